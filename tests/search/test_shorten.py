"""Fewer changes from thread to thread: the same steps, the same end, never more."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fencepost.search.schedule import schedule_along
from fencepost.search.shorten import fewest_switches
from fencepost.search.space import Space
from tests.search.explored import explored

HARNESSES = ["Outcomes Increments.X_Wrong", "LockOrder AbBa.X_Wrong", "MonitorWait LostPulse.X_Right"]


def movers(space: Space, path: list[int]) -> list[int]:
    """Which thread makes each step."""
    found = []
    for before, after in pairwise(path):
        found.append(next(slot for slot, moves in space.enabled(before) if after - before in moves))
    return found


def switches(space: Space, path: list[int]) -> int:
    return sum(before != after for before, after in pairwise(movers(space, path)))


@pytest.mark.parametrize("model", ["sc", "dotnet"])
@pytest.mark.parametrize("name", HARNESSES)
def test_every_path_keeps_its_ends_and_steps(name: str, model: str) -> None:
    found = explored(name, model)
    better = 0
    for state in [*found.finals, *found.crashes]:
        path = found.path(state)
        shorter = fewest_switches(found.space, path)
        assert (shorter[0], shorter[-1], len(shorter)) == (path[0], path[-1], len(path))
        assert sorted(movers(found.space, shorter)) == sorted(movers(found.space, path))
        assert switches(found.space, shorter) <= switches(found.space, path)
        assert schedule_along(found.space, shorter)
        better += switches(found.space, shorter) < switches(found.space, path)
    assert better or name != HARNESSES[0]


def test_a_search_that_gives_up_changes_nothing() -> None:
    found = explored(HARNESSES[0], "sc")
    path = found.path(found.finals[-1])
    assert fewest_switches(found.space, path, most=1) == path
