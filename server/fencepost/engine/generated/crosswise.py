"""Two objects of one type: calls that are given the other one, and calls of the other one that are given the first.

They are made for types with methods that take an object of the type, or of an interface or a base of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.engine.generated.values import Domains
from fencepost.engine.generated.wording import call_text
from fencepost.lowering.klass import Klass
from fencepost.machine.state.trial import Earlier, Itself, Made, TrialCall, TrialValue

TARGET = "target"


def crosswise(klass: Klass, domains: Domains, found: list[list[TrialCall]]) -> Iterator[TrialCall]:
    """The calls besides those that are known: those that cross first."""
    made = [value for value in domains.of(klass) if isinstance(value, Made)]
    if klass.is_value or not made:
        return
    other, known = made[0], {call for calls in found for call in calls}
    first = [calls[0] for calls in found if _is_own(calls[0])]
    crossing = [(call, places[0]) for call in first if (places := _places(klass, domains, call))]
    for call, place in crossing:
        for crossed in (_given(call, place, other), _given(call, place, Itself(TARGET, klass))._replace(target=other)):
            if crossed not in known:
                yield _worded(crossed)
    for call in first if crossing else ():
        yield _worded(call._replace(target=other))


def is_aside(klass: Klass, call: TrialCall) -> bool:
    """True if a call is one of the other object that is not given the first one."""
    other = isinstance(call.target, Made) and call.target.klass is klass
    return other and not any(isinstance(argument, Itself) for argument in call.arguments)


def _is_own(call: TrialCall) -> bool:
    static = call.operation.method.static
    return call.target is None and not static and not any(isinstance(value, Earlier) for value in call.uses())


def _places(klass: Klass, domains: Domains, call: TrialCall) -> list[int]:
    """The parameters that can have an object of the type."""
    parameters = call.operation.method.parameters
    return [
        place
        for place, parameter in enumerate(parameters)
        if not call.operation.by_reference[place]
        and parameter.name != "System.Object"
        and not parameter.is_value
        and domains.is_of(klass, parameter)
    ]


def _given(call: TrialCall, place: int, value: TrialValue) -> TrialCall:
    return call._replace(arguments=(*call.arguments[:place], value, *call.arguments[place + 1 :]))


def _worded(call: TrialCall) -> TrialCall:
    return call._replace(text=call_text(call))
