"""Which values `ceq` finds equal."""

from __future__ import annotations

import math

import pytest

from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.values.sameness import equal_entries, same
from fencepost.machine.values.values import (
    NO_TARGET,
    Delegate,
    ItemPointer,
    Name,
    Published,
    RawPointer,
    Ref,
    StaticPointer,
    VariablePointer,
)
from tests.machine.made import Made

MADE = Made()
NODE = MADE.klass("Carrier.Node")
ARRAY = MADE.universe.array(MADE.klass("System.Int32"), -1)


def ref(index: int) -> Ref:
    return Ref(Name(1, 7, index), NODE, (0, 0, None), (), 7)


def array() -> Ref:
    return Ref(Name(1, 9, 0), ARRAY, (0, 0, 0), (), 9)


def test_references_are_the_same_if_they_name_one_object() -> None:
    assert same(ref(0), ref(0))
    assert not same(ref(0), ref(1))


def test_local_objects_are_the_same_only_as_themselves() -> None:
    one, other = MADE.new(), MADE.new()
    assert same(one, one)
    assert not same(one, other)


def test_an_object_stays_the_same_when_it_is_published() -> None:
    published = MADE.new()
    published.ref = ref(0)
    published.__class__ = Published
    assert same(published, ref(0))
    assert same(ref(0), published)
    assert not same(published, ref(1))


def test_zero_is_the_null_pointer_and_no_other_number_is() -> None:
    assert same(0, None)
    assert same(None, 0)
    assert not same(1, None)
    assert not same("", None)


def test_numbers_are_compared_by_their_bits() -> None:
    assert same(1.5, 1.5)
    assert not same(0.0, -0.0)
    assert same(math.nan, float("nan"))
    assert same((1, (2.0,)), (1, (2.0,)))
    assert not same((1, (0.0,)), (1, (-0.0,)))


def test_texts_are_the_same_if_they_are_equal() -> None:
    assert same("AB".lower(), "ab")
    assert not same("ab", "ba")


def test_pointers_are_the_same_if_they_are_to_one_place() -> None:
    assert same(VariablePointer(0, 1, (2,)), VariablePointer(0, 1, (2,)))
    assert not same(VariablePointer(0, 1), VariablePointer(1, 1))
    assert same(StaticPointer(3), StaticPointer(3))
    assert not same(StaticPointer(3), VariablePointer(3, 0))
    assert same(ItemPointer(ref(0), 1), ItemPointer(ref(0), 1))
    assert not same(ItemPointer(ref(0), 1), ItemPointer(ref(0), 2))
    assert not same(ItemPointer(ref(0), 1), ItemPointer(ref(1), 1))


def test_a_pointer_to_a_byte_is_the_same_as_one_to_what_begins_there() -> None:
    base = ItemPointer(array(), 0)
    assert same(RawPointer(base, 8), RawPointer(ItemPointer(array(), 0), 8))
    assert not same(RawPointer(base, 8), RawPointer(base, 4))
    assert same(RawPointer(base, 8), ItemPointer(array(), 2))
    assert same(ItemPointer(array(), 2), RawPointer(base, 8))
    assert not same(RawPointer(base, 8), ItemPointer(array(), 1))
    assert same(RawPointer(StaticPointer(3), 0), StaticPointer(3))
    assert not same(RawPointer(StaticPointer(3), 1), StaticPointer(3))
    assert not same(RawPointer(base, 0), None)


def test_a_pointer_to_a_byte_is_not_compared_with_one_into_a_struct() -> None:
    with pytest.raises(UnsupportedError, match="into a struct"):
        same(RawPointer(StaticPointer(3), 0), StaticPointer(3, (1,)))


def test_delegates_without_identity_are_the_same_if_they_call_the_same() -> None:
    first, second = MADE.method("ret", 1), MADE.method("ret", 2)
    klass = MADE.klass("System.Threading.ThreadStart")
    assert same(Delegate(klass, ((NO_TARGET, first),)), Delegate(klass, ((NO_TARGET, first),)))
    assert not same(Delegate(klass, ((NO_TARGET, first),)), Delegate(klass, ((NO_TARGET, second),)))
    assert same(Delegate(klass, ((ref(0), first),)), Delegate(klass, ((ref(0), first),)))
    assert not same(Delegate(klass, ((ref(0), first),)), Delegate(klass, ((ref(1), first),)))


def test_delegates_with_identity_are_the_same_if_they_are_one_object() -> None:
    klass, entries = MADE.klass("System.Threading.ThreadStart"), ((NO_TARGET, MADE.method("ret")),)
    assert same(Delegate(klass, entries, (ref(0),)), Delegate(klass, entries, (ref(0),)))
    assert not same(Delegate(klass, entries, (ref(0),)), Delegate(klass, entries, (ref(1),)))


def test_lists_of_delegates_are_equal_in_order_and_length() -> None:
    first, second = (NO_TARGET, MADE.method("ret", 1)), (NO_TARGET, MADE.method("ret", 2))
    assert equal_entries((first, second), (first, second))
    assert not equal_entries((first, second), (second, first))
    assert not equal_entries((first,), (first, second))
