"""What depends on reads that have not taken effect: registers, objects of the thread, cells that it alone uses.

A taint is a set of pending reads, a bit for each number. It is followed only while there are any. A branch, and
whatever may throw, makes all that comes after it depend on its operands (`Thread.control`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TYPE_CHECKING, Any

from fencepost.lowering.ir import Op
from fencepost.machine.errors import BlockedError
from fencepost.machine.frames import Frame
from fencepost.machine.origins import is_kept
from fencepost.machine.values import ItemPointer, Obj, VariablePointer
from fencepost.machine.window import OWN

if TYPE_CHECKING:
    from fencepost.machine.codes import Operation
    from fencepost.machine.thread import Thread

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

    def keep_part(self, t: Thread) -> None:
        """A struct is read part by part: notes for the whole what the parts so far depend on."""
        if t.loaded:
            key = (len(t.frames) - 1, _PARTS)
            self.registers[key] = self.registers.get(key, 0) | t.loaded

    def parts(self, t: Thread) -> int:
        """What they depend on."""
        return self.registers.get((len(t.frames) - 1, _PARTS), 0)

    def forget_parts(self, t: Thread) -> None:
        """Forgets the parts so far: the next operation has nothing to do with them."""
        self.registers.pop((len(t.frames) - 1, _PARTS), None)

    def join_parts(self, t: Thread) -> None:
        if self.registers:
            t.loaded |= self.registers.pop((len(t.frames) - 1, _PARTS), 0)

    @staticmethod
    def put(table: dict[Any, int], key: Hashable, mask: int) -> None:
        if mask:
            table[key] = mask
        else:
            table.pop(key, None)


def follow(t: Thread, frame: Frame, op: Op, function: Operation) -> int | None:
    """Executes one operation where reads may be pending, and notes what depends on them."""
    if t.pending or t.ghosts:
        return _run(t, frame, op, function)
    depth = len(t.frames) - 1
    answer = function(t, frame.regs)
    if t.loaded:
        _settle(t, op, depth)
    return answer


def _run(t: Thread, frame: Frame, op: Op, function: Operation) -> int | None:
    taints, depth, kind = t.taints, len(t.frames) - 1, op.kind
    masks = [taints.registers.get((depth, source), 0) for source in op.srcs]
    if kind.stores:
        t.data, t.uses = (masks[-1] if masks else 0), _union(masks[:-1])
    elif op.name == "intrinsic":
        t.uses, t.data = (masks[0] if masks else 0), _union(masks[1:])
    else:
        t.uses, t.data = _union(masks), 0
    every = t.uses | t.data
    t.loaded = 0
    turns = (_union(masks[:-1]) if kind.stores else every) if kind.turns else 0
    if turns & t.pending:
        _stop_at(t, turns)
    before = _before(t, op, frame)
    try:
        answer = function(t, frame.regs)
    except Exception:
        t.control |= every
        raise
    finally:
        t.uses = t.data = 0
    if answer == -1:
        return answer
    t.control |= turns
    after = len(t.frames) - 1
    if after > depth:
        _pass(t, op, after, masks)
    elif after < depth:
        _return(t, frame, after, every | t.loaded)
    elif op.dst >= 0 and answer is None:
        taints.put(taints.registers, (depth, op.dst), every | t.loaded | before)
    t.loaded = 0
    return answer


def _stop_at(t: Thread, turns: int) -> None:
    """Holds the thread before a branch on pending reads, if all operations after it would wait for those reads
    anyway."""
    order = t.world.order
    if order is not None and order.all_wait_for_branches and not t.free:
        t.turns = turns
        raise BlockedError(OWN, interruptible=False)


def _settle(t: Thread, op: Op, depth: int) -> None:
    """Notes what the first read that was left pending makes depend on it."""
    if op.dst >= 0:
        t.taints.put(t.taints.registers, (depth, op.dst), t.loaded)
    t.loaded = 0


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _before(t: Thread, op: Op, frame: Frame) -> int:
    """Loads from and stores to what is the thread's own."""
    if not op.srcs:
        return 0
    target = frame.regs[op.srcs[0]]
    taints, variable, stores = t.taints, op.kind.variable, op.kind.stores
    if not (stores or op.kind.loads or op.name == "intrinsic"):
        return 0
    holder = target.__class__
    if holder is Obj:
        if variable in ("field", "item"):
            index = int(op.arg[0].index) if variable == "field" else int(frame.regs[op.srcs[1]])
            if stores:
                taints.put(taints.items, (target, index), t.data)
                return 0
            return taints.items.get((target, index), 0)
        if op.name == "intrinsic":
            return _union(mask for (obj, _), mask in taints.items.items() if obj is target)
        return 0
    if variable not in ("part", "target"):
        return 0
    if holder is VariablePointer:
        key = (target.frame, target.register)
        if stores:
            taints.put(taints.registers, key, t.data | (taints.registers.get(key, 0) if target.path else 0))
            return 0
        return taints.registers.get(key, 0)
    if holder is ItemPointer and target.target.__class__ is Obj:
        key = (target.target, target.index)
        if stores:
            taints.put(taints.items, key, t.data | (taints.items.get(key, 0) if target.path else 0))
            return 0
        return taints.items.get(key, 0)
    return 0


def _pass(t: Thread, op: Op, after: int, masks: list[int]) -> None:
    """A call: arguments depend on what they were made from."""
    top = t.frames[after]
    count = top.code.lowered.parameters
    if count == len(masks):
        each = masks
    elif count == len(masks) + 1 and op.kind.calls == "constructor":
        each = [0, *masks]
    else:
        each = [_union(masks)] * count
    for register, mask in enumerate(each):
        t.taints.put(t.taints.registers, (after, register), mask)


def _return(t: Thread, frame: Frame, after: int, mask: int) -> None:
    registers = t.taints.registers
    for key in [key for key in registers if key[0] > after]:
        del registers[key]
    if frame.dst >= 0 and after >= 0:
        t.taints.put(registers, (after, frame.dst), mask)


def published(t: Thread, obj: Obj) -> int:
    """What the contents of objects that are being published depend on."""
    return _union(mask for (owner, _), mask in t.taints.items.items() if owner is obj)


def freeze_taints(
    t: Thread, kept: set[tuple[int, int]], number_of: Callable[[Obj], int | None], masked: Callable[[int], int]
) -> tuple[Any, ...]:
    """Taints of what is kept of the thread, as part of its local state, by the numbers that reads have in it."""
    if not (t.pending or t.ghosts):
        return ()
    taints = t.taints
    kept_ones = [(key, masked(mask)) for key, mask in taints.registers.items() if is_kept(key, kept)]
    items = []
    for (obj, index), mask in taints.items.items():
        number = number_of(obj)
        if number is not None:
            items.append((number, index, masked(mask)))
    cells = frozenset([(address, masked(mask)) for address, mask in taints.cells.items()])
    return (masked(t.control), tuple(sorted(kept_ones)), tuple(sorted(items)), cells)


def thaw_taints(t: Thread, frozen: tuple[Any, ...], objects: list[Obj]) -> None:
    if frozen:
        t.control, registers, items, cells = frozen
        t.taints.registers.update(registers)
        t.taints.items.update({(objects[number], index): mask for number, index, mask in items})
        t.taints.cells.update(cells)
