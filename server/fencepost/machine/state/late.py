"""The part of a thread that exists only under a memory model: operations that have not taken effect, and what depends
on them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from fencepost.machine.state.origin import Origins, ReadSource
from fencepost.machine.values.order import MemoryOperation, Order, Pending
from fencepost.machine.values.values import Key, Obj

FENCES = 1, 0
"""The numbers of a thread's last barrier and last full barrier, as far as they matter (`Obj.stamp`)."""
_PARTS = -2
"""Stands for a register, where a struct is being put together."""


class Taints:
    """Taints of one thread. `registers` by frame and register, `items` by object and index, `cells` by address."""

    __slots__ = ("cells", "items", "registers")

    def __init__(self) -> None:
        self.registers: dict[tuple[int, int], int] = {}
        self.items: dict[tuple[Obj, int], int] = {}
        self.cells: dict[Any, int] = {}

    def forget(self, number: int) -> None:
        """A read has taken effect with the value that was guessed, so nothing depends on the guess any more."""
        bit = ~(1 << number)
        for table in (self.registers, self.items, self.cells):
            for key, mask in list(table.items()):
                self.put(table, key, mask & bit)

    @staticmethod
    def put(table: dict[Any, int], key: Hashable, mask: int) -> None:
        if mask:
            table[key] = mask
        else:
            table.pop(key, None)


class Late:
    """The pending operations of a thread, and what depends on them. Sets of pending reads are numbers, a bit for each.

    Kept from step to step: the `window` of operations, in program order, that have been issued and have not taken
    effect; `pending` and `ghosts`, the reads and ghosts in it; `taints` and `control`, what depends on them; `origins`,
    the registers whose reads may be made again; `fences` and `full_fences`, the numbers of the last barriers.

    Of this step: `fresh` are the operations that have taken effect
    in it, `delayed` the number of the read that it has left pending, `upcoming` the operation before which it stops.
    `turns` are the pending reads on which a branch waits.

    Of the operation that runs now: `uses` and `data`, what its address and its value depend on; `loaded`, what its
    result depends on; `published`, `reached` and `settled`, for what it publishes: what the contents depend on, the
    objects that it leads to, and those whose fields a barrier has settled; `source`, what it has just read; `rereading`
    and `asked`, the operand that is read again, and those that have been offered to be; `kind`, how its access is told.

    `stamps`, `rereads`, `follows`: what the model asks for."""

    control: int = 0
    data: int = 0
    delayed: int = -1
    ghosts: int = 0
    kind: str = ""
    loaded: int = 0
    pending: int = 0
    published: int = 0
    rereading: tuple[Any, ...] | None = None
    source: ReadSource | None = None
    turns: int = 0
    upcoming: MemoryOperation | None = None
    uses: int = 0

    def __init__(self, order: Order) -> None:
        self.order = order
        self.asked: set[tuple[int, int]] = set()
        self.fences, self.full_fences = FENCES
        self.fresh: list[Pending] = []
        self.origins: Origins = {}
        self.reached: set[Key] = set()
        self.settled: set[Key] = set()
        self.taints = Taints()
        self.window: list[Pending] = []
        self.stamps = not order.publication
        self.rereads = order.rereads
        self.follows = order.delays_reads or order.rereads

    def keep_part(self, depth: int) -> None:
        """A struct is read part by part: notes for the whole what the parts so far depend on."""
        if self.loaded:
            registers = self.taints.registers
            registers[depth, _PARTS] = registers.get((depth, _PARTS), 0) | self.loaded

    def parts(self, depth: int) -> int:
        """The reads on which the parts depend that the operation of a frame has read so far."""
        return self.taints.registers.get((depth, _PARTS), 0)

    def forget_parts(self, depth: int) -> None:
        """Forgets the parts so far: the next operation has nothing to do with them."""
        self.taints.registers.pop((depth, _PARTS), None)

    def join_parts(self, depth: int) -> None:
        """Makes the whole depend on all reads on which its parts depend."""
        if self.taints.registers:
            self.loaded |= self.taints.registers.pop((depth, _PARTS), 0)
