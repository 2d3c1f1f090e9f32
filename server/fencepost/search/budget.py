"""How much a search may use: states, resident memory, time. The only place below the engine that reads the clock."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from fencepost.search.resident import resident_megabytes

if TYPE_CHECKING:
    from fencepost.search.space import Space

_FIRST_LOOK, _LONGEST = 10, 10_000
_LOOK_SECONDS = 0.02
_ROUNDS_A_STEP = 16
"""A step that goes round in loops so often takes about twice as long as a usual one."""
_REPORT_SECONDS = 0.1

ProgressListener = Callable[[int, int, float, int], None]
"""Is called during a search with the states, the depth (levels of the search that are done), the seconds, the
transitions."""


AnyBudget = TypeVar("AnyBudget", bound="Budget")


class Meter:
    """Counts the states of several searches, which may have so many together."""

    def __init__(self, most: float = math.inf) -> None:
        self.most = most
        self.states = 0

    @property
    def left(self) -> float:
        return max(self.most - self.states, 0)


class Budget:
    """Limits of one search; `look` answers which of them is reached, "" while none is. `steps` are those that it may
    run, because it does not remember them, 0 for any number: each takes far longer than a state that is all known.
    With a `meter`, the states count there, too, when the search ends, and are no more than are left there; so does what
    its steps do in loops.

    Looks are as many states apart as a search makes in a fiftieth of a second. Only the limit of states is exact.
    """

    def __init__(
        self,
        states: int = 2_000_000,
        megabytes: int = 2048,
        seconds: float = 60.0,
        listener: ProgressListener | None = None,
        steps: int = 0,
        meter: Meter | None = None,
    ) -> None:
        self.states = self._most = states
        self.steps = steps
        self.meter = meter
        self.rounds = math.inf
        """How many rounds of loops its steps may make: so many take as long as its states."""
        self._share()
        self.megabytes = megabytes
        self.seconds = seconds
        self.depth = 0
        self.transitions = self.seen = 0
        self.next_look = _FIRST_LOOK
        self._listener = listener
        self._between = _FIRST_LOOK
        self._end = 0.0
        self._begin = 0.0
        self._looked = 0.0
        self._reported = 0.0
        self._space: Space | None = None
        self._earlier = self._run = 0

    def start(self) -> None:
        """Begins to count time, unless it has begun. Called whenever a search begins, also when it begins again."""
        if not self._end:
            self._begin = self._looked = self._reported = time.monotonic()
            self._end = self._begin + self.seconds
        self._share()
        self.depth = 0
        self.next_look = min(_FIRST_LOOK, self.states)

    def _share(self) -> None:
        """Takes what is left on the meter: another search may have had this budget before."""
        if self.meter is not None:
            self.states = int(max(min(self._most, self.meter.left), 1))
            self.rounds = self.states * _ROUNDS_A_STEP

    def part(self, seconds: float, kind: type[AnyBudget]) -> AnyBudget:
        """A budget with the same limits and less time, for a search before the main one."""
        part = kind(self.states, self.megabytes, seconds, self._listener, self.steps, self.meter)
        part.start()
        return part

    def extend(self, seconds: float) -> None:
        """Gives a search so much time in all."""
        self._end += seconds - self.seconds
        self.seconds = seconds

    def count(self, states: int, rounds: int = 0) -> None:
        """Adds the states of a search that has ended, and the rounds of loops in its steps."""
        if self.meter is not None:
            self.meter.states += states + rounds // _ROUNDS_A_STEP

    def elapsed(self) -> float:
        return time.monotonic() - self._begin if self._end else 0.0

    def left(self) -> float:
        """The seconds that are left, 0.0 if there are none."""
        return max(self.seconds - self.elapsed(), 0.0)

    def is_late(self) -> bool:
        return time.monotonic() > self._end

    def between(self) -> str:
        """The limit that is reached between two searches."""
        return "states" if self.meter is not None and not self.meter.left else self.reached()

    def look(self, states: int, space: Space) -> str:
        now = time.monotonic()
        self.seen = states
        self._between = _paced(self._between, now - self._looked)
        self._looked = now
        self.next_look = min(states + self._between, self.states) if states < self.states else states + 1
        if self._listener is not None and now - self._reported > _REPORT_SECONDS:
            self._reported = now
            self._listener(states, self.depth, now - self._begin, self.transitions)
        if states >= self.states or (self.steps and self._steps_in(space) > self.steps):
            return "states"
        return self.reached()

    def _steps_in(self, space: Space) -> int:
        """The steps that the search has run, before it last began again, too; a long one counts as several."""
        if space is not self._space:
            self._earlier += self._run
            self._space = space
        self._run = space.misses
        return self._earlier + self._run + space.world.rounds // _ROUNDS_A_STEP

    def reached(self, more: int = 0) -> str:
        """The limit that is reached, of those that a single step can reach; with `more`, as if so many bytes were
        added."""
        if time.monotonic() > self._end:
            return "time"
        return "memory" if resident_megabytes() + more / (1 << 20) > self.megabytes else ""


def _paced(between: int, seconds: float) -> int:
    """How many states to the next look, after that many took so long."""
    if seconds * 4 < _LOOK_SECONDS:
        return min(between * 2, _LONGEST)
    return max(between // 2, 1) if seconds > _LOOK_SECONDS else between
