"""Where an asynchronous harness waits for ever is told as a line of it, not as one of the library."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings

PROGRAMS = Path(__file__).parent.parent / "programs"


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize(
    ("name", "statement"), [("X_Wrong", "return await Inner(never.Task);"), ("Blocked_Wrong", "closed.WaitOne();")]
)
def test_a_deadlock_is_where_the_harness_waits(name: str, statement: str, configuration: str) -> None:
    program = Program(PROGRAMS / "bin" / configuration / "AsyncLoops.dll")
    full = f"Programs.AwaitedForEver.{name}"
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]) == full)
    unit = check_unit(program, type, method, Settings(model="dotnet"))
    (finding,) = unit.findings
    assert finding.property == "deadlock"
    assert finding.line is not None
    lines = (PROGRAMS / "AsyncLoops.cs").read_text("utf-8").splitlines()
    assert lines[finding.line - 1].strip() == statement
    assert "continuations" not in finding.message
