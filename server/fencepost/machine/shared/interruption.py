"""Interrupts of threads: a flag for each, which the next operation that would wait takes back and throws.

Most operations that need not wait do not look at it, as .NET's fast paths do not. Waits for handles do, and all that
would wait with a timeout (`Machine.EndsIfInterrupted` in the library). Threads look only in programs that interrupt
(`World.interrupts`).
"""

from __future__ import annotations

from fencepost.library.registry import Throw
from fencepost.machine.shared import memory
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.errors import BlockedError

INTERRUPTED = Throw("System.Threading.ThreadInterruptedException", "Thread was interrupted from a waiting state.")


def _flag(slot: int) -> Address:
    return ("interrupt", slot)


def interrupt(t: Thread, slot: int) -> None:
    memory.write(t, _flag(slot), 1, 0)


def is_interrupted(t: Thread) -> bool:
    return bool(t.world.guesses.interrupts and t.view.read(_flag(t.slot), 0))


def take_back(t: Thread) -> None:
    t.view.write(_flag(t.slot), 0, 0)
    t.commit()


def look(t: Thread) -> None:
    """Throws within a step if an interrupt is pending."""
    if is_interrupted(t):
        take_back(t)
        raise INTERRUPTED


def may_pass(t: Thread) -> bool:
    """Throws in a step of its own if an interrupt is pending. False if the thread must wait for that step."""
    if not t.world.guesses.interrupts:
        return True
    if not memory.may_step(t):
        return False
    look(t)
    return True


def ends_wait(t: Thread, blocked: BlockedError) -> bool:
    """True if the thread, which is about to wait, throws instead."""
    if not blocked.interruptible or t.record.checkpoint is not None or not is_interrupted(t):
        return False
    take_back(t)
    return True
