"""Follows all calls that are to be atomic through the moves of a search, and says which of them fit which pattern.

The moves of one thread are put together without asking whether the other threads let it go that way. So a pattern that
is kept here is kept in every run; one that is broken here may be kept in all of them.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from fencepost.model.members import MemberKey
from fencepost.search.atomic.actions import Action, Entered, Move, Use, claims_in, moves_of
from fencepost.search.atomic.facts import Facts
from fencepost.search.atomic.patterns import Break, Mover, Pattern, Position, mover
from fencepost.search.exploration import Exploration


class CallInProgress(NamedTuple):
    """A call in progress: whether it has done anything yet, and where it stands in each pattern."""

    member: MemberKey
    has_begun: bool = False
    positions: tuple[Position, ...] = tuple([Position() for _ in Pattern])


class PulseWait(NamedTuple):
    """A wait for a pulse, and the local state in which its thread then is."""

    action: Action
    local: int


class Followed(NamedTuple):
    """The results about every method: what broke which pattern, where the method waits for a pulse, which cells other
    threads use.

    `beside` are the methods that run while another thread is alive, or may still be. `stirs` has operations that do not
    move both ways, with the moves that do them, for methods that are to have none. `calls` are those in which each
    thread may be in each of its local states.
    """

    methods: frozenset[MemberKey]
    beside: frozenset[MemberKey]
    broken: dict[tuple[MemberKey, Pattern], Break]
    stirs: dict[tuple[MemberKey, Pattern], list[tuple[Move, Action]]]
    waits: dict[MemberKey, PulseWait]
    racy: frozenset[MemberKey]
    calls: dict[tuple[int, int], set[tuple[CallInProgress, ...]]]
    moves: list[Move]
    facts: Facts

    def keeps(self, member: MemberKey) -> frozenset[Pattern]:
        """The patterns that a method keeps in all runs."""
        return frozenset(pattern for pattern in Pattern if (member, pattern) not in self.broken)

    def moves_by(self, member: MemberKey) -> frozenset[Pattern]:
        """The patterns by which all operations of a method move both ways in all runs."""
        return frozenset(pattern for pattern in Pattern if (member, pattern) not in self.stirs)


class _Follower:
    def __init__(self, moves: list[Move], facts: Facts, movers: frozenset[MemberKey]) -> None:
        self._facts = facts
        self._movers = movers
        self._after: dict[tuple[int, int], list[Move]] = defaultdict(list)
        for move in moves:
            self._after[move.slot, move.source].append(move)
        self._kinds: dict[tuple[Action, Pattern], Mover] = {}
        self.methods: set[MemberKey] = set()
        self.beside: set[MemberKey] = set()
        self.broken: dict[tuple[MemberKey, Pattern], Break] = {}
        self.stirs: dict[tuple[MemberKey, Pattern], list[tuple[Move, Action]]] = defaultdict(list)
        self.waits: dict[MemberKey, PulseWait] = {}
        self.racy: set[MemberKey] = set()
        self.calls: dict[tuple[int, int], set[tuple[CallInProgress, ...]]] = defaultdict(set)

    def follow(self, beginnings: dict[tuple[int, int], tuple[MemberKey, ...]]) -> None:
        """Starts each thread where it begins, with the calls that it is in there."""
        work = []
        for (slot, local), members in beginnings.items():
            self.methods.update(members)
            if slot:
                self.beside.update(members)
            work.append((slot, local, tuple([CallInProgress(member) for member in members])))
        while work:
            slot, local, calls = work.pop()
            if calls in self.calls[slot, local]:
                continue
            self.calls[slot, local].add(calls)
            work.extend([(slot, move.target, self._through(move, calls)) for move in self._after[slot, local]])

    def _through(self, move: Move, calls: tuple[CallInProgress, ...]) -> tuple[CallInProgress, ...]:
        now = list(calls)
        for event in move.events:
            if isinstance(event, Action):
                now = [self._do(call, event, move) for call in now]
            elif isinstance(event, Entered):
                self.methods.add(event.member)
                if not event.alone:
                    self.beside.add(event.member)
                now.append(CallInProgress(event.member))
            else:
                now.pop()
        return tuple(now)

    def _do(self, call: CallInProgress, action: Action, move: Move) -> CallInProgress:
        if not action.alone:
            self.beside.add(call.member)
        if action.waits:
            self.waits.setdefault(call.member, PulseWait(action, move.target))
        if any(self._is_race(use) for use in action.uses):
            self.racy.add(call.member)
        positions = []
        for pattern, position in zip(Pattern, call.positions, strict=True):
            kind = self._kind(action, pattern)
            if call.member in self._movers and kind is not Mover.BOTH:
                self.stirs[call.member, pattern].append((move, action))
            following, broken = position.after(action, kind)
            if broken is not None:
                self.broken.setdefault((call.member, pattern), broken)
            positions.append(following)
        return CallInProgress(call.member, True, tuple(positions))

    def _is_race(self, use: Use) -> bool:
        return len(use.address) > 1 and use.address[-1] != "lock" and not self._facts.is_guarded(use.address)

    def _kind(self, action: Action, pattern: Pattern) -> Mover:
        key = (action, pattern)
        if key not in self._kinds:
            self._kinds[key] = mover(action, self._facts, pattern)
        return self._kinds[key]


def follow_calls(found: Exploration, movers: frozenset[MemberKey] = frozenset()) -> Followed:
    """Everything that calls do in a complete search, whatever order a thread may do it in. `movers` are the methods
    whose operations are to move both ways."""
    moves = moves_of(found)
    facts = Facts(moves)
    threads = found.space.threads
    beginnings = {(0, 1): claims_in(threads[0].states[1])}
    for move in moves:
        for slot, local in move.started:
            beginnings[slot, local] = claims_in(threads[slot].states[local])
    follower = _Follower(moves, facts, movers)
    follower.follow(beginnings)
    return Followed(
        frozenset(follower.methods), frozenset(follower.beside), follower.broken, dict(follower.stirs),
        follower.waits, frozenset(follower.racy), follower.calls, moves, facts,
    )  # fmt: skip
