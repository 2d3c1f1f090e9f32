"""Breadth-first search over all states: outcomes, and the shortest way to anything that is wrong."""

from __future__ import annotations

import gc
from dataclasses import dataclass, field
from typing import Any

from fencepost.machine.background import is_background
from fencepost.machine.errors import RestartError
from fencepost.machine.thread import ENDED
from fencepost.machine.world import World
from fencepost.search.budget import Budget
from fencepost.search.space import _THREAD_MASK, CRASHED, LEFT, Space

MOST_RESTARTS = 400


@dataclass
class Exploration:
    """What a search has seen. `parents` leads from every state back to the initial one."""

    space: Space
    parents: dict[int, int]
    transitions: int = 0
    finals: list[int] = field(default_factory=list)
    crashes: list[int] = field(default_factory=list)
    stopped_by: str = ""
    complete: bool = False

    def path(self, state: int) -> list[int]:
        """The states from the initial one to this one."""
        found = [state]
        while (state := self.parents[state]) >= 0:
            found.append(state)
        return found[::-1]


def explore(world: World, harness: Any, budget: Budget, first_only: bool = False) -> Exploration:
    """All states that the harness can reach, within a budget; with `first_only`, up to the first that is wrong.

    A refuted guess starts the search again; guesses only ever weaken, so this ends.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        while True:
            space = Space(world, harness)
            try:
                found = _explore(space, budget, first_only)
                while space.stale and found.complete:
                    # Guesses that were made too early are made again, with all values that are known now.
                    space.learn()
                    found = _explore(space, budget, first_only)
                return found
            except RestartError:
                world.restart()
                if world.restarts > MOST_RESTARTS:
                    world.fuse = False
    finally:
        if enabled:
            gc.enable()


def is_wrong(space: Space, state: int) -> bool:
    """Whether a state without moves is a failure or a deadlock."""
    return bool(state & CRASHED) or space.local_of(state, 0)[0] is not ENDED or bool(stuck(space, state))


def stuck(space: Space, state: int) -> list[int]:
    """The threads that have not ended, without background threads that are idle."""
    waiting = []
    for thread in space.threads:
        local = space.local_of(state, thread.slot)
        if local is None or local[0] is ENDED:
            continue
        if thread.slot == 0 or not _may_stay(space, state, thread.slot, local):
            waiting.append(thread.slot)
    return waiting


def _may_stay(space: Space, state: int, slot: int, local: Any) -> bool:
    if not is_background(local, lambda address: space.value(address, state)):
        return False
    return all(step.idle for step, _ in space.steps(slot, state))


def _explore(space: Space, budget: Budget, first_only: bool) -> Exploration:
    initial = space.initial()
    parents = {initial: -1}
    found = Exploration(space, parents)
    frontier = [initial]
    budget.start()
    transitions = 0
    miss = space.miss
    guesses = space.world.order is not None and space.world.order.delays_reads
    while frontier:
        following: list[int] = []
        for state in frontier:
            if state & (CRASHED | LEFT):
                if guesses and space.is_guessing(state):
                    continue
                found.crashes.append(state)
                if first_only and state & CRASHED:
                    found.transitions = transitions
                    return found
                continue
            moved = False
            for thread in space.threads:
                local = state >> thread.shift & _THREAD_MASK
                if not local:
                    continue
                deltas = thread.memo.get(state & thread.footprints[local])
                if deltas is None:
                    deltas = miss(thread, local, state)
                if deltas:
                    moved = True
                    transitions += len(deltas)
                    for delta in deltas:
                        after = state + delta
                        if after not in parents:
                            parents[after] = state
                            following.append(after)
            if not moved and not (guesses and space.is_guessing(state)):
                found.finals.append(state)
                if first_only and is_wrong(space, state):
                    found.transitions = transitions
                    return found
            if len(parents) >= budget.next_look:
                found.stopped_by = budget.look(len(parents), space)
                if found.stopped_by:
                    found.transitions = transitions
                    return found
        if space.world.dirty:
            raise RestartError
        frontier = following
        budget.depth += 1
    found.transitions = transitions
    found.complete = True
    return found
