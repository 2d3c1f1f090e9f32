"""Thread-safe types are proved up to a size, almost thread-safe ones are told apart, without a harness by hand."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.generated.unit import check_type
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.members import Type
from fencepost.model.verdict import Unit
from tests.threadsafe.pasted import FILES

HERE = Path(__file__).parent
WRONG = ("Almost.", "Before.")
QUICK = Settings(max_states=1500)
"""The first tests of what is right; `test_the_whole_plan_of_what_is_right` makes them all."""

RECENT = ("Awaiting", "Crosswise", "Declared", "Background", "Corrections")
"""Files with types that have more states than the others."""

DEADLOCKS = {
    "Before.SourceList": "FP1002", "Before.Listeners": "FP1002", "Almost.Wallet": "FP1002",
    "Almost.LockedSet": "FP1002", "Almost.Pricing": "FP1002", "Almost.Feed": "FP1002",
    "Almost.Gate": "FP1005", "Almost.Pair": "FP1002", "Almost.AsyncQueue": "FP1002", "Before.AsyncLock": "FP1002",
    "Before.Turnstile": "FP1002",
}  # fmt: skip
INVARIANTS = {"Almost.Range": "FP1006"}


@dataclass(frozen=True)
class Case:
    file: str
    configuration: str
    name: str

    def __str__(self) -> str:
        return f"{self.configuration}-{self.file}-{self.name}"


def _program(file: str, configuration: str) -> Program:
    return Program(HERE / "bin" / configuration / f"{file}.dll")


def _cases() -> list[Case]:
    found = []
    for configuration in ("Debug", "Release"):
        for file in ("Counting", "Collections", "Waiting", "Holding", "Trackers", "Ordinary", "Handles", *RECENT):
            found += [Case(file, configuration, type_name(t)) for t in _program(file, configuration).thread_safe(None)]
    return found


CASES = _cases()
WHOLE = [
    c
    for c in CASES
    if not c.name.startswith(WRONG) and c.configuration == "Debug" and c.file not in ("Handles", *RECENT)
]
WRONG_ONES = [case for case in CASES if case.name.startswith(WRONG)]
RIGHT_ONES = [case for case in CASES if not case.name.startswith(WRONG)]


def check(case: Case, settings: Settings, test: str = "") -> Unit:
    program = _program(case.file, case.configuration)
    type: Type = next(type for type in program.thread_safe(None) if type_name(type) == case.name)
    return check_type(program.renewed(), type, settings, f"{case.name}: {test}" if test else "")


def test_there_are_pairs() -> None:
    for configuration in ("Debug", "Release"):
        names = {case.name for case in CASES if case.configuration == configuration}
        pairs = [name for name in names if name.startswith("Safe.") and name.replace("Safe.", "Almost.") in names]
        reported = [name for name in names if name.startswith("Before.") and name.replace("Before", "After") in names]
        assert len(pairs) >= 45
        assert len(reported) >= 40


@pytest.mark.share(36)
@pytest.mark.parametrize("case", WRONG_ONES, ids=str)
def test_what_is_almost_thread_safe_is_found(case: Case) -> None:
    unit = check(case, Settings())
    assert (unit.verdict, unit.kind, unit.unit) == ("VIOLATED", "generated", case.name)
    (finding,) = unit.findings
    assert finding.rule == {**DEADLOCKS, **INVARIANTS}.get(case.name, "FP2001")
    assert finding.test in finding.message
    assert finding.file is not None
    assert finding.trace
    assert "[ConcurrencyTest]" in finding.harness


@pytest.mark.share(54)
@pytest.mark.parametrize("case", RIGHT_ONES, ids=str)
def test_nothing_is_found_in_what_is_thread_safe(case: Case) -> None:
    unit = check(case, QUICK)
    assert unit.verdict in ("HOLDS", "HOLDS_UP_TO"), unit
    assert not unit.findings
    assert {bound.kind for bound in unit.bounds} <= {"states"}


@pytest.mark.share(54)
@pytest.mark.slow
@pytest.mark.parametrize("case", WHOLE, ids=str)
def test_the_whole_plan_of_what_is_right(case: Case) -> None:
    unit = check(case, Settings(time=600.0, max_tests=150))
    assert unit.verdict == "HOLDS", unit
    assert any("generated tests" in text for text in unit.assumed)


@pytest.mark.share(18)
@pytest.mark.parametrize("case", [case for case in WRONG_ONES if case.configuration == "Debug"], ids=str)
def test_a_finding_can_be_checked_again_by_its_test(case: Case) -> None:
    finding = check(case, Settings()).findings[0]
    again = check(case, Settings(), finding.test)
    assert again.verdict == "VIOLATED"
    assert again.findings[0].schedule == finding.schedule


def test_a_test_that_a_type_does_not_have_is_named() -> None:
    unit = check(Case("Counting", "Debug", "Safe.Counter"), Settings(), "Nothing() || Next()")
    assert unit.verdict == "UNSUPPORTED"
    assert "Nothing() || Next()" in unit.unsupported[0].reason


def test_the_order_of_time_matters_when_asked() -> None:
    case = Case("Counting", "Debug", "Safe.Counter")
    assert check(case, Settings(properties=("linearizability",), max_states=1500)).findings == ()
    wrong = Case("Counting", "Debug", "Almost.Counter")
    assert check(wrong, Settings(properties=("linearizability",))).verdict == "VIOLATED"


def test_what_is_not_asked_for_is_no_finding() -> None:
    unit = check(Case("Counting", "Debug", "Almost.Once"), Settings(properties=("deadlock",)))
    assert not unit.findings


def test_a_mistake_of_a_memory_model_is_said_to_be_one() -> None:
    case = Case("Collections", "Debug", "Almost.SingleProducerRing")
    (finding,) = check(case, Settings()).findings
    assert "sc" not in finding.also_under or "takes effect" not in finding.message
    plain = check(Case("Counting", "Debug", "Almost.Counter"), Settings()).findings[0]
    assert "sc" in plain.also_under


def test_more_threads_when_asked() -> None:
    unit = check(Case("Counting", "Debug", "Safe.Once"), Settings(threads=3))
    assert unit.verdict == "HOLDS"
    assert any("3 threads" in text for text in unit.assumed)


def test_the_verdict_says_what_was_tried() -> None:
    case = Case("Counting", "Debug", "Safe.Limiter")
    few, more = check(case, Settings(max_tests=5)), check(case, Settings(max_tests=60))
    assert few.assumed[0].startswith(
        "the smallest 5 generated tests stand for every use: two calls of 2 methods, from "
    )
    assert more.assumed[0].startswith(
        "the smallest 60 generated tests stand for every use: every two calls of 2 methods"
    )
    assert more.assumed[0].endswith("; no three threads")
    once = check(Case("Counting", "Debug", "Safe.Once"), Settings())
    (scope,) = once.assumed
    assert scope.startswith("all 7 generated tests stand for every use: every two calls of 1 method, from 2 states; ")
    assert scope.endswith("; 5 larger tests of up to 6 calls; no three threads")


def test_two_runs_give_the_same_document() -> None:
    case = Case("Collections", "Debug", "Almost.LockedQueue<T>")
    first, second = check(case, Settings()), check(case, Settings())
    assert (first.findings, first.states, first.assumed) == (second.findings, second.states, second.assumed)


@pytest.mark.share(9)
@pytest.mark.parametrize("number", range(len({case.name for case in WRONG_ONES if case.file in FILES})))
def test_a_pasted_harness_goes_wrong_too(number: int) -> None:
    program = _program("Harnesses", "Debug")
    type, method = list(program.units(None))[number]
    assert check_unit(program.renewed(), type, method, Settings()).verdict == "VIOLATED"


def test_a_harness_is_pasted_word_for_word() -> None:
    """`python -m tests.threadsafe.pasted` writes them, one for each type."""
    program = _program("Harnesses", "Debug")
    assert len(list(program.units(None))) == len({case.name for case in WRONG_ONES if case.file in FILES})
    text = (HERE / "pasted" / "Harnesses.cs").read_text("utf-8")
    harness = check(Case("Holding", "Debug", "Almost.Pool"), Settings()).findings[0].harness
    assert "\n".join(f"    {line}" if line else "" for line in harness.splitlines()) in text
