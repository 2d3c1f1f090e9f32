"""Breadth-first search over all states, within a `Budget`: outcomes, and the shortest way to every error.

A finding leaves the search as a schedule. A schedule counts operations, not steps, and names threads by who started
them, so it depends neither on guesses nor on the order of the search (docs/decisions/0003).

A search begins again when a guess is refuted, when renaming objects turns out to pay (`renaming`), and when new values
turn up after guesses of their variable were made (`guesses`).

Its parts: `frontier` goes from level to level, `referee` finds wrong states, `pauses` looks at limits and hunts,
`exploration` is the result.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from fencepost.machine.state.world import World
from fencepost.machine.values.errors import LimitError, RestartError
from fencepost.search.budget import Budget
from fencepost.search.exploration import Exploration, MustEnd, StateJudge
from fencepost.search.frontier import Frontier
from fencepost.search.limited import limited
from fencepost.search.pauses import Pauses
from fencepost.search.referee import EnoughError, Referee
from fencepost.search.space import Space
from fencepost.search.ticking import look_at_rounds
from fencepost.search.worlds import begin_again

if TYPE_CHECKING:
    from fencepost.machine.step import HarnessOrTrial

__all__ = ["Exploration", "MustEnd", "StateJudge", "explore", "uncollected"]  # what its callers need


def explore(
    world: World,
    harness: HarnessOrTrial,
    budget: Budget,
    stop_at: StateJudge | None = None,
    circles: MustEnd | None = None,
) -> Exploration:
    """All states that the harness can reach, within a budget; with a judge, up to the first that is wrong, or in which
    threads wait in a circle that keeps one of those from ending that must.

    A refuted guess starts the search again; guesses only ever weaken, so this ends.
    """
    with uncollected():
        world.settled = False
        while True:
            space = Space(world, harness)
            try:
                found = _explore(space, budget, stop_at, circles)
                while space.stale and found.complete:
                    # Guesses that were made too early are made again, with all values that are known now.
                    space.learn()
                    found = _explore(space, budget, stop_at, circles)
                if found.complete:
                    space.guess_more()
                    if world.awaits_ticks:
                        look_at_rounds(found)
                space.is_searched = world.settled = True
                return found
            except RestartError:
                begin_again(world, space.renames)


@contextmanager
def uncollected() -> Iterator[None]:
    """Switches off the garbage collector: nothing that a search keeps is garbage, and looking for garbage takes
    long."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _explore(space: Space, budget: Budget, judge: StateJudge | None, must_end: MustEnd | None) -> Exploration:
    """One attempt, which a `RestartError` ends if it has to be made again."""
    found = Exploration(space, {space.initial(): -1}, budget=budget)
    budget.start()
    try:
        with limited(space.world, budget):
            referee = Referee(found, judge, must_end)
            Frontier(found, referee, Pauses(found, budget, referee)).exhaust(budget)
            found.complete = True
    except EnoughError:
        pass
    except LimitError as reached:
        found.stop(reached.limit)
    finally:
        budget.count(len(found.parents))
    return found
