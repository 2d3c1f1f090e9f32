"""Where a search that reached a limit has grown: the place at which one thread has the most local states."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from fencepost.machine.step import Place, places_of
from fencepost.search.space import Space

MANY = 64


class Growth(NamedTuple):
    """A place, and how many different local states a thread had there, or values a variable that it uses."""

    places: tuple[Place, ...]
    times: int


def growth(space: Space) -> Growth | None:
    """The place where most is different each time a thread comes by, None when nothing stands out.

    A loop with a counter of its own has ever new local states at its visible operations; one that counts in shared
    memory has a cell with ever new values there.
    """
    found: Growth | None = None
    for field in space.threads:
        counts: Counter[Any] = Counter()
        first: dict[Any, Any] = {}
        for local in field.states[1:]:
            if isinstance(local[0], tuple):
                where = tuple([(frame[0], frame[1]) for frame in local[0]])
                counts[where] += 1
                first.setdefault(where, local)
        for where, count in counts.most_common(1):
            if count >= MANY and (found is None or count > found.times):
                found = Growth(places_of(first[where]), count)
    for cell in space.cells.values():
        count = len(cell.values)
        if count < MANY or (found is not None and count <= found.times):
            continue
        users = [field.states[number] for field, number in cell.readers if isinstance(field.states[number][0], tuple)]
        if users:
            found = Growth(places_of(users[-1] if len(users) == 1 else min(users, key=_depth)), count)
    return found


def _depth(local: Any) -> int:
    return len(local[0])
