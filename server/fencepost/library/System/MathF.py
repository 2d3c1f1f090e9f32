"""Functions of single precision: those of doubles, rounded."""

import math
import struct
from collections.abc import Callable

from fencepost.library.real_functions import (
    ONE_ARGUMENT,
    fused_multiply_add,
    ieee_remainder,
    integer_logarithm,
    power,
    round_whole,
    scale_binary,
)
from fencepost.library.registry import member, single


def _rounded(function: Callable[..., float]) -> Callable[..., float]:
    return lambda *arguments: single(function(*arguments))


for _name, _function in ONE_ARGUMENT.items():
    member(f"System.MathF::{_name}(System.Single)")(_rounded(_function))

member("System.MathF::Pow(System.Single,System.Single)")(_rounded(power))
member("System.MathF::Atan2(System.Single,System.Single)")(_rounded(math.atan2))
member("System.MathF::IEEERemainder(System.Single,System.Single)")(_rounded(ieee_remainder))
member("System.MathF::CopySign(System.Single,System.Single)")(_rounded(math.copysign))
member("System.MathF::FusedMultiplyAdd(System.Single,System.Single,System.Single)")(_rounded(fused_multiply_add))
member("System.MathF::ScaleB(System.Single,System.Int32)")(_rounded(scale_binary))
member("System.MathF::ILogB(System.Single)")(integer_logarithm)


def _step(value: float, up: bool) -> float:
    if value != value or value == (math.inf if up else -math.inf):
        return value
    bits = struct.unpack("<i", struct.pack("<f", value))[0]
    if value == 0:
        bits = 1 if up else -0x7FFFFFFF
    else:
        bits += 1 if (bits >= 0) == up else -1
    return float(struct.unpack("<f", struct.pack("<i", bits))[0])


@member("System.MathF::BitIncrement(System.Single)")
def bit_increment(value: float) -> float:
    return _step(value, up=True)


@member("System.MathF::BitDecrement(System.Single)")
def bit_decrement(value: float) -> float:
    return _step(value, up=False)


@member("System.MathF::RoundCore(System.Single,System.Int32,System.Int32)")
def round_core(value: float, digits: int, mode: int) -> float:
    """Rounds a number. With digits, .NET scales by a power of ten, rounds and scales back, each in single precision."""
    if digits == 0:
        return round_whole(value, mode)
    if abs(value) < 1e8:
        scale = float(f"1e{digits}")
        return single(round_whole(single(value * scale), mode) / scale)
    return value
