"""Answers to the questions of the library's reflection (`Fencepost.Members`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fencepost.assembly.assembly import Assembly
from fencepost.library.registry import Throw
from fencepost.lowering.frameworks import is_framework
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.parameters import own_parameter, own_parameters
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.objects import stack_traces
from fencepost.machine.objects.objects import MEMBER_CLASSES
from fencepost.machine.reflection import describing, members
from fencepost.machine.reflection.members import (
    FIELD,
    METHOD,
    context_of,
    definition_of,
    field_of,
    member_of,
    method_of,
    reflected,
)
from fencepost.machine.reflection.type_names import find_type
from fencepost.machine.shared.blocks import named, one_by_one, read_items, site_of_caller
from fencepost.machine.shared.delegates import refuse_late
from fencepost.machine.shared.intrinsic import MemberAnswer
from fencepost.machine.state.thread import Thread
from fencepost.machine.values import names
from fencepost.machine.values.values import FieldValue, MemberValue, Obj, TypeValue, Value
from fencepost.model.members import Type

_STATIC, _VIRTUAL, _HAS_DEFAULT = 0x10, 0x40, 0x1000
_ACCESS, _PUBLIC = 7, (1, 2)
_OF_ARRAYS = 0x2101
_MEMBER, _SPECIAL_PARAMETER = -1, 0x2013
_SERIALIZABLE, _PINVOKE, _PRESERVE_SIGNATURE, _SPECIAL_FIELD = 0x2000, 0x2000, 0x80, 0x1080


def _array(t: Thread, element: str, items: list[Value]) -> Obj:
    universe = t.world.universe
    return Obj(universe.vector(universe.core(element)), items, site_of_caller(t))


def _types(t: Thread, klasses: Iterable[Klass]) -> Obj:
    return _array(t, "System.Type", [TypeValue(klass) for klass in klasses])


def select(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    type, kind, name, flags = arguments
    found = members.select(t, type.klass, kind, name, flags)
    return _array(t, MEMBER_CLASSES[kind].replace("Runtime", ""), list(found))


def require_all(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    type, kind, flags = arguments
    members.require_all(t, type.klass, kind, flags)


def nested(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    type, name, flags = arguments
    return _array(t, "System.Type", list(members.nested(t, type.klass, name, flags)))


# ---- members


def name(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return definition_of(t, arguments[0]).name


def owner(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return TypeValue(arguments[0].klass)


def seen_from(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return TypeValue(arguments[0].seen)


def flags(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return definition_of(t, arguments[0]).flags


def implementation_flags(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return definition_of(t, arguments[0]).impl_flags


def type_of(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return TypeValue(describing.type_of(t, arguments[0]))


def parameter_types(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return _types(t, describing.parameter_types(t, arguments[0]))


def parameter_count(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return len(definition_of(t, arguments[0]).signature.parameters)


def parameter_name(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return describing.parameter(t, *arguments)[0]


def parameter_flags(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return describing.parameter(t, *arguments)[1]


def parameter_default(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    member, number, raw = arguments
    found = describing.parameter(t, member, number)
    if not found[1] & _HAS_DEFAULT:
        return None
    klass = _plain(t, member, number)
    raw = raw or (klass.nullable is not None and klass.nullable.is_enum)
    return describing.constant(t, klass, found[2], site_of_caller(t), bool(raw))


def _plain(t: Thread, member: MemberValue, number: int) -> Klass:
    klass = describing.parameter_types(t, member)[number]
    return klass.element if klass.name.endswith("&") and klass.element is not None else klass


def constant(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    member, raw = arguments
    klass = describing.type_of(t, member)
    return describing.constant(t, klass, definition_of(t, member).constant, site_of_caller(t), bool(raw))


def accessor(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return members.accessor(t, *arguments)


def text(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return describing.text_of(t, arguments[0])


def from_handle(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The member that `ldtoken` has named."""
    handle = arguments[0]
    return field_of(handle.slot) if isinstance(handle, FieldValue) else member_of(handle)


# ---- generic methods


def generic_arguments(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return _types(t, method_of(t, arguments[0]).arguments)


def is_generic(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(bool(definition_of(t, arguments[0]).generic))


def is_open(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(bool(definition_of(t, arguments[0]).generic) and not arguments[0].arguments)


def is_half_open(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(names.is_half_open(arguments[0].klass))


@one_by_one
def make_generic(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    member, given = arguments[0], named(arguments[1])
    types = read_items(t, given, 0, len(given.values))
    return member._replace(arguments=tuple([type.klass for type in types]))


def generic_definition(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return arguments[0]._replace(arguments=())


def base_definition(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The method that was the first to have the place that a virtual method overrides."""
    return ([arguments[0], *_overridden(t, arguments[0])])[-1]


def overridden(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The method of the next base type that a method overrides."""
    return next(_overridden(t, arguments[0]), None)


def _overridden(t: Thread, member: MemberValue) -> Iterator[MemberValue]:
    method, universe = method_of(t, member), t.world.universe
    if not method.is_virtual or method.static or member.klass.is_interface:
        return
    for level in member.klass.chain()[1:]:
        definition = members.reflected(t, level)
        for number, candidate in enumerate(definition.methods if definition is not None else ()):
            if candidate.name != method.name or not candidate.flags & _VIRTUAL or candidate.flags & _STATIC:
                continue
            if len(candidate.generic) != len(method.arguments):
                continue
            own = universe.method_instance(level, candidate, method.arguments)
            if t.world.dispatch.resolve(member.klass, own) is method:
                yield MemberValue(METHOD, level, number, level, member.arguments)


# ---- types


def type_flags(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    klass = arguments[0].klass
    if klass.is_array:
        return _OF_ARRAYS
    if klass.assembly is t.world.universe.library:
        raise UnsupportedError(f"the attributes of {klass.name}, which may be others than those of the model library's")
    return klass.definition.flags if klass.definition is not None else 0


def by_reference(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return TypeValue(t.world.universe.pointer(arguments[0].klass, True))


def pointer(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return TypeValue(t.world.universe.pointer(arguments[0].klass, False))


def parameter_position(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    own = own_parameter(arguments[0].klass)
    if own is None:
        message = "Method may only be called on a Type for which Type.IsGenericParameter is true."
        raise Throw("System.InvalidOperationException", message)
    return own.number


def is_of_method(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    own = own_parameter(arguments[0].klass)
    return int(own is not None and own.method != 0)


# ---- who asks


def _caller(t: Thread) -> MethodInstance:
    """The method, not of the model library, that is running."""
    for frame in reversed(t.frames):
        method: MethodInstance = frame.code.method
        if method.owner.assembly is not t.world.universe.library:
            return method
    raise UnsupportedError("reflection on who calls, where nobody does")


def current(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return as_written(t, _caller(t))


def as_written(t: Thread, method: MethodInstance) -> MemberValue:
    """A method without what its type and itself are closed with: code does not know that of itself."""
    found, universe = member_of(method), t.world.universe
    assembly, definition = found.klass.assembly, found.klass.definition
    if assembly is None or definition is None or not names.is_generic(found.klass):
        return found._replace(arguments=())
    klass = universe.instantiate(assembly, definition, own_parameters(universe, assembly, definition))
    return found._replace(klass=klass, seen=klass, arguments=())


def assembly_of_caller(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return names.assembly_name(t.world.universe, _caller(t).owner)


def types_of(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """All types of the program, or those that can be seen from outside."""
    universe = t.world.universe
    _require_program(t, arguments[0])
    universe.all_types = True
    found = []
    for type in universe.program.types():
        if type.name == "<Module>" or (arguments[1] and not _is_exported(universe.program, type)):
            continue
        place = universe.place(universe.program, "", type.name)
        found.append(universe.instantiate(*place, own_parameters(universe, *place)))
    return _types(t, found)


def _is_exported(assembly: Assembly, type: Type) -> bool:
    while type.flags & _ACCESS in _PUBLIC and type.enclosing:
        outer = assembly.find_type(type.enclosing)
        assert outer is not None  # its own assembly has it
        type = outer
    return bool(type.flags & _ACCESS == 1)


def _require_program(t: Thread, assembly: str) -> None:
    if assembly.split(",")[0] != t.world.universe.program.name:
        raise UnsupportedError(f"the types of the assembly {assembly.split(',')[0]}")


def type_named(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The type of a name: of the caller's assembly and the core library, or of an assembly only."""
    text, assembly = arguments
    universe = t.world.universe
    if assembly is None:
        found = find_type(universe, context_of(_caller(t).owner).assembly, text)
        return None if found is None else TypeValue(found)
    place = universe.referenced(assembly.split(",")[0])
    if place is None:
        raise UnsupportedError(f"the types of the assembly {assembly.split(',')[0]}")
    found = find_type(universe, place, text, own=True)
    return None if found is None else TypeValue(found)


def own_assemblies(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The names of the program and of the assemblies that it refers to and that are not the framework's."""
    universe = t.world.universe
    found = [universe.program.name or "", *[name for name in universe.program.references() if not is_framework(name)]]
    return _array(t, "System.String", [names.OWN_ASSEMBLY.format(name) for name in found])


# ---- interfaces and attributes


def implementation(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The method that a type has for one of an interface."""
    klass, wanted = arguments[0].klass, method_of(t, arguments[1])
    if klass.is_array or wanted.static:
        raise UnsupportedError(f"how {klass.name} implements {wanted}")
    reflected(t, klass)
    return member_of(t.world.dispatch.resolve(klass, wanted))


def implied_attributes(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The types of the attributes that metadata have as flags (II.21.2.1)."""
    (owner, number), universe = arguments, t.world.universe
    if number >= 0 and describing.parameter(t, owner, number)[1] & _SPECIAL_PARAMETER:
        raise UnsupportedError("attributes of a parameter that is optional, or goes one way only")
    if number != _MEMBER:
        return _types(t, [])
    if owner.__class__ is not TypeValue:
        definition = definition_of(t, owner)
        if owner.kind < FIELD and (definition.flags & _PINVOKE or definition.impl_flags & _PRESERVE_SIGNATURE):
            raise UnsupportedError("attributes of a method that is native")
        if owner.kind == FIELD and (definition.flags & _SPECIAL_FIELD or definition.offset >= 0):
            raise UnsupportedError("attributes of a field with a place of its own")
        return _types(t, [])
    klass = owner.klass
    flags = klass.definition.flags if klass.definition is not None and klass.assembly is not universe.library else 0
    found = [universe.core("System.SerializableAttribute")] if klass.is_array or flags & _SERIALIZABLE else []
    return _types(t, found)


def method_of_delegate(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """`Delegate.Method`: the method of the last entry."""
    target, method = arguments[0].entries[-1]
    refuse_late(target)
    return member_of(method)


def methods_of_trace(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The methods of a stack trace, the innermost first."""
    universe, trace = t.world.universe, arguments[0]
    found = stack_traces.shown(universe, trace.methods) if trace is not None else []
    values: list[Value] = [as_written(t, method) for method in found if method is not None]
    return Obj(universe.vector(universe.core("System.Reflection.MethodBase")), values, site_of_caller(t))
