"""Candidates that are programs: static methods without parameters that start threads, checked as harnesses are.

A harness is written to be run, and what goes wrong in it is a finding. Of a method that nothing says this of, more is
asked: what goes wrong in every run has nothing to do with threads, and a run without an end may be meant so.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from fencepost.engine.check import check_unit
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.screened.metered import metered
from fencepost.engine.shared.proposal import Proposal
from fencepost.engine.shared.settings import Settings
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.world import World
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Bound, Finding, Unit, Unsupported
from fencepost.properties import rules
from fencepost.properties.deadlock import RULE as DEADLOCK
from fencepost.properties.deadlock import circle
from fencepost.properties.livelock import RULE as LIVELOCK
from fencepost.properties.no_end import RULE as NO_END
from fencepost.screening.candidates import STARTS
from fencepost.search.budget import Budget, Meter
from fencepost.search.explore import explore
from fencepost.search.space import Space, is_over
from fencepost.search.standing import standings

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
    """The verdict of one method as a program of its own. All its searches share the limits of states and of time."""
    meter = Meter(settings.max_states)
    limits = Budget(settings.max_states, settings.max_memory, settings.time, meter=meter)
    limits.start()
    found = _as_harness(program, type, method, settings, meter)
    unit = _with(found, [finding for finding in found.findings if finding.rule not in _MEANT])
    if not all(map(_is_access, unit.findings)):
        world, harness = program.world(settings, program.instance(type, method)), program.instance(type, method)
        unit = _compared(unit, partial(_met, world.in_order(), harness, limits))
    unit = replace(unit, unit=proposal.unit, kind="screened", evidence=proposal.evidence)
    return metered(unit, meter)


def _compared(unit: Unit, met: Callable[[_Wanted], _Met]) -> Unit:
    """A unit without the findings that may be meant, if no run in order ends well."""
    good = met(_is_good)
    if good.is_met:
        return unit
    circle_is_met = any(map(_waits, unit.findings)) and met(_is_circle).is_met
    kept = [one for one in unit.findings if _is_access(one) or (circle_is_met and _waits(one))]
    return _with(unit, kept, good.stopped_by)


def _with(unit: Unit, kept: list[Finding], stopped_by: str = "") -> Unit:
    """A unit with those of its findings that count. If it has had others only, nothing is known of it."""
    if kept or not unit.findings:
        return replace(unit, findings=tuple(kept))
    if stopped_by:
        bound = Bound(stopped_by, unit.states)  # type: ignore[arg-type]  # one of the kinds
        return replace(unit, findings=(), verdict="HOLDS_UP_TO", bounds=(bound,))
    return replace(unit, findings=(), verdict="UNSUPPORTED", unsupported=(Unsupported(_NO_GOOD_RUN),))


def _as_harness(program: Program, type: Type, method: Method, settings: Settings, meter: Meter) -> Unit:
    """The verdict of a harness, which is told to no one before it is looked at."""
    tell = program.early
    program.early = lambda _: None
    try:
        return check_unit(program, type, method, settings, meter=meter)
    finally:
        program.early = tell


def _is_access(finding: Finding) -> bool:
    """True if a finding is about what threads do to a variable: it is one, however runs end."""
    return finding.rule in _OF_ACCESSES


def _waits(finding: Finding) -> bool:
    return finding.property == DEADLOCK.property


class _Met(NamedTuple):
    """True if a run was met that is looked for; the limit that the search has reached, if any."""

    is_met: bool
    stopped_by: str


_Wanted = Callable[[Judge, Space, int], bool]


def _met(world: World, harness: MethodInstance, limits: Budget, is_wanted: _Wanted) -> _Met:
    """Looks for a run in order that gets to a state that is wanted. A circle need not be where a run ends."""
    judge = Judge()
    wanted = partial(is_wanted, judge)
    circles = judge.must_end if is_wanted is _is_circle else None
    found = explore(world, harness, limits.part(limits.left(), Budget), wanted, circles)
    return _Met(bool(found.circles) or any(wanted(found.space, state) for state in found.finals), found.stopped_by)


def _is_good(judge: Judge, space: Space, state: int) -> bool:
    """True if a run ends, and nothing has gone wrong."""
    return not is_over(state) and not judge.is_wrong(space, state)


def _is_circle(_: Judge, space: Space, state: int) -> bool:
    """True if threads wait for each other in a circle: that is never meant."""
    return not is_over(state) and bool(circle(standings(space, state)))
