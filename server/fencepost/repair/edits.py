"""The effects of source edits on operations: the search for repairs asks, and the part that has the source answers."""

from __future__ import annotations

from typing import Protocol

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.code_places import CodePlace
from fencepost.repair.option import Option, Start


class Edits(Protocol):
    """The interface that finds edits: each method returns the option that an edit of the source compiles to, or
    None."""

    def has_half_barriers(self, method: MethodInstance) -> bool:
        """True if a method can have barriers of reads and of writes."""

    def starts(self, method: MethodInstance) -> tuple[Start, ...]:
        """The statements that a barrier can be put before."""

    def volatile(self, place: CodePlace, writes: bool) -> Option | None:
        """The option that makes one access volatile."""

    def field(self, place: CodePlace) -> Option | None:
        """The option that makes the field of an access volatile."""

    def exchange(self, place: CodePlace) -> Option | None:
        """The option that makes a store an exchange."""

    def update(self, read: CodePlace, write: CodePlace) -> Option | None:
        """The option that makes a read and a write one operation."""
