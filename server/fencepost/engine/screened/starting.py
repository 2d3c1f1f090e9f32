"""Candidates that are programs: static methods without parameters that start threads, checked as harnesses are.

A harness is written to be run, and what goes wrong in it is a finding. Of a method that nothing says this of, more is
asked: what goes wrong in every run has nothing to do with threads, and a run without an end may be meant so.
"""

from __future__ import annotations

from msgspec.structs import replace

from fencepost.engine.check import check_unit
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.proposal import Proposal
from fencepost.engine.shared.settings import Settings
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Finding, Unit, Unsupported
from fencepost.properties import rules
from fencepost.properties.deadlock import RULE as DEADLOCK
from fencepost.properties.deadlock import circle
from fencepost.properties.livelock import RULE as LIVELOCK
from fencepost.properties.no_end import RULE as NO_END
from fencepost.screening.candidates import STARTS
from fencepost.search.budget import Budget
from fencepost.search.explore import explore
from fencepost.search.space import Space, is_over
from fencepost.search.standing import standings

_MOST_STATES = 20_000
_STATIC = 0x10
_NO_GOOD_RUN = "no run of it is known that ends as it should"
_MEANT = (NO_END.id, LIVELOCK.id)
"""The rules that are broken by what may be meant: work that goes on until the process ends."""

_OF_ACCESSES = frozenset(rule.id for rule in rules().values() if rule.offences is not None)


def program_of(program: Program, type: Type, proposal: Proposal) -> Method | None:
    """The method that a proposal is about, if it starts threads and needs nothing for that."""
    for pair in proposal.pairs:
        method = program.assembly.find_method(pair.members[-1])
        if pair.kind == STARTS.name and method is not None and is_whole(type, method):
            return method
    return None


def is_whole(type: Type, method: Method) -> bool:
    """True if a method can be called as it is: it needs no object, no argument and no types."""
    return bool(method.flags & _STATIC) and not (method.signature.parameters or method.generic or type.generic)


def check_program(program: Program, type: Type, method: Method, settings: Settings, proposal: Proposal) -> Unit:
    """The verdict of one method as a program of its own."""
    limits = settings._replace(max_states=min(settings.max_states, _MOST_STATES))
    found = _as_harness(program, type, method, limits)
    unit = replace(found, unit=proposal.unit, kind="screened", evidence=proposal.evidence)
    kept = tuple([finding for finding in found.findings if finding.rule not in _MEANT])
    if kept and not all(map(_is_access, kept)) and not _ends_well(program.renewed(), type, method, limits):
        circles = any(map(_waits, kept)) and _has_circle(program.renewed(), type, method, limits)
        kept = tuple([finding for finding in kept if _is_access(finding) or (circles and _waits(finding))])
    if kept == found.findings:
        return unit
    if kept:
        return replace(unit, findings=kept)
    return replace(unit, findings=(), verdict="UNSUPPORTED", unsupported=(Unsupported(_NO_GOOD_RUN),))


def _as_harness(program: Program, type: Type, method: Method, settings: Settings) -> Unit:
    """The verdict of a harness, which is told to no one before it is looked at."""
    tell = program.early
    program.early = lambda _: None
    try:
        return check_unit(program, type, method, settings)
    finally:
        program.early = tell


def _is_access(finding: Finding) -> bool:
    """True if a finding is about what threads do to a variable: it is one, however runs end."""
    return finding.rule in _OF_ACCESSES


def _waits(finding: Finding) -> bool:
    return finding.property == DEADLOCK.property


def _has_circle(program: Program, type: Type, method: Method, settings: Settings) -> bool:
    """True if there is a run in order in which threads wait for each other in a circle: that is never meant."""
    judge = Judge()

    def is_circle(space: Space, state: int) -> bool:
        return not is_over(state) and bool(circle(standings(space, state)))

    harness = program.instance(type, method)
    world = program.world(settings, harness).in_order()
    budget = Budget(settings.max_states, settings.max_memory, settings.time)
    found = explore(world, harness, budget, is_circle, judge.must_end)
    return bool(found.circles) or any(is_circle(found.space, state) for state in found.finals)


def _ends_well(program: Program, type: Type, method: Method, settings: Settings) -> bool:
    """True if there is a run in order that ends, and nothing has gone wrong."""
    judge = Judge()

    def is_good(space: Space, state: int) -> bool:
        return not is_over(state) and not judge.is_wrong(space, state)

    harness = program.instance(type, method)
    world = program.world(settings, harness).in_order()
    found = explore(world, harness, Budget(settings.max_states, settings.max_memory, settings.time), is_good)
    return any(is_good(found.space, state) for state in found.finals)
