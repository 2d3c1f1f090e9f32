"""Descriptions of members: types, parameters, constants and texts."""

from __future__ import annotations

import struct
from typing import Any

from fencepost.lowering.kinds import SIZES, Kind
from fencepost.lowering.klass import Klass
from fencepost.lowering.parameters import own_parameter
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.objects.objects import box
from fencepost.machine.reflection.members import (
    CONSTRUCTOR,
    EVENT,
    FIELD,
    METHOD,
    PROPERTY,
    context_of,
    definition_of,
    method_of,
)
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.names import display_name, simple_name
from fencepost.machine.values.values import MemberValue, Value
from fencepost.model.members import Float, Halves
from fencepost.model.types import TypeExpression

_OPTIONAL, _HAS_DEFAULT = 0x10, 0x1000
_NAMED_CONSTANTS = ("DecimalConstantAttribute", "DateTimeConstantAttribute")


def type_of(t: Thread, member: MemberValue) -> Klass:
    """The type of a member: what a method returns, the type of a field, of a property, of an event's handlers."""
    if member.kind in (METHOD, CONSTRUCTOR):
        return method_of(t, member).returns
    definition = definition_of(t, member)
    type = definition.signature.returns if member.kind == PROPERTY else definition.type
    return _closed(t, member, type)


def parameter_types(t: Thread, member: MemberValue) -> tuple[Klass, ...]:
    """The types of a method's or an indexer's parameters."""
    if member.kind != PROPERTY:
        return method_of(t, member).parameters
    return tuple([_closed(t, member, parameter) for parameter in definition_of(t, member).signature.parameters])


def _closed(t: Thread, member: MemberValue, type: TypeExpression) -> Klass:
    found: Klass = t.world.universe.close(type, context_of(member.klass))
    return found


def parameter(t: Thread, member: MemberValue, number: int) -> tuple[str | None, int, Any]:
    """The name, the flags and the constant of a parameter."""
    definition = definition_of(t, member)
    for row, found in enumerate(definition.parameters):
        if found.sequence == number + 1:
            if found.flags & _OPTIONAL and not found.flags & _HAS_DEFAULT:
                _refuse_named_constant(member, definition.token, row)
            return found.name, found.flags, found.default
    return None, 0, None


def constant(t: Thread, klass: Klass, value: Value, site: int, raw: bool = False) -> Value:
    """A constant of a type as an object."""
    if value is None:
        return None
    if isinstance(value, str):
        if klass.kind is Kind.OBJECT:
            return value
        raise UnsupportedError(f"a text as a constant of {klass.name}")
    if isinstance(value, Halves):
        return value.utf16.decode("utf-16-le", "surrogatepass")
    inner = klass.nullable or klass
    if isinstance(value, Float):
        pattern = "<d" if value.size == 8 else "<f"
        value = struct.unpack(pattern, value.bits.to_bytes(value.size, "little"))[0]
    else:
        value = int(value)
        width = (inner.underlying or inner).size
        if 0 < width < 8 or (inner.underlying or inner).name in ("System.UInt64", "System.UIntPtr"):
            value = _in_range((inner.underlying or inner).name, value)
    if raw and inner.underlying is not None:
        inner = inner.underlying
    return box(t.world, inner, value, site)


def _in_range(name: str, value: int) -> int:
    """A number as a register holds it: signed from 32 bits on."""
    if name in ("System.UInt32", "System.UInt64", "System.UIntPtr"):
        bits = 32 if name == "System.UInt32" else 64
        return value - (1 << bits) if value >> bits - 1 else value
    return value


def _refuse_named_constant(member: MemberValue, token: int, row: int) -> None:
    """Constants of these types are attributes."""
    for use in context_of(member.klass).assembly.attribute_uses(token, "Param", row):
        if getattr(use.constructor.owner, "name", "").rpartition(".")[2] in _NAMED_CONSTANTS:
            raise UnsupportedError(f"the default of a parameter of {member}, which is no constant")


# ---- as text


def short(klass: Klass) -> str:
    """A type in the text of a member: primitive and nested ones without what is around them."""
    root = klass
    while root.element is not None:
        root = root.element
    if "+" in root.generic and own_parameter(root) is None:
        return simple_name(klass)
    text = display_name(klass)
    return text.removeprefix("System.") if root.name in SIZES or root.kind is Kind.VOID else text


def text_of(t: Thread, member: MemberValue) -> str:
    name, type = member.name, type_of(t, member)
    if member.kind in (FIELD, EVENT):
        return f"{short(type)} {name}"
    parameters = ", ".join([_by_ref(short(parameter)) for parameter in parameter_types(t, member)])
    if member.kind == PROPERTY:
        return f"{short(type)} {name} [{parameters}]" if parameters else f"{short(type)} {name}"
    arguments = ",".join([simple_name(argument) for argument in method_of(t, member).arguments])
    return f"{short(type)} {name}{f'[{arguments}]' if arguments else ''}({parameters})"


def _by_ref(text: str) -> str:
    return f"{text[:-1]} ByRef" if text.endswith("&") else text
