"""What a generated test finds has repairs, as what a harness finds: proved with the changed code."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.generated.unit import check_type
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.repairs.trials import trial_repairs
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit

HERE = Path(__file__).parent
WITH_UPDATES, WITH_LOCKS = ("Counter",), ("Tally", "Maximum", "Account", "Once", "Average")


@cache
def check(name: str) -> Unit:
    program = Program(HERE / "bin" / "Debug" / "Counting.dll")
    type = next(type for type in program.thread_safe(None) if type_name(type).endswith(f"Almost.{name}"))
    return check_type(program, type, Settings(repair=True), "", trial_repairs)


@pytest.mark.parametrize("name", WITH_UPDATES)
def test_an_update_that_is_lost_is_made_at_once(name: str) -> None:
    (finding,) = check(name).findings
    assert finding.repairs, finding.unrepaired
    assert "interlocked" in {repair.kind for repair in finding.repairs}
    assert all("sc" in repair.proved_under and "dotnet" in repair.proved_under for repair in finding.repairs)


@pytest.mark.share(3)
@pytest.mark.parametrize("name", WITH_LOCKS)
def test_what_no_update_makes_right_is_locked(name: str) -> None:
    (finding,) = check(name).findings
    assert finding.repairs, finding.unrepaired
    assert {repair.kind for repair in finding.repairs} <= {"lock", "interlocked"}


def test_without_the_wish_there_are_none() -> None:
    program = Program(HERE / "bin" / "Debug" / "Counting.dll")
    type = next(type for type in program.thread_safe(None) if type_name(type).endswith("Almost.Counter"))
    (finding,) = check_type(program, type, Settings(), "", trial_repairs).findings
    assert (finding.repairs, finding.unrepaired) == ((), "")


@pytest.mark.share(2)
@pytest.mark.parametrize("model", ["ecma", "power", "relaxed"])
def test_the_tests_of_right_types_run_under_all_kinds_of_models(model: str) -> None:
    program = Program(HERE / "bin" / "Debug" / "Counting.dll")
    for type in program.thread_safe(None):
        if "Almost." not in type_name(type):
            unit = check_type(program, type, Settings(model=model, max_states=300))
            assert unit.verdict in ("HOLDS", "HOLDS_UP_TO"), (type_name(type), unit.unsupported)
