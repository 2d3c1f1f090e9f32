"""Ghosts: reads that have taken effect, and whose waiting may have hidden a behaviour.

A read R2 that is not guessed waits for a pending read R1. If a later operation may pass R1, that waiting has hidden a
behaviour, so R1 leaves a ghost in the window until it is known whether such an operation comes."""

from __future__ import annotations

from typing import Any

from fencepost.machine.state.thread import Thread, late_of
from fencepost.machine.values.order import GHOST, MemoryOperation, Pending


def lay_ghosts(t: Thread) -> None:
    """Removes all ghosts: an operation after a barrier could not have passed what was before it."""
    late = late_of(t)
    if late.ghosts:
        for entry in [entry for entry in late.window if entry.is_ghost]:
            late.window = without(late.window, late.window.index(entry))
            late.taints.forget(entry.number)
        late.ghosts = 0
        settle_reads(t)


def haunt(t: Thread, operation: MemoryOperation) -> None:
    """Leaves a ghost of each read R1 that has just taken effect, if `operation`, the next read R2, had to wait for R1
    because R2 is not guessed yet. If a later operation may pass R1, waiting has hidden a behaviour: `hear_ghosts`
    starts the search again with guesses at R2."""
    late = late_of(t)
    order = late.order
    for entry in late.fresh:
        bit = 1 << entry.number
        ghost = entry._replace(mark=GHOST, value=here(t), default=None)
        known = ghost.value in t.world.guesses.guessed or any(
            e.is_ghost and e.value == ghost.value and e.operation == ghost.operation for e in late.window
        )
        if not known and order.would_wait(entry, operation):
            late.window.insert(0, ghost)
        else:
            late.taints.forget(entry.number)
            late.ghosts &= ~bit
    late.fresh.clear()


def here(t: Thread) -> tuple[Any, int]:
    frame = t.frames[-1]
    return frame.code.method, frame.pc


def hear_ghosts(t: Thread, operation: MemoryOperation) -> None:
    """Guesses from now on a read that waited for another one, if this operation could have passed both."""
    late = late_of(t)
    order = late.order
    for entry in late.window:
        if entry.is_ghost and not order.would_wait(entry, operation):
            t.world.refute(t.world.guesses.guessed, entry.value)


def settle_reads(t: Thread) -> None:
    """Forgets the operations that have taken effect in this step, unless a read has waited for them."""
    late = late_of(t)
    for entry in late.fresh:
        late.taints.forget(entry.number)
        late.ghosts &= ~(1 << entry.number)
    late.fresh.clear()
    late.control &= late.pending | late.ghosts


def without(window: list[Pending], position: int) -> list[Pending]:
    """The window after one of its operations has taken effect: no operation depends on that one any more."""
    bit = ~(1 << window[position].number)
    left = []
    for entry in (*window[:position], *window[position + 1 :]):
        op = entry.operation
        if (op.uses | op.data | op.control) & ~bit:
            op = op._replace(uses=op.uses & bit, data=op.data & bit, control=op.control & bit)
            entry = entry._replace(operation=op)
        left.append(entry)
    return left
