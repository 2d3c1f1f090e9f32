"""Harnesses that are judged by what their serial runs show, or those of a reference."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from fencepost.engine.cache.questions import questions_of
from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from tests.cli.commands import Run

BUILT = Path(__file__).parent / "bin"
CONFIGURATIONS = ["Debug", "Release"]
RULE = "FP2003"
INCLUSION = ("inclusion",)
WEAK = {"Ring_Wrong"}
"""Wrong where memory is weak, and in order right."""


@cache
def program(configuration: str) -> Program:
    return Program(BUILT / configuration / "Serial.dll")


def check(name: str, configuration: str, model: str = "dotnet", outcomes: bool = False, **others: Any) -> Unit:
    opened = program(configuration)
    type, method = next((type, method) for type, method in opened.units(None) if method.name == name)
    return check_unit(opened.renewed(), type, method, Settings(model=model, **others), outcomes)


def names() -> list[str]:
    units = [method.name for type, method in program("Debug").units(None) if type.name == "Serial.Tests"]
    return sorted(name for name in units if name.endswith(("_Right", "_Wrong", "_Unknown")))


@pytest.mark.parametrize("model", ["sc", "dotnet"])
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
@pytest.mark.parametrize("name", names())
def test_a_test_is_judged_by_its_serial_runs(name: str, configuration: str, model: str) -> None:
    unit = check(name, configuration, model, properties=INCLUSION)
    kind = name.rpartition("_")[2]
    if name in WEAK and model == "sc":
        kind = "Right"
    assert unit.verdict == {"Right": "HOLDS", "Wrong": "VIOLATED", "Unknown": "UNSUPPORTED"}[kind]
    assert {finding.rule for finding in unit.findings} == ({RULE} if kind == "Wrong" else set())


@pytest.mark.parametrize("name", [name for name in names() if not name.endswith("_Unknown")])
def test_reductions_change_no_serial_run(name: str) -> None:
    with_all, without = [
        check(name, "Release", "sc", True, without=off).specification
        for off in ((), ("fusion", "symmetry", "names", "awaits", "races", "joins"))
    ]
    assert with_all is not None
    assert without is not None
    assert {one.value for one in with_all.allowed} == {one.value for one in without.allowed}
    assert {one.value for one in with_all.offending} == {one.value for one in without.offending}


def test_observations_are_shown_with_those_of_serial_runs() -> None:
    found = check("Lost_Wrong", "Debug", outcomes=True).specification
    assert found is not None
    assert [one.value for one in found.allowed] == [(1, 2), (2, 1)]
    assert [one.calls for one in found.allowed] == [
        ("Lost in main", "Lost in thread 1"), ("Lost in thread 1", "Lost in main"),
    ]  # fmt: skip
    (wrong,) = found.offending
    assert wrong.value == (1, 1)
    assert wrong.schedule
    assert {one.value for one in wrong.nearest} == {(1, 2), (2, 1)}


def test_a_reference_shows_a_mistake_that_is_there_in_order_too() -> None:
    own, reference = [check(name, "Debug", outcomes=True).specification for name in ("Pile_Right", "Pile_Wrong")]
    assert own is not None
    assert reference is not None
    assert own.offending == ()
    assert (3, 2) in {one.value for one in reference.offending}
    assert reference.reference == "WithQueue"


def test_the_verdict_depends_on_the_reference_s_code() -> None:
    opened = program("Debug")
    type, method = next((type, method) for type, method in opened.units(None) if method.name == "Pile_Wrong")
    run = opened.renewed()
    check_unit(run, type, method, Settings())
    asked = {name for _, owner, name, _ in questions_of(run.universe, method, run.others).methods}
    alone = {name for _, owner, name, _ in questions_of(run.universe, method).methods}
    assert "WithQueue" in asked - alone


def test_a_limit_of_serial_runs_is_a_bound() -> None:
    unit = check("Next_Right", "Debug", max_states=5)
    assert unit.verdict == "HOLDS_UP_TO"
    assert unit.specification is None


def test_all_harnesses_can_be_judged(fencepost: Run) -> None:
    harness = ("--harness", "Tests.Unjudged", "--no-cache", "--property", "inclusion")
    assert fencepost("check", BUILT / "Debug" / "Serial.dll", *harness).code == 0
    done = fencepost("check", BUILT / "Debug" / "Serial.dll", *harness, "--spec", "serial")
    assert done.code == 1
    assert RULE in done.out
    replay = done.out.partition("replay: ")[2].splitlines()[0]
    assert "--spec serial" in replay
    schedule = replay.partition("--schedule ")[2].strip("'")
    again = fencepost(
        "replay", BUILT / "Debug" / "Serial.dll", "--harness", "Tests.Unjudged", "--spec", "serial",
        "--schedule", schedule,
    )  # fmt: skip
    assert again.code == 1
    assert RULE in again.out


def test_another_implementation_is_named_on_the_command_line(fencepost: Run) -> None:
    harness = ("--harness", "Tests.Pile_Right", "--no-cache")
    done = fencepost("check", BUILT / "Debug" / "Serial.dll", *harness, "--spec", "Tests.WithQueue")
    assert done.code == 1
    assert "no serial run of the reference Tests.WithQueue does" in " ".join(done.out.split())
    wrong = fencepost("check", BUILT / "Debug" / "Serial.dll", *harness, "--spec", "Nowhere")
    assert wrong.code == 0
    assert "no method without parameters could be the reference 'Nowhere'" in " ".join(wrong.out.split())


def test_outcomes_show_what_is_allowed(fencepost: Run) -> None:
    options = ("--harness", "Tests.Lost_Wrong", "--no-cache")
    text = fencepost("outcomes", BUILT / "Debug" / "Serial.dll", *options).out
    assert "serial runs show 2:" in text
    assert "no serial run shows [1, 1]; nearest are:" in text
    document = json.loads(fencepost("outcomes", BUILT / "Debug" / "Serial.dll", *options, "--format", "json").out)
    (unit,) = document["units"]
    assert [one["value"] for one in unit["specification"]["offending"]] == [[1, 1]]


@pytest.mark.parametrize("model", ["sc", "dotnet"])
@pytest.mark.parametrize(
    ("name", "outcomes", "assumed"),
    [
        ("Some_Right", [(1,)], "runs in which an assumption of the test does not hold are left out"),
        ("Never_Right", [], "an assumption of the test holds in no run"),
        ("Before_Wrong", [("!", "System.Exception")], None),
    ],
)
def test_runs_whose_assumptions_fail_do_not_count(
    name: str, outcomes: list[tuple[Any, ...]], assumed: str | None, model: str
) -> None:
    unit = check(name, "Debug", model, outcomes=True)
    assert [one.value for one in unit.outcomes] == outcomes
    assert assumed is None or assumed in unit.assumed
    assert (unit.verdict == "VIOLATED") == name.endswith("_Wrong")
