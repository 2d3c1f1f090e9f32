"""Taints: which registers, objects of the thread and cells that it alone uses depend on reads that have not taken
effect.

A taint is a set of pending reads, a bit for each number. It is followed only while there are any. A branch, and
whatever may throw, makes all that comes after it depend on its operands (`Thread.control`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fencepost.lowering.ir import Op
from fencepost.machine.late.origins import is_kept
from fencepost.machine.late.window import OWN
from fencepost.machine.state.frames import Frame, OperationFunction
from fencepost.machine.state.late import Late
from fencepost.machine.state.local_state import FrozenTaints
from fencepost.machine.state.thread import Thread, late_of
from fencepost.machine.values.errors import BlockedError
from fencepost.machine.values.values import ItemPointer, Obj, VariablePointer


def follow(t: Thread, frame: Frame, op: Op, function: OperationFunction) -> int | None:
    """Executes one operation where reads may be pending, and notes what depends on them."""
    late = late_of(t)
    if late.pending or late.ghosts:
        return _run(t, frame, op, function)
    depth = len(t.frames) - 1
    answer = function(t, frame.regs)
    if late.loaded:
        _settle(t, op, depth)
    return answer


def _run(t: Thread, frame: Frame, op: Op, function: OperationFunction) -> int | None:
    late = late_of(t)
    taints, depth, kind = late.taints, len(t.frames) - 1, op.kind
    masks = [taints.registers.get((depth, source), 0) for source in op.srcs]
    if kind.stores:
        late.data, late.uses = (masks[-1] if masks else 0), _union(masks[:-1])
    elif op.name == "intrinsic":
        late.uses, late.data = (masks[0] if masks else 0), _union(masks[1:])
    else:
        late.uses, late.data = _union(masks), 0
    every = late.uses | late.data
    late.loaded = 0
    turns = (_union(masks[:-1]) if kind.stores else every) if kind.turns else 0
    if turns & late.pending:
        _stop_at(t, turns)
    before = _before(t, op, frame)
    try:
        answer = function(t, frame.regs)
    except Exception:
        late.control |= every
        raise
    finally:
        late.uses = late.data = 0
    if answer == -1:
        return answer
    late.control |= turns
    after = len(t.frames) - 1
    if after > depth:
        _pass(t, op, after, masks)
    elif after < depth:
        _return(t, frame, after, every | late.loaded)
    elif op.dst >= 0 and answer is None:
        taints.put(taints.registers, (depth, op.dst), every | late.loaded | before)
    late.loaded = 0
    return answer


def _stop_at(t: Thread, turns: int) -> None:
    """Holds the thread before a branch on pending reads, if all operations after it would wait for those reads
    anyway."""
    late = late_of(t)
    order = late.order
    if order.all_wait_for_branches and not t.free:
        late.turns = turns
        raise BlockedError(OWN, interruptible=False)


def _settle(t: Thread, op: Op, depth: int) -> None:
    """Notes what the first read that was left pending makes depend on it."""
    late = late_of(t)
    if op.dst >= 0:
        late.taints.put(late.taints.registers, (depth, op.dst), late.loaded)
    late.loaded = 0


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _before(t: Thread, op: Op, frame: Frame) -> int:
    """Loads from and stores to what is the thread's own."""
    late = late_of(t)
    if not op.srcs:
        return 0
    target = frame.regs[op.srcs[0]]
    taints, variable, stores = late.taints, op.kind.variable, op.kind.stores
    if not (stores or op.kind.loads or op.name == "intrinsic"):
        return 0
    holder = target.__class__
    if holder is Obj:
        if variable in ("field", "item"):
            index = int(op.arg[0].index) if variable == "field" else int(frame.regs[op.srcs[1]])
            if stores:
                taints.put(taints.items, (target, index), late.data)
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
            taints.put(taints.registers, key, late.data | (taints.registers.get(key, 0) if target.path else 0))
            return 0
        return taints.registers.get(key, 0)
    if holder is ItemPointer and target.target.__class__ is Obj:
        key = (target.target, target.index)
        if stores:
            taints.put(taints.items, key, late.data | (taints.items.get(key, 0) if target.path else 0))
            return 0
        return taints.items.get(key, 0)
    return 0


def _pass(t: Thread, op: Op, after: int, masks: list[int]) -> None:
    """A call: arguments depend on what they were made from."""
    late = late_of(t)
    top = t.frames[after]
    count = top.code.lowered.parameters
    if count == len(masks):
        each = masks
    elif count == len(masks) + 1 and op.kind.calls == "constructor":
        each = [0, *masks]
    else:
        each = [_union(masks)] * count
    for register, mask in enumerate(each):
        late.taints.put(late.taints.registers, (after, register), mask)


def _return(t: Thread, frame: Frame, after: int, mask: int) -> None:
    late = late_of(t)
    registers = late.taints.registers
    for key in [key for key in registers if key[0] > after]:
        del registers[key]
    if frame.dst >= 0 and after >= 0:
        late.taints.put(registers, (after, frame.dst), mask)


def published(t: Thread, obj: Obj) -> int:
    """The reads on which the contents of an object depend that is being published."""
    late = late_of(t)
    return _union(mask for (owner, _), mask in late.taints.items.items() if owner is obj)


def freeze_taints(
    late: Late, kept: set[tuple[int, int]], number_of: Callable[[Obj], int | None], masked: Callable[[int], int]
) -> FrozenTaints | None:
    """Taints of what is kept of the thread, as part of its local state, by the numbers that reads have in it."""
    if not (late.pending or late.ghosts):
        return None
    taints = late.taints
    kept_ones = [(key, masked(mask)) for key, mask in taints.registers.items() if is_kept(key, kept)]
    items = []
    for (obj, index), mask in taints.items.items():
        number = number_of(obj)
        if number is not None:
            items.append((number, index, masked(mask)))
    cells = frozenset([(address, masked(mask)) for address, mask in taints.cells.items()])
    return FrozenTaints(masked(late.control), tuple(sorted(kept_ones)), tuple(sorted(items)), cells)


def thaw_taints(late: Late, frozen: FrozenTaints, objects: list[Obj]) -> None:
    late.control = frozen.control
    late.taints.registers.update(frozen.registers)
    late.taints.items.update({(objects[number], index): mask for number, index, mask in frozen.items})
    late.taints.cells.update(frozen.cells)
