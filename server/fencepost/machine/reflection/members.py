"""Members as values: what they are, and which of a type's members a program asks for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fencepost.assembly.text import type_text
from fencepost.lowering.klass import FieldSlot, Klass, MethodInstance
from fencepost.lowering.parameters import own_parameters
from fencepost.lowering.universe import Context, UnsupportedError
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import MemberValue, TypeValue
from fencepost.model.members import Event, Method, Property, Type

Definition = Any
"""The definition of a member in the metadata: a `Method`, `Field`, `Property` or `Event`, as `MemberValue.kind`
says."""

METHOD, CONSTRUCTOR, FIELD, PROPERTY, EVENT = range(5)

_IGNORE_CASE, _DECLARED_ONLY, _INSTANCE, _STATIC, _PUBLIC, _NON_PUBLIC, _FLATTEN = 1, 2, 4, 8, 16, 32, 64
_ACCESS, _ACCESS_PUBLIC, _ACCESS_PRIVATE = 7, 6, 1
_IS_STATIC, _IS_VIRTUAL, _LITERAL, _RUNTIME_NAME = 0x10, 0x40, 0x40, 0x1000

_WITHOUT_FIELDS = ("System.Enum", "System.MulticastDelegate", "System.Delegate", "System.Attribute")
_COMPLETE = {"System.Object", "System.ValueType", "System.Void"}
"""Types of the model library that have all members of the real ones, in the same order."""

_COMPLETE_IN = {
    "System.Exception": PROPERTY, "System.Collections.Generic.KeyValuePair": PROPERTY, "System.Tuple": PROPERTY,
    "System.Nullable": PROPERTY, "System.ValueTuple": FIELD, "System.Attribute": PROPERTY,
    "System.SystemException": PROPERTY, "System.ApplicationException": PROPERTY,
    "System.InvalidOperationException": PROPERTY, "System.NotSupportedException": PROPERTY,
    "System.FormatException": PROPERTY, "System.TimeoutException": PROPERTY,
    "System.Runtime.CompilerServices.TaskAwaiter": PROPERTY,
    "System.Runtime.CompilerServices.ValueTaskAwaiter": PROPERTY,
}  # fmt: skip
"""Types that have all public members of a kind that are not static."""


_ALL_METHODS = {
    "System.Boolean", "System.Char", "System.SByte", "System.Byte", "System.Int16", "System.UInt16", "System.Int32",
    "System.UInt32", "System.Int64", "System.UInt64", "System.Single", "System.Double", "System.Decimal",
    "System.Exception", "System.Enum", "System.Nullable", "System.Collections.Generic.List",
    "System.Collections.Generic.Dictionary", "System.Collections.Concurrent.ConcurrentDictionary",
    "System.Threading.Tasks.Task", "System.Threading.Tasks.ValueTask", "System.Runtime.CompilerServices.TaskAwaiter",
    "System.Runtime.CompilerServices.ValueTaskAwaiter",
}  # fmt: skip
"""Types that have all public methods that are not static, in some order."""

_ALL_OF_CLASS = {"System.Linq.Queryable"}
"""Static classes that have all public methods: those of one name are in the order in which .NET has them."""


def reflected(t: Thread, klass: Klass) -> Type | None:
    """The definition of a type, about which anything may be asked from now on; None for a type without one."""
    universe = t.world.universe
    if klass.assembly is not None and klass.assembly is not universe.library:
        universe.reflected[klass] = None
    return klass.definition


def defined(t: Thread, klass: Klass) -> Type:
    """The definition of a type. One that only stands for a type, as of an object that came from outside, has none."""
    definition = reflected(t, klass)
    if definition is None:
        raise UnsupportedError(f"reflection on {klass.name}, which has no definition")
    return definition


def context_of(klass: Klass) -> Context:
    """Where the definition of a type stands."""
    if klass.assembly is None:
        raise UnsupportedError(f"reflection on {klass.name}, which has no definition")
    return Context(klass.assembly, klass.arguments)


def member_of(method: MethodInstance) -> MemberValue:
    """A method as reflection sees it."""
    methods = method.owner.definition.methods if method.owner.definition is not None else ()
    number = next((i for i, m in enumerate(methods) if m.token == method.definition.token), None)
    if number is None:
        raise UnsupportedError(f"{method} as an object of reflection")
    kind = CONSTRUCTOR if _is_constructor(method.definition) else METHOD
    return MemberValue(kind, method.owner, number, method.owner, method.arguments)


def field_of(slot: FieldSlot) -> MemberValue:
    """A field as reflection sees it."""
    fields = slot.owner.definition.fields if slot.owner.definition is not None else ()
    number = next((i for i, field in enumerate(fields) if field.token == slot.definition.token), None)
    if number is None:
        raise UnsupportedError(f"{slot} as an object of reflection")
    return MemberValue(FIELD, slot.owner, number, slot.owner)


def method_of(t: Thread, member: MemberValue) -> MethodInstance:
    """The closed method of a member; a generic definition's has stand-ins for its arguments."""
    universe, klass = t.world.universe, member.klass
    definition = defined(t, klass).methods[member.number]
    arguments = member.arguments or own_parameters(universe, context_of(klass).assembly, definition)
    found: MethodInstance = universe.method_instance(klass, definition, arguments)
    return found


def definition_of(t: Thread, member: MemberValue) -> Definition:
    """The definition of a member in the metadata."""
    definition = defined(t, member.klass)
    members = (definition.methods, definition.methods, definition.fields, definition.properties, definition.events)
    return members[member.kind][member.number]


def accessor(t: Thread, member: MemberValue, number: int) -> MemberValue | None:
    """The getter or setter of a property, the adder or remover of an event."""
    definition = definition_of(t, member)
    token = _accessors(definition)[number]
    for at, method in enumerate(member.klass.definition.methods if member.klass.definition is not None else ()):
        if token and method.token == token:
            return MemberValue(METHOD, member.klass, at, member.seen)
    return None


def _accessors(definition: Property | Event) -> tuple[int, int]:
    if isinstance(definition, Property):
        return definition.getter, definition.setter
    return definition.adder, definition.remover


def _is_constructor(method: Method) -> bool:
    return method.name[:1] == "." and bool(method.flags & _RUNTIME_NAME)


# ---- all of a type


def select(t: Thread, klass: Klass, kind: int, name: str | None, flags: int) -> list[MemberValue]:
    """The members of a kind that a program asks for, in the order in which .NET has them."""
    found = []
    hidden: set[Any] = set()
    for level in _levels(klass, kind, flags):
        definition = reflected(t, level)
        if definition is None:
            continue
        inside = level.assembly is t.world.universe.library and level.generic not in _COMPLETE
        for number, member_flags, hides in _OF[kind](t, klass, level, definition):
            own = definition_of(t, MemberValue(kind, level, number, klass)).name
            if hides in hidden or (hides is None and level is not klass and _is_overridden(t, klass, level, number)):
                continue
            if hides is not None:
                hidden.add(hides)
            if inside and not _is_public(member_flags):
                continue
            if _fits(name, own, flags) and _passes(member_flags, level is not klass, flags):
                found.append(MemberValue(kind, level, number, klass))
    return found


def require_all(t: Thread, klass: Klass, kind: int, flags: int) -> None:
    """Refuses to say that there are no further members where the model library may lack some."""
    universe = t.world.universe
    for level in _levels(klass, kind, flags):
        if level.assembly is not None and level.assembly is not universe.library:
            continue
        if level.generic in _COMPLETE or (level.is_enum and kind == FIELD):
            continue
        name = level.generic.split("`")[0]
        if level.is_interface and not level.name.startswith("System.Numerics."):
            continue
        inherited = level is not klass
        if kind == _COMPLETE_IN.get(name) and not flags & (_NON_PUBLIC | _FLATTEN):
            continue
        hidden = _NON_PUBLIC | _FLATTEN if inherited else _NON_PUBLIC | _STATIC
        if kind == METHOD and name in _ALL_METHODS and not flags & hidden:
            continue
        if kind == METHOD and name in _ALL_OF_CLASS and not flags & _NON_PUBLIC:
            continue
        if inherited and kind in (FIELD, EVENT) and not flags & (_NON_PUBLIC | _FLATTEN):
            continue
        if inherited and level.name in _WITHOUT_FIELDS and kind == FIELD and not flags & _FLATTEN:
            continue
        raise UnsupportedError(f"reflection on all members of {level.name}, which the model library may not have")


def _levels(klass: Klass, kind: int, flags: int) -> list[Klass]:
    return [klass] if kind == CONSTRUCTOR or flags & _DECLARED_ONLY or klass.is_interface else klass.chain()


def _fits(name: str | None, own: str, flags: int) -> bool:
    if name is None:
        return True
    return own.lower() == name.lower() if flags & _IGNORE_CASE else own == name


def _passes(member: int, inherited: bool, flags: int) -> bool:
    static = member & _IS_STATIC
    if inherited and (member & _ACCESS <= _ACCESS_PRIVATE or (static and not flags & _FLATTEN)):
        return False
    wanted = flags & (_PUBLIC if _is_public(member) else _NON_PUBLIC) and flags & (_STATIC if static else _INSTANCE)
    return bool(wanted)


def _is_public(member: int) -> bool:
    return member & _ACCESS == _ACCESS_PUBLIC


def _is_overridden(t: Thread, klass: Klass, level: Klass, number: int) -> bool:
    """True if a type overrides an inherited method."""
    definition = level.definition.methods[number] if level.definition is not None else None
    if definition is None or not definition.flags & _IS_VIRTUAL or definition.flags & _IS_STATIC:
        return False
    inherited = method_of(t, MemberValue(METHOD, level, number, level))
    return t.world.dispatch.resolve(klass, inherited) is not inherited


Listed = Iterator[tuple[int, int, Any]]
"""The number of a member, its flags, and what it hides of base types: None where that is found by overriding."""


def _methods(_t: Thread, _klass: Klass, _level: Klass, definition: Type) -> Listed:
    for number, method in enumerate(definition.methods):
        if not _is_constructor(method):
            yield number, method.flags, None


def _constructors(_t: Thread, _klass: Klass, _level: Klass, definition: Type) -> Listed:
    for number, method in enumerate(definition.methods):
        if _is_constructor(method):
            yield number, method.flags, number


def _fields(_t: Thread, _klass: Klass, level: Klass, definition: Type) -> Listed:
    """Instance fields first, then static ones, then constants."""
    in_order = sorted(enumerate(definition.fields), key=lambda pair: pair[1].flags & (_IS_STATIC | _LITERAL))
    for number, field in in_order:
        yield number, field.flags, (level, number)


def _properties(_t: Thread, _klass: Klass, _level: Klass, definition: Type) -> Listed:
    for number, found in enumerate(definition.properties):
        types = (found.signature.returns, *found.signature.parameters)
        yield number, _flags(definition, _accessors(found)), (found.name, *map(type_text, types))


def _events(_t: Thread, _klass: Klass, _level: Klass, definition: Type) -> Listed:
    for number, event in enumerate(definition.events):
        yield number, _flags(definition, _accessors(event)), event.name


_OF = (_methods, _constructors, _fields, _properties, _events)


def _flags(definition: Type, tokens: tuple[int, int]) -> int:
    """The flags of the most visible accessor of a property or an event."""
    found = [method.flags for method in definition.methods if method.token in tokens]
    return max(found, key=lambda flags: flags & _ACCESS, default=0)


def nested(t: Thread, klass: Klass, name: str | None, flags: int) -> list[TypeValue]:
    """The types inside of a type."""
    universe, definition = t.world.universe, reflected(t, klass)
    if definition is None or klass.assembly is None:
        return []
    if klass.assembly is universe.library:
        raise UnsupportedError(f"reflection on the types inside of {klass.name}")
    found = []
    for type in klass.assembly.types():
        if type.enclosing != definition.name or not _fits(name, type.name[len(definition.name) + 1 :], flags):
            continue
        if flags & (_PUBLIC if type.flags & 7 == 2 else _NON_PUBLIC):
            place = universe.place(klass.assembly, "", type.name)
            found.append(TypeValue(universe.instantiate(*place, own_parameters(universe, *place))))
    return found
