"""What test frameworks do before and after a test is done, in their order."""

from __future__ import annotations

import pytest

from tests.engine.programs.units import checked, considered


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize(
    "name", ["OfXunit.WithFixtures.Runs", "OfNunit.Derived.Runs", "OfMsTest.Contexts.Runs", "OfTUnit.Hooks.Runs"]
)
def test_fixtures_set_ups_and_tear_downs_run_in_the_order_of_the_framework(name: str, configuration: str) -> None:
    unit = checked("Surrounded", configuration)[name]
    assert (unit.verdict, unit.unsupported, unit.bounds) == ("HOLDS", (), ())


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("OfXunit.EndsWrong.Runs", "The assertion false fails: it is disposed of."),
        ("OfNunit.WrongEnd.Runs", "System.InvalidOperationException leaves thread main: the tear-down."),
    ],
)
def test_what_goes_wrong_after_a_test_is_a_finding(name: str, message: str) -> None:
    assert [finding.message for finding in checked("Surrounded")[name].findings] == [message]


def test_nothing_runs_after_a_test_that_fails() -> None:
    (finding,) = checked("Surrounded")["OfXunit.FailsFirst.Runs"].findings
    assert finding.message == "System.InvalidOperationException leaves thread main: the test."


def test_a_set_up_fixture_is_for_tests_in_and_below_its_namespace() -> None:
    (outcome,) = checked("Surrounded")["OfNunit.Other.Deeper.Below.Runs"].outcomes
    assert outcome.value == ("w",)


def test_a_library_that_makes_classes_at_run_time_is_named_with_what_to_do() -> None:
    unit = checked("Surrounded")["OfXunit.WithProxies.Runs"]
    (reason,) = unit.unsupported
    assert (unit.verdict, reason.line is not None) == ("UNSUPPORTED", True)
    assert reason.reason == (
        "Castle.Core makes classes at run time (System.Reflection.Emit), which Fencepost cannot follow; use a"
        " hand-written stand-in in this test"
    )


def test_a_class_that_nothing_can_make_is_no_unit() -> None:
    reason = "the constructor of OfXunit.NeedsMore takes a System.Version, which nothing here makes"
    assert considered("Surrounded")["OfXunit.NeedsMore.Runs"] == reason
