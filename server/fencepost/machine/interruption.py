"""Interrupts of threads: a flag for each, which the next operation that would wait takes back and throws.

An operation that need not wait does not look at it, as .NET's fast paths do not. Blocked threads look only in programs
that interrupt (`World.interrupts`).
"""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.machine import memory
from fencepost.machine.errors import BlockedError

INTERRUPTED = Throw("System.Threading.ThreadInterruptedException", "Thread was interrupted from a waiting state.")


def _flag(slot: int) -> Any:
    return ("interrupt", slot)


def interrupt(t: Any, slot: int) -> None:
    memory.write(t, _flag(slot), 1, 0)


def is_interrupted(t: Any) -> bool:
    return bool(t.world.interrupts and t.view.read(_flag(t.slot), 0))


def take_back(t: Any) -> None:
    t.view.write(_flag(t.slot), 0, 0)
    t.commit()


def ends_wait(t: Any, blocked: BlockedError) -> bool:
    """Whether the thread, which is about to wait, throws instead."""
    if not blocked.interruptible or t.checkpoint is not None or not is_interrupted(t):
        return False
    take_back(t)
    return True
