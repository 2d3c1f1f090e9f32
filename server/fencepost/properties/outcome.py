"""FP1007: a harness returns what its `[Outcome]` attributes forbid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from fencepost.model.verdict import ObservedValue
from fencepost.properties.rule import Broken, End, Rule


def _judge(end: End) -> Broken | None:
    if end.forbidden is None:
        return None
    return Broken((), f"The outcome ({end.forbidden_text}) is forbidden.", end.harness)


def _is_wrong(end: End) -> bool:
    return end.forbidden is not None


RULE = Rule(
    id="FP1007",
    name="outcome",
    property="outcome",
    title="A harness returns what its outcomes forbid",
    why="""The attributes of the harness say which results are acceptable and which must never be seen. Some
interleaving leads to one that must not.""",
    bad="""[Outcome("1, 1", Forbidden)]
static (int, int) Both() { Parallel.Invoke(() => { x = 1; r = y; }, () => { s = x; y = 1; }); return (r, s); }""",
    good="""[Outcome("1, 1", Acceptable), Outcome("0, 1", Acceptable), Outcome("1, 0", Acceptable)]
static (int, int) Both() { Parallel.Invoke(() => { x = 1; r = y; }, () => { s = x; y = 1; }); return (r, s); }""",
    scope="""As in jcstress: the text is the members of the result, separated by commas; spaces do not matter, and a
text that is not the result itself is taken as a regular expression. The first attribute that fits counts. The meaning
is the *name* of an enum's member, of any type: `Forbidden`, `Acceptable`, `Interesting`. An outcome that no attribute
names is forbidden if an acceptable or interesting one is listed, else it is acceptable. Where a thread ends the process
with `Environment.Exit(3)`, the result is the text `!, exit 3`.""",
    judges="outcome",
    judge=_judge,
    is_wrong=_is_wrong,
    causes="end",
    races="all",
)

Meaning = Literal["forbidden", "acceptable", "interesting"]
MEANINGS: tuple[Meaning, ...] = ("forbidden", "acceptable", "interesting")


class Expectation(Struct, frozen=True):
    """One attribute: the observations that it is about, and whether they may be or must not be."""

    text: str
    meaning: Meaning


def outcome_text(value: Sequence[ObservedValue]) -> str:
    """An observation as attributes write it."""
    return ", ".join(_member(member) for member in value)


def is_forbidden(value: Sequence[ObservedValue], expectations: Sequence[Expectation]) -> bool:
    """True if a result must not be. Without expectations, every result may be."""
    for expectation in expectations:
        if _fits(expectation.text, outcome_text(value)):
            return expectation.meaning == "forbidden"
    return any(expectation.meaning != "forbidden" for expectation in expectations)


def _member(member: ObservedValue) -> str:
    if member is None or isinstance(member, bool):
        return {None: "null", True: "true", False: "false"}[member]
    return str(member)


def _fits(pattern: str, text: str) -> bool:
    pattern, text = _plain(pattern), _plain(text)
    if pattern == text:
        return True
    try:
        return re.fullmatch(pattern, text) is not None
    except re.error:
        return False


def _plain(text: str) -> str:
    """A text without spaces around commas, and without the parentheses of a tuple around the whole."""
    text = text.strip()
    if text.startswith("(") and text.endswith(")") and "(" not in text[1:] and ")" not in text[:-1]:
        text = text[1:-1]
    return re.sub(r"\s*,\s*", ",", text.strip()).replace("True", "true").replace("False", "false")
