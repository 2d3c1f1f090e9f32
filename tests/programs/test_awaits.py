"""An await that registers at once changes what is explored, and never what is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit

FOLDER = Path(__file__).parent / "bin"
LIMITED = Settings(max_states=6_000, time=600.0, model="sc")
TOPICS = [
    "AsyncCode", "AsyncIdioms", "AsyncLoops", "Awaits", "Cancellation", "ChannelIdioms", "Channels", "LazyInit",
    "PoolReuse", "Pools", "Semaphores", "TaskIdioms", "TaskPrograms", "Timers",
]  # fmt: skip
COUNTED = {
    "Completer_Goes_On": (290, 613),
    "Several_Wait": (768, 1774),
    "Lock_Around_The_Call": (229, 1226),
    "Caller_Goes_On": (366, 1686),
    "Context_Flows": (60, 543),
    "Same_Thread": (1674, 1674),
    "Value_Of_Thread_After": (881, 881),
}
"""Some harnesses of `Awaits`, with the states of the search and of one without the reduction."""


def units(topic: str, configuration: str, settings: Settings) -> dict[str, Unit]:
    program = Program(FOLDER / configuration / f"{topic}.dll")
    return {unit_name(m): check_unit(program, type, m, settings, outcomes=True) for type, m in program.units(None)}


@pytest.mark.share(10)
@pytest.mark.parametrize("topic", TOPICS)
def test_outcomes_are_the_same_without(topic: str) -> None:
    without = units(topic, "Release", LIMITED._replace(without=("awaits",)))
    compared = 0
    for name, unit in units(topic, "Release", LIMITED).items():
        if unit.bounds or without[name].bounds:
            continue
        compared += 1
        assert unit.verdict == without[name].verdict, name
        assert {one.value for one in unit.outcomes} == {one.value for one in without[name].outcomes}, name
    assert compared >= 3


@pytest.mark.share(2)
@pytest.mark.parametrize("name", COUNTED)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_states(name: str, configuration: str) -> None:
    program = Program(FOLDER / configuration / "Awaits.dll")
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]) == f"Programs.Awaits.{name}")
    counts = [check_unit(program, type, method, LIMITED._replace(without=off)).states for off in ((), ("awaits",))]
    assert tuple(counts) == COUNTED[name]
