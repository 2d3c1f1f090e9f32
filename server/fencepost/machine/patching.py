"""Changes that are tried on lowered code: barriers become operations of their own, accesses become volatile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fencepost.lowering.ir import NONE, Lowered, Op
from fencepost.model.patch import Patch

if TYPE_CHECKING:
    from fencepost.machine.codes import Operation


def patched(lowered: Lowered, patches: Sequence[Patch]) -> Lowered:
    """The code with barriers where statements would put them, and updates between the marks of their ends."""
    for patch in patches:
        if patch.kind == "atomic":
            end = next(index for index, op in enumerate(lowered.ops) if op.offset == patch.until and op.name in STORES)
            lowered = _insert(lowered, end + 1, Op("update_end", NONE, (), None, patch.until))
            begin = next(i for i, op in enumerate(lowered.ops) if op.offset == patch.offset and op.name in LOADS)
            lowered = _insert(lowered, begin, Op("update", NONE, (), None, patch.offset))
        elif patch.kind != "volatile":
            barrier = Op("barrier", NONE, (), patch.kind, patch.offset)
            lowered = _insert(lowered, place_of(lowered, patch.offset), barrier, patch.skips_back)
    return lowered


LOADS, STORES = {"ldfld", "ldsfld", "ptr_ldfld"}, {"stfld", "stsfld", "ptr_stfld"}


def place_of(lowered: Lowered, offset: int) -> int:
    """The first operation of what begins at an offset."""
    offsets = [op.offset for op in lowered.ops]
    return min((i for i, at in enumerate(offsets) if at >= offset), key=lambda i: offsets[i], default=len(offsets))


def _insert(lowered: Lowered, at: int, new: Op, skips_back: bool = False) -> Lowered:
    """What jumps to the place comes by the new operation; jumps back to a loop do not, if that is before the loop."""

    def moved(target: int, source: int) -> int:
        return target + 1 if target > at or (target == at and skips_back and source >= at) else target

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


def _moved(op: Op, source: int, moved: Any) -> Op:
    if op.name == "switch":
        return Op(op.name, op.dst, op.srcs, tuple(moved(target, source) for target in op.arg), op.offset)
    if jumps(op):
        return Op(op.name, op.dst, op.srcs, moved(op.arg, source), op.offset)
    return op


def jumps(op: Op) -> bool:
    """Whether an operation's argument is the operation that it may go on with."""
    return op.name in ("br", "leave") or op.name.startswith("b_")


def made_volatile(operation: Operation) -> Operation:
    def changed(t: Any, r: list[Any]) -> int | None:
        t.volatile = True
        try:
            return operation(t, r)
        finally:
            t.volatile = False

    return changed
