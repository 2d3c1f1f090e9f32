"""Looks first for errors that need no reordering: they are found sooner, and are easier to follow.

Every memory model allows all runs in order, so an error in order is an error under the model. A search that finds
nothing has refuted guesses that the one under the model need not make again. If a limit stops the search under the
model, the errors of the search in order are reported. If that meets no race, there may be no second search (`races`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fencepost.machine.state.world import World
from fencepost.search.budget import Budget
from fencepost.search.exploration import Exploration, MustEnd, StateJudge
from fencepost.search.explore import explore
from fencepost.search.races import has_race
from fencepost.search.space import Space
from fencepost.search.worlds import learn_from_ordered, ordered

if TYPE_CHECKING:
    from fencepost.machine.step import HarnessOrTrial

_SHARE = 2 / 3
"""The part of the time that the search in order has. It has all of it until something turns up that could be late."""


class _InOrder(Budget):
    """The limits of the search in order. `whole` is the time that it has without suspects."""

    whole = 0.0

    def look(self, states: int, space: Space) -> str:
        reached = super().look(states, space)
        if reached == "time" and self.seconds < self.whole and space.races is not None and not space.races.suspects():
            self.extend(self.whole)
            return ""
        return reached


def explore_in_order_first(
    world: World, harness: HarnessOrTrial, budget: Budget, stop_at: StateJudge | None, circles: MustEnd | None = None,
    is_try: bool = False, seen: Callable[[Exploration], None] | None = None,
) -> Exploration:  # fmt: skip
    """Explores in order first, then under the model. The search ends with the first wrong state; its space says in
    which world. If it `is_try`, another search with larger limits follows one that a limit has stopped: what is found
    must not depend on where that was, so the model has to wait for it. `seen` is called with the search in order when
    it has found nothing wrong, before the other one begins.

    Without a judge it finds everything. Unless the search in order is to be `seen`, it is left out then,
    if it cannot be all there is.
    """
    may_suffice = world.order is not None and world.races and world.order.needs_races
    if world.order is None or (stop_at is None and seen is None and not may_suffice):
        found = explore(world, harness, budget, stop_at, circles)
        if seen is not None and world.order is None:
            seen(found)
        return found
    before = ordered(world, may_suffice)
    budget.start()
    limits = budget.part(budget.seconds * _SHARE, _InOrder)
    limits.whole = budget.seconds
    found = explore(before, harness, limits, stop_at, circles)
    found.budget = budget
    if not found.complete and not found.stopped_by:
        return found
    if seen is not None:
        seen(found)
    if found.complete and before.later is not None and not has_race(found):
        return found
    if found.stopped_by == "time" and limits.seconds == limits.whole:
        return found
    if found.stopped_by and is_try:
        return found
    learn_from_ordered(world, before)
    late = explore(world, harness, budget, stop_at, circles)
    late.in_order = found
    return late


def explore_both(world: World, harness: HarnessOrTrial, limits: Callable[[], Budget]) -> tuple[Exploration, ...]:
    """Everything in order, then everything under the model, if that can be more; each within limits of its own."""
    if world.order is None:
        return (explore(world, harness, limits()),)
    before = ordered(world, world.races and world.order.needs_races)
    found = explore(before, harness, limits())
    if found.complete and before.later is not None and not has_race(found):
        return (found,)
    learn_from_ordered(world, before)
    return found, explore(world, harness, limits())
