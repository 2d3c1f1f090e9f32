"""Tests in notation: arguments of all kinds, and what a verdict says of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.commands import Run

BUILT = Path(__file__).parent / "bin" / "Release" / "Given.dll"


@pytest.mark.parametrize(
    ("type", "test", "words"),
    [
        ("Flag", "( g | g )", "VIOLATED"),
        ("Flag", "( o | o )", "assumed: runs in which an assumption of the test does not hold are left out"),
        ("Flag", "( i | i )", "assumed: Items is not one call: nothing goes through what it returns"),
        ("Box", "( a | a )", "HOLDS"),
    ],
)
def test_what_a_test_in_notation_shows(type: str, test: str, words: str, fencepost: Run) -> None:
    options = ("--harness", f"Given.{type}", "--test", test, "--model", "sc", "--no-cache")
    assert words in fencepost("check", BUILT, *options).out


def test_values_are_those_that_a_type_has(fencepost: Run, tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text('type = "Given.Flag"\ndomain = [-1, 3, 300]\n[tests]\nT = "( s | m )"\n', "utf-8")
    options = ("--tests", file, "--model", "sc", "--no-cache", "--format", "json")
    (unit,) = json.loads(fencepost("outcomes", BUILT, *options).out)["units"]
    assert unit["verdict"] == "HOLDS"
    assert {outcome["value"][0] for outcome in unit["outcomes"]} == {3}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[letters]\n"" = "Go"\n[tests]\nT = "( g | g )"\n', "'' is no letter"),
        ('alone = ["z"]\n[letters]\ng = "Go"\n[tests]\nT = "( g | g )"\n', "There is no letter 'z'"),
        ('domain = [99999999999999999999]\n[tests]\nT = "( g | g )"\n', "more than 64 bits"),
    ],
)
def test_a_file_that_means_nothing_is_refused(text: str, words: str, fencepost: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text, "utf-8")
    done = fencepost("check", BUILT, "--tests", file, "--harness", "Given.Flag")
    assert (done.code, words in done.err) == (2, True), done.err


def test_a_type_that_is_not_there_and_two_specifications_are_refused(fencepost: Run) -> None:
    test = ("--test", "( g | g )")
    assert (
        "No class or struct is called 'Given.None'" in fencepost("check", BUILT, *test, "--harness", "Given.None").err
    )
    both = fencepost("check", BUILT, *test, "--harness", "Given.Flag", "--spec", "serial")
    assert (both.code, "leave --spec out" in both.err) == (2, True)
    empty = fencepost("check", BUILT, "--harness", "Given.Flag", "--test", "")
    assert (empty.code, "is no test" in empty.err) == (2, True)


def test_serial_runs_that_go_wrong_are_no_measure(fencepost: Run) -> None:
    built = BUILT.parents[1] / "Debug" / "Given.dll"
    done = fencepost("check", built, "--harness", "Given.Flag", "--test", "( b | b )", "--model", "sc", "--no-cache")
    assert "UNSUPPORTED" in done.out
    assert "its serial runs go wrong, and are no measure" in " ".join(done.out.split())
