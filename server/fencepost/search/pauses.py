"""The pauses of a search, now and then between two states: it looks at its limits, decides if it should begin again
without names, and hunts for errors that it would reach late."""

from __future__ import annotations

from fencepost.machine.values.errors import LimitError, RestartError
from fencepost.search.budget import Budget
from fencepost.search.exploration import Exploration
from fencepost.search.hunt import Hunt
from fencepost.search.referee import Referee
from fencepost.search.renaming import LOOKS, can_rename, pays


class Pauses:
    """The pauses of one search: `due` is the number of states at which the next one comes."""

    def __init__(self, found: Exploration, budget: Budget, referee: Referee) -> None:
        space = found.space
        self._found = found
        self._budget = budget
        self._referee = referee
        self._looks = list(LOOKS) if not space.renames and can_rename(space.world) else []
        self._hunt: Hunt | None = None
        if referee.wants_one:
            initial = next(iter(found.parents))
            has_circle = referee.has_circle if referee.watches else None
            self._hunt = Hunt(space, initial, referee.is_wrong, budget.is_late, has_circle)
        self.due = self._next()

    def _next(self) -> int:
        due = self._budget.next_look if self._hunt is None else min(self._budget.next_look, self._hunt.due)
        return min(due, self._looks[0]) if self._looks else due

    def take(self) -> int:
        """Does what is due, and returns when the next pause is.

        Raises a `LimitError` at a limit, a `RestartError` to begin again, an `EnoughError` if a hunt finds an error.
        """
        states = len(self._found.parents)
        self._look_at_names(states)
        self._look_at_limits(states)
        self._go_hunting(states)
        self.due = self._next()
        return self.due

    def _look_at_names(self, states: int) -> None:
        found, looks = self._found, self._looks
        if looks and states >= looks[0] and pays(found.space, found.parents, looks.pop(0)):
            found.space.world.forget_names()
            raise RestartError

    def _look_at_limits(self, states: int) -> None:
        if states >= self._budget.next_look:
            self._budget.transitions = self._found.transitions
            if limit := self._budget.look(states, self._found.space):
                raise LimitError(limit)

    def _go_hunting(self, states: int) -> None:
        if self._hunt is not None and states >= self._hunt.due and (way := self._hunt.begin(states)):
            self._referee.see_way(way)
