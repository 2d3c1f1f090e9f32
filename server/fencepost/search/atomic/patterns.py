"""How the operations of a call must follow each other for it to be atomic, by two theories and by facts about locks.

Independence (Hatcliff, Robby and Dwyer 2004, section 3): at most one operation may depend on the actions of other
threads. A release does not, once a lock has been taken: a thread that wants the lock cannot move before the release.
Movers (Lipton 1975): some operations that move right, such as acquisitions, at most one that moves nowhere, then some
that move left, such as releases. Refined movers ignore locks that protect nothing by themselves: those of objects of
one thread, and those that are always taken under another lock.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from fencepost.search.atomic.actions import ACQUIRE, NESTED, READ, RELEASE, Action
from fencepost.search.atomic.facts import Facts, is_lock


class Pattern(Enum):
    """The theory by which a call is judged."""

    INDEPENDENCE = "independence"
    MOVERS = "movers"
    REFINED = "refined"


class Mover(Enum):
    """The class of an operation: past which operations of other threads it can be moved."""

    BOTH = 0
    RIGHT = 1
    LEFT = 2
    NONE = 3


class Break(NamedTuple):
    """The first operation that does not fit the pattern, and the operation before it that it does not fit."""

    action: Action
    committed: Action | None


def mover(action: Action, facts: Facts, pattern: Pattern) -> Mover:
    """The class of an operation: the strictest class of its actions."""
    found = {_own(action, pattern)}
    if action.starts:
        found.add(Mover.NONE if pattern is Pattern.INDEPENDENCE else Mover.LEFT)
    changed = {use.address for use in action.uses if use.effect != READ}
    for address, effect in action.uses:
        if effect == READ and address in changed and is_lock(address):
            continue
        found.add(_of_use(address, effect, facts, pattern))
    found.discard(Mover.BOTH)
    if not found:
        return Mover.BOTH
    return found.pop() if len(found) == 1 else Mover.NONE


def _own(action: Action, pattern: Pattern) -> Mover:
    """The class of what an operation does to locks of the thread's own objects. It matters for `MOVERS` only."""
    if not action.own or pattern is not Pattern.MOVERS:
        return Mover.BOTH
    return Mover.RIGHT if action.own == ACQUIRE else Mover.LEFT


def _of_use(address: tuple[object, ...], effect: str, facts: Facts, pattern: Pattern) -> Mover:
    if effect == NESTED:
        return Mover.BOTH
    if facts.is_guarded(address) and not (pattern is Pattern.MOVERS and is_lock(address)):
        return Mover.BOTH
    if effect == RELEASE:
        return Mover.LEFT
    moves_right = effect == ACQUIRE or (effect == READ and address[0] == "end")
    return Mover.RIGHT if moves_right and pattern is not Pattern.INDEPENDENCE else Mover.NONE


class Position(NamedTuple):
    """Where a call stands in a pattern. `committed` is the operation after which nothing may move right any more."""

    committed: Action | None = None

    def after(self, action: Action, kind: Mover) -> tuple[Position, Break | None]:
        """Where the call stands after an operation, and whether the operation does not fit."""
        if kind is Mover.BOTH:
            return self, None
        if self.committed is None:
            return (self if kind is Mover.RIGHT else Position(action)), None
        return self, None if kind is Mover.LEFT else Break(action, self.committed)
