"""Circles of threads, each of which waits for a lock that the next one holds, or for its end.

None of them ever moves again, whatever other threads do, unless one is interrupted. So a search judges such a circle in
the first state that has it. It need not go on to a state in which no thread moves, which may not come or be far away.

A thread counts as waiting for another one only if that one alone can let it go on: the owner of a lock, or a thread
that is joined. Threads that wait for signals of each other are no circle here, because others may signal, too.
"""

from __future__ import annotations

from fencepost.search.space import Space

Waits = dict[int, int]
"""For each thread that waits for another one, the number of that other thread."""


def waits_in(space: Space, state: int) -> Waits:
    """The threads that have been found unable to move in a state because of another one."""
    found = {}
    for field in space.threads:
        footprint = field.footprints[state >> field.shift & field.mask]
        whom = field.waits.get(state & footprint) if footprint else None
        if whom is not None:
            found[field.slot] = whom
    return found


def waiting_for_circle(waits: Waits) -> list[int]:
    """The threads that wait in a circle, and all threads that wait for one of them, directly or through others."""
    found = []
    for first in waits:
        slot, steps = waits[first], 0
        while slot in waits and steps < len(waits):
            slot, steps = waits[slot], steps + 1
        if slot in waits:
            found.append(first)
    return found


def may_be_interrupted(space: Space) -> bool:
    """True if the program may interrupt threads whose waits nothing else ends, as far as the program is known."""
    universe = space.world.universe
    assemblies = {method.owner.assembly for method in universe.method_list} - {None, universe.library}
    return any(assembly is not None and assembly.refers_to("Interrupt") for assembly in assemblies)
