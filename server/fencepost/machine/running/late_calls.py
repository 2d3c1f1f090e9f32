"""Calls whose arguments and result are objects: a frame of its own unboxes, boxes and wraps what is thrown."""

from __future__ import annotations

from fencepost.library.registry import Throw
from fencepost.lowering.ir import NONE, Lowered, Op, Region
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.objects.objects import box, class_of
from fencepost.machine.running import entering
from fencepost.machine.running.exceptions import exception_of
from fencepost.machine.running.storing import stored
from fencepost.machine.shared.arrays import site_of
from fencepost.machine.shared.blocks import write_items
from fencepost.machine.state.frames import Code, OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import NetError
from fencepost.machine.values.names import display_name
from fencepost.machine.values.values import Registers, Value

_RESULT, _THROWN, _ARRAY = 0, 1, 2
_CALL, _RETURN, _WRAP = 0, 1, 2


ByReference = tuple[tuple[int, Klass], ...]
"""The parameters that are passed by reference: numbers, and types of the variables."""


def enter(
    t: Thread, method: MethodInstance, references: ByReference = (), wraps: bool = True, keeps: bool = False
) -> int:
    """Pushes the frame that awaits the result of a method, and returns the register there for the result.

    The member that runs is an intrinsic: it goes on by returning the result of that frame. Arguments by reference are
    in the registers from 3 on there, and go to the array in register 2 in the end. With `keeps`, the result is the
    value that is in the member's register already.
    """
    frame = t.frames[-1]
    frame.pc = 1
    dst = NONE if keeps else len(frame.code.lowered.register_types)
    t.call_code(_code(t, method, references, wraps), [None, None], dst)
    t.frames[-1].pc = _RETURN
    return NONE if method.returns.kind is Kind.VOID else _RESULT


def unboxed_arguments(t: Thread, objects: list[Value], parameters: tuple[Klass, ...]) -> list[Value]:
    """Objects as arguments of these types."""
    if len(objects) != len(parameters):
        raise Throw("System.Reflection.TargetParameterCountException", "Parameter count mismatch.")
    return [_argument(t, value, klass) for value, klass in zip(objects, parameters, strict=True)]


def _argument(t: Thread, value: Value, klass: Klass) -> Value:

    if value is not None and not klass.is_value and not t.world.dispatch.assignable(class_of(t.world, value), klass):
        raise _no_conversion(t, value, klass)
    inner = klass
    if value is not None and klass.underlying is not None and class_of(t.world, value).underlying is None:
        inner = klass.underlying
    try:
        return stored(t, inner, value)
    except Throw:
        raise _no_conversion(t, value, klass) from None


def _no_conversion(t: Thread, value: Value, klass: Klass) -> Throw:

    names = f"'{display_name(class_of(t.world, value))}' cannot be converted to type '{display_name(klass)}'"
    return Throw("System.ArgumentException", f"Object of type {names}.")


def _code(t: Thread, method: MethodInstance, references: ByReference, wraps: bool) -> Code:
    klass = method.returns
    key = ("late call", references, wraps)
    code: Code | None = klass.resolved.get(key)
    if code is None:
        universe = t.world.universe
        base = universe.core("System.Object")
        types = (base if klass.kind is Kind.VOID else klass, base, *([base] if references else ()))
        types += tuple([variable for _, variable in references])
        ops = tuple([Op(name, NONE, (), None, 0) for name in ("late_call", "late_return", "late_wrap")])
        region = Region("catch", _CALL, _RETURN, _WRAP, _WRAP + 1, universe.core("System.Exception"), NONE, _THROWN)
        kept = (1 << len(types)) - (1 << _ARRAY)
        live = (0, 1 << _RESULT | kept, 1 << _THROWN)
        count = len(types)
        lowered = Lowered(ops, (region,) if wraps else (), count, (), count, types, live)
        code = klass.resolved[key] = Code(method, lowered, [None] * count)
        code.run = [_wrap, _boxing(klass, references), _wrap]
    return code


def _boxing(klass: Klass, references: ByReference) -> OperationFunction:
    def operation(t: Thread, r: Registers) -> int:
        for place, (number, variable) in enumerate(references, _ARRAY + 1):
            value = r[place]
            if variable.is_value:
                value = box(t.world, variable, value, site_of(t, _RETURN))
            write_items(t, r[_ARRAY], number, [value])
        if klass.kind is Kind.VOID:
            return int(entering.finish(t, None))
        return int(
            entering.finish(t, box(t.world, klass, r[_RESULT], site_of(t, _RETURN)) if klass.is_value else r[_RESULT])
        )

    return operation


def _wrap(t: Thread, r: Registers) -> int:
    stated = {
        "message": "Exception has been thrown by the target of an invocation.",
        "innerException": r[_THROWN],
    }
    raise NetError(exception_of(t, t.world.universe.core("System.Reflection.TargetInvocationException"), stated))
