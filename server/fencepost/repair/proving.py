"""Repairs by counterexamples: a cheapest set of changes that rules out the runs seen so far is tried on the program; a
run that still goes wrong gives the next clause, until none does.

The answer is minimal: fewer changes, or cheaper ones, would leave one of the runs that were seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fencepost.machine.state.world import World
from fencepost.machine.values.order import Order
from fencepost.model.patch import Patch, PatchKind
from fencepost.repair.edits import Edits
from fencepost.repair.hitting import Clause, cheapest
from fencepost.repair.inversions import Finder, RuledOut, Walk
from fencepost.repair.option import COSTS, Option
from fencepost.search.exploration import Exploration, StateJudge
from fencepost.search.replay import replay
from fencepost.search.schedule import Turn, schedule_along

MOST_ROUNDS = 60


ALL: frozenset[PatchKind] = frozenset(COSTS)
BARRIERS: frozenset[PatchKind] = frozenset({"FB"})


class Subject(NamedTuple):
    """A program to be repaired: `world` makes one, with changes, whose harness runs under a memory model or in order.

    `search` explores a world up to the first state that is wrong, with at most so many states if that is not 0.
    `is_right` tells whether a check would say that the exploration shows that the program holds.
    """

    world: Callable[[tuple[Patch, ...], Order | None], World]
    is_wrong: StateJudge
    edits: Edits
    search: Callable[[World, int], Exploration]
    is_right: Callable[[Exploration], bool]


class Repaired(NamedTuple):
    """Changes with which nothing goes wrong. No cheaper ones of their kinds exist, as `rounds` searches have shown."""

    options: tuple[Option, ...]
    rounds: int

    @property
    def cost(self) -> int:
        return sum(option.cost for option in self.options)


class Repairs:
    """Looks for repairs of one program under one memory model. The clauses of its runs are kept from one search to the
    next. `past_volatile` is true if a run without a cheap option shows a reordering that volatile accesses do not
    forbid."""

    def __init__(self, program: Subject, order: Order) -> None:
        self._program, self._order = program, order
        self.clauses: list[Clause] = []
        self.past_volatile = False

    def cheapest(self, kinds: frozenset[PatchKind] = ALL) -> Repaired | None:
        """The cheapest changes of some kinds after which nothing goes wrong; None if there are none, or they could not
        be proved."""
        for rounds in range(1, MOST_ROUNDS + 1):
            chosen = cheapest([_of(clause, kinds) for clause in self.clauses], _one if kinds == BARRIERS else _cost)
            if chosen is None:
                return None
            world = self._program.world(patches_of(chosen), self._order)
            found = self._program.search(world, 0)
            wrong = first_wrong(found, self._program.is_wrong)
            if wrong is None:
                return Repaired(chosen, rounds) if found.complete and self._program.is_right(found) else None
            seen = _seen(self._program, self._order, world, found, wrong)
            self.clauses.append(seen.options - set(chosen))
            if seen.past_volatile and not any(option.patch.kind in _CHEAP for option in seen.options):
                self.past_volatile = True
        return None


_CHEAP: frozenset[PatchKind] = frozenset({"volatile", "field"})


def _of(clause: Clause, kinds: frozenset[PatchKind]) -> Clause:
    return frozenset(option for option in clause if option.patch.kind in kinds)


def holds(program: Subject, patches: tuple[Patch, ...], order: Order | None, states: int = 0) -> bool:
    """True if nothing goes wrong with these changes, as a complete search of at most so many states shows."""
    world = program.world(patches, order)
    found = program.search(world, states)
    return found.complete and program.is_right(found)


def first_wrong(found: Exploration, is_wrong: StateJudge) -> int | None:
    """A state of a search in which something is wrong."""
    for state in (*found.crashes, *found.finals):
        if state in found.crashes or is_wrong(found.space, state):
            return state
    return None


def patches_of(options: tuple[Option, ...]) -> tuple[Patch, ...]:
    return tuple(option.patch for option in options)


def _one(_option: Option) -> int:
    return 1


def _cost(option: Option) -> int:
    return option.cost


def _seen(program: Subject, order: Order, world: World, found: Exploration, state: int) -> RuledOut:
    """The options that would have ruled out the way to a state."""
    turns: tuple[Turn, ...] = schedule_along(*found.run_to(state)[:2])
    walk = Walk(program.edits.starts)
    fresh = world.unreduced(order)
    fresh.watch = walk.watch
    run = replay(fresh, world.harness, turns)
    finder = Finder(order, world.is_contended, fresh.sites, program.edits)
    return finder.seen((*run.happenings, *run.pending), walk)
