"""Types that are named can be tried however they are made: by reference, by a pointer, as structs of all threads."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.generated.unit import check_type
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings

BUILDS = Path(__file__).parent / "bin"
RIGHT = ["TakesIn", "TakesRef", "TakesOut", "TakesPointer", "Counter", "Guarded", "Holder"]
WRONG = ["TakesRefRacing", "RacingCounter"]


@pytest.mark.share(2)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", [*RIGHT, *WRONG])
def test_a_type_is_tried_however_it_is_made(name: str, configuration: str) -> None:
    program = Program(BUILDS / configuration / "Shapes.dll")
    (type,) = program.thread_safe(f"Shapes.{name}")
    unit = check_type(program, type, Settings(time=60.0))
    assert unit.verdict == ("HOLDS" if name in RIGHT else "VIOLATED"), unit


def test_a_harness_makes_the_variable_that_a_constructor_takes() -> None:
    program = Program(BUILDS / "Release" / "Shapes.dll")
    (type,) = program.thread_safe("Shapes.TakesRefRacing")
    unit = check_type(program, type, Settings(time=60.0))
    text = str(unit)
    assert "var variable0 = " in text
    assert "new Shapes.TakesRefRacing(ref variable0)" in text
