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
from fencepost.search.space import LEFT

MOST_ROUNDS = 60


ALL: frozenset[PatchKind] = frozenset(COSTS)
BARRIERS: frozenset[PatchKind] = frozenset({"FB"})


class Subject(NamedTuple):
    """A program to be repaired: `world` makes one, with changes, whose harness runs under a memory model or in order.

    `search` explores a world up to the first state that is wrong, with at most so many states if that is not 0.
    `wrong_run` is a run that goes wrong still, of an exploration; () if a check would say that it shows that the
    program holds, None if neither is known. With `polls`, it may be wrong that a loop waits by plain reads.
    """

    world: Callable[[tuple[Patch, ...], Order | None], World]
    edits: Edits
    search: Callable[[World, int], Exploration]
    wrong_run: Callable[[Exploration], tuple[Turn, ...] | None]
    polls: bool = False


class Repaired(NamedTuple):
    """Changes with which nothing goes wrong. No cheaper ones of their kinds exist, as `rounds` searches have shown.
    `in_order`: it is not known what a model allows besides. `by_cut`: they are the barriers of a minimum cut of the
    state graph, and fewer may do."""

    options: tuple[Option, ...]
    rounds: int
    in_order: bool = False
    by_cut: bool = False

    @property
    def cost(self) -> int:
        return sum(option.cost for option in self.options)


class Repairs:
    """Looks for repairs of one program under one memory model. The clauses of its runs are kept from one search to the
    next. `past_volatile` is true if a run without a cheap option shows a reordering that volatile accesses do not
    forbid. A program that goes wrong in order is tried in order first, which takes far fewer states."""

    def __init__(self, program: Subject, order: Order, in_order_first: bool = False) -> None:
        self._program, self._order = program, order
        self._orders: tuple[Order | None, ...] = (None, order) if in_order_first else (order,)
        self.clauses: list[Clause] = []
        self.past_volatile = False

    def cheapest(self, kinds: frozenset[PatchKind] = ALL) -> Repaired | None:
        """The cheapest changes of some kinds after which nothing goes wrong; None if there are none, or they could not
        be proved."""
        for rounds in range(1, MOST_ROUNDS + 1):
            chosen = cheapest([_of(clause, kinds) for clause in self.clauses], _one if kinds == BARRIERS else _cost)
            if chosen is None:
                return None
            found = self._tried(chosen, rounds)
            if found is None or isinstance(found, Repaired):
                return found
            self.clauses.append(found.options - set(chosen))
            if found.past_volatile and not any(option.patch.kind in _CHEAP for option in found.options):
                self.past_volatile = True
        return None

    def _tried(self, chosen: tuple[Option, ...], rounds: int) -> RuledOut | Repaired | None:
        """Some changes if nothing goes wrong with them, or else what would have ruled out a run that does."""
        for order in self._orders:
            world = self._program.world(patches_of(chosen), order)
            wrong = self._program.wrong_run(self._program.search(world, 0))
            if wrong:
                return _seen(self._program, self._order, world, wrong)
            if wrong is None:
                return Repaired(chosen, rounds, in_order=True) if order is not self._orders[0] else None
        return Repaired(chosen, rounds)


_CHEAP: frozenset[PatchKind] = frozenset({"volatile", "field"})


def _of(clause: Clause, kinds: frozenset[PatchKind]) -> Clause:
    return frozenset(option for option in clause if option.patch.kind in kinds)


def holds(program: Subject, patches: tuple[Patch, ...], order: Order | None, states: int = 0) -> bool:
    """True if nothing goes wrong with these changes, as a complete search of at most so many states shows."""
    world = program.world(patches, order)
    found = program.search(world, states)
    return program.wrong_run(found) == ()


def run_to_wrong(found: Exploration, is_wrong: StateJudge) -> tuple[Turn, ...]:
    """A run of a search to a state in which something is wrong, or the machine could not go on; () if there is none."""
    for state in (*found.crashes, *found.finals):
        if state & LEFT or is_wrong(found.space, state):
            return schedule_along(*found.run_to(state)[:2])
    return ()


def patches_of(options: tuple[Option, ...]) -> tuple[Patch, ...]:
    return tuple(option.patch for option in options)


def _one(_option: Option) -> int:
    return 1


def _cost(option: Option) -> int:
    return option.cost


def _seen(program: Subject, order: Order, world: World, turns: tuple[Turn, ...]) -> RuledOut:
    """The options that would have ruled out a run."""
    walk = Walk(program.edits.starts)
    fresh = world.unreduced(world.order)
    fresh.watch = walk.watch
    run = replay(fresh, world.harness, turns)
    finder = Finder(order, world.is_contended, fresh.sites, program.edits, program.polls)
    return finder.seen((*run.happenings, *run.pending), walk)
