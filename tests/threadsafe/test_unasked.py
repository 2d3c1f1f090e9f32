"""Types without a mark: code that is not here is taken for anything, and the verdict names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.generated.unit import check_type
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.replaying import replay_trial
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.model.members import Type
from fencepost.model.verdict import Unit

BUILT = Path(__file__).parent / "bin" / "Release" / "Unasked.dll"
HINTS = Settings(hints=True)


def named(program: Program, name: str) -> Type:
    return next(type for type in program.assembly.types() if type_name(type) == f"Unasked.{name}")


def checked(name: str) -> Unit:
    program = Program(BUILT)
    return check_type(program, named(program, name), HINTS)


@pytest.mark.parametrize("name", ["Journal", "Uploader", "Numbers", "Session", "Closed", "Drain"])
def test_an_object_can_be_made_and_its_calls_run(name: str) -> None:
    unit = checked(name)
    assert (unit.verdict, unit.unsupported) == ("HOLDS", ())


def test_what_was_not_run_is_named() -> None:
    said = " ".join(checked("Journal").assumed)
    assert "System.IO.File.Exists was not run" in said
    assert "System.IO.File.AppendAllText was not run" in said
    assert "Unasked.ITransport.Send was not run" in " ".join(checked("Uploader").assumed)


def test_both_answers_of_what_is_not_known_are_tried() -> None:
    unit = checked("Log")
    assert unit.verdict == "VIOLATED"
    assert "Written = 1, Lost = 1" in unit.findings[0].message  # of a serial run
    program = Program(BUILT)
    run = replay_trial(program, named(program, "Log"), unit.findings[0].test, unit.findings[0].schedule)
    assert run.unit.verdict == "VIOLATED"


def test_a_call_gets_to_the_class_that_is_derived_from_what_is_not_here() -> None:
    unit = checked("Namespaces")
    assert unit.verdict == "VIOLATED"
    assert "Count = 1" in unit.findings[0].message


def test_what_makes_threads_meet_is_taken_for_nothing_else() -> None:
    unit = checked("Bound")
    assert unit.verdict == "UNSUPPORTED"
    assert "ThreadPoolBoundHandle" in unit.unsupported[0].reason


def test_a_harness_is_told_what_is_missing() -> None:
    program = Program(BUILT)
    (found,) = program.units(lambda method: unit_name(method) == "Unasked.Asked.Exists")
    unit = check_unit(program, *found, Settings())
    assert unit.verdict == "UNSUPPORTED"
    assert "System.IO.File.Exists" in unit.unsupported[0].reason
