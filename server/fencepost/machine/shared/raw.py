"""Memory as bytes: pointers that take a variable for one of another type, and access through them.

A `RawPointer` counts bytes from the beginning of a typed variable; for an element of an array, from the first element.
Values stay typed: an access turns the variables that it touches into bytes and back. Bytes inside one variable are read
by a plain read of that variable; bytes that are exactly one variable are written by a plain write. Every other access
is one visible operation.
"""

from __future__ import annotations

from typing import TypeGuard

from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass
from fencepost.lowering.shapes import alike, shape_of
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.objects.layout import parts_of, size_of
from fencepost.machine.shared.pointees import part, pointee, root_class
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.sameness import same
from fencepost.machine.values.values import ItemPointer, Obj, RawPointer, Ref, Value


def raw(t: Thread, pointer: Value) -> RawPointer:
    """A pointer as a distance in bytes."""
    if pointer.__class__ is RawPointer:
        return pointer
    klass = root_class(t, pointer)
    if klass is None:
        raise UnsupportedError("the bytes of a variable that has no type")
    universe, offset = t.world.universe, 0
    if is_element(pointer):
        offset = pointer.index * size_of(universe, klass)
    for index in pointer.path:
        offset += parts_of(universe, klass)[index][0]
        klass = part(universe, klass, index)
    return RawPointer(_root(pointer), offset)


def is_element(pointer: Value) -> TypeGuard[ItemPointer]:
    return pointer.__class__ is ItemPointer and pointer.target.klass.element is not None


def _root(pointer: Value) -> Value:
    return pointer._replace(index=0, path=()) if is_element(pointer) else pointer._replace(path=())


def typed(t: Thread, pointer: RawPointer, wanted: Klass, stores: bool = False) -> Value:
    """A pointer to the variable that looks like a type and lies at this place, else the same pointer."""
    universe, place, rest = t.world.universe, pointer.base, pointer.offset
    klass = root_class(t, place)
    if klass is None:
        return pointer
    if place.__class__ is ItemPointer and place.target.shape == UNTYPED and "*" in shape_of(universe, wanted):
        klass = _take_type(universe, place.target, wanted)
    if is_element(place):
        index, rest = divmod(rest, size_of(universe, klass))
        place = place._replace(index=index)
    path: list[int] = []
    while rest or not alike(universe, klass, wanted, stores):
        found = _part_at(universe, klass, rest)
        if found is None:
            return pointer
        number, at, klass = found
        rest -= at
        path.append(number)
    return place._replace(path=tuple(path))


UNTYPED = (-1,)
"""The shape of memory that a program asks for without saying what for."""


def _take_type(universe: Universe, memory: Obj | Ref, wanted: Klass) -> Klass:
    """Untouched memory becomes what it is first used for, as pointers have no bytes."""
    width = size_of(universe, wanted)
    found = memory.klass.element
    assert found is not None  # memory is an array of something
    if memory.__class__ is not Obj or found.size != 1 or any(memory.values) or len(memory.values) % width:
        return found
    memory.klass = universe.vector(wanted)
    memory.values = [universe.default(wanted)] * (len(memory.values) // width)
    return wanted


def _part_at(universe: Universe, klass: Klass, offset: int) -> tuple[int, int, Klass] | None:
    """The part of a struct in which a byte lies: its number, place and type."""
    if klass.kind is not Kind.STRUCT or klass.overlapping:
        return None
    for number, (at, type) in enumerate(parts_of(universe, klass)):
        if at <= offset < at + size_of(universe, type):
            return number, at, type
    return None


def distance(t: Thread, origin: Value, target: Value) -> int:
    """The bytes from one pointer to another."""
    a, b = raw(t, origin), raw(t, target)
    if not same_variable(a.base, b.base):
        raise UnsupportedError("the distance between pointers into different objects")
    return b.offset - a.offset


def same_variable(a: Value, b: Value) -> bool:

    return same(a, b)


# ---- access


def retyped(t: Thread, pointer: Value, wanted: Klass, stores: bool = False) -> Value:
    """A pointer as one to another type: to the variable there that looks like it, else to bytes."""

    if wanted.kind is Kind.VOID:
        return pointer
    if pointer.__class__ is not RawPointer:
        found = pointee(t, pointer)
        if found is None or found is wanted:
            return pointer
    return typed(t, raw(t, pointer), wanted, stores)
