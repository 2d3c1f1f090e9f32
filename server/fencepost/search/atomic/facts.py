"""Which thread has used which cell under which locks, over all runs: a use without interference moves both ways.

Accesses of different threads that hold a common lock are never next to each other, so each commutes with all that
others do next to it (Lipton 1975); so does everything about a cell that one thread uses, or that no thread writes. This
holds of locks as of variables: one that is only taken under another lock, or by one thread, is never contended
(Hatcliff, Robby and Dwyer 2004, section 3.1).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import Key
from fencepost.search.atomic.actions import READ, Action, Move, Use

_EXAMPLES = 4


class _Users:
    """One cell: the locks that all its readers and all its writers among one thread's operations held, and some of
    those operations."""

    __slots__ = ("examples", "held")

    def __init__(self) -> None:
        self.held: dict[tuple[int, bool], frozenset[Key]] = {}
        self.examples: list[tuple[bool, Action]] = []

    def note(self, action: Action, use: Use) -> None:
        kind = (action.slot, use.effect != READ)
        held = action.held - {use.address[0]} if is_lock(use.address) else action.held
        known = self.held.get(kind)
        if known is None:
            self.examples.append((kind[1], action))
        self.held[kind] = held if known is None else known & held

    def may_meet(self) -> bool:
        """True if two threads may use the cell at the same time, and one of them changes it."""
        return any(
            one[0] != other[0] and (one[1] or other[1]) and not self.held[one] & self.held[other]
            for one, other in combinations(self.held, 2)
        )


def is_lock(address: Address) -> bool:
    return address[1:] == ("lock",)


class Facts:
    """The facts about every cell, once all moves of a search have been looked at."""

    def __init__(self, moves: Iterable[Move]) -> None:
        self._users: dict[Address, _Users] = {}
        for move in moves:
            for event in move.events:
                if isinstance(event, Action) and not event.alone:
                    for use in event.uses:
                        self._users.setdefault(use.address, _Users()).note(event, use)
        self._meets = {address: users.may_meet() for address, users in self._users.items()}

    def is_guarded(self, address: Address) -> bool:
        """True if no two threads ever conflict on the cell."""
        return not self._meets.get(address, False)

    def others(self, action: Action) -> list[Action]:
        """The operations of other threads that an action does not commute with."""
        found = []
        for use in action.uses:
            if not self.is_guarded(use.address):
                for writes, other in self._users[use.address].examples:
                    if other.slot != action.slot and (writes or use.effect != READ):
                        found.append(other)
        return found
