"""`fencepost bench editor`: it measures what it says. Times are never tested."""

from __future__ import annotations

import sys

import pytest

from fencepost.engine.bench import editor
from tests.engine.inputs import BUILDS


@pytest.mark.skipif(sys.platform == "win32", reason="memory is read as Linux tells it")
def test_a_session_is_measured_and_an_unchanged_build_checks_nothing() -> None:
    table, problems = editor.measure([BUILDS / "Base.dll", BUILDS / "Callee.dll"], 1)
    assert problems == []
    rows = {str(row[0]): row[1] for row in table.rows}
    assert rows["units checked for an unchanged build"] == 0
    assert all(isinstance(value, float) and value > 0 for name, value in rows.items() if not name.startswith("units"))


def test_one_build_alone_is_a_problem() -> None:
    table, problems = editor.measure([BUILDS / "Base.dll"], 1)
    assert table.rows == ()
    assert problems[0].message == "Name two builds of one assembly."
