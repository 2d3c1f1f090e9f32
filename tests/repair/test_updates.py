"""Updates that are lost in order, and late under a memory model."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from tests.repair.edited import edited

HERE = Path(__file__).parent


def check(configuration: str, name: str) -> Unit:
    program = Program(HERE / "bin" / configuration / "Updates.dll")
    type, method = next((type, method) for type, method in program.units(None) if method.name == name)
    return check_unit(program, type, method, Settings(repair=True))


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_one_operation_is_neither_lost_nor_late(configuration: str) -> None:
    repair = check(configuration, "Lost").findings[0].repairs[0]
    text = (HERE / "Updates.cs").read_text("utf-8")
    start, end = text.index("    public static void Lost()"), text.index("    public static void LostRepaired()")
    body = text[end : text.rindex("}")].replace("LostRepaired", "Lost")
    assert repair.kind == "interlocked"
    assert edited(text, repair.edits)[start:].startswith(body)
    assert check(configuration, "LostRepaired").verdict == "HOLDS"


def test_no_repair_changes_one_place_twice() -> None:
    for repair in check("Debug", "Lost").findings[0].repairs:
        places = [(edit.line, edit.column, edit.end_column) for edit in repair.edits]
        assert len(set(places)) == len(places)
