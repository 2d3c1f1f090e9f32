"""Bug hunting: looks where errors often are, while the search of all states would still take long to get there.

A hunt works between the levels of a search that wants only one error. Hunters run towards states in which most threads
are blocked, and at random. They move in the same space as the search, so what they find is real, and is replayed like
everything else. They prove nothing: after a hunt that finds nothing the search goes on as if there had been none.

Sources: most blocked threads first is a heuristic of Groce and Visser (ISSTA 2002), walks with few switches at random
moments are those of Burckhardt and others (ASPLOS 2010). A hunt looks for states that are wrong by themselves: it finds
no run without end, and compares no runs.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from random import Random

from fencepost.machine.state.local_state import Ended, window_of
from fencepost.search.circles import Waits, waits_in
from fencepost.search.space import CRASHED, OVER, Space

FIRST_HUNT, FIRST_RENAMED = 2_000, 500
"""After so many states the first hunt begins (earlier where states take long, because names mean nothing). Each further
hunt begins when the search has grown to four times its size."""

_GROWTH = 4
_SHARE, _LEAST, _LEAST_RENAMED = 4, 10_000, 2_000
"""A hunt may look at one state for so many of the search, but at so many at least."""
_STEPS_SHARE, _LEAST_STEPS = 2, 300
"""One new step is allowed for so many of the search, and so many at least: a new step takes far longer than others."""

_LONGEST_WALK = 2_000
_MOST_CHANGES = 4

Ends = Callable[[int], bool]
"""True if a state without moves is a wrong one."""

Circles = Callable[[Waits, int], bool]
"""True if threads wait in a circle."""


class Hunt:
    """The hunts of one search: `due` is the number of states at which the next one begins."""

    def __init__(
        self, space: Space, initial: int, is_wrong: Ends, is_late: Callable[[], bool], has_circle: Circles | None = None
    ) -> None:
        self.due = FIRST_RENAMED if space.renames else FIRST_HUNT
        self._space = space
        self._initial = initial
        self._is_wrong = is_wrong
        self._is_late = is_late
        self._has_circle = has_circle
        self._last_step = space.misses + _LEAST_STEPS
        self._random = Random(0)

    def begin(self, states: int) -> list[int] | None:
        """A way from the initial state to a wrong one, if this hunt finds any."""
        self.due = states * _GROWTH
        self._last_step = self._space.misses * (1 + _STEPS_SHARE) // _STEPS_SHARE + _LEAST_STEPS
        most = max(states // _SHARE, _LEAST_RENAMED if self._space.renames else _LEAST)
        found = self.least_late_first(most) if self._space.world.order is not None else None
        return found or self.most_blocked_first(most) or self.walk(most)

    def _is_over(self) -> bool:
        return self._space.misses > self._last_step or self._is_late()

    def _ways_on(self, state: int) -> Iterator[int]:
        for _, moves in self._space.enabled(state):
            for move in moves:
                yield self._after(state, move)

    def _after(self, state: int, move: int) -> int:
        return self._space.canonical(state + move) if self._space.renames else state + move

    # ---- the best first

    def least_late_first(self, most: int) -> list[int] | None:
        """Goes on from the state in which the fewest operations are late, because few errors need many of them."""
        return self._best_first(most, lambda state, number: (self._late(state), number))

    def _late(self, state: int) -> int:
        late = 0
        for field in self._space.threads:
            local = state >> field.shift & field.mask
            late += len(window_of(field.states[local])) if local else 0
        return late

    def most_blocked_first(self, most: int) -> list[int] | None:
        """Goes on from the state in which most threads are blocked; of several, from the newest."""
        return self._best_first(most, lambda state, number: (-self._blocked(state), -number))

    def _best_first(self, most: int, rank: Callable[[int, int], tuple[int, int]]) -> list[int] | None:
        parents = {self._initial: -1}
        open_states = [((0, 0), self._initial)]
        while open_states and len(parents) < most and not self._is_over():
            state = heapq.heappop(open_states)[1]
            moved = False
            for after in self._ways_on(state):
                moved = True
                if after in parents:
                    continue
                parents[after] = state
                if after & CRASHED and self._is_wrong(after):
                    return _way(parents, after)
                if not after & OVER:
                    if self._is_circle(after):
                        return _way(parents, after)
                    heapq.heappush(open_states, (rank(after, len(parents)), after))
            if not moved and self._is_wrong(state):
                return _way(parents, state)
        return None

    def _is_circle(self, state: int) -> bool:
        if self._has_circle is None:
            return False
        waits = waits_in(self._space, state)
        return len(waits) > 1 and self._has_circle(waits, state)

    def _blocked(self, state: int) -> int:
        blocked = 0
        for field in self._space.threads:
            local = state >> field.shift & field.mask
            if local and field.states[local].__class__ is not Ended and not self._space.moves(field.slot, state):
                blocked += 1
        return blocked

    # ---- at random

    def walk(self, most: int) -> list[int] | None:
        """Runs from the start: every other one with few switches between threads, at random moments."""
        walked = number = 0
        length = 1
        while walked < most and not self._is_over():
            order = _Priorities(self._random, length) if number % 2 else _Chance(self._random)
            way = self._one_walk(order)
            number += 1
            walked += len(way)
            length = max(length, len(way))
            last = way[-1]
            if (last & CRASHED or not self._space.enabled(last)) and self._is_wrong(last):
                return way
        return None

    def _one_walk(self, order: _Chance) -> list[int]:
        space, random = self._space, self._random
        state = self._initial
        way = [state]
        while len(way) < _LONGEST_WALK and not state & OVER:
            for slot in order.of(len(space.threads), len(way)):
                moves = space.moves(slot, state)
                if moves:
                    break
            else:
                break
            state = self._after(state, moves[random.randrange(len(moves))] if len(moves) > 1 else moves[0])
            way.append(state)
        return way


class _Chance:
    """Which thread goes first, if it can: any."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def of(self, threads: int, _step: int) -> list[int]:
        order = list(range(threads))
        self._random.shuffle(order)
        return order


class _Priorities(_Chance):
    """Priorities by lot; at a few moments the first thread becomes the last (Burckhardt and others, ASPLOS 2010)."""

    def __init__(self, random: Random, length: int) -> None:
        super().__init__(random)
        self._order: list[int] = []
        self._changes = {random.randrange(length) for _ in range(random.randrange(_MOST_CHANGES + 1))}

    def of(self, threads: int, step: int) -> list[int]:
        while len(self._order) < threads:
            self._order.insert(self._random.randrange(len(self._order) + 1), len(self._order))
        if step in self._changes:
            self._order.append(self._order.pop(0))
        return self._order


def _way(parents: dict[int, int], state: int) -> list[int]:
    found = [state]
    while (state := parents[state]) >= 0:
        found.append(state)
    return found[::-1]
