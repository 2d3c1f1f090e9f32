"""Calls that cannot end by themselves: Lipton's first condition, that what is entered can be left again (1975, p. 719).

Such a call is not atomic, whatever pattern it keeps: nothing that happens in one piece gets stuck in the middle.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from fencepost.machine.state.local_state import Ended
from fencepost.model.members import MemberKey
from fencepost.properties.deadlock import circle
from fencepost.search.atomic.actions import Action, Move
from fencepost.search.atomic.calls import CallInProgress, Followed
from fencepost.search.exploration import Exploration
from fencepost.search.loops import left_of
from fencepost.search.space import OVER, Space
from fencepost.search.standing import blocked_together, number_in, standings, wait_of

_MOST_LOOKED_AT = 50_000
_LONGEST_ROUND = 2000

DEADLOCK, CYCLE = "deadlock", "cycle"


class Stuck(NamedTuple):
    """A state in which a thread is inside a call that it cannot leave, and why."""

    member: MemberKey
    kind: str
    slot: int
    state: int


class Endings(NamedTuple):
    """For every method that cannot always be left, a state that shows it. `unknown` are the methods that would have
    taken too long to look at."""

    stuck: dict[MemberKey, Stuck]
    unknown: frozenset[MemberKey]


def endings(found: Exploration, followed: Followed) -> Endings:
    """Finds the calls that cannot end."""
    results: dict[MemberKey, Stuck] = {}
    ends = ((state, waiting_for_ever(found.space, state)) for state in found.finals)
    circles = ((state, waiting_in_circle(found.space, state)) for state in blocked_together(found))
    for state, slots in (*ends, *circles):
        for slot in sorted(slots):
            for call in _begun(found.space, followed, state, slot):
                results.setdefault(call.member, Stuck(call.member, DEADLOCK, slot, state))
    rounds = _Rounds(found, followed)
    for stuck in rounds.all():
        results.setdefault(stuck.member, stuck)
    return Endings(results, frozenset(rounds.unknown - results.keys()))


def _begun(space: Space, followed: Followed, state: int, slot: int) -> list[CallInProgress]:
    """The calls of a thread that have done something already."""
    local = number_in(space.threads[slot], state)
    calls = {call for calls in followed.calls.get((slot, local), ()) for call in calls}
    return sorted((call for call in calls if call.has_begun), key=lambda call: call.member)


class _Rounds:
    """Looks for threads that go round in a call for as long as no other thread does anything.

    A thread waits for a lock if it spins until another thread, which is inside such a call itself, goes on, or if it
    tries to change something in each round. A call that waits for anything else cannot have begun at a time of its own
    choosing.
    """

    def __init__(self, found: Exploration, followed: Followed) -> None:
        self._space = found.space
        self._states = found.parents
        self._followed = followed
        self.unknown: set[MemberKey] = set()
        self._moves: dict[tuple[int, int], list[Move]] = defaultdict(list)
        for move in followed.moves:
            if self._is_inside(move.slot, move.source) and self._is_inside(move.slot, move.target):
                self._moves[move.slot, move.source].append(move)

    def _is_inside(self, slot: int, local: int) -> bool:
        return any(calls for calls in self._followed.calls.get((slot, local), ()))

    def all(self) -> list[Stuck]:
        going_round = self._going_round()
        if not going_round:
            return []
        results: list[Stuck] = []
        seen: set[tuple[int, int]] = set()
        for state in self._states:
            if len(seen) > _MOST_LOOKED_AT:
                for at in going_round:
                    self.unknown.update([call.member for calls in self._followed.calls[at] for call in calls])
                break
            for slot, local in going_round:
                if number_in(self._space.threads[slot], state) == local and (slot, state) not in seen:
                    seen.add((slot, state))
                    if not self._somebody_else(state, slot) and self._never_leaves(state, slot):
                        calls = _begun(self._space, self._followed, state, slot)
                        results.extend(Stuck(call.member, CYCLE, slot, state) for call in calls)
        return results

    def _going_round(self) -> list[tuple[int, int]]:
        """The local states inside calls that a thread can come back to without leaving them."""
        return sorted(
            left_of({source: {(source[0], move.target) for move in moves} for source, moves in self._moves.items()})
        )

    def _somebody_else(self, state: int, slot: int) -> bool:
        """True if another thread is in the middle of a call."""
        others = (field.slot for field in self._space.threads if field.slot != slot)
        return any(_begun(self._space, self._followed, state, other) for other in others)

    def _never_leaves(self, state: int, slot: int) -> bool:
        """True if a thread that runs alone stays inside the call for ever, without trying to change anything."""
        space, field = self._space, self._space.threads[slot]
        seen, pending = {state}, [state]
        while pending:
            here = pending.pop()
            moves = space.moves(slot, here) if not here & OVER else ()
            if not moves:
                return False
            if len(seen) > _LONGEST_ROUND:
                self.unknown.update(call.member for call in _begun(space, self._followed, state, slot))
                return False
            for following in moves:
                after = here + following
                inside = [
                    move for move in self._moves[slot, number_in(field, here)] if move.target == number_in(field, after)
                ]
                if not inside or any(isinstance(e, Action) and e.attempts for move in inside for e in move.events):
                    return False
                if after not in seen:
                    seen.add(after)
                    pending.append(after)
        return True


def waiting_for_ever(space: Space, state: int) -> set[int]:
    """The threads that have not ended and do not wait for work, in a state in which nothing moves."""
    found = set()
    for field in space.threads:
        local = space.local_of(state, field.slot)
        if local is not None and local.__class__ is not Ended:
            wait = wait_of(space, state, field.slot)
            if wait is None or not wait.idle:
                found.add(field.slot)
    return found


def waiting_in_circle(space: Space, state: int) -> set[int]:
    """The threads of a state each of which waits for the next one."""
    return {thread.slot for thread in circle(standings(space, state))}
