"""The innermost loop of a search: from the states of one level to those of the next.

A state is looked at once. Its threads' moves are remembered under the bits that their steps looked at (`space`), so for
nearly all of them one mask and one look-up do; the others are run (`Space.miss`). Whatever else a search does is asked
of its collaborators, and only where there is something to ask: the `Referee` at states that end a run or have threads
that wait for each other, `Pauses` after so many states.
"""

from __future__ import annotations

from collections.abc import Callable

from fencepost.machine.values.errors import RestartError
from fencepost.search.budget import Budget
from fencepost.search.circles import Waits
from fencepost.search.exploration import Exploration
from fencepost.search.pauses import Pauses
from fencepost.search.referee import Referee
from fencepost.search.space import OVER, ThreadField

PATIENCE = 20


_Row = tuple[int, list[int], Callable[[int], tuple[int, ...] | None], ThreadField]
"""A row for each thread: the shift, the footprints and the look-up of its field, and the field. The loop reads it in
each state; Python takes a plain tuple apart fastest."""


class Frontier:
    """The level of a search that comes next. All states of earlier levels have been looked at."""

    def __init__(self, found: Exploration, referee: Referee, pauses: Pauses) -> None:
        self._found = found
        self._referee = referee
        self._pauses = pauses
        self._states = list(found.parents)
        self._rows: list[_Row] = []
        self._patience = 0

    def exhaust(self, budget: Budget) -> None:
        """Goes from level to level until there is no further one. What ends the search before is raised."""
        world = self._found.space.world
        while self._states:
            self._states = self._next_level()
            if world.guesses.dirty:
                self._be_patient()
            budget.depth += 1

    def _be_patient(self) -> None:
        """After a guess was refuted: begins again, but not at once. Runs under a refuted guess are runs of the program,
        too. What else they refute need not be learnt one by one."""
        states = len(self._found.parents)
        self._patience = self._patience or 2 * states + PATIENCE
        if states > self._patience or not self._states:
            raise RestartError

    def _rows_now(self) -> list[_Row]:
        """Rows for all threads that a state of this level can have: a state has no thread that is newer than it is."""
        threads = self._found.space.threads
        if len(threads) > len(self._rows):
            self._rows = [(field.shift, field.footprints, field.memo.get, field) for field in threads]
        return self._rows

    def _next_level(self) -> list[int]:
        """Looks at all states of a level. Returns those that follow and are new.

        It has the time of a search: what it needs of others is taken out before the loop.
        """
        found, referee, pauses = self._found, self._referee, self._pauses
        space, parents = found.space, found.parents
        miss, mask, canonical = space.miss, space.threads[0].mask, space.canonical
        alike = space.renames or space.symmetry.groups  # which may get its first group on this level
        watches, over, due = referee.watches, OVER, pauses.due
        rows = self._rows_now()
        waits: Waits = {}
        following: list[int] = []
        push = following.append
        for state in self._states:
            if state & over:
                referee.see_failure(state)
                continue
            moves = 0
            for shift, footprints, remembered, field in rows:
                footprint = footprints[state >> shift & mask]
                if not footprint:
                    continue
                deltas = remembered(state & footprint)
                if not deltas:
                    if deltas is None:
                        deltas = miss(field, state >> shift & mask, state)
                    if watches and not deltas and (key := state & footprints[state >> shift & mask]) in field.waits:
                        waits[field.slot] = field.waits[key]
                for delta in deltas:
                    moves += 1
                    after = state + delta
                    if after not in parents:
                        if alike and (after := canonical(after)) in parents:
                            continue
                        parents[after] = state
                        push(after)
            found.transitions += moves
            if waits:
                if moves:
                    referee.see_waits(waits, state)
                waits.clear()
            if not moves:
                referee.see_end(state)
            if len(parents) >= due:
                due = pauses.take()
        return following
