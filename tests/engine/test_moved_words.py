"""Lines that messages name without their file move with the statements."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.cache.positions import MovedError, Statement, moved
from fencepost.engine.check import Program
from fencepost.model.verdict import Finding, Unit

FLAG = Path(__file__).parent.parent / "repair" / "bin" / "Debug" / "Flag.dll"
BEFORE: list[list[Statement]] = [[("A.cs", 5, 9, 5, 20), ("A.cs", 6, 9, 6, 20)]]


def unit(message: str) -> Unit:
    finding = Finding("FP1001", "assertion", message, "A.cs", 5, 9, 5, 20, (), "", ())
    return Unit("A.B", "harness", "A.dll", "dotnet", "VIOLATED", 1, 1, 0.0, findings=(finding,))


def test_a_line_in_a_message_moves() -> None:
    after: list[list[Statement]] = [[("A.cs", 7, 9, 7, 20), ("A.cs", 9, 9, 9, 20)]]
    told = moved(
        unit("A thread reads x (line 6) before its write of y (line 5)."), BEFORE, after, Program(FLAG).sources
    )
    assert told.findings[0].message == "A thread reads x (line 9) before its write of y (line 7)."
    assert told.findings[0].line == 7


def test_a_line_that_is_no_statement_cannot_be_followed() -> None:
    with pytest.raises(MovedError):
        moved(unit("Make x volatile in line 3"), BEFORE, BEFORE, Program(FLAG).sources)
