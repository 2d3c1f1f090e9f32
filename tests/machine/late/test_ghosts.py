"""What is left of a window when one of its operations has taken effect."""

from __future__ import annotations

from fencepost.machine.late.ghosts import without
from fencepost.machine.values.order import MemoryOperation, Pending

X, Y = ("static", 1), ("static", 2)


def test_no_operation_of_a_window_depends_on_one_that_has_taken_effect() -> None:
    reads = [Pending(number, MemoryOperation("R", X), 0, 0) for number in range(2)]
    write = Pending(2, MemoryOperation("W", Y, uses=0b11, data=0b01, control=0b10), 5, 0)
    left, last = without([*reads, write], 0)
    assert left is reads[1]
    operation = last.operation
    assert (operation.uses, operation.data, operation.control) == (0b10, 0, 0b10)
    assert (last.number, last.value, last.default) == (2, 5, 0)


def test_operations_that_depend_on_nothing_stay_as_they_are() -> None:
    window = [Pending(number, MemoryOperation("W", X), number, 0) for number in range(3)]
    assert without(window, 1) == [window[0], window[2]]
    assert len(window) == 3
