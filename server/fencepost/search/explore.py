"""Breadth-first search over all states, within a `Budget`: outcomes, and the shortest way to anything that is wrong.

What the search finds is given away as a schedule. A schedule counts operations, not steps, and names threads by who
started them, so it depends neither on guesses nor on the order of the search (docs/decisions/0003).

A search begins again when a guess is refuted, when renaming objects turns out to pay (`renaming`), and when new values
turn up after guesses of their variable were made (`guesses`).
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from fencepost.machine.errors import LimitError, RestartError
from fencepost.machine.trials.trial import Trial
from fencepost.machine.world import World
from fencepost.search.budget import Budget
from fencepost.search.circles import Waits, may_be_interrupted, waiting_for_circle
from fencepost.search.hunt import Hunt
from fencepost.search.limited import limited
from fencepost.search.renaming import LOOKS, pays
from fencepost.search.space import CRASHED, LEFT, Space, ThreadField
from fencepost.search.telling import Run, with_names

if TYPE_CHECKING:
    from fencepost.machine.step import Harness

MOST_RESTARTS = 400
PATIENCE = 20


@dataclass
class Exploration:
    """What a search has seen. `parents` leads from every state back to the initial one. In `circles` threads wait for
    each other for ever, while others may go on. A search under a memory model that a limit has stopped comes with the
    one `in_order` before it: what that has seen, the model allows."""

    space: Space
    parents: dict[int, int]
    transitions: int = 0
    finals: list[int] = field(default_factory=list)
    crashes: list[int] = field(default_factory=list)
    circles: list[int] = field(default_factory=list)
    stopped_by: str = ""
    complete: bool = False
    budget: Budget | None = None
    in_order: Exploration | None = None

    def path(self, state: int) -> list[int]:
        """States from the initial one to this one. If threads are interchangeable, the end may be a state with them
        exchanged."""
        found = [state]
        while (state := self.parents[state]) >= 0:
            found.append(state)
        return self._real(found[::-1]) if self.space.symmetry.groups else found[::-1]

    def run_to(self, state: int) -> Run:
        """A run of the program to this state, or to one that is like it."""
        path, renaming = self.path(state), self.space.renaming
        return Run(self.space, path, {}) if renaming is None else with_names(self.space, renaming, path)

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


Judge = Callable[[Space, int], bool]
"""True if something other than a failure is wrong in a state that has no next state."""

MustEnd = Callable[[Space, int, int], bool]
"""True if it is wrong that a thread cannot end in a state."""


def explore(
    world: World, harness: Harness, budget: Budget, stop_at: Judge | None = None, circles: MustEnd | None = None
) -> Exploration:
    """All states that the harness can reach, within a budget; with a judge, up to the first that is wrong, or in which
    threads wait in a circle that keeps one of those from ending that must.

    A refuted guess starts the search again; guesses only ever weaken, so this ends.
    """
    from fencepost.search.ticking import look_at_rounds  # which needs what is here

    with uncollected():
        world.settled = False
        while True:
            space = Space(world, harness)
            try:
                found = _explore(space, budget, stop_at, circles)
                while space.stale and found.complete:
                    # Guesses that were made too early are made again, with all values that are known now.
                    space.learn()
                    found = _explore(space, budget, stop_at, circles)
                if found.complete:
                    space.guess_more()
                    if world.awaits_ticks:
                        look_at_rounds(found)
                space.is_searched = world.settled = True
                return found
            except RestartError:
                world.renames = world.names and (space.renames or world.renames)
                world.restart()
                if world.restarts > MOST_RESTARTS:
                    world.fuse = world.turns = False


def _look_for_ticks(found: Exploration, state: int) -> None:
    from fencepost.search.ticking import look_at_end  # which needs what is here

    look_at_end(found, state)


@contextmanager
def uncollected() -> Iterator[None]:
    """Switches off the garbage collector: nothing that a search keeps is garbage, and looking for garbage takes
    long."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _settle(space: Space) -> None:
    """Starts again if a guess was refuted, because the way to a state is found again only with the guesses that led
    there."""
    if space.world.dirty:
        raise RestartError


def can_rename(world: World) -> bool:
    """True if names may turn out not to matter. Results of calls are noted by names. Whether an operation that the
    model lets wait guesses an object is seen when the guess is made (`World.keep_names`)."""
    order = world.order
    guesses = order is not None and order.delays_reads
    simply = order is None or (order.publication and not order.propagates and not order.rereads)
    noted = world.notes_calls or isinstance(world.harness, Trial)
    return world.names and not noted and (simply or not guesses)


def _rows(space: Space) -> list[tuple[int, list[int], Callable[[int], tuple[int, ...] | None], ThreadField]]:
    """What the search looks at for each thread of each state."""
    return [(thread.shift, thread.footprints, thread.memo.get, thread) for thread in space.threads]


def _next(budget: Budget, hunt: Hunt | None, looks: list[int]) -> int:
    """The number of states at which the search next looks at its limits."""
    due = min(budget.next_look, hunt.due) if hunt is not None else budget.next_look
    return min(due, looks[0]) if looks else due


def _explore(space: Space, budget: Budget, stop_at: Judge | None, circles: MustEnd | None) -> Exploration:
    found = Exploration(space, {space.initial(): -1}, budget=budget)
    budget.start()
    try:
        with limited(space.world, budget):
            _visit(found, budget, stop_at, circles)
    except LimitError as reached:
        _stop(found, reached.limit)
    return found


def _stop(found: Exploration, limit: str) -> None:
    """Ends a search at a limit. What it has found under guesses that are refuted is dropped, because no way leads
    there."""
    found.stopped_by = limit
    if found.space.world.dirty:
        found.finals.clear()
        found.crashes.clear()


def _visit(found: Exploration, budget: Budget, stop_at: Judge | None, circles: MustEnd | None) -> None:
    space, parents = found.space, found.parents
    frontier = [initial := next(iter(parents))]
    patience = 0
    miss, mask = space.miss, space.threads[0].mask
    rows = _rows(space)
    alike, canonical = space.renames or space.symmetry.groups, space.canonical
    looks = list(LOOKS) if not space.renames and can_rename(space.world) else []
    guesses = space.world.order is not None and space.world.order.delays_reads
    over = CRASHED | LEFT

    def is_wrong(state: int) -> bool:
        if guesses and space.is_guessing(state):
            return False
        if state & CRASHED:
            return True
        # Whether a further tick would help is asked of states to which a way is known.
        return stop_at is not None and not space.world.awaits_ticks and stop_at(space, state)

    def has_circle(waits: Waits, state: int) -> bool:
        if circles is None or (guesses and space.is_guessing(state)):
            return False
        if not any(circles(space, state, slot) for slot in waiting_for_circle(waits)):
            return False
        return not may_be_interrupted(space)

    looks_for_circles = circles is not None and stop_at is not None
    waits: Waits = {}
    hunt = None
    if stop_at is not None:
        hunt = Hunt(space, initial, is_wrong, budget.is_late, has_circle if looks_for_circles else None)
    due = _next(budget, hunt, looks)
    while frontier:
        following: list[int] = []
        push = following.append
        for state in frontier:
            if state & over:
                if guesses and space.is_guessing(state):
                    continue
                found.crashes.append(state)
                if stop_at is not None and state & CRASHED:
                    _settle(space)
                    return
                continue
            if alike and len(space.threads) > len(rows):
                rows = _rows(space)  # pool threads have got places
            moves = 0
            for shift, footprints, remembered, thread in rows:
                footprint = footprints[state >> shift & mask]
                if not footprint:
                    continue
                deltas = remembered(state & footprint)
                if not deltas:
                    if deltas is None:
                        deltas = miss(thread, state >> shift & mask, state)
                        if len(space.threads) > len(rows):
                            rows = _rows(space)
                    if looks_for_circles and not deltas:
                        whom = thread.waits.get(state & footprints[state >> shift & mask])
                        if whom is not None:
                            waits[thread.slot] = whom
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
                if moves and len(waits) > 1 and has_circle(waits, state):
                    _settle(space)
                    found.circles.append(state)
                    return
                waits.clear()
            if not moves and not (guesses and space.is_guessing(state)):
                found.finals.append(state)
                if space.world.awaits_ticks:
                    _settle(space)
                    _look_for_ticks(found, state)
                if stop_at is not None and stop_at(space, state):
                    _settle(space)
                    return
            if len(parents) < due:
                continue
            if looks and len(parents) >= looks[0] and pays(space, parents, looks.pop(0)):
                space.world.forget_names()
                raise RestartError
            if len(parents) >= budget.next_look:
                budget.transitions = found.transitions
                if limit := budget.look(len(parents), space):
                    _stop(found, limit)
                    return
            if hunt is not None and len(parents) >= hunt.due:
                if way := hunt.begin(len(parents)):
                    _settle(space)
                    found.add(way)
                    return
                rows = _rows(space)  # a hunt also meets new threads
            due = _next(budget, hunt, looks)
        if space.world.dirty:
            # Runs under a refuted guess are runs of the program, too. What else they refute need not be learnt one by
            # one.
            patience = patience or 2 * len(parents) + PATIENCE
            if len(parents) > patience or not following:
                raise RestartError
        frontier = following
        budget.depth += 1
    found.complete = True
