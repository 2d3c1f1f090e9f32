"""What C# compilers do not write returns on the machine what it returns on the real runtime."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from tests.conformance.recorded import HERE, LIMITS, TEXT_OF, is_as_recorded

FOLDER = HERE / "il"
EXPECTED: dict[str, dict[str, Any]] = json.loads(
    (FOLDER / "expected.json").read_text("utf-8"), parse_constant=TEXT_OF.__getitem__
)


@pytest.mark.parametrize("topic", sorted(EXPECTED))
def test_instructions_do_what_the_runtime_does(topic: str) -> None:
    program, names = Program(FOLDER / "bin" / "Release" / f"{topic}.dll"), EXPECTED[topic]
    units = {
        unit_name(method): check_unit(program, type, method, LIMITS, outcomes=True)
        for type, method in program.units(lambda method: unit_name(method) in names)
    }
    assert units.keys() == names.keys()
    wrong = {
        name: (names[name], unit.outcomes) for name, unit in units.items() if not is_as_recorded(unit, names[name])
    }
    assert not wrong
