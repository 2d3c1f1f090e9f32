"""Runs one schedule again, and tells what happened."""

from __future__ import annotations

from typing import Any, NamedTuple

from fencepost.machine.errors import RestartError
from fencepost.machine.step import END, Failure, Place, Step, take_step
from fencepost.machine.thread import ENDED, Thread
from fencepost.machine.world import World
from fencepost.search.schedule import ScheduleError, Turn, thread_path
from fencepost.search.space import Space, StateView


class Happening(NamedTuple):
    """One access to shared memory, in the order in which they took effect."""

    slot: int
    kind: str
    address: Any
    value: Any
    places: tuple[Place, ...]


class Waiting(NamedTuple):
    """A thread that cannot go on, and what it waits for."""

    slot: int
    why: str
    places: tuple[Place, ...]


class Replayed(NamedTuple):
    happenings: tuple[Happening, ...]
    failure: Failure | None
    outcome: tuple[Any, ...] | None
    waiting: tuple[Waiting, ...]
    failed_slot: int


def replay(world: World, harness: Any, turns: tuple[Turn, ...]) -> Replayed:
    """Follows a schedule from the start. What it shows does not depend on how it was found."""
    while True:
        try:
            return _replay(Space(world, harness), turns)
        except RestartError:
            world.restart()


def _replay(space: Space, turns: tuple[Turn, ...]) -> Replayed:
    world = space.world
    state = space.initial()
    happenings: list[Happening] = []
    for turn in turns:
        slot = _slot(space, state, turn)
        notes: list[Happening] = []

        def note(thread: Thread, kind: str, address: Any, value: Any, notes: list[Happening] = notes) -> None:
            from fencepost.machine.step import places

            notes.append(Happening(thread.slot, kind, address, value, places(thread)))

        view = StateView(space, slot, state)
        step = take_step(world, slot, space.local_of(state, slot), view, turn.choices, note, turn.units)
        happenings.extend(notes)
        if step.state is None and step.failure is None:
            raise ScheduleError(f"thread {turn.thread} cannot follow the schedule: it waits for {step.blocked}")
        state = _apply(space, slot, state, step, view)
        if step.failure is not None:
            return Replayed(tuple(happenings), step.failure, None, (), slot)
    return Replayed(tuple(happenings), None, _outcome(space, state), waiting(space, state), -1)


def _slot(space: Space, state: int, turn: Turn) -> int:
    for thread in space.threads:
        if space.local_of(state, thread.slot) is not None and thread_path(space.world, thread.slot) == turn.thread:
            return thread.slot
    raise ScheduleError(f"the schedule names thread {turn.thread}, which has not started then")


def _apply(space: Space, slot: int, state: int, step: Step, view: StateView) -> int:
    thread = space.threads[slot]
    local = thread.numbers[space.local_of(state, slot)]
    return state + space.delta(thread, local, state, step, view)


def _outcome(space: Space, state: int) -> tuple[Any, ...] | None:
    local = space.local_of(state, 0)
    return tuple(local[1]) if local[0] is ENDED and local != END else None


def waiting(space: Space, state: int) -> tuple[Waiting, ...]:
    """The threads that have not ended, with what each waits for in this state."""
    from fencepost.machine.step import places_of

    found = []
    for thread in space.threads:
        local = space.local_of(state, thread.slot)
        if local is not None and local[0] is not ENDED:
            for step, _ in space.steps(thread.slot, state):
                if step.state is None and step.failure is None:
                    found.append(Waiting(thread.slot, step.blocked, places_of(local)))
                    break
    return tuple(found)
