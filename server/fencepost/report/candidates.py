"""What documents say of the candidates of the screening: those that are refuted are counted, and not shown."""

from __future__ import annotations

from collections.abc import Sequence

from fencepost.model.verdict import Unit


def is_told(unit: Unit) -> bool:
    """True unless a unit is a candidate in which nothing is found."""
    return unit.kind != "screened" or bool(unit.findings) or unit.verdict == "INTERNAL_ERROR"


def is_unknown(unit: Unit) -> bool:
    """True for a candidate that was tried, and neither confirmed nor refuted."""
    return not is_told(unit) and unit.verdict != "HOLDS" and not is_unreached(unit)


def is_unreached(unit: Unit) -> bool:
    """True for a candidate that had no turn, because others had used up what there was for all."""
    return any(bound.kind == "screening" for bound in unit.bounds)


def candidates_of(units: Sequence[Unit]) -> list[Unit]:
    return [unit for unit in units if unit.kind == "screened"]


def candidates_text(candidates: Sequence[Unit]) -> str:
    """How candidates have ended, in a line."""
    confirmed = sum(bool(unit.findings) for unit in candidates)
    refuted = sum(unit.verdict == "HOLDS" for unit in candidates)
    unreached = sum(map(is_unreached, candidates))
    counts = f"{confirmed} confirmed, {refuted} refuted, {len(candidates) - confirmed - refuted - unreached} unknown"
    if unreached:
        counts += f", {unreached} not reached (--screening-states)"
    return f"{len(candidates)} candidate{'s' if len(candidates) != 1 else ''}: {counts}"
