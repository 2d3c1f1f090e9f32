"""Locks, publications, counters and flags, written in many ways: all repaired at once, compiled, and checked again.

`pytest -n0 --refresh` writes the repaired source, which has to be compiled then (tests/assemblies/build.py).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from tests.repair.edited import edited

HERE = Path(__file__).parent / "varied"
REPAIRED = HERE / "repaired"


@cache
def checked(path: Path, repair: bool) -> dict[str, Unit]:
    """Every unit of an assembly, by its method."""
    program = Program(path)
    settings = Settings(repair=repair)
    return {method.name: check_unit(program.renewed(), type, method, settings) for type, method in program.units(None)}


def test_each_has_repairs_that_edit_the_source(pytestconfig: pytest.Config) -> None:
    units = checked(HERE / "bin" / "Release" / "Varied.dll", True)
    assert {name: unit.verdict for name, unit in units.items()} == dict.fromkeys(units, "VIOLATED")
    repairs = {name: unit.findings[0].repairs for name, unit in units.items()}
    assert all(repair.edits for several in repairs.values() for repair in several)
    assert all(repairs.values())
    edits = tuple([edit for several in repairs.values() for edit in several[0].edits])
    text = edited((HERE / "Varied.cs").read_text("utf-8"), edits)
    if pytestconfig.getoption("--refresh"):
        (REPAIRED / "Varied.cs").write_text(text, "utf-8")
    assert text == (REPAIRED / "Varied.cs").read_text("utf-8")


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_all_hold_once_they_are_repaired(configuration: str) -> None:
    units = checked(REPAIRED / "bin" / configuration / "Varied.dll", False)
    assert {name: unit.verdict for name, unit in units.items()} == dict.fromkeys(units, "HOLDS")
