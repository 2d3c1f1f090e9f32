"""Barriers and volatile accesses that a harness does not need, and those that it does."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.messages import Done
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.builds import Builds
from fencepost.model.verdict import Unit
from tests.engine.inputs import wanted

HERE = Path(__file__).parent
NEEDLESS = {
    "BarriersBesideVolatile": [(29, "Interlocked.MemoryBarrier"), (34, "Thread.MemoryBarrier")],
    "VolatileData": [
        (45, "Volatile.WriteBarrier"), (50, "Volatile.ReadBarrier"), (44, "Volatile.Write"), (51, "Volatile.Read"),
    ],
    "VolatileUnderALock": [(60, "ready need not be volatile")],
    "StoreBuffer": [],
    "Enough": [],
}  # fmt: skip


def check(configuration: str, name: str, settings: Settings) -> Unit:
    program = Program(HERE / "bin" / configuration / "Needless.dll")
    type, method = next((type, method) for type, method in program.units(None) if method.name == name)
    return check_unit(program, type, method, settings)


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", sorted(NEEDLESS))
def test_what_is_not_needed_is_said_and_nothing_else(name: str, configuration: str) -> None:
    unit = check(configuration, name, Settings(superfluous=True))
    assert unit.verdict == "HOLDS"
    told = [(entry.line, entry.title.removesuffix(" is not needed")) for entry in unit.superfluous]
    assert sorted(told, key=repr) == sorted(NEEDLESS[name], key=repr)


def test_nothing_is_said_unless_it_is_asked_for() -> None:
    assert check("Release", "VolatileData", Settings()).superfluous == ()


def test_a_try_that_does_not_look_is_not_final() -> None:
    settings = Settings(superfluous=True)
    unit = wanted(HERE / "bin" / "Release" / "Needless.dll", "*.VolatileData", settings)[0]
    done = Builds(None).check(unit.task(settings._replace(superfluous=False)))
    assert isinstance(done, Done)
    assert not done.final


def test_a_limit_that_was_met_is_said() -> None:
    settings = Settings(superfluous=True)
    states = check("Release", "VolatileData", settings).states
    unit = check("Release", "VolatileData", settings._replace(max_states=states + 1))
    assert unit.verdict == "HOLDS"
    assert unit.superfluous[-1].title == "the limit of states was reached: there may be more that is not needed"
