"""What makes a search smaller without changing its answer: each reduction can be switched off by its name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fencepost.machine.world import World

REDUCTIONS = {
    "fusion": "accesses that commute with all that other threads do are no steps of their own",
    "symmetry": "of threads that start alike it does not matter which is where",
    "names": "it does not matter what objects are called, nor which pool threads are where",
    "awaits": "an await registers at once, before other threads can complete its task",
    "races": "what has no race in order is not looked at with its operations out of order",
    "joins": "waits for the ends of threads are put off until the next visible operation",
}
"""Every reduction, with what it does."""


def switch_off(world: World, names: Iterable[str]) -> None:
    """Takes some reductions away from a world that nothing has run in."""
    off = set(names)
    if "fusion" in off:
        world.fuse, world.probed = False, True
    if "symmetry" in off:
        world.symmetry = False
    if "names" in off:
        world.names = False
    if "awaits" in off:
        world.awaits = False
    if "races" in off:
        world.races = False
    if "joins" in off:
        world.joins = False
