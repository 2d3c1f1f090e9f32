"""An exception stands where it was thrown first, whatever throws it again or gathers it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.traces.checked import checked

HERE = Path(__file__).parent
FIRST = 'throw new InvalidOperationException("it was used by another thread");'
AGAIN = 'throw new ApplicationException("the caller says so");'


@pytest.mark.share(2)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize(
    ("harness", "statement"),
    [
        ("ByAWait", FIRST), ("ByThrowItself", FIRST), ("ByAnAwait", FIRST), ("ByAParallelCall", FIRST),
        ("ByTheCaller", AGAIN),
    ],
)  # fmt: skip
def test_an_exception_stands_where_it_was_thrown_first(harness: str, statement: str, configuration: str) -> None:
    _, finding = checked(HERE / "bin" / configuration / "Rethrown.dll", f"Rethrown.{harness}", "sc")
    lines = (HERE / "Rethrown.cs").read_text("utf-8").splitlines()
    assert finding.line is not None
    assert lines[finding.line - 1].strip() == statement
