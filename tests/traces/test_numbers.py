"""Each operation of a replayed run has a number of its own, also if it takes effect late or never."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from fencepost.search.replay import Happening, replay
from fencepost.search.schedule import from_text, learn_from_text

NEEDED = Path(__file__).parent / "bin" / "Debug" / "Needed.dll"


def replayed(path: Path, harness: str, model: str) -> tuple[tuple[Happening, ...], tuple[Happening, ...]]:
    """What has taken effect in the run of a harness's finding, and what has not."""
    program = Program(path)
    ((type, method),) = program.units(matching(harness))
    finding, *_ = check_unit(program, type, method, Settings(model=model)).findings
    world = program.world(Settings(model=model), program.instance(type, method))
    learn_from_text(world, finding.schedule)
    run = replay(world, world.harness, from_text(finding.schedule))
    return run.happenings, run.pending


@pytest.mark.parametrize("model", ["x86-tso", "dotnet"])
@pytest.mark.parametrize("harness", ["Late", "Noise", "Circle"])
def test_no_two_operations_of_a_run_have_one_number(harness: str, model: str) -> None:
    happenings, pending = replayed(NEEDED, f"Needed.{harness}", model)
    numbers = [happening.number for happening in (*happenings, *pending)]
    assert len(set(numbers)) == len(numbers)
    assert min(numbers) > 0
    assert any(happening.late for happening in (*happenings, *pending)) or harness != "Late"
