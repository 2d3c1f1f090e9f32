"""Calls that make new objects, as pools do when they are empty.

A call that gives out a new object every time it is made on a fresh object may always do so: that it does not take one
that is there is no mistake of its type, and who uses it cannot tell. What no call may do is to give out one object
twice. So besides serial runs of all calls count those in which such calls do nothing but give out a new object.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import combinations

from fencepost.machine.trials.seen import Seen
from fencepost.machine.trials.trial import FINAL, Call, Operation, Trial, calls_of

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


def with_new_objects(trial: Trial, creating: dict[Operation, str]) -> Iterator[tuple[Trial, Callable[[Seen], Seen]]]:
    """The trial without some of the calls that make objects; what it shows becomes what the whole trial shows."""
    calls = list(calls_of(trial))
    places = [index for index, (_, _, call) in enumerate(calls) if call.operation in creating]
    for count in range(1, min(len(places), _MOST_LEFT_OUT) + 1):
        for left_out in combinations(places, count):
            made = {index: creating[calls[index][2].operation] for index in left_out}
            yield _without(trial, {calls[index][:2] for index in left_out}), _completed(made)


def _without(trial: Trial, places: set[tuple[int, int]]) -> Trial:
    def kept(sequence: int) -> tuple[Call, ...]:
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
