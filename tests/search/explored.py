"""A program of the suite, with all its states."""

from __future__ import annotations

from pathlib import Path

from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration, explore

PROGRAMS = Path(__file__).parent.parent / "programs" / "bin" / "Debug"


def explored(name: str, model: str) -> Exploration:
    assembly, harness = name.split()
    program = Program(PROGRAMS / f"{assembly}.dll")
    ((type, method),) = program.units(matching(f"Programs.{harness}"))
    settings = Settings(model=model)
    instance = program.instance(type, method)
    return explore(program.world(settings, instance), instance, Budget())
