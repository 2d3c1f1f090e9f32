"""The units of the test assemblies in `tests/engine/units`, and their verdicts."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit

UNITS = Path(__file__).parents[1] / "units" / "bin"


def considered(name: str, configuration: str = "Debug") -> dict[str, str]:
    """What is a unit, and what is none for a reason."""
    program = Program(UNITS / configuration / f"{name}.dll")
    return {unit_name(one.method): one.reason for one in program.considered()}


@lru_cache
def checked(name: str, configuration: str = "Debug") -> dict[str, Unit]:
    """The verdicts of all units of an assembly."""
    program = Program(UNITS / configuration / f"{name}.dll")
    return {
        unit_name(method): check_unit(program.renewed(), type, method, Settings(model="sc"), outcomes=True)
        for type, method in program.units(None)
    }
