"""Signals that ask a command to end: it says what it knows first."""

from __future__ import annotations

import signal
from types import FrameType, TracebackType
from typing import Any

from fencepost.engine.workers.stop import Stop

_FIRST_CODE = 128
"""Shells add this to the number of the signal that has ended a command."""

INTERRUPTED = _FIRST_CODE + signal.SIGINT


class Signals:
    """Within, Ctrl-C, SIGTERM and SIGHUP only ask to stop. The first one decides the exit code, the others change
    nothing. A signal that is ignored already, as by nohup(1), stays ignored."""

    def __init__(self) -> None:
        self.stop = Stop()
        self.code = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> Signals:
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
                self._before[number] = signal.signal(number, self._note)
        return self

    def _note(self, number: int, _frame: FrameType | None) -> None:
        if not self.stop.asked:
            self.code = _FIRST_CODE + number
            self.stop.asked = True

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._before.items():
            # A command that was asked to stop ends now, and only what is ignored cannot end Python in another way then.
            signal.signal(number, signal.SIG_IGN if self.stop.asked else handler)
