"""Objects: making them, boxes, casts, type tokens."""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.klass import FieldSlot, Klass
from fencepost.machine.objects.objects import box, class_of, fits_unboxed, invalid_cast, is_instance, nullable_slots
from fencepost.machine.running.codes import Factory, Site
from fencepost.machine.shared.arrays import elements, load_item, site_of
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import STOP
from fencepost.machine.values.values import FieldValue, ItemPointer, Registers, TypeValue


def _box(b: Site) -> OperationFunction:
    dst, (x,), klass, index = b.dst, b.srcs, b.arg, b.index

    def operation(t: Thread, r: Registers) -> None:
        r[dst] = box(t.world, klass, r[x], site_of(t, index))

    return operation


def _unbox(b: Site) -> OperationFunction:
    dst, (x,), klass = b.dst, b.srcs, b.arg

    def operation(t: Thread, r: Registers) -> None:
        value = elements(r[x])
        if not fits_unboxed(t.world, value, klass):
            raise invalid_cast(t.world, value, klass)
        r[dst] = ItemPointer(value, 0)

    return operation


def _unbox_any(b: Site) -> OperationFunction:
    dst, (x,), klass = b.dst, b.srcs, b.arg
    inner = klass.nullable or klass

    def operation(t: Thread, r: Registers) -> int | None:
        value = r[x]
        if value is None and klass.nullable is not None:
            r[dst] = klass.default
            return None
        if isinstance(value, TypeValue):
            r[dst] = value
            return None
        value = elements(value)
        fits = class_of(t.world, value) is inner if klass.nullable is not None else fits_unboxed(t.world, value, klass)
        if not fits:
            raise invalid_cast(t.world, value, klass)
        done, content = load_item(t, value, 0) if value.klass.element is None else (True, None)
        if not done:
            return STOP
        if klass.nullable is not None:
            has, _ = nullable_slots(t.world, klass)
            content = (1, content) if has == 0 else (content, 1)
        r[dst] = content
        return None

    return operation


def _castclass(b: Site) -> OperationFunction:
    dst, (x,), klass = b.dst, b.srcs, b.arg

    def operation(t: Thread, r: Registers) -> None:
        value = r[x]
        if value is not None and not is_instance(t.world, value, klass):
            raise invalid_cast(t.world, value, klass)
        r[dst] = value

    return operation


def _isinst(b: Site) -> OperationFunction:
    dst, (x,), klass = b.dst, b.srcs, b.arg

    def operation(t: Thread, r: Registers) -> None:
        value = r[x]
        r[dst] = value if value is not None and is_instance(t.world, value, klass) else None

    return operation


def _ldtoken(b: Site) -> OperationFunction:
    dst, arg = b.dst, b.arg
    value: Any = TypeValue(arg) if isinstance(arg, Klass) else FieldValue(arg) if isinstance(arg, FieldSlot) else arg

    def operation(_t: Thread, r: Registers) -> None:
        r[dst] = value

    return operation


def _mkrefany(b: Site) -> OperationFunction:
    dst, (x,), type = b.dst, b.srcs, TypeValue(b.arg)

    def operation(_t: Thread, r: Registers) -> None:
        r[dst] = (r[x], type)

    return operation


def _refanyval(b: Site) -> OperationFunction:
    dst, (x,), klass = b.dst, b.srcs, b.arg

    def operation(_t: Thread, r: Registers) -> None:
        pointer, type = r[x]
        if type is None or type.klass is not klass:
            raise Throw("System.InvalidCastException")
        r[dst] = pointer

    return operation


def _refanytype(b: Site) -> OperationFunction:
    dst, (x,) = b.dst, b.srcs

    def operation(_t: Thread, r: Registers) -> None:
        r[dst] = r[x][1]

    return operation


FACTORIES: dict[str, Factory] = {
    "box": _box, "unbox": _unbox, "unbox_any": _unbox_any, "castclass": _castclass, "isinst": _isinst,
    "ldtoken": _ldtoken, "mkrefany": _mkrefany, "refanyval": _refanyval, "refanytype": _refanytype,
}  # fmt: skip
