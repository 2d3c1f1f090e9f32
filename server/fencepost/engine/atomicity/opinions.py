"""Judges the methods of a harness that are to be atomic: by movers first, and where that fails by what runs leave.

A method is proved atomic by the pattern of its operations (`search/atomic/patterns.py`); or by comparison: whatever
runs leave in which it is interrupted, runs leave in which it is not. It is definitely not atomic if some run in
which it is interrupted leaves something else, if it can get stuck half-way, or if it waits for a pulse.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fencepost.engine.atomicity.claims import Claim
from fencepost.engine.atomicity.runs import CheckedMethod, Difference, Get, Runs, difference, explored, results
from fencepost.machine.state.world import World
from fencepost.memory.loading import IN_ORDER, load_model
from fencepost.model.members import MemberKey
from fencepost.model.verdict import ProofName
from fencepost.search.atomic.actions import Action
from fencepost.search.atomic.calls import Followed, PulseWait, follow_calls
from fencepost.search.atomic.disturbances import Disturbance, disturbances
from fencepost.search.atomic.endings import Endings, Stuck, endings
from fencepost.search.atomic.facts import Facts
from fencepost.search.atomic.patterns import Break, Pattern
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration
from fencepost.search.space import LEFT

UNMOVED = "unmoved"
"""Why it is not known of a method that it is a mover: an operation of it may not commute."""

_LEAST_STATES, _SPARE = 20_000, 4
"""A comparison may take so many states, or so many times those of the search for patterns."""


class BrokenPattern(NamedTuple):
    """Where a method breaks the pattern, and the operations of other threads that it does not commute with."""

    at: Break
    others: tuple[Action, ...]


class Opinion(NamedTuple):
    """The result of judging one method. `patterns` are those that it keeps. `by` is how it was proved, if it was.

    Definite are `stuck`, `waits` and `harm`: a run under `model` that leaves what it would not leave in one piece; and
    `disturbed`, of a method that is to be a mover. If there is none of these, and no proof, it is `unknown` for this
    reason.
    """

    member: MemberKey
    patterns: frozenset[Pattern] = frozenset()
    by: ProofName | None = None
    broken: BrokenPattern | None = None
    stuck: Stuck | None = None
    waits: PulseWait | None = None
    harm: Difference | None = None
    disturbed: Disturbance | None = None
    model: str = IN_ORDER
    unknown: str = ""

    @property
    def is_definite(self) -> bool:
        return any(reason is not None for reason in (self.stuck, self.waits, self.harm, self.disturbed))


class Opinions(NamedTuple):
    """All opinions, the search that `stuck` and `broken` belong to, and the methods that run while another thread is
    alive, if that is known (`search.atomic.calls`)."""

    opinions: tuple[Opinion, ...]
    world: World
    found: Exploration
    beside: frozenset[MemberKey] = frozenset()


def judged(harness: CheckedMethod, claims: dict[MemberKey, Claim], budget: Budget, compares: bool = True) -> Opinions:
    """An opinion of every method that a run has come to; unless it `compares`, only by patterns and ends."""
    claimed = frozenset(claims)
    world, found = explored(harness, IN_ORDER, claimed, frozenset(), budget, notes=False)
    stopped = found.stopped_by or ("unsupported" if any(state & LEFT for state in found.crashes) else "")
    if stopped:
        reached = {m.member for m in world.universe.method_list if m.claimed and m.code is not None}
        known = [Opinion(member, unknown=stopped) for member in claims if member in reached]
        return Opinions(tuple(known), world, found)
    followed = follow_calls(found, frozenset(member for member in claims if claims[member] is Claim.MOVER))
    ends = endings(found, followed)
    begun = [member for member in claims if member in followed.methods]
    opinions = {member: _opinion(member, claims[member], followed, ends) for member in begun}
    unmoved = frozenset(member for member in begun if opinions[member].unknown == UNMOVED)
    for member, met in disturbances(found, followed, unmoved).items():
        opinions[member] = opinions[member]._replace(disturbed=met, unknown="")
    if not compares:
        return Opinions(tuple(opinions.values()), world, found, followed.beside)
    compared = _Comparison(harness, opinions, followed.racy, budget, len(found.parents))
    return Opinions(tuple(compared.opinions()), world, found, followed.beside)


def _opinion(member: MemberKey, claim: Claim, followed: Followed, ends: Endings) -> Opinion:
    """The opinion that follows from patterns and endings alone."""
    at = followed.broken.get((member, Pattern.REFINED))
    broken = BrokenPattern(at, _disturbing(at, followed.facts)) if at is not None else None
    waits = followed.waits.get(member)
    if waits is not None and claim is Claim.THREAD_SAFE:
        # Whether it waits only where it may is for the tests to say that are generated for the type.
        return Opinion(member, unknown="waits")
    kept = followed.keeps(member)
    stuck = ends.stuck.get(member)
    if stuck is None and waits is None and member in ends.unknown:
        return Opinion(member, kept, broken=broken, unknown="states")
    if stuck is not None or waits is not None:
        return Opinion(member, kept, None, broken, stuck, waits)
    if claim is Claim.MOVER:
        by = proof(followed.moves_by(member))
        return Opinion(member, kept, by, broken, unknown="" if by else UNMOVED)
    return Opinion(member, kept, proof(kept), broken)


def _disturbing(at: Break, facts: Facts) -> tuple[Action, ...]:
    """The operations of other threads that conflict with the operations between which they can come."""
    committed = facts.others(at.committed) if at.committed is not None else []
    return (*facts.others(at.action), *committed)


def proof(patterns: frozenset[Pattern]) -> ProofName | None:
    """How patterns that a method keeps prove it atomic."""
    movers = bool(patterns & {Pattern.MOVERS, Pattern.REFINED})
    if Pattern.INDEPENDENCE in patterns:
        return "both" if movers else "independence"
    return "movers" if movers else None


class _Comparison:
    """Compares results, in order and under the model, for methods that the patterns leave open.

    Under the model it looks only at methods that share a cell with other threads without a common lock: accesses that
    are always locked cannot be reordered so that others notice.
    """

    def __init__(
        self,
        harness: CheckedMethod,
        opinions: dict[MemberKey, Opinion],
        racy: frozenset[MemberKey],
        budget: Budget,
        states: int,
    ) -> None:
        self._harness, self._opinions, self._racy, self._budget = harness, opinions, racy, budget
        self._states = min(harness.settings.max_states, max(_LEAST_STATES, _SPARE * states))
        self._claimed = frozenset(opinions)
        self._serial = frozenset(t for t, opinion in opinions.items() if not (opinion.is_definite or opinion.unknown))

    def opinions(self) -> Iterator[Opinion]:
        opened = frozenset(t for t in self._serial if not self._opinions[t].by)
        self._compare(IN_ORDER, opened)
        model = self._harness.settings.model
        if not load_model(model).in_order:
            self._compare(model, frozenset(t for t in self._serial & self._racy if not self._opinions[t].is_definite))
        yield from self._opinions.values()

    def _compare(self, model: str, methods: frozenset[MemberKey]) -> None:
        get = self._getter(model)
        compared = [member for member in self._opinions if member in methods]
        for member in compared:
            self._note(member, model, difference(get, self._serial, frozenset((member,))))
        left = [member for member in compared if not self._opinions[member].is_definite]
        if len(left) > 1 and not any(self._opinions[member].unknown for member in left):
            # Each alone does no harm; two that interrupt each other may.
            for member in left:
                self._note(member, model, difference(get, self._serial, frozenset(left)))

    def _note(self, member: MemberKey, model: str, found: Difference) -> None:
        opinion = self._opinions[member]
        if found.runs is not None:
            opinion = opinion._replace(by=None, harm=found, model=model, unknown="")
        elif found.unknown:
            opinion = opinion._replace(by=None, model=model, unknown=found.unknown)
        elif not opinion.by and not opinion.unknown:
            opinion = opinion._replace(by="results")
        self._opinions[member] = opinion

    def _getter(self, model: str) -> Get:
        @cache
        def get(uninterrupted: frozenset[MemberKey]) -> Runs:
            settings = self._harness.settings
            left = max(settings.time - self._budget.elapsed(), 0.0)
            budget = Budget(self._states, settings.max_memory, left, self._harness.program.listener)
            return results(self._harness, model, self._claimed, uninterrupted, budget)

        return get
