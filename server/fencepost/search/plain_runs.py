"""A way through renamed states as a run in which every thread and object keeps its name."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from fencepost.machine.step import Step
from fencepost.search.renaming import Renaming
from fencepost.search.space import Space


class StateRun(NamedTuple):
    """The states of a run in one space. `slots` says which threads there are the threads of the state that it leads
    to."""

    space: Space
    path: list[int]
    slots: dict[int, int]


def with_names(space: Space, renaming: Renaming, path: list[int]) -> StateRun:
    """A path of a space that renames, as the same steps in a space that renames nothing, and its states."""
    plain = Space(space.world, space.harness, renames=False, wide=True, guesses=space.guesses)
    here = plain.initial()
    states = [here]
    who = {0: 0}
    for before, after in pairwise(path):
        slot, number, where, step = _step_to(space, renaming, before, after)
        here, told = _same_step(plain, here, who[slot], number)
        states.append(here)
        who |= {one[0]: other[0] for one, other in zip(step.started, told.started, strict=True)}
        who = {new: who[old] for old, new in where.items()}
    return StateRun(plain, states, who)


def _step_to(space: Space, renaming: Renaming, before: int, after: int) -> tuple[int, int, dict[int, int], Step]:
    """The thread whose step leads from one state to the next, which of its steps it is, and where threads are then."""
    for field in space.threads:
        for number, (step, raw) in enumerate(_steps(space, field.slot, before)):
            found, where = renaming.renamed(raw)
            if after in (found, raw):
                return field.slot, number, where if found == after else {slot: slot for slot in where}, step
    raise AssertionError("no step leads from a state to its successor")


def _steps(space: Space, slot: int, state: int) -> list[tuple[Step, int]]:
    """The steps that a thread can do, with the states that they lead to."""
    field = space.threads[slot]
    local = state >> field.shift & field.mask
    return [
        (step, state + space.delta(field, local, state, step, view))
        for step, view in space.steps(slot, state)
        if step.state is not None
    ]


def _same_step(plain: Space, state: int, slot: int, number: int) -> tuple[int, Step]:
    step, after = _steps(plain, slot, state)[number]
    return after, step
