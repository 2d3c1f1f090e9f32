"""Liveness: the registers that matter at each operation. A value that is never read again must not tell two states
apart."""

from fencepost.lowering.ir import Op, Region


def successors(ops: list[Op], regions: list[Region]) -> list[list[int]]:
    """Where control can go from each operation, exceptions included."""
    leaves = [op.arg for op in ops if op.kind.flow == "leave"]
    found: list[list[int]] = []
    for index, op in enumerate(ops):
        after = _following(op, index, leaves)
        for region in regions:
            inside = region.try_start <= index < region.try_end
            # A handler is entered from anywhere in its try block; a finally also when an inner handler has ended.
            if inside:
                after.append(region.start)
                if region.filter >= 0:
                    after.append(region.filter)
        found.append([target for target in after if target < len(ops)])
    return found


def _following(op: Op, index: int, leaves: list[int]) -> list[int]:
    match op.kind.flow:
        case "next":
            return [index + 1]
        case "jump" | "leave":
            return [op.arg]
        case "branch":
            return [index + 1, op.arg]
        case "switch":
            return [index + 1, *op.arg]
        case "finally":
            return list(leaves)
        case "return" | "end":
            return []


def live_registers(ops: list[Op], regions: list[Region], always: int) -> tuple[int, ...]:
    """For each operation the registers, as bits, whose values may still be read when it is about to run."""
    count = len(ops)
    use, keep = [0] * count, [-1] * count
    for index, op in enumerate(ops):
        for source in op.srcs:
            if source >= 0:
                use[index] |= 1 << source
        # A handler sees the value before an operation that throws, so only a plain result hides the old one.
        if op.dst >= 0:
            keep[index] = ~(1 << op.dst)
    after = successors(ops, regions)
    handlers = [
        [start for r in regions if r.try_start <= index < r.try_end for start in (r.start, r.filter) if start >= 0]
        for index in range(count)
    ]
    live = [0] * (count + 1)
    changed = True
    while changed:
        changed = False
        for index in range(count - 1, -1, -1):
            out = 0
            for target in after[index]:
                out |= live[target]
            value = (out & keep[index]) | use[index] | always
            for start in handlers[index]:
                value |= live[start]
            if value != live[index]:
                live[index] = value
                changed = True
    return tuple(live[:count])
