"""Checks the methods of a harness that are to be atomic, and adds the results to its verdict."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.engine.atomicity.claims import Claim, claims, unfollowed
from fencepost.engine.atomicity.entries import AtomicityTeller
from fencepost.engine.atomicity.opinions import UNMOVED, Opinion, Opinions, judged
from fencepost.engine.atomicity.runs import CheckedMethod
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.telling.findings import Teller
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.late.propagation import MOST_VERSIONS
from fencepost.machine.late.window import MOST_PENDING
from fencepost.machine.state.guesses import MOST_TICKS
from fencepost.model.members import MemberKey, Method, Type
from fencepost.model.verdict import AtomicMethod, Bound, BoundKind, Finding
from fencepost.properties.atomicity import RULE
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration

_MOST_UNASKED = 5000
"""The limit of searches for methods without a promise. It is a number of states, because a verdict must not depend on
how fast a machine is."""


class Atomicity(NamedTuple):
    """`bounds` and `assumed` are what promises could not be decided for."""

    methods: tuple[AtomicMethod, ...] = ()
    findings: tuple[Finding, ...] = ()
    bounds: tuple[Bound, ...] = ()
    assumed: tuple[str, ...] = ()
    cut: tuple[str, ...] = ()
    """The limits that have left methods undecided, whether promised or not."""


def atomicity(
    program: Program,
    type: Type,
    method: Method,
    settings: Settings,
    search: Exploration,
    left: Budget,
    teller: Teller,
) -> Atomicity:
    """Judges the methods that a search of the harness has come to. `left` knows how much time is left, `teller`
    describes runs of the harness."""
    if settings.properties and RULE.name not in settings.properties:
        return Atomicity()
    universe = search.space.world.universe
    found = claims(program.own, universe.method_list)
    home = program.own.module(program.harnesses.home(type, method))
    found.pop(MemberKey(home, method.token), None)
    unclear = tuple(
        [
            f"{unit_name(marked)} taken as atomic: it is not one call, but goes on after it has returned"
            for marked in unfollowed(program.own, universe.method_list)
        ]
    )
    if not found:
        return Atomicity(assumed=unclear)
    asked = RULE.name in settings.properties or any(claim.is_promise for claim in found.values())
    if not asked and len(search.parents) > _MOST_UNASKED:
        return Atomicity(assumed=unclear)
    compares = asked or Claim.SYNCHRONIZED in found.values()
    limits = settings._replace(time=left.left())
    if not asked:
        limits = limits._replace(max_states=min(settings.max_states, _MOST_UNASKED))
    budget = Budget(limits.max_states, limits.max_memory, limits.time, program.listener)
    try:
        known = judged(CheckedMethod(program, type, method, limits), found, budget, compares)
    except UnsupportedError as problem:
        return Atomicity(assumed=(*unclear, f"methods that are to be atomic taken as that: {problem}"))
    told_by = AtomicityTeller(teller.of(known.world), known.world, known.found, settings.model)
    told = _rendered(told_by, known, found, settings)
    return told._replace(assumed=(*unclear, *told.assumed))


_LIMITS: tuple[BoundKind, ...] = ("states", "memory", "time", "window", "versions", "ticks")
_MOST: dict[BoundKind, int] = {"window": MOST_PENDING, "versions": MOST_VERSIONS, "ticks": MOST_TICKS}


def _rendered(
    teller: AtomicityTeller, known: Opinions, claims: dict[MemberKey, Claim], settings: Settings
) -> Atomicity:
    opinions = [opinion for opinion in known.opinions if opinion.unknown != "waits"]
    promised = [
        opinion for opinion in opinions if claims[opinion.member].is_promise or RULE.name in settings.properties
    ]
    entries = {opinion.member: teller.entry(opinion) for opinion in opinions}
    unknown = [opinion for opinion in promised if not opinion.is_definite and not opinion.by]
    reached = {opinion.unknown for opinion in unknown}
    if promised:
        # What a limit of the user cut short is not known of the others either, and would be another time.
        reached |= {opinion.unknown for opinion in opinions} & {"time", "memory"}
    limits = [kind for kind in _LIMITS if kind in reached]
    others = [opinion for opinion in unknown if opinion.unknown not in _LIMITS]
    return Atomicity(
        tuple(entries.values()),
        tuple([teller.finding(opinion) for opinion in promised if opinion.is_definite]),
        tuple([Bound(kind, _MOST.get(kind, len(known.found.parents))) for kind in limits]),
        tuple([_taken(entries[opinion.member], opinion) for opinion in others]),
        tuple(sorted({opinion.unknown for opinion in opinions} & set(_LIMITS))),
    )


def _taken(entry: AtomicMethod, opinion: Opinion) -> str:
    promised = "a mover" if opinion.unknown == UNMOVED else "atomic"
    return f"{entry.method} taken as {promised}: {entry.reason}"
