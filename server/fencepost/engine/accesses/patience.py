"""How much work the accesses of one unit are worth: counted, so that every machine gives the same answer, and within
the user's limit of time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

AnyLooked = TypeVar("AnyLooked")

_MOST_WORK = 3_000_000
"""So many looks are worth their while."""

A_STEP = 100
"""To run a step once more counts as much as so many looks."""

_A_PLACE = 4
"""To look where one thread stands in a state counts as much as so many looks."""

_BETWEEN_LOOKS = 512


class Patience:
    """What is left of it: `is_over` once there is none, `was_late` if there was no more time, and `misses` if a run was
    left out that should have been made. `work` is what was done, in looks."""

    def __init__(self, is_late: Callable[[], bool], most: int = _MOST_WORK) -> None:
        self._is_late, self._left = is_late, most
        self.is_over = self.was_late = self.misses = False
        self.work = 0

    def steps(self, items: Iterable[AnyLooked]) -> Iterator[AnyLooked]:
        """Items for each of which a step is run, as long as there is patience."""
        return self.each(items, A_STEP)

    def states(self, items: Iterable[AnyLooked], threads: int) -> Iterator[AnyLooked]:
        """States in each of which so many threads are looked at, as long as there is patience."""
        return self.each(items, _A_PLACE * threads)

    def each(self, items: Iterable[AnyLooked], work: int) -> Iterator[AnyLooked]:
        """Items for each of which there is some work, as long as there is patience."""
        for number, item in enumerate(items):
            self._left -= work
            self.work += work
            if not number % _BETWEEN_LOOKS and self._is_late():
                self.was_late = True
            self.is_over = self.is_over or self.was_late or self._left < 0
            if self.is_over:
                self.misses = True
                return
            yield item
