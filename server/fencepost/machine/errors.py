"""How a step can end other than at the next visible operation."""

from typing import Any


class NetError(Exception):
    """A .NET exception object is thrown."""

    def __init__(self, thrown: Any) -> None:
        super().__init__(thrown)
        self.thrown = thrown


class BlockedError(Exception):
    """The operation cannot proceed in this state; `why` tells what the thread waits for.

    In an `idle` wait, for work or a signal, a background thread may be when the program ends.
    """

    def __init__(self, why: str, idle: bool = False, interruptible: bool = True) -> None:
        super().__init__(why)
        self.why = why
        self.idle = idle
        self.interruptible = interruptible


class RestartError(Exception):
    """A guess about the program (a field that never changes, a cell that threads do not share) was refuted."""


class DivergedError(Exception):
    """A thread runs on without ever reaching a visible operation."""


class FailedError(Exception):
    """The program is wrong here: an assertion or an exception that nothing catches."""

    def __init__(self, kind: str, message: str, type: str = "") -> None:
        super().__init__(kind, message)
        self.kind = kind
        self.message = message
        self.type = type
