"""Changes that are tried on lowered code: barriers become operations of their own, accesses become volatile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fencepost.lowering.ir import NONE, Lowered, Op
from fencepost.model.patch import Patch

if TYPE_CHECKING:
    from fencepost.machine.codes import Operation

_BARRIER = "barrier"


def with_barriers(lowered: Lowered, patches: Sequence[Patch]) -> Lowered:
    """The code with barriers where statements would put them."""
    for patch in patches:
        if patch.kind != "volatile":
            lowered = _insert(lowered, place_of(lowered, patch.offset), patch)
    return lowered


def place_of(lowered: Lowered, offset: int) -> int:
    """The first operation of what begins at an offset."""
    offsets = [op.offset for op in lowered.ops]
    return min((i for i, at in enumerate(offsets) if at >= offset), key=lambda i: offsets[i], default=len(offsets))


def _insert(lowered: Lowered, at: int, patch: Patch) -> Lowered:
    """What jumps to the place comes by the barrier; jumps back to a loop do not, if the barrier is before the loop."""

    def moved(target: int, source: int) -> int:
        return target + 1 if target > at or (target == at and patch.skips_back and source >= at) else target

    ops = [_moved(op, source, moved) for source, op in enumerate(lowered.ops)]
    ops.insert(at, Op(_BARRIER, NONE, (), patch.kind, patch.offset))
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
        live = (*live[:at], live[at], *live[at:])
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
