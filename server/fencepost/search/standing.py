"""Where the threads stand in a state: which have ended, which can move, and for what the others wait."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.machine.objects.background import is_background
from fencepost.machine.state.local_state import Ended, FailedThread, Failing
from fencepost.machine.values.values import Value
from fencepost.model.waits import Standing, Wait
from fencepost.search.exploration import Exploration
from fencepost.search.space import Space, ThreadField

RunOutcome = tuple[Value, ...]
"""The outcome of a run: the values that the harness returns, by variables, or `("!", "exit 3")`."""


def standings(space: Space, state: int) -> tuple[Standing, ...]:
    """The threads that have been started and have not ended."""
    found = []
    for thread in space.threads:
        local = space.local_of(state, thread.slot)
        if local is not None and local.__class__ is not Ended:
            wait = wait_of(space, state, thread.slot)
            found.append(Standing(thread.slot, is_background_in(space, state, thread.slot), wait))
    return tuple(found)


def exited(code: str) -> RunOutcome:
    """The outcome of a run in which a thread ends the process."""
    return ("!", f"exit {code}")


def exit_codes(space: Space, state: int) -> tuple[str, ...]:
    """The codes with which threads end the process: each of them may be the first."""
    if not space.world.exits:
        return ()
    waits = [standing.wait for standing in standings(space, state)]
    return tuple([wait.what for wait in waits if wait is not None and wait.kind == "exit"])


def ends_of_process(found: Exploration) -> dict[str, int]:
    """One state for every exit code with which a thread ends the process, whatever other threads do then."""
    space = found.space
    if not space.world.exits:
        return {}
    ending = {}
    for field, local, key in blocked(space):
        for step, _ in space.steps(field.slot, key):
            if step.wait is not None and step.wait.kind == "exit":
                ending[field.slot, local] = step.wait.what
    states: dict[str, int] = {}
    for state in found.parents:
        for (slot, local), code in ending.items():
            if code not in states and number_in(space.threads[slot], state) == local and not space.is_guessing(state):
                states[code] = state
    return states


def outcomes_of(space: Space, state: int) -> list[RunOutcome]:
    """The outcomes of a harness in a state in which it has nothing more to do: its result, and the ends of its process
    that threads may have brought about before or after that."""
    local = space.started(state, 0)
    returned = [local.outcome] if isinstance(local, Ended) and local.outcome is not None else []
    return returned + [exited(code) for code in exit_codes(space, state)]


def wait_of(space: Space, state: int, slot: int) -> Wait | None:
    """The thing that a thread waits for, None if it can move."""
    if space.moves(slot, state):
        return None
    return next((step.wait for step, _ in space.steps(slot, state) if step.wait is not None), None)


def is_background_in(space: Space, state: int, slot: int) -> bool:
    """True if the process may end while this thread lives."""
    local = space.started(state, slot)
    if slot == 0 or isinstance(local, Failing | FailedThread):
        return False
    return is_background(local, lambda address: space.value(address, state))


def number_in(field: ThreadField, state: int) -> int:
    """The number of a thread's local state in a global one, 0 before its start."""
    return state >> field.shift & field.mask


def blocked(space: Space) -> Iterator[tuple[ThreadField, int, int]]:
    """Every local state in which a thread has been found unable to move, with the bits of the state that show it."""
    for field in space.threads:
        for key, moves in field.seen():
            local = number_in(field, key)
            if not moves and local and field.states[local].__class__ is not Ended:
                yield field, local, key


def blocked_together(found: Exploration) -> Iterator[int]:
    """One state for every set of local states in which two or more threads have been found unable to move at once."""
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
