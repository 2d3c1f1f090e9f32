"""How worker processes are started, by whoever waits for them."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import fencepost


class LostWorkerError(Exception):
    """A worker ended in the midst of its task; the text says how."""


def worker_command(megabytes: int, niceness: int, cache: Path | None) -> list[str]:
    """Starts a worker of this process."""
    arguments = [str(megabytes), str(niceness), str(os.getpid()), *([str(cache)] if cache else [])]
    # -P: the folder that we are in, which is a stranger's, is no place to import from.
    return [sys.executable, "-P", "-m", "fencepost.engine.worker", *arguments]


@contextlib.contextmanager
def signals_held() -> Iterator[None]:
    """Signals to the whole group of processes do not end a child that is being started, which has them held for good:
    its parent decides what becomes of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM, signal.SIGHUP))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def worker_environment() -> dict[str, str]:
    """What the worker needs to find the same Fencepost as we are."""
    here = str(Path(fencepost.__file__).parent.parent)
    others = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (here, others)))}
