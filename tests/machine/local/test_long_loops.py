"""Loops that go on for long in one step: whether they get anywhere, and limits that end them."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.machine.local import long_loops
from fencepost.machine.running import entering
from fencepost.machine.state import pace
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration, explore

PATH = Path(__file__).parents[2] / "programs" / "bin" / "Release" / "Stretches.dll"


class _Passing(Budget):
    """Its limit of time is reached while steps are made, never between them."""

    asked = 0

    def reached(self, _more: int = 0) -> str:
        self.asked += 1
        return "time"

    def look(self, _states: int, _space: object) -> str:
        return ""


def _explored(harness: str, budget: Budget) -> Exploration:
    program = Program(PATH)
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]) == harness)
    instance = program.instance(type, method)
    return explore(program.world(Settings(model="sc"), instance), instance, budget)


@pytest.mark.parametrize("harness", ["Programs.LongLoop.X_Right", "Programs.LongRecursions.X_Right"])
def test_a_long_step_is_given_up_at_a_limit(harness: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (entering, long_loops):
        monkeypatch.setattr(module, "BETWEEN_LIMITS", 50)
    monkeypatch.setattr(pace.Pace, "next_limit", pace.MOST_OPERATIONS - 50)
    budget = _Passing()
    found = _explored(harness, budget)
    assert (found.stopped_by, found.complete, budget.asked) == ("time", False, 1)
    assert found.space.world.limit_reached is None


@pytest.mark.parametrize(("harness", "states"), [("Programs.LongSums.X_Right", 6), ("Programs.LongLoop.X_Right", 4)])
def test_a_loop_that_nobody_notices_is_one_step(harness: str, states: int) -> None:
    found = _explored(harness, Budget())
    assert found.complete
    assert len(found.parents) == states
