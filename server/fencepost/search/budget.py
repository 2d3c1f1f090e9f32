"""How much a search may use: states, resident memory, time. The only place below the engine that reads the clock."""

from __future__ import annotations

import resource
import time
from typing import Any

_LOOK_EVERY = 2000


class Budget:
    """Limits of one search; `look` answers which of them is reached, "" while none is."""

    def __init__(self, states: int = 2_000_000, megabytes: int = 2048, seconds: float = 60.0) -> None:
        self.states = states
        self.megabytes = megabytes
        self.seconds = seconds
        self.next_look = _LOOK_EVERY
        self._end = 0.0
        self._begin = 0.0

    def start(self) -> None:
        """Begins to count time, unless it has begun."""
        if not self._end:
            self._begin = time.monotonic()
            self._end = self._begin + self.seconds
        self.next_look = min(_LOOK_EVERY, self.states)

    def elapsed(self) -> float:
        return time.monotonic() - self._begin if self._end else 0.0

    def look(self, states: int, _space: Any) -> str:
        self.next_look = min(states + _LOOK_EVERY, self.states) if states < self.states else states + 1
        if states >= self.states:
            return "states"
        if time.monotonic() > self._end:
            return "time"
        if resource.getrusage(resource.RUSAGE_SELF).ru_maxrss > self.megabytes * 1024:
            return "memory"
        return ""
