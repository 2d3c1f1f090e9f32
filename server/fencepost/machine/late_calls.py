"""Calls whose arguments and result are objects: a frame of its own unboxes, boxes and wraps what is thrown."""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.ir import NONE, Lowered, Op, Region
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.errors import NetError
from fencepost.machine.frames import Code
from fencepost.machine.objects import box, class_of
from fencepost.machine.ops.arrays import site_of

_RESULT, _THROWN = 0, 1
_CALL, _RETURN, _WRAP = 0, 1, 2


def enter(t: Any, method: MethodInstance) -> int:
    """Pushes the frame that awaits the result of a method; the register there that is to have it.

    The member that runs is an intrinsic's: it goes on by returning what that frame delivers.
    """
    frame = t.frames[-1]
    frame.pc = 1
    t.call_code(_code(t, method), [None, None], len(frame.code.lowered.register_types))
    t.frames[-1].pc = _RETURN
    return NONE if method.returns.kind is Kind.VOID else _RESULT


def unboxed_arguments(t: Any, objects: list[Any], parameters: tuple[Klass, ...]) -> list[Any]:
    """Objects as arguments of these types."""
    if len(objects) != len(parameters):
        raise Throw("System.Reflection.TargetParameterCountException", "Parameter count mismatch.")
    return [_argument(t, value, klass) for value, klass in zip(objects, parameters, strict=True)]


def _argument(t: Any, value: Any, klass: Klass) -> Any:
    from fencepost.machine.intrinsics.arrays import stored

    if value is not None and not klass.is_value and not t.world.dispatch.assignable(class_of(t.world, value), klass):
        raise _no_conversion(t, value, klass)
    try:
        return stored(t, klass, value)
    except Throw:
        raise _no_conversion(t, value, klass) from None


def _no_conversion(t: Any, value: Any, klass: Klass) -> Throw:
    from fencepost.machine.names import display_name

    names = f"'{display_name(class_of(t.world, value))}' cannot be converted to type '{display_name(klass)}'"
    return Throw("System.ArgumentException", f"Object of type {names}.")


def _code(t: Any, method: MethodInstance) -> Code:
    klass = method.returns
    code: Code | None = klass.resolved.get("late call")
    if code is None:
        universe = t.world.universe
        types = (universe.core("System.Object") if klass.kind is Kind.VOID else klass, universe.core("System.Object"))
        ops = tuple([Op(name, NONE, (), None, 0) for name in ("late_call", "late_return", "late_wrap")])
        region = Region("catch", _CALL, _RETURN, _WRAP, _WRAP + 1, universe.core("System.Exception"), NONE, _THROWN)
        lowered = Lowered(ops, (region,), 2, (), 2, types, (0, 1 << _RESULT, 1 << _THROWN))
        code = klass.resolved["late call"] = Code(method, lowered, [None, None])
        code.run = [_wrap, _boxing(klass), _wrap]
    return code


def _boxing(klass: Klass) -> Any:
    def operation(t: Any, r: list[Any]) -> int:
        if klass.kind is Kind.VOID:
            return int(t.finish(None))
        return int(t.finish(box(t.world, klass, r[_RESULT], site_of(t, _RETURN)) if klass.is_value else r[_RESULT]))

    return operation


def _wrap(t: Any, r: list[Any]) -> int:
    stated = {
        "message": "Exception has been thrown by the target of an invocation.",
        "innerException": r[_THROWN],
    }
    raise NetError(t.exception_of(t.world.universe.core("System.Reflection.TargetInvocationException"), stated))
