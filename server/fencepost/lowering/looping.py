"""Which operations of a method belong to a loop."""

from __future__ import annotations

from fencepost.lowering.ir import Lowered
from fencepost.lowering.meeting import follows


def loop_of(lowered: Lowered, head: int) -> frozenset[int]:
    """The operations that are on a way from an operation back to it, exceptions aside."""
    end = len(lowered.ops)
    after = [follows(op, number, end) for number, op in enumerate(lowered.ops)]
    before: dict[int, list[int]] = {}
    for number, following in enumerate(after):
        for other in following:
            before.setdefault(other, []).append(number)
    return _reached(head, dict(enumerate(after))) & _reached(head, before)


def _reached(head: int, following: dict[int, list[int]]) -> frozenset[int]:
    found: set[int] = set()
    open = [head]
    while open:
        for other in following.get(open.pop(), ()):
            if other not in found:
                found.add(other)
                open.append(other)
    return frozenset(found)
