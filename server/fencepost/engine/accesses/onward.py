"""How a run goes on from a state: to its end, with some threads ahead of others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fencepost.search.space import Space, is_over

_MOST_STEPS = 500
"""A run goes on for so many steps."""

_PATIENCE = 200
"""A thread that goes ahead of others stands back after so many steps: it may wait for one of them and count."""


def onward(space: Space, state: int, order: Sequence[int], without: int = -1) -> Iterator[int]:
    """The states of a run from a state on, and the state itself; `without` one thread, if wished. A thread that comes
    back to where it was waits for another one: then it stands back. A run in which no thread gets on any more is left
    there."""
    yield state
    ahead = [*order, *(field.slot for field in space.threads if field.slot not in order)]
    seen = {state}
    patience, waiting = _PATIENCE, 0
    for _ in range(_MOST_STEPS):
        ahead += [field.slot for field in space.threads if field.slot not in ahead]
        able = {} if is_over(state) else dict(space.enabled(state))
        slot = next((slot for slot in ahead if slot in able and slot != without), None)
        if slot is None or waiting > len(ahead):
            return
        state += able[slot][0]
        yield state
        patience -= 1
        waiting = waiting + 1 if state in seen else 0
        seen.add(state)
        if waiting or not patience:
            ahead.append(ahead.pop(ahead.index(slot)))
            patience = _PATIENCE
