"""Lines that messages name without their file move with the statements."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fencepost.engine.cache.positions import MovedError, Statement, moved
from fencepost.model.verdict import Finding, TraceRow, Unit

BEFORE: list[list[Statement]] = [[Statement("A.cs", 5, 9, 5, 20, "a();"), Statement("A.cs", 6, 9, 6, 20, "b();")]]

AFTER: list[list[Statement]] = [[Statement("A.cs", 7, 9, 7, 20, "a();"), Statement("A.cs", 9, 9, 9, 20, "b();")]]


def unit(message: str) -> Unit:
    finding = Finding("FP1001", "assertion", message, "A.cs", 5, 9, 5, 20, (), "", ())
    return Unit("A.B", "harness", "A.dll", "dotnet", "VIOLATED", 1, 1, 0.0, findings=(finding,))


def test_a_line_in_a_message_moves() -> None:
    told = moved(unit("A thread reads x (line 6) before its write of y (line 5)."), BEFORE, AFTER)
    assert told.findings[0].message == "A thread reads x (line 9) before its write of y (line 7)."
    assert told.findings[0].line == 7


def test_a_line_that_is_no_statement_cannot_be_followed() -> None:
    with pytest.raises(MovedError):
        moved(unit("Make x volatile in line 3"), BEFORE, AFTER)


def row(code: str) -> TraceRow:
    return TraceRow(1, "write", "x", "1", file="A.cs", line=5, code=code)


def with_rows(*codes: str) -> Unit:
    finding = replace(unit("x").findings[0], trace=tuple(row(code) for code in codes))
    return replace(unit("x"), findings=(finding,))


def test_statements_on_one_line_keep_their_texts() -> None:
    before = [[Statement("A.cs", 5, 9, 5, 20, "a();"), Statement("A.cs", 5, 21, 5, 30, "b();")]]
    after = [[Statement("A.cs", 8, 9, 8, 20, "a();"), Statement("A.cs", 8, 21, 8, 30, "b(); ")]]
    told = moved(with_rows("a();", "b();"), before, after)
    assert [(row.line, row.code) for row in told.findings[0].trace] == [(8, "a();"), (8, "b(); ")]


def test_what_stands_where_it_was_is_told_as_it_was() -> None:
    known = with_rows("cut off ...", "")
    assert moved(known, BEFORE, BEFORE) is known


def test_a_message_that_quotes_what_reads_differently_now_cannot_be_followed() -> None:
    before = [[Statement("A.cs", 5, 9, 5, 20, "Assert(x);", "one")]]
    after = [[Statement("A.cs", 5, 9, 5, 20, "Assert(y);", "two")]]
    with pytest.raises(MovedError):
        moved(unit("The assertion x fails: y is no place."), before, after)
