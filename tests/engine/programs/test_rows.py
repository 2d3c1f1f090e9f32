"""A test with parameters is one unit, and runs with each of its rows."""

from __future__ import annotations

import pytest

from tests.engine.programs.units import checked, considered

OUTCOMES = {
    "OfXunit.Inline": ["1a", "2null"],
    "OfXunit.Rest": [10, 22],
    "OfXunit.Kinds": ["Large/2/String/x/3/7"],
    "OfXunit.Members": ["0p0", "1p1", "9i"],
    "OfXunit.Typed": ["4d", "5e"],
    "OfXunit.OfTuples": ["6t", "7u"],
    "OfXunit.OfRows": ["8r"],
    "OfXunit.WithArguments": ["3f"],
    "OfXunit.InAnotherType": ["1v"],
    "OfXunit.OfAClass": ["2w"],
    "OfNunit.Cases": [2, 4],
    "OfNunit.Single": [3, 4],
    "OfNunit.Combined": [
        "1False5", "1False6", "1True5", "1True6", "2False5", "2False6", "2True5", "2True6",
    ],
    "OfNunit.InSequence": ["1Small", "2Large"],
    "MsTest.OfMsTest.Rows": ["1a", "2b"],
    "MsTest.OfMsTest.One": [5],
    "MsTest.OfMsTest.Dynamic": ["3m"],
    "TUnit.OfTUnit.Rows": ["1True", "2False"],
    "TUnit.OfTUnit.Source": ["4g"],
}  # fmt: skip


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", OUTCOMES)
def test_each_row_is_run(name: str, configuration: str) -> None:
    unit = checked("Rowed", configuration)[f"Rowed.{name}"]
    assert (unit.verdict, unit.unsupported) == ("HOLDS", ())
    assert [value for outcome in unit.outcomes for value in outcome.value] == OUTCOMES[name]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Wrong", "The test returned 2; its row says 3."),
        ("Judged", "The test returned 7; its row says 8."),
        ("OfSource", "The test returned 7; its row says 8."),
    ],
)
def test_a_result_that_is_not_that_of_the_row_is_a_finding(name: str, message: str) -> None:
    (finding,) = checked("Rowed")[f"Rowed.OfNunit.{name}"].findings
    assert (finding.rule, finding.message) == ("FP1001", f"An assertion fails: {message}")
    assert finding.file is not None


def test_an_exception_that_is_expected_is_required() -> None:
    found = {name: checked("Rowed")[f"Rowed.MsTest.OfMsTest.{name}"] for name in ("Throws", "ThrowsNot", "ThrowsElse")}
    assert {name: [finding.message for finding in unit.findings] for name, unit in found.items()} == {
        "Throws": [],
        "ThrowsNot": ["An assertion fails: The test has thrown no System.InvalidOperationException."],
        "ThrowsElse": [
            "System.FormatException leaves thread main: One of the identified items was in an invalid format."
        ],
    }


def test_a_test_fails_for_one_of_its_rows() -> None:
    (finding,) = checked("Rowed")["Rowed.OfXunit.Fails"].findings
    assert finding.message == "The assertion number < 2 fails."
    assert next(row.cell for row in finding.trace if row.op == "call") == "OfXunit.Fails(3)"


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_a_class_is_made_with_each_row_of_its_own_attributes(configuration: str) -> None:
    unit = checked("Rowed", configuration)["Rowed.OfClass.Sum"]
    assert {outcome.value for outcome in unit.outcomes} == {(6,), (14,)}


def test_an_expected_result_of_none_is_compared_too() -> None:
    assert checked("Rowed")["Rowed.OfNunit.Named"].verdict == "HOLDS"


def test_rows_that_cannot_be_made_are_reasons() -> None:
    found = considered("Rowed")
    name = "Rowed.OfXunit.TooMany"
    assert found[name] == f"a row of {name} has 2 arguments, and the test has 1 parameter"
    name = "Rowed.OfXunit.NoSource"
    assert found[name] == "the source Nowhere of its rows is no static member of Rowed.OfXunit"


@pytest.mark.parametrize("name", ["Many", "Product"])
def test_a_test_with_more_rows_than_are_explored_is_not_checked(name: str) -> None:
    assert considered("Rowed")[f"Rowed.OfNunit.{name}"] == "it has more than 1,000 rows"


def test_parameters_in_sequence_have_as_many_values() -> None:
    reason = "the parameters of a [Sequential] test have different numbers of values"
    assert considered("Rowed")["Rowed.OfNunit.Uneven"] == reason
