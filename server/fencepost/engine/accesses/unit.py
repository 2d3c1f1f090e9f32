"""Findings about the accesses of one unit, from the search of its states in order."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.accesses.finding import finding_of
from fencepost.engine.accesses.runs import shown
from fencepost.engine.shared.finding_keys import FindingKey
from fencepost.engine.shared.source_lines import SourceSpot
from fencepost.engine.telling.findings import Teller
from fencepost.machine.state.code_places import CodePlace
from fencepost.model.verdict import Finding
from fencepost.properties import rules
from fencepost.properties.rule import Rule
from fencepost.search.exploration import Exploration
from fencepost.search.schedule import Turn

_MOST = 10

Spotted = Callable[[tuple[CodePlace, ...]], SourceSpot | None]


class AccessFindings(NamedTuple):
    """What the accesses of a unit have shown."""

    findings: tuple[Finding, ...] = ()
    is_cut: bool = False
    """True if a limit has kept it from looking at all runs that it would have looked at."""


def rules_about_accesses(properties: Sequence[str]) -> tuple[Rule, ...]:
    """The rules about accesses that are judged: those that are asked for, or else the usual ones."""
    every = [rule for rule in rules().values() if rule.offences is not None]
    if properties:
        return tuple([rule for rule in every if rule.name in properties or rule.property in properties])
    return tuple([rule for rule in every if rule.usual])


def offending_run(
    found: Exploration, own: OwnCode, wanted: Sequence[Rule], spot: Spotted, may_stay: Container[FindingKey]
) -> tuple[Turn, ...]:
    """A run of a search with an offence, other than those that may stay; () if there is none."""
    for one in shown(found, own, wanted):
        where = spot(one.history.done[one.offence.act.number].places)
        if where is None:
            continue
        if (one.rule.property, where.file, where.point.line, where.point.column) not in may_stay:
            return one.turns
    return ()


def access_findings(
    found: Exploration, own: OwnCode, wanted: Sequence[Rule], teller: Teller, is_late: Callable[[], bool]
) -> AccessFindings:
    """One finding for each rule and place."""
    findings: dict[tuple[str, str, tuple[int, int]], Finding] = {}
    for one in shown(found, own, wanted, is_late):
        spot = teller.places.spot(one.history.done[one.offence.act.number].places)
        if spot is None:
            continue  # it is between two calls of the library's
        key = (one.rule.id, spot.file, (spot.point.line, spot.point.column))
        if key not in findings and len(findings) < _MOST:
            findings[key] = finding_of(one, teller, found.space.world)
    ordered = sorted(findings.values(), key=lambda finding: (finding.rule, finding.file or "", finding.line or 0))
    return AccessFindings(tuple(ordered), is_late())
