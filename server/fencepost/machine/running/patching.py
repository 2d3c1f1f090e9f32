"""Changes that are tried on lowered code: barriers become operations of their own, accesses become volatile or one
operation with others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Literal

from fencepost.lowering.ir import NONE, Lowered, Op
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Registers
from fencepost.model.patch import Patch


def patched(lowered: Lowered, patches: Sequence[Patch]) -> Lowered:
    """The code with barriers where statements would put them, and updates between the marks of their ends."""
    for patch in patches:
        if patch.kind == "atomic":
            lowered = _as_one(lowered, patch.offset, False, patch.until)
        elif patch.kind == "exchange":
            lowered = _as_one(lowered, patch.offset, True, patch.offset)
        elif patch.kind in ("omit", "plain"):
            ops = [_without(op, index, patch) for index, op in enumerate(lowered.ops)]
            lowered = replace(lowered, ops=tuple(ops))
        elif patch.kind in ("FB", "RB", "WB"):
            barrier = Op("barrier", NONE, (), patch.kind, patch.offset)
            comes: Literal["not back", "all"] = "not back" if patch.skips_back else "all"
            lowered = _insert(lowered, place_of(lowered, patch.offset), barrier, comes)
    return lowered


def is_named(op: Op) -> bool:
    """True if an operation reads or writes what a statement can name: a field, or an element of an array."""
    return op.kind.is_of_field or op.kind.is_of_item


def is_volatile(op: Op, patches: Sequence[Patch]) -> bool:
    """True if the patches make an operation a volatile access, alone or with all accesses of its field."""
    if not is_named(op):
        return False
    if any(patch.kind == "volatile" and patch.offset == op.offset for patch in patches):
        return True
    if not op.kind.is_of_field:
        return False
    module, token = op.arg[0].member
    fields = (patch for patch in patches if patch.kind == "field" and patch.assembly == module)
    return any(token in (patch.token, *patch.siblings) for patch in fields)


_BARRIERS = {"MemoryBarrier", "ReadBarrier", "WriteBarrier"}
_THREADING = ("System.Threading.Interlocked", "System.Threading.Volatile", "System.Threading.Thread")


def ordering_call(op: Op) -> str | None:
    """The member that an operation calls only for its order: a barrier, or a volatile access."""
    if op.name != "call" or op.arg[0].owner.generic not in _THREADING:
        return None
    method = op.arg[0]
    is_access = method.owner.generic == "System.Threading.Volatile" and method.name in ("Read", "Write")
    return f"{method.owner.generic.rpartition('.')[2]}.{method.name}" if is_access or method.name in _BARRIERS else None


def _without(op: Op, index: int, patch: Patch) -> Op:
    """An operation as it is without the order that a patch takes away."""
    if patch.kind == "plain":
        is_field = op.kind.is_of_field and op.arg[0].member == patch.member
        return Op(op.name, op.dst, op.srcs, (op.arg[0], False), op.offset) if is_field else op
    if op.offset != patch.offset or ordering_call(op) is None:
        return op
    method = op.arg[0]
    if method.name in _BARRIERS:
        return Op("br", NONE, (), index + 1, op.offset)
    access = "ldobj" if method.name == "Read" else "stobj"
    return Op(access, op.dst, op.srcs, (method.parameters[0].element, False), op.offset)


def _as_one(lowered: Lowered, first: int, stores: bool, last: int) -> Lowered:
    """The code with everything from a load, or a store, to a store as one operation."""
    end = _find(lowered, last, True)
    lowered = _insert(lowered, end + 1, Op("update_end", NONE, (), None, last), "none")
    return _insert(lowered, _find(lowered, first, stores), Op("update", NONE, (), None, first))


def _find(lowered: Lowered, offset: int, stores: bool) -> int:
    """The load or store of what a statement can name, by its offset."""
    return next(
        index
        for index, op in enumerate(lowered.ops)
        if op.offset == offset and is_named(op) and op.kind.stores == stores
    )


def place_of(lowered: Lowered, offset: int) -> int:
    """The first operation of what begins at an offset."""
    offsets = [op.offset for op in lowered.ops]
    return min((i for i, at in enumerate(offsets) if at >= offset), key=lambda i: offsets[i], default=len(offsets))


def _insert(lowered: Lowered, at: int, new: Op, comes: Literal["all", "not back", "none"] = "all") -> Lowered:
    """Inserts an operation. Jumps to the place come by it, except those back to a loop if it stands before the loop;
    and no jump does if it ends what is before it."""

    def moved(target: int, source: int) -> int:
        skips = comes == "none" or (comes == "not back" and source >= at)
        return target + 1 if target > at or (target == at and skips) else target

    ops = [_moved(op, source, moved) for source, op in enumerate(lowered.ops)]
    ops.insert(at, new)
    regions = tuple(
        region._replace(
            try_start=moved(region.try_start, -1),
            try_end=moved(region.try_end, -1),
            start=moved(region.start, -1),
            end=moved(region.end, -1),
            filter=moved(region.filter, -1) if region.filter >= 0 else region.filter,
        )
        for region in lowered.regions
    )
    live = lowered.live
    heads = frozenset(moved(head, len(ops)) for head in lowered.loop_heads) | {
        head for head in lowered.loop_heads if head == at
    }
    if live:
        live = (*live[:at], live[min(at, len(live) - 1)], *live[at:])
    return replace(lowered, ops=tuple(ops), regions=regions, live=live, loop_heads=heads)


def _moved(op: Op, source: int, moved: Callable[[int, int], int]) -> Op:
    if op.kind.flow == "switch":
        return Op(op.name, op.dst, op.srcs, tuple(moved(target, source) for target in op.arg), op.offset)
    if op.kind.jumps:
        return Op(op.name, op.dst, op.srcs, moved(op.arg, source), op.offset)
    return op


def made_volatile(operation: OperationFunction) -> OperationFunction:
    def changed(t: Thread, r: Registers) -> int | None:
        t.current.volatile = True
        try:
            return operation(t, r)
        finally:
            t.current.volatile = False

    return changed
