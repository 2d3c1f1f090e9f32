"""What a step is asked to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from fencepost.machine.values.values import Value

if TYPE_CHECKING:
    from fencepost.machine.state.thread import Thread

OnAccess = Callable[["Thread", str, Any, Value], None]
"""Is called for each access to shared memory: thread, what it does, the cell, the value."""


OperandPart = tuple[int, int]
"""Which operand of an operation is read again, and which part of that."""


class Issue(NamedTuple):
    """The schedule leaves an operation pending; if that reads, with this guess of the value."""

    guess: Value


class Request(NamedTuple):
    """A request for a step. To try a step again, ask for the same with `_replace`.

    `choices` are what the thread chooses, in order; where they end it takes the first alternative. `trace` is told of
    what it does, and operations are counted. Without a `limit` the thread goes on up to its next visible operation;
    with one, until it has done so many operations, whatever it meets. `completes` is the position in the window of an
    operation that takes effect first, -1 for none; then the thread goes on with what is no step. `issue`: the one
    operation of the limit is left pending. `eager`: the threads whose ends have been put off must have ended. With
    `until=n`, the step ends before its n-th region, which an earlier attempt found blocked; 0 for no such end.
    `again`: an operand of the next operation is read again, and the thread does nothing else. `alone`: an operation
    of the window takes effect, and the thread does nothing else, as it cannot go on.
    """

    choices: tuple[int, ...] = ()
    trace: OnAccess | None = None
    limit: int | None = None
    completes: int = -1
    issue: Issue | None = None
    eager: bool = False
    until: int = 0
    again: OperandPart | None = None
    alone: bool = False


PLAIN = Request()
"""The next step of a thread, with the first of all alternatives."""
