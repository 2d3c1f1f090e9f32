"""What is said of an assertion that fails: its condition and its message."""

from __future__ import annotations

import time

import pytest

from fencepost.engine.telling.assertions import assertion_message


@pytest.mark.parametrize(
    ("statement", "message", "told"),
    [
        ("Debug.Assert(x == 0);", "x == 0", "The assertion x == 0 fails."),
        ("Debug.Assert(x == 0);", "", "The assertion x == 0 fails."),
        ('Debug.Assert(x == 0, "none");', "none", "The assertion x == 0 fails: none."),
        (
            'Debug.Assert(F(a, b) == c[1], "what, (why)?");',
            "what, (why)?",
            "The assertion F(a, b) == c[1] fails: what, (why)?",
        ),
        ('Debug.Assert(s != "a,)\\"", m);', "m", 'The assertion s != "a,)\\"" fails: m.'),
        ('Debug.Assert(s != @"a"",\\", m);', "m", 'The assertion s != @"a"",\\" fails: m.'),
        ('Debug.Assert(s != """a",)""", m);', "m", 'The assertion s != """a",)""" fails: m.'),
        (
            "Debug.Assert(c != ',' /* , */ && d != '\\'', m);",
            "m",
            "The assertion c != ',' /* , */ && d != '\\'' fails: m.",
        ),
        (
            "Debug.Assert(d.Get<I, A<B>>() > 1);",
            "d.Get<I, A<B>>() > 1",
            "The assertion d.Get<I, A<B>>() > 1 fails.",
        ),
        ("Debug.Assert(d.Get<I, A<B>>() > 1, m);", "m", "The assertion d.Get<I, A<B>>() > 1 fails: m."),
        ('Debug.Assert(\n    x == 0 &&\n    y == 1,\n    "m");', "m", "The assertion x == 0 && y == 1 fails: m."),
        ('Contract.Requires<E>(x > 0, "m");', "m", "The assertion x > 0 fails: m."),
        ('Debug.Fail("lost");', "lost", "The assertion lost fails."),
        ("Check(x);", "", "An assertion fails."),
        ("", "x == 0", "The assertion x == 0 fails."),
        ("Debug.Assert(x == ", "m", "The assertion m fails."),
        ('Debug.Assert(x == 0, "line\\nbreak");', "line\nbreak", "The assertion x == 0 fails: line break."),
    ],
)
def test_condition_and_message_are_both_told(statement: str, message: str, told: str) -> None:
    assert assertion_message(message, statement) == told


@pytest.mark.parametrize("part", ["a<", '"', "'", "(", "/*", '$""""', "\\", "<", '@"'])
def test_a_hostile_statement_costs_no_time(part: str) -> None:
    begun = time.monotonic()
    assertion_message("m", f"Assert({part * 1_000_000}")
    assert time.monotonic() - begun < 5
