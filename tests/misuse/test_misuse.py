"""What the library assumes of how it is used is watched: programs that break it have the same outcomes with and without
each reduction, and what the real runtime has returned is among them (`record.py`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from fencepost.search.reductions import REDUCTIONS

HERE = Path(__file__).parent
SEEN: dict[str, list[str]] = json.loads((HERE / "seen.json").read_text("utf-8"))
TOPICS = sorted(source.stem for source in HERE.glob("*.cs"))
LIMITED = Settings(max_states=40_000, time=600.0, model="sc")
LATE = LIMITED._replace(model="x86-tso")
OFF: list[tuple[str, ...]] = [("fusion",), ("awaits",), ("joins", "names"), tuple(REDUCTIONS)]
_STATIC_PUBLIC = 0x16

SEARCHED = {
    "Misuse.Sources.Used_Again": 179,
    "Misuse.Iterators.Each_Its_Own": 13,
    "Misuse.Iterators.Two_Enumerators_Of_One": 6,
    "Misuse.Tasks.Completer_Looks": 70,
}
"""The states of what is used in turn: nothing has been given up."""


def units(topic: str, configuration: str, settings: Settings) -> dict[str, Unit]:
    program = Program(HERE / "bin" / configuration / f"{topic}.dll")
    found = program.units(lambda method: method.flags & _STATIC_PUBLIC == _STATIC_PUBLIC)
    return {
        unit_name(m): check_unit(program, type, m, settings, outcomes=True) for type, m in found if _is_of(topic, m)
    }


def _is_of(topic: str, method: object) -> bool:
    return unit_name(method).startswith(f"Misuse.{topic}.") and unit_name(method) in SEEN  # type: ignore[arg-type]


@pytest.mark.share(45)
@pytest.mark.parametrize("off", OFF, ids=" ".join)
@pytest.mark.parametrize("topic", TOPICS)
def test_outcomes_of_misuse_are_the_same_without_reductions(topic: str, off: tuple[str, ...]) -> None:
    whole = units(topic, "Release", LIMITED)
    plain = units(topic, "Release", LIMITED._replace(without=off))
    for name, unit in whole.items():
        assert not unit.bounds, name
        assert not plain[name].bounds, name
        assert unit.verdict == plain[name].verdict, name
        assert {one.value for one in unit.outcomes} == {one.value for one in plain[name].outcomes}, name


@pytest.mark.share(2)
@pytest.mark.parametrize("off", [("races",), tuple(REDUCTIONS)], ids=" ".join)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_outcomes_of_sources_that_are_polled_are_the_same_where_operations_are_late(
    configuration: str, off: tuple[str, ...]
) -> None:
    """Without the search in order, a loop may read a variable that no thread has written yet, after its own thread has
    written."""
    whole = units("Polled", configuration, LATE)
    plain = units("Polled", configuration, LATE._replace(without=off))
    for name, unit in whole.items():
        assert not unit.bounds, name
        assert not plain[name].bounds, name
        assert unit.verdict == plain[name].verdict, name
        assert {one.value for one in unit.outcomes} == {one.value for one in plain[name].outcomes}, name


@pytest.mark.share(3)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("topic", TOPICS)
def test_what_the_runtime_has_returned_is_an_outcome(topic: str, configuration: str) -> None:
    for name, unit in units(topic, configuration, LIMITED).items():
        found = {value for outcome in unit.outcomes for value in outcome.value[:1]}
        assert set(SEEN[name]) <= found, name


def test_what_is_used_in_turn_needs_no_more_states() -> None:
    for name, states in SEARCHED.items():
        topic = name.split(".")[1]
        assert units(topic, "Release", LIMITED)[name].states == states, name
