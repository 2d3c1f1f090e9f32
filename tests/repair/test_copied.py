"""Local copies of shared variables, which `ecma` lets a compiler read again: told, and repaired by volatile reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from fencepost.report.trace import operation_text
from tests.repair.edited import edited

HERE = Path(__file__).parent


def check(name: str, model: str = "ecma", configuration: str = "Release") -> Unit:
    program = Program(HERE / "bin" / configuration / "Copied.dll")
    type, method = next((type, method) for type, method in program.units(None) if method.name == name)
    return check_unit(program, type, method, Settings(repair=True, model=model))


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize(("name", "field"), [("Clicked", "handler"), ("Selected", "index")])
def test_a_copy_is_read_once_where_that_is_volatile(name: str, field: str, configuration: str) -> None:
    (finding,) = check(name, configuration=configuration).findings
    assert f"reads Button.{field} again where it uses its value" in finding.message
    assert [operation_text(row) for row in finding.trace if row.op == "reread"] in (
        [f"Button.{field} -> null (read again)"],
        [f"Button.{field} -> 5 (read again)"],
    )
    assert not finding.also_under
    text = (HERE / "Copied.cs").read_text("utf-8")
    before = next(line for line in text.split("\n") if line.endswith(f"= {field};"))
    assert before.replace(f"= {field}", f"= Volatile.Read(ref {field})") in edited(text, finding.repairs[0].edits)
    assert check(f"{name}Repaired", configuration=configuration).verdict == "HOLDS"


@pytest.mark.parametrize("name", ["Clicked", "Selected"])
def test_a_copy_is_a_copy_where_reads_are_not_made_again(name: str) -> None:
    assert check(name, "dotnet").verdict == "HOLDS"
