"""What is found in the programs: the rule, the words, the place; the same in both builds and without reductions."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.replaying import replay_unit
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from fencepost.properties import rules
from fencepost.properties.rule import Rule
from fencepost.search.reductions import REDUCTIONS

PROGRAMS = Path(__file__).parent.parent / "programs"
SETTINGS = Settings(max_states=12_000, time=120.0, model="sc")

FOUND = {
    "PartialDeadlocks Heartbeat.X_Wrong": ("FP1004", "thread 2 holds since PartialDeadlocks.cs:22"),
    "PartialDeadlocks Heartbeat.Counting_Wrong": ("FP1004", "for the lock Heartbeat.b"),
    "PartialDeadlocks SpinUnderLock.X_Wrong": ("FP1004", "thread 1 holds since PartialDeadlocks.cs:58"),
    "PartialDeadlocks NobodySignals.X_Wrong": ("FP1004", "waits at PartialDeadlocks.cs:82 for SemaphoreSlim.Wait"),
    "PartialDeadlocks TasksInACircle.X_Wrong": ("FP1004", "for the lock TasksInACircle.a"),
    "PartialDeadlocks LostSignals.Twice_Wrong": ("FP1005", "thread 3 set it at PartialDeadlocks.cs:185"),
    "PartialDeadlocks LostSignals.Reset_Wrong": ("FP1005", "and it was reset at PartialDeadlocks.cs:203"),
    "MonitorWait LostPulse.X_Wrong": ("FP1005", "thread 2 pulsed at MonitorWait.cs:57 when no thread was waiting"),
    "MonitorWait WaitOnOther.X_Wrong": ("FP1002", "for a pulse on WaitOnOther.gate"),
    "LockOrder AbBa.X_Wrong": ("FP1002", "for the lock AbBa.b, which thread 2 holds since LockOrder.cs:20"),
    "LockOrder NewLockType.X_Wrong": ("FP1002", "for the lock NewLockType.b, which thread 2 holds since"),
    "Invariants Ledgers.X_Wrong": ("FP1006", "The invariant Balanced does not hold after Add."),
    "Invariants Ledgers.Half_Wrong": ("FP1006", "The invariant Balanced does not hold after AddFirst."),
    "Outcomes Increments.X_Wrong": ("FP1007", "The outcome (1) is forbidden."),
    "Outcomes Pairs.X_Wrong": ("FP1007", "The outcome (1, true) is forbidden."),
}


def rule_by_number(number: str) -> Rule:
    return next(rule for rule in rules().values() if rule.id == number)


def check(name: str, configuration: str = "Debug", settings: Settings = SETTINGS) -> Unit:
    """Checks an assembly's harness, and that replaying what it finds tells the same."""
    program, harness = name.split()
    opened = Program(PROGRAMS / "bin" / configuration / f"{program}.dll")
    ((type, method),) = opened.units(matching(f"Programs.{harness}"))
    unit = check_unit(opened, type, method, settings)
    for finding in [one for one in unit.findings if rule_by_number(one.rule).judges != "accesses"]:
        again = replay_unit(opened, type, method, finding.schedule, settings.model).unit
        assert [(f.rule, f.message, f.trace) for f in again.findings] == [
            (finding.rule, finding.message, finding.trace)
        ]
    return unit


@pytest.mark.share(2)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", FOUND)
def test_a_finding_says_what_and_where(name: str, configuration: str) -> None:
    rule, words = FOUND[name]
    finding, *_ = check(name, configuration).findings
    assert finding.rule == rule
    assert words in finding.message
    assert finding.line is not None


@pytest.mark.share(2)
@pytest.mark.parametrize("name", FOUND)
def test_a_finding_needs_no_reduction(name: str) -> None:
    finding, *_ = check(name, settings=SETTINGS._replace(without=tuple(REDUCTIONS))).findings
    assert finding.rule == FOUND[name][0]


@pytest.mark.parametrize("model", ["sc", "dotnet"])
def test_a_circle_is_found_when_threads_come_to_wait_in_it(model: str) -> None:
    unit = check("PartialDeadlocks Heartbeat.Counting_Wrong", settings=SETTINGS._replace(model=model))
    circle, *_ = unit.findings
    assert (unit.verdict, circle.rule) == ("VIOLATED", "FP1004")
    assert len(circle.schedule.split()) == 3, "the threads wait before the search has gone on"
    (finding,) = check("LockOrder AbBa.X_Wrong").findings
    assert finding.rule == "FP1002", "what comes to a standstill is a deadlock of all"


@pytest.mark.parametrize("without", [(), tuple(REDUCTIONS)])
def test_who_may_be_interrupted_is_in_no_circle(without: tuple[str, ...]) -> None:
    assert check("Interrupts Rescue.X_Right", settings=SETTINGS._replace(without=without)).verdict == "HOLDS"


@pytest.mark.parametrize(("harness", "line"), [("Counts.Own_Endless", 22), ("Counts.Shared_Endless", 38)])
def test_a_bound_names_the_loop_that_has_no_end(harness: str, line: int) -> None:
    (bound,) = check(f"Endless {harness}", settings=SETTINGS._replace(max_states=2_000)).bounds
    assert (bound.kind, bound.line) == ("states", line)


def test_a_trace_ends_with_what_threads_wait_for() -> None:
    (finding,) = check("LockOrder AbBa.X_Wrong").findings
    shown = [(row.thread, row.op, row.cell, row.value) for row in finding.trace]
    assert shown == [
        (2, "lock", "AbBa.a", ""),
        (3, "lock", "AbBa.b", ""),
        (1, "wait", "", "the end of thread 1"),
        (2, "wait", "", "the lock AbBa.b, which thread 2 holds since LockOrder.cs:20"),
        (3, "wait", "", "the lock AbBa.a, which thread 1 holds since LockOrder.cs:20"),
    ]
    assert finding.trace[0].code == "lock (a)"


def test_a_call_of_the_library_is_one_row() -> None:
    (finding,) = check("Signals Countdown.TooMany_Wrong").findings
    calls = [(row.cell, row.value) for row in finding.trace if row.op == "call" and "Signal" in row.cell]
    assert calls == [("left.Signal", "count 3 -> 2"), ("left.Signal", "count 2 -> 1")]


def test_threads_change_as_seldom_as_can_be() -> None:
    finding, *_ = check("Outcomes Increments.X_Wrong").findings
    threads = [row.thread for row in finding.trace]
    assert sum(before != after for before, after in pairwise(threads)) <= 3
