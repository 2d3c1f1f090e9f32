"""Where a loop is entered: compilers put the condition of a `while` behind its body, and jump there."""

from __future__ import annotations

from fencepost.lowering.ir import Lowered
from fencepost.machine.running.patching import place_of


def entry_of_loop(lowered: Lowered, condition: int) -> int | None:
    """The offset of the jump that enters a loop, by the offset of the loop's condition; None if no jump enters it."""
    ops, test = lowered.ops, place_of(lowered, condition)
    back = {op.arg for op in ops[test:] if op.kind.jumps}
    for index, op in enumerate(ops[:test]):
        if op.kind.flow == "jump" and op.arg == test and index + 1 in back:
            return op.offset
    return None
