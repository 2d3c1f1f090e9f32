"""What happens before what in one run: vector clocks (Mattern 1989), with the edges of the .NET memory model.

Threads learn of each other by locks, volatile accesses, `Interlocked`, starts and ends of threads, and whatever the
library keeps for them (tasks, events, concurrent collections). A barrier alone orders nothing between two threads.

A reference is special: the runtime promises that whoever reads it sees all that its writer had done to the object. So
a plain read of a reference comes after that, but only for the object, and for what its fields led to by then.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

Clock = dict[int, int]
"""For each thread, how many of its epochs one knows of."""


class Instant(NamedTuple):
    """A point in a run: the thread, its epoch, and what it knows of others then."""

    slot: int
    epoch: int
    known: Clock


class Clocks:
    """The clocks of one run."""

    def __init__(self) -> None:
        self._threads: dict[int, Clock] = {}
        self._places: dict[Hashable, Clock] = {}
        self._published: dict[Hashable, Clock] = {}
        self._objects: dict[tuple[int, Hashable], Clock] = {}

    def starts(self, slot: int, child: int) -> None:
        """A thread starts another one, which knows all that it knows."""
        self._threads[child] = {**self._of(slot), child: 1}
        self._tick(slot)

    def acquires(self, slot: int, place: Hashable) -> None:
        """A thread learns what others have left at a place."""
        _join(self._of(slot), self._places.get(place, {}))

    def releases(self, slot: int, place: Hashable) -> None:
        """A thread leaves what it knows at a place."""
        _join(self._places.setdefault(place, {}), self._of(slot))
        self._tick(slot)

    def publishes(self, slot: int, variable: Hashable) -> None:
        """A thread writes a reference, by a plain write."""
        self._published[variable] = dict(self._of(slot))
        self._tick(slot)

    def gets(self, slot: int, variable: Hashable, objects: set[Hashable]) -> None:
        """A thread reads a reference that leads to objects, by a plain read."""
        known = self._published.get(variable)
        for one in objects if known is not None else ():
            _join(self._objects.setdefault((slot, one), {}), known or {})

    def moment(self, slot: int, owner: Hashable) -> Instant:
        """Now, for an access to what an object holds."""
        clock = dict(self._of(slot))
        _join(clock, self._objects.get((slot, owner), {}))
        return Instant(slot, clock.get(slot, 0), clock)

    def _of(self, slot: int) -> Clock:
        return self._threads.setdefault(slot, {slot: 1})

    def _tick(self, slot: int) -> None:
        self._of(slot)[slot] += 1


def _join(clock: Clock, other: Clock) -> None:
    for slot, epoch in other.items():
        if clock.get(slot, 0) < epoch:
            clock[slot] = epoch


def is_before(first: Instant, second: Instant) -> bool:
    """True if what was done at the first moment happens before what was done at the second one."""
    return first.slot == second.slot or first.epoch <= second.known.get(first.slot, 0)
