"""The trials of a surveyed type by size: the number of calls, and how far their values are from the first ones.

Every two calls come first, from each state that up to two calls set up. Then sizes grow; of trials of one size those
come first in which threads make most of the calls.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fencepost.engine.generated.members import TypeMembers
from fencepost.engine.generated.order import cancels, is_canonical, is_supplied
from fencepost.engine.generated.plans import Setup, Survey
from fencepost.engine.generated.values import Domains
from fencepost.machine.state.trial import Trial, TrialCall

_ALL_PAIRS = 2
"""Trials with up to so many calls are made even if no call changes anything alone: calls may take locks, or change
something and change it back."""

_SIMPLE, _LARGEST, _MOST_CALLS, _MOST_SETUP = 6, 8, 3, 3
"""The size of trials with three calls that set up and are still simple; the largest size, and the most calls of a
thread and of a setup in it."""

_MOST_LOOKED_AT = 100_000
"""How many combinations of calls are looked at for the trials of one shape."""


class TrialShape(NamedTuple):
    """How many calls each thread makes, how many calls set up, how far values go from the first ones in each call; and
    the sizes of the trials, from the least to the largest."""

    threads: tuple[int, ...]
    setups: tuple[int, ...]
    rank: int
    least: int = 0
    largest: int = 1000


def smallest_shape() -> TrialShape:
    """Every two calls."""
    return TrialShape((1, 1), (0, 1, 2), 2)


def larger_shapes(threads: int) -> Iterator[TrialShape]:
    """The shapes of larger trials, the smallest first; but first every two calls behind three that are simple."""
    yield TrialShape((1, 1), (_MOST_SETUP,), 1, largest=_SIMPLE)
    lengths = sorted([each for count in range(2, threads + 1) for each in _lengths(count, _MOST_CALLS)], key=_place)
    for size in range(3, _LARGEST + 1):
        for each in lengths:
            if sum(each) <= size:
                is_known = each == (1, 1) and size <= _SIMPLE
                setups = (_MOST_SETUP,) if each == (1, 1) else tuple(range(_MOST_SETUP + 1))
                if not is_known:
                    yield TrialShape(each, setups, 2, size, size)


def _lengths(count: int, most: int) -> list[tuple[int, ...]]:
    """How many calls each of some threads may make, in falling order."""
    if not count:
        return [()]
    return [(first, *rest) for first in range(1, most + 1) for rest in _lengths(count - 1, first)]


def _place(lengths: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
    return -sum(lengths), lengths[0], lengths


Sequences = dict[tuple[int, int], list[tuple[TrialCall, ...]]]
"""The sequences of calls of a length and a weight."""


class TrialPlan:
    """The trials of one surveyed type."""

    def __init__(self, survey: Survey, members: TypeMembers, domains: Domains) -> None:
        self._survey, self._members, self._domains = survey, members, domains
        self._sequences: Sequences = {}

    def trials(self, shape: TrialShape) -> Iterator[Trial]:
        """The trials of one shape that no smaller one makes needless; trials that are simple and have the first values
        come first."""
        self._survey.reach(max(shape.setups))
        setups = [setup for setup in self._survey.setups if len(setup.calls) in shape.setups]
        most = max([self._survey.weight(setup.calls) for setup in setups], default=0) + shape.rank * sum(shape.threads)
        calls = sum(shape.threads)
        weights = range(max(shape.least - calls, 0), min(most, shape.largest - calls) + 1)
        looked = 0
        for weight in weights:
            for setup in setups:
                rest = weight - self._survey.weight(setup.calls)
                for threads in self._threads(shape.threads, rest):
                    looked += 1
                    if looked > _MOST_LOOKED_AT:
                        return
                    if self._is_wanted(shape, setup, threads):
                        yield self._survey.trial(*threads, setup=setup.calls)

    def _of_weight(self, length: int, weight: int) -> list[tuple[TrialCall, ...]]:
        """The sequences of so many calls whose arguments are together so far from the first values."""
        if not length:
            return [] if weight else [()]
        found = self._sequences.get((length, weight))
        if found is None:
            found = self._sequences[length, weight] = [
                (call, *rest)
                for call in self._survey.calls
                if self._members.rank(call) <= min(weight, 2)
                for rest in self._of_weight(length - 1, weight - self._members.rank(call))
            ]
        return found

    def _threads(
        self, lengths: tuple[int, ...], weight: int, least: tuple[int, int, int] = (0, 0, 0)
    ) -> Iterator[tuple[tuple[TrialCall, ...], ...]]:
        """Combinations of sequences with this weight, the same ones in another order once: by length, weight and
        number."""
        if not lengths:
            if weight == 0:
                yield ()
            return
        length = lengths[0]
        for own in range(weight + 1):
            for number, sequence in enumerate(self._of_weight(length, own)):
                place = (-length, own, number)
                if least[0] == -length and place < least:
                    continue
                for others in self._threads(lengths[1:], weight - own, place):
                    yield (sequence, *others)

    def _is_wanted(self, shape: TrialShape, setup: Setup, threads: tuple[tuple[TrialCall, ...], ...]) -> bool:
        if sum(shape.threads) > _ALL_PAIRS and all(call in setup.silent for thread in threads for call in thread):
            return False
        if not (is_canonical(setup.calls, threads, self._domains) and is_supplied(setup.calls, threads)):
            return False
        if any(len(thread) > 1 and any(map(cancels, thread)) for thread in threads):
            return False
        groups = [{call.operation.group for call in thread} - {""} for thread in threads]
        return all(not a & b for i, a in enumerate(groups) for b in groups[i + 1 :])
