"""Where the fields of a struct lie. `Unsafe.SizeOf` and `Marshal.OffsetOf` of .NET 10 say the same."""

from __future__ import annotations

import ctypes

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fencepost.lowering.kinds import SIZES, Kind
from fencepost.lowering.placing import alignment_of, has_references, in_order, size_in
from tests.lowering.made import carrier

SIMPLE = [ctypes.c_int8, ctypes.c_int16, ctypes.c_int32, ctypes.c_int64]


@given(st.lists(st.sampled_from(SIMPLE), min_size=1, max_size=8))
def test_fields_in_order_lie_where_a_c_compiler_puts_them(types: list[type[ctypes._SimpleCData[int]]]) -> None:
    fields = [(f"f{number}", type) for number, type in enumerate(types)]
    struct = type("Struct", (ctypes.Structure,), {"_fields_": fields})
    sizes = [ctypes.sizeof(each) for each in types]
    places, end = in_order(sizes, sizes)
    assert list(places) == [getattr(struct, name).offset for name, _ in fields]
    assert ctypes.sizeof(struct) - max(sizes) < end <= ctypes.sizeof(struct)


def test_fields_that_are_packed_lie_closer() -> None:
    assert in_order([1, 8, 2, 4], [1, 8, 2, 4]) == ((0, 8, 16, 20), 24)
    assert in_order([1, 8, 2, 4], [1, 2, 2, 2]) == ((0, 2, 10, 12), 16)
    assert in_order([1, 8, 2, 4], [1, 1, 1, 1]) == ((0, 1, 9, 11), 15)


@pytest.mark.parametrize("name", sorted(SIZES))
def test_a_number_is_aligned_by_its_size(name: str) -> None:
    klass = carrier().klass(name)
    assert size_in(klass) == alignment_of(klass) == SIZES[name]


def test_a_reference_has_the_size_of_an_address() -> None:
    universe = carrier().universe
    node, number = carrier().klass("Carrier.Node"), universe.core("System.Int32")
    pointer = universe.pointer(number, True)
    assert (size_in(node), size_in(pointer)) == (8, 8)
    assert [has_references(klass) for klass in (node, number, pointer)] == [True, False, False]


def test_a_struct_has_references_if_one_of_its_fields_has() -> None:
    universe = carrier().universe
    guid = universe.core("System.Guid")
    universe.fields(guid)
    assert guid.kind is Kind.STRUCT
    assert not has_references(guid)
    assert (guid.size, alignment_of(guid)) == (16, 4)
