"""Members that the model library calls for text and characters, enumerations, and the fields of a boxed value."""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.kinds import SMALL, UNSIGNED, Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.objects.layout import get_overlapping
from fencepost.machine.objects.objects import box, class_of
from fencepost.machine.running import calls
from fencepost.machine.shared import memory, publication
from fencepost.machine.shared.arrays import elements
from fencepost.machine.shared.blocks import content, one_by_one, read_items, site_of_caller
from fencepost.machine.shared.intrinsic import ENTERED, STOPPED, MemberAnswer, intrinsic
from fencepost.machine.shared.texts import is_literal, kept
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Obj, Value, text_of
from fencepost.machine.values.wrapping import wrap32, wrap64

_MACHINE = "Fencepost.Machine::"
_LITERAL = 0x40
_CALLS = -100
_MASK = 0xFFFFFFFFFFFFFFFF


@intrinsic(_MACHINE + "Count()")
def count_calls(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """Counted where the thread also counts the objects that it has published, under a place that has none."""
    number = t.counts[_CALLS] = t.counts.get(_CALLS, 0) + 1
    return number


@intrinsic(_MACHINE + "StringFromChars(System.Char[],System.Int32,System.Int32)")
@one_by_one
def string_from_chars(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    array, start, count = arguments
    return "".join(map(chr, read_items(t, elements(array), start, count)))


@intrinsic(_MACHINE + "CharsFromString(System.String)")
def chars_from_string(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    universe = t.world.universe
    if arguments[0] is None:
        raise Throw("System.NullReferenceException")
    return Obj(universe.vector(universe.core("System.Char")), [ord(c) for c in arguments[0]], site_of_caller(t))


@intrinsic(_MACHINE + "Fresh(System.String)")
def fresh(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return arguments[0]


@intrinsic("System.String::Pooled(System.Object,System.Boolean)")
def pooled(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The one object for all equal texts that are interned: a literal, or what was the first to be."""
    text, adds = arguments
    if not t.world.guesses.texts:
        if not adds:
            t.world.notice("texts")
        return text
    value = text_of(text)
    if text.__class__ is str or is_literal(t.world.universe, value):
        return value
    address = ("interned", value)
    if not memory.may_touch(t, address, bool(adds)):
        return STOPPED
    known = memory.read(t, address, None)
    if known is None and adds:
        known = publication.publish_value(t, text)
        memory.write(t, address, known, None)
    return known


@intrinsic("System.String::.ctor")
def new_string(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    """Constructors of text are the static methods `Ctor` with the same parameters; what they return is the result."""
    frame = t.frames[-1]
    wanted = method.definition.signature.parameters
    for candidate in method.owner.definition.methods if method.owner.definition is not None else ():
        if candidate.name == "Ctor" and candidate.signature.parameters == wanted:
            frame.pc = 1
            calls.call(t, t.world.universe.method_instance(method.owner, candidate), arguments, len(arguments))
            return ENTERED
    raise UnsupportedError(f"{method.key} has no model")


# ---- boxed values


def _fields(t: Thread, klass: Klass) -> list[Klass]:
    """The types of a struct's fields."""
    if klass.kind is not Kind.STRUCT:
        return []
    types = [field.type for field in t.world.universe.fields(klass)]
    return types[:1] * klass.inline_length if klass.inline_length else types


@intrinsic(_MACHINE + "FieldCount(System.Object)")
def field_count(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return len(_fields(t, class_of(t.world, arguments[0])))


@intrinsic(_MACHINE + "GetField(System.Object,System.Int32)")
@one_by_one
def get_field(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    target, index = arguments
    owner, value = class_of(t.world, target), content(t, target)
    if owner.overlapping:
        value = get_overlapping(t.world.universe, t.world.universe.fields(owner)[index], value)
    else:
        value = value[index]
    klass = _fields(t, class_of(t.world, target))[index]
    return box(t.world, klass, value, site_of_caller(t)) if klass.is_value else value


# ---- enumerations


def _members(klass: Klass) -> list[tuple[str, int]]:
    """Names and values in the order of the values without sign."""
    if not klass.is_enum or klass.definition is None:
        raise Throw("System.ArgumentException", "Type provided must be an Enum.")
    literals = [field for field in klass.definition.fields if field.flags & _LITERAL]
    found = [(field.name, int(field.constant)) for field in literals if isinstance(field.constant, int)]
    return sorted(found, key=lambda member: member[1] & _MASK)


@intrinsic(_MACHINE + "EnumNames(System.Type)")
def enum_names(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    universe = t.world.universe
    names = [kept(t, name) if t.world.guesses.texts else name for name, _ in _members(arguments[0].klass)]
    return Obj(universe.vector(universe.core("System.String")), names, site_of_caller(t))


@intrinsic(_MACHINE + "EnumValues(System.Type)")
def enum_values(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    universe = t.world.universe
    values: list[Any] = [wrap64(value) for _, value in _members(arguments[0].klass)]
    return Obj(universe.vector(universe.core("System.UInt64")), values, site_of_caller(t))


@intrinsic(_MACHINE + "EnumBox(System.Type,System.UInt64)")
def enum_box(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    klass, value = arguments[0].klass, arguments[1]
    name = (klass.underlying or klass).name
    if name in SMALL:
        bits, signed = SMALL[name]
        value &= (1 << bits) - 1
        value -= signed and value >> bits - 1 << bits
    elif klass.size == 4:
        value = wrap32(value)
    return box(t.world, klass, value, site_of_caller(t))


@intrinsic(_MACHINE + "EnumBits(System.Object)")
@one_by_one
def enum_bits(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    klass = class_of(t.world, arguments[0])
    value = content(t, arguments[0])
    bits = UNSIGNED.get((klass.underlying or klass).name, 64)
    return value if bits == 64 else value & (1 << bits) - 1


@intrinsic(_MACHINE + "EnumIsFlags(System.Type)")
def enum_is_flags(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    definition = arguments[0].klass.definition
    return int(definition is not None and any(a.type == "System.FlagsAttribute" for a in definition.attributes))
