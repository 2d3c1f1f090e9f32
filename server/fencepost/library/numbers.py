"""The text of numbers in the invariant culture: the standard format strings of .NET."""

from __future__ import annotations

import math
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Context, Decimal

from fencepost.library.charge import charge_text
from fencepost.library.number_symbols import INVARIANT, AmountKind, Symbols, in_pattern
from fencepost.library.registry import Throw, single

_EXACT = Context(prec=1200, Emin=-9999, Emax=9999)
DOUBLE_DIGITS, SINGLE_DIGITS = 15, 7
"""How many digits of a float a custom format sees."""
DOUBLE_ROUND_TRIP, SINGLE_ROUND_TRIP = 17, 9
"""How many digits of a float stand before an exponent is used."""


@dataclass(frozen=True, slots=True)
class Digits:
    """A number as 0.ddd… × 10^scale; zero has no digits. `exact` floats are not rounded once more."""

    negative: bool
    digits: str
    scale: int
    float: bool = False

    def rounded(self, position: int) -> Digits:
        """The digits with at most so many kept, halves away from zero. A float has been rounded before."""
        cut = max(position, 0)
        kept, rest, scale = self.digits[:cut], self.digits[cut:], self.scale
        if position >= 0 and rest and rest[0] >= "5" and not self.float:
            up = str(int("0" + kept) + 1)
            if len(up) > len(kept):
                scale += 1
            else:
                up = up.rjust(len(kept), "0")
            kept = up
        kept = kept.rstrip("0")
        if not kept:
            return Digits(self.negative and self.float, "", 0, self.float)
        return Digits(self.negative, kept, scale, self.float)


def of_integer(value: int) -> Digits:
    text = str(abs(value)) if value else ""
    return Digits(value < 0, text.rstrip("0"), len(text))


def of_scaled(negative: bool, mantissa: int, scale: int) -> Digits:
    """A decimal: its trailing zeros count as digits."""
    text = str(mantissa) if mantissa else ""
    return Digits(negative, text, len(text) - scale)


def _of_decimal(value: Decimal, negative: bool) -> Digits:
    _, digits, exponent = value.as_tuple()
    assert isinstance(exponent, int)
    text = "".join(map(str, digits))
    stripped = text.lstrip("0")
    return Digits(negative, stripped.rstrip("0"), len(stripped) + exponent if stripped else 0, float=True)


def shortest(value: float, is_single: bool) -> Digits:
    """The fewest digits that are read back as the same number."""
    negative = math.copysign(1.0, value) < 0
    if not is_single:
        return _of_decimal(Decimal(repr(abs(value))), negative)
    for digits in range(1, 10):
        text = f"{abs(value):.{digits - 1}e}"
        if single(float(text)) == abs(value):
            return _of_decimal(Decimal(_nearest(abs(value), text, digits)), negative)
    return _of_decimal(Decimal(f"{abs(value):.8e}"), negative)


def _nearest(value: float, text: str, digits: int) -> str:
    """The text of so many digits that is nearest to the exact value; of two, the even one."""
    exact = Decimal(value)
    best = Decimal(text)
    unit = Decimal(1).scaleb(best.adjusted() - digits + 1)
    candidates = (best - unit, best, best + unit)
    return str(min(candidates, key=lambda candidate: (abs(candidate - exact), int(candidate / unit) & 1)))


def precise(value: float, digits: int, significant: bool) -> Digits:
    """The number with so many digits in all or after the point. Exact halves go to the even digit."""
    negative = math.copysign(1.0, value) < 0
    exact = Decimal(abs(value))
    if not exact:
        return Digits(negative, "", 0, float=True)
    last = exact.adjusted() - digits + 1 if significant else -digits
    return _of_decimal(exact.quantize(Decimal(1).scaleb(last), rounding=ROUND_HALF_EVEN, context=_EXACT), negative)


def parse_format(format: str | None) -> tuple[str, int]:
    """The letter and precision of a standard format (-1 if none); the letter is "" for a custom format."""
    if not format:
        return "G", -1
    letter, number = format[0], format[1:]
    if letter.isascii() and letter.isalpha():
        if not number:
            return letter, -1
        if number.isascii() and number.isdigit():
            if len(number.lstrip("0")) > 9:
                raise Throw("System.FormatException", "Format specifier was invalid.")
            charge_text(2 * int(number))  # the digits, and the text that they become
            return letter, int(number)
    return "", -1


def format_standard(
    number: Digits, letter: str, precision: int, shortest_text: bool, symbols: Symbols = INVARIANT
) -> str:
    """The formats C, E, F, G, N and P. `shortest_text`: G without a precision keeps all digits there are."""
    kind = letter.upper()
    if kind in "FNCP":
        rules = {"C": symbols.currency, "P": symbols.percent}.get(kind, symbols.number)
        places = rules.places if precision < 0 else precision
        if kind == "P":
            scale = number.scale + 2 if number.digits else 0
            number = Digits(number.negative, number.digits, scale, number.float)
        rounded = number.rounded(number.scale + places)
        text = _fixed(rounded, places, rules, grouped=kind != "F")
        if kind == "F":
            return (symbols.minus if rounded.negative else "") + text
        return in_pattern(symbols, kind, rules, text, rounded.negative)
    if kind == "E":
        places = 6 if precision < 0 else precision
        rounded = number.rounded(places + 1)
        return (symbols.minus if rounded.negative else "") + _scientific(rounded, places, letter, symbols)
    return _general(number, letter, precision, shortest_text, symbols)


def _general(number: Digits, letter: str, precision: int, shortest_text: bool, symbols: Symbols) -> str:
    if precision < 1 and shortest_text:
        return (symbols.minus if number.negative and number.digits else "") + _plain(number, symbols.number.point)
    if precision < 1:
        precision = len(number.digits)
    number = number.rounded(precision)
    sign = symbols.minus if number.negative else ""
    if number.scale > precision or number.scale < -3:
        whole = number.digits[:1] or "0"
        rest = number.digits[1:]
        text = whole + (symbols.number.point + rest if rest else "")
        return sign + text + exponent_text(number.scale - 1, "E" if letter in "GR" else "e", 2, symbols)
    return sign + _plain(number, symbols.number.point)


def _plain(number: Digits, point: str) -> str:
    whole = number.digits[: max(number.scale, 0)].ljust(number.scale, "0") if number.scale > 0 else "0"
    rest = "0" * -min(number.scale, 0) + number.digits[max(number.scale, 0) :]
    return f"{whole}{point}{rest}" if rest and (number.digits[max(number.scale, 0) :] or number.scale < 0) else whole


def _fixed(number: Digits, places: int, rules: AmountKind, *, grouped: bool) -> str:
    whole = number.digits[: max(number.scale, 0)].ljust(max(number.scale, 0), "0") or "0"
    rest = ("0" * -min(number.scale, 0) + number.digits[max(number.scale, 0) :])[:places].ljust(places, "0")
    if grouped:
        whole = rules.group(whole)
    return f"{whole}{rules.point}{rest}" if places else whole


def _scientific(number: Digits, places: int, letter: str, symbols: Symbols) -> str:
    digits = number.digits.ljust(places + 1, "0")
    text = digits[0] + (symbols.number.point + digits[1 : places + 1] if places else "")
    return text + exponent_text(number.scale - 1 if number.digits else 0, letter, 3, symbols)


def exponent_text(exponent: int, letter: str, width: int, symbols: Symbols) -> str:
    return letter + (symbols.minus if exponent < 0 else symbols.plus) + str(abs(exponent)).rjust(width, "0")


def invalid_format() -> Throw:
    return Throw("System.FormatException", "Format specifier was invalid.")
