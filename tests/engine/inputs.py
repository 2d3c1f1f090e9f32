"""Assemblies that the tests of the engine check."""

from __future__ import annotations

import shutil
from pathlib import Path

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.messages import PlanTask
from fencepost.engine.shared.names import matching, unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.builds import Builds
from fencepost.engine.workers.wanted import Wanted
from fencepost.model.verdict import Unit

BUILDS = Path(__file__).parent / "builds" / "bin" / "Debug"
LONG = BUILDS / "Long.dll"


def wanted(path: Path, pattern: str | None = None, settings: Settings | None = None) -> list[Wanted]:
    """The units of an assembly, as a session takes them."""
    settings = settings or Settings(model="sc")
    plan = Builds(None).plan(PlanTask(str(path), 0, settings, pattern))
    return [Wanted(str(path), plan.build, unit, settings) for unit in plan.units]


def put_build(name: str, target: Path) -> Path:
    """Places one of the builds where another one may have been, as a compiler does; the PDB first."""
    for suffix in (".pdb", ".dll"):
        shutil.copy(BUILDS / (name + suffix), target.with_suffix(suffix))
    return target


def checked(name: str, outcomes: bool = False, pattern: str = "") -> dict[str, Unit]:
    program = Program(BUILDS / name)
    return {
        unit_name(method): check_unit(program, type, method, Settings(model="sc"), outcomes)
        for type, method in program.units(matching(pattern) if pattern else None)
    }
