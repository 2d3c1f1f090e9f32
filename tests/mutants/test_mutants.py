"""Bytes that are no CIL: of a program that is damaged anywhere, a check says something about the program, and ends.

`--mutants N` checks N of them, and translates thirty times as many damaged bodies. The name of a failure begins with
its seed and number; `tests.mutants.checking` checks the same mutant again from these.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from fencepost.assembly.code import read_body
from fencepost.model.verdict import Unit
from tests.mutants.bodies import DAMAGES, Line, Lines, damaged, put_together, taken_apart
from tests.mutants.checking import SUBJECTS, Mutant, checked, mutant, subject, units
from tests.mutants.translating import translated

SEED = "fencepost"
BODIES = 30
"""So many damaged bodies are translated for each mutant that is checked."""


@pytest.mark.slow
def test_a_mutant_is_no_mistake_of_ours(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    failures = []
    for number in range(request.config.getoption("--mutants")):
        failure, _ = checked(mutant(SEED, number), tmp_path)
        failures += [failure] if failure else []
    assert failures == [], "\n\n".join(failures)


ONCE_MISTAKES = [
    ("run", 341),
    ("q", 587),
    ("q", 1706),
    ("q", 4751),
    *(("fencepost", number) for number in (2741, 2987, 4157, 4995)),
]


@pytest.mark.parametrize(("seed", "number"), ONCE_MISTAKES)
def test_mutants_that_were_mistakes_once_are_none(seed: str, number: int, tmp_path: Path) -> None:
    assert not checked(mutant(seed, number), tmp_path)[0]


@pytest.mark.slow
def test_a_damaged_body_is_translated_or_refused(request: pytest.FixtureRequest) -> None:
    answers = [translated(SEED, number) for number in range(BODIES * request.config.getoption("--mutants"))]
    assert [why for what, why in answers if what == "failed"] == []
    assert {"valid", "refused", "unreadable"} <= {what for what, _ in answers}


def test_a_refused_body_is_told_with_its_method_and_offset() -> None:
    refused = [why for what, why in (translated(SEED, number) for number in range(200)) if what == "refused"]
    told = [why for why in refused if why.startswith("the code of ") and " is not valid at IL_" in why]
    assert len(told) > 50
    assert len(told) > 0.9 * len(refused)


# -- one mistake each -----------------------------------------------------------------------------------------------


def changed(method: str, lines: list[Line]) -> Lines:
    """The body of a method of Samples with other instructions."""
    good, _ = subject(SUBJECTS[0])
    return good.body(row_of(method))._replace(lines=lines, ranges=[])


def row_of(title: str) -> int:
    return next(token & 0xFFFFFF for token, name in units(SUBJECTS[0]) if name == title)


def verdict(body: Lines, folder: Path) -> Unit:
    good, pdb = subject(SUBJECTS[0])
    token = next(token for token, name in units(SUBJECTS[0]) if name == METHOD)
    failure, unit = checked(Mutant("by hand", good.with_body(row_of(METHOD), body), pdb, token), folder)
    assert not failure
    assert unit is not None
    return unit


METHOD = "Samples.AccountTests.TwoDeposits"
NOP, LDC_0, LDNULL, ADD, RET, THROW = (Line(code) for code in (0x00, 0x16, 0x14, 0x58, 0x2A, 0x7A))
ENDFINALLY, RETHROW, LDSFLD, VOLATILE = Line(0xDC), Line(0xFE1A), Line(0x7E, 0x04FFFFFF), Line(0xFE13)
INVALID: dict[str, tuple[list[Line], str]] = {
    "an empty stack": ([ADD, RET], "IL_0000: the evaluation stack is empty"),
    "an object that is added": ([LDNULL, LDC_0, ADD, RET], "IL_0002: an object is on the stack, for which add is not"),
    "a number that is thrown": ([LDC_0, THROW], "IL_0001: a number of 32 bits is on the stack, for which throw is not"),
    "a value that is left": ([LDNULL, LDC_0, RET], "IL_0002: more is on the stack than what is returned"),
    "a variable that is none": ([Line(0xFE0C, 99), RET], "IL_0000: the method has"),
    "a field that is none": ([LDSFLD, RET], "IL_0000: it names something that is no field"),
    "code without an end": ([NOP], "IL_0000: it ends without a return"),
    "a finally that is none": ([ENDFINALLY], "IL_0000: it stands outside of all handlers"),
    "a handler that is none": ([RETHROW], "IL_0000: it stands outside of all handlers"),
    "a prefix of something else": ([VOLATILE, NOP, RET], "IL_0000: the prefix volatile. stands before"),
    "bytes that mean nothing": ([Line(0x24), RET], "IL_0000: this is no instruction"),
}


@pytest.mark.parametrize("name", INVALID)
def test_what_is_invalid_is_unsupported(name: str, tmp_path: Path) -> None:
    lines, why = INVALID[name]
    unit = verdict(changed(METHOD, lines), tmp_path)
    assert unit.verdict == "UNSUPPORTED"
    assert why in unit.unsupported[0].reason
    assert "AccountTests.TwoDeposits is not valid" in unit.unsupported[0].reason


# -- the test of the test -------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_mutants() -> None:
    assert [mutant("a", number) for number in range(5)] == [mutant("a", number) for number in range(5)]


def test_bodies_that_are_taken_apart_can_be_put_together_again() -> None:
    good, _ = subject(SUBJECTS[0])
    for row in filter(good.has_body, range(1, good.tables.count("MethodDef") + 1)):
        content = put_together(good.body(row))
        assert put_together(taken_apart(read_body(memoryview(content)))) == content


def test_every_damage_is_done() -> None:
    done = Counter(name for number in range(400) for name in mutant_damages(number))
    assert set(done) == {damage.__name__ for damage in DAMAGES}


def mutant_damages(number: int) -> list[str]:
    good, _ = subject(SUBJECTS[0])
    return damaged(Random(number), good.body(row_of(METHOD)), good.names)[0].split(", ")
