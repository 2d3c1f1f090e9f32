"""The states that a search has seen, and the judges that it asks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

from fencepost.search.budget import Budget
from fencepost.search.plain_runs import StateRun, with_names
from fencepost.search.space import CRASHED, Space

StateJudge = Callable[[Space, int], bool]
"""True if something is wrong in a state that has no next state: in one in which the program has failed, too."""

MustEnd = Callable[[Space, int, int], bool]
"""True if it is wrong that a thread cannot end in a state."""


@dataclass
class Exploration:
    """The states that a search has seen. `parents` leads from every state back to the initial one. In `circles` threads
    wait for each other for ever, while others may go on; runs to those `left_out` do not count. Of a search under a
    memory model `in_order` is the search in order before it, if there was one: the model allows all that this one has
    seen."""

    space: Space
    parents: dict[int, int]
    transitions: int = 0
    finals: list[int] = field(default_factory=list)
    crashes: list[int] = field(default_factory=list)
    circles: list[int] = field(default_factory=list)
    left_out: list[int] = field(default_factory=list)
    stopped_by: str = ""
    complete: bool = False
    budget: Budget | None = None
    in_order: Exploration | None = None

    def is_late(self) -> bool:
        """True once the time of the search is over."""
        return self.budget is not None and self.budget.is_late()

    def path(self, state: int) -> list[int]:
        """States from the initial one to this one. If threads are interchangeable, the end may be a state with them
        exchanged."""
        found = [state]
        while (state := self.parents[state]) >= 0:
            found.append(state)
        return self._real(found[::-1]) if self.space.symmetry.groups else found[::-1]

    def run_to(self, state: int) -> StateRun:
        """A run of the program to this state, or to one that is like it."""
        path, renaming = self.path(state), self.space.renaming
        return StateRun(self.space, path, {}) if renaming is None else with_names(self.space, renaming, path)

    def distance(self, state: int) -> int:
        """How many steps lead to a state."""
        steps = 0
        while (state := self.parents[state]) >= 0:
            steps += 1
        return steps

    def _real(self, path: list[int]) -> list[int]:
        """The path as one run: from state to state threads keep their names."""
        canonical = self.space.symmetry.canonical
        run = path[:1]
        for state in path[1:]:
            ways_on = [run[-1] + move for _, moves in self.space.enabled(run[-1]) for move in moves]
            wanted = canonical(state)
            run.append(next(after for after in ways_on if canonical(after) == wanted))
        return run

    def add(self, way: list[int]) -> None:
        """Adds a way to a state that is wrong. What else follows the states on the way is not known then."""
        for before, after in pairwise(way):
            self.parents.setdefault(after, before)
        last = way[-1]
        found = self.crashes if last & CRASHED else self.circles if self.space.enabled(last) else self.finals
        found.append(last)

    def stop(self, limit: str) -> None:
        """Ends the search at a limit. States that it has found under refuted guesses are dropped, because no way leads
        there."""
        self.stopped_by = limit
        if self.space.world.guesses.dirty:
            self.finals.clear()
            self.crashes.clear()
