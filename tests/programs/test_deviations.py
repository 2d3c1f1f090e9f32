"""What the library does differently from .NET is named in verdicts of programs that use it, and of no others."""

from __future__ import annotations

from pathlib import Path

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.replaying import replay_unit
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.machine.state.guesses import MOST_TICKS
from fencepost.model.verdict import Unit

BIN = Path(__file__).parent / "bin" / "Release"


def units(topic: str) -> dict[str, Unit]:
    program = Program(BIN / f"{topic}.dll")
    settings = Settings(max_states=20_000, model="sc")
    return {
        unit_name(method): check_unit(program, type, method, settings, outcomes=True)
        for type, method in program.units(None)
    }


def test_a_program_that_reads_a_clock_is_told_how_clocks_move() -> None:
    for name, unit in units("Clocks").items():
        assert any("clocks stand still or move" in text for text in unit.assumed), name


def test_a_program_that_uses_nothing_simplified_assumes_nothing() -> None:
    assert not any(unit.assumed for unit in units("Streams").values())
    assert not any(unit.assumed for unit in units("ArrayPools").values())


def test_who_waits_for_more_ticks_than_are_explored_is_left_open_and_no_deadlock() -> None:
    unit = units("Ticks")["Programs.Hundredth.X_Open"]
    assert unit.verdict == "HOLDS_UP_TO"
    assert [(bound.kind, bound.value) for bound in unit.bounds] == [("ticks", MOST_TICKS)]


def test_a_schedule_tells_how_often_timers_fire() -> None:
    program = Program(BIN / "Ticks.dll")
    told = 0
    for type, method in program.units(lambda method: method.name in ("Five_Right", "Polled_Wrong")):
        unit = check_unit(program, type, method, Settings(max_states=20_000, model="sc"), outcomes=True)
        for finding in unit.findings:
            again = replay_unit(program, type, method, finding.schedule).unit.findings
            assert [(one.property, one.line) for one in again] == [(finding.property, finding.line)]
            told += "@ticks3" in finding.schedule
        for outcome in unit.outcomes:
            if outcome.value[0] != "!":
                assert replay_unit(program, type, method, outcome.schedule).outcome == outcome.value
                told += "@ticks5" in outcome.schedule
    assert told == 2
