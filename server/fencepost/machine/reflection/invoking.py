"""Calls, fields and delegates by reflection: a method's code runs in frames of its own, a field is a plain access."""

from __future__ import annotations

from fencepost.lowering.ir import NONE
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import FieldSlot, Klass, MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.intrinsics.runtime import initialized
from fencepost.machine.objects.objects import box, class_of
from fencepost.machine.reflection.members import defined, definition_of, method_of
from fencepost.machine.running import calls
from fencepost.machine.running.calls import receiver, virtual_target
from fencepost.machine.running.late_calls import enter, unboxed_arguments
from fencepost.machine.shared.blocks import named, one_by_one, read_items, site_of_caller
from fencepost.machine.shared.delegates import made
from fencepost.machine.shared.intrinsic import ENTERED, STOPPED, MemberAnswer
from fencepost.machine.shared.pointers import load_static, load_through, store_static, store_through
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import NO_TARGET, ItemPointer, MemberValue, Obj, Value, VariablePointer


def initialize(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """Runs the static constructor of a type where a call, or else any access to a static field, does."""
    klass, by_call = arguments[0].klass, arguments[1]
    return None if by_call and not t.world.universe.is_precise(klass) else initialized(t, klass)


@one_by_one
def invoke(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """Calls a method on an object, with arguments in a local array. The array gets the values of parameters by
    reference afterwards."""
    member, this, given, wraps = arguments
    method = method_of(t, member)
    array = named(given)
    objects = read_items(t, array, 0, len(array.values))
    for klass in (method.returns, *method.parameters):
        _refuse(method, klass)
    plain = tuple([_variable(klass) for klass in method.parameters])
    values = unboxed_arguments(t, objects, plain)
    target = _target(t, method, this)
    references = tuple([(n, plain[n]) for n, klass in enumerate(method.parameters) if klass is not plain[n]])
    result = enter(t, target, references, bool(wraps))
    _pass(t, array, references, values)
    if target.static:
        calls.call(t, target, values, result)
    else:
        calls.call(t, target, [_receiver(target, this), *values], result)
    return ENTERED


def _pass(t: Thread, array: Value, references: tuple[tuple[int, Klass], ...], values: list[Value]) -> None:
    """Puts what is passed by reference into variables of the frame that awaits the result."""
    frame = t.frames[-1]
    for place, (number, _) in enumerate(references):
        frame.regs[3 + place] = values[number]
        values[number] = VariablePointer(len(t.frames) - 1, 3 + place)
    if references:
        frame.regs[2] = array


def _variable(klass: Klass) -> Klass:
    """The type of what a reference is to."""
    return klass.element if klass.kind is Kind.POINTER and not klass.is_value and klass.element is not None else klass


def _refuse(method: MethodInstance, klass: Klass) -> None:
    inner = klass if klass is method.returns else _variable(klass)
    if inner.kind is Kind.POINTER or _is_by_ref_like(inner):
        raise UnsupportedError(f"a call of {method} by reflection, which takes or returns {klass.name}")


def _is_by_ref_like(klass: Klass) -> bool:
    name = "System.Runtime.CompilerServices.IsByRefLikeAttribute"
    return klass.definition is not None and any(a.type == name for a in klass.definition.attributes)


def _target(t: Thread, method: MethodInstance, this: Value) -> MethodInstance:

    return virtual_target(t, this, method) if method.is_virtual and not method.static else method


def _receiver(method: MethodInstance, this: Value) -> Value:

    return receiver(method, this)


# ---- fields


def _slot(t: Thread, member: MemberValue) -> FieldSlot:
    universe, definition = t.world.universe, definition_of(t, member)
    universe.fields(member.klass)
    universe.field_names.add(definition.name)
    slots = (*member.klass.statics.values(), *member.klass.fields)
    fits = [slot for slot in slots if slot.owner is member.klass and slot.definition.token == definition.token]
    found: FieldSlot = fits[0] if fits else FieldSlot(member.klass, definition, member.klass, 0, False, False)
    if not fits or found.owner.overlapping:
        raise UnsupportedError(f"{found} by reflection, which is no variable of its own")
    return found


def get_field(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    member, target = arguments
    slot = _slot(t, member)
    if slot.static:
        done, value = load_static(t, slot.index, (), slot.type)
    else:
        done, value = load_through(t, _place(slot, target), slot.type)
    if not done:
        return STOPPED
    return box(t.world, slot.type, value, site_of_caller(t)) if slot.type.is_value else value


def _place(slot: FieldSlot, target: Value) -> ItemPointer:
    """The address of a field of an object, or of the struct in a box."""
    return (
        ItemPointer(named(target), 0, (slot.index,)) if slot.owner.is_value else ItemPointer(named(target), slot.index)
    )


@one_by_one
def convert(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """An object as one of a type, as an argument is made one; a box is a new one."""
    value, klass = arguments[0], arguments[1].klass
    (converted,) = unboxed_arguments(t, [value], (klass,))
    return box(t.world, klass, converted, site_of_caller(t)) if klass.is_value else converted


def set_field(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """Writes a field. `convert` has made the box of a value, so no other thread has that box."""
    member, target, given = arguments
    slot = _slot(t, member)
    value = given
    if slot.type.is_value:
        (value,) = unboxed_arguments(t, [given], (slot.type,))
    if slot.static:
        return None if store_static(t, slot.index, (), slot.type, value) else STOPPED
    return None if store_through(t, _place(slot, target), slot.type, value) else STOPPED


# ---- delegates


def create_delegate(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """A delegate of a type that calls a method, on a given object or on its first argument; null if it cannot."""
    type, this, member, closed = arguments
    klass, method = type.klass, method_of(t, member)
    wanted = _invoked(t, klass)
    if not _assignable(t, method.returns, wanted.returns):
        return None
    own = method.parameters if method.static else (_type_of_this(t, method.owner), *method.parameters)
    if this is None and _all(t, wanted.parameters, own):
        return made(t, klass, ((NO_TARGET, method),), site_of_caller(t))
    if not closed or not own or not _all(t, wanted.parameters, own[1:]):
        return None
    if this is None:
        takes_null = not own[0].is_value and own[0].kind is not Kind.POINTER
        return made(t, klass, ((None, method),), site_of_caller(t)) if takes_null else None
    first = own[0] if method.static else method.owner
    if not t.world.dispatch.assignable(class_of(t.world, this), first) or (method.static and first.is_value):
        return None
    return made(t, klass, ((this, _target(t, method, this)),), site_of_caller(t))


def _type_of_this(t: Thread, owner: Klass) -> Klass:
    """The type of an instance method's `this`: of structs, the address."""
    found: Klass = t.world.universe.pointer(owner, True) if owner.is_value else owner
    return found


def late_delegate(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """A delegate of a type whose calls go, with their arguments as objects, to a `Fencepost.LateDelegate`."""
    type, late = arguments
    return made(t, type.klass, ((late, _invoked(t, type.klass)),), site_of_caller(t))


def call_late(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    """Runs the call of such a delegate, which is the first argument; `method` is the delegate's `Invoke`."""
    late, *values = arguments
    pointers = [n for n, klass in enumerate(method.parameters) if _variable(klass) is not klass]
    inner = [_variable(klass) for klass in method.parameters]
    if len(pointers) > 2 or any(
        klass.kind is Kind.POINTER or _is_by_ref_like(klass) for klass in (method.returns, *inner)
    ):
        raise UnsupportedError(f"a {method.owner.name} that is made at run time, which takes or returns references")
    given = zip(method.parameters, values, strict=True)
    objects = [box(t.world, k, value, site_of_caller(t)) if k.is_value else value for k, value in given]
    for n in pointers:
        objects[n] = None
    array = Obj(t.world.universe.vector(t.world.universe.core("System.Object")), objects, -1)
    void, owner = method.returns.kind is Kind.VOID, class_of(t.world, late)
    name = ("Run" if void else "Return") + (str(len(pointers)) if pointers else "")
    body = next(m for m in defined(t, owner).methods if m.name == name)
    types = (*(() if void else (method.returns,)), *[inner[n] for n in pointers])
    target = t.world.universe.method_instance(owner, body, types)
    passed = [*pointers, *[values[n] for n in pointers]]
    t.frames[-1].pc = 1
    calls.call(t, target, [late, array, *passed], NONE if void else len(arguments))
    return ENTERED


def _invoked(t: Thread, klass: Klass) -> MethodInstance:
    definition = next(m for m in defined(t, klass).methods if m.name == "Invoke")
    found: MethodInstance = t.world.universe.method_instance(klass, definition)
    return found


def _all(t: Thread, given: tuple[Klass, ...], taken: tuple[Klass, ...]) -> bool:
    return len(given) == len(taken) and all(_assignable(t, a, b) for a, b in zip(given, taken, strict=True))


def _assignable(t: Thread, source: Klass, target: Klass) -> bool:
    if source is target:
        return True
    if source.is_value or target.is_value or Kind.POINTER in (source.kind, target.kind):
        return (source.underlying or source) is (target.underlying or target)
    return bool(t.world.dispatch.assignable(source, target))
