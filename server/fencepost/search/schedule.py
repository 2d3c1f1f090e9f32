"""Schedules: which thread runs for how many operations, as text that anybody can replay.

`0:120 0.1:33 0:5` lets the main thread do 120 operations, its second child 33, the main thread 5 more. `?2` after a
number is the value of a choice. Threads are named by who started them and as the how-manieth, because numbers of slots
depend on the search.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple

from fencepost.machine.step import Step
from fencepost.machine.world import World
from fencepost.search.explore import Exploration
from fencepost.search.space import Space

_TURN = re.compile(r"(\d+(?:\.\d+)*):(\d+)((?:\?\d+)*)")


class Turn(NamedTuple):
    thread: str
    units: int
    choices: tuple[int, ...]


class ScheduleError(Exception):
    """A text that is no schedule, or that the program cannot follow."""


def thread_path(world: World, slot: int) -> str:
    """A thread's name in schedules."""
    key = next(key for key, number in world.slots.items() if number == slot)
    return "0" if key == ("main",) else f"{thread_path(world, key[0])}.{key[1]}"


def schedule_of(found: Exploration, state: int) -> tuple[Turn, ...]:
    """The schedule that leads to a state of an exploration."""
    turns: list[Turn] = []
    path = found.path(state)
    owed: dict[int, int] = {}
    for before, after in pairwise(path):
        slot, step = step_between(found.space, before, after)
        name = thread_path(found.space.world, slot)
        units = _done(slot, step, owed)
        if turns and turns[-1].thread == name:
            turns[-1] = Turn(name, turns[-1].units + units, turns[-1].choices + step.choices)
        elif units:
            turns.append(Turn(name, units, step.choices))
    return tuple(turns)


def _done(slot: int, step: Step, owed: dict[int, int]) -> int:
    """The operations that a step does when joins are not put off; the others are owed by a later step."""
    if step.held_up == 0:
        owed[slot] = owed.get(slot, 0) + step.units
        return 0
    late = step.units - step.held_up if step.held_up > 0 else 0
    done = owed.get(slot, 0) + step.units - late
    owed[slot] = late
    return done


def step_between(space: Space, before: int, after: int) -> tuple[int, Step]:
    """The step that leads from one state to the next."""
    for thread in space.threads:
        local = space.local_of(before, thread.slot)
        if local is None:
            continue
        for step, view in space.steps(thread.slot, before, _ignore):
            if step.state is None and step.failure is None:
                continue
            number = thread.numbers[local]
            if before + space.delta(thread, number, before, step, view) == after:
                return thread.slot, step
    raise AssertionError("no step leads from a state to its successor")


def _ignore(*_: object) -> None:
    return None


def to_text(turns: tuple[Turn, ...]) -> str:
    return " ".join(f"{t.thread}:{t.units}" + "".join(f"?{choice}" for choice in t.choices) for t in turns)


def from_text(text: str) -> tuple[Turn, ...]:
    """The schedule that a text means."""
    turns = []
    for word in text.split():
        match = _TURN.fullmatch(word)
        if match is None:
            raise ScheduleError(f"{word!r} is no turn of a schedule; turns look like 0:120 or 0.1:33?2")
        choices = tuple(int(choice) for choice in match[3].split("?")[1:])
        turns.append(Turn(match[1], int(match[2]), choices))
    if not turns:
        raise ScheduleError("the schedule is empty")
    return tuple(turns)


__all__ = ["ScheduleError", "Turn", "from_text", "schedule_of", "step_between", "thread_path", "to_text"]
