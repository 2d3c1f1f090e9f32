"""Numbers and their texts."""

import math

from fencepost.library import number_reading as reading
from fencepost.library.number_patterns import format_custom
from fencepost.library.number_symbols import INVARIANT, Symbols, symbols_of, to_invariant
from fencepost.library.numbers import (
    DOUBLE_DIGITS,
    DOUBLE_ROUND_TRIP,
    SINGLE_DIGITS,
    SINGLE_ROUND_TRIP,
    Digits,
    format_standard,
    invalid_format,
    of_integer,
    parse_format,
    precise,
    shortest,
)
from fencepost.library.registry import Throw, member, single


@member("System.Number::Text(System.Int64)", "System.Number::Text(System.UInt64)")
def integer_text(value: int) -> str:
    return str(value)


@member("System.Number::Text(System.Double)")
def double_text(value: float) -> str:
    return _real_text(value, None, is_single=False)


@member("System.Number::Text(System.Single)")
def single_text(value: float) -> str:
    return _real_text(value, None, is_single=True)


@member("System.Number::Format(System.Double,System.String,System.String)")
def format_double(value: float, format: str | None, symbols: str | None) -> str:
    return _real_text(value, format, is_single=False, symbols=symbols_of(symbols))


@member("System.Number::Format(System.Single,System.String,System.String)")
def format_single(value: float, format: str | None, symbols: str | None) -> str:
    return _real_text(value, format, is_single=True, symbols=symbols_of(symbols))


@member(
    "System.Number::Format(System.Int64,System.String,System.Int32,System.String)",
    "System.Number::Format(System.UInt64,System.String,System.Int32,System.String)",
)
def format_integer(value: int, format: str | None, bits: int, settings: str | None) -> str:
    symbols = symbols_of(settings)
    letter, precision = parse_format(format)
    kind = letter.upper()
    if kind == "":
        return format_custom(of_integer(value), format or "", symbols)
    if kind == "D" or (kind in "GR" and precision < 1):
        return (symbols.minus if value < 0 else "") + str(abs(value)).rjust(max(precision, 0), "0")
    if kind in "XB":
        unsigned = value & ((1 << bits) - 1)
        text = f"{unsigned:b}" if kind == "B" else f"{unsigned:X}" if letter == "X" else f"{unsigned:x}"
        return text.rjust(max(precision, 0), "0")
    if kind in "CEFGNPR":
        return format_standard(of_integer(value), letter, precision, False, symbols)
    raise invalid_format()


def _real_text(value: float, format: str | None, *, is_single: bool, symbols: Symbols = INVARIANT) -> str:
    if value != value:
        return symbols.nan
    if math.isinf(value):
        return symbols.infinity if value > 0 else symbols.minus_infinity
    letter, precision = parse_format(format)
    kind = letter.upper()
    digits = SINGLE_DIGITS if is_single else DOUBLE_DIGITS
    if kind == "":
        return format_custom(precise(value, digits, significant=True), format or "", symbols)
    if kind == "R" or (kind == "G" and precision < 1):
        number = shortest(value, is_single)
        limit = max(len(number.digits), SINGLE_ROUND_TRIP if is_single else DOUBLE_ROUND_TRIP)
        return format_standard(number, "g" if letter in "gr" else "G", limit, False, symbols)
    if kind not in "CEFGNP":
        raise invalid_format()
    return format_standard(_precise_for(value, kind, precision, symbols), letter, precision, False, symbols)


def _precise_for(value: float, kind: str, precision: int, symbols: Symbols) -> Digits:
    if kind == "G":
        return precise(value, precision, significant=True)
    if kind == "E":
        return precise(value, (6 if precision < 0 else precision) + 1, significant=True)
    rules = {"C": symbols.currency, "P": symbols.percent}.get(kind, symbols.number)
    places = rules.places if precision < 0 else precision
    return precise(value, places + 2 if kind == "P" else places, significant=False)


_INTEGERS = {
    "SByte": "a signed byte",
    "Byte": "an unsigned byte",
    "Int16": "an Int16",
    "UInt16": "a UInt16",
    "Int32": "an Int32",
    "UInt32": "a UInt32",
    "Int64": "an Int64",
    "UInt64": "a UInt64",
    "IntPtr": "an Int64",
    "UIntPtr": "a UInt64",
}


@member("System.Number::ReadInteger(System.String,System.Int32,System.Int32,System.Boolean)")
def read_integer(text: str, style: int, bits: int, signed: int) -> int:
    """0 is a number of the type, 1 none, 2 one that does not fit."""
    value = reading.integer(text, style)
    if value is None:
        return 1
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)
    if isinstance(value, float) and value == 0:
        return 0 if signed else 2
    if style & (reading.HEX | reading.BINARY):
        low, high = 0, (1 << bits) - 1
    return 0 if isinstance(value, int) and low <= value <= high else 2


@member("System.Number::CheckInteger(System.String,System.Int32,System.Int32,System.Boolean,System.String)")
def check_integer(text: str, style: int, bits: int, signed: int, type: str) -> None:
    match read_integer(text, style, bits, signed):
        case 1:
            raise Throw("System.FormatException", f"The input string '{text}' was not in a correct format.")
        case 2:
            what = _INTEGERS[type]
            raise Throw("System.OverflowException", f"Value was either too large or too small for {what}.")


@member("System.Number::ParseLong(System.String,System.Int32,System.Int32)")
def parse_long(text: str, style: int, bits: int) -> int:
    value = reading.integer(text, style)
    if isinstance(value, float):
        return 0
    assert value is not None
    return value - (1 << bits) if value >= 1 << (bits - 1) else value


@member("System.Number::ParseULong(System.String,System.Int32)")
def parse_unsigned_long(text: str, style: int) -> int:
    value = reading.integer(text, style)
    assert isinstance(value, int)
    return value


@member("System.Number::IsReal(System.String,System.Int32)")
def is_real(text: str, style: int) -> int:
    return int(reading.real(text, style) is not None)


@member("System.Number::ParseReal(System.String,System.Int32)")
def parse_real(text: str, style: int) -> float:
    value = reading.real(text, style)
    assert value is not None
    return float(value) if isinstance(value, str) else value


@member("System.Number::ParseSingle(System.String,System.Int32)")
def parse_single(text: str, style: int) -> float:
    value = reading.real(text, style)
    assert value is not None
    return reading.nearest_single(value) if isinstance(value, str) else single(value)


@member("System.Number::ToInvariant(System.String,System.Boolean,System.String)")
def to_invariant_text(text: str, currency: int, symbols: str) -> str:
    return to_invariant(text, symbols_of(symbols), bool(currency))
