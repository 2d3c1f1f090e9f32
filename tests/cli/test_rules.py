"""`fencepost rules`, `fencepost explain`, `fencepost replay` and the help of every command."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fencepost.cli.main import COMMANDS
from fencepost.properties import rules
from tests.assembly.inputs import sample
from tests.cli.commands import Run

SAMPLES = sample("Samples")


def test_every_rule_has_a_line(fencepost: Run) -> None:
    done = fencepost("rules")
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert [line.split()[:2] for line in lines] == [[rule.id, name] for name, rule in rules().items()]
    assert all(line.endswith(rule.title) for line, rule in zip(lines, rules().values(), strict=True))


@pytest.mark.parametrize("property", rules())
def test_a_rule_is_explained_by_number_and_by_name(fencepost: Run, property: str) -> None:
    rule = rules()[property]
    done = fencepost("explain", property)
    assert (done.code, done.err) == (0, "")
    assert done.out == fencepost("explain", rule.id.lower()).out
    assert done.out.startswith(f"{rule.id} ({property}): {rule.title}\n")
    for code in (*rule.bad.splitlines(), *rule.good.splitlines()):
        assert f"    {code}".rstrip() in done.out.splitlines()


def test_an_unknown_rule_is_answered_with_the_list(fencepost: Run) -> None:
    done = fencepost("explain", "FP9999")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("fencepost: There is no rule 'FP9999'; there are FP1001 (assertion), ")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_says_what_a_command_does_with_an_example(fencepost: Run, command: str) -> None:
    done = fencepost(*([command] if command else []), "--help")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("usage: fencepost")
    if command not in ("rules", "bench"):
        assert re.search(rf"^  fencepost {command or 'check'} ", done.out, re.MULTILINE)
    assert max(map(len, done.out.splitlines())) <= 120


def test_the_examples_name_options_that_exist(fencepost: Run) -> None:
    for command in COMMANDS:
        text = fencepost(command, "--help").out
        usage = text.split("\n\n")[0]
        for line in re.findall(rf"^  fencepost {command} .*$", text, re.MULTILINE):
            assert all(option in usage for option in re.findall(r"--?[a-z-]+\b", line.split("    ")[0])), line


# -- replay ---------------------------------------------------------------------------------------------------------

WITHDRAWALS = ("--harness", "Samples.AccountTests.TwoWithdrawals")


def test_a_finding_replays_to_its_trace(fencepost: Run) -> None:
    text = fencepost("check", SAMPLES, *WITHDRAWALS).out
    document = json.loads(fencepost("check", SAMPLES, *WITHDRAWALS, "--format", "json").out)
    schedule = document["units"][0]["findings"][0]["schedule"]
    done = fencepost("replay", SAMPLES, *WITHDRAWALS, "--schedule", schedule)
    assert (done.code, done.err) == (1, "")
    assert rows(done.out)
    assert rows(done.out) == rows(text)[: len(rows(done.out))], "the rows of the first finding"


def rows(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("   |")]


def test_an_outcome_replays_to_its_value(fencepost: Run) -> None:
    harness = ("--harness", "StoreBuffer.Plain")
    document = json.loads(fencepost("outcomes", SAMPLES, *harness, "--format", "json").out)
    outcomes = document["units"][0]["outcomes"]
    assert outcomes
    for outcome in outcomes:
        done = fencepost("replay", SAMPLES, *harness, "--schedule", outcome["schedule"])
        assert done.code == 0
        assert done.out.splitlines()[-1] == f"   returns {json.dumps(outcome['value'])}"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((*WITHDRAWALS, "--schedule", "0:1x"), "'0:1x' is no turn of a schedule"),
        ((*WITHDRAWALS, "--schedule", "0:999999"), "cannot follow the schedule"),
        (("--harness", "Nope", "--schedule", "0:1"), "No methods match 'Nope'"),
        (("--harness", "*", "--schedule", "0:1"), "a schedule belongs to one"),
        (WITHDRAWALS, "--schedule"),
    ],
)
def test_what_cannot_be_replayed(fencepost: Run, arguments: tuple[str, ...], words: str) -> None:
    done = fencepost("replay", SAMPLES, *arguments)
    assert (done.code, done.out) == (2, "")
    assert words in done.err
    assert done.err.count("\n") == 1
    assert done.err.endswith(".\n")


def test_a_path_that_is_no_assembly_is_refused(fencepost: Run, tmp_path: Path) -> None:
    done = fencepost("replay", tmp_path, *WITHDRAWALS, "--schedule", "0:1")
    assert (done.code, done.out) == (2, "")
    assert "This is not a file" in done.err


def test_a_run_that_goes_well_is_shown_and_proves_nothing(fencepost: Run) -> None:
    harness = ("--harness", "StoreBuffer.Plain")
    document = json.loads(fencepost("outcomes", SAMPLES, *harness, "--format", "json").out)
    schedule = next(o["schedule"] for o in document["units"][0]["outcomes"] if o["value"] == [1, 1])
    done = fencepost("replay", SAMPLES, *harness, "--schedule", schedule)
    first, *others = done.out.splitlines()
    assert first == "Samples.StoreBuffer.Plain: nothing goes wrong in this run (dotnet)"
    assert "HOLDS" not in done.out
    assert any("StoreBuffer.x <- 1" in line for line in others if line.startswith("   |"))
