"""One line for each running unit, drawn over itself on a terminal; nothing anywhere else."""

from __future__ import annotations

import shutil
import sys

from fencepost.engine.shared.messages import Progress
from fencepost.report.shown import printable

_UP, _CLEAR = "\x1b[{}F", "\x1b[J"


class Board:
    """Units that run, with states, states a second, depth and seconds. `clear` before anything else is printed."""

    def __init__(self) -> None:
        self.shown = sys.stderr is not None and sys.stderr.isatty()
        self._running: dict[str, Progress] = {}
        self._lines = 0

    def observe(self, name: str, progress: Progress | None) -> None:
        """Is called with the progress of a unit; see `engine.run`."""
        if not self.shown:
            return
        if progress is None:
            self._running.pop(name, None)
        else:
            self._running[name] = progress
        self._draw()

    def clear(self) -> None:
        if self._lines:
            sys.stderr.write(_UP.format(self._lines) + _CLEAR)
            sys.stderr.flush()
            self._lines = 0

    def _draw(self) -> None:
        size = shutil.get_terminal_size()
        lines = [progress_line(name, progress, size.columns - 1) for name, progress in self._running.items()]
        lines = lines[: max(size.lines - 1, 1)]
        self.clear()
        sys.stderr.write("".join(f"{line}\n" for line in lines))
        sys.stderr.flush()
        self._lines = len(lines)


def progress_line(name: str, progress: Progress, width: int) -> str:
    speed = progress.states / progress.seconds if progress.seconds else 0.0
    told = f": {progress.states:,} states, {speed:,.0f}/s, depth {progress.depth:,}, {progress.seconds:.0f} s"
    room = max(width - len(told), 8)
    name = printable(name)
    short = name if len(name) <= room else "…" + name[len(name) - room + 1 :]
    return (short + told)[:width]
