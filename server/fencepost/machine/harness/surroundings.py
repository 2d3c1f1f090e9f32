"""What a test framework does around a test: objects that it makes, and methods that it calls before and after.

xUnit makes fixtures and passes them to the constructor of the test's class. NUnit, MSTest and TUnit call methods that
are marked. What is around all tests of an assembly or a namespace is done for each test here: each one is run alone.
What would be called after a test is called if the test has not failed.
"""

from __future__ import annotations

from typing import NamedTuple

from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.harness.rows import Row

NOTHING = -1
"""In place of a thing's number: null, or no object."""


class Create(NamedTuple):
    """Makes an object and calls its constructor. Arguments are numbers of things that were made before, or those of one
    of the `rows`, each of which is explored."""

    klass: Klass
    constructor: MethodInstance | None
    arguments: tuple[int, ...] = ()
    rows: tuple[Row, ...] = ()


class StandIn(NamedTuple):
    """Makes an object that stands for one of the framework's: its methods do nothing, and return nothing."""

    klass: Klass


class Call(NamedTuple):
    """Calls a method of a thing, or a static one, and awaits the task that it returns."""

    method: MethodInstance
    target: int = NOTHING
    arguments: tuple[int, ...] = ()


class Surroundings(NamedTuple):
    """`before` makes things, which count from 0, and calls methods; `test` is the thing whose method the test is."""

    before: tuple[Create | StandIn | Call, ...]
    test: int
    after: tuple[Call, ...]

    @property
    def things(self) -> int:
        """How many things are made."""
        return sum(not isinstance(action, Call) for action in self.before)

    def methods(self) -> list[MethodInstance]:
        """Every method that is called besides the test itself."""
        found = []
        for action in (*self.before, *self.after):
            method = action.method if isinstance(action, Call) else getattr(action, "constructor", None)
            if method is not None:
                found.append(method)
        return found
