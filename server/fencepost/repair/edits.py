"""What changes of the source can do to an operation: the search for repairs asks, who has the source answers."""

from __future__ import annotations

from typing import Protocol

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.step import Place
from fencepost.repair.option import Option, Start


class Edits(Protocol):
    """Each answers with the option that an edit of the source compiles to, or with none."""

    half_barriers: bool
    """Whether barriers of reads and of writes can be used."""

    def starts(self, method: MethodInstance) -> tuple[Start, ...]:
        """The statements that a barrier can be put before."""

    def volatile(self, place: Place, writes: bool) -> Option | None:
        """One access that becomes volatile."""

    def field(self, place: Place) -> Option | None:
        """The field of an access, that becomes volatile."""

    def exchange(self, place: Place) -> Option | None:
        """A store that becomes an exchange."""

    def update(self, read: Place, write: Place) -> Option | None:
        """A read and a write that become one operation."""
