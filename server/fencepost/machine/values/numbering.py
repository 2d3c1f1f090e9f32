"""The numbers of operations in a window, which sets of pending reads refer to."""

from __future__ import annotations

from collections.abc import Callable

from fencepost.machine.values.order import Pending


def in_order(window: list[Pending], as_they_are: bool) -> tuple[tuple[Pending, ...], Callable[[int], int]]:
    """The window with its operations numbered by their order, and sets of pending reads with these numbers: which
    operation has taken which number must not tell two states apart. A replay of one run keeps the numbers that it
    knows."""
    numbers = {entry.number: position for position, entry in enumerate(window)}
    if as_they_are or all(number == position for number, position in numbers.items()):
        return tuple(window), _same_mask

    def masked(mask: int) -> int:
        return sum(1 << position for number, position in numbers.items() if mask >> number & 1)

    ordered = []
    for position, entry in enumerate(window):
        op = entry.operation
        if op.uses | op.data | op.control:
            op = op._replace(uses=masked(op.uses), data=masked(op.data), control=masked(op.control))
        ordered.append(entry._replace(number=position, operation=op))
    return tuple(ordered), masked


def _same_mask(mask: int) -> int:
    return mask
