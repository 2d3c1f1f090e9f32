"""Calls that make new objects, as pools do when they are empty.

Some calls give out a new object every time they are made on a fresh object. Such a call may always do so, and it may
choose which of the objects that were put in it gives out, as its caller cannot tell. It must not give out an object
more often than that was put in. So the results of such calls need not be those of a serial run, if a bag may give them
in some order. The results of all other calls must be those of a serial run, in which some of the former calls may do
nothing but give out a new object.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

from fencepost.machine.state.trial import FINAL, Constant, TestedMethod, Trial, TrialCall, calls_of
from fencepost.machine.trials.seen import Seen
from fencepost.model.verdict import ObservedValue

_MOST_LEFT_OUT = 3
_NUMBERED = re.compile(r"(\w+)#(\d+|new\d*)")


def class_made(seen: Seen) -> str:
    """Which class two calls of one operation have made an object of each, "" if they did anything else."""
    match seen:
        case [(str() as first,), (str() as second,), *_]:
            made, number = _NUMBERED.fullmatch(first), _NUMBERED.fullmatch(second)
            if made and number and made[1] == number[1] and made[2] != number[2]:
                return made[1]
    return ""


def without_identities(seen: Seen) -> Seen:
    """A result in which objects are known by their classes only."""
    return tuple([tuple([_class_of(part) for part in result]) for result in seen])


def _class_of(part: ObservedValue) -> ObservedValue:
    numbered = _NUMBERED.fullmatch(part) if isinstance(part, str) else None
    return numbered[1] if numbered else part


def with_new_objects(trial: Trial, creating: dict[TestedMethod, str]) -> Iterator[tuple[Trial, Callable[[Seen], Seen]]]:
    """The trial without some of the calls that make objects; the function turns a result of it into one of the whole
    trial."""
    calls = list(calls_of(trial))
    places = [index for index, (_, _, call) in enumerate(calls) if call.operation in creating]
    for count in range(1, min(len(places), _MOST_LEFT_OUT) + 1):
        for left_out in combinations(places, count):
            made = {index: creating[calls[index][2].operation] for index in left_out}
            yield without(trial, {calls[index][:2] for index in left_out}), _completed(made)


def without(trial: Trial, places: set[tuple[int, int]]) -> Trial:
    """The trial without the calls at some places: their sequences and numbers."""

    def kept(sequence: int) -> tuple[TrialCall, ...]:
        calls = trial.sequence(sequence)
        return tuple([call for number, call in enumerate(calls) if (sequence, number) not in places])

    threads = tuple([kept(number) for number in range(len(trial.threads))])
    return trial._replace(threads=threads, final=kept(FINAL))


def _completed(made: dict[int, str]) -> Callable[[Seen], Seen]:
    """Puts new objects where calls were left out, and numbers all objects again."""

    def complete(seen: Seen) -> Seen:
        rest = list(seen)
        for index in sorted(made):
            rest.insert(index, (f"{made[index]}#new{index}",))
        return renumbered(tuple(rest))

    return complete


def others(trial: Trial, creating: dict[TestedMethod, str], seen: Seen) -> Seen:
    """The part of a result that the calls show which create no objects."""
    calls = [call for _, _, call in calls_of(trial)]
    rest = [part for call, part in zip(calls, seen, strict=False) if call.operation not in creating]
    return renumbered((*rest, *seen[len(calls) :]))


def is_bag(trial: Trial, creating: dict[TestedMethod, str], seen: Seen) -> bool:
    """True if there is an order of the calls in which each gives out a new object, or one that was put in and is still
    there."""
    threads: list[list[_Event]] = [[] for _ in trial.threads]
    final: list[_Event] = []
    for (sequence, _, call), part in zip(calls_of(trial), seen, strict=False):
        makes = call.operation in creating
        event = _Event((), part) if makes else _Event(_given(call), ())
        (final if sequence == FINAL else threads[sequence]).append(event)
    inside = [name for call in trial.setup if call.operation not in creating for name in _given(call)]
    return _has_order(threads, final, tuple(sorted(inside)), frozenset())


_Bag = tuple[tuple[str, ...], frozenset[str]]
"""The names of the objects that are inside, and the new objects that were given out."""


class _Event(NamedTuple):
    """A call that gives objects to a bag, or what one has taken out."""

    given: tuple[str, ...]
    taken: tuple[ObservedValue, ...]


def _given(call: TrialCall) -> tuple[str, ...]:
    return tuple([a.name for a in call.arguments if a is not None and not isinstance(a, Constant)])


def _has_order(threads: list[list[_Event]], final: list[_Event], inside: tuple[str, ...], new: frozenset[str]) -> bool:
    heads = [index for index, events in enumerate(threads) if events]
    if not heads:
        return _has_order([final], [], inside, new) if final else True
    for index in heads:
        event, rest = threads[index][0], [*threads]
        rest[index] = threads[index][1:]
        after = _after(event, inside, new)
        if after is not None and _has_order(rest, final, *after):
            return True
    return False


def _after(event: _Event, inside: tuple[str, ...], new: frozenset[str]) -> _Bag | None:
    """The bag after a call, None if it was not possible."""
    if not event.taken:
        return tuple(sorted((*inside, *event.given))), new
    taken = event.taken[0]
    if len(event.taken) != 1 or not isinstance(taken, str):
        return None
    if _NUMBERED.fullmatch(taken):
        return None if taken in new else (inside, new | {taken})
    if taken not in inside:
        return None
    at = inside.index(taken)
    return (*inside[:at], *inside[at + 1 :]), new


def renumbered(seen: Seen) -> Seen:
    """Objects numbered in the order in which they are named."""
    names: dict[str, str] = {}
    counts: dict[str, int] = {}

    def name(match: re.Match[str]) -> str:
        if match[0] not in names:
            counts[match[1]] = counts.get(match[1], 0) + 1
            names[match[0]] = f"{match[1]}#{counts[match[1]]}"
        return names[match[0]]

    return tuple([tuple([_NUMBERED.sub(name, part) if isinstance(part, str) else part for part in p]) for p in seen])
