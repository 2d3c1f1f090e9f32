"""Decimals by their three fields: flags, high 32 bits, low 64 bits."""

from functools import lru_cache

from fencepost.library import decimals
from fencepost.library import number_reading as reading
from fencepost.library.decimals import MOST_SCALE, Number
from fencepost.library.number_patterns import format_custom
from fencepost.library.number_symbols import symbols_of
from fencepost.library.numbers import format_standard, invalid_format, of_scaled, parse_format
from fencepost.library.registry import Throw, member, single

_F = "System.Int32,System.UInt32,System.UInt64"


@lru_cache(maxsize=1000)
def _calculate(operation: int, left: Number, right: Number) -> Number:
    return decimals.OPERATIONS[operation](left, right)


@member(f"System.Decimal::Calculate(System.Int32,{_F},{_F},System.Int32)")
def calculate(
    operation: int, flags1: int, high1: int, low1: int, flags2: int, high2: int, low2: int, field: int
) -> int:
    result = _calculate(operation, Number.of_fields(flags1, high1, low1), Number.of_fields(flags2, high2, low2))
    return result.field(field)


@member(f"System.Decimal::RoundCore({_F},System.Int32,System.Int32,System.Int32)")
def round_core(flags: int, high: int, low: int, places: int, mode: int, field: int) -> int:
    return decimals.rounded(Number.of_fields(flags, high, low), places, mode).field(field)


@member("System.Decimal::FromReal(System.Double,System.Int32,System.Int32)")
def from_real(value: float, digits: int, field: int) -> int:
    return decimals.of_real(value, digits).field(field)


@member(f"System.Decimal::CompareCore({_F},{_F})")
def compare_core(flags1: int, high1: int, low1: int, flags2: int, high2: int, low2: int) -> int:
    left, right = Number.of_fields(flags1, high1, low1).value, Number.of_fields(flags2, high2, low2).value
    return (left > right) - (left < right)


@member(f"System.Decimal::HashCore({_F})")
def hash_core(flags: int, high: int, low: int) -> int:
    return decimals.hash_code(Number.of_fields(flags, high, low))


@member(f"System.Decimal::ToReal({_F})")
def to_real(flags: int, high: int, low: int) -> float:
    number = Number.of_fields(flags, high, low)
    # As .NET does it: the two halves of the integer are rounded first, then divided.
    value = (float(low) + float(high) * 2.0**64) / float(f"1e{number.scale}")
    return -value if number.negative else value


@member(f"System.Decimal::ToSingleCore({_F})")
def to_single(flags: int, high: int, low: int) -> float:
    return single(to_real(flags, high, low))


@member(f"System.Decimal::ToLong({_F})")
def to_long(flags: int, high: int, low: int) -> int:
    value = int(Number.of_fields(flags, high, low).value)
    if not -(1 << 63) <= value < 1 << 63:
        raise Throw("System.OverflowException", "Value was either too large or too small for an Int64.")
    return value


@member(f"System.Decimal::ToULong({_F})")
def to_unsigned_long(flags: int, high: int, low: int) -> int:
    value = int(Number.of_fields(flags, high, low).value)
    if not 0 <= value < 1 << 64:
        raise Throw("System.OverflowException", "Value was either too large or too small for a UInt64.")
    return value


@member(f"System.Decimal::FormatCore({_F},System.String,System.String)")
def format_core(flags: int, high: int, low: int, format: str | None, settings: str | None) -> str:
    symbols = symbols_of(settings)
    number = Number.of_fields(flags, high, low)
    digits = of_scaled(number.negative, number.mantissa, number.scale)
    letter, precision = parse_format(format)
    if not letter:
        return format_custom(digits, format or "", symbols)
    if letter in "gGrR" and precision < 1:
        text = str(number.mantissa).rjust(number.scale + 1, "0")
        whole = len(text) - number.scale
        text = text[:whole] + (symbols.number.point + text[whole:] if number.scale else "")
        return symbols.minus + text if number.negative and number.mantissa else text
    if letter.upper() not in "CEFGNP":
        raise invalid_format()
    return format_standard(digits, letter, precision, False, symbols)


@member("System.Decimal::IsNumber(System.String,System.Int32)")
def is_number(text: str, style: int) -> int:
    return int(_read(text, style) is not None)


@member("System.Decimal::ParseCore(System.String,System.Int32,System.Int32)")
def parse_core(text: str, style: int, field: int) -> int:
    number = _read(text, style)
    assert number is not None
    scale = -number.exponent
    mantissa = int(number.digits or "0")
    if scale < 0:
        mantissa, scale = mantissa * 10 ** min(-scale, 40), 0
    if not mantissa:
        return Number(number.negative, 0, min(scale, MOST_SCALE)).field(field)
    if scale > 200:
        mantissa //= 10 ** (scale - 200)
        scale = 200
    return decimals.fitted(number.negative, mantissa, scale).field(field)


def _read(text: str, style: int) -> reading.Reading | None:
    reading.check_style(style)
    if style & (reading.HEX | reading.BINARY):
        raise Throw(
            "System.ArgumentException",
            "The number styles AllowHexSpecifier and AllowBinarySpecifier are not supported on floating point data "
            "types.",
            "style",
        )
    return reading.scan(text, style)
