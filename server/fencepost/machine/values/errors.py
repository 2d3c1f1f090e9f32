"""How a step can end other than at the next visible operation."""

from typing import Any

from fencepost.machine.values.values import Value
from fencepost.model.waits import Wait


class NetError(Exception):
    """A .NET exception object is thrown."""

    def __init__(self, thrown: Value) -> None:
        super().__init__(thrown)
        self.thrown = thrown


class BlockedError(Exception):
    """The operation cannot proceed in this state."""

    def __init__(self, wait: Wait, interruptible: bool = True) -> None:
        super().__init__(wait.what)
        self.wait = wait
        self.interruptible = interruptible


class RestartError(Exception):
    """A guess about the program (a field that never changes, a cell that threads do not share) was refuted."""


class LookError(Exception):
    """A loop has gone on for so long that the thread should look whether it gets anywhere; nothing has been done."""


class DivergedError(Exception):
    """A thread runs on without ever reaching a visible operation."""


class FailedError(Exception):
    """The program is wrong here: an assertion fails or no handler catches an exception. `places` say where, if that is
    not where the thread stands."""

    def __init__(self, kind: str, message: str, type: str = "", places: tuple[Any, ...] = ()) -> None:
        super().__init__(kind, message)
        self.kind = kind
        self.message = message
        self.type = type
        self.places = places


class LimitError(Exception):
    """A step has gone on for so long that a limit of its search has been reached."""

    def __init__(self, limit: str) -> None:
        super().__init__(limit)
        self.limit = limit


class AheadError(Exception):
    """A step does more after an await than to register: it is to end before the await."""


class CutError(Exception):
    """A step ends here, before a region that is blocked."""
