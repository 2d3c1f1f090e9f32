"""Repairs by counterexamples: a cheapest set of changes that rules out the runs seen so far is tried on the program; a
run that still goes wrong gives the next clause, until none does.

The answer is minimal: fewer changes, or cheaper ones, would leave one of the runs that were seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fencepost.machine.order import Order
from fencepost.machine.world import World
from fencepost.model.patch import Patch
from fencepost.repair.hitting import Clause, cheapest
from fencepost.repair.inversions import Finder, Possible, Starts, Update, Walk
from fencepost.repair.option import Option
from fencepost.search.explore import Exploration, Judge
from fencepost.search.replay import replay
from fencepost.search.schedule import Turn, schedule_along

MOST_ROUNDS = 60


class Program(NamedTuple):
    """What is to be repaired: `world` makes one, with changes, whose harness runs under a memory model or in order.

    `search` explores one up to the first state that is wrong, with at most so many states if that is not 0.
    """

    world: Callable[[tuple[Patch, ...], Order | None], World]
    is_wrong: Judge
    starts: Starts
    is_possible: Possible
    end_of_update: Update
    search: Callable[[World, int], Exploration]


class Repaired(NamedTuple):
    """Changes with which nothing goes wrong; none is cheaper, `rounds` searches have shown."""

    options: tuple[Option, ...]
    rounds: int


def repair(program: Program, order: Order, clauses: list[Clause], barriers_only: bool = False) -> Repaired | None:
    """The cheapest changes after which nothing goes wrong; None if there are none, or they could not be proved.

    What each run that was seen needs is added to the clauses.
    """
    for rounds in range(1, MOST_ROUNDS + 1):
        chosen = cheapest(clauses, _one if barriers_only else _cost)
        if chosen is None:
            return None
        world = program.world(patches_of(chosen), order)
        found = program.search(world, 0)
        wrong = first_wrong(found, program.is_wrong)
        if wrong is None:
            return Repaired(chosen, rounds) if found.complete and not world.window_full else None
        clauses.append(_clause(program, order, world, found, wrong, chosen, barriers_only))
    return None


def barriers_of(clauses: list[Clause]) -> list[Clause]:
    """What the same runs need, of barriers alone."""
    return [frozenset(option for option in clause if option.patch.kind == "FB") for clause in clauses]


def holds(program: Program, patches: tuple[Patch, ...], order: Order | None, states: int = 0) -> bool:
    """Whether nothing goes wrong with these changes, as a complete search of at most so many states shows."""
    world = program.world(patches, order)
    found = program.search(world, states)
    return found.complete and not world.window_full and first_wrong(found, program.is_wrong) is None


def first_wrong(found: Exploration, is_wrong: Judge) -> int | None:
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


def _clause(
    program: Program,
    order: Order,
    world: World,
    found: Exploration,
    state: int,
    chosen: tuple[Option, ...],
    barriers_only: bool,
) -> Clause:
    """What would have ruled out the way to a state, and has not been chosen yet."""
    turns: tuple[Turn, ...] = schedule_along(found.space, found.path(state))
    walk = Walk(program.starts)
    fresh = World(world.universe, fuse=False, order=order)
    fresh.harness, fresh.sites, fresh.changing = world.harness, world.sites, set(world.changing)
    fresh.slots, fresh.slot_names = dict(world.slots), list(world.slot_names)
    fresh.watch = walk.watch
    run = replay(fresh, world.harness, turns)
    finder = Finder(order, world.shared, fresh.sites, program.is_possible, program.end_of_update, barriers_only)
    return finder.options((*run.happenings, *run.pending), walk) - set(chosen)
