"""The values of a thread object, and which threads the process does not wait for at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fencepost.machine.addresses import Address
from fencepost.machine.values import CELL, Local, OwnThread

if TYPE_CHECKING:
    from fencepost.machine.freeze import LocalState

BODY, SLOT, NAME, BACKGROUND = range(4)
UNSTARTED, INTERRUPTED_BEFORE = -1, -2
"""The slots of threads that are not started yet, the second of one that an interrupt waits for (`Thread.Interrupt`)."""
_OBJECT = 8
"""Where the thread's object is in a frozen local state."""


def has_object(state: LocalState) -> bool:
    """Whether a thread has an object, by its frozen local state: those of the pool have none."""
    return len(state) > _OBJECT and state[_OBJECT] is not None


def is_background(state: LocalState, read: Callable[[Address], Any]) -> bool:
    """Of a thread's frozen local state; `read` answers what is in a cell. Pool threads have no object."""
    this = state[_OBJECT]
    if this is None:
        return True
    if this.__class__ is OwnThread:
        return bool(this.background)
    if this.__class__ is Local:
        return bool(state[1][this.number][4][BACKGROUND])
    value = this.values[BACKGROUND]
    return bool(read((this.key, BACKGROUND)) if value is CELL else value)
