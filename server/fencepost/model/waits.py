"""Waits: the things that a thread which cannot go on waits for."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

WaitKind = Literal["lock", "end", "pulse", "task", "signal", "exit", "initializer", "tick"]


class Wait(Struct, frozen=True):
    """`on` names the object, or is None; `whom` is the thread that holds the lock, runs the static constructor or
    is to end, else -1.

    A thread whose wait is an `exit` ends the process, and all other threads with it; `what` is the exit code. It could
    as well do so after all that others do, as it does nothing itself any more.
    A `tick` is a further one of a periodic timer, more than are explored.
    In an `idle` wait, for work or a signal, a background thread may be when the program ends.
    """

    kind: WaitKind
    what: str
    on: Any = None
    whom: int = -1
    idle: bool = False


class Standing(Struct, frozen=True):
    """A thread that has not ended, in one state of a run: `wait` is None while it can move."""

    slot: int
    background: bool
    wait: Wait | None
