"""What a baseline says of findings, as documents ask about it."""

from __future__ import annotations

from collections.abc import Sequence

from fencepost.model.verdict import BuildNote, Finding, Unit


def is_old(unit: Unit) -> bool:
    """True if a unit has findings, and all of them are old."""
    return bool(unit.findings) and not not_old(unit)


def not_old(unit: Unit) -> tuple[Finding, ...]:
    """The findings that are not in the baseline."""
    return tuple([finding for finding in unit.findings if finding.baseline != "old"])


def about_baseline(notes: Sequence[BuildNote]) -> tuple[BuildNote, ...]:
    return tuple([note for note in notes if note.kind in ("baseline", "vanished")])
