"""What goes wrong first in a harness, and the rows of its trace."""

from __future__ import annotations

from pathlib import Path

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.replaying import replay_unit
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Finding, TraceRow, Unit


def checked(path: Path, harness: str, model: str = "dotnet") -> tuple[Unit, Finding]:
    program = Program(path)
    ((type, method),) = program.units(matching(harness))
    unit = check_unit(program, type, method, Settings(max_states=12_000, model=model))
    finding = unit.findings[0]  # others may be about the accesses that have led to it
    again = replay_unit(program, type, method, finding.schedule, model).unit
    assert again.findings[0].trace == finding.trace
    return unit, finding


def needed(finding: Finding) -> list[TraceRow]:
    return [row for row in finding.trace if row.needed]
