"""Programs whose threads meet only in locks, `Interlocked` and the library have no other outcomes under weak memory."""

from __future__ import annotations

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from tests.programs.expected import EXPECTED, HERE, LIMITED, is_as_expected

SYNCHRONISED = [
    "CheckThenAct", "Collections", "Counters", "Failures", "Handles", "InterlockedOps", "Joins", "LazyInit", "LockFree",
    "LockOrder", "MonitorIdioms", "MonitorWait", "PartialDeadlocks", "Philosophers", "Pools", "RwLocks", "Semaphores",
    "Signals", "Structs", "TypeInit", "WorkStealing",
]  # fmt: skip


@pytest.mark.share(2)
@pytest.mark.parametrize("topic", SYNCHRONISED)
def test_right_programs_are_right_under_dotnet(topic: str) -> None:
    program = Program(HERE / "bin" / "Release" / f"{topic}.dll")
    right = {name for name, expected in EXPECTED.items() if name.endswith("_Right") and expected["verdict"] == "HOLDS"}
    checked = 0
    for type, method in program.units(lambda method: unit_name(method) in right):
        unit = check_unit(program, type, method, LIMITED._replace(model="dotnet"), outcomes=True)
        assert is_as_expected(unit, "Release"), (unit.unit, unit.verdict, unit.outcomes)
        checked += 1
    assert checked


def test_volatile_variables_alone_exclude_nobody() -> None:
    """Each of Peterson's threads may read the other's flag before its own is seen: that needs a full barrier."""
    program = Program(HERE / "bin" / "Release" / "SpinLocks.dll")
    (unit,) = program.units(lambda method: unit_name(method) == "Programs.Peterson.X_Right")
    for model, lost in {"sc": False, "x86-tso": True, "dotnet": True}.items():
        found = check_unit(program, *unit, LIMITED._replace(model=model), outcomes=True)
        assert ((1,) in {outcome.value for outcome in found.outcomes}) == lost


def test_a_sequence_lock_needs_more_than_volatile_writes() -> None:
    """What is written between may be seen before the first sequence number is, unless stores stay in order."""
    program = Program(HERE / "bin" / "Release" / "SeqLocks.dll")
    (unit,) = program.units(lambda method: unit_name(method) == "Programs.SeqLock.X_Right")
    found = check_unit(program, *unit, LIMITED._replace(model="dotnet"))
    assert found.verdict == "VIOLATED"
    also_under = set(found.findings[0].also_under)
    assert also_under >= {"armv8", "ecma", "java", "sparc-pso"}
    assert "relaxed" in also_under | set(found.findings[0].unknown_under)
    assert not also_under & {"sc", "x86-tso"}
