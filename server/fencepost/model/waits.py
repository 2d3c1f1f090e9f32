"""What a thread waits for that cannot go on."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

WaitKind = Literal["lock", "end", "pulse", "task", "signal"]


class Wait(Struct, frozen=True):
    """`on` names the object, or is None; `whom` is the thread that holds the lock or whose end is awaited, else -1.

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
