"""Which states of a complete search can still come to an end: nothing can move any more, the program has failed, or all
foreground threads have ended, so that the process does."""

from __future__ import annotations

from collections.abc import Container, Iterator

from fencepost.machine.state.local_state import Ended
from fencepost.search.exploration import Exploration
from fencepost.search.space import Space, is_over
from fencepost.search.standing import exit_codes, is_background_in

_BETWEEN_LOOKS = 20_000


class LeftOpenError(Exception):
    """A limit of the search prevents it from finding out which runs end; `limit` says which limit."""

    def __init__(self, limit: str) -> None:
        super().__init__(limit)
        self.limit = limit


def is_process_over(space: Space, state: int) -> bool:
    """True if all foreground threads have ended, or a thread ends the process. Other threads may still run."""
    if exit_codes(space, state):
        return True
    if space.started(state, 0).__class__ is not Ended:
        return False
    return all(
        local is None or local.__class__ is Ended or is_background_in(space, state, field.slot)
        for field in space.threads[1:]
        for local in (space.local_of(state, field.slot),)
    )


def has_end(found: Exploration) -> bool:
    """True if a run that was explored comes to an end."""
    return bool(found.finals or found.crashes or found.left_out) or any(
        is_process_over(found.space, state) for state in found.parents
    )


def leading_to_ends(found: Exploration) -> set[int]:
    """States from which an end can be reached, most of them. A state is missing if it reaches an end only by a state
    that the search has seen earlier. Every state has been entered by a step from its parent, which reaches the end,
    too."""
    space, parents = found.space, found.parents
    ends = {*found.finals, *found.crashes, *found.left_out}
    alike, canonical = space.renames or space.symmetry.groups, space.canonical
    rows = [(field.shift, field.mask, field.footprints, field.memo.get, field.slot) for field in space.threads]
    for count, state in enumerate(reversed(parents)):
        if not count % _BETWEEN_LOOKS:
            look(found)
        if state not in ends:
            if is_over(state):
                continue  # it has failed under a guess that has not come true
            for shift, mask, footprints, remembered, slot in rows:
                footprint = footprints[state >> shift & mask]
                if not footprint:
                    continue
                moves = remembered(state & footprint)
                if moves is None:
                    moves = space.moves(slot, state)
                if not ends.isdisjoint([state + move for move in moves]):
                    break
                if alike and any(canonical(state + move) in ends for move in moves):
                    break
            else:
                if not is_process_over(space, state):
                    continue
            ends.add(state)
        ends.add(parents[state])
    ends.discard(-1)
    return ends


def ways_on(space: Space, state: int, known: Container[int]) -> Iterator[int]:
    """The states that follow. A known state stands for itself, any other for the state that the search explores in its
    place."""
    alike = space.renames or space.symmetry.groups
    for field in space.threads:
        for move in space.moves(field.slot, state):
            after = state + move
            yield space.canonical(after) if alike and after not in known else after


def look(found: Exploration) -> None:
    """Raises an error when a limit of the search is reached."""
    if found.budget is not None and (limit := found.budget.look(len(found.parents), found.space)):
        raise LeftOpenError(limit)
