"""The values of a thread object, and which threads the process does not wait for at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.machine.state.local_state import LocalState, Running
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import CELL, Local, OwnThread

BODY, SLOT, NAME, BACKGROUND = range(4)
UNSTARTED, INTERRUPTED_BEFORE = -1, -2
"""The slots of threads that are not started yet, the second of one that an interrupt waits for (`Thread.Interrupt`)."""


def has_object(state: LocalState) -> bool:
    """True if a thread with this frozen local state has a `Thread` object. Threads of the pool have none."""
    return isinstance(state, Running) and state.this is not None


def is_background(state: LocalState, read: Callable[[Address], Any]) -> bool:
    """True if a thread with this frozen local state is a background thread; `read` answers what is in a cell. Pool
    threads have no object."""
    assert isinstance(state, Running)  # only such threads are asked about
    this = state.this
    if this is None:
        return True
    if this.__class__ is OwnThread:
        return bool(this.background)
    if this.__class__ is Local:
        return bool(state.heap[this.number].values[BACKGROUND])
    value = this.values[BACKGROUND]
    return bool(read((this.key, BACKGROUND)) if value is CELL else value)
