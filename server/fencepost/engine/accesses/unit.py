"""Findings about the accesses of one unit, from the search of its states in order."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.accesses.finding import finding_of
from fencepost.engine.accesses.meant import Meant, every_variable
from fencepost.engine.accesses.patience import A_STEP, Patience
from fencepost.engine.accesses.runs import MOST_MEETINGS, shown
from fencepost.engine.judging.likeness import Spotted
from fencepost.engine.shared.finding_keys import FindingKey
from fencepost.engine.telling.findings import Teller
from fencepost.machine.values.order import MemoryOperation, Order, Pending
from fencepost.model.verdict import Finding
from fencepost.properties import rules
from fencepost.properties.data_race import RULE as DATA_RACE
from fencepost.properties.rule import Rule
from fencepost.search.exploration import Exploration
from fencepost.search.schedule import Turn

_MOST = 10

_ASSUMED = f"the first {MOST_MEETINGS} ways in which threads meet at variables stand for all of them"

HandingPlace = tuple[str, str | None, int | None, int | None]
"""The rule of a finding, its file, line and column."""


class AccessFindings(NamedTuple):
    """What the accesses of a unit have shown."""

    findings: tuple[Finding, ...] = ()
    is_cut: bool = False
    """True if the limit of time has kept it from looking at all runs that it would have looked at."""
    assumed: tuple[str, ...] = ()
    """That runs which were looked at stand for others, if there were others."""
    handing: frozenset[HandingPlace] = frozenset()
    """The places of those in which a thread writes a reference."""
    steps: int = 0
    """The work, in steps that were run for it."""


def rules_about_accesses(properties: Sequence[str], asked: Sequence[str] = ()) -> tuple[Rule, ...]:
    """The rules about accesses that are judged: those of some properties, or else the usual ones and those that are
    asked for."""
    every = [rule for rule in rules().values() if rule.offences is not None]
    if properties:
        return tuple([rule for rule in every if rule.name in properties or rule.property in properties])
    return tuple([rule for rule in every if rule.usual or rule.name in asked])


def offending_run(
    found: Exploration, own: OwnCode, wanted: Sequence[Rule], spot: Spotted, may_stay: Container[FindingKey]
) -> tuple[Turn, ...] | None:
    """A run of a search with an offence, other than those that may stay; () if there is none; None if not all runs were
    looked at that should have been."""
    patience = Patience(found.is_late)
    for one in shown(found, own, wanted, patience):
        where = spot(one.history.done[one.offence.act.number].places)
        if where is None:
            continue
        if (one.rule.property, where.file, where.point.line, where.point.column) not in may_stay:
            return one.turns
    return None if patience.is_over else ()


def access_findings(
    found: Exploration, own: OwnCode, wanted: Sequence[Rule], teller: Teller, is_late: Callable[[], bool],
    meant: Meant = every_variable, most: float = _MOST,
) -> AccessFindings:  # fmt: skip
    """One finding for each rule and place, at variables that are meant, up to so many."""
    handing: set[HandingPlace] = set()
    findings: dict[tuple[str, str, tuple[int, int]], Finding] = {}
    patience = Patience(is_late)
    for one in shown(found, own, wanted, patience, meant):
        spot = teller.places.spot(one.history.done[one.offence.act.number].places)
        if spot is None:
            continue  # it is between two calls of the library's
        key = (one.rule.id, spot.file, (spot.point.line, spot.point.column))
        if key not in findings and len(findings) < most:
            findings[key] = finding_of(one, teller, found.space.world)
            if one.history.hands_out(one.offence):
                handing.add(_place(findings[key]))
    ordered = sorted(findings.values(), key=lambda finding: (finding.rule, finding.file or "", finding.line or 0))
    assumed = (_ASSUMED,) if patience.misses else ()
    return AccessFindings(tuple(ordered), patience.was_late, assumed, frozenset(handing), patience.work // A_STEP)


def with_opinions(found: AccessFindings, model: str, order: Order | None) -> AccessFindings:
    """The findings, with what a memory model says of data races in a program of which no run goes wrong under it."""
    if any(finding.rule != DATA_RACE.id for finding in found.findings):
        return found
    told = []
    for finding in found.findings:
        opinion = f"No run of this harness goes wrong under {model}."
        if _place(finding) in found.handing and _publishes(order):
            opinion = f"Harmless under {model} because references are published: no run of this harness goes wrong."
        told.append(replace(finding, message=f"{finding.message} {opinion}"))
    return found._replace(findings=tuple(told))


def _place(finding: Finding) -> HandingPlace:
    return finding.rule, finding.file, finding.line, finding.column


def _publishes(order: Order | None) -> bool:
    """True if a write of a reference comes after what its thread has written to the object."""
    before, reference = MemoryOperation("W", (0, 0)), MemoryOperation("WP", (1, 0), publishes=frozenset([0]))
    return order is None or order.must_wait(Pending(0, before, None, None), reference)
