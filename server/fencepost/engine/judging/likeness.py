"""What wrong states have in common: of states that are alike, few are replayed; and the states of one finding are known
again in a program that has been changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from fencepost.machine.state.code_places import CodePlace
from fencepost.machine.state.failure import Failure
from fencepost.machine.state.local_state import FailedThread
from fencepost.machine.step import places_of
from fencepost.machine.values.exact import observed
from fencepost.search.space import Space
from fencepost.search.standing import outcomes_of, standings

Spotted = Callable[[tuple[CodePlace, ...]], Any]
"""The statement of the source in which a thread stands; None if it has none."""


def in_full(space: Space, state: int) -> Hashable:
    """The end of a run as a judge sees it: how a thread has failed; or where which threads wait for what, and what the
    harness has returned. Which thread is which makes no difference."""
    failure = _failure(space, state)
    if failure is not None:
        return failure
    waits = frozenset([(wait, places_of(space.started(state, slot))) for slot, wait in _waits(space, state)])
    return waits, _outcomes(space, state)


def in_source(space: Space, state: int, spot: Spotted) -> Hashable:
    """The end of a run by the statements of the source, which locks and barriers around them do not change."""
    failure = _failure(space, state)
    if failure is not None:
        return failure.kind, failure.type, spot(failure.places)
    waits = _waits(space, state)
    stopped = frozenset([(wait[0], spot(places_of(space.started(state, slot)))) for slot, wait in waits])
    return stopped, _outcomes(space, state)


def _failure(space: Space, state: int) -> Failure | None:
    for thread in space.threads:
        local = space.local_of(state, thread.slot)
        if isinstance(local, FailedThread):
            return local.failure
    return None


def _waits(space: Space, state: int) -> list[tuple[int, tuple[str, str]]]:
    """The threads that wait, each with the kind of the wait and what it is for."""
    found = [(thread.slot, thread.wait) for thread in standings(space, state)]
    return [(slot, (wait.kind, wait.what)) for slot, wait in found if wait is not None]


def _outcomes(space: Space, state: int) -> Hashable:
    return tuple([observed(outcome) for outcome in outcomes_of(space, state)])
