"""The serial runs of a program whose threads make calls: each call runs to its end before another one begins.

A call that cannot go on lets others begin; once it can, it goes on before any other begins. A call that only spins, so
that its own actions alone never end it, counts as one that cannot go on. Threads that make no calls run between calls.
Linearizability compares other runs with these (Herlihy and Wing, TOPLAS 1990), and goes beyond that paper for calls
that wait for others.

A turn of too many states ends the search as if a limit had: a turn with more states cannot be told from one that never
ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import TYPE_CHECKING

from fencepost.machine.state.local_state import LocalState
from fencepost.machine.state.world import World
from fencepost.machine.values.errors import LimitError, RestartError
from fencepost.search.budget import Budget
from fencepost.search.limited import limited
from fencepost.search.space import CRASHED, LEFT, Space

if TYPE_CHECKING:
    from fencepost.machine.step import HarnessOrTrial

_LONGEST_TURN = 20_000


class CallPosition(Enum):
    """Where a thread is: about to begin a call, in the middle of one, or a thread that makes none."""

    BEFORE = 0
    INSIDE = 1
    OTHER = 2


Stands = Callable[[LocalState], CallPosition]
"""Where a thread is by its local state."""


class SerialRuns:
    """`ends` are the states in which serial runs end or stay; all of them, unless a limit has stopped the search."""

    def __init__(self, space: Space, ends: list[int], states: int, stopped_by: str) -> None:
        self.space = space
        self.ends = ends
        self.states = states
        self.stopped_by = stopped_by


def serial_runs(world: World, harness: HarnessOrTrial, budget: Budget, stands: Stands) -> SerialRuns:
    """All serial runs. A refuted guess starts the search again, as in every search."""
    budget.start()
    while True:
        try:
            found = _Runs(Space(world, harness), budget, stands).all()
            if not world.guesses.dirty or found.stopped_by:
                return found
        except RestartError:
            pass
        world.restart()


class _Runs:
    def __init__(self, space: Space, budget: Budget, stands: Stands) -> None:
        self._space = space
        self._budget = budget
        self._stands = stands
        self._seen: set[int] = set()
        self._ends: list[int] = []
        self._endless = False

    def all(self) -> SerialRuns:
        """The serial runs within the limits."""
        try:
            with limited(self._space.world, self._budget):
                stopped = self._visit()
        except LimitError as reached:
            stopped = reached.limit
        return SerialRuns(self._space, self._ends, len(self._seen), stopped)

    def _visit(self) -> str:
        """Visits the states between turns; a turn is what one thread does until it has to stop.

        Returns the limit that has ended the search, "" if none has.
        """
        space, ends = self._space, self._ends
        initial = space.initial()
        reached = {initial}
        open_states = [initial]
        stopped = ""
        while open_states and not stopped:
            state = open_states.pop()
            slots = [] if state & (CRASHED | LEFT) else self._able(state)
            if not slots:
                ends.append(state)
                continue
            moved = False
            for slot in slots:
                for after in self._turn(slot, state):
                    moved = moved or after != state
                    if after not in reached:
                        reached.add(after)
                        open_states.append(after)
            if not moved:
                ends.append(state)
            if len(self._seen) >= self._budget.next_look:
                stopped = self._budget.look(len(self._seen), space)
            if self._endless:
                stopped = "states"
        return stopped

    def _standing(self, state: int, slot: int) -> CallPosition:
        return self._stands(self._space.started(state, slot))

    def _able(self, state: int) -> list[int]:
        """The threads that may take a turn: first calls that can go on, then calls that begin. Threads without calls
        run at any time."""
        able: dict[CallPosition, list[int]] = {standing: [] for standing in CallPosition}
        for slot, _ in self._space.enabled(state):
            if slot == 0:
                return [0]
            able[self._standing(state, slot)].append(slot)
        inside = [slot for slot in able[CallPosition.INSIDE] if not self._spins(slot, state)]
        if inside:
            return inside + able[CallPosition.OTHER]
        return able[CallPosition.BEFORE] + able[CallPosition.OTHER]

    def _spins(self, slot: int, state: int) -> bool:
        """True if a thread can move, but never gets anywhere alone."""
        return self._exits(slot, state)[0] == []

    def _turn(self, slot: int, state: int) -> Iterator[int]:
        """The states in which a thread's turn ends, from one in which it begins."""
        exits, trapped = self._exits(slot, state)
        yield from exits
        yield from trapped

    def _exits(self, slot: int, state: int) -> tuple[list[int], list[int]]:
        """The states in which a thread stops when it runs alone, and the states from which it never stops."""
        space = self._space
        before: dict[int, list[int]] = {state: []}
        exits: list[int] = []
        pending = [state]
        while pending:
            here = pending.pop()
            if len(before) > _LONGEST_TURN:
                self._endless = True
                return [], []
            moves = () if here & (CRASHED | LEFT) else space.moves(slot, here)
            if not moves or (here != state and self._standing(here, slot) is CallPosition.BEFORE):
                exits.append(here)
                continue
            for move in moves:
                if here + move not in before:
                    before[here + move] = []
                    pending.append(here + move)
                before[here + move].append(here)
        self._seen.update(before)
        ends = set(exits)
        pending = list(exits)
        while pending:
            for earlier in before[pending.pop()]:
                if earlier not in ends:
                    ends.add(earlier)
                    pending.append(earlier)
        return exits, [here for here in before if here not in ends]
