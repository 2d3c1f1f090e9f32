"""Assemblies that the tests of the engine check."""

from __future__ import annotations

import shutil
from pathlib import Path

from fencepost.engine.shared.messages import PlanTask
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.builds import Builds
from fencepost.engine.workers.wanted import Wanted

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
