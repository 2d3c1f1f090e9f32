"""Calls whose results are fresh names: numbers of a counter for all objects, random ones, the time.

Called on each of two new objects that were made in the same way, they return different things. Which things they return
says nothing; which of them are the same does. So their results are compared up to renaming.
"""

from __future__ import annotations

from collections.abc import Iterable

from fencepost.machine.state.trial import Made, TestedMethod, Trial, TrialCall, calls_of
from fencepost.machine.trials.seen import BLOCKED, NEVER, Seen
from fencepost.model.verdict import ObservedValue


def twin(constructor: TrialCall | None) -> Made | None:
    """Another object, made as the first one was; None if no plain constructor has made that."""
    if constructor is None or constructor.operation.method.name != ".ctor" or any(constructor.operation.by_reference):
        return None
    arguments = tuple([argument for argument in constructor.arguments if argument is not None])
    method = constructor.operation.method
    return None if method.owner.is_value else Made("twin", method.owner, method, arguments)


def can_name(call: TrialCall) -> bool:
    """True if the results of a call might be names."""
    returns = call.operation.returns
    value = returns.is_value and returns.name not in ("System.Boolean", "System.Void")
    return (value or returns.name == "System.String") and not any(call.operation.by_reference) and call.target is None


def are_names(results: Iterable[Seen]) -> bool:
    """True if two calls have returned different things whenever they were made."""
    shown = list(results)
    return bool(shown) and all(
        len(seen) > 1 and _is_name(seen[0]) and _is_name(seen[1]) and seen[0] != seen[1] for seen in shown
    )


def _is_name(result: tuple[ObservedValue, ...]) -> bool:
    return len(result) == 1 and result[0] not in (None, BLOCKED, NEVER)


def renamed(trial: Trial, naming: set[TestedMethod], seen: Seen) -> Seen:
    """A result in which names are numbered in the order in which they are returned."""
    numbers: dict[ObservedValue, int] = {}
    parts = list(seen)
    for index, (_, _, call) in enumerate(calls_of(trial)):
        if call.operation in naming and _is_name(parts[index]):
            number = numbers.setdefault(parts[index][0], len(numbers))
            parts[index] = (f"name {number}",)
    return tuple(parts)
