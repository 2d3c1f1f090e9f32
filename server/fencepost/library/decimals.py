"""The 96-bit decimal numbers of .NET: a sign, an integer below 2^96 and a scale from 0 to 28."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from fractions import Fraction

from fencepost.library.registry import Throw

LIMIT = 1 << 96
MOST_SCALE = 28


@dataclass(frozen=True, slots=True)
class Number:
    negative: bool
    mantissa: int
    scale: int

    @staticmethod
    def of_fields(flags: int, high: int, low: int) -> Number:
        return Number(flags < 0, high << 64 | low, (flags >> 16) & 0xFF)

    def field(self, which: int) -> int:
        """0 the flags, 1 the high 32 bits, 2 the low 64, as unsigned numbers."""
        if which == 0:
            return self.scale << 16 | (0xFFFFFFFF80000000 if self.negative else 0)
        return self.mantissa >> 64 if which == 1 else self.mantissa & 0xFFFFFFFFFFFFFFFF

    @property
    def value(self) -> Fraction:
        magnitude = Fraction(self.mantissa, 10**self.scale)
        return -magnitude if self.negative else magnitude


def overflow() -> Throw:
    return Throw("System.OverflowException", "Value was either too large or too small for a Decimal.")


def half_even(numerator: int, denominator: int) -> int:
    quotient, rest = divmod(numerator, denominator)
    return quotient + (2 * rest > denominator or (2 * rest == denominator and quotient & 1 == 1))


def fitted(negative: bool, mantissa: int, scale: int) -> Number:
    """A result with fewer places where it does not fit."""
    drop = max(scale - MOST_SCALE, 0)
    while True:
        rounded = half_even(mantissa, 10**drop)
        if rounded < LIMIT:
            return Number(negative, rounded, scale - drop)
        drop += 1
        if drop > scale:
            raise overflow()


def add(left: Number, right: Number) -> Number:
    scale = max(left.scale, right.scale)
    first = left.mantissa * 10 ** (scale - left.scale) * (-1 if left.negative else 1)
    second = right.mantissa * 10 ** (scale - right.scale) * (-1 if right.negative else 1)
    total = first + second
    if not total:
        return Number(left.negative if not right.mantissa and left.negative == right.negative else False, 0, scale)
    return fitted(total < 0, abs(total), scale)


def subtract(left: Number, right: Number) -> Number:
    return add(left, Number(not right.negative, right.mantissa, right.scale))


def multiply(left: Number, right: Number) -> Number:
    mantissa = left.mantissa * right.mantissa
    scale = left.scale + right.scale
    negative = left.negative != right.negative
    if not mantissa:
        small = left.mantissa < 1 << 32 and right.mantissa < 1 << 32
        return Number(negative, 0, min(scale, MOST_SCALE)) if small else Number(False, 0, 0)
    if scale > 47 and left.mantissa < 1 << 32 and right.mantissa < 1 << 32:
        return Number(False, 0, 0)
    return fitted(negative, mantissa, scale)


def divide(left: Number, right: Number) -> Number:
    """Exact where it can be, else as many places as fit."""
    if not right.mantissa:
        raise Throw("System.DivideByZeroException", "Attempted to divide by zero.")
    negative = left.negative != right.negative
    scale = left.scale - right.scale
    if not left.mantissa:
        return Number(negative, 0, max(scale, 0))
    if scale >= 0:
        quotient, rest = divmod(left.mantissa, right.mantissa)
        if not rest:
            return Number(negative, quotient, scale)
    ratio = Fraction(left.mantissa, right.mantissa) / Fraction(10) ** scale
    places = MOST_SCALE
    while (mantissa := half_even(ratio.numerator * 10**places, ratio.denominator)) >= LIMIT:
        places -= 1
        if places < 0:
            raise overflow()
    while places > 0 and mantissa % 10 == 0:
        mantissa //= 10
        places -= 1
    return Number(negative, mantissa, places)


def remainder(left: Number, right: Number) -> Number:
    if not right.mantissa:
        raise Throw("System.DivideByZeroException", "Attempted to divide by zero.")
    scale = max(left.scale, right.scale)
    first = left.mantissa * 10 ** (scale - left.scale)
    second = right.mantissa * 10 ** (scale - right.scale)
    if first < second:
        return left
    return fitted(left.negative, first % second, scale)


OPERATIONS = (add, subtract, multiply, divide, remainder)


def rounded(number: Number, places: int, mode: int) -> Number:
    """Modes: to even, away from zero, to zero, down, up."""
    if number.scale <= places:
        return number
    unit = 10 ** (number.scale - places)
    quotient, rest = divmod(number.mantissa, unit)
    up = (
        2 * rest > unit or (2 * rest == unit and quotient & 1 == 1),
        2 * rest >= unit,
        False,
        number.negative and rest > 0,
        not number.negative and rest > 0,
    )[mode]
    return Number(number.negative, quotient + up, places)


def of_real(value: float, digits: int) -> Number:
    """The number of a float, with so many digits. .NET computes in double precision, and that shows in the last
    digit."""
    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
    exponent = (bits >> 52 & 0x7FF) - 1022
    if exponent < -94:
        return Number(False, 0, 0)
    if exponent > 96:
        raise overflow()
    scaled = abs(value)
    places = digits - 1 - (exponent * 19728 >> 16)
    if places >= 0:
        places = min(places, MOST_SCALE)
        scaled *= float(f"1e{places}")
    elif places != -1 or scaled >= float(f"1e{digits}"):
        scaled /= float(f"1e{-places}")
    else:
        places = 0
    if scaled < float(f"1e{digits - 1}") and places < MOST_SCALE:
        scaled *= 10
        places += 1
    mantissa = half_even(*scaled.as_integer_ratio())
    if not mantissa:
        return Number(False, 0, 0)
    if places < 0:
        mantissa, places = mantissa * 10**-places, 0
        if mantissa >= LIMIT:
            raise overflow()
    for _ in range(min(places, digits - 1)):
        if mantissa % 10:
            break
        mantissa //= 10
        places -= 1
    return Number(value < 0, mantissa, places)


def hash_code(number: Number) -> int:
    """The hash code of a number: equal for equal numbers of different scales."""
    mantissa, scale = number.mantissa, number.scale
    while scale > 0 and mantissa % 10 == 0:
        mantissa //= 10
        scale -= 1
    bits = (mantissa ^ mantissa >> 32 ^ mantissa >> 64 ^ (scale << 16 if mantissa else 0)) & 0xFFFFFFFF
    if number.negative and mantissa:
        bits ^= 0x80000000
    return bits - (1 << 32) if bits >= 1 << 31 else bits
