"""Functions of real numbers as .NET defines them where Python raises instead."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

# The NaN that arithmetic gives: its sign bit is set.
NAN = -math.nan


def total(function: Callable[[float], float]) -> Callable[[float], float]:
    """Outside its domain a function is NaN, beyond all bounds infinite."""

    def guarded(value: float) -> float:
        if value != value:
            return value
        try:
            return function(value)
        except ValueError:
            return NAN
        except OverflowError:
            return -math.inf if value < 0 and function is math.sinh else math.inf

    return guarded


def _logarithm(function: Callable[[float], float]) -> Callable[[float], float]:
    def guarded(value: float) -> float:
        if value == 0:
            return -math.inf
        return total(function)(value)

    return guarded


def _whole(function: Callable[[float], int]) -> Callable[[float], float]:
    """The sign of a zero is that of the number."""

    def guarded(value: float) -> float:
        if value != value or math.isinf(value):
            return value
        return math.copysign(float(function(value)), value)

    return guarded


def _cube_root(value: float) -> float:
    if value == 0 or value != value or math.isinf(value):
        return value
    return math.cbrt(value)


def _arc_tangent_hyperbolic(value: float) -> float:
    if abs(value) == 1:
        return math.copysign(math.inf, value)
    return total(math.atanh)(value)


def _next(value: float, towards: float) -> float:
    return math.nextafter(value, towards)


ONE_ARGUMENT: dict[str, Callable[[float], float]] = {
    "Acos": total(math.acos),
    "Acosh": total(math.acosh),
    "Asin": total(math.asin),
    "Asinh": total(math.asinh),
    "Atan": total(math.atan),
    "Atanh": _arc_tangent_hyperbolic,
    "Cbrt": _cube_root,
    "Ceiling": _whole(math.ceil),
    "Cos": total(math.cos),
    "Cosh": total(math.cosh),
    "Exp": total(math.exp),
    "Floor": _whole(math.floor),
    "Log": _logarithm(math.log),
    "Log2": _logarithm(math.log2),
    "Log10": _logarithm(math.log10),
    "Sin": total(math.sin),
    "Sinh": total(math.sinh),
    "Sqrt": total(math.sqrt),
    "Tan": total(math.tan),
    "Tanh": total(math.tanh),
    "Truncate": _whole(math.trunc),
}


def power(x: float, y: float) -> float:
    try:
        return math.pow(x, y)
    except OverflowError:
        return -math.inf if x < 0 and y % 2 == 1 else math.inf
    except ValueError:
        if x == 0:
            return math.copysign(math.inf, x) if y % 2 == 1 else math.inf
        return NAN


def ieee_remainder(x: float, y: float) -> float:
    if x != x or y != y:
        return x if x != x else y
    try:
        return math.remainder(x, y)
    except ValueError:
        return NAN


def fused_multiply_add(x: float, y: float, z: float) -> float:
    if not (math.isfinite(x) and math.isfinite(y) and math.isfinite(z)):
        return x * y + z
    exact = Fraction(x) * Fraction(y) + Fraction(z)
    if not exact:
        return x * y + z
    try:
        return exact.numerator / exact.denominator
    except OverflowError:
        return math.inf if exact > 0 else -math.inf


def scale_binary(x: float, n: int) -> float:
    try:
        return math.ldexp(x, n)
    except OverflowError:
        return math.copysign(math.inf, x)


def integer_logarithm(x: float) -> int:
    if x == 0:
        return -(1 << 31)
    if not math.isfinite(x):
        return (1 << 31) - 1
    return math.frexp(x)[1] - 1


def round_whole(value: float, mode: int) -> float:
    """Modes: to even, away from zero, to zero, down, up."""
    if value != value or math.isinf(value) or abs(value) >= 2.0**52:
        return value
    match mode:
        case 0:
            result = float(round(value))
        case 1:
            whole = math.trunc(value)
            result = whole + math.copysign(1.0, value) if abs(value - whole) >= 0.5 else float(whole)
        case 2:
            result = float(math.trunc(value))
        case 3:
            result = float(math.floor(value))
        case _:
            result = float(math.ceil(value))
    return math.copysign(result, value)
