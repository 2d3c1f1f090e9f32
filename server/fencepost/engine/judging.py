"""Asks the properties about states of a search and about runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.thread import ENDED
from fencepost.model.waits import Standing
from fencepost.properties.deadlock import circle, stuck
from fencepost.properties.outcome import Expectation, is_forbidden
from fencepost.properties.partial_deadlock import for_ever
from fencepost.search.endless import futures
from fencepost.search.replay import Replayed
from fencepost.search.space import Space
from fencepost.search.standing import standings

_MOST_FUTURES = 50_000


class Judgement(NamedTuple):
    """A rule that is broken, by its name, and the threads that break it by waiting.

    `text` is the message where the judge knows it best, `at` the method that it is about.
    """

    rule: str
    threads: tuple[Standing, ...] = ()
    text: str = ""
    at: MethodInstance | None = None


class Judges(Protocol):
    """What a search, and the answer that is made of it, ask about states and runs."""

    def is_wrong(self, space: Space, state: int) -> bool: ...

    def has_circle(self, threads: tuple[Standing, ...]) -> bool: ...

    def judge(self, run: Replayed, never: frozenset[int] = frozenset()) -> Judgement | None: ...


class Judge:
    """What is wrong, for one harness."""

    def __init__(self, expectations: Sequence[Expectation] = ()) -> None:
        self._expectations = expectations

    def is_wrong(self, space: Space, state: int) -> bool:
        """Whether a state in which no thread can move is more than an end."""
        if stuck(standings(space, state)):
            return True
        local = space.local_of(state, 0)
        return bool(self._expectations) and local[0] is ENDED and is_forbidden(local[1], self._expectations)

    def has_circle(self, threads: tuple[Standing, ...]) -> bool:
        """Whether threads wait for each other so that none can ever move."""
        return bool(circle(threads))

    def judge(self, run: Replayed, never: frozenset[int] = frozenset()) -> Judgement | None:
        """What is wrong about a run; `never` are threads that are known never to move again after it."""
        if run.failure is not None:
            return Judgement(run.failure.kind)
        threads = run.standings
        if all(thread.wait is not None for thread in threads):
            if waiting := stuck(threads):
                return Judgement("deadlock", waiting)
        elif waiting := self._partly_stuck(run, never):
            return Judgement("partial-deadlock", waiting)
        if run.outcome is not None and is_forbidden(run.outcome, self._expectations):
            return Judgement("outcome")
        return None

    def _partly_stuck(self, run: Replayed, never: frozenset[int]) -> tuple[Standing, ...]:
        threads = run.standings
        return circle(threads) or for_ever(threads, never or futures(run.space, run.state, _MOST_FUTURES))
