"""Arrays of every shape: elements lie in one row, the last index running fastest."""

from __future__ import annotations

from fencepost.library.registry import Throw
from fencepost.lowering.kinds import SMALL
from fencepost.lowering.klass import Klass
from fencepost.machine.running.codes import Factory, Site
from fencepost.machine.shared.arrays import (
    check_element,
    check_index,
    elements,
    flat_index,
    load_item,
    make_array,
    site_of,
    store_item,
)
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import STOP
from fencepost.machine.values.values import ItemPointer, Obj, Registers, Value


def _newarr(b: Site) -> OperationFunction:
    dst, (n,), klass, index = b.dst, b.srcs, b.arg, b.index

    def operation(t: Thread, r: Registers) -> None:
        r[dst] = make_array(t, klass, (r[n],), site_of(t, index))

    return operation


def _ldlen(b: Site) -> OperationFunction:
    dst, (x,) = b.dst, b.srcs

    def operation(_t: Thread, r: Registers) -> None:
        array = r[x]
        if array is None:
            raise Throw("System.NullReferenceException")
        r[dst] = len(array.values)

    return operation


def _ldelem(b: Site) -> OperationFunction:
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


def _stelem(b: Site) -> OperationFunction:
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
    """An array whose element's address is taken. The array must have this very type, unless it is only read through the
    address."""
    array = elements(array)
    if not readonly and not klass.is_value and array.klass.element is not klass:
        raise Throw("System.ArrayTypeMismatchException")
    return array


def _ldelema(b: Site) -> OperationFunction:
    dst, (x, i), (klass, readonly) = b.dst, b.srcs, b.arg

    def operation(_t: Thread, r: Registers) -> None:
        array = _of_type(r[x], klass, readonly)
        r[dst] = ItemPointer(array, check_index(array, r[i]))

    return operation


# ---- several dimensions


def _new_array(b: Site) -> OperationFunction:
    dst, sources, klass, at = b.dst, b.srcs, b.arg, b.index

    def operation(t: Thread, r: Registers) -> None:
        lengths = tuple([r[source] for source in sources])
        bounds: tuple[int, ...] = ()
        if len(lengths) == 2 * klass.rank and klass.rank > 0:
            lengths, bounds = lengths[1::2], lengths[0::2]
        r[dst] = make_array(t, klass, lengths, site_of(t, at), bounds)

    return operation


def _array_get(b: Site) -> OperationFunction:
    dst, (x, *indexes) = b.dst, b.srcs

    def operation(t: Thread, r: Registers) -> int | None:
        array = elements(r[x])
        done, value = load_item(t, array, flat_index(array, [r[i] for i in indexes]))
        if not done:
            return STOP
        r[dst] = value
        return None

    return operation


def _array_set(b: Site) -> OperationFunction:
    x, *indexes, v = b.srcs

    def operation(t: Thread, r: Registers) -> int | None:
        array = elements(r[x])
        place = flat_index(array, [r[i] for i in indexes])
        check_element(t, array, r[v])
        return None if store_item(t, array, place, r[v]) else STOP

    return operation


def _array_address(b: Site) -> OperationFunction:
    dst, (x, *indexes), (klass, readonly) = b.dst, b.srcs, b.arg

    def operation(_t: Thread, r: Registers) -> None:
        array = _of_type(r[x], klass, readonly)
        r[dst] = ItemPointer(array, flat_index(array, [r[i] for i in indexes]))

    return operation


FACTORIES: dict[str, Factory] = {
    "newarr": _newarr, "ldlen": _ldlen, "ldelem": _ldelem, "stelem": _stelem, "ldelema": _ldelema,
    "new_array": _new_array, "array_get": _array_get, "array_set": _array_set, "array_address": _array_address,
}  # fmt: skip
