"""`System.Delegate`: delegates are values, lists of targets and methods, with an identity where that matters."""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.running.calls import invoke
from fencepost.machine.running.late_calls import enter, unboxed_arguments
from fencepost.machine.shared.blocks import named, one_by_one, read_items, site_of_caller
from fencepost.machine.shared.delegates import copied, listed, refuse_late, single
from fencepost.machine.shared.intrinsic import ENTERED, MemberAnswer, intrinsic, loaded_later
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.sameness import equal_entries, register_value_class
from fencepost.machine.values.values import (
    NO_TARGET,
    Delegate,
    FieldValue,
    FunctionPointer,
    MemberValue,
    Obj,
    TypeValue,
    Value,
)

_DELEGATE = "System.Delegate::"

for _kind in (TypeValue, FieldValue, FunctionPointer, MemberValue):
    register_value_class(_kind)


@intrinsic(_DELEGATE + "Combine(System.Delegate,System.Delegate)")
def combine(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    a, b = arguments
    if a is None or b is None:
        return b if a is None else a
    _require_one_type(a, b)
    return listed(a.klass, a.entries + b.entries, a.objects[1:] + b.objects[1:], site_of_caller(t))


@intrinsic(_DELEGATE + "Remove(System.Delegate,System.Delegate)")
def remove(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """Takes the last occurrence of the whole list of `b` out of that of `a`."""
    a, b = arguments
    if a is None or b is None:
        return a
    _require_one_type(a, b)
    length = len(b.entries)
    for start in range(len(a.entries) - length, -1, -1):
        if equal_entries(a.entries[start : start + length], b.entries):
            rest, objects = _without(a.entries, start, length), _without(a.objects[1:], start, length)
            return listed(a.klass, rest, objects, site_of_caller(t)) if rest else None
    return a


def _without(items: tuple[Any, ...], start: int, length: int) -> tuple[Any, ...]:
    return items[:start] + items[start + length :]


@intrinsic(_DELEGATE + "Clone()")
def clone(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return copied(arguments[0], site_of_caller(t))


def _require_one_type(a: Delegate, b: Delegate) -> None:
    """Variance lets a program take a delegate for one of another type; what it is at run time counts."""
    if a.klass is not b.klass:
        raise Throw("System.ArgumentException", "Delegates must be of the same type.")


@intrinsic(_DELEGATE + "Equals(System.Object)")
def equals(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    a, b = arguments
    return int(isinstance(b, Delegate) and a.klass is b.klass and equal_entries(a.entries, b.entries))


@intrinsic(_DELEGATE + "GetHashCode()")
def hash_code(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return len(arguments[0].entries)


@intrinsic(_DELEGATE + "get_Target()")
def target(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    found = arguments[0].entries[-1][0]
    refuse_late(found)
    return None if found is NO_TARGET else found


@intrinsic(_DELEGATE + "get_HasSingleTarget()")
def has_single_target(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(len(arguments[0].entries) == 1)


@intrinsic(_DELEGATE + "GetInvocationList()")
def invocation_list(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    delegate = arguments[0]
    klass = t.world.universe.vector(t.world.universe.core("System.Delegate"))
    return Obj(klass, [single(delegate, number) for number in range(len(delegate.entries))], -1)


@intrinsic(_DELEGATE + "BeginInvoke", _DELEGATE + "EndInvoke")
def begin_invoke(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    raise Throw("System.PlatformNotSupportedException")


_call_late = loaded_later("fencepost.machine.reflection.invoking", "call_late")
intrinsic(_DELEGATE + "get_Method()")(loaded_later("fencepost.machine.reflection.answering", "method_of_delegate"))


@intrinsic(_DELEGATE + "Invoke")
def invoke_delegate(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    """A delegate that is itself the target of a delegate: `new Predicate<int>(function)`; or what stands for one."""
    if not isinstance(arguments[0], Delegate):
        return _call_late(t, arguments, method)
    t.frames[-1].pc = 1
    void = method.returns.name == "System.Void"
    invoke(t, arguments[0], arguments[1:], -1 if void else len(arguments), method)
    return ENTERED


@intrinsic(_DELEGATE + "DynamicInvoke")
@one_by_one
def dynamic_invoke(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:

    delegate, given = arguments[0], named(arguments[1])
    objects = [] if given is None else read_items(t, given, 0, len(given.values))
    invoked = next(m for m in delegate.klass.definition.methods if m.name == "Invoke")
    method = t.world.universe.method_instance(delegate.klass, invoked)
    values = unboxed_arguments(t, objects, method.parameters)
    invoke(t, delegate, values, enter(t, method), method)
    return ENTERED
