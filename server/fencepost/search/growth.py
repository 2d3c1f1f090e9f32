"""Where a search that reached a limit has grown: the place at which one thread has the most local states."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from fencepost.machine.state.code_places import CodePlace
from fencepost.machine.state.frames import Code
from fencepost.machine.state.local_state import Running
from fencepost.machine.step import places_of
from fencepost.search.space import Cell, Space
from fencepost.search.standing import number_in

if TYPE_CHECKING:
    from fencepost.machine.state.local_state import LocalState

MANY = 64

_Where = tuple[tuple[Code, int], ...]
"""Where a thread stands: the code and the next operation of each of its frames."""


class Growth(NamedTuple):
    """A place, and how many different local states a thread had there, or values a variable that it uses."""

    places: tuple[CodePlace, ...]
    times: int


def growth(space: Space) -> Growth | None:
    """The place where a thread differs most each time it comes by; None if no place stands out.

    A loop with a counter of its own has ever new local states at its visible operations. A loop that counts in shared
    memory has a cell with ever new values there.
    """
    found: Growth | None = None
    for field in space.threads:
        counts: Counter[_Where] = Counter()
        first: dict[_Where, LocalState] = {}
        for local in field.states[1:]:
            if isinstance(local, Running):
                where = tuple([(frame.code, frame.pc) for frame in local.frames])
                counts[where] += 1
                first.setdefault(where, local)
        for where, count in counts.most_common(1):
            if count >= MANY and (found is None or count > found.times):
                found = Growth(places_of(first[where]), count)
    for cell in space.cells.values():
        count = len(cell.values)
        if count >= MANY and (found is None or count > found.times):
            writer = _writer(space, cell)
            found = Growth(places_of(writer), count) if writer is not None else found
    return found


def _writer(space: Space, cell: Cell) -> LocalState | None:
    """The local state in which a cell has been changed in the most ways."""
    best, most = None, 0
    for field in space.threads:
        counts: Counter[int] = Counter()
        for key, moves in field.seen():
            if any((key + move ^ key) & cell.mask for move in moves):
                counts[number_in(field, key)] += 1
        for number, count in counts.most_common(1):
            if count > most and isinstance(field.states[number], Running):
                best, most = field.states[number], count
    return best
