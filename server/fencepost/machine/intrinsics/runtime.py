"""`RuntimeHelpers`, `Activator` and what every object can do: copies, initial data of arrays, objects without `new`."""

from __future__ import annotations

from functools import partial
from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.objects.hashes import IDENTITY, OWN, ask_for_hash
from fencepost.machine.objects.layout import from_bytes, size_of
from fencepost.machine.objects.objects import box, class_of, is_instance
from fencepost.machine.running import calls
from fencepost.machine.running.initialization import ensure
from fencepost.machine.running.late_calls import unboxed_arguments
from fencepost.machine.shared.blocks import content, named, one_by_one, read_items, site_of_caller, write_items
from fencepost.machine.shared.intrinsic import ENTERED, STOPPED, MemberAnswer, intrinsic
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import STOP
from fencepost.machine.values.names import display_name
from fencepost.machine.values.sameness import same
from fencepost.machine.values.values import FieldValue, ItemPointer, Obj, Ref, Value, VariablePointer

_HELPERS = "System.Runtime.CompilerServices.RuntimeHelpers::"
_ABSTRACT, _ACCESS, _PUBLIC = 0x80, 7, 6


@intrinsic("System.Object::MemberwiseClone()")
@one_by_one
def memberwise_clone(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    this = named(arguments[0])
    if this.__class__ not in (Obj, Ref):
        return this
    return Obj(this.klass, read_items(t, this, 0, len(this.values)), site_of_caller(t), this.shape)


@intrinsic(_HELPERS + "GetObjectValue(System.Object)")
@one_by_one
def copy_of_box(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """A box is copied; all else is handed back."""
    value = named(arguments[0])
    if value.__class__ not in (Obj, Ref) or not value.klass.is_box:
        return value
    return Obj(value.klass, read_items(t, value, 0, 1), site_of_caller(t))


# ---- data in the image


def _data(t: Thread, handle: FieldValue, element: Klass, count: int) -> list[Value]:
    if handle.__class__ is not FieldValue:
        raise UnsupportedError("a handle that is none of a field")
    slot, universe = handle.slot, t.world.universe
    width = size_of(universe, element)
    data = slot.owner.assembly.initial_data(slot.definition, width * count)
    if data is None:
        raise UnsupportedError(f"the initial data of {slot} cannot be read")
    return [from_bytes(universe, element, data, offset) for offset in range(0, width * count, width)]


@intrinsic(_HELPERS + "InitializeArray")
@one_by_one
def initialize_array(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    array = named(arguments[0])
    write_items(t, array, 0, _data(t, arguments[1], array.klass.element, len(array.values)))


@intrinsic(_HELPERS + "CreateSpan")
def create_span(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    universe, element = t.world.universe, method.arguments[0]
    count = size_of(universe, arguments[0].slot.type) // size_of(universe, element)
    array = Obj(universe.vector(element), _data(t, arguments[0], element, count), site_of_caller(t))
    parts = [ItemPointer(array, 0) if field.type.is_byref else count for field in universe.fields(method.returns)]
    return tuple(parts)


# ---- objects


@intrinsic(_HELPERS + "GetHashCode(System.Object)")
def hash_code(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """One hash code for all objects: a program cannot rely on different ones."""
    ask_for_hash(t, IDENTITY)
    return 0 if arguments[0] is None else 1


@intrinsic("Fencepost.Machine::AsksForHash()")
def asks_for_hash(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    ask_for_hash(t, OWN)


@intrinsic(_HELPERS + "Equals(System.Object,System.Object)")
@one_by_one
def equals(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """True for one object, or for boxes of one type with the same bits."""
    a, b = arguments
    if a is None or b is None or same(a, b):
        return int(a is b or same(a, b))
    klass = class_of(t.world, a)
    if not klass.is_value or class_of(t.world, b) is not klass:
        return 0
    return int(_same_bits(content(t, a), content(t, b)))


def _same_bits(a: Value, b: Value) -> bool:
    if a.__class__ is tuple:
        return all(map(_same_bits, a, b))
    return a == b and str(a) == str(b) if a.__class__ is float else same(a, b)


@intrinsic(_HELPERS + "IsReferenceOrContainsReferences")
def has_references(t: Thread, _arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    return int(_has_references(t, method.arguments[0]))


def _has_references(t: Thread, klass: Klass) -> bool:
    if not klass.is_value:
        return True
    return klass.kind is Kind.STRUCT and any(_has_references(t, f.type) for f in t.world.universe.fields(klass))


@intrinsic(_HELPERS + "RunClassConstructor")
def run_class_constructor(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return initialized(t, arguments[0].klass)


def initialized(t: Thread, klass: Klass) -> Value:
    """Runs a static constructor that has not run; the member is called again when it has."""
    if t.world.universe.initializer(klass) is None:
        return None
    answer = ensure(t, klass, -1)
    if answer is None:
        return None
    return STOPPED if answer == STOP else ENTERED


@intrinsic(_HELPERS + "GetUninitializedObject")
def uninitialized(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    klass = arguments[0].klass
    if klass.is_array or klass.name == "System.String":
        raise Throw("System.ArgumentException")
    if klass.definition is None or klass.definition.flags & _ABSTRACT:
        raise Throw("System.MemberAccessException")
    made = klass.nullable or klass
    for base in made.chain():
        # The runtime runs no constructor of these types, so the static one would not run before their methods.
        if t.world.universe.is_precise(base) and (answer := initialized(t, base)) is not None:
            return answer
    return _blank(t, made)


def _blank(t: Thread, klass: Klass) -> Value:
    """An object with nothing in its fields."""
    universe, site = t.world.universe, site_of_caller(t)
    if klass.is_value:
        return box(t.world, klass, universe.default(klass), site)
    return Obj(klass, [universe.default(field.type) for field in universe.fields(klass)], site)


# ---- Activator


def _constructor(t: Thread, klass: Klass, arguments: list[Value]) -> MethodInstance | None:
    """The first public constructor that takes these objects."""
    for method in klass.definition.methods if klass.definition is not None else ():
        if method.name == ".ctor" and method.flags & _ACCESS == _PUBLIC:
            found: MethodInstance = t.world.universe.method_instance(klass, method)
            if len(found.parameters) == len(arguments) and all(map(partial(_fits, t), arguments, found.parameters)):
                return found
    return None


def _fits(t: Thread, value: Value, klass: Klass) -> bool:
    if value is None:
        return not klass.is_value or klass.nullable is not None
    return is_instance(t.world, value, klass)


def _not_creatable(klass: Klass, given: bool) -> Throw:
    """Why there is no constructor to call."""
    name = display_name(klass)
    if klass.is_interface:
        why = "Cannot create an instance of an interface."
    elif klass.definition is not None and klass.definition.flags & _ABSTRACT:
        why = "Cannot create an abstract class."
    elif given:
        return Throw("System.MissingMethodException", f"Constructor on type '{name}' not found.")
    else:
        why = "No parameterless constructor defined."
    return Throw(
        "System.MissingMethodException", f"Cannot dynamically create an instance of type '{name}'. Reason: {why}"
    )


def _checked_constructor(t: Thread, klass: Klass, given: list[Value]) -> MethodInstance | None:
    """The constructor for these arguments; None for a value type that has none without parameters."""
    constructor = _constructor(t, klass, given)
    abstract = klass.definition is not None and klass.definition.flags & _ABSTRACT
    if (not klass.is_value or given) and (constructor is None or abstract):
        raise _not_creatable(klass, bool(given))
    return constructor


def _create(t: Thread, klass: Klass, boxed: bool, given: list[Value]) -> Value:
    """The result goes to the register that the running member returns; the constructor fills it in there."""
    constructor = _checked_constructor(t, klass, given)
    frame, universe = t.frames[-1], t.world.universe
    result = len(frame.code.method.parameters)
    if klass.name == "System.String" and constructor is not None:
        frame.pc = 1
        calls.call(t, constructor, unboxed_arguments(t, given, constructor.parameters), result)
        return ENTERED
    if klass.is_value and not boxed:
        this: Any = VariablePointer(len(t.frames) - 1, result)
        frame.regs[result] = universe.default(klass)
    else:
        target = frame.regs[result] = _blank(t, klass)
        this = ItemPointer(target, 0) if klass.is_value else target
    if constructor is None:
        return frame.regs[result]
    frame.pc = 1
    calls.call(t, constructor, [this, *unboxed_arguments(t, given, constructor.parameters)], -1)
    return ENTERED


_GIVEN = "(System.Type,System.Object[])"


@intrinsic("System.Activator::Create()")
def create_instance(t: Thread, _arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    return _create(t, method.arguments[0], False, [])


@intrinsic("System.Activator::Create" + _GIVEN)
@one_by_one
def create_instance_of(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    klass = arguments[0].klass
    return None if klass.nullable is not None else _create(t, klass, True, _given(t, arguments[1]))


@intrinsic("System.Activator::Check" + _GIVEN)
@one_by_one
def check_constructor(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    _checked_constructor(t, arguments[0].klass, _given(t, arguments[1]))


def _given(t: Thread, array: Value) -> list[Value]:
    return read_items(t, array, 0, len(named(array).values)) if array else []
