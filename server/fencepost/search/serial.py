"""The serial runs of a program whose threads make calls: each call runs to its end before another one begins.

A call that cannot go on lets others begin; once it can, it goes on before any other begins. A call that only spins, so
that its own actions alone never end it, counts as one that cannot go on. Linearizability compares other runs with these
(Herlihy and Wing, TOPLAS 1990), and goes beyond that paper for calls that wait for others.

Threads that make no calls (timers, workers, what goes on behind an await) run between turns. If they alone can make a
call go on that waits, it waits for its own work, or for some time: then a call that changes something does not come
between, unless it is what the other one waits for. So what an asynchronous method does counts as one piece, but others
may look at it half-way. While no call is under way, such threads need not do their work in one piece: it counts as
several where they have changed something and hold no lock.

A turn of too many states ends the search as if a limit had: a turn with more states cannot be told from one that never
ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, Protocol

from fencepost.machine.state.local_state import Ended, LocalState
from fencepost.machine.state.world import POOL, World
from fencepost.machine.values.errors import LimitError, RestartError
from fencepost.machine.values.values import NEW, Name
from fencepost.search.budget import Budget
from fencepost.search.limited import limited
from fencepost.search.space import LEFT_OUT, OVER, Space, is_over

if TYPE_CHECKING:
    from fencepost.machine.step import HarnessOrTrial

_LONGEST_TURN = 20_000
_NOTED = ("result", "began", "ended", "end", *POOL)
"""The words of cells that say nothing of the program's variables."""


class CallPosition(Enum):
    """Where a thread is: about to begin a call, in the middle of one, or a thread that makes none."""

    BEFORE = 0
    INSIDE = 1
    OTHER = 2


class Turns(Protocol):
    """What the search asks about threads."""

    def position(self, local: LocalState) -> CallPosition:
        """Where a thread is by its local state."""

    def is_between(self, earlier: LocalState, here: LocalState) -> bool:
        """True if a step of a thread without calls ends a piece of work, if that has changed something."""

    def is_timed(self, space: Space, state: int, slot: int) -> bool:
        """True if a thread waits for others, and some time may end its wait, too."""


class SerialRuns:
    """`ends` are the states in which serial runs end or stay; all of them, unless a limit has stopped the search."""

    def __init__(self, space: Space, ends: list[int], states: int, stopped_by: str) -> None:
        self.space = space
        self.ends = ends
        self.states = states
        self.stopped_by = stopped_by


def serial_runs(world: World, harness: HarnessOrTrial, budget: Budget, turns: Turns) -> SerialRuns:
    """All serial runs. A refuted guess starts the search again, as in every search."""
    budget.start()
    while True:
        try:
            found = _Runs(Space(world, harness), budget, turns).all()
            if not world.guesses.dirty or found.stopped_by:
                return found
        except RestartError:
            pass
        world.restart()


class _Able(NamedTuple):
    """The threads that may take a turn, and those that wait inside a call, if no such thread can go on."""

    slots: list[int]
    waiting: list[int]


class _Runs:
    def __init__(self, space: Space, budget: Budget, turns: Turns) -> None:
        self._space = space
        self._budget = budget
        self._turns = turns
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
        finally:
            self._budget.count(len(self._seen))
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
            able = _Able([], []) if state & OVER else self._able(state)
            if not able.slots:
                if not state & LEFT_OUT:
                    ends.append(state)
                continue
            moved = False
            for after in self._next(state, able):
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

    def _next(self, state: int, able: _Able) -> Iterator[int]:
        """The states between turns that may follow one."""
        own = able.waiting and self._go_on_alone(state, able.waiting)
        for slot in able.slots:
            begins = own and self._standing(state, slot) is CallPosition.BEFORE
            for after in self._turn(slot, state, not able.waiting):
                yield from self._between(state, slot, after, able.waiting) if begins else (after,)

    def _standing(self, state: int, slot: int) -> CallPosition:
        return self._turns.position(self._space.started(state, slot))

    def _able(self, state: int) -> _Able:
        """The threads that may take a turn: first calls that can go on, then calls that begin. Threads without calls
        run at any time between turns."""
        able: dict[CallPosition, list[int]] = {standing: [] for standing in CallPosition}
        for slot, _ in self._space.enabled(state):
            standing = self._standing(state, slot)
            if slot == 0 and standing is not CallPosition.BEFORE:
                return _Able([0], [])
            able[standing].append(slot)
        timed = [slot for slot in able[CallPosition.INSIDE] if self._turns.is_timed(self._space, state, slot)]
        free = [slot for slot in able[CallPosition.INSIDE] if slot not in timed and not self._spins(slot, state)]
        if free:
            return _Able(free + able[CallPosition.OTHER], [])
        waiting = [field.slot for field in self._space.threads if self._waits(state, field.slot)]
        return _Able(able[CallPosition.BEFORE] + timed + able[CallPosition.OTHER], waiting)

    def _waits(self, state: int, slot: int) -> bool:
        local = self._space.local_of(state, slot)
        return local is not None and self._turns.position(local) is CallPosition.INSIDE

    # ---- calls that wait

    def _go_on_alone(self, state: int, waiting: list[int]) -> bool:
        """True if some time, or threads without calls, can make a call that waits go on: those that the call has
        started itself, or timers."""
        timed = any(self._turns.is_timed(self._space, state, slot) for slot in waiting)
        return timed or self._leads_on(state, waiting, frozenset())

    def _leads_on(self, state: int, waiting: list[int], but: frozenset[int]) -> bool:
        """True if turns of threads without calls lead to a state in which one of the calls that wait can go on. Threads
        with the slots `but` stay where they are."""
        space, pending, reached = self._space, [state], {state}
        while pending:
            here = pending.pop()
            if here & OVER:
                continue
            slots = [slot for slot, _ in space.enabled(here)]
            if any(slot in slots and self._goes_on(here, slot) for slot in waiting):
                return True
            for slot in slots:
                if slot in but or self._standing(here, slot) is not CallPosition.OTHER:
                    continue
                for after in self._turn(slot, here):
                    if after not in reached:
                        reached.add(after)
                        pending.append(after)
        return False

    def _goes_on(self, state: int, slot: int) -> bool:
        return not self._turns.is_timed(self._space, state, slot) and not self._spins(slot, state)

    def _between(self, state: int, slot: int, after: int, waiting: list[int]) -> Iterator[int]:
        """What may follow when a call begins while others wait that would go on without it. Either it is what they wait
        for; or it is made as a whole, with the work that it starts itself, and changes nothing in the end. A call that
        changes something comes before the others, or after them."""
        if is_over(after):
            yield after
            return
        older = frozenset([other for other, _ in self._space.enabled(state)])
        ends = [end for end in self._whole(slot, after, older) if self._is_unchanged(state, slot, end, older)]
        yield from ends
        if after not in ends and self._leads_on(after, waiting, older - set(waiting)):
            yield after

    def _whole(self, slot: int, after: int, older: frozenset[int]) -> Iterator[int]:
        """The states in which a call has ended that only itself and the threads that it starts have worked for."""
        pending, reached = [after], {after}
        while pending:
            here = pending.pop()
            if is_over(here):
                continue
            if not self._waits(here, slot):
                yield here
                continue
            for one, _ in self._space.enabled(here):
                if one == slot or (one not in older and self._standing(here, one) is CallPosition.OTHER):
                    for next_state in self._turn(one, here):
                        if next_state not in reached:
                            reached.add(next_state)
                            pending.append(next_state)

    def _is_unchanged(self, state: int, slot: int, after: int, older: frozenset[int]) -> bool:
        """True if a call has left nothing behind but its result, threads that have ended, and objects that no other
        variable leads to: it would have to be changed."""
        space, makers = self._space, {slot, NEW}
        for field in space.threads:
            before, now = space.local_of(state, field.slot), space.local_of(after, field.slot)
            if field.slot == slot or before is now:
                continue
            if field.slot in older or not isinstance(now, Ended):
                return False
            makers.add(field.slot)
        for address, cell in space.cells.items():
            was = space.get(cell, state)
            if was != space.get(cell, after) and address[0] not in _NOTED:
                owner = address[0]
                if was or not isinstance(owner, Name) or owner.maker not in makers:
                    return False
        return True

    def _spins(self, slot: int, state: int) -> bool:
        """True if a thread can move, but never gets anywhere alone."""
        return not self._exits(slot, state)[0]

    def _turn(self, slot: int, state: int, in_parts: bool = False) -> Iterator[int]:
        """The states in which a thread's turn ends, from one in which it begins. A thread without calls that does its
        work `in_parts` may also stop wherever it has changed something and has no lock: calls may see what it does in
        several steps."""
        exits, trapped, parts = self._exits(slot, state)
        yield from exits
        yield from trapped
        if in_parts and self._standing(state, slot) is CallPosition.OTHER:
            yield from parts

    def _exits(self, slot: int, state: int) -> tuple[list[int], list[int], list[int]]:
        """The states in which a thread stops when it runs alone; the states from which it never stops; and the states
        between two parts of its work."""
        space = self._space
        before: dict[int, list[int]] = {state: []}
        exits: list[int] = []
        pending = [state]
        while pending:
            here = pending.pop()
            if len(before) > _LONGEST_TURN:
                self._endless = True
                return [], [], []
            moves = () if here & OVER else space.moves(slot, here)
            if not moves or (here != state and self._stops(slot, here)):
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
        return exits, [here for here in before if here not in ends], self._parts(slot, state, before)

    def _stops(self, slot: int, state: int) -> bool:
        """True if a thread stops though it could go on: before a call, or where it waits for some time."""
        position = self._standing(state, slot)
        if position is CallPosition.INSIDE:
            return self._turns.is_timed(self._space, state, slot)
        return position is CallPosition.BEFORE

    def _parts(self, slot: int, begin: int, before: dict[int, list[int]]) -> list[int]:
        """The states between two pieces of the work of a thread without calls: since the last one it has changed
        something. `before` has the states that the thread comes to, each after the first of those that lead to it."""
        if slot == 0 or self._standing(begin, slot) is not CallPosition.OTHER:
            return []
        field = self._space.threads[slot]
        others = ~(field.mask << field.shift)
        changed: set[int] = set()
        found = []
        for here, earlier in before.items():
            if here == begin or is_over(here):
                continue
            local = self._space.started(here, slot)
            for one in earlier:
                if (here ^ one) & others or one in changed:
                    if self._turns.is_between(self._space.started(one, slot), local):
                        found.append(here)
                        break
                    changed.add(here)
        return found
