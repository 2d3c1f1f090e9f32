"""Programs without races are not searched under the memory model; those with races are."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit

FOLDER = Path(__file__).parent / "bin" / "Release"
LIMITED = Settings(max_states=4_000, time=600.0)


def check(topic: str, name: str, settings: Settings) -> Unit:
    program = Program(FOLDER / f"{topic}.dll")
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]) == f"Programs.{name}")
    return check_unit(program, type, method, settings)


@pytest.mark.parametrize(
    ("topic", "name", "states", "more"),
    [
        ("AsyncCode", "AsyncLock.X_Right", 158, 368), ("Channels", "NeverCompleted.X_Right", 463, 972),
        ("Channels", "WaitThenTryRead.X_Right", 153, 325), ("TaskPrograms", "Continuations.Two_Right", 49, 57),
    ],
)  # fmt: skip
def test_what_has_no_race_has_the_states_of_a_search_in_order(topic: str, name: str, states: int, more: int) -> None:
    for settings, expected in (
        (LIMITED, states),
        (LIMITED._replace(model="sc"), states),
        (LIMITED._replace(without=("races",)), more),
    ):
        unit = check(topic, name, settings)
        assert (unit.verdict, unit.states) == ("HOLDS", expected)


@pytest.mark.parametrize(
    ("topic", "name", "states", "more"),
    [
        ("LazyInit", "DoubleChecked.X_Right", 35, 78),
        ("MonitorWait", "FlagAfterPulse.X_Right", 13, 16),
    ],
)  # fmt: skip
def test_what_has_a_race_is_searched_under_the_model(topic: str, name: str, states: int, more: int) -> None:
    in_order, unit = check(topic, name, LIMITED._replace(model="sc")), check(topic, name, LIMITED)
    assert (in_order.states, unit.states) == (states, more)
    assert (in_order.verdict, unit.verdict) == ("HOLDS", "HOLDS")
