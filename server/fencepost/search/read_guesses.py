"""The values that pending reads may turn out to read: all values that are ever written to their variables.

Where objects have no names of their own (`search.renaming`) one variable is in turn those of many objects, so what is
written to any variable of its kind counts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from fencepost.machine.values.addresses import Address, kind_of
from fencepost.machine.values.values import Value

if TYPE_CHECKING:
    from fencepost.search.space import ThreadField


class Written:
    """The values that threads have written to a variable, or to one of its kind, and the local states in which threads
    have guessed the value of a read there."""

    __slots__ = ("guessers", "writers")

    def __init__(self) -> None:
        self.writers: dict[Hashable, tuple[Value, set[int]]] = {}
        self.guessers: set[tuple[ThreadField, int]] = set()

    def note(self, key: Hashable, value: Value, slot: int) -> bool:
        """Notes that a thread writes a value, which `key` tells apart from others. True if a thread has guessed without
        it."""
        writers = self.writers.setdefault(key, (value, set()))[1]
        if slot in writers:
            return False
        writers.add(slot)
        return bool(self.guessers)

    def by_others(self, slot: int | None) -> Iterator[Value]:
        """The values that other threads than this one write; all values, for a thread that may be any of several."""
        for value, writers in self.writers.values():
            if slot is None or writers != {slot}:
                yield value


class ReadGuesses:
    """The values that are written in one search; `by_kind` if objects have no names of their own."""

    def __init__(self, by_kind: bool) -> None:
        self.by_kind = by_kind
        self._written: dict[Address, Written] = {}

    def written(self, address: Address) -> Written:
        key = kind_of(address) if self.by_kind else address
        found = self._written.get(key)
        if found is None:
            found = self._written[key] = Written()
        return found
