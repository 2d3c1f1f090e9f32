"""Runs of a harness in which some methods are never interrupted, and how runs differ in which these are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.machine.state.local_state import Ended
from fencepost.machine.state.world import World
from fencepost.model.members import MemberKey, Method, Type
from fencepost.search.atomic.results import result_of
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration, explore
from fencepost.search.space import LEFT, is_over

_TELL_APART = ("symmetry", "joins", "names")
"""Reductions after which a run no longer shows which thread has done what to which object, and when."""


class CheckedMethod(NamedTuple):
    """A harness whose methods are to be atomic, with its program and settings."""

    program: Program
    type: Type
    method: Method
    settings: Settings


class Runs(NamedTuple):
    """All runs of one kind. `ends` has a state for every result, nearest first; `whole` all that can be told apart.

    `stopped_by` is the limit that was reached, "" if these are all.
    """

    world: World
    found: Exploration
    ends: dict[Any, int]
    whole: frozenset[Any]
    stopped_by: str

    def outcomes(self) -> frozenset[Any]:
        """The outcomes of these runs."""
        locals_ = [self.found.space.started(state, 0) for state in self.ends.values() if not is_over(state)]
        return frozenset(local.outcome or () for local in locals_ if isinstance(local, Ended))


def explored(
    harness: CheckedMethod,
    model: str,
    claimed: frozenset[MemberKey],
    uninterrupted: frozenset[MemberKey],
    budget: Budget,
    notes: bool,
) -> tuple[World, Exploration]:
    """Every state that the harness can reach, with these methods in one piece."""
    run = harness.program.renewed()
    run.universe.claimed, run.universe.uninterrupted = claimed, uninterrupted
    settings = harness.settings._replace(model=model, without=(*harness.settings.without, *_TELL_APART))
    world = run.world(settings, run.instance(harness.type, harness.method))
    world.notes_calls = notes
    return world, explore(world, world.harness, budget)


def results(
    harness: CheckedMethod,
    model: str,
    claimed: frozenset[MemberKey],
    uninterrupted: frozenset[MemberKey],
    budget: Budget,
) -> Runs:
    """How the harness can end, with these methods in one piece."""
    world, found = explored(harness, model, claimed, uninterrupted, budget, notes=True)
    stopped = found.stopped_by or min(world.full, default="")
    ends: dict[Any, int] = {}
    whole = set()
    for state in sorted((*found.finals, *found.crashes), key=found.distance):
        if state & LEFT:
            stopped = stopped or "unsupported"
            continue
        result = result_of(found.space, state)
        ends.setdefault(result.seen, state)
        whole.add(result.whole)
    return Runs(world, found, ends, frozenset(whole), stopped)


Get = Callable[[frozenset[MemberKey]], Runs]
"""The runs in which these methods are in one piece."""


class Difference(NamedTuple):
    """The difference that interrupting a method makes: a run with a result that is impossible otherwise, where the
    harness returns only these `outcomes`; or the reason why it is not known; or nothing."""

    runs: Runs | None = None
    state: int = -1
    outcomes: frozenset[Any] = frozenset()
    unknown: str = ""


def difference(get: Get, serial: frozenset[MemberKey], interrupted: frozenset[MemberKey]) -> Difference:
    """Compares runs in which some methods may be interrupted with those in which all are in one piece."""
    whole, broken = get(serial), get(serial - interrupted)
    if not whole.stopped_by:
        for result, state in broken.ends.items():
            if result not in whole.ends:
                return Difference(broken, state, whole.outcomes())
    stopped = whole.stopped_by or broken.stopped_by
    if stopped:
        return Difference(unknown=stopped)
    if not broken.whole <= whole.whole:
        return Difference(unknown="library")
    return Difference()
