"""Where the ways that a branch opens meet again: until there, what is done depends on the branch.

The immediate post-dominators of the operations of a method, by the algorithm of Cooper, Harvey and Kennedy ("A Simple,
Fast Dominance Algorithm", 2001) on the reversed graph. Exceptions are left out: a handler is no meeting.
"""

from __future__ import annotations

from fencepost.lowering.ir import Lowered, Op

NOWHERE = -1
"""The ways of a branch meet where the method ends, if anywhere."""


def meetings(lowered: Lowered) -> tuple[int, ...]:
    """For each operation the one that is always come to after it, `NOWHERE` if there is none."""
    ops = lowered.ops
    end = len(ops)
    after = [follows(op, number, end) for number, op in enumerate(ops)]
    before: list[list[int]] = [[] for _ in range(end + 1)]
    for number, following in enumerate(after):
        for other in following:
            before[other].append(number)
    order = _postorder(before, end)
    rank = {node: place for place, node in enumerate(order)}
    found: dict[int, int] = {end: end}

    def common(one: int, other: int) -> int:
        while one != other:
            while rank[one] < rank[other]:
                one = found[one]
            while rank[other] < rank[one]:
                other = found[other]
        return one

    changed = True
    while changed:
        changed = False
        for node in reversed(order[:-1]):
            known = [other for other in after[node] if other in found]
            meeting = known[0]
            for other in known[1:]:
                meeting = common(meeting, other)
            if found.get(node) != meeting:
                found[node], changed = meeting, True
    return tuple([found.get(number, end) if found.get(number, end) != end else NOWHERE for number in range(end)])


def follows(op: Op, number: int, end: int) -> list[int]:
    """The operations that can come after one, exceptions aside; `end` stands for the caller's."""
    match op.kind.flow:
        case "jump" | "leave":
            return [op.arg]
        case "branch":
            return [op.arg, min(number + 1, end)]
        case "switch":
            return [*op.arg, min(number + 1, end)]
        case "next":
            return [min(number + 1, end)]
    return [end]


def _postorder(before: list[list[int]], end: int) -> list[int]:
    """The nodes from which the end can be reached, each after those that lead to it."""
    order: list[int] = []
    seen = {end}
    stack = [(end, iter(before[end]))]
    while stack:
        node, ways = stack[-1]
        following = next((other for other in ways if other not in seen), None)
        if following is None:
            order.append(node)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(before[following])))
    return order
