"""What variables hold is told in the words of C#."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.report.trace import operation_text
from tests.traces.checked import checked

HERE = Path(__file__).parent


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_values_are_told_as_the_source_writes_them(configuration: str) -> None:
    _, finding = checked(HERE / "bin" / configuration / "Values.dll", "Values.Kinds", "sc")
    told = [[operation_text(row) for row in finding.trace if row.thread == thread] for thread in (1, 2)]
    assert told == [
        [
            "Values.ready -> true",
            "Values.count -> 2",
            "Values.letter -> 'b'",
            "Values.light -> Light.Green",
            'Values.text -> "new"',
            "throws InvalidOperationException",
        ],
        [
            "Values.letter <- 'b'",
            "Values.light <- Light.Green",
            'Values.text <- "new"',
            "Interlocked.CompareExchange  Values.count -> 0",
            "Interlocked.Add  Values.count 0 -> 2",
            "Values.ready <- true",
        ],
    ]
