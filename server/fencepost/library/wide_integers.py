"""Integers of 128 bits by their two halves."""

from __future__ import annotations

from fencepost.library import number_reading as reading
from fencepost.library.number_patterns import format_custom
from fencepost.library.numbers import format_standard, invalid_format, of_integer, parse_format
from fencepost.library.registry import Throw, member

_WORD = 0xFFFFFFFFFFFFFFFF


def _value(upper: int, lower: int, signed: bool) -> int:
    value = upper << 64 | lower
    return value - (1 << 128) if signed and value >> 127 else value


def _fits(value: int, signed: bool) -> bool:
    return -(1 << 127) <= value < 1 << 127 if signed else 0 <= value < 1 << 128


def _half(value: int, half: int) -> int:
    return value >> (64 * half) & _WORD


def _calculate(operation: int, left: int, right: int, signed: bool) -> int:
    match operation % 5 if operation >= 5 else operation:
        case 0:
            result = left + right
        case 1:
            result = left - right
        case 2:
            result = left * right
        case kind:
            if not right:
                raise Throw("System.DivideByZeroException", "Attempted to divide by zero.")
            quotient = abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)
            result = quotient if kind == 3 else left - quotient * right
    if operation >= 5 and not _fits(result, signed):
        raise Throw("System.OverflowException", "Arithmetic operation resulted in an overflow.")
    return result


def _format(value: int, format: str | None) -> str:
    letter, precision = parse_format(format)
    kind = letter.upper()
    if not kind:
        return format_custom(of_integer(value), format or "")
    if kind == "D" or (kind in "GR" and precision < 1):
        return ("-" if value < 0 else "") + str(abs(value)).rjust(max(precision, 0), "0")
    if kind in "XB":
        bits = value & ((1 << 128) - 1)
        text = f"{bits:b}" if kind == "B" else f"{bits:X}" if letter == "X" else f"{bits:x}"
        return text.rjust(max(precision, 0), "0")
    if kind in "CEFGNPR":
        return format_standard(of_integer(value), letter, precision, shortest_text=False)
    raise invalid_format()


def _read(text: str, style: int, signed: bool) -> int:
    value = reading.integer(text, style)
    if value is None:
        return 1
    fits = isinstance(value, int) and _fits(value, signed and not style & (reading.HEX | reading.BINARY))
    return 0 if fits else 2


def _from_real(value: float, signed: bool) -> int:
    """Saturates; NaN is zero."""
    if value != value:
        return 0
    low, high = (-(1 << 127), (1 << 127) - 1) if signed else (0, (1 << 128) - 1)
    return low if value <= low else high if value >= high else int(value)


def define(type: str, *, signed: bool) -> None:
    """Registers the members of Int128 or UInt128."""
    two = "System.UInt64,System.UInt64"

    @member(f"{type}::Calculate(System.Int32,{two},{two},System.Int32)")
    def calculate(operation: int, upper1: int, lower1: int, upper2: int, lower2: int, half: int) -> int:
        left, right = _value(upper1, lower1, signed), _value(upper2, lower2, signed)
        return _half(_calculate(operation, left, right, signed), half)

    @member(f"{type}::FormatCore({two},System.String)")
    def format_core(upper: int, lower: int, format: str | None) -> str:
        return _format(_value(upper, lower, signed), format)

    @member(f"{type}::ReadCore(System.String,System.Int32)")
    def read_core(text: str, style: int) -> int:
        return _read(text, style, signed)

    @member(f"{type}::ParseCore(System.String,System.Int32,System.Int32)")
    def parse_core(text: str, style: int, half: int) -> int:
        value = reading.integer(text, style)
        assert isinstance(value, int)
        return _half(value, half)

    @member(f"{type}::ToReal({two})")
    def to_real(upper: int, lower: int) -> float:
        return float(_value(upper, lower, signed))

    @member(f"{type}::FromReal(System.Double,System.Int32)")
    def from_real(value: float, half: int) -> int:
        return _half(_from_real(value, signed), half)
