"""The tests of the CheckFence paper, in its notation, and the observations that serial runs show."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.generated.given import check_given, given_unit
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.given_tests import GivenTests, given_test, read_given_tests
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from tests.cli.commands import Run, fencepost

__all__ = ("fencepost",)

HERE = Path(__file__).parent / "checkfence"
CONFIGURATIONS = ["Debug", "Release"]
SERIAL = {
    "queue": {"T0": 4, "T1": 22, "Tpc2": 16, "Tpc3": 64, "Ti2": 16, "Ti3": 46, "T53": 72},
    "set": {"Sac": 6, "Sar": 6, "Sacr": 18, "Saacr": 36, "Sacr2": 144, "Saaarr": 106, "Sarr": 16},
    "deque": {"D0": 6, "Da": 12, "Db": 22},
}
"""Of tests that are small, how many observations their serial runs have, counted by brute force over models of a few
lines; 4, 22, 16 and 16 of T0, T1, Tpc2 and Ti2 are the paper's."""
TYPES = {
    "queue": ("TwoLockQueue", "NonBlockingQueue"),
    "set": ("LazyListSet", "HarrisSet"),
    "deque": ("SnarkDeque",),
}


@cache
def program(configuration: str) -> Program:
    return Program(HERE / "bin" / configuration / "CheckFence.dll")


@cache
def given_tests(kind: str) -> GivenTests:
    return read_given_tests(HERE / f"{kind}.toml")


def check(
    type: str, tests: GivenTests, name: str, model: str, configuration: str = "Release", outcomes: bool = False,
    max_states: int = 2_000_000,
) -> Unit:  # fmt: skip
    opened = program(configuration)
    found = next(one for one in opened.assembly.types() if type_name(one) == f"CheckFence.{type}")
    test = next(one for one in tests.tests if one.name == name)
    settings = Settings(model=model, tests=tests, time=300.0, max_states=max_states)
    unit = check_given(opened.renewed(), found, settings, given_unit(found, test), None, outcomes)
    assert unit is not None
    return unit


def test_the_paper_has_26_tests() -> None:
    assert sum(len(given_tests(kind).tests) for kind in TYPES) == 26


@pytest.mark.share(4)
@pytest.mark.parametrize("configuration", CONFIGURATIONS)
@pytest.mark.parametrize(
    ("kind", "type", "name"),
    [(kind, type, name) for kind, types in TYPES.items() for type in types for name in SERIAL[kind]],
)
def test_serial_runs_have_the_observations_of_the_paper(kind: str, type: str, name: str, configuration: str) -> None:
    unit = check(type, given_tests(kind), name, "sc", configuration, outcomes=True)
    assert unit.verdict == "HOLDS"
    assert unit.specification is not None
    assert len(unit.specification.allowed) == SERIAL[kind][name] == len(unit.outcomes)
    assert unit.specification.offending == ()


@pytest.mark.parametrize(
    ("kind", "type", "name"),
    [
        ("queue", "TwoLockQueueUnfenced", "T0"),
        ("queue", "NonBlockingQueueUnfenced", "T0"),
        ("set", "LazyListSetUnfenced", "Sac"),
        ("set", "HarrisSetUnfenced", "Sac"),
    ],
)
def test_without_fences_a_small_test_goes_wrong(kind: str, type: str, name: str) -> None:
    assert check(type, given_tests(kind), name, "sc").verdict == "HOLDS"
    assert check(type, given_tests(kind), name, "relaxed").verdict == "VIOLATED"
    assert check(type.removesuffix("Unfenced"), given_tests(kind), name, "relaxed").verdict == "HOLDS"


def test_all_observations_are_shown_and_what_offends() -> None:
    unit = check("NonBlockingQueueUnfenced", given_tests("queue"), "T0", "relaxed", outcomes=True)
    assert unit.specification is not None
    allowed = {one.value for one in unit.specification.allowed}
    assert allowed == {(0, False, 0), (0, True, 0), (1, False, 0), (1, True, 1)}
    assert (
        {one.value for one in unit.specification.offending} == {one.value for one in unit.outcomes} - allowed != set()
    )


def test_threads_that_do_the_same_may_be_exchanged() -> None:
    some, every = [check("NonBlockingQueue", given_tests("queue"), "T1", "sc", outcomes=seen) for seen in (False, True)]
    assert some.verdict == every.verdict == "HOLDS"
    assert some.states < every.states


def test_a_limit_is_a_bound() -> None:
    unit = check("NonBlockingQueue", given_tests("queue"), "T56", "sc", max_states=3000)
    assert unit.verdict == "HOLDS_UP_TO"
    assert {bound.kind for bound in unit.bounds} == {"states"}


@pytest.mark.parametrize("type", TYPES["set"])
def test_a_hunt_leaves_out_what_does_not_count(type: str) -> None:
    unit = check(type, given_tests("set"), "S1", "sc", max_states=20_000)
    assert unit.verdict == "HOLDS_UP_TO"
    assert "runs in which an assumption of the test does not hold are left out" in unit.assumed


def test_too_many_arguments_are_refused() -> None:
    unit = check("NonBlockingQueue", given_tests("queue")._replace(domain=tuple(range(9))), "T53", "sc")
    assert unit.verdict == "UNSUPPORTED"
    assert "6,561 combinations" in unit.unsupported[0].reason


@pytest.mark.parametrize(
    ("notation", "words"),
    [
        ("( e | x )", "'x' begins with no letter; known are e, t"),
        ("e | t", "is no test: write what each thread does between bars"),
        ("( e | )", "has a thread that does nothing"),
        ("( e | t ) e", "is no test"),
    ],
)
def test_what_cannot_be_read_is_said(notation: str, words: str, fencepost: Run) -> None:
    options = ("--harness", "CheckFence.TwoLockQueue", "--test", notation, "--model", "sc")
    done = fencepost("check", HERE / "bin" / "Release" / "CheckFence.dll", *options)
    assert done.code == 2
    assert words in " ".join(done.err.split())


def test_letters_are_the_first_ones_of_methods_and_are_said(fencepost: Run) -> None:
    built = HERE / "bin" / "Release" / "CheckFence.dll"
    options = ("--harness", "CheckFence.TwoLockQueue", "--model", "sc", "--no-cache")
    done = fencepost("outcomes", built, *options, "--test", "( e | t )")
    assert "Letters of CheckFence.TwoLockQueue: e = Enqueue, t = TryDequeue." in done.err
    assert "serial runs show 4:" in done.out
    deque = fencepost("check", built, "--harness", "SnarkDeque", "--model", "sc", "--test", "( pushl | popr )")
    assert "no letter; known are pushl, pushr, trypopl, trypopr" in " ".join(deque.err.split())


def test_a_file_says_what_letters_mean(fencepost: Run, tmp_path: Path) -> None:
    built, file = HERE / "bin" / "Release" / "CheckFence.dll", tmp_path / "own.toml"
    whole = 'type = "CheckFence.TwoLockQueue"\ndomain = [3]\nstart = "p"\nalone = ["t"]\n'
    whole += '[letters]\np = "Enqueue"\nt = "TryDequeue"\n[tests]\nOne = "( p | t )"\n'
    file.write_text(whole, "utf-8")
    done = fencepost("outcomes", built, "--tests", file, "--model", "sc", "--no-cache", "--format", "json")
    (unit,) = json.loads(done.out)["units"]
    assert unit["unit"] == "CheckFence.TwoLockQueue: One"
    assert [one["value"] for one in unit["specification"]["allowed"]] == [[3, 3, True, 3]]
    for text, words in (
        (whole.replace("( p | t )", "( t | t )"), "uses 't' in two threads, which only one may do"),
        (whole.replace("TryDequeue", "Remove"), "'t' stands for 'Remove', which is no method to be called"),
        (whole.replace("[3]", "[]"), "The domain has no value"),
        (whole.replace("[3]", "3"), "Expected `array`"),
        (whole.replace("domain", "values"), "unknown field `values`"),
        (whole.partition("[tests]")[0], "missing required field `tests`"),
        (whole.partition("[tests]")[0] + "[tests]\n", "There is no test in it"),
        (whole.replace('type = "CheckFence.TwoLockQueue"\n', ""), "The tests are of no type"),
        ("= 3", "at line 1"),
    ):
        file.write_text(text, "utf-8")
        wrong = fencepost("check", built, "--tests", file)
        assert (wrong.code, words in " ".join(wrong.err.split())) == (2, True), wrong.err
    assert fencepost("check", built, "--tests", tmp_path / "none.toml").code == 2


def test_a_finding_replays(fencepost: Run) -> None:
    built = HERE / "bin" / "Release" / "CheckFence.dll"
    options = ("--harness", "CheckFence.NonBlockingQueueUnfenced", "--model", "relaxed", "--no-cache")
    done = fencepost("check", built, *options, "--test", "( e | t )")
    assert done.code == 1
    line = next(line for line in done.out.splitlines() if "replay: " in line)
    test, schedule = line.partition("--harness '")[2].partition("'")[0], line.rpartition("--schedule ")[2].strip("'")
    again = fencepost("replay", built, "--harness", test, "--model", "relaxed", "--schedule", schedule)
    assert again.code == 1
    assert "FP2001" in again.out


def test_one_test_has_the_name_of_its_notation() -> None:
    assert given_test("( e | d )").tests[0].name == "( e | d )"
