"""Where the threads stand in a state: who has ended, who can move, who waits for what."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.machine.background import is_background
from fencepost.machine.step import FAILED, FAILING
from fencepost.machine.thread import ENDED
from fencepost.model.waits import Standing, Wait
from fencepost.search.explore import Exploration
from fencepost.search.space import Space, ThreadField


def standings(space: Space, state: int) -> tuple[Standing, ...]:
    """The threads that have been started and have not ended."""
    found = []
    for thread in space.threads:
        local = space.local_of(state, thread.slot)
        if local is not None and local[0] is not ENDED:
            wait = wait_of(space, state, thread.slot)
            found.append(Standing(thread.slot, is_background_in(space, state, thread.slot), wait))
    return tuple(found)


def wait_of(space: Space, state: int, slot: int) -> Wait | None:
    """What a thread waits for, None if it can move."""
    if space.moves(slot, state):
        return None
    return next((step.wait for step, _ in space.steps(slot, state) if step.wait is not None), None)


def is_background_in(space: Space, state: int, slot: int) -> bool:
    """Whether the process may end while this thread lives."""
    local = space.local_of(state, slot)
    if slot == 0 or local[0] in (FAILING, FAILED):
        return False
    return is_background(local, lambda address: space.value(address, state))


def number_in(field: ThreadField, state: int) -> int:
    """The number of a thread's local state in a global one, 0 before its start."""
    return state >> field.shift & field.mask


def blocked(space: Space) -> Iterator[tuple[ThreadField, int, int]]:
    """Every local state in which a thread has been found unable to move, with the bits of the state that say so."""
    for field in space.threads:
        for key, moves in field.seen():
            local = number_in(field, key)
            if not moves and local and field.states[local][0] is not ENDED:
                yield field, local, key


def blocked_together(found: Exploration) -> Iterator[int]:
    """A state for every set of local states in which two threads or more have been found unable to move at once."""
    space = found.space
    suspects: dict[int, set[int]] = {}
    for field, local, _ in blocked(space):
        suspects.setdefault(field.slot, set()).add(local)
    if len(suspects) < 2:
        return
    seen: set[tuple[tuple[int, int], ...]] = set()
    for state in found.parents:
        standing = [
            (slot, local)
            for slot, locals_ in suspects.items()
            if (local := number_in(space.threads[slot], state)) in locals_ and not space.moves(slot, state)
        ]
        if len(standing) > 1 and (key := tuple(standing)) not in seen:
            seen.add(key)
            yield state
