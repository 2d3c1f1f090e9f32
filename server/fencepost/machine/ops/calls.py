"""Calls: direct, virtual, constrained, through delegates and pointers; constructors; members without CIL."""

from __future__ import annotations

from fencepost.library.registry import Throw
from fencepost.lowering.kinds import UNSIGNED
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.objects.hashes import OWN, ask_for_hash
from fencepost.machine.objects.objects import box
from fencepost.machine.running import calls
from fencepost.machine.running.calls import invoke, receiver, static_target, virtual_target
from fencepost.machine.running.codes import Factory, Site
from fencepost.machine.running.unwinding import leave_owing
from fencepost.machine.shared.arrays import site_of
from fencepost.machine.shared.delegates import made
from fencepost.machine.shared.intrinsic import ENTERED, STOPPED
from fencepost.machine.shared.locks import acquire
from fencepost.machine.shared.pointers import load_through
from fencepost.machine.shared.texts import given, of_machine, returned
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import STOP, SWITCH
from fencepost.machine.values.names import display_name
from fencepost.machine.values.values import (
    NO_TARGET,
    STRING,
    FunctionPointer,
    Obj,
    Registers,
    TypeValue,
    VariablePointer,
    text_of,
)


def _call(b: Site) -> OperationFunction:
    dst, sources, (method, check), after = b.dst, b.srcs, b.arg, b.index + 1
    if method.owner.is_delegate and method.name == "Invoke":
        return _invoke(b, method)

    def operation(t: Thread, r: Registers) -> int:
        arguments = [r[source] for source in sources]
        if check and arguments[0] is None:
            raise Throw("System.NullReferenceException")
        t.frames[-1].pc = after
        calls.call(t, method, arguments, dst)
        return SWITCH

    return operation


def _callvirt(b: Site) -> OperationFunction:
    dst, sources, (method, _), after = b.dst, b.srcs, b.arg, b.index + 1
    if method.owner.is_delegate and method.name == "Invoke":
        return _invoke(b, method)

    def operation(t: Thread, r: Registers) -> int:
        arguments = [r[source] for source in sources]
        this = arguments[0]
        if this is None:
            raise Throw("System.NullReferenceException")
        target = virtual_target(t, this, method)
        arguments[0] = receiver(target, this)
        t.frames[-1].pc = after
        calls.call(t, target, arguments, dst)
        return SWITCH

    return operation


def _call_constrained(b: Site) -> OperationFunction:
    dst, sources, (klass, method), after, index = b.dst, b.srcs, b.arg, b.index + 1, b.index

    def operation(t: Thread, r: Registers) -> int | None:
        arguments = [r[source] for source in sources]
        target = t.world.dispatch.resolve(klass, method)
        if not target.owner.is_value:
            done, value = load_through(t, arguments[0], klass)
            if not done:
                return STOP
            arguments[0] = box(t.world, klass, value, site_of(t, index))
            if arguments[0] is None:
                raise Throw("System.NullReferenceException")
        t.frames[-1].pc = after
        calls.call(t, target, arguments, dst)
        return SWITCH

    return operation


def _call_static_virtual(b: Site) -> OperationFunction:
    dst, sources, (klass, method), after = b.dst, b.srcs, b.arg, b.index + 1

    def operation(t: Thread, r: Registers) -> int:
        target = static_target(t, klass, method)
        t.frames[-1].pc = after
        calls.call(t, target, [r[source] for source in sources], dst)
        return SWITCH

    return operation


def _calli(b: Site) -> OperationFunction:
    dst, (function, *sources), after = b.dst, b.srcs, b.index + 1

    def operation(t: Thread, r: Registers) -> int:
        pointer = r[function]
        if not isinstance(pointer, FunctionPointer):
            raise Throw("System.NullReferenceException")
        t.frames[-1].pc = after
        calls.call(t, pointer.method, [r[source] for source in sources], dst)
        return SWITCH

    return operation


# ---- constructors


def _newobj(b: Site) -> OperationFunction:
    dst, sources, method, after = b.dst, b.srcs, b.arg, b.index + 1
    klass, index = method.owner, b.index
    finalizer = _finalizer_of(b, klass)

    def operation(t: Thread, r: Registers) -> int:
        arguments = [r[source] for source in sources]
        t.frames[-1].pc = after
        if klass.name == "System.String":
            calls.call(t, method, arguments, dst)
            return SWITCH
        universe = t.world.universe
        values = [universe.default(field.type) for field in universe.fields(klass)]
        obj = Obj(klass, values, site_of(t, index))
        r[dst] = obj
        if finalizer:
            t.world.assumed[finalizer] = None
        calls.call(t, method, [obj, *arguments], -1)
        return SWITCH

    return operation


def _finalizer_of(b: Site, klass: Klass) -> str:
    """The assumption about the finalizer of a class; None if it has only the library's."""
    base: Klass | None = klass
    while base is not None and base.assembly is not b.world.universe.library:
        if base.definition is not None and any(method.name == "Finalize" for method in base.definition.methods):
            return f"the finalizer of {display_name(base)} does not run"
        base = base.base
    return ""


def _new_value(b: Site) -> OperationFunction:
    dst, sources, method, after = b.dst, b.srcs, b.arg, b.index + 1

    def operation(t: Thread, r: Registers) -> int:
        arguments = [r[source] for source in sources]
        frame = t.frames[-1]
        depth = frame.shares if frame.shares >= 0 else len(t.frames) - 1
        r[dst] = t.world.universe.default(method.owner)
        frame.pc = after
        calls.call(t, method, [VariablePointer(depth, dst), *arguments], -1)
        return SWITCH

    return operation


# ---- delegates


def _new_delegate(b: Site) -> OperationFunction:
    dst, (target, function), klass, index = b.dst, b.srcs, b.arg, b.index

    def operation(t: Thread, r: Registers) -> None:
        this, method = r[target], r[function].method
        if method.static:
            invoke = t.world.universe.named_method(klass, "Invoke", len(method.parameters))
            if this is None and invoke is not None:
                this = NO_TARGET
        elif this is None:
            raise Throw("System.ArgumentException")
        r[dst] = made(t, klass, ((this, method),), site_of(t, index))

    return operation


def _invoke(b: Site, method: MethodInstance) -> OperationFunction:
    dst, (source, *sources), after = b.dst, b.srcs, b.index + 1

    def operation(t: Thread, r: Registers) -> int:
        delegate = r[source]
        if delegate is None:
            raise Throw("System.NullReferenceException")
        arguments = [r[s] for s in sources]
        t.frames[-1].pc = after
        invoke(t, delegate, arguments, dst, method)
        return SWITCH

    return operation


def _ldftn(b: Site) -> OperationFunction:
    dst, (method, klass) = b.dst, b.arg

    def operation(t: Thread, r: Registers) -> None:
        r[dst] = FunctionPointer(static_target(t, klass, method) if klass is not None else method)

    return operation


def _ldvirtftn(b: Site) -> OperationFunction:
    dst, (x,), method = b.dst, b.srcs, b.arg

    def operation(t: Thread, r: Registers) -> None:
        r[dst] = FunctionPointer(virtual_target(t, r[x], method) if method.is_virtual else method)

    return operation


# ---- members without CIL


def _intrinsic(b: Site) -> OperationFunction:
    dst, sources, (function, method) = b.dst, b.srcs, b.arg

    def operation(t: Thread, r: Registers) -> int | None:
        arguments = [r[source] for source in sources]
        answer = function(t, given(method, arguments) if t.world.guesses.texts else arguments, method)
        if answer is STOPPED:
            return STOP
        if answer is ENTERED:
            return SWITCH
        if dst >= 0:
            r[dst] = of_machine(t, method, answer) if t.world.guesses.texts and answer.__class__ is str else answer
        return None

    return operation


def _member(b: Site) -> OperationFunction:
    dst, sources, (function, method) = b.dst, b.srcs, b.arg
    types = (
        [method.owner, *method.parameters]
        if not method.static and len(sources) > len(method.parameters)
        else method.parameters
    )
    masks = [UNSIGNED.get(klass.name, 0) for klass in types]
    unsigned = UNSIGNED.get(method.returns.name, 0)
    hashes = method.owner.name == STRING and method.name in ("GetHashCode", "HashCore")

    def operation(t: Thread, r: Registers) -> None:
        arguments = [
            r[source] & (1 << bits) - 1 if bits else r[source] for source, bits in zip(sources, masks, strict=True)
        ]
        value = function(*(map(text_of, arguments) if t.world.guesses.texts else arguments))
        if t.world.guesses.texts and value.__class__ is str:
            value = returned(t, method, value, arguments)
        if hashes:
            ask_for_hash(t, OWN)
        if dst >= 0:
            if value.__class__ is bool:
                value = int(value)
            elif unsigned and value >> unsigned - 1:
                value -= 1 << unsigned
            r[dst] = value

    return operation


def _synchronize(_b: Site) -> OperationFunction:
    def operation(t: Thread, r: Registers) -> int | None:
        frame = t.frames[-1]
        method = frame.code.method
        target = TypeValue(method.owner) if method.static else r[0]
        if not acquire(t, target):
            return STOP
        frame.lock = target
        return None

    return operation


def _leave_owing(_b: Site) -> OperationFunction:
    def operation(t: Thread, _r: Registers) -> int:
        leave_owing(t)
        return SWITCH

    return operation


FACTORIES: dict[str, Factory] = {
    "call": _call, "callvirt": _callvirt, "call_constrained": _call_constrained,
    "call_static_virtual": _call_static_virtual, "calli": _calli, "newobj": _newobj, "new_value": _new_value,
    "new_delegate": _new_delegate, "ldftn": _ldftn, "ldvirtftn": _ldvirtftn, "intrinsic": _intrinsic,
    "member": _member, "synchronize": _synchronize, "leave_owing": _leave_owing,
}  # fmt: skip
