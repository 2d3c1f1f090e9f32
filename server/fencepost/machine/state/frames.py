"""Calls in progress: a frame for each, with its registers and what its exception handlers have yet to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from fencepost.machine.values.values import Registers

if TYPE_CHECKING:
    from fencepost.machine.state.thread import Thread


from typing import Any

from fencepost.lowering.ir import Lowered
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.values.values import Value


class Code:
    """A lowered body with its operations made into functions."""

    __slots__ = ("flow", "live", "lowered", "method", "registers", "run", "template", "variants")

    def __init__(self, method: MethodInstance, lowered: Lowered, template: list[Value]) -> None:
        self.method = method
        self.lowered = lowered
        self.registers = lowered.registers
        self.template = template
        self.run: list[Any] = []
        self.live: dict[int, tuple[int, ...]] = {}
        self.flow: Any = None
        self.variants: dict[Any, Any] = {}

    def live_at(self, pc: int) -> tuple[int, ...]:
        """The registers whose values may be read from `pc` on."""
        found = self.live.get(pc)
        if found is None:
            bits = self.lowered.live[pc] if pc < len(self.lowered.live) else 0
            found = self.live[pc] = tuple([r for r in range(self.registers) if bits >> r & 1])
        return found


class Frame:
    """`dst` is the caller's register for the result. `pending` says what handlers owe, the innermost last.

    `partial` holds the parts of a struct that an operation has copied so far, one visible step each.
    `again` has what the operation has read once more of its operands, or is about to (`rereading`).
    `lock` is what a synchronized method has locked, `initializes` the type whose static constructor this is.
    """

    __slots__ = (
        "again", "code", "dst", "initializes", "lock", "partial", "pc", "pending", "region", "regs", "shares",
    )  # fmt: skip

    def __init__(self, code: Code, regs: list[Value], dst: int) -> None:
        self.code = code
        self.regs = regs
        self.dst = dst
        self.pc = 0
        self.pending: list[tuple[Any, ...]] = []
        self.partial: list[Any] = []
        self.again: list[tuple[Any, ...]] = []
        self.region = 0
        self.lock: Any = None
        self.initializes: Klass | None = None
        self.shares = -1

    def __repr__(self) -> str:
        return f"{self.code.method}@{self.pc}"


OperationFunction = Callable[["Thread", Registers], int | None]
"""The function of a register operation. It returns None to go on with the next operation, or the number of the
operation to go on with; `thread` has the other answers."""
