"""A trial: an object is made and set up, threads call its methods, and what is left of it is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from fencepost.lowering.klass import Klass, MethodInstance

SETUP, FINAL = -1, -2
"""Which sequence of calls of a trial is meant, besides those of its threads, which count from 0."""


class Constant(NamedTuple):
    """A number, a text, null or a default: no program can tell it from an equal one. `text` is its C#."""

    text: str
    klass: Klass
    content: Any


class Itself(NamedTuple):
    """The object of the trial, as an argument."""

    name: str
    klass: Klass


class Made(NamedTuple):
    """An object that a trial makes for all its threads; equal ones are one object. `name` is its variable in C#."""

    name: str
    klass: Klass
    constructor: MethodInstance | None = None
    arguments: tuple[TrialValue, ...] = ()


class Items(NamedTuple):
    """An array."""

    name: str
    klass: Klass
    values: tuple[TrialValue, ...]


class Function(NamedTuple):
    """A delegate: it returns its last argument if that is `follows`, else `answer`, else nothing.

    `wraps` is a method of a task or the like that wraps the answer. `adds` is added to a number before it is returned.
    A delegate that returns nothing counts its calls, and the count can be seen in the end; but not one that calls the
    trial's object back before it does anything else: `calls` is that call, with constants.
    """

    name: str
    klass: Klass
    invoke: MethodInstance
    answer: TrialValue | None = None
    follows: bool = False
    adds: int = 0
    wraps: MethodInstance | None = None
    calls: TrialCall | None = None


class Fetched(NamedTuple):
    """The result of a method that a trial calls before all others: of a static method, or of one of the first
    argument."""

    name: str
    klass: Klass
    method: MethodInstance
    arguments: tuple[TrialValue, ...] = ()


class Earlier(NamedTuple):
    """The result of the last call before that returns such a value: a call of the same thread, or one that sets up.
    Only one call can use the result. A call for which there is no result does nothing."""

    name: str
    klass: Klass


class Stub(NamedTuple):
    """An object of a class that only stands for what an interface asks for.

    `answers` has each method with a function that does as the method does, and captures nothing. Calls of those that
    return nothing are counted, which can be seen in the end.
    """

    name: str
    klass: Klass
    answers: tuple[tuple[MethodInstance, Function], ...]


TrialValue = Constant | Itself | Made | Items | Function | Stub | Fetched | Earlier


class TestedMethod(NamedTuple):
    """A method that trials call. `outs` says of each parameter whether it is an `out` one, `reads` whether it is `in`.
    No two calls of one `group` run in different threads of a trial. Of `awaiters`, each is called on what the one
    before it has returned. A method that `may_fail` may return false or null at any time, and do nothing.
    """

    method: MethodInstance
    name: str
    by_reference: tuple[bool, ...] = ()
    outs: tuple[bool, ...] = ()
    reads: tuple[bool, ...] = ()
    group: str = ""
    awaiters: tuple[MethodInstance, ...] = ()
    may_fail: bool = False

    @property
    def returns(self) -> Klass:
        """The type of what a call has in the end, its task awaited."""
        return (self.awaiters or (self.method,))[-1].returns


class TrialCall(NamedTuple):
    """A method with its arguments, None for an `out` parameter's; `text` is what traces call it.

    It is a method of the trial's own object, or else of its `target`.
    """

    operation: TestedMethod
    arguments: tuple[TrialValue | None, ...] = ()
    text: str = ""
    target: TrialValue | None = None

    def uses(self) -> Iterator[TrialValue]:
        """Its target and its arguments, as far as it has any."""
        for value in (self.target, *self.arguments):
            if value is not None:
                yield value

    def gives(self) -> Iterator[Klass]:
        """The types of what it returns, `out` arguments first."""
        for out, parameter in zip(self.operation.outs, self.operation.method.parameters, strict=True):
            if out and parameter.element is not None:
                yield parameter.element
        yield self.operation.returns


class Trial(NamedTuple):
    """A trial. `gated` trials let each call begin by a step of its own; `timed` ones note which calls had ended.

    The arguments of `mentioned` calls are made too, so that trials that make different calls know the same objects.
    """

    klass: Klass
    constructor: TrialCall | None
    setup: tuple[TrialCall, ...]
    threads: tuple[tuple[TrialCall, ...], ...]
    final: tuple[TrialCall, ...] = ()
    gated: bool = False
    timed: bool = False
    mentioned: tuple[TrialCall, ...] = ()

    def sequence(self, number: int) -> tuple[TrialCall, ...]:
        return {SETUP: self.setup, FINAL: self.final}[number] if number < 0 else self.threads[number]

    def calls(self) -> list[TrialCall]:
        """Every call, the constructor's first."""
        constructor = [self.constructor] if self.constructor is not None else []
        return [*constructor, *self.setup, *[call for thread in self.threads for call in thread], *self.final]

    def objects(self) -> tuple[TrialValue, ...]:
        """Every argument that is an object, what it is made of before it."""
        found: dict[TrialValue, None] = {}
        for call in (*self.mentioned, *self.calls()):
            for value in call.uses():
                _collect(value, found)
        return tuple(found)

    def kept(self) -> tuple[Earlier, ...]:
        """The results of calls that other calls use."""
        calls = (*self.mentioned, *self.calls())
        return tuple(dict.fromkeys([value for call in calls for value in call.uses() if isinstance(value, Earlier)]))


def calls_of(trial: Trial) -> Iterator[tuple[int, int, TrialCall]]:
    """The calls of its threads and those after them, with their sequences and numbers."""
    for sequence in (*range(len(trial.threads)), FINAL):
        for number, call in enumerate(trial.sequence(sequence)):
            yield sequence, number, call


def counts(value: TrialValue) -> bool:
    """True if the calls of a value are counted."""
    if isinstance(value, Stub):
        return any(method.returns.name == "System.Void" for method, _ in value.answers)
    return isinstance(value, Function) and value.invoke.returns.name == "System.Void" and value.calls is None


def heard_at(value: TrialValue, register: int) -> tuple[str, int]:
    """The cell with how often a value was called that a trial has in a register."""
    return ("heard", -value.klass.number if isinstance(value, Stub) else register)


def _collect(value: TrialValue, found: dict[TrialValue, None]) -> None:
    parts: tuple[TrialValue, ...] = ()
    match value:
        case Constant() | Earlier() | Itself():
            return
        case Made() | Fetched():
            parts = value.arguments
        case Items():
            parts = value.values
        case Function():
            parts = (value.answer,) if value.answer is not None else ()
    for part in parts:
        _collect(part, found)
    found[value] = None
