"""Runs of asynchronous methods are told in the words of the source, not in those of what the compiler makes of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fencepost.report.trace import trace_cells
from tests.traces.checked import checked, needed

HERE = Path(__file__).parent
PROGRAMS = HERE.parent / "programs"
HARNESSES = ["LostUpdate", "NeverCompleted", "Emptied"]
PLUMBING = re.compile(r"Awaiter|Builder|MoveNext|Harness|<>|machine\.|stage|Waiters")


def told(configuration: str, harness: str, whole: bool = False) -> list[str]:
    """The operations of a run, each with the number of its thread."""
    _, finding = checked(HERE / "bin" / configuration / "Awaited.dll", f"Awaited.{harness}", "sc")
    rows = finding.trace if whole else tuple(needed(finding))
    return [f"{cell.thread}: {cell.text.strip()}" for cell in trace_cells(rows) if cell.kind == "operation"]


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("harness", HARNESSES)
def test_nobody_has_to_know_what_the_compiler_makes(harness: str, configuration: str) -> None:
    lines = told(configuration, harness, whole=True)
    assert lines
    assert not [line for line in lines if PLUMBING.search(line)]


BUILDS = pytest.mark.parametrize("configuration", ["Debug", "Release"])


@BUILDS
def test_asynchronous_methods_suspend_go_on_and_complete(configuration: str) -> None:
    assert told(configuration, "LostUpdate") == [
        "1: suspends",
        "1: Awaited.count -> 0",
        "1: suspends",
        "2: goes on",
        "2: Awaited.count <- 1",
        "2: completes its task",
        "3: goes on",
        "3: Awaited.count <- 1",
        "3: completes its task",
        "1: Task.WhenAll",
        "1: Awaited.count -> 1",
        "1: throws InvalidOperationException",
        "1: completes its task",
    ]


@BUILDS
def test_calls_one_after_the_other_are_told_one_by_one(configuration: str) -> None:
    lines = told(configuration, "NeverCompleted")
    assert [line for line in lines if "ReadAllAsync" in line or "WriteAsync" in line] == [
        "1: ChannelWriter<int>.WriteAsync",
        "2: ChannelReader<int>.ReadAllAsync",
        "1: ChannelWriter<int>.WriteAsync  count 0 -> 1",
        "1: ChannelWriter<int>.WriteAsync",
        "3: ChannelReader<int>.ReadAllAsync  count 1 -> 0",
        "4: ChannelWriter<int>.WriteAsync  count 0 -> 1",
        "3: ChannelReader<int>.ReadAllAsync  count 1 -> 0",
        "3: ChannelReader<int>.ReadAllAsync",
    ]
    assert [line for line in lines if line[3:] in ("suspends", "goes on")] == [
        "1: suspends",
        "2: goes on",
        "2: suspends",
        "1: suspends",
        "3: goes on",
        "4: goes on",
        "4: suspends",
        "3: suspends",
    ]


@BUILDS
def test_what_is_asked_of_a_nullable_is_what_it_holds(configuration: str) -> None:
    assert told(configuration, "Emptied") == [
        "1: Awaited.slot.Value.hasValue -> true",
        "2: Awaited.slot.Value.hasValue <- false",
        "2: Awaited.slot.Value.value <- 0",
        "1: Awaited.slot.Value.value -> 0",
        "1: throws InvalidOperationException",
    ]


def test_a_static_constructor_is_waited_for_by_name() -> None:
    _, finding = checked(PROGRAMS / "bin" / "Debug" / "TypeInit.dll", "Programs.InitAndLock.X_Wrong", "sc")
    waits = [row.value for row in finding.trace if row.op == "wait"]
    assert "the static constructor of Needs, which thread 1 runs" in waits
