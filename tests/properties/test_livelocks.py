"""Runs that can never end: found in both builds, under each model and without each reduction, and replayed as told."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.answers.answer import HarnessAnswer
from fencepost.engine.check import check_unit
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.replaying import replay_unit
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.telling.findings import Teller
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Finding
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration
from fencepost.search.ordered import explore_in_order_first
from fencepost.search.reductions import REDUCTIONS
from fencepost.search.space import Space

FOLDER = Path(__file__).parent.parent / "programs" / "bin"
SETTINGS = Settings(model="sc")

WRONG = {
    "QueueLock.X_Wrong": "goes round for ever at Livelocks.cs:27, reading Node#1.Next.Waits = true; main waits",
    "LostFlag.X_Wrong": "thread 1 goes round for ever at Livelocks.cs:77, reading LostFlag.ready = false; main waits",
    "LostFlag.Until_Wrong": "thread 1 goes round for ever at Livelocks.cs:95, reading LostFlag.ready = false; main",
    "ForgottenLock.X_Wrong": "goes round for ever at Livelocks.cs:119, reading ForgottenLock.taken = 1; main waits",
    "ForgottenLock.Always_Wrong": "goes round for ever at Livelocks.cs:119, reading ForgottenLock.taken = 1; main",
    "AfterYou.X_Wrong": "thread 2 goes round for ever at Livelocks.cs:167, reading AfterYou.first = true,",
    "Pollers.Count_Wrong": "main goes round for ever at Livelocks.cs:194, reading Pollers.left = 1.",
    "Pollers.Task_Wrong": "thread 1 goes round for ever at Livelocks.cs:214, reading Pollers.left = 2; main waits",
}
RIGHT = [
    "QueueLock.X_Right", "LostFlag.X_Right", "LostFlag.Until_Right", "ForgottenLock.X_Right", "AfterYou.X_Right",
    "Pollers.Count_Right", "Pollers.Background_Right", "Pollers.Clock_Right",
]  # fmt: skip
COUNTED = [("Debug", "sc"), ("Release", "sc"), ("Debug", "dotnet"), ("Release", "dotnet")]
STATES = {
    "QueueLock.X_Wrong": (60, 60, 122, 122),
    "LostFlag.X_Wrong": (8, 8, 13, 13),
    "LostFlag.Until_Wrong": (8, 8, 10, 10),
    "ForgottenLock.X_Wrong": (43, 43, 52, 52),
    "ForgottenLock.Always_Wrong": (8, 8, 8, 8),
    "AfterYou.X_Wrong": (46, 46, 73, 73),
    "Pollers.Count_Wrong": (15, 15, 15, 15),
    "Pollers.Task_Wrong": (19, 19, 24, 24),
    "QueueLock.X_Right": (60, 60, 122, 122),
    "LostFlag.X_Right": (7, 7, 9, 9),
    "LostFlag.Until_Right": (11, 11, 15, 15),
    "ForgottenLock.X_Right": (49, 49, 58, 58),
    "AfterYou.X_Right": (41, 41, 52, 52),
    "Pollers.Count_Right": (7, 7, 7, 7),
    "Pollers.Background_Right": (14, 9, 18, 11),
    "Pollers.Clock_Right": (16, 16, 21, 21),
    "Leaders.X_Right": (4, 4, 4, 4),
}
SERVES = "Follow goes round for ever at Livelocks.cs"
EACH = [(), *((name,) for name in REDUCTIONS), tuple(REDUCTIONS)]


@cache
def opened(configuration: str) -> Program:
    return Program(FOLDER / configuration / "Livelocks.dll")


def harness(program: Program, name: str) -> tuple[Type, Method]:
    return next(unit for unit in program.units(None) if unit_name(unit[1]) == f"Programs.{name}")


def explored(program: Program, name: str, settings: Settings) -> Exploration:
    instance = program.instance(*harness(program, name))
    budget = Budget(20_000, seconds=600.0)
    found = explore_in_order_first(program.world(settings, instance), instance, budget, Judge().is_wrong)
    assert found.complete
    return found


def findings(name: str, settings: Settings, configuration: str = "Debug") -> list[Finding]:
    """What one search finds, other models left aside; replaying it tells the same."""
    program = opened(configuration).renewed()
    type, method = harness(program, name)
    found = explored(program, name, settings)
    answer = HarnessAnswer(
        found.space.world,
        found,
        Judge(),
        Teller(program.own, found.space.world),
        settings.properties,
    )
    answer.look()
    assert not answer.bounds
    for finding in answer.findings:
        again = replay_unit(opened(configuration).renewed(), type, method, finding.schedule, settings.model).unit
        assert [(f.rule, f.message, f.trace) for f in again.findings] == [
            (finding.rule, finding.message, finding.trace)
        ]
    return answer.findings


@pytest.mark.share(12)
@pytest.mark.parametrize(("configuration", "model"), [("Debug", "sc"), ("Release", "dotnet"), ("Release", "power")])
@pytest.mark.parametrize("name", WRONG)
def test_a_run_that_can_never_end_is_told(name: str, configuration: str, model: str) -> None:
    (finding,) = findings(name, SETTINGS._replace(model=model), configuration)
    assert (finding.rule, finding.property) == ("FP1009", "deadlock")
    assert WRONG[name].split(" ", 2)[2] in finding.message
    assert any(row.op == "spin" for row in finding.trace)


@pytest.mark.share(10)
@pytest.mark.parametrize("name", STATES)
def test_numbers_of_states(name: str) -> None:
    found = [
        explored(opened(configuration).renewed(), name, SETTINGS._replace(model=model))
        for configuration, model in COUNTED
    ]
    assert tuple([len(one.parents) for one in found]) == STATES[name]


@pytest.mark.share(2)
@pytest.mark.parametrize("without", EACH, ids="-".join)
def test_reductions_change_no_verdict(without: tuple[str, ...]) -> None:
    settings = SETTINGS._replace(without=without)
    for name in WRONG:
        (finding,) = findings(name, settings)
        assert finding.rule == "FP1009", name
        assert WRONG[name].split(" ", 2)[2].partition(";")[0] in finding.message
    for name in RIGHT:
        assert not findings(name, settings), name
    (finding,) = findings("Leaders.X_Right", settings)
    assert finding.rule == "FP1015"


@pytest.mark.parametrize(("configuration", "model"), [("Debug", "sc"), ("Release", "dotnet"), ("Release", "power")])
def test_a_harness_of_which_no_run_ends_never_holds(configuration: str, model: str) -> None:
    (finding,) = findings("Leaders.X_Right", SETTINGS._replace(model=model), configuration)
    assert (finding.rule, finding.property) == ("FP1015", "no-end")
    assert finding.message.startswith("No run comes to an end: ")
    assert SERVES in finding.message


def test_without_an_end_nothing_holds_whatever_is_asked_for() -> None:
    program = opened("Release").renewed()
    asked = SETTINGS._replace(properties=("assertion",))
    unit = check_unit(program, *harness(program, "Leaders.X_Right"), asked)
    assert (unit.verdict, [bound.kind for bound in unit.bounds]) == ("HOLDS_UP_TO", ["loop"])


@pytest.mark.parametrize("model", ["dotnet", "power"])
def test_what_may_end_is_none(model: str) -> None:
    for name in RIGHT:
        assert not findings(name, SETTINGS._replace(model=model), "Release"), name


def test_a_trace_ends_with_what_is_polled() -> None:
    (finding,) = findings("LostFlag.X_Wrong", SETTINGS)
    assert [(row.thread, row.op, row.cell, row.value) for row in finding.trace] == [
        (3, "write", "LostFlag.ready", "true"),
        (2, "write", "LostFlag.ready", "false"),
        (1, "wait", "", "the end of thread 1"),
        (2, "spin", "", "LostFlag.ready = false"),
    ]


def test_other_models_are_searched_for_it() -> None:
    program = opened("Release").renewed()
    unit = check_unit(program, *harness(program, "LostFlag.X_Wrong"), SETTINGS)
    assert "dotnet" in unit.findings[0].also_under
    few = check_unit(program, *harness(program, "LostFlag.X_Wrong"), SETTINGS._replace(max_states=8))
    assert few.verdict == "HOLDS_UP_TO"


def test_a_search_that_was_not_complete_says_nothing() -> None:
    program = opened("Release").renewed()
    unit = check_unit(program, *harness(program, "QueueLock.X_Wrong"), SETTINGS._replace(max_states=50))
    assert (unit.verdict, [bound.kind for bound in unit.bounds]) == ("HOLDS_UP_TO", ["states"])


def test_what_is_left_open_is_said() -> None:
    """A limit that is met when the states are known, and not yet which of them lead to ends, is a bound."""

    class Spent(Budget):
        def look(self, states: int, space: Space) -> str:
            _ = states, space
            return "memory" if self.next_look > self.states else super().look(states, space)

    program = opened("Release").renewed()
    found = explored(program, "LostFlag.X_Wrong", SETTINGS)
    found.budget = Spent(states=1)
    found.budget.next_look = 2
    answer = HarnessAnswer(found.space.world, found, Judge(), Teller(program.own, found.space.world))
    answer.look()
    assert (answer.verdict, [bound.kind for bound in answer.bounds]) == ("HOLDS_UP_TO", ["memory"])
