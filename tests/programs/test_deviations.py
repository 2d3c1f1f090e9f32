"""What the library does differently from .NET is named in verdicts of programs that use it, and of no others."""

from __future__ import annotations

from pathlib import Path

from fencepost.engine.check import Program, check_unit
from fencepost.engine.names import unit_name
from fencepost.engine.settings import Settings
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
