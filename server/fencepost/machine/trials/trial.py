"""A trial: an object is made and set up, threads call its methods, and what is left of it is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from fencepost.lowering.klass import Klass, MethodInstance

SETUP, FINAL = -1, -2
"""Which sequence of calls of a trial is meant, besides those of its threads, which count from 0."""


class Constant(NamedTuple):
    """A number, a text, null or a default: no object that could be told from an equal one. `text` is its C#."""

    text: str
    klass: Klass
    content: Any


class Made(NamedTuple):
    """An object that a trial makes for all its threads; equal ones are one object. `name` is its variable in C#."""

    name: str
    klass: Klass
    constructor: MethodInstance | None = None
    arguments: tuple[Value, ...] = ()


class Items(NamedTuple):
    """An array."""

    name: str
    klass: Klass
    values: tuple[Value, ...]


class Function(NamedTuple):
    """A delegate: it returns its last argument if that is `follows`, else `answer`, else nothing.

    What `wraps` its answer is a method of a task or the like. `adds` is what it adds to a number that it returns. One
    that returns nothing counts its calls, which can be seen in the end.
    """

    name: str
    klass: Klass
    invoke: MethodInstance
    answer: Value | None = None
    follows: bool = False
    adds: int = 0
    wraps: MethodInstance | None = None


Value = Constant | Made | Items | Function


class Operation(NamedTuple):
    """A method that trials call. `outs` says of each parameter whether it is an `out` one. No two calls of one `group`
    run in different threads of a trial."""

    method: MethodInstance
    name: str
    by_reference: tuple[bool, ...] = ()
    outs: tuple[bool, ...] = ()
    group: str = ""
    awaiter: MethodInstance | None = None


class Call(NamedTuple):
    """A method with its arguments, None for an `out` parameter's; `text` is what traces call it."""

    operation: Operation
    arguments: tuple[Value | None, ...] = ()
    text: str = ""


class Trial(NamedTuple):
    """What is run. `gated` trials let each call begin by a step of its own; `timed` ones note which calls had ended.

    The arguments of `mentioned` calls are made too, so that trials that make different calls know the same objects.
    """

    klass: Klass
    constructor: Call | None
    setup: tuple[Call, ...]
    threads: tuple[tuple[Call, ...], ...]
    final: tuple[Call, ...] = ()
    gated: bool = False
    timed: bool = False
    mentioned: tuple[Call, ...] = ()

    def sequence(self, number: int) -> tuple[Call, ...]:
        return {SETUP: self.setup, FINAL: self.final}[number] if number < 0 else self.threads[number]

    def calls(self) -> list[Call]:
        """Every call, the constructor's first."""
        constructor = [self.constructor] if self.constructor is not None else []
        return [*constructor, *self.setup, *[call for thread in self.threads for call in thread], *self.final]

    def objects(self) -> tuple[Value, ...]:
        """Every argument that is an object, what it is made of before it."""
        found: dict[Value, None] = {}
        for call in (*self.mentioned, *self.calls()):
            for argument in call.arguments:
                if argument is not None:
                    _collect(argument, found)
        return tuple(found)


def calls_of(trial: Trial) -> Iterator[tuple[int, int, Call]]:
    """The calls of its threads and those after them, with their sequences and numbers."""
    for sequence in (*range(len(trial.threads)), FINAL):
        for number, call in enumerate(trial.sequence(sequence)):
            yield sequence, number, call


def _collect(value: Value, found: dict[Value, None]) -> None:
    match value:
        case Constant():
            return
        case Made():
            parts = value.arguments
        case Items():
            parts = value.values
        case _:
            parts = (value.answer,) if value.answer is not None else ()
    for part in parts:
        _collect(part, found)
    found[value] = None
