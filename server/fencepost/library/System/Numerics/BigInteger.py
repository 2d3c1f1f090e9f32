"""Integers of any size, as decimal text."""

import math

from fencepost.library import number_reading as reading
from fencepost.library.charge import charge
from fencepost.library.number_patterns import format_custom
from fencepost.library.number_symbols import symbols_of
from fencepost.library.numbers import format_standard, invalid_format, of_integer, parse_format
from fencepost.library.registry import Throw, member

_TYPE = "System.Numerics.BigInteger"


@member(f"{_TYPE}::FromReal(System.Double)")
def from_real(value: float) -> str:
    if value != value or math.isinf(value):
        raise Throw("System.OverflowException", "BigInteger cannot represent NaN or infinity.")
    return str(int(value))


@member(f"{_TYPE}::ToReal(System.String)")
def to_real(value: str) -> float:
    """Cut off, as .NET does it, not rounded."""
    number = int(value)
    drop = max(abs(number).bit_length() - 53, 0)
    try:
        return math.copysign(math.ldexp(float(abs(number) >> drop), drop), number)
    except OverflowError:
        return math.copysign(math.inf, number)


@member(f"{_TYPE}::Calculate(System.String,System.String,System.String)")
def calculate(operation: str, left_text: str, right_text: str) -> str:
    left, right = int(left_text), int(right_text)
    _check_bits(_bits(operation, left, right))
    match operation:
        case "+":
            result = left + right
        case "-":
            result = left - right
        case "*":
            result = left * right
        case "**":
            result = left**right
        case "&":
            result = left & right
        case "|":
            result = left | right
        case "^":
            result = left ^ right
        case "<<":
            result = left << right if right >= 0 else left >> -right
        case "gcd":
            result = math.gcd(left, right)
        case _:
            if not right:
                raise Throw("System.DivideByZeroException", "Attempted to divide by zero.")
            quotient = abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)
            result = quotient if operation == "/" else left - quotient * right
    return str(result)


def _bits(operation: str, left: int, right: int) -> int:
    """How long a result can be."""
    own, other = left.bit_length(), right.bit_length()
    if operation == "**":
        return own * right if own > 1 else own
    if operation == "<<":
        return own + right if left else 0
    return own + other if operation == "*" else max(own, other)


def _check_bits(bits: int) -> None:
    """Before an integer of so many bits is made: the number, and its text, in which there is one more digit for every
    three bits. .NET allows no more than `int.MaxValue` of them."""
    if bits > _MOST_BITS:
        raise Throw("System.OverflowException", "Arithmetic operation resulted in an overflow.")
    charge(bits // 8 + bits // 3)


_MOST_BITS = (1 << 31) - 1


@member(f"{_TYPE}::PowerModulo(System.String,System.String,System.String)")
def power_modulo(value: str, exponent: str, modulus: str) -> str:
    """The sign is that of the value's power."""
    base, power, limit = int(value), int(exponent), int(modulus)
    if power < 0:
        raise Throw("System.ArgumentOutOfRangeException", "The number must be greater than or equal to zero.")
    if not limit:
        raise Throw("System.DivideByZeroException", "Attempted to divide by zero.")
    result = pow(abs(base), power, abs(limit))
    return str(-result if base < 0 and power % 2 else result)


@member(f"{_TYPE}::CompareCore(System.String,System.String)")
def compare_core(left: str, right: str) -> int:
    return (int(left) > int(right)) - (int(left) < int(right))


@member(f"{_TYPE}::FormatCore(System.String,System.String,System.String)")
def format_core(text: str, format: str | None, settings: str | None) -> str:
    symbols = symbols_of(settings)
    value = int(text)
    letter, precision = parse_format(format)
    kind = letter.upper()
    if not kind:
        return format_custom(of_integer(value), format or "", symbols)
    if kind in "DGR" and (kind != "G" or precision < 1):
        return (symbols.minus if value < 0 else "") + str(abs(value)).rjust(max(precision, 0), "0")
    if kind == "X":
        return _hexadecimal(value, letter, precision)
    if kind in "CEFGNP":
        return format_standard(of_integer(value), letter, precision, False, symbols)
    raise invalid_format()


def _hexadecimal(value: int, letter: str, precision: int) -> str:
    """The fewest digits whose first one shows the sign."""
    digits = 1
    while not -(1 << (4 * digits - 1)) <= value < 1 << (4 * digits - 1):
        digits += 1
    text = f"{value & ((1 << 4 * digits) - 1):0{digits}x}".rjust(max(precision, 0), "f" if value < 0 else "0")
    return text.upper() if letter == "X" else text


@member(f"{_TYPE}::IsNumber(System.String,System.Int32)")
def is_number(text: str, style: int) -> int:
    return int(isinstance(reading.integer(text, style), int))


@member(f"{_TYPE}::ParseCore(System.String,System.Int32)")
def parse_core(text: str, style: int) -> str:
    value = reading.integer(text, style)
    assert isinstance(value, int)
    digits = text.strip().strip("\0")
    if style & reading.HEX and digits[0] in "89abcdefABCDEF":
        value -= 1 << (4 * len(digits))
    return str(value)


@member(f"{_TYPE}::LogCore(System.String)")
def log_core(text: str) -> float:
    value = int(text)
    return math.log(value) if value > 0 else -math.inf if value == 0 else -math.nan


@member(f"{_TYPE}::BitLength(System.String)")
def bit_length(text: str) -> int:
    value = int(text)
    return value.bit_length() if value >= 0 else (~value).bit_length()
