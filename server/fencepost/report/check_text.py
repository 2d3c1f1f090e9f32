"""What `fencepost check` and `fencepost outcomes` print for a person."""

from __future__ import annotations

import json
from collections.abc import Iterator

from fencepost.model.verdict import Bound, Finding, Unit
from fencepost.report.trace_text import trace_lines

_SIGNS = {"HOLDS": "ok", "HOLDS_UP_TO": "??", "VIOLATED": "!!", "UNSUPPORTED": "--", "INTERNAL_ERROR": "##"}


def unit_lines(unit: Unit) -> Iterator[str]:
    """One unit: its verdict, and all that a reader needs to understand it."""
    size = f"{unit.states:,} states, {unit.seconds:.2f} s"
    yield f"{_SIGNS[unit.verdict]} {unit.unit}: {unit.verdict} ({unit.model}, {size})"
    for bound in unit.bounds:
        yield f"     {_bound_text(bound)}"
    for reason in unit.unsupported:
        where = f"{reason.file}:{reason.line}: " if reason.file else ""
        what = "a mistake in Fencepost, please report it" if unit.verdict == "INTERNAL_ERROR" else "not supported"
        yield f"     {where}{what}: {reason.reason}"
    for assumed in unit.assumed:
        yield f"     assumed: {assumed}"
    for finding in unit.findings:
        yield from _finding_lines(unit, finding)


def _bound_text(bound: Bound) -> str:
    if bound.kind == "loop":
        where = f" at {bound.file}:{bound.line}" if bound.file else ""
        return f"a loop without end{where}: what comes after it was not explored"
    return f"stopped at the limit of {bound.kind} after {bound.value:,} states: nothing wrong up to there"


def _finding_lines(unit: Unit, finding: Finding) -> Iterator[str]:
    where = f"{finding.file}({finding.line},{finding.column}): " if finding.file else ""
    yield f"   {where}{finding.rule}: {finding.message}"
    yield ""
    yield from (f"   {line}" for line in trace_lines(unit, finding))
    yield ""
    yield f"   replay: --schedule '{finding.schedule}'"


def outcome_lines(unit: Unit) -> Iterator[str]:
    """One unit's observations, each with a schedule."""
    if unit.verdict in ("HOLDS", "VIOLATED"):
        count = len(unit.outcomes)
        yield f"{unit.unit}: {count} outcome{'s' if count != 1 else ''} ({unit.states:,} states)"
    else:
        yield from unit_lines(unit)
    for outcome in unit.outcomes:
        yield f"   {json.dumps(outcome.value, ensure_ascii=False)}   {outcome.schedule}"


def summary(units: list[Unit]) -> str:
    """One line: how many units, and how they ended."""
    counts: dict[str, int] = {}
    for unit in units:
        counts[unit.verdict] = counts.get(unit.verdict, 0) + 1
    return f"{len(units)} unit{'s' if len(units) != 1 else ''}: " + ", ".join(
        f"{n} {name}" for name, n in counts.items()
    )
