"""What the code of one method does, as far as others could notice: plain values that summaries are made of."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.model.history import WRITING, ActKind
from fencepost.model.members import MethodReference
from fencepost.screening.paths import AccessPath


class CodeSpot(NamedTuple):
    """An instruction: its assembly, its method's token and its offset."""

    assembly: Assembly
    method: int
    offset: int


class HeldLock(NamedTuple):
    """A lock by the path of its object; `shared` if others may hold it in the same way at once."""

    path: AccessPath
    shared: bool


class Touch(NamedTuple):
    """An access to a field, or a call of a collection. `ordered`: by `volatile`, `Interlocked`, or a collection that is
    thread-safe. `section` tells critical sections of a method from each other, -1 outside of all; `stage` counts the
    awaits before it. It is `locked` if a lock is held that keeps no thread out."""

    path: AccessPath
    kind: ActKind
    locks: frozenset[HeldLock]
    ordered: bool
    at: CodeSpot
    section: int = -1
    stage: int = 0
    member: str = ""
    locked: bool = False

    @property
    def writes(self) -> bool:
        return self.kind in WRITING


class Callback(NamedTuple):
    """A delegate: the method that it calls, by the assembly that names it, and the object that it has."""

    assembly: Assembly
    named: MethodReference
    target: AccessPath | None


Known = AccessPath | Callback | None
"""What is known of a value."""


class Invocation(NamedTuple):
    """A call: what is called, with which object first and which arguments, under which locks."""

    named: MethodReference
    arguments: tuple[Known, ...]
    locks: frozenset[HeldLock]
    at: CodeSpot
    section: int
    stage: int
    virtual: bool


class MethodEffects(NamedTuple):
    """What one method's own code does; `stored` are values that it puts into fields of its object and of those that
    it makes; `acquired` are the locks that it takes, with those held."""

    touches: tuple[Touch, ...] = ()
    calls: tuple[Invocation, ...] = ()
    stored: tuple[tuple[AccessPath, Known], ...] = ()
    acquired: tuple[tuple[HeldLock, frozenset[HeldLock], CodeSpot], ...] = ()
