"""Tells if a thread holds any lock, including locks of objects that only this thread can reach."""

from __future__ import annotations

from typing import Any

from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Delegate, ItemPointer, Obj


def holds_locks(thread: Thread) -> bool:
    return bool(thread.held) or any(obj.lock for obj in _own_objects(thread))


def _own_objects(thread: Thread) -> list[Obj]:
    """All objects that the thread alone can reach."""
    found: dict[int, Obj] = {}
    left: list[Any] = [value for frame in thread.frames for value in frame.regs]
    left += [*(thread.statics or {}).values(), *thread.own_statics.values()]
    while left:
        value = left.pop()
        if value.__class__ is Obj:
            if id(value) not in found:
                found[id(value)] = value
                left += value.values
        elif value.__class__ is tuple:
            left += value
        elif value.__class__ is Delegate:
            left += value.parts()
        elif value.__class__ is ItemPointer:
            left.append(value.target)
    return list(found.values())
