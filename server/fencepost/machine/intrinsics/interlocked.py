"""`System.Threading.Interlocked` and `Volatile`: one visible operation on the variable that a pointer leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.library.registry import single
from fencepost.lowering.kinds import SMALL, Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.late.window import fence, fence_after, fence_all, mark
from fencepost.machine.shared import delegates, texts
from fencepost.machine.shared.giving import give_early
from fencepost.machine.shared.intrinsic import STOPPED, Intrinsic, MemberAnswer, intrinsic
from fencepost.machine.shared.pointers import address_of, load_through, store_through
from fencepost.machine.shared.publication import MAY_HOLD
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.sameness import same
from fencepost.machine.values.values import Delegate, Published, RawPointer, Value
from fencepost.machine.values.wrapping import wrap32, wrap64

_INTERLOCKED, _VOLATILE = "System.Threading.Interlocked::", "System.Threading.Volatile::"


def _variable(method: MethodInstance) -> Klass:
    klass = method.parameters[0].element
    if klass is None:
        raise AssertionError(f"{method} takes no reference")
    return klass


def _update(t: Thread, pointer: Value, klass: Klass, change: Callable[[Any], Any], given: Value = None) -> Value:
    """Reads and writes in one step; `change` gives the new value, or the old one itself to write nothing. What it may
    make of it is `given`, where that may be an object."""
    address = address_of(t, pointer)
    if given.__class__ in MAY_HOLD and address is not None and not give_early(t, address, given):
        return STOPPED
    # What raw memory overlaps is not known: everything has to take effect before it is read there.
    fence(t, "FB" if pointer.__class__ is RawPointer else "RMW", address, _named(given))
    t.enter_region()
    try:
        done, old = load_through(t, pointer, klass)
        if not done:
            return STOPPED
        new = change(old)
        if new is not old:
            # The second half belongs to the first, whatever was learnt of the cell in between.
            granted, t.grant.left = t.grant.left, True
            store_through(t, pointer, klass, new)
            t.grant.left = granted
        fence_after(t)
        return old
    finally:
        t.leave_region()


def _named(value: Value) -> Value:
    """The reference that others will know an object by, if it has one."""
    return value.ref if value.__class__ is Published else value


def _narrowed(klass: Klass, value: Value) -> Value:
    if klass.kind is Kind.I4:
        small = SMALL.get((klass.underlying or klass).name)
        if small is not None:
            bits, signed = small
            value &= (1 << bits) - 1
            return value - (1 << bits) if signed and value >> bits - 1 else value
        return wrap32(value)
    if klass.kind in (Kind.I8, Kind.NATIVE):
        return wrap64(value)
    return single(value) if klass.kind is Kind.F4 else value


def _arithmetic(function: Callable[[Any, Any], Any], returns_new: bool) -> Intrinsic:
    def operation(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
        klass = _variable(method)
        value = arguments[1] if len(arguments) > 1 else 1
        old = _update(t, arguments[0], klass, lambda before: _narrowed(klass, function(before, value)), value)
        if old is STOPPED or not returns_new:
            return old
        return _narrowed(klass, function(old, value))

    return operation


intrinsic(_INTERLOCKED + "Add")(_arithmetic(lambda a, b: a + b, True))
intrinsic(_INTERLOCKED + "Increment")(_arithmetic(lambda a, b: a + b, True))
intrinsic(_INTERLOCKED + "Decrement")(_arithmetic(lambda a, b: a - b, True))
intrinsic(_INTERLOCKED + "And")(_arithmetic(lambda a, b: a & b, False))
intrinsic(_INTERLOCKED + "Or")(_arithmetic(lambda a, b: a | b, False))
intrinsic(_INTERLOCKED + "Exchange")(_arithmetic(lambda _old, new: new, False))


@intrinsic(_INTERLOCKED + "CompareExchange")
def compare_exchange(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    pointer, value, comparand = arguments

    def change(old: Value) -> Value:
        if old.__class__ is Delegate:
            delegates.notice(t, old, comparand)
        else:
            texts.notice(t, old, comparand)
        return value if same(old, comparand) else old

    return _update(t, pointer, _variable(method), change, value)


@intrinsic(_INTERLOCKED + "Read")
def read_exchange(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    """An exchange of the variable with itself."""
    return _update(t, arguments[0], _variable(method), lambda old: old)


@intrinsic(_VOLATILE + "Read")
def read(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    done, value = load_through(t, arguments[0], _variable(method), True)
    return value if done else STOPPED


@intrinsic(_VOLATILE + "Write")
def write(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    return None if store_through(t, arguments[0], _variable(method), arguments[1], True) else STOPPED


@intrinsic(
    _INTERLOCKED + "MemoryBarrier", "System.Threading.Thread::MemoryBarrier",
    _INTERLOCKED + "SpeculationBarrier",
)  # fmt: skip
def full_barrier(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    fence(t, "FB")


@intrinsic(_INTERLOCKED + "MemoryBarrierProcessWide")
def process_wide_barrier(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    fence(t, "FB")
    fence_all(t)


@intrinsic(_VOLATILE + "ReadBarrier", _VOLATILE + "WriteBarrier")
def half_barrier(t: Thread, _arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    mark(t, "RB" if method.name == "ReadBarrier" else "WB")
