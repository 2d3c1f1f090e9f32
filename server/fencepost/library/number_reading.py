"""Numbers read from text in the invariant culture, as .NET's NumberStyles allow."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from fractions import Fraction

from fencepost.library.registry import Throw, single

LEADING_WHITE, TRAILING_WHITE, LEADING_SIGN, TRAILING_SIGN = 0x1, 0x2, 0x4, 0x8
PARENTHESES, POINT, THOUSANDS, EXPONENT, CURRENCY, HEX, BINARY = 0x10, 0x20, 0x40, 0x80, 0x100, 0x200, 0x400

_WHITE = " \t\n\v\f\r"
_ALLOWED_WITH_HEX = LEADING_WHITE | TRAILING_WHITE | HEX | BINARY


@dataclass(frozen=True, slots=True)
class Reading:
    """A number as digits × 10^exponent; `fraction` is how many digits stood behind the point."""

    negative: bool
    digits: str
    exponent: int
    fraction: int


def check_style(style: int) -> None:
    if style & ~0x7FF:
        raise Throw("System.ArgumentException", "An undefined NumberStyles value is being used.", "style")
    if style & (HEX | BINARY) and style & ~_ALLOWED_WITH_HEX:
        raise Throw(
            "System.ArgumentException",
            "With the AllowHexSpecifier or AllowBinarySpecifier bit set in the enum bit field, the only other valid "
            "bits that can be combined into the enum value must be a subset of those in HexNumber or BinaryNumber.",
            "style",
        )


def integer(text: str, style: int) -> int | float | None:
    """The integer that a text means, in any size; None for none; NaN for a number that is not whole.

    A negative zero with places behind the point fits signed types only: it comes as a float.
    """
    check_style(style)
    if style & (HEX | BINARY):
        return _bits(text, style)
    number = scan(text, style)
    if number is None:
        return None
    digits = number.digits
    if number.exponent < 0:
        cut = len(digits) + number.exponent
        if digits[max(cut, 0) :].strip("0"):
            return math.nan
        digits = digits[: max(cut, 0)]
    elif number.exponent > 400 and digits.strip("0"):
        return math.inf
    value = int("0" + digits)
    if not value and number.negative and number.fraction:
        return -0.0
    if value and number.exponent > 0:
        value *= int("1" + "0" * number.exponent)
    return -value if number.negative else value


def _bits(text: str, style: int) -> int | None:
    start, end = 0, len(text)
    while style & LEADING_WHITE and start < end and text[start] in _WHITE:
        start += 1
    allowed, base = ("01", 2) if style & BINARY else ("0123456789abcdefABCDEF", 16)
    stop = start
    while stop < end and text[stop] in allowed:
        stop += 1
    if stop == start or not _ends(text, stop, style):
        return None
    return int(text[start:stop], base)


def _ends(text: str, at: int, style: int) -> bool:
    """Behind a number there may be white space, then nulls."""
    while style & TRAILING_WHITE and at < len(text) and text[at] in _WHITE:
        at += 1
    return not text[at:].strip("\0")


def real(text: str, style: int) -> float | str | None:
    """The number as a text that Python reads, or an infinity or NaN; None for none."""
    check_style(style)
    if style & (HEX | BINARY):
        raise Throw(
            "System.ArgumentException",
            "The number styles AllowHexSpecifier and AllowBinarySpecifier are not supported on floating point data "
            "types.",
            "style",
        )
    number = scan(text, style)
    if number is not None:
        return f"{'-' if number.negative else ''}{number.digits or '0'}e{number.exponent}"
    word = text.strip().lower()
    if word in ("infinity", "+infinity"):
        return math.inf
    if word == "-infinity":
        return -math.inf
    return -math.nan if word in ("nan", "+nan", "-nan") else None  # its sign bit is set, as in double.NaN


def nearest_single(text: str) -> float:
    """A text rounded to single precision once: through double precision a half may go astray."""
    wide = float(text)
    if math.isinf(wide) or single(wide) == wide:
        return wide
    step = 2.0 ** (max(math.frexp(wide)[1], -125) - 24)
    below = math.floor(abs(wide) / step)
    half = Fraction(step) * (2 * below + 1) / 2
    exact = abs(Fraction(text))
    up = exact > half or (exact == half and below & 1)
    return math.copysign(single((below + up) * step), wide)


def scan(text: str, style: int) -> Reading | None:
    """Sign, digits, point, exponent, sign again, with white space, parentheses and a currency symbol around them."""
    scan = _Scan(text, style)
    scan.before()
    digits, fraction = scan.digits()
    if digits is None:
        return None
    exponent = scan.exponent()
    scan.behind()
    if not scan.is_over():
        return None
    return Reading(scan.negative, digits.lstrip("0"), exponent - fraction, fraction)


class _Scan:
    """The reading of one text. There is one sign at the most: a parenthesis is one, too."""

    def __init__(self, text: str, style: int) -> None:
        self._text = text
        self._style = style
        self._at = 0
        self._signed = self._currency = self._is_open = False
        self.negative = False

    def before(self) -> None:
        """Reads the signs and symbols before the digits."""
        style = self._style
        for char in self._text:
            if char == "(" and style & PARENTHESES and not self._signed:
                self._signed = self._is_open = self.negative = True
            else:
                white = bool(style & LEADING_WHITE) and (not self._signed or self._currency)
                if not self._accepts(char, white, bool(style & LEADING_SIGN)):
                    return
            self._at += 1

    def behind(self) -> None:
        """Reads the signs and symbols behind the digits."""
        style = self._style
        for char in self._text[self._at :]:
            if char == ")" and self._is_open:
                self._is_open = False
            elif not self._accepts(char, bool(style & TRAILING_WHITE), bool(style & TRAILING_SIGN)):
                return
            self._at += 1

    def _accepts(self, char: str, white: bool, sign: bool) -> bool:
        """True if a character may stand before or behind the digits: white space, a sign or the currency symbol."""
        if char in _WHITE:
            return white
        if char in "+-":
            if not sign or self._signed:
                return False
            self._signed, self.negative = True, char == "-"
            return True
        if char != "¤" or not self._style & CURRENCY or self._currency:
            return False
        self._currency = True
        return True

    def digits(self) -> tuple[str | None, int]:
        """The digits, None if there are none, and how many of them stand behind the point."""
        style = self._style
        digits: list[str] = []
        fraction, point = 0, False
        for char in self._text[self._at :]:
            if "0" <= char <= "9":
                digits.append(char)
                fraction += point
            elif char == "." and style & POINT and not point:
                point = True
            elif char != "," or not style & THOUSANDS or not digits or point:
                break
            self._at += 1
        return "".join(digits) or None, fraction

    def exponent(self) -> int:
        """The exponent, 0 if there is none."""
        found = _EXPONENT.match(self._text, self._at) if self._style & EXPONENT else None
        if found is None:
            return 0
        self._at = found.end()
        size = min(int(found["digits"]), _LARGEST_EXPONENT)
        return -size if found["sign"] == "-" else size

    def is_over(self) -> bool:
        """True if the text ends here. Nulls may follow."""
        return not self._is_open and not self._text[self._at :].strip("\0")


_EXPONENT = re.compile("[eE](?P<sign>[+-]?)(?P<digits>[0-9]+)")
_LARGEST_EXPONENT = 99_999
