"""States that prove that a method is no mover: what it does next does not commute with what another thread does next.

Two operations that come next in one state can be done in either order. They do not commute if both take one lock,
because the one makes the other impossible; or if the two orders lead to states from which the two threads, whatever
they do, never come to a common one. Only the first operation of a step is looked at. What follows it in the step
commutes with all that others do, as long as no guess is refuted (`machine.shared.memory`), so the orders differ because
of the first operations. How far a step goes after them may depend on the order, too: so later states are compared.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from fencepost.model.members import MemberKey
from fencepost.search.atomic.actions import ACQUIRE, READ, Action, Move
from fencepost.search.atomic.calls import Followed
from fencepost.search.atomic.facts import is_lock
from fencepost.search.atomic.patterns import Pattern
from fencepost.search.exploration import Exploration
from fencepost.search.space import is_over
from fencepost.search.standing import number_in

_Place = tuple[int, int]
"""A thread and one of its local states."""

_MOST_TRIES, _MOST_AFTER = 1_000, 1_000
"""How often two orders are compared, and how many states are looked at for one of them."""


class Disturbance(NamedTuple):
    """A state in which an operation of a method and one of another thread come next, and do not commute."""

    state: int
    action: Action
    other: Action


def disturbances(found: Exploration, followed: Followed, members: frozenset[MemberKey]) -> dict[MemberKey, Disturbance]:
    """For each of these methods the nearest state that proves it no mover, if there is any."""
    wanted: dict[_Place, list[tuple[MemberKey, Action]]] = defaultdict(list)
    for member in sorted(members):
        for move, action in followed.stirs.get((member, Pattern.REFINED), ()):
            if action is _first(move):
                wanted[move.slot, move.source].append((member, action))
    first: dict[_Place, list[Action]] = defaultdict(list)
    for move in followed.moves:
        begun = _first(move)
        if begun is not None and begun not in first[move.slot, move.source]:
            first[move.slot, move.source].append(begun)
    return _Disturbances(found, wanted, first).nearest() if wanted else {}


class _Disturbances:
    def __init__(
        self,
        found: Exploration,
        wanted: dict[_Place, list[tuple[MemberKey, Action]]],
        first: dict[_Place, list[Action]],
    ) -> None:
        self._found, self._space = found, found.space
        self._wanted, self._first = wanted, first
        self._tries = 0

    def nearest(self) -> dict[MemberKey, Disturbance]:
        left = {member for known in self._wanted.values() for member, _ in known}
        results: dict[MemberKey, Disturbance] = {}
        for state in self._found.parents:
            if is_over(state):
                continue
            places = [(field.slot, number_in(field, state)) for field in self._space.threads]
            for place in places:
                for member, action in self._wanted.get(place, ()):
                    if member in left and (other := self._disturber(state, action, places)) is not None:
                        results[member] = Disturbance(state, action, other)
                        left.remove(member)
            if not left or self._tries > _MOST_TRIES:
                break
        return results

    def _disturber(self, state: int, action: Action, places: list[_Place]) -> Action | None:
        """An operation that comes next in another thread, and does not commute with this one."""
        others = [other for at in places if at[0] != action.slot for other in self._first.get(at, ())]
        return next((other for other in others if self._conflict(state, action, other)), None)

    def _conflict(self, state: int, one: Action, other: Action) -> bool:
        takes_one_lock = conflicts = False
        for address, effect in one.uses:
            for there, meets in other.uses:
                if address == there:
                    takes_one_lock = takes_one_lock or (is_lock(address) and effect == meets == ACQUIRE)
                    conflicts = conflicts or not (is_lock(address) or effect == meets == READ)
        if takes_one_lock:
            return bool(self._space.moves(one.slot, state) and self._space.moves(other.slot, state))
        if not conflicts:
            return False
        self._tries += 1
        slots = one.slot, other.slot
        one_first, other_first = self._after(state, *slots), self._after(state, *reversed(slots))
        return bool(one_first and other_first) and one_first.isdisjoint(other_first)

    def _after(self, state: int, first: int, second: int) -> set[int]:
        """All states to which the two threads can come after a step of each, in this order; none if they are too many,
        or if a step ends the program, which proves nothing."""
        steps = [first, second]
        states = {state}
        for slot in steps:
            states = {here + move for here in states if not is_over(here) for move in self._space.moves(slot, here)}
        pending = list(states)
        while pending:
            here = pending.pop()
            if is_over(here) or len(states) > _MOST_AFTER:
                return set()
            for slot in steps:
                for move in self._space.moves(slot, here):
                    if here + move not in states:
                        states.add(here + move)
                        pending.append(here + move)
        return states


def _first(move: Move) -> Action | None:
    return next((event for event in move.events if isinstance(event, Action)), None)
