"""Calls that may fail for no reason, as their author says: `[Operation(MayFail = true)]`.

Such a call may return false or null at any time, and then does nothing. So the results of a run may also be those of a
serial run without some of these calls. What `out` arguments are then does not matter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from fencepost.engine.generated.creating import renumbered, without
from fencepost.lowering.klass import Klass
from fencepost.machine.state.trial import FINAL, Trial, TrialCall, calls_of
from fencepost.machine.trials.seen import Seen
from fencepost.model.verdict import ObservedValue

_MOST_LEFT_OUT = 4


def may_fail(call: TrialCall) -> bool:
    """True if a call may return false or null for no reason."""
    return call.operation.may_fail and _failure(call.operation.returns) != ()


def _failure(returns: Klass) -> tuple[ObservedValue, ...]:
    if returns.name == "System.Boolean":
        return (False,)
    return (None,) if not returns.is_value or returns.nullable is not None else ()


def with_failures(trial: Trial, at_the_end: bool) -> Iterator[tuple[Trial, Callable[[Seen], Seen]]]:
    """The trial without some of the calls that may fail, of threads only or also of those at the end; the function
    turns a result of it into one of the whole trial."""
    calls = list(calls_of(trial))
    meant = [at_the_end or sequence != FINAL for sequence, _, _ in calls]
    places = [index for index, (_, _, call) in enumerate(calls) if meant[index] and may_fail(call)]
    for count in range(1, min(len(places), _MOST_LEFT_OUT) + 1):
        for left_out in combinations(places, count):
            failed = {index: _failure(calls[index][2].operation.returns) for index in left_out}
            yield without(trial, {calls[index][:2] for index in left_out}), _completed(failed)


def _completed(failed: dict[int, tuple[ObservedValue, ...]]) -> Callable[[Seen], Seen]:
    def complete(seen: Seen) -> Seen:
        rest = list(seen)
        for index in sorted(failed):
            rest.insert(index, failed[index])
        return tuple(rest)

    return complete


def without_details(trial: Trial, seen: Seen) -> Seen:
    """A result without the `out` arguments of calls that have failed."""
    parts = list(seen)
    for index, (_, _, call) in enumerate(calls_of(trial)):
        if may_fail(call) and parts[index][:1] == _failure(call.operation.returns):
            parts[index] = parts[index][:1]
    return renumbered(tuple(parts))
