"""The first look of a run: verdicts in a short time, and nothing half done when it is over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fencepost.engine.shared.messages import Answer, CheckTask
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.builds import Builds
from fencepost.engine.workers.first_look import first_look
from tests.assembly.inputs import sample
from tests.engine.inputs import LONG, wanted

SEQUENTIAL = Settings(model="sc")


def asked_of(builds: Builds) -> Callable[[CheckTask, float], Answer]:
    """A look without another process."""
    return lambda task, _seconds: builds.check(task)


def test_what_is_small_is_answered() -> None:
    units = wanted(sample("Samples"), settings=SEQUENTIAL)
    found = dict(first_look(asked_of(Builds(None)), units, seconds=600.0))
    assert list(found) == list(range(len(units)))
    assert [unit.unit for unit in found.values()] == [unit.planned.unit for unit in units]
    assert not any(unit.bounds for unit in found.values())


@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.1])
def test_what_takes_longer_is_left_to_others_and_can_be_checked_anew(seconds: float) -> None:
    builds = Builds(None)
    units = [*wanted(LONG, settings=SEQUENTIAL), *wanted(sample("Samples"), settings=SEQUENTIAL)]
    for place, unit in first_look(asked_of(builds), units, seconds):
        assert unit.unit == units[place].planned.unit
        assert all(bound.kind != "time" for bound in unit.bounds)
    again = dict(first_look(asked_of(builds), wanted(sample("Samples"), settings=SEQUENTIAL), seconds=600.0))
    assert {unit.verdict for unit in again.values()} == {"HOLDS", "VIOLATED"}
