"""Ends of threads as other threads see them."""

from __future__ import annotations

from fencepost.machine.shared import memory
from fencepost.machine.state.thread import Thread


def may_look(t: Thread, slot: int) -> bool:
    """True if a thread may ask now if another one lives. From then on, the end of the other one is a step of its
    own."""
    world, address = t.world, ("end", slot)
    if world.fuse and address not in world.guesses.shared:
        world.refute(world.guesses.shared, address)
    return memory.may_step(t)


def may_end(t: Thread) -> bool:
    """True if the end of a thread may be part of this step."""
    return (t.world.fuse and ("end", t.slot) not in t.world.guesses.shared) or memory.may_step(t)
