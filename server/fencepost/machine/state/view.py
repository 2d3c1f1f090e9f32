"""Memory as a search gives it to a step of a thread."""

from __future__ import annotations

from typing import Any, Protocol

from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import Value

Mark = Any
"""A position in the writes of a view (`View.mark`), which only the view understands."""


class View(Protocol):
    """Memory as a step reads and writes it. The search learns from it on which cells the step depends."""

    def read(self, address: Address, default: Value) -> Value: ...

    def write(self, address: Address, value: Value, default: Value) -> None: ...

    def create(self, address: Address, value: Value, default: Value) -> None:
        """Writes a variable that no thread can have looked at before."""
        ...

    def note_older(self, address: Address, value: Value, default: Value) -> None:
        """Notes a value that has been written and is not the newest."""
        ...

    def mark(self) -> Mark:
        """The writes so far, to which a step can be cut back."""
        ...

    def cut(self, mark: Mark) -> None:
        """Takes back the writes after a mark."""
        ...

    def quiet(self) -> bool:
        """True if no other thread has a pending operation. The answer counts as read."""
        ...

    def alone(self, joined: set[int]) -> bool:
        """True if no threads but those given have been started. The answer counts as read."""
        ...

    def known(self, address: Address, default: Value) -> tuple[Any, ...]:
        """The values that other threads have written so far, in any state; what is learnt later is asked for again."""
        ...
