"""Walks through runs: whatever is chosen, the run ends as its schedule replays."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from fencepost.engine.exploring.opening import ExploreTask, opened
from fencepost.engine.exploring.run import SteppedRun
from fencepost.engine.exploring.seen import Choice
from fencepost.engine.programs.program import Program
from fencepost.engine.replaying import replay_unit
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from fencepost.report.trace import operation_text

TESTS = Path(__file__).parents[1]
SAMPLES = TESTS / "assemblies" / "bin" / "Debug" / "Samples.dll"
SHAPES = TESTS / "litmus" / "bin" / "Debug" / "Shapes.dll"
PROGRAMS = TESTS / "programs" / "bin" / "Release"
WALKS = [
    (SAMPLES, "AccountTests.TwoWithdrawals", "dotnet"),
    (SAMPLES, "SafeAccountTests.OppositeTransfers", "dotnet"),
    (SAMPLES, "SafeAccountTests.WithdrawTwiceAsync", "dotnet"),
    (SAMPLES, "StoreBuffer.Plain", "sparc-pso"),
    (SHAPES, "Shapes.Lb", "armv8"),
    (SHAPES, "Shapes.Iriw", "power"),
    (SHAPES, "Shapes.DclFlag", "java"),
    (PROGRAMS / "AsyncIdioms.dll", "AsyncCache.X_Wrong", "dotnet"),
]
"""Assembly, harness and memory model."""


def walk_of(path: Path, harness: str, model: str, schedule: str = "") -> SteppedRun:
    return opened(ExploreTask(str(path), harness, schedule, Settings(model=model)))


def texts(choices: tuple[Choice, ...]) -> list[tuple[str, bool, list[str]]]:
    return [(one.path, one.takes_effect, [operation_text(row) for row in one.rows]) for one in choices]


@pytest.mark.parametrize(("path", "harness", "model"), WALKS, ids=[f"{name}-{model}" for _, name, model in WALKS])
def test_a_run_ends_as_its_schedule_replays(path: Path, harness: str, model: str) -> None:
    program, chance = Program(path), random.Random(7)
    ((type, method),) = program.units(matching(harness))
    walk = walk_of(path, harness, model)
    for _ in range(4):
        walk.back(walk.steps)
        while walk.choices:
            walk.take(chance.randrange(len(walk.choices)))
        again = replay_unit(program, type, method, walk.schedule, model)
        assert walk.ending is not None
        assert walk.ending.is_wrong == bool(again.unit.findings)
        assert all(finding.message in walk.ending.text for finding in again.unit.findings)


@pytest.mark.parametrize(("path", "harness", "model"), WALKS[:5], ids=[name for _, name, _ in WALKS[:5]])
def test_the_schedule_of_a_part_leads_to_the_same_choices(path: Path, harness: str, model: str) -> None:
    chance = random.Random(3)
    walk = walk_of(path, harness, model)
    while walk.choices:
        if not walk.assumed:
            assert texts(walk_of(path, harness, model, walk.schedule).choices) == texts(walk.choices)
        walk.take(chance.randrange(len(walk.choices)))


def test_no_choice_leads_to_a_read_that_never_returns_what_was_assumed() -> None:
    """In load buffering, the other thread may write 1 or have read before; then the assumed 1 is never there."""
    walk = walk_of(SHAPES, "Shapes.Lb", "armv8")
    walk.run_on()
    todo: list[int] = [0]
    ends = 0
    while todo:
        if not walk.choices:
            ends += 1
            assert walk.ending is not None
            assert "no run of the program" not in walk.ending.text
        if todo[-1] < len(walk.choices):
            walk.take(todo[-1])
            todo.append(0)
            continue
        todo.pop()
        if todo:
            todo[-1] += 1
            walk.back(1)
    assert ends > 20
