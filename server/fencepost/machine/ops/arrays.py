"""Arrays of every shape: elements lie in one row, the last index running fastest."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from fencepost.library.charge import charge
from fencepost.library.registry import Throw
from fencepost.lowering.kinds import SMALL
from fencepost.lowering.klass import Klass
from fencepost.machine import memory
from fencepost.machine.codes import Build, Factory, Operation
from fencepost.machine.errors import FailedError
from fencepost.machine.objects import class_of
from fencepost.machine.thread import STOP
from fencepost.machine.values import CELL, ItemPointer, Obj, Published, Registers, Value

if TYPE_CHECKING:
    from fencepost.machine.thread import Thread

LARGEST = 1 << 20
_WORD = 8


def site_of(t: Thread, index: int) -> int:
    """The number of the place in the code that makes an object."""
    key = (t.frames[-1].code.method.number, index)
    sites = t.world.sites
    found = sites.get(key)
    if found is None:
        found = sites[key] = len(sites)
    return int(found)


def make_array(t: Thread, klass: Klass, lengths: tuple[int, ...], site: int, bounds: tuple[int, ...] = ()) -> Obj:
    """A new array of so many elements in each dimension, with the lowest indexes unless all are 0."""
    if any(length < 0 for length in lengths):
        raise Throw("System.OverflowException")
    count = math.prod(lengths)
    if count > LARGEST:
        raise FailedError("limit", f"an array of {count:,} elements is larger than this machine allows")
    charge(count * _WORD)
    assert klass.element is not None  # of an array
    default = t.world.universe.default(klass.element)
    shape = lengths + bounds if any(bounds) else lengths
    return Obj(klass, [default] * count, site, shape if klass.rank > 0 else ())


def item_count(array: Value) -> int:
    return len(array.values)


def elements(array: Value) -> Value:
    """The object that has an array's elements: what a published one is called now."""
    if array is None:
        raise Throw("System.NullReferenceException")
    return array.ref if array.__class__ is Published else array


def load_item(t: Thread, array: Value, index: int) -> tuple[bool, Value]:
    if array.__class__ is Obj:
        return True, array.values[index]
    value = memory.constant(t, array, index)
    if value is not CELL:
        return True, value
    return memory.load(t, (array.key, index), array.klass.item(index))


def store_item(t: Thread, array: Value, index: int, value: Value) -> bool:
    if array.__class__ is Obj:
        array.values[index] = value
        array.stamp = t.fences
        return True
    if array.values[index] is not CELL:
        t.world.give_up_constancy(array, index)
    return memory.store(t, (array.key, index), array.klass.item(index), value)


def check_index(array: Value, index: Value) -> int:
    if not 0 <= index < len(array.values):
        raise Throw("System.IndexOutOfRangeException", "Index was outside the bounds of the array.")
    return int(index)


def check_element(t: Thread, array: Value, value: Value) -> None:
    """Arrays are covariant, so a store of a reference is checked (III.4.26)."""
    element = array.klass.element
    if value is None or element.is_value or element.name == "System.Object":
        return
    if not t.world.dispatch.assignable(class_of(t.world, value), element):
        raise Throw("System.ArrayTypeMismatchException")


def _newarr(b: Build) -> Operation:
    dst, (n,), klass, index = b.dst, b.srcs, b.arg, b.index

    def operation(t: Thread, r: Registers) -> None:
        r[dst] = make_array(t, klass, (r[n],), site_of(t, index))

    return operation


def _ldlen(b: Build) -> Operation:
    dst, (x,) = b.dst, b.srcs

    def operation(_t: Thread, r: Registers) -> None:
        array = r[x]
        if array is None:
            raise Throw("System.NullReferenceException")
        r[dst] = len(array.values)

    return operation


def _ldelem(b: Build) -> Operation:
    dst, (x, i) = b.dst, b.srcs
    small = SMALL.get((b.arg.underlying or b.arg).name)

    def operation(t: Thread, r: Registers) -> int | None:
        array, index = r[x], r[i]
        if array.__class__ is Obj and 0 <= index < len(array.values):
            value = array.values[index]
        else:
            array = elements(array)
            done, value = load_item(t, array, check_index(array, index))
            if not done:
                return STOP
        if small is not None and not 0 <= value < 128:
            bits, signed = small
            value &= (1 << bits) - 1
            if signed and value >> bits - 1:
                value -= 1 << bits
        r[dst] = value
        return None

    return operation


def _stelem(b: Build) -> Operation:
    (x, i, v), klass = b.srcs, b.arg
    reference = not klass.is_value

    def operation(t: Thread, r: Registers) -> int | None:
        array = elements(r[x])
        index, value = check_index(array, r[i]), r[v]
        element = array.klass.element
        if reference:
            check_element(t, array, value)
        else:
            small = SMALL.get((element.underlying or element).name)
            if small is not None and not 0 <= value < 128:
                bits, signed = small
                value &= (1 << bits) - 1
                if signed and value >> bits - 1:
                    value -= 1 << bits
        return None if store_item(t, array, index, value) else STOP

    return operation


def _of_type(array: Value, klass: Klass, readonly: bool) -> Value:
    """An array of which the address of an element is taken: it must have this very type, unless nothing is written."""
    array = elements(array)
    if not readonly and not klass.is_value and array.klass.element is not klass:
        raise Throw("System.ArrayTypeMismatchException")
    return array


def _ldelema(b: Build) -> Operation:
    dst, (x, i), (klass, readonly) = b.dst, b.srcs, b.arg

    def operation(_t: Thread, r: Registers) -> None:
        array = _of_type(r[x], klass, readonly)
        r[dst] = ItemPointer(array, check_index(array, r[i]))

    return operation


# ---- several dimensions


def flat_index(array: Value, indexes: list[int]) -> int:
    """Where an element lies among all."""
    if array.klass.rank < 0:
        return check_index(array, indexes[0])
    lengths = array.shape
    if len(lengths) > len(indexes):
        indexes = [index - least for index, least in zip(indexes, lengths[len(indexes) :], strict=True)]
        lengths = lengths[: len(indexes)]
    place = 0
    for index, length in zip(indexes, lengths, strict=True):
        if not 0 <= index < length:
            raise Throw("System.IndexOutOfRangeException", "Index was outside the bounds of the array.")
        place = place * length + index
    return place


def _new_array(b: Build) -> Operation:
    dst, sources, klass, at = b.dst, b.srcs, b.arg, b.index

    def operation(t: Thread, r: Registers) -> None:
        lengths = tuple([r[source] for source in sources])
        bounds: tuple[int, ...] = ()
        if len(lengths) == 2 * klass.rank and klass.rank > 0:
            lengths, bounds = lengths[1::2], lengths[0::2]
        r[dst] = make_array(t, klass, lengths, site_of(t, at), bounds)

    return operation


def _array_get(b: Build) -> Operation:
    dst, (x, *indexes) = b.dst, b.srcs

    def operation(t: Thread, r: Registers) -> int | None:
        array = elements(r[x])
        done, value = load_item(t, array, flat_index(array, [r[i] for i in indexes]))
        if not done:
            return STOP
        r[dst] = value
        return None

    return operation


def _array_set(b: Build) -> Operation:
    x, *indexes, v = b.srcs

    def operation(t: Thread, r: Registers) -> int | None:
        array = elements(r[x])
        place = flat_index(array, [r[i] for i in indexes])
        check_element(t, array, r[v])
        return None if store_item(t, array, place, r[v]) else STOP

    return operation


def _array_address(b: Build) -> Operation:
    dst, (x, *indexes), (klass, readonly) = b.dst, b.srcs, b.arg

    def operation(_t: Thread, r: Registers) -> None:
        array = _of_type(r[x], klass, readonly)
        r[dst] = ItemPointer(array, flat_index(array, [r[i] for i in indexes]))

    return operation


FACTORIES: dict[str, Factory] = {
    "newarr": _newarr, "ldlen": _ldlen, "ldelem": _ldelem, "stelem": _stelem, "ldelema": _ldelema,
    "new_array": _new_array, "array_get": _array_get, "array_set": _array_set, "array_address": _array_address,
}  # fmt: skip
