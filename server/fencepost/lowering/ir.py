"""Register code: what one method body becomes. Registers: arguments, locals, stack slots, constants."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from fencepost.lowering.klass import Klass
from fencepost.lowering.operations import OPERATIONS

NONE = -1
"""No register: the operation has no result, or the register of an address is not known."""


class Op:
    """One operation: `dst` gets the result of `name` for the registers `srcs` and for `arg`, which no register holds.
    `kind` has the properties of all operations of this name."""

    __slots__ = ("arg", "dst", "kind", "name", "offset", "srcs")

    def __init__(self, name: str, dst: int, srcs: tuple[int, ...], arg: Any, offset: int) -> None:
        self.name = name
        self.kind = OPERATIONS[name]
        self.dst = dst
        self.srcs = srcs
        self.arg = arg
        self.offset = offset

    def __repr__(self) -> str:
        return f"{self.offset:04x} {self.name} {self.dst} {self.srcs} {self.arg}"


class Region(NamedTuple):
    """An exception clause over register code; all numbers are indexes of operations, `variable` is a register."""

    kind: str
    try_start: int
    try_end: int
    start: int
    end: int
    klass: Klass | None
    filter: int
    variable: int


@dataclass(frozen=True)
class Lowered:
    """A body ready for the machine. `registers` is the number without constants, which follow."""

    ops: tuple[Op, ...]
    regions: tuple[Region, ...]
    registers: int
    initial: tuple[Any, ...]
    parameters: int
    register_types: tuple[Klass, ...]
    live: tuple[int, ...] = field(default=())
    loop_heads: frozenset[int] = field(default=frozenset())
