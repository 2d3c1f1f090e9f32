"""Which method a call reaches, and what it gets as `this`."""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.ir import Lowered, Op
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.objects.objects import class_of
from fencepost.machine.running import entering
from fencepost.machine.running.invariants import guard_code, is_guarded
from fencepost.machine.state.frames import Code, Frame, OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import SWITCH
from fencepost.machine.values.values import NO_TARGET, Delegate, ItemPointer, Obj, Published, Ref, Registers, Value


def virtual_target(t: Thread, this: Value, method: MethodInstance) -> MethodInstance:
    """The method that a virtual call on an object reaches."""
    klass = class_of(t.world, this)
    found: MethodInstance | None = klass.resolved.get(method)
    if found is None:
        if klass.element is not None and method.owner.is_interface and method.owner.arguments:
            found = klass.resolved[method] = _array_member(t, method)
        else:
            found = t.world.dispatch.resolve(klass, method)
    return found


def _array_member(t: Thread, method: MethodInstance) -> MethodInstance:
    """Arrays implement generic interfaces (II.14.2): the library's `ArrayMembers` says how; the array is `this`."""
    universe = t.world.universe
    assembly, definition = universe.place(universe.library, "", "Fencepost.ArrayMembers`1")
    members = universe.instantiate(assembly, definition, method.owner.arguments)
    found: MethodInstance = t.world.dispatch.resolve(members, method)
    return found


def receiver(target: MethodInstance, this: Value) -> Value:
    """The `this` of a method: a method of a value type gets the address inside the box."""
    if target.owner.is_value and this.__class__ in (Obj, Published, Ref):
        return ItemPointer(this.ref if this.__class__ is Published else this, 0)
    return this


def static_target(t: Thread, klass: Klass, method: MethodInstance) -> MethodInstance:
    """The implementation of a static virtual interface member by a type."""
    found: MethodInstance = t.world.dispatch.resolve(klass, method) if method.owner.is_interface else method
    return found


def _call_entry(t: Thread, entry: tuple[Any, MethodInstance], arguments: list[Value], dst: int) -> None:
    """Calls one entry of a delegate's list. An instance method without a target has its object for first argument."""
    target, method = entry
    if target is not NO_TARGET:
        call(t, method, [target if method.static else receiver(method, target), *arguments], dst)
        return
    if method.is_virtual and not method.static and not method.owner.is_value:
        this = arguments[0]
        if this is None:
            raise Throw("System.NullReferenceException")
        method = virtual_target(t, this, method)
        arguments = [receiver(method, this), *arguments[1:]]
    call(t, method, arguments, dst)


def invoke(
    t: Thread, delegate: Delegate, arguments: list[Value], dst: int, method: MethodInstance | None = None
) -> None:
    """Calls what a delegate holds; several methods one after the other, the last one's result counts."""
    if len(delegate.entries) == 1:
        entry = delegate.entries[0]
        _call_entry(t, entry, arguments, dst)
        return
    if method is None:
        method = t.world.universe.named_method(delegate.klass, "Invoke", len(arguments))
    assert method is not None  # every delegate has it
    t.call_code(_list_code(t, method), [delegate, *arguments, 0], dst)


def _list_code(t: Thread, method: MethodInstance) -> Code:
    """A loop over a delegate's list. Registers: the delegate, the arguments, the next entry's number, the result."""
    code: Code | None = method.owner.resolved.get("list code")
    if code is None:
        count = len(method.parameters)
        types = (t.world.universe.core("System.Object"),) * (count + 3)
        every = (1 << count + 3) - 1
        op = Op("call_list", -1, (), None, 0)
        lowered = Lowered((op,), (), count + 3, (), count + 2, types, (every, every))
        code = method.owner.resolved["list code"] = Code(method, lowered, [None] * (count + 3))
        code.run = [_call_list(count)]
    return code


def _call_list(count: int) -> OperationFunction:
    def operation(t: Thread, r: Registers) -> int:
        delegate, number = r[0], r[count + 1]
        if number == len(delegate.entries):
            return int(entering.finish(t, r[count + 2]))
        r[count + 1] = number + 1
        t.frames[-1].pc = 0
        entry = delegate.entries[number]
        void = entry[1].returns.name == "System.Void"
        _call_entry(t, entry, r[1 : count + 1], -1 if void else count + 2)
        return SWITCH

    return operation


def call(t: Thread, method: MethodInstance, arguments: list[Value], dst: int) -> Frame:
    """Enters a method; the caller's frame must already know where it goes on."""
    if method.invariants and is_guarded(t, arguments[0]):
        return t.call_code(guard_code(t.world, method), arguments, dst)
    return entering.enter(t, method, arguments, dst)
