"""`System.Runtime.CompilerServices.Unsafe`: pointers moved over items; reinterpretation where registers look alike."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.shapes import shape_of
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.objects.hashes import of_program
from fencepost.machine.objects.layout import from_bytes, size_of, to_bytes
from fencepost.machine.objects.objects import fits_unboxed, invalid_cast, mistaken
from fencepost.machine.ops.control import are_in_one, in_bytes, places_of
from fencepost.machine.ops.pointers import moved
from fencepost.machine.shared.arrays import elements, make_array
from fencepost.machine.shared.blocks import named, one_by_one, read_items, site_of_caller, together, write_items
from fencepost.machine.shared.byte_blocks import copy_block, init_block, is_null
from fencepost.machine.shared.intrinsic import STOPPED, MemberAnswer, intrinsic
from fencepost.machine.shared.pointers import load_through, store_through
from fencepost.machine.shared.raw import UNTYPED, distance, raw, retyped
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.sameness import same
from fencepost.machine.values.values import ItemPointer, Obj, Value, VariablePointer

_UNSAFE = "System.Runtime.CompilerServices.Unsafe::"
_NATIVE = "System.Runtime.InteropServices.NativeMemory::"


# ---- moving


@intrinsic(_UNSAFE + "Add")
def add(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    pointer, steps = arguments
    if pointer.__class__ is ItemPointer and not pointer.path:
        return ItemPointer(pointer.target, pointer.index + steps)
    return moved(t, pointer, steps * size_of(t.world.universe, method.arguments[0]))


@intrinsic(_UNSAFE + "AddByteOffset")
def add_bytes(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return moved(t, *arguments)


@intrinsic(_UNSAFE + "ByteOffset")
def byte_offset(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    origin, target = in_bytes(t, *arguments)
    return 0 if same(origin, target) else distance(t, origin, target)


@intrinsic(_UNSAFE + "AreSame")
def are_same(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int((is_null(arguments[0]) and is_null(arguments[1])) or same(*in_bytes(t, *arguments)))


_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "IsAddressGreaterThan": operator.gt,
    "IsAddressGreaterThanOrEqualTo": operator.ge,
    "IsAddressLessThan": operator.lt,
    "IsAddressLessThanOrEqualTo": operator.le,
}


@intrinsic(*(_UNSAFE + name for name in _COMPARISONS))
def compare(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    """The library asks whether spans overlap: for it, of different objects neither is above the other."""
    one, other = raw(t, arguments[0]), raw(t, arguments[1])
    if not same(one.base, other.base) and not of_program(t, t.frames[-2]):
        return 0
    left, right = places_of(one, other)
    return int(_COMPARISONS[method.name](left, right))


@intrinsic("Fencepost.Machine::IsBehind")
def is_behind(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """True if the first address is above the second one in the same variable or array."""
    behind, before = in_bytes(t, *arguments)
    return int(are_in_one(behind, before) and operator.gt(*places_of(behind, before)))


@intrinsic(_UNSAFE + "IsNullRef")
def is_null_ref(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(is_null(arguments[0]))


@intrinsic(_UNSAFE + "NullRef")
def null_ref(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return None


# ---- types


@intrinsic(_UNSAFE + "SizeOf")
def size(t: Thread, _arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    return size_of(t.world.universe, method.arguments[0])


@intrinsic(_UNSAFE + "As(System.Object)")
def as_object(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    if reason := mistaken(t.world.universe, arguments[0], method.arguments[0]):
        raise UnsupportedError(reason)
    return arguments[0]


@intrinsic(_UNSAFE + "AsPointer", _UNSAFE + "AsRef")
def identity(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return arguments[0]


@intrinsic(_UNSAFE + "SkipInit")
def skip(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return None


def _is_own(pointer: Value) -> bool:
    """True if the thread can look at what an address leads to unnoticed by other threads."""
    return isinstance(pointer, VariablePointer) or (
        isinstance(pointer, ItemPointer) and pointer.target.__class__ is Obj
    )


@intrinsic(_UNSAFE + "As")
def as_(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    pointer, (source, wanted) = arguments[0], method.arguments
    if not (source.is_value or wanted.is_value) and _is_own(pointer):
        _, value = load_through(t, pointer, source)
        if reason := mistaken(t.world.universe, value, wanted):
            raise UnsupportedError(reason)
    return pointer if is_null(pointer) or source is wanted else retyped(t, pointer, wanted)


@intrinsic(_UNSAFE + "BitCast")
def bit_cast(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    source, wanted = method.arguments
    universe = t.world.universe
    if size_of(universe, source) != size_of(universe, wanted) or not (source.is_value and wanted.is_value):
        raise Throw("System.NotSupportedException")
    if shape_of(universe, source) == shape_of(universe, wanted):
        return arguments[0]
    return from_bytes(universe, wanted, to_bytes(universe, source, arguments[0]))


@intrinsic(_UNSAFE + "Unbox")
def unbox(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    target = elements(arguments[0])
    if not fits_unboxed(t.world, target, method.arguments[0]):
        raise invalid_cast(t.world, target, method.arguments[0])
    return ItemPointer(target, 0)


# ---- access


@intrinsic(_UNSAFE + "Read", _UNSAFE + "ReadUnaligned")
def read(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    klass = method.arguments[0]
    done, value = load_through(t, retyped(t, arguments[0], klass), klass)
    return value if done else STOPPED


@intrinsic(_UNSAFE + "Write", _UNSAFE + "WriteUnaligned")
def write(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    klass = method.arguments[0]
    return None if store_through(t, retyped(t, arguments[0], klass), klass, arguments[1]) else STOPPED


# ---- blocks of memory

intrinsic(_UNSAFE + "CopyBlock", _UNSAFE + "CopyBlockUnaligned")(copy_block)
intrinsic(_UNSAFE + "InitBlock", _UNSAFE + "InitBlockUnaligned")(init_block)


@intrinsic(
    "System.Runtime.InteropServices.NativeMemory::Alloc", "System.Runtime.InteropServices.NativeMemory::AllocZeroed"
)
def allocate(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    universe = t.world.universe
    klass = universe.vector(universe.core("System.Byte"))
    block = make_array(t, klass, (arguments[0] or 1,), site_of_caller(t))
    block.shape = UNTYPED
    return ItemPointer(block, 0)


@intrinsic(_NATIVE + "Free")
def free(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return None


@intrinsic("System.Buffer::CopyBytes")
def copy_bytes(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    """Copies bytes between arrays of numbers."""
    _, _, target, to, count = arguments
    width = _width(t, target)
    return (_copy_parts if to % width or count % width else _copy_numbers)(t, arguments, method)


@one_by_one
def _copy_numbers(t: Thread, arguments: list[Value], _method: MethodInstance) -> Value:
    """Writes whole numbers, one after the other."""
    source, start, target, to, count = arguments
    universe, element, width = t.world.universe, named(target).klass.element, _width(t, target)
    numbers = range(count // width)
    for number in reversed(numbers) if start < to else numbers:
        at = start + number * width
        _, data = _bytes_of(t, source, at, width)
        write_items(t, target, to // width + number, [from_bytes(universe, element, data, at % _width(t, source))])
        if t.late is not None:
            t.late.forget_parts(len(t.frames) - 1)


@together
def _copy_parts(t: Thread, arguments: list[Value], _method: MethodInstance) -> Value:
    """Writes bytes at once. The other bytes of the first number and of the last one stay."""
    source, start, target, to, count = arguments
    if count:
        _, data = _bytes_of(t, source, start, count)
        first, old = _bytes_of(t, target, to, count)
        universe, element = t.world.universe, named(target).klass.element
        width, lead, given = _width(t, target), to % _width(t, target), start % _width(t, source)
        new = old[:lead] + data[given : given + count] + old[lead + count :]
        write_items(t, target, first, [from_bytes(universe, element, new, at) for at in range(0, len(new), width)])


def _width(t: Thread, array: Value) -> int:
    return size_of(t.world.universe, named(array).klass.element)


def _bytes_of(t: Thread, array: Value, start: int, count: int) -> tuple[int, bytes]:
    """The elements in which some bytes are, as bytes, and the first one's index."""
    width = _width(t, array)
    first, last = start // width, (start + count + width - 1) // width
    element = named(array).klass.element
    values = read_items(t, array, first, last - first)
    return first, b"".join(to_bytes(t.world.universe, element, value) for value in values)
