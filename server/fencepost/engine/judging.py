"""Asks the properties about states of a search and about runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from fencepost.engine.deviations import uses_deviating
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.world import World
from fencepost.model.waits import Standing
from fencepost.properties.assertion import is_failure
from fencepost.properties.deadlock import harmful_circle, must_end, stuck
from fencepost.properties.livelock import runs_on
from fencepost.properties.outcome import Expectation, is_forbidden, outcome_text
from fencepost.properties.partial_deadlock import for_ever
from fencepost.search.budget import Budget
from fencepost.search.endless import Future, Round, ends_of_threads, futures
from fencepost.search.ends import has_end
from fencepost.search.explore import explore
from fencepost.search.loops import ending
from fencepost.search.replay import Replayed
from fencepost.search.space import Space
from fencepost.search.standing import is_background_in, outcomes_of, standings

_MOST_FUTURES = 50_000


class Judgement(NamedTuple):
    """A rule that is broken, by its name, and the threads that break it by waiting.

    `text` is the message where the judge knows it best, `at` the method that it is about.
    """

    rule: str
    threads: tuple[Standing, ...] = ()
    text: str = ""
    at: MethodInstance | None = None


GOES_ROUND = frozenset({"livelock", "no-end"})
"""Rules of runs that go on for ever."""


class Judges(Protocol):
    """What a search, and the answer that is made of it, ask about states and runs."""

    def is_wrong(self, space: Space, state: int) -> bool: ...

    def has_circle(self, threads: tuple[Standing, ...]) -> bool: ...

    def judge(self, run: Replayed, known: Round | None = None) -> Judgement | None: ...


class Judge:
    """What is wrong, for one harness. A `Main` is a program: its process lasts as long as its foreground threads. A
    test's runner goes on as soon as the test has returned."""

    def __init__(self, expectations: Sequence[Expectation] = (), is_program: bool = False) -> None:
        self._expectations = expectations
        self._is_program = is_program

    def is_wrong(self, space: Space, state: int) -> bool:
        """Whether a state in which no thread can move is more than an end."""
        if stuck(standings(space, state), self._is_program):
            return True
        return self._forbidden(space, state) is not None

    def _forbidden(self, space: Space, state: int) -> tuple[Any, ...] | None:
        """An outcome that there must not be."""
        if not self._expectations:
            return None
        return next((one for one in outcomes_of(space, state) if is_forbidden(one, self._expectations)), None)

    def has_circle(self, threads: tuple[Standing, ...]) -> bool:
        """Whether threads wait for each other so that none can ever move, and that keeps one from ending that must."""
        return bool(harmful_circle(threads, self._is_program))

    def must_end(self, space: Space, state: int, slot: int) -> bool:
        """Whether what keeps a thread from ending is wrong."""
        return must_end(slot, is_background_in(space, state, slot), self._is_program)

    def judge(self, run: Replayed, known: Round | None = None) -> Judgement | None:
        """What is wrong about a run; `known` is what its search knows of the states from which it gets nowhere."""
        if run.failure is not None:
            fails = run.failure.kind == "exception" and is_failure(run.failure.type)
            return Judgement("assertion" if fails else run.failure.kind)
        threads = run.standings
        if all(thread.wait is not None for thread in threads):
            if waiting := stuck(threads, self._is_program):
                return Judgement("deadlock", waiting)
        elif judgement := self._for_ever(run, known):
            return judgement
        if run.outcome is not None and (outcome := self._forbidden(run.space, run.state)) is not None:
            return Judgement("outcome", (), f"The outcome ({outcome_text(outcome)}) is forbidden.", run.space.harness)
        return None

    def _for_ever(self, run: Replayed, known: Round | None) -> Judgement | None:
        """Whether threads wait for ever, or run for ever."""
        threads = run.standings
        if waiting := harmful_circle(threads, self._is_program):
            return Judgement("partial-deadlock", waiting)
        if known is None:
            future = futures(run.space, run.state, _MOST_FUTURES)
            if future is None:
                return None
            known = Round(run.state, future.never, False)
            if not for_ever(threads, known.never, self._is_program) and runs_on(threads):
                known = _end_elsewhere(run, known, future)
        if waiting := for_ever(threads, known.never, self._is_program):
            return Judgement("partial-deadlock", waiting)
        lasting = runs_on(threads)
        if not lasting or not (known.ends_elsewhere or known.lonely):
            return None
        return Judgement("livelock" if known.ends_elsewhere else "no-end", lasting)


def _end_elsewhere(run: Replayed, known: Round, future: Future) -> Round:
    """Whether other runs end, or leave where this one goes round: what a search of some states in order shows. What
    they change that this one does not, its world knows from then on."""
    world = run.space.world
    if uses_deviating(world):
        return known
    ordered = World(world.universe, world.reductions)
    ordered.harness, ordered.sites = world.harness, world.sites
    found = explore(ordered, ordered.harness, Budget(_MOST_FUTURES))
    world.changing |= ordered.changing
    if uses_deviating(ordered):
        return known
    if has_end(found):
        return known._replace(ends_elsewhere=future.complete)
    leaves = future.complete and ends_of_threads(run.space, future.states, future.never, ending(found.space))
    return known._replace(ends_elsewhere=leaves, lonely=found.complete)
