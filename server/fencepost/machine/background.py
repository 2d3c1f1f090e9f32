"""The values of a thread object, and which threads keep nobody waiting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.machine.values import CELL, Local, OwnThread
from fencepost.machine.world import Address

BODY, SLOT, NAME, BACKGROUND = range(4)


def is_background(state: Any, read: Callable[[Address], Any]) -> bool:
    """Of a thread's frozen local state; `read` answers what is in a cell. Pool threads have no object."""
    this = state[8]
    if this is None:
        return True
    if this.__class__ is OwnThread:
        return bool(this.background)
    if this.__class__ is Local:
        return bool(state[1][this.number][4][BACKGROUND])
    value = this.values[BACKGROUND]
    return bool(read((this.key, BACKGROUND)) if value is CELL else value)
