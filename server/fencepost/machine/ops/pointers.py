"""Addresses as numbers: arithmetic on pointers into arrays, structs and stack memory; blocks of memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.library.registry import single
from fencepost.lowering.kinds import SIZES, SMALL
from fencepost.lowering.klass import Klass
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.objects.layout import size_of
from fencepost.machine.running.codes import Factory, Site
from fencepost.machine.shared.arrays import make_array, site_of
from fencepost.machine.shared.byte_blocks import copy_block, init_block
from fencepost.machine.shared.intrinsic import STOPPED, Intrinsic
from fencepost.machine.shared.pointees import pointee
from fencepost.machine.shared.raw import UNTYPED, distance, raw, retyped, typed
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import STOP
from fencepost.machine.values.values import ItemPointer, RawPointer, Registers, Value
from fencepost.machine.values.wrapping import wrap64


def moved(t: Thread, pointer: Value, count: int) -> Value:
    """A pointer moved by so many bytes; it may leave the object, a use is checked then."""
    if pointer is None or pointer.__class__ is int:
        return (pointer or 0) + count
    if count == 0:
        return pointer
    if pointer.__class__ is RawPointer:
        return RawPointer(pointer.base, pointer.offset + count)
    klass = pointee(t, pointer)
    if klass is None:
        raise UnsupportedError("arithmetic on the address of a variable that has no type")
    if pointer.__class__ is ItemPointer and not pointer.path and pointer.target.klass.element is not None:
        steps, rest = divmod(count, size_of(t.world.universe, klass))
        if not rest:
            return ItemPointer(pointer.target, pointer.index + steps)
    base, offset = raw(t, pointer)
    return typed(t, RawPointer(base, offset + count), klass)


def _sum(t: Thread, a: Value, b: Value) -> Value:
    if b.__class__ is int:
        return wrap64(a + b) if a.__class__ is int else moved(t, a, b)
    return moved(t, b, a or 0)


def _difference(t: Thread, a: Value, b: Value) -> Value:
    if b.__class__ is int or b is None:
        return _sum(t, a, -(b or 0))
    return distance(t, b, a)


def _arithmetic(function: Callable[[Any, Any, Any], Any]) -> Factory:
    def factory(b: Site) -> OperationFunction:
        dst, (x, y) = b.dst, b.srcs

        def operation(t: Thread, r: Registers) -> None:
            r[dst] = function(t, r[x], r[y])

        return operation

    return factory


def _localloc(b: Site) -> OperationFunction:
    dst, (n,), klass, index = b.dst, b.srcs, b.arg, b.index

    def operation(t: Thread, r: Registers) -> None:
        element = klass or t.world.universe.core("System.Byte")
        count = r[n] // max(element.size, 1)
        memory = make_array(t, t.world.universe.vector(element), (count,), site_of(t, index))
        if klass is None:
            memory.shape = UNTYPED
        r[dst] = ItemPointer(memory, 0)

    return operation


def _retype(b: Site) -> OperationFunction:
    dst, (x,), (klass, stores) = b.dst, b.srcs, b.arg

    def operation(t: Thread, r: Registers) -> None:
        r[dst] = retyped(t, r[x], klass, stores)

    return operation


def _converted_to(b: Site) -> OperationFunction:
    """Converts a number as storing it in the variable at an address would; bytes take as much of it as they can
    hold."""
    dst, (x, a), klass = b.dst, b.srcs, b.arg

    def operation(t: Thread, r: Registers) -> None:
        value, address = r[x], r[a]
        found = None if address.__class__ is RawPointer else pointee(t, address)
        r[dst] = stored(value, klass if found is None else found)

    return operation


def stored(value: Value, klass: Klass) -> Value:
    """A number as a variable of a type holds it."""
    name = (klass.underlying or klass).name
    if name == "System.Single":
        return single(value)
    bits, signed = SMALL.get(name) or (8 * SIZES[name], True) if name in SIZES else (0, True)
    if not bits or not isinstance(value, int):
        return value
    half = 1 << bits - 1 if signed else 0
    return (value + half & (1 << bits) - 1) - half


def _block(block: Intrinsic) -> Factory:
    def factory(b: Site) -> OperationFunction:
        sources = b.srcs

        def operation(t: Thread, r: Registers) -> int | None:
            return STOP if block(t, [r[source] for source in sources], t.frames[-1].code.method) is STOPPED else None

        return operation

    return factory


FACTORIES: dict[str, Factory] = {
    "ptr_add": _arithmetic(_sum), "ptr_sub": _arithmetic(_difference), "ptr_diff": _arithmetic(_difference),
    "add_n": _arithmetic(_sum), "sub_n": _arithmetic(_difference), "localloc": _localloc, "retype": _retype,
    "converted_to": _converted_to,
    "initblk": _block(init_block), "cpblk": _block(copy_block),
}  # fmt: skip
