"""Lambdas that call the object back to which they are given."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.engine.generated.values import Domains
from fencepost.engine.generated.wording import call_text
from fencepost.lowering.kinds import Kind
from fencepost.machine.state.trial import Constant, Function, TrialCall
from fencepost.machine.trials.delegates import captures

TARGET = "target"


def calling_back(domains: Domains, found: list[list[TrialCall]]) -> Iterator[TrialCall]:
    """A call with each of two lambdas for each operation that takes one. A handler may be kept, and called by what it
    calls: so it only asks for something."""
    inner = [calls[0] for calls in found if _can_be_inside(calls[0])]
    asking = sorted([call for call in inner if not _is_void(call)], key=lambda call: len(call.arguments))
    telling = sorted([call for call in inner if _is_void(call)], key=lambda call: len(call.arguments))
    for calls in found:
        for place, argument in enumerate(calls[0].arguments):
            if not isinstance(argument, Function):
                continue
            plain = _plain(calls, place)
            is_handler = argument.invoke.returns.kind is Kind.VOID
            chosen = asking[:1] if is_handler else [*asking[:1], *telling[:1]]
            for rank, one in enumerate(chosen if plain is not None else (), 1):
                assert plain is not None
                function = plain._replace(name=_text(plain, one), calls=one)
                domains.ranks.setdefault(function, rank)
                arguments = calls[0].arguments
                call = calls[0]._replace(arguments=(*arguments[:place], function, *arguments[place + 1 :]))
                yield call._replace(text=call_text(call))
            break


def _can_be_inside(call: TrialCall) -> bool:
    operation = call.operation
    plain = not any(operation.by_reference) and not operation.awaiters and not operation.method.static
    return plain and call.target is None and all(isinstance(argument, Constant) for argument in call.arguments)


def _is_void(call: TrialCall) -> bool:
    return call.operation.method.returns.kind is Kind.VOID


def _plain(calls: list[TrialCall], place: int) -> Function | None:
    """The first lambda at a place that captures nothing."""
    given = [call.arguments[place] for call in calls]
    return next((value for value in given if isinstance(value, Function) and not captures(value)), None)


def _text(function: Function, call: TrialCall) -> str:
    """The lambda as C#. There is no blank behind a semicolon: that stands between the calls of a test."""
    text = call_text(call, TARGET)
    if call.operation.name.startswith("get_"):
        text = f"_ = {text}"
    if function.invoke.returns.kind is Kind.VOID:
        names = ", ".join([f"_{number}" for number in range(len(function.invoke.parameters))])
        return f"({names}) => {text}"
    head, _, answer = function.name.partition(" => ")
    return f"{head} => {{{text};return {answer};}}"
