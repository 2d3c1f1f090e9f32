"""Objects as elements of arrays and as arguments: unboxed, and widened where reflection does so."""

from __future__ import annotations

from fencepost.library.registry import Throw, single
from fencepost.lowering.kinds import UNSIGNED, Kind
from fencepost.lowering.klass import Klass
from fencepost.machine.objects.objects import class_of, fits_unboxed, invalid_cast
from fencepost.machine.shared.blocks import content
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Value
from fencepost.machine.values.wrapping import wrap64


def primitive_name(klass: Klass) -> str:
    name = (klass.underlying or klass).name.removeprefix("System.")
    return name if name in _WIDENS else ""


def widens(source: Klass, wanted: Klass) -> bool:
    name = primitive_name(source)
    return bool(name) and (name == primitive_name(wanted) or primitive_name(wanted) in _WIDENS[name].split())


def widened(source: Klass, wanted: Klass, value: Value) -> Value:
    bits = UNSIGNED.get((source.underlying or source).name, 0)
    if bits:
        value &= (1 << bits) - 1
    if wanted.kind is Kind.F4:
        return single(float(value))
    if wanted.kind is Kind.F8:
        return float(value)
    return wrap64(value) if bits != 32 or wanted.size == 8 else value - (value >> 31 << 32)


def stored(t: Thread, element: Klass, value: Value) -> Value:
    """An object as an element."""
    if value is None:
        return t.world.universe.default(element)
    klass = class_of(t.world, value)
    if not element.is_value:
        if not t.world.dispatch.assignable(klass, element):
            raise Throw("System.InvalidCastException", "Object cannot be stored in an array of this type.")
        return value
    if klass is (element.nullable or element):
        return unboxed(t, value, element)
    if not (klass.is_value and primitive_name(klass) and primitive_name(element) and not element.is_enum):
        raise Throw("System.InvalidCastException", "Object cannot be stored in an array of this type.")
    if not widens(klass, element):
        raise Throw("System.ArgumentException", "Cannot widen from source type to target type.")
    return widened(klass, element, content(t, value))


def unboxed(t: Thread, value: Value, wanted: Klass) -> Value:
    """The content of a box as a value of a type that may be nullable."""
    if value is None and wanted.nullable is not None:
        return wanted.default
    if value is None or not fits_unboxed(t.world, value, wanted.nullable or wanted):
        raise invalid_cast(t.world, value, wanted)
    inner = content(t, value)
    if wanted.nullable is None:
        return inner
    return tuple([1 if "has" in field.name.lower() else inner for field in t.world.universe.fields(wanted)])


_WIDENS = {
    "Boolean": "", "Char": "UInt16 UInt32 Int32 UInt64 Int64 Single Double", "SByte": "Int16 Int32 Int64 Single Double",
    "Byte": "Char UInt16 Int16 UInt32 Int32 UInt64 Int64 Single Double", "Int16": "Int32 Int64 Single Double",
    "UInt16": "Char UInt32 Int32 UInt64 Int64 Single Double", "Int32": "Int64 Single Double",
    "UInt32": "UInt64 Int64 Single Double", "Int64": "Single Double", "UInt64": "Single Double", "Single": "Double",
    "Double": "", "IntPtr": "", "UIntPtr": "",
}  # fmt: skip
"""Which primitive types an array takes for its own, besides its own."""
