"""What keeps a finding the same from one build and one run to the next, for SARIF and for baselines.

Neither has lines, columns, messages, schedules or names of locals. In SARIF the findings of one rule in a unit are
numbered. In a baseline a finding is known by the member and the field that it is about, and findings of which all that
is equal are counted. A finding that is not about accesses has no field: which variables its run shows beside the
mistake depends on the schedule.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from fencepost.model.verdict import Finding, Unit
from fencepost.properties import rules


class Identity(NamedTuple):
    """What two findings have in common that a baseline does not tell apart. Identities are ordered as they are written:
    by assembly, unit and rule."""

    assembly: str
    unit: str
    rule: str
    members: tuple[str, ...]
    fields: tuple[str, ...]


def identity_of(unit: Unit, finding: Finding) -> Identity:
    return Identity(unit.assembly, unit.unit, finding.rule, finding.members, finding.fields)


def subject_of(finding: Finding) -> tuple[str, ...]:
    """The rule, and the variable that a finding about accesses is about: such findings come and go on their own."""
    is_about_accesses = any(rule.id == finding.rule and rule.judges == "accesses" for rule in rules().values())
    return (finding.rule, *([finding.races[0].variable] if is_about_accesses and finding.races else []))


def numbered_fingerprint(unit: Unit, finding: Finding, number: int) -> str:
    """The fingerprint of a unit's finding with a number among those of one subject: with it a finding keeps its
    identity when lines move."""
    rule, *variable = subject_of(finding)
    return _digest(rule, unit.assembly, unit.unit, *variable, str(number))


def _digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:32]
