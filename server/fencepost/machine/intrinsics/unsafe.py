"""`System.Runtime.CompilerServices.Unsafe`: pointers moved over items; reinterpretation where registers look alike."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fencepost.library.registry import Throw
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.shapes import shape_of
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.blocks import copy_items, named, one_by_one, read_items, site_of_caller, together, write_items
from fencepost.machine.hashes import of_program
from fencepost.machine.intrinsics import STOPPED, Answer, intrinsic
from fencepost.machine.layout import from_bytes, size_of, to_bytes
from fencepost.machine.objects import fits_unboxed, invalid_cast, mistaken
from fencepost.machine.ops.arrays import elements, make_array
from fencepost.machine.ops.control import are_in_one, in_bytes, places_of, same
from fencepost.machine.ops.fields import load_through, store_through
from fencepost.machine.ops.pointers import moved
from fencepost.machine.pointees import retyped
from fencepost.machine.raw import UNTYPED, distance, raw, read_bytes, write_bytes
from fencepost.machine.values import ItemPointer, Obj, Value, VariablePointer

if TYPE_CHECKING:
    from fencepost.machine.thread import Thread

_UNSAFE = "System.Runtime.CompilerServices.Unsafe::"
_NATIVE = "System.Runtime.InteropServices.NativeMemory::"


def _is_null(pointer: Value) -> bool:
    return pointer is None or (pointer.__class__ is int and pointer == 0)


# ---- moving


@intrinsic(_UNSAFE + "Add")
def add(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    pointer, steps = arguments
    if pointer.__class__ is ItemPointer and not pointer.path:
        return ItemPointer(pointer.target, pointer.index + steps)
    return moved(t, pointer, steps * size_of(t.world.universe, method.arguments[0]))


@intrinsic(_UNSAFE + "AddByteOffset")
def add_bytes(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    return moved(t, *arguments)


@intrinsic(_UNSAFE + "ByteOffset")
def byte_offset(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    origin, target = in_bytes(t, *arguments)
    return 0 if same(origin, target) else distance(t, origin, target)


@intrinsic(_UNSAFE + "AreSame")
def are_same(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    return int((_is_null(arguments[0]) and _is_null(arguments[1])) or same(*in_bytes(t, *arguments)))


_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "IsAddressGreaterThan": operator.gt,
    "IsAddressGreaterThanOrEqualTo": operator.ge,
    "IsAddressLessThan": operator.lt,
    "IsAddressLessThanOrEqualTo": operator.le,
}


@intrinsic(*(_UNSAFE + name for name in _COMPARISONS))
def compare(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    """The library asks whether spans overlap: for it, of different objects neither is above the other."""
    one, other = raw(t, arguments[0]), raw(t, arguments[1])
    if not same(one.base, other.base) and not of_program(t, t.frames[-2]):
        return 0
    left, right = places_of(one, other)
    return int(_COMPARISONS[method.name](left, right))


@intrinsic("Fencepost.Machine::IsBehind")
def is_behind(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    """Whether the first address is above the second one in the same variable or array."""
    behind, before = in_bytes(t, *arguments)
    return int(are_in_one(behind, before) and operator.gt(*places_of(behind, before)))


@intrinsic(_UNSAFE + "IsNullRef")
def is_null_ref(_t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    return int(_is_null(arguments[0]))


@intrinsic(_UNSAFE + "NullRef")
def null_ref(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> Answer:
    return None


# ---- types


@intrinsic(_UNSAFE + "SizeOf")
def size(t: Thread, _arguments: list[Value], method: MethodInstance) -> Answer:
    return size_of(t.world.universe, method.arguments[0])


@intrinsic(_UNSAFE + "As(System.Object)")
def as_object(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    if reason := mistaken(t.world.universe, arguments[0], method.arguments[0]):
        raise UnsupportedError(reason)
    return arguments[0]


@intrinsic(_UNSAFE + "AsPointer", _UNSAFE + "AsRef")
def identity(_t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    return arguments[0]


@intrinsic(_UNSAFE + "SkipInit")
def skip(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> Answer:
    return None


def _is_own(pointer: Value) -> bool:
    """True if the thread can look at what an address leads to unnoticed by other threads."""
    return isinstance(pointer, VariablePointer) or (
        isinstance(pointer, ItemPointer) and pointer.target.__class__ is Obj
    )


@intrinsic(_UNSAFE + "As")
def as_(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    pointer, (source, wanted) = arguments[0], method.arguments
    if not (source.is_value or wanted.is_value) and _is_own(pointer):
        _, value = load_through(t, pointer, source)
        if reason := mistaken(t.world.universe, value, wanted):
            raise UnsupportedError(reason)
    return pointer if _is_null(pointer) or source is wanted else retyped(t, pointer, wanted)


@intrinsic(_UNSAFE + "BitCast")
def bit_cast(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    source, wanted = method.arguments
    universe = t.world.universe
    if size_of(universe, source) != size_of(universe, wanted) or not (source.is_value and wanted.is_value):
        raise Throw("System.NotSupportedException")
    if shape_of(universe, source) == shape_of(universe, wanted):
        return arguments[0]
    return from_bytes(universe, wanted, to_bytes(universe, source, arguments[0]))


@intrinsic(_UNSAFE + "Unbox")
def unbox(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    target = elements(arguments[0])
    if not fits_unboxed(t.world, target, method.arguments[0]):
        raise invalid_cast(t.world, target, method.arguments[0])
    return ItemPointer(target, 0)


# ---- access


@intrinsic(_UNSAFE + "Read", _UNSAFE + "ReadUnaligned")
def read(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    klass = method.arguments[0]
    done, value = load_through(t, retyped(t, arguments[0], klass), klass)
    return value if done else STOPPED


@intrinsic(_UNSAFE + "Write", _UNSAFE + "WriteUnaligned")
def write(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    klass = method.arguments[0]
    return None if store_through(t, retyped(t, arguments[0], klass), klass, arguments[1]) else STOPPED


# ---- blocks of memory


def _items(t: Thread, pointer: Value, count: int) -> tuple[Any, int, int] | None:
    """The elements of an array that so many bytes at a pointer are, if they are whole ones."""
    if _is_null(pointer):
        raise Throw("System.NullReferenceException")
    target = named(pointer.target) if pointer.__class__ is ItemPointer else None
    if target is None or pointer.path or target.klass.element is None:
        return None
    items, rest = divmod(count, size_of(t.world.universe, target.klass.element))
    if rest:
        return None
    if not 0 <= pointer.index <= len(target.values) - items:
        raise Throw("System.AccessViolationException")
    return target, pointer.index, items


@intrinsic(_UNSAFE + "CopyBlock", _UNSAFE + "CopyBlockUnaligned")
def copy_block(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    to, source, count = arguments
    count &= 0xFFFFFFFF
    if not count:
        return None
    target, origin = _items(t, to, count), _items(t, source, count)
    whole = target is not None and origin is not None and _alike(t, target[0], origin[0])
    return (_copy_items if whole else _copy_raw)(t, [to, source, count], method)


@one_by_one
def _copy_items(t: Thread, arguments: list[Value], _method: MethodInstance) -> Value:
    to, source, count = arguments
    target, origin = _items(t, to, count), _items(t, source, count)
    if target is None or origin is None:
        raise AssertionError("a block has lost its items")
    copy_items(t, origin[0], origin[1], target[0], target[1], origin[2])


@together
def _copy_raw(t: Thread, arguments: list[Value], _method: MethodInstance) -> Value:
    to, source, count = arguments
    done, data = read_bytes(t, raw(t, source), count)
    return None if done and write_bytes(t, raw(t, to), data) else STOPPED


def _alike(t: Thread, a: Value, b: Value) -> bool:
    """Whether the elements of two arrays look the same."""
    return shape_of(t.world.universe, a.klass.element) == shape_of(t.world.universe, b.klass.element)


@intrinsic(_UNSAFE + "InitBlock", _UNSAFE + "InitBlockUnaligned")
def init_block(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    to, byte, count = arguments
    count &= 0xFFFFFFFF
    if not count:
        return None
    whole = _items(t, to, count) is not None
    return (_init_items if whole else _init_raw)(t, [to, byte & 0xFF, count], method)


@one_by_one
def _init_items(t: Thread, arguments: list[Value], _method: MethodInstance) -> Value:
    to, byte, count = arguments
    target = _items(t, to, count)
    if target is None:
        raise AssertionError("a block has lost its items")
    array, start, length = target
    universe, element = t.world.universe, array.klass.element
    width = size_of(universe, element)
    value = from_bytes(universe, element, bytes([byte]) * width) if byte else universe.default(element)
    write_items(t, array, start, [value] * length)


@together
def _init_raw(t: Thread, arguments: list[Value], _method: MethodInstance) -> Value:
    to, byte, count = arguments
    return None if write_bytes(t, raw(t, to), bytes([byte]) * count) else STOPPED


@intrinsic(
    "System.Runtime.InteropServices.NativeMemory::Alloc", "System.Runtime.InteropServices.NativeMemory::AllocZeroed"
)
def allocate(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    universe = t.world.universe
    klass = universe.vector(universe.core("System.Byte"))
    block = make_array(t, klass, (arguments[0] or 1,), site_of_caller(t))
    block.shape = UNTYPED
    return ItemPointer(block, 0)


@intrinsic(_NATIVE + "Free")
def free(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> Answer:
    return None


@intrinsic("System.Buffer::CopyBytes")
def copy_bytes(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
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
        t.taints.forget_parts(t)


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
