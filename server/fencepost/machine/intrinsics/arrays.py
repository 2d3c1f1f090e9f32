"""`System.Array`: what arrays of every element type and shape have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.shapes import shape_of
from fencepost.machine.objects.objects import box, class_of, invalid_cast
from fencepost.machine.objects.pooled import UNWRITTEN, RentedItems, ReturnedItems
from fencepost.machine.running.storing import primitive_name, stored, unboxed, widened, widens
from fencepost.machine.shared.arrays import elements, make_array
from fencepost.machine.shared.arrays import flat_index as place_of
from fencepost.machine.shared.blocks import copy_items, named, one_by_one, read_items, site_of_caller, write_items
from fencepost.machine.shared.intrinsic import MemberAnswer, intrinsic
from fencepost.machine.shared.raw import retyped
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import ItemPointer, Obj, Value

Convert = Callable[[Value], Value]
"""The conversion of an element on its way from one array to another."""

_ARRAY = "System.Array::"


# ---- shape


def _lengths(array: Value) -> tuple[int, ...]:
    if array is None:
        raise Throw("System.NullReferenceException")
    rank = array.klass.rank
    return tuple(array.shape[:rank]) if rank > 0 else (len(array.values),)


def _lowest(array: Value, number: int) -> int:
    """The first index of a dimension."""
    rank = array.klass.rank
    return int(array.shape[rank + number]) if 0 < rank < len(array.shape) else 0


@intrinsic(_ARRAY + "get_Length()", _ARRAY + "get_LongLength()")
def length(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return len(arguments[0].values)


@intrinsic(_ARRAY + "get_Rank()")
def rank(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return len(_lengths(arguments[0]))


@intrinsic(_ARRAY + "GetLength", _ARRAY + "GetLowerBound")
def dimension(_t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    array, number = arguments
    lengths = _lengths(array)
    if not 0 <= number < len(lengths):
        raise Throw("System.IndexOutOfRangeException", "Array does not have that many dimensions.")
    if method.name == "GetLowerBound":
        return _lowest(array, number)
    return lengths[number]


# ---- single elements

_WRONG_RANK = "The indices did not match the rank of the array."


def refuse_negative(**numbers: int) -> None:
    """Throws what a member throws that is given a negative number."""
    for name, number in numbers.items():
        if number < 0:
            message = f"{name} ('{number}') must be a non-negative value."
            raise Throw("System.ArgumentOutOfRangeException", message, name, number)


def _place(t: Thread, array: Value, indexes: list[Value]) -> int:
    counted = bool(indexes) and indexes[0].__class__ is int and len(indexes) <= 3
    if indexes and indexes[0].__class__ is not int:
        if indexes[0] is None:
            raise Throw("System.ArgumentNullException", parameter="indices")
        indexes = read_items(t, indexes[0], 0, len(named(indexes[0]).values))
    if len(indexes) != len(_lengths(array)):
        wanted = ("", "one-", "two-", "three-")[len(indexes)] if counted else ""
        message = f"Array was not a {wanted}dimensional array." if wanted else _WRONG_RANK
        raise Throw("System.ArgumentException", message)
    return place_of(array, indexes)


@intrinsic(_ARRAY + "GetValue")
@one_by_one
def get_value(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    array = elements(arguments[0])
    value = read_items(t, array, _place(t, array, arguments[1:]), 1)[0]
    element = array.klass.element
    return box(t.world, element, value, site_of_caller(t)) if element.is_value else value


@intrinsic(_ARRAY + "SetValue")
@one_by_one
def set_value(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    array, value = elements(arguments[0]), arguments[1]
    place = _place(t, array, arguments[2:])
    write_items(t, array, place, [stored(t, array.klass.element, value)])


# ---- many elements


@intrinsic(_ARRAY + "Clone()")
@one_by_one
def clone(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    array = elements(arguments[0])
    return Obj(array.klass, read_items(t, array, 0, len(array.values)), site_of_caller(t), array.shape)


@intrinsic(_ARRAY + "Copy")
@one_by_one
def copy(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if len(arguments) == 3:
        arguments = [arguments[0], None, arguments[1], None, arguments[2]]
    if arguments[0] is None or arguments[2] is None:
        name = "sourceArray" if arguments[0] is None else "destinationArray"
        raise Throw("System.ArgumentNullException", parameter=name)
    source, target = elements(arguments[0]), elements(arguments[2])
    start = 0 if arguments[1] is None else _from_lowest("sourceIndex", arguments[1], source)
    to = 0 if arguments[3] is None else _from_lowest("destinationIndex", arguments[3], target)
    count = arguments[4]
    if len(_lengths(source)) != len(_lengths(target)):
        raise Throw("System.RankException", "The specified arrays must have the same number of dimensions.")
    refuse_negative(length=count, sourceIndex=start, destinationIndex=to)
    if start + count > len(source.values) or to + count > len(target.values):
        name = "Source" if start + count > len(source.values) else "Destination"
        hint = f"Check the {name.lower()} index, length, and the array's lower bounds."
        raise Throw("System.ArgumentException", f"{name} array was not long enough. {hint}", f"{name.lower()}Array")
    convert = _conversion(t, source.klass.element, target.klass.element)
    if convert is None:
        copy_items(t, source, start, target, to, count)
    else:
        _convert_and_write(t, convert, read_items(t, source, start, count), target, to)


def _from_lowest(name: str, index: int, array: Value) -> int:
    lowest = _lowest(array, 0)
    if index < lowest and lowest:
        message = f"{name} ('{index}') must be greater than or equal to '{lowest}'."
        raise Throw("System.ArgumentOutOfRangeException", message, name, index)
    return index - lowest


def _convert_and_write(t: Thread, convert: Convert, values: list[Value], target: Value, to: int) -> None:
    """The elements before one that does not fit are copied nevertheless."""
    done: list[Any] = []
    try:
        done.extend(convert(value) for value in values)
    except Throw:
        write_items(t, target, to, done)
        raise
    write_items(t, target, to, done)


def _conversion(t: Thread, source: Klass, wanted: Klass) -> Convert | None:
    """The conversion of each element on the way, None if there is none. Arrays that never fit are refused."""
    assignable, site = t.world.dispatch.assignable, site_of_caller(t)
    if source is wanted:
        return None
    if source.is_value and wanted.is_value:
        if widens(source, wanted) and not wanted.is_enum:
            return lambda value: widened(source, wanted, value)
        if primitive_name(source) and shape_of(t.world.universe, source) == shape_of(t.world.universe, wanted):
            return None
        raise _mismatch()
    if source.is_value:
        if not assignable(source, wanted):
            raise _mismatch()
        return lambda value: box(t.world, source, value, site)
    if wanted.is_value:
        if not assignable(wanted, source):
            raise _mismatch()
        return lambda value: unboxed(t, value, wanted)
    if assignable(source, wanted):
        return None
    if not (assignable(wanted, source) or source.is_interface or wanted.is_interface):
        raise _mismatch()

    def cast(value: Value) -> Value:
        if value is not None and not assignable(class_of(t.world, value), wanted):
            raise invalid_cast(t.world, value, wanted)
        return value

    return cast


def _mismatch() -> Throw:
    message = "Source array type cannot be assigned to destination array type."
    return Throw("System.ArrayTypeMismatchException", message)


@intrinsic(_ARRAY + "Clear(System.Array)", _ARRAY + "Clear(System.Array,System.Int32,System.Int32)")
@one_by_one
def clear(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if arguments[0] is None:
        raise Throw("System.ArgumentNullException", parameter="array")
    array = elements(arguments[0])
    start, count = arguments[1:] or (_lowest(array, 0), len(array.values))
    start -= _lowest(array, 0)
    if start < 0 or count < 0 or start + count > len(array.values):
        raise Throw("System.IndexOutOfRangeException")
    if count:
        write_items(t, array, start, [t.world.universe.default(array.klass.element)] * count)


# ---- making


@intrinsic(_ARRAY + "CreateInstance")
@one_by_one
def create(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if arguments[0] is None or arguments[1] is None:
        raise Throw("System.ArgumentNullException")
    lengths = arguments[1:]
    if lengths[0].__class__ is not int:
        lengths = read_items(t, lengths[0], 0, len(named(lengths[0]).values))
    if not lengths:
        raise Throw("System.ArgumentException")
    for length in lengths:
        refuse_negative(length=length)
    element = arguments[0].klass
    if element.kind is Kind.VOID:
        raise Throw("System.NotSupportedException")
    universe = t.world.universe
    klass = universe.vector(element) if len(lengths) == 1 else universe.array(element, len(lengths))
    return make_array(t, klass, tuple(lengths), site_of_caller(t))


@intrinsic(_ARRAY + "CreateInstance(System.Type,System.Int32[],System.Int32[])")
@one_by_one
def create_with_bounds(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    for name, argument in zip(("elementType", "lengths", "lowerBounds"), arguments, strict=True):
        if argument is None:
            raise Throw("System.ArgumentNullException", parameter=name)
    lengths, bounds = [tuple(read_items(t, a, 0, len(named(a).values))) for a in arguments[1:]]
    if len(lengths) != len(bounds):
        message = "Number of lengths and lowerBounds must match."
        raise Throw("System.ArgumentException", message)
    if not any(bounds):
        return create(t, arguments[:2], method)
    for number, length in enumerate(lengths):
        if length < 0:
            name = f"lengths[{number}]"
            raise Throw("System.ArgumentOutOfRangeException", "Non-negative number required.", name)
    element = arguments[0].klass
    if element.kind is Kind.VOID:
        raise Throw("System.NotSupportedException")
    klass = t.world.universe.array(element, len(lengths))
    return make_array(t, klass, lengths, site_of_caller(t), bounds)


@intrinsic("System.Runtime.InteropServices.MemoryMarshal::GetArrayDataReference")
def data_reference(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    first = ItemPointer(elements(arguments[0]), 0)
    return first if method.arguments else retyped(t, first, t.world.universe.core("System.Byte"))


# ---- arrays of a pool


@intrinsic("Fencepost.Machine::PoolsArrays()")
def pools_arrays(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(t.world.guesses.pools)


@intrinsic("Fencepost.Machine::Rented(System.Array)")
def rented(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if not t.world.guesses.pools:
        arguments[0].values = RentedItems(t.world, [UNWRITTEN] * len(arguments[0].values))


@intrinsic("Fencepost.Machine::GoesBack(System.Array)")
def goes_back(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    array = arguments[0]
    if not t.world.guesses.pools:
        if array.__class__ is not Obj:
            t.world.refute_no_pool()
        array.values = ReturnedItems(t.world)
    return int(t.world.guesses.pools)
