"""`System.Runtime.CompilerServices.Unsafe`: pointers moved over items; reinterpretation where registers look alike."""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.shapes import shape_of
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.blocks import named, read_items, together, write_items
from fencepost.machine.intrinsics import STOPPED, intrinsic
from fencepost.machine.layout import from_bytes, size_of, to_bytes
from fencepost.machine.objects import fits_unboxed
from fencepost.machine.ops.arrays import elements
from fencepost.machine.ops.control import same
from fencepost.machine.ops.fields import load_through, store_through
from fencepost.machine.ops.pointers import item_size, moved
from fencepost.machine.pointees import path_to
from fencepost.machine.values import ItemPointer, Pointer

_UNSAFE = "System.Runtime.CompilerServices.Unsafe::"


def _is_null(pointer: Any) -> bool:
    return pointer is None or (pointer.__class__ is int and pointer == 0)


# ---- moving


@intrinsic(_UNSAFE + "Add")
def add(t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    pointer, steps = arguments
    if pointer.__class__ is ItemPointer and not pointer.path:
        return ItemPointer(pointer.target, pointer.index + steps)
    size = size_of(t.world.universe, method.arguments[0])
    return moved(pointer, steps * size, size)


@intrinsic(_UNSAFE + "AddByteOffset")
def add_bytes(t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    pointer, distance = arguments
    return moved(pointer, distance, size_of(t.world.universe, method.arguments[0]))


@intrinsic(_UNSAFE + "ByteOffset")
def byte_offset(t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    origin, target = arguments
    if same(origin, target):
        return 0
    steps = _steps(origin, target)
    return steps * (item_size(t, origin) or size_of(t.world.universe, method.arguments[0]))


def _steps(origin: Any, target: Any) -> int:
    alike = origin.__class__ is target.__class__ is ItemPointer and same(origin.target, target.target)
    if alike and origin.path[:-1] == target.path[:-1]:
        return int(target.path[-1] - origin.path[-1] if origin.path else target.index - origin.index)
    raise UnsupportedError("the distance between pointers into different objects")


@intrinsic(_UNSAFE + "AreSame")
def are_same(_t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    return int((_is_null(arguments[0]) and _is_null(arguments[1])) or same(*arguments))


@intrinsic(_UNSAFE + "IsAddressGreaterThan", _UNSAFE + "IsAddressLessThan")
def compare(_t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    """Of different objects neither is above the other."""
    left, right = arguments
    alike = left.__class__ is right.__class__ is ItemPointer and same(left.target, right.target)
    steps = 0 if same(left, right) or not alike else _steps(left, right)
    return int(steps < 0 if method.name == "IsAddressGreaterThan" else steps > 0)


@intrinsic(_UNSAFE + "IsNullRef")
def is_null_ref(_t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    return int(_is_null(arguments[0]))


@intrinsic(_UNSAFE + "NullRef")
def null_ref(_t: Any, _arguments: list[Any], _method: MethodInstance) -> Any:
    return None


# ---- types


@intrinsic(_UNSAFE + "SizeOf")
def size(t: Any, _arguments: list[Any], method: MethodInstance) -> Any:
    return size_of(t.world.universe, method.arguments[0])


@intrinsic(_UNSAFE + "As(System.Object)", _UNSAFE + "AsPointer", _UNSAFE + "AsRef")
def identity(_t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    return arguments[0]


@intrinsic(_UNSAFE + "SkipInit")
def skip(_t: Any, _arguments: list[Any], _method: MethodInstance) -> Any:
    return None


@intrinsic(_UNSAFE + "As")
def as_(t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    """A pointer to a struct becomes one to its first part, as long as it takes until the types look alike."""
    pointer, (source, wanted) = arguments[0], method.arguments
    if _is_null(pointer) or source is wanted:
        return pointer
    path = path_to(t.world.universe, source, wanted)
    return pointer._replace(path=pointer.path + path) if path else pointer


@intrinsic(_UNSAFE + "BitCast")
def bit_cast(t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    source, wanted = method.arguments
    universe = t.world.universe
    if size_of(universe, source) != size_of(universe, wanted) or not (source.is_value and wanted.is_value):
        raise Throw("System.NotSupportedException")
    if shape_of(universe, source) == shape_of(universe, wanted):
        return arguments[0]
    return from_bytes(universe, wanted, to_bytes(universe, source, arguments[0]))


@intrinsic(_UNSAFE + "Unbox")
def unbox(t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    target = elements(arguments[0])
    if not fits_unboxed(t.world, target, method.arguments[0]):
        raise Throw("System.InvalidCastException")
    return ItemPointer(target, 0)


# ---- access


def _bytes_at(pointer: Any) -> bool:
    """Whether a pointer walks over bytes."""
    return (
        pointer.__class__ is ItemPointer
        and not pointer.path
        and pointer.target.klass.element is not None
        and (pointer.target.klass.element.size == 1)
    )


@intrinsic(_UNSAFE + "Read", _UNSAFE + "ReadUnaligned")
@together
def read(t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    pointer, klass = arguments[0], method.arguments[0]
    if _bytes_at(pointer):
        count = size_of(t.world.universe, klass)
        return from_bytes(t.world.universe, klass, _as_bytes(_read_block(t, pointer, count)))
    _check_alike(t, pointer, klass)
    done, value = load_through(t, pointer, klass)
    return value if done else STOPPED


@intrinsic(_UNSAFE + "Write", _UNSAFE + "WriteUnaligned")
@together
def write(t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    pointer, value = arguments
    klass = method.arguments[0]
    if _bytes_at(pointer):
        target, start, _ = _block(t, pointer, size_of(t.world.universe, klass))
        write_items(t, target, start, _from_bytes(target, to_bytes(t.world.universe, klass, value)))
        return None
    _check_alike(t, pointer, klass)
    return None if store_through(t, pointer, klass, value) else STOPPED


def _check_alike(t: Any, pointer: Any, klass: Klass) -> None:
    """What an array holds is known; of other variables it is believed that they hold what the program says."""
    if pointer.__class__ is ItemPointer and not pointer.path and pointer.target.klass.element is not None:
        element = pointer.target.klass.element
        if shape_of(t.world.universe, element) != shape_of(t.world.universe, klass):
            raise UnsupportedError(f"a {element.name} in memory taken for a {klass.name}")


def _as_bytes(values: list[Any]) -> bytes:
    return bytes([value & 0xFF for value in values])


def _from_bytes(target: Any, data: bytes) -> list[int]:
    signed = target.klass.element.name == "System.SByte"
    return [byte - 256 if signed and byte > 127 else byte for byte in data]


def _block(t: Any, pointer: Pointer | None, count: int) -> tuple[Any, int, int]:
    """The items of an array that so many bytes at a pointer are."""
    if not isinstance(pointer, ItemPointer):
        raise Throw("System.NullReferenceException") if _is_null(pointer) else _no_array()
    target = named(pointer.target)
    if pointer.path or target.klass.element is None:
        raise _no_array()
    width = size_of(t.world.universe, target.klass.element)
    if count % width:
        raise UnsupportedError("a block of memory that ends inside a number")
    if not 0 <= pointer.index <= len(target.values) - count // width:
        raise Throw("System.AccessViolationException")
    return target, pointer.index, count // width


def _no_array() -> UnsupportedError:
    return UnsupportedError("a block of memory that is no array")


def _read_block(t: Any, pointer: Pointer | None, count: int) -> list[Any]:
    return read_items(t, *_block(t, pointer, count))


@intrinsic(_UNSAFE + "CopyBlock", _UNSAFE + "CopyBlockUnaligned")
@together
def copy_block(t: Any, arguments: list[Any], _method: Any) -> Any:
    to, source, count = arguments
    count &= 0xFFFFFFFF
    if count:
        target, start, _ = _block(t, to, count)
        origin = _block(t, source, count)
        universe, wanted, given = t.world.universe, target.klass.element, origin[0].klass.element
        values = read_items(t, *origin)
        if shape_of(universe, wanted) != shape_of(universe, given):
            data = b"".join(to_bytes(universe, given, value) for value in values)
            values = [from_bytes(universe, wanted, data, at) for at in range(0, count, size_of(universe, wanted))]
        write_items(t, target, start, values)


@intrinsic(_UNSAFE + "InitBlock", _UNSAFE + "InitBlockUnaligned")
@together
def init_block(t: Any, arguments: list[Any], _method: Any) -> Any:
    to, byte, count = arguments
    count &= 0xFFFFFFFF
    if count:
        target, start, length = _block(t, to, count)
        element = target.klass.element
        data = bytes([byte & 0xFF]) * size_of(t.world.universe, element)
        write_items(t, target, start, [from_bytes(t.world.universe, element, data)] * length)


@intrinsic("System.Buffer::CopyBytes")
@together
def copy_bytes(t: Any, arguments: list[Any], _method: Any) -> Any:
    """Copies bytes between arrays of numbers; what is around them in the last numbers stays."""
    source, start, target, to, count = arguments
    if count:
        _, data = _bytes_of(t, source, start, count)
        first, old = _bytes_of(t, target, to, count)
        universe, element = t.world.universe, named(target).klass.element
        width, lead, given = _width(t, target), to % _width(t, target), start % _width(t, source)
        new = old[:lead] + data[given : given + count] + old[lead + count :]
        write_items(t, target, first, [from_bytes(universe, element, new, at) for at in range(0, len(new), width)])


def _width(t: Any, array: Any) -> int:
    return size_of(t.world.universe, named(array).klass.element)


def _bytes_of(t: Any, array: Any, start: int, count: int) -> tuple[int, bytes]:
    """The elements in which some bytes are, as bytes, and the first one's index."""
    width = _width(t, array)
    first, last = start // width, (start + count + width - 1) // width
    element = named(array).klass.element
    values = read_items(t, array, first, last - first)
    return first, b"".join(to_bytes(t.world.universe, element, value) for value in values)
