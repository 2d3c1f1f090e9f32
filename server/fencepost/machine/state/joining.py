"""Joins that are put off: a thread that waits for the end of others goes on with actions that concern only itself.

Soundness: until a thread's next visible operation, no other thread notices it, and its actions depend on no other
thread. So the wait may as well come right before that operation, together with all other waits since; then the order in
which the awaited threads end makes no difference to this one. A wait needs no step of its own: an end never goes away,
and seeing it moves right up to the operation. It does need a step that may still do its operation. Otherwise states
would differ in whether the awaited threads have ended already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fencepost.machine.values.errors import BlockedError
from fencepost.model.waits import Wait

if TYPE_CHECKING:
    from fencepost.machine.state.thread import Thread


def has_ended(thread: Thread, slot: int) -> bool:
    return bool(thread.view.read(("end", slot), 0))


def may_put_off(thread: Thread) -> bool:
    """True if a wait for the end of a thread may be put off.

    What a frame owes to others when it is left (a lock, a type's initialization) cannot be held up in the middle of
    leaving it.
    """
    if not thread.world.joins or thread.world.guesses.interrupts or thread.request.eager or thread.region:
        return False
    return not any(frame.lock is not None or frame.initializes is not None for frame in thread.frames)


def put_off(thread: Thread, slot: int) -> None:
    """Notes that a thread's end is awaited."""
    thread.awaited.add(slot)
    if thread.record.held_up < 0:
        thread.record.held_up = thread.record.operations


def settle(thread: Thread) -> None:
    """Waits for all threads whose end is awaited. Called before an operation that other threads notice, or that depends
    on them."""
    for slot in sorted(thread.awaited):
        if not thread.grant.left or not has_ended(thread, slot):
            raise BlockedError(Wait("end", thread.world.slot_names[slot], whom=slot))
    thread.joined |= thread.awaited
    thread.awaited.clear()
    thread.record.held_up = -1


def have_ended(thread: Thread) -> bool:
    """True if all threads have ended whose end is awaited. If not, a failure comes too early."""
    return all(has_ended(thread, slot) for slot in sorted(thread.awaited))
