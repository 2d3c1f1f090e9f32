"""What runners do around a test is done, and what frameworks count costs no states."""

from __future__ import annotations

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from tests.engine.inputs import BUILDS, checked


def test_threads_and_tasks_begin_with_the_context_of_the_test() -> None:
    units = checked("Asserting.dll", outcomes=True, pattern="Contexts.*")
    assert {name: [o.value for o in unit.outcomes] for name, unit in units.items()} == {
        "Contexts.OfThreads": [(1, 1)],
        "Contexts.OfTasks": [(1,)],
    }


def test_a_count_of_assertions_is_no_variable_that_threads_share() -> None:
    (asserted,) = checked("Asserting.dll", outcomes=True, pattern="Asserted.InThreads").values()
    (plain,) = checked("Asserting.dll", outcomes=True, pattern="Plain.InThreads").values()
    assert (asserted.verdict, [o.value for o in asserted.outcomes]) == ("HOLDS", [(2,)])
    assert asserted.states == plain.states


def test_an_assertion_that_fails_is_a_finding() -> None:
    (unit,) = checked("Asserting.dll", pattern="Asserted.Fails").values()
    assert [finding.message.partition(".")[0] for finding in unit.findings] == ["System"]
    assert "It does not hold" in unit.findings[0].message


def test_a_test_that_says_that_it_has_passed_has_not_failed() -> None:
    units = checked("Asserting.dll", pattern="Asserted.Passes*")
    assert {name: unit.verdict for name, unit in units.items()} == {
        "Asserted.Passes": "HOLDS",
        "Asserted.PassesLater": "HOLDS",
        "Asserted.PassesElsewhere": "VIOLATED",
    }


@pytest.mark.parametrize(("pattern", "read"), [("Plain.*", False), ("Asserted.*", True)])
def test_a_harness_without_assertions_reads_no_framework(pattern: str, read: bool) -> None:
    program = Program(BUILDS / "Asserting.dll")
    for type, method in program.units(matching(pattern)):
        check_unit(program, type, method, Settings(model="sc"))
    assert any(scope == "nunit.framework" for _, scope, _ in program.universe.places) is read
