"""The classes of values, boxing, and casts."""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.dispatch import Dispatch
from fencepost.lowering.klass import Klass
from fencepost.lowering.universe import Universe
from fencepost.machine.state.world import World
from fencepost.machine.values.names import own_name
from fencepost.machine.values.values import (
    CELL,
    Delegate,
    FieldValue,
    MemberValue,
    Obj,
    Published,
    Ref,
    TypeValue,
    Value,
)

MEMBER_CLASSES = tuple(
    f"System.Reflection.Runtime{kind}Info" for kind in ("Method", "Constructor", "Field", "Property", "Event")
)
"""The classes of members, by kind (`MemberValue`)."""


OBJECTS = Obj, Ref, Published, Delegate, str, TypeValue, MemberValue, FieldValue
"""The exact classes of the values that are references to objects."""


def class_of(world: World, value: Value) -> Klass:
    """The exact type of the object that a reference refers to."""
    return class_in(world.universe, value)


def class_in(universe: Universe, value: Value) -> Klass:
    """The class of the object that a reference refers to, in any world of a program."""
    kind = value.__class__
    if kind is Obj or kind is Ref or kind is Published or kind is Delegate:
        klass: Klass = value.klass
        return klass
    if kind is str:
        return universe.core("System.String")
    if kind is TypeValue:
        return universe.core("System.RuntimeType")
    if kind is MemberValue:
        return universe.core(MEMBER_CLASSES[value.kind])
    if kind is FieldValue:
        return universe.core("System.RuntimeFieldHandle")
    if value is None:
        raise Throw("System.NullReferenceException")
    raise TypeError(f"{value!r} is no object")


def mistaken(universe: Universe, value: Value, klass: Klass) -> str:
    """The error of a program that takes an object for one of a type without a cast; "" if the object is of that type,
    or null."""
    if value is None or klass.is_value:
        return ""
    actual = class_in(universe, value)
    if Dispatch(universe).assignable(actual, klass):
        return ""
    return f"an object of type {actual} that is taken for one of type {klass}"


def box(world: World, klass: Klass, value: Value, site: int) -> Value:
    """A value as an object; a null `Nullable` becomes null (III.4.1)."""
    if klass.nullable is not None:
        has, inner = nullable_slots(world, klass)
        return box(world, klass.nullable, value[inner], site) if value[has] else None
    if klass.name == "System.RuntimeTypeHandle":
        return value
    return Obj(klass, [value], site)


def nullable_slots(world: World, klass: Klass) -> tuple[int, int]:
    """Where a `Nullable` has its flag and its value."""
    fields = world.universe.fields(klass)
    flag = next(field.index for field in fields if field.type.name == "System.Boolean" and "has" in field.name.lower())
    return flag, 1 - flag


def boxed_value(value: Value) -> Value:
    """The value in a box that never changes; `CELL` if it may change."""
    box: Any = value.ref if value.__class__ is Published else value
    return box.values[0]


def is_instance(world: World, value: Value, klass: Klass) -> bool:
    """True if a non-null reference can be cast to a type; a box of T can be cast to `Nullable<T>`."""
    wanted = klass.nullable or klass
    return world.dispatch.assignable(class_of(world, value), wanted)


def fits_unboxed(world: World, value: Value, klass: Klass) -> bool:
    """True if a box holds a value of a type; an enum and its underlying type count as one (III.4.32)."""
    actual = class_of(world, value)
    return actual is klass or ((actual.underlying or actual) is (klass.underlying or klass) and actual.is_value)


def invalid_cast(world: World, value: Value, klass: Klass) -> Throw:
    """The exception that is thrown when an object is taken for another type; unboxing null is no cast."""
    if value is None:
        return Throw("System.NullReferenceException")
    message = f"Unable to cast object of type '{own_name(class_of(world, value))}' to type '{own_name(klass)}'."
    return Throw("System.InvalidCastException", message)


__all__ = ["CELL", "box", "boxed_value", "class_of", "fits_unboxed", "invalid_cast", "is_instance", "nullable_slots"]
