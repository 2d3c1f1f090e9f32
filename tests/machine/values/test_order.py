"""What a memory model lets a thread do: which operations wait for which, and what a read returns from the window."""

from __future__ import annotations

import msgspec
import pytest

from fencepost.machine.values.halves import Half
from fencepost.machine.values.numbering import in_order
from fencepost.machine.values.order import (
    GHOST,
    MemoryOperation,
    Order,
    Pending,
    complete_at,
    may_read,
    order_of,
    own_value,
    own_write,
)
from fencepost.memory.loading import load_model, model_names
from tests.machine.made import order

X, Y = ("static", 1), ("static", 2)
OBJECT = "an object"
REORDERING = [name for name in model_names() if not load_model(name).in_order]


def op(
    kind: str, address: tuple[object, ...] | None = X, uses: int = 0, data: int = 0, control: int = 0
) -> MemoryOperation:
    return MemoryOperation(kind, address, uses, data, control)


def window(*operations: MemoryOperation) -> list[Pending]:
    return [Pending(number, operation, number + 10, 0) for number, operation in enumerate(operations)]


def ahead(operation: MemoryOperation) -> Pending:
    return window(operation)[0]


def completing(model: str, *operations: MemoryOperation) -> list[int]:
    """The positions of what may take effect next."""
    entries = window(*operations)
    return [position for position in range(len(entries)) if complete_at(order(model), entries, position)]


# ---- one operation and a later one


def test_a_model_without_reordering_has_no_order_to_obey() -> None:
    assert order_of(load_model("sc")) is None


@pytest.mark.parametrize(
    ("model", "first", "second", "waits"),
    [
        ("x86-tso", "W", "R", False),
        ("x86-tso", "W", "W", True),
        ("x86-tso", "R", "R", True),
        ("x86-tso", "W", "RMW", True),
        ("x86-tso", "VW", "VR", False),
        ("sparc-pso", "W", "W", False),
        ("sparc-pso", "W", "WP", True),
        ("sparc-pso", "R", "W", True),
        ("armv8", "R", "R", False),
        ("armv8", "R", "W", False),
        ("armv8", "W", "VW", True),
        ("armv8", "VR", "R", True),
        ("armv8", "W", "FB", True),
        ("relaxed", "VR", "VW", False),
        ("relaxed", "R", "FB", True),
    ],
)
def test_an_operation_of_another_variable_passes_where_the_table_says_so(
    model: str, first: str, second: str, waits: bool
) -> None:
    assert order(model).must_wait(ahead(op(first, X)), op(second, Y)) is waits


@pytest.mark.parametrize("model", REORDERING)
def test_a_write_never_passes_an_earlier_operation_of_its_variable(model: str) -> None:
    for first in ("R", "W", "VW"):
        assert order(model).must_wait(ahead(op(first, X)), op("W", X))


def test_two_reads_of_one_variable_pass_each_other_where_a_model_has_no_order_of_them() -> None:
    assert order("armv8").must_wait(ahead(op("R", X)), op("R", X))
    assert not order("relaxed").must_wait(ahead(op("R", X)), op("R", X))


def test_nothing_passes_an_update_a_full_barrier_or_an_acquisition() -> None:
    for model in REORDERING:
        for first in ("RMW", "FB", "LA"):
            for second in ("R", "W", "VR", "VW"):
                assert order(model).must_wait(ahead(op(first, X)), op(second, Y)), (model, first, second)


def test_a_write_waits_for_the_reads_that_its_value_depends_on() -> None:
    assert order("armv8").must_wait(ahead(op("R", X)), op("W", Y, data=1))
    assert not order("armv8").must_wait(ahead(op("R", X)), op("W", Y, data=2))
    assert order("relaxed").must_wait(ahead(op("R", X)), op("W", Y, data=1))


def test_a_read_waits_for_those_that_its_address_depends_on_if_the_table_says_so() -> None:
    assert order("armv8").must_wait(ahead(op("R", X)), op("R", Y, uses=1))
    assert not order("relaxed").must_wait(ahead(op("R", X)), op("R", Y, uses=1))


def test_a_write_waits_for_the_branches_before_it_and_a_read_does_not() -> None:
    assert order("armv8").must_wait(ahead(op("R", X)), op("W", Y, control=1))
    assert not order("armv8").must_wait(ahead(op("R", X)), op("R", Y, control=1))
    assert not order("relaxed").must_wait(ahead(op("R", X)), op("W", Y, control=1))


def test_a_publication_waits_for_operations_of_the_object_that_it_publishes() -> None:
    reference = MemoryOperation("WP", Y, publishes=frozenset([OBJECT]))
    field = (OBJECT, 0)
    assert order("dotnet").must_wait(ahead(op("W", field)), reference)
    assert not order("dotnet").must_wait(ahead(op("W", ("another object", 0))), reference)
    assert not order("relaxed").must_wait(ahead(op("W", field)), reference)
    assert order("relaxed").must_wait(ahead(op("W", field)), reference._replace(after=frozenset([OBJECT])))


def test_a_ghost_holds_nothing_back_and_says_what_it_would_have_held_back() -> None:
    ghost = ahead(op("R", X))._replace(mark=GHOST)
    assert ghost.is_ghost
    assert not order("armv8").must_wait(ghost, op("W", Y, data=1))
    assert order("armv8").would_wait(ghost, op("W", Y, data=1))
    assert not order("armv8").would_wait(ghost, op("W", Y))


def test_a_half_waits_for_its_whole_where_a_word_has_32_bits() -> None:
    model = load_model("x86-tso")
    torn = Order(msgspec.structs.replace(model, switches=msgspec.structs.replace(model.switches, word=32)))
    half = (*X, Half(False, False))
    assert torn.must_wait(ahead(op("R", half)), op("R", X))
    read = op("R", X)
    assert own_write(torn, window(op("W", half)), read) is None
    assert not complete_at(torn, window(op("W", half), read), 1)


def test_a_read_keeps_its_place_before_what_it_may_not_be_later_than() -> None:
    assert order("armv8").keeps_from(X, op("FB", None))
    assert order("armv8").keeps_from(X, op("W", X))
    assert not order("armv8").keeps_from(X, op("W", Y))


# ---- a window


def test_under_tso_writes_take_effect_in_their_order() -> None:
    assert completing("x86-tso", op("W", X), op("W", Y)) == [0]


def test_under_pso_writes_of_two_variables_take_effect_in_any_order() -> None:
    assert completing("sparc-pso", op("W", X), op("W", Y), op("W", X)) == [0, 1]


def test_a_write_barrier_in_the_window_keeps_writes_apart() -> None:
    assert completing("sparc-pso", op("W", X), op("WB", None), op("W", Y)) == [0]


def test_a_pending_read_may_take_effect_after_a_later_write_and_a_volatile_write_waits_for_it() -> None:
    assert completing("armv8", op("R", X), op("W", Y)) == [0, 1]
    assert completing("armv8", op("R", X), op("VW", Y)) == [0]


def test_a_read_returns_the_last_of_its_own_threads_pending_writes() -> None:
    entries = window(op("W", X), op("W", X), op("W", Y))
    own = own_write(order("x86-tso"), entries, op("R", X))
    assert own is entries[1]
    assert own_value(own, op("R", X)) == 11
    assert own_write(order("x86-tso"), entries[2:], op("R", X)) is None


def test_a_read_of_its_own_threads_write_waits_for_what_that_write_depends_on() -> None:
    read = op("R", Y)
    entries = window(op("R", X), op("W", Y, data=1))
    own = own_write(order("armv8"), entries, read)
    assert not may_read(order("armv8"), entries, read, own)
    free = window(op("R", X), op("W", Y))
    assert may_read(order("armv8"), free, read, own_write(order("armv8"), free, read))


def test_a_model_without_forwarding_lets_a_read_wait_for_its_own_threads_write() -> None:
    entries = window(op("W", X))
    assert own_write(order("ecma-table1"), entries, op("R", X)) is None
    assert not may_read(order("ecma-table1"), entries, op("R", X), None)
    assert may_read(order("ecma-table1"), entries, op("R", Y), None)


# ---- numbers in a window


def test_operations_of_a_window_are_numbered_by_their_place() -> None:
    free = [
        Pending(2, op("R", X), 5, 0),
        Pending(0, op("W", Y, data=0b101), 5, 0),
    ]
    entries, masked = in_order(free, False)
    assert [entry.number for entry in entries] == [0, 1]
    assert entries[1].operation.data == 0b11
    assert masked(0b100) == 0b1
    assert in_order(free, True)[0] == tuple(free)
