"""The loop of a thread that goes round for ever: the variables that it reads, and the value that it finds each time."""

from __future__ import annotations

from typing import Any, NamedTuple

from fencepost.machine.state.code_places import CodePlace, places
from fencepost.machine.state.local_state import Ended
from fencepost.machine.state.request import Request
from fencepost.machine.state.thread import Thread
from fencepost.machine.step import take_step
from fencepost.search.replay import Replayed
from fencepost.search.space import Space, StateView

_LONGEST = 400


class RoundRead(NamedTuple):
    """A read that a thread makes in each round."""

    address: Any
    value: Any
    places: tuple[CodePlace, ...]


class _Access(NamedTuple):
    kind: str
    read: RoundRead


def rounds(run: Replayed) -> dict[int, tuple[RoundRead, ...]]:
    """For every thread that goes round at the end of a run while no other one moves: the variables that it reads and
    does not change. If threads never get out of a set of states, each of them goes round or waits."""
    found: dict[int, tuple[RoundRead, ...]] = {}
    for standing in run.standings:
        if standing.wait is None:
            alone = _alone(run.space, run.state, standing.slot)
            if alone.is_round:
                changed = {access.read.address for access in alone.accesses if access.kind == "write"}
                reads = [access.read for access in alone.accesses if access.kind == "read"]
                found[standing.slot] = tuple([read for read in reads if read.address not in changed])
    return found


def up_to_waits(run: Replayed) -> list[int]:
    """The states of a run that goes on until every thread goes round, for all that happens, or waits."""
    path = [run.state]
    for standing in run.standings:
        if standing.wait is None:
            alone = _alone(run.space, path[-1], standing.slot)
            if not alone.is_round:
                path += alone.path[1:]
    return path


class _Alone(NamedTuple):
    """The accesses that a thread makes alone, until it waits or comes back to where it was; then those since it was
    there."""

    path: list[int]
    is_round: bool
    accesses: list[_Access]


def _alone(space: Space, state: int, slot: int) -> _Alone:
    accesses: list[_Access] = []
    begun = {state: 0}
    field = space.threads[slot]

    def note(thread: Thread, kind: str, address: Any, value: Any) -> None:
        accesses.append(_Access(kind, RoundRead(address, value, places(thread))))

    while len(begun) < _LONGEST:
        local, view = space.started(state, slot), StateView(space, slot, state)
        if local.__class__ is Ended:
            break
        step = take_step(space.world, slot, local, view, Request(trace=note))
        if step.state is None:
            break
        state += space.delta(field, field.numbers[local], state, step, view)
        if state in begun:
            return _Alone(list(begun), True, accesses[begun[state] :])
        begun[state] = len(accesses)
    return _Alone(list(begun), False, accesses)
