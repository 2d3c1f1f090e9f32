"""Custom attributes: what makes them, with which objects. Running their code is left to the library."""

from __future__ import annotations

from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.reflection.describing import constant
from fencepost.machine.reflection.members import (
    CONSTRUCTOR,
    EVENT,
    PROPERTY,
    context_of,
    defined,
    definition_of,
    reflected,
)
from fencepost.machine.reflection.type_names import find_type
from fencepost.machine.shared.blocks import site_of_caller
from fencepost.machine.shared.intrinsic import MemberAnswer
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import MemberValue, Obj, TypeValue, Value
from fencepost.model.members import AttributeUse, Method, TypedArgument
from fencepost.model.types import Vector

_USAGE = "System.AttributeUsageAttribute"
_INHERITED, _MULTIPLE = 1, 2
_MEMBER, _RETURNED = -1, -2


def _uses(t: Thread, owner: Value, parameter: int) -> tuple[tuple[AttributeUse, ...], Klass]:
    """The attributes of a type, a member or a parameter of it, and the type in which they stand."""
    if owner.__class__ is TypeValue:
        definition = reflected(t, owner.klass)
        token, table, number, klass = (definition.token if definition is not None else 0), "", 0, owner.klass
    else:
        definition, klass, table, number = definition_of(t, owner), owner.klass, "", 0
        token = getattr(definition, "token", 0)
        if parameter != _MEMBER:
            table, number = "Param", _row(definition, parameter)
        elif owner.kind in (PROPERTY, EVENT):
            table, number, token = ("Property", "Event")[owner.kind - PROPERTY], owner.number, klass.definition.token
    if not token or number < 0 or klass.assembly is None:
        return (), klass
    return klass.assembly.attribute_uses(token, table, number), klass


def _row(definition: Method, parameter: int) -> int:
    """Where a parameter is among the rows that a method has for its parameters; -1 if it has none."""
    sequence = 0 if parameter == _RETURNED else parameter + 1
    return next((i for i, row in enumerate(definition.parameters) if row.sequence == sequence), -1)


def attribute_types(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    uses, klass = _uses(t, arguments[0], arguments[1])
    universe = t.world.universe
    found = [TypeValue(_type(t, use, klass, bool(arguments[2]))) for use in uses]
    return Obj(universe.vector(universe.core("System.Type")), found, site_of_caller(t))


def _type(t: Thread, use: AttributeUse, klass: Klass, all: bool) -> Klass:
    """The type of an attribute. It may stay unknown if a program asks for attributes of a known type only."""
    universe = t.world.universe
    try:
        found: Klass = universe.close(use.constructor.owner, context_of(klass))
    except UnsupportedError:
        if all:
            raise
        found = universe.opaque(getattr(use.constructor.owner, "name", "?"))
    return found


def usage(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """Flags: an attribute is inherited, an attribute may be there several times."""
    for klass in arguments[0].klass.chain():
        for attribute in klass.definition.attributes if klass.definition is not None else ():
            if attribute.type == _USAGE:
                named = dict(attribute.named)
                inherited = _INHERITED if named.get("Inherited", True) else 0
                return inherited | (_MULTIPLE if named.get("AllowMultiple", False) else 0)
    return _INHERITED


def _use(t: Thread, arguments: list[Value]) -> tuple[AttributeUse, Klass]:
    uses, klass = _uses(t, arguments[0], arguments[1])
    use = uses[arguments[2]]
    if use.arguments is None:
        raise UnsupportedError(f"the arguments of an attribute of {arguments[0]} cannot be read")
    return use, klass


def constructor(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    use, klass = _use(t, arguments)
    universe = t.world.universe
    method = universe.method(use.constructor, context_of(klass))
    definition = defined(t, method.owner)
    number = next(i for i, m in enumerate(definition.methods) if m.token == method.definition.token)
    return MemberValue(CONSTRUCTOR, method.owner, number, method.owner)


def constructor_arguments(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    use, klass = _use(t, arguments)
    return _objects(t, [object_of(t, typed, klass) for typed in use.arguments or ()])


def names(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    use, _ = _use(t, arguments)
    universe = t.world.universe
    return Obj(universe.vector(universe.core("System.String")), [name for name, _ in use.named], site_of_caller(t))


def values(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    use, klass = _use(t, arguments)
    return _objects(t, [object_of(t, typed, klass) for _, typed in use.named])


def _objects(t: Thread, found: list[Value]) -> Obj:
    universe = t.world.universe
    return Obj(universe.vector(universe.core("System.Object")), found, site_of_caller(t))


def object_of(t: Thread, typed: TypedArgument, klass: Klass) -> Value:
    """An argument of an attribute of a type, or of a member of it, as an object."""
    universe = t.world.universe
    if typed.value is None:
        return None
    if isinstance(typed.value, tuple):
        if not isinstance(typed.type, Vector):
            raise UnsupportedError("an array in an attribute has no type")
        element = universe.close(typed.type.element, context_of(klass))
        items = [object_of(t, item, klass) for item in typed.value]
        if element.is_value:
            items = [item.values[0] for item in items]
        return Obj(universe.vector(element), items, site_of_caller(t))
    type = universe.close(typed.type, context_of(klass))
    if type.name == "System.Type":
        found = find_type(universe, context_of(klass).assembly, str(typed.value))
        if found is None:
            raise UnsupportedError(f"the type {typed.value}, which an attribute names, was not found")
        return TypeValue(found)
    return constant(t, type, typed.value, site_of_caller(t))
