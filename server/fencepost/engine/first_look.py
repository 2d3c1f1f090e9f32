"""A short time in which this process checks units itself: starting another one would take longer than most of them."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from typing import Any

from fencepost.engine.checker import Checker
from fencepost.engine.messages import Changed
from fencepost.engine.wanted import Wanted
from fencepost.model.verdict import Unit

SECONDS = 0.3


class _OverError(BaseException):
    """Raised wherever a check is when the time is over; not an error that a check would take for its own."""


class _Alarm:
    """Rings once, after some time: ends the check that it interrupts, and nothing else."""

    def __init__(self) -> None:
        self.over = False
        self.checking = False

    def ring(self, _signal: int, _frame: Any) -> None:
        self.over = True
        if self.checking:
            raise _OverError


def first_look(checker: Checker, wanted: Sequence[Wanted], seconds: float = SECONDS) -> Iterator[tuple[int, Unit]]:
    """The verdicts that are reached in so many seconds, by their places in the list. Unix only, main thread only."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return
    alarm = _Alarm()
    before = signal.signal(signal.SIGALRM, alarm.ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        for index, unit in enumerate(wanted):
            if alarm.over:
                return
            try:
                alarm.checking = True
                answer = checker.check(unit.task(None))
                alarm.checking = False
            except _OverError:
                return
            finally:
                alarm.checking = False
            if not isinstance(answer, Changed):
                yield index, answer.unit
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
