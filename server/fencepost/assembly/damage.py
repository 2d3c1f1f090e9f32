"""Problems of a file, and the number of them after which reading stops.

`DamagedError` never leaves this package: the callers at its edge turn it into a `Problem`.
"""

from fencepost.model.problem import Problem

_FREE = 4 << 20
_FACTOR = 32  # of hundreds of libraries, the worst needs 8
_SMALL = 256


class DamagedError(Exception):
    """Bytes that cannot mean what they claim; the text is a sentence for the user."""


class ForeignError(DamagedError):
    """A file of another kind."""


class Problems(list[Problem]):
    """The problems that were found. One that is met again is reported once."""

    def __init__(self) -> None:
        super().__init__()
        self._known: set[Problem] = set()

    def report(self, message: str, where: str) -> None:
        problem = Problem(message, where)
        if problem not in self._known:
            self._known.add(problem)
            self.append(problem)


class Allowance:
    """How much may be made of a file, in bytes: many times what any compiler's output needs.

    Rows may share names, signatures, attributes and code. Without an end to it, a file of a megabyte could ask for a
    name of a megabyte in each of its hundred thousand rows.
    """

    def __init__(self, size: int) -> None:
        self._left = _FREE + _FACTOR * size
        self._known: set[int] = set()

    def spend(self, amount: int) -> None:
        """Takes something away, for what is made only once."""
        self._left -= amount
        if self._left < 0:
            raise DamagedError("the file unfolds to many times its size, which no compiler's output does")

    def spend_once(self, token: int, amount: int) -> None:
        """Takes something away for a row that may be asked for again."""
        if amount > _SMALL and token not in self._known:
            self.spend(amount)
            self._known.add(token)
