"""Arrays as operations and members use them: made, indexed, and their items read and written."""

from __future__ import annotations

import math

from fencepost.library.charge import charge
from fencepost.library.registry import Throw
from fencepost.lowering.klass import Klass
from fencepost.machine.objects.objects import class_of
from fencepost.machine.shared import memory, publication
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import FailedError
from fencepost.machine.values.values import CELL, Obj, Published, Value

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
    value = publication.constant(t, array, index)
    if value is not CELL:
        return True, value
    return memory.load(t, (array.key, index), array.klass.item(index))


def store_item(t: Thread, array: Value, index: int, value: Value) -> bool:
    if array.__class__ is Obj:
        array.values[index] = value
        if t.late is not None:
            array.stamp = t.late.fences
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
