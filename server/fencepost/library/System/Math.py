"""Functions of doubles, and products of two words."""

import math
from collections.abc import Callable
from fractions import Fraction

from fencepost.library.real_functions import (
    ONE_ARGUMENT,
    fused_multiply_add,
    ieee_remainder,
    integer_logarithm,
    power,
    round_whole,
    scale_binary,
)
from fencepost.library.registry import member


def _register(name: str, function: Callable[[float], float]) -> None:
    member(f"System.Math::{name}(System.Double)")(function)


for _name, _function in ONE_ARGUMENT.items():
    _register(_name, _function)


@member("System.Math::BitIncrement(System.Double)")
def bit_increment(value: float) -> float:
    return math.nextafter(value, math.inf)


@member("System.Math::BitDecrement(System.Double)")
def bit_decrement(value: float) -> float:
    return math.nextafter(value, -math.inf)


member("System.Math::Pow(System.Double,System.Double)")(power)
member("System.Math::IEEERemainder(System.Double,System.Double)")(ieee_remainder)
member("System.Math::FusedMultiplyAdd(System.Double,System.Double,System.Double)")(fused_multiply_add)
member("System.Math::ScaleB(System.Double,System.Int32)")(scale_binary)
member("System.Math::ILogB(System.Double)")(integer_logarithm)


@member("System.Math::Atan2(System.Double,System.Double)")
def atan2(y: float, x: float) -> float:
    return math.atan2(y, x)


@member("System.Math::CopySign(System.Double,System.Double)")
def copy_sign(x: float, y: float) -> float:
    return math.copysign(x, y)


@member("System.Math::RoundCore(System.Double,System.Int32,System.Int32)")
def round_core(value: float, digits: int, mode: int) -> float:
    """Rounds a number. With digits, .NET scales by a power of ten, rounds and scales back."""
    if digits == 0:
        return round_whole(value, mode)
    if abs(value) < 1e16:
        scale = float(f"1e{digits}")
        return round_whole(value * scale, mode) / scale
    return value


@member(
    "System.Math::MultiplyHigh(System.UInt64,System.UInt64)", "System.Math::MultiplyHigh(System.Int64,System.Int64)"
)
def multiply_high(left: int, right: int) -> int:
    return left * right >> 64


@member("System.Math::Hypot(System.Double,System.Double)")
def hypotenuse(x: float, y: float) -> float:
    """The length of a vector as .NET computes it: the sum of the squares is rounded once, and its root once more."""
    if not (math.isfinite(x) and math.isfinite(y)):
        return math.inf if math.isinf(x) or math.isinf(y) else math.nan
    exponent = max(math.frexp(x)[1], math.frexp(y)[1])
    squares = Fraction(math.ldexp(x, -exponent)) ** 2 + Fraction(math.ldexp(y, -exponent)) ** 2
    return math.ldexp(math.sqrt(float(squares)), exponent)
