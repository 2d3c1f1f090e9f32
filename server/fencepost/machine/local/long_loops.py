"""Loops that go on for long without anything that other threads could notice: whether they get anywhere."""

from __future__ import annotations

from fencepost.machine.local.freeze import freeze
from fencepost.machine.state.pace import BETWEEN_LIMITS, MOST_OPERATIONS
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import BlockedError, DivergedError, LimitError, LookError
from fencepost.model.waits import Wait

_LONGEST_ROUND, _LONGEST_STEP = 32, 1 << 16
"""The most iterations of a round, and of a step."""


def goes_round(thread: Thread) -> bool:
    """True if the thread is as it was a moment ago: it is in a loop without visible operations, which never ends.

    The state of such a loop is as good as any other end of a step, and so is the state of a loop that goes on for very
    long; the next step leads back to it. A thread that must not be interrupted waits instead, until another thread has
    changed a variable that the loop reads. Operations that the thread has issued and that have not taken effect are
    part of its state.
    """
    if thread.free:
        return False
    done = MOST_OPERATIONS - thread.pace.fuel
    if done >= _LONGEST_STEP and not thread.region:
        return True
    now = (freeze(thread), thread.view.mark(), len(thread.record.choices))
    if done & (done - 1) == 0:
        thread.pace.looked_like = now
        return False
    if now == thread.pace.looked_like and thread.region:
        raise BlockedError(Wait("signal", "another thread"))
    return bool(now == thread.pace.looked_like)


def next_look(fuel: int) -> int:
    """How much fuel is left at the next look: some looks follow every power of two, the first one to compare with.
    What a look comes before is done, and counted, after it.
    """
    done = MOST_OPERATIONS - fuel
    power = 1 << done.bit_length() - 1
    following = done + 2 if done - power < 2 * _LONGEST_ROUND else 2 * power
    return MOST_OPERATIONS - following


def burn(t: Thread) -> None:
    """Counts an iteration of a loop; a loop without end and without visible operations is reported, not run."""
    t.pace.fuel -= 1
    if t.pace.fuel <= t.pace.next_look:
        if t.pace.fuel <= 0:
            raise DivergedError
        t.pace.next_look = next_look(t.pace.fuel)
        raise LookError
    if t.pace.fuel <= t.pace.next_limit:
        t.pace.next_limit = t.pace.fuel - BETWEEN_LIMITS
        look_at_limits(t)


def look_at_limits(t: Thread) -> None:
    """Ends the step if a limit of the search has been reached."""
    limit = t.world.limit_reached() if t.world.limit_reached is not None else ""
    if limit:
        raise LimitError(limit)
