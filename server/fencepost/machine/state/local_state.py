"""A thread between two visible operations as one immutable value, equal when the rest of the run is.

`freeze` makes it and says what it keeps. `FrozenFrame` and `Running` are tuples: searches hash and compare them, and
`search.forms` finds the names in them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from fencepost.lowering.klass import Klass
from fencepost.machine.state.frames import Code
from fencepost.machine.state.origin import Origin
from fencepost.machine.values.order import Pending
from fencepost.machine.values.values import Key, Value

if TYPE_CHECKING:
    from fencepost.machine.state.failure import Failure


class FrozenFrame(NamedTuple):
    """A `Frame`: of its registers those that may be read again, in order."""

    code: Code
    pc: int
    dst: int
    registers: tuple[tuple[int, Value], ...]
    pending: tuple[tuple[Any, ...], ...]
    partial: tuple[Value, ...]
    region: int
    lock: Value
    initializes: Klass | None
    shares: int
    again: tuple[tuple[Any, ...], ...]


class FrozenObject(NamedTuple):
    """An `Obj` that only its thread can reach."""

    klass: Klass
    site: int
    lock: int
    shape: tuple[int, ...]
    values: tuple[Value, ...]
    stamp: int


class FrozenTaints(NamedTuple):
    """The registers, items and cells that depend on pending reads: each with a set of reads, a bit for each number."""

    control: int
    registers: tuple[tuple[tuple[int, int], int], ...]
    items: tuple[tuple[int, int, int], ...]
    cells: frozenset[tuple[Any, int]]


class Running(NamedTuple):
    """A thread that has not ended. `heap` has the objects that only it can reach, in the order in which its values
    lead to them; a `Local` in a value is a place in it. `frames` begin with the innermost; `Thread` says what the other
    fields are. Without a memory model `origins`, `window` and `taints` are empty."""

    frames: tuple[FrozenFrame, ...]
    heap: tuple[FrozenObject, ...]
    statics: tuple[tuple[int, Value], ...] | None
    own_statics: tuple[tuple[int, Value], ...]
    counts: tuple[tuple[int, int], ...]
    held: frozenset[tuple[Key, int]]
    region: int
    initialized: frozenset[Klass]
    this: Value
    joined: frozenset[int]
    awaited: frozenset[int]
    failures: tuple[tuple[Klass, Value], ...]
    origins: tuple[tuple[tuple[int, int], Origin], ...]
    window: tuple[Pending, ...]
    taints: FrozenTaints | None

    @property
    def standing(self) -> tuple[Any, ...]:
        """All but the window and what depends on it."""
        return self[:-2]


class Ended(Struct, frozen=True):
    """A thread that has ended. Of the main thread, its outcome, and the same as `exact` values: outcomes that are equal
    but not identical make different states."""

    outcome: tuple[Any, ...] | None = None
    exact: Value = None


class Failing(Struct, frozen=True):
    """A thread that is about to fail. A failure after writes is a step of its own: other threads may run, and fail in
    their own ways, between the writes and the failure."""

    failure: Failure


class FailedThread(Struct, frozen=True):
    """A thread that has ended the program by failing."""

    failure: Failure


LocalState = Running | Ended | Failing | FailedThread

END = Ended()
"""The end of every thread but the main one."""


def is_over(state: LocalState | None) -> bool:
    """True if a thread has ended, other than by a failure."""
    return state.__class__ is Ended


def frames_of(state: LocalState | None) -> tuple[FrozenFrame, ...]:
    """The frames of a thread, the innermost first. A thread that has not been started, has ended or fails has none."""
    return state.frames if state.__class__ is Running else ()


def window_of(state: LocalState | None) -> tuple[Pending, ...]:
    """The window of a thread; empty if it has not been started, has ended or fails."""
    return state.window if state.__class__ is Running else ()
