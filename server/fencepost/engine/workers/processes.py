"""How worker processes are started, by whoever waits for them."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import fencepost


class LostWorkerError(Exception):
    """A worker ended in the midst of its task; the text says how."""


KILLED = -getattr(signal, "SIGKILL", 9)
"""The exit code of a process that was killed."""

ENDING_SECONDS = 1.0
"""How long a process that answers no more may take to end by itself."""


class KilledWorkerError(LostWorkerError):
    """A worker was killed, and not by us: Linux does that to a large process when the machine has no memory left."""

    def __init__(self) -> None:
        super().__init__(
            "Its process was killed by the system, which happens when no memory is left: use fewer --jobs, lower"
            " --max-memory, or look at it on a machine with more memory."
        )


def worker_command(megabytes: int, niceness: int, cache: Path | None) -> list[str]:
    """Starts a worker of this process."""
    arguments = [str(megabytes), str(niceness), str(os.getpid()), *([str(cache)] if cache else [])]
    # -P: the folder that we are in, which is a stranger's, is no place to import from.
    return [sys.executable, "-P", "-m", "fencepost.engine.workers.worker", *arguments]


@contextlib.contextmanager
def signals_held() -> Iterator[None]:
    """Holds the signals to the whole group of processes, so that they do not end a child that is being started. The
    child has them held for good: its parent decides what becomes of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    _held.take()
    try:
        yield
    finally:
        _held.give_back()


class _Held(threading.local):
    """For each thread, how many holders its signals have. One event loop starts children side by side, and the holder
    that comes first need not leave last: signals come through again when the last holder has left."""

    def __init__(self) -> None:
        self._holders = 0
        self._before: set[int] = set()

    def take(self) -> None:
        if not self._holders:
            numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
            self._before = {*signal.pthread_sigmask(signal.SIG_BLOCK, numbers)}
        self._holders += 1

    def give_back(self) -> None:
        self._holders -= 1
        if not self._holders:
            signal.pthread_sigmask(signal.SIG_SETMASK, self._before)


_held = _Held()


def worker_environment() -> dict[str, str]:
    """The environment in which a worker finds the same Fencepost as this process."""
    here = str(Path(fencepost.__file__).parent.parent)
    others = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (here, others)))}
