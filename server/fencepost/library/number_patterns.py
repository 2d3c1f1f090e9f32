"""Custom number formats such as `#,##0.00;(0);zero`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from fencepost.library.number_symbols import INVARIANT, Symbols
from fencepost.library.numbers import Digits


def _sections(format: str) -> list[str]:
    sections, start, position = [], 0, 0
    while position < len(format):
        char = format[position]
        if char in "'\"":
            end = format.find(char, position + 1)
            position = end if end >= 0 else len(format)
        elif char == "\\":
            position += 1
        elif char == ";":
            sections.append(format[start:position])
            start = position + 1
        position += 1
    sections.append(format[start:])
    return sections


class _Part(NamedTuple):
    """A part of a section: one of the signs `#0.,%‰E` or, without a sign, text that is written as it is. The text of an
    exponent is `E+00` or the like."""

    sign: str
    text: str


def _parts(section: str) -> Iterator[_Part]:
    at = 0
    while at < len(section):
        char = section[at]
        at += 1
        if char in _SIGNS:
            yield _Part(char, char)
        elif char in "'\"":
            end = section.find(char, at)
            end = end if end >= 0 else len(section)
            yield _Part("", section[at:end])
            at = end + 1
        elif char == "\\":
            yield _Part("", section[at : at + 1])
            at += 1
        elif char in "Ee" and (end := _exponent_end(section, at)) >= 0:
            yield _Part("E", section[at - 1 : end])
            at = end
        else:
            yield _Part("", char)


_SIGNS = "#0.,%\u2030"


@dataclass(slots=True)
class _Shape:
    """The format that a section asks for. `grouped_at` is the number of digits before the last commas, and those are so
    many. Behind all digits, each comma divides by 1000; elsewhere commas ask for separators of thousands."""

    digits: int = 0
    point: int = -1
    first_zero: int = 0x7FFFFFFF
    last_zero: int = 0
    scientific: bool = False
    thousands: bool = False
    scale: int = 0
    grouped_at: int = -1
    commas: int = 0

    def add(self, sign: str) -> None:
        if sign in ("#", "0"):
            self._add_digit(sign)
        elif sign == ".":
            self.point = self.digits if self.point < 0 else self.point
        elif sign == ",":
            self._add_comma()
        elif sign == "E":
            self.scientific = True
        else:
            self.scale += _POWERS.get(sign, 0)

    def _add_digit(self, sign: str) -> None:
        self.digits += 1
        if sign == "0":
            self.first_zero = min(self.first_zero, self.digits - 1)
            self.last_zero = self.digits

    def _add_comma(self) -> None:
        if self.digits == 0 or self.point >= 0:
            return
        if self.grouped_at == self.digits:
            self.commas += 1
            return
        self.thousands = self.thousands or self.grouped_at >= 0
        self.grouped_at, self.commas = self.digits, 1

    def end(self) -> None:
        if self.point < 0:
            self.point = self.digits
        if self.grouped_at == self.point:
            self.scale -= self.commas * 3
        elif self.grouped_at >= 0:
            self.thousands = True


_POWERS = {"%": 2, "\u2030": 3}


def _shape(section: str) -> _Shape:
    shape = _Shape()
    for part in _parts(section):
        shape.add(part.sign)
    shape.end()
    return shape


def _exponent_end(section: str, position: int) -> int:
    """Behind the zeros of `E0`, `E+0`, `E-0`; -1 if there is no exponent."""
    start = position + 1 if position < len(section) and section[position] in "+-" else position
    if start >= len(section) or section[start] != "0":
        return -1
    while start < len(section) and section[start] == "0":
        start += 1
    return start


def format_custom(number: Digits, format: str, symbols: Symbols = INVARIANT) -> str:
    """The text of a number. After rounding to zero the section for zero is used."""
    sections = _sections(format)

    def find(wanted: int) -> int:
        return wanted if wanted < len(sections) and sections[wanted] else 0

    section = find(2 if not number.digits else 1 if number.negative else 0)
    while True:
        shape = _shape(sections[section])
        rounded = Digits(number.negative and number.float, "", 0, number.float)
        if number.digits:
            scaled = number.scale + shape.scale
            position = shape.digits if shape.scientific else scaled + shape.digits - shape.point
            rounded = Digits(number.negative, number.digits, scaled).rounded(position)
            if not rounded.digits:
                rounded = number = Digits(number.negative and number.float, "", 0, number.float)
                if find(2) != section:
                    section = find(2)
                    continue
        text = _Writer(rounded, shape, symbols).write(sections[section])
        return symbols.minus + text if rounded.negative and section == 0 and (text or rounded.scale) else text


class _Writer:
    """Writes a number as a section asks. `position` counts down from the digits before the point to those behind it.
    `surplus` is how many more digits the number has before the point than the section; if negative, how many fewer."""

    def __init__(self, number: Digits, shape: _Shape, symbols: Symbols) -> None:
        self._number = number
        self._shape = shape
        self._symbols = symbols
        self._first = shape.point - shape.first_zero if shape.first_zero < shape.point else 0
        self._last = shape.point - shape.last_zero if shape.last_zero > shape.point else 0
        self._position = shape.point if shape.scientific else max(number.scale, shape.point)
        self._surplus = 0 if shape.scientific else number.scale - shape.point
        digits = (
            max(self._position, self._first) if shape.scientific else max(self._position, number.scale, self._first)
        )
        self._separators = symbols.number.places_of_separators(digits) if shape.thousands else set()
        self._plain = {"%": symbols.percent.symbol, "\u2030": symbols.permille, ",": ""}
        self._out: list[str] = []
        self._given = 0
        self._has_point = False

    def write(self, section: str) -> str:
        for sign, text in _parts(section):
            if sign in _OF_DIGITS:
                while self._surplus > 0:
                    self._put(self._next_digit("0"))
                    self._surplus -= 1
            if sign in ("#", "0"):
                self._write_digit()
            elif sign == ".":
                self._write_point()
            elif sign == "E":
                self._write_exponent(text)
            else:
                self._out.append(self._plain.get(sign, text))
        return "".join(self._out)

    def _next_digit(self, otherwise: str) -> str:
        if self._given == len(self._number.digits):
            return otherwise
        self._given += 1
        return self._number.digits[self._given - 1]

    def _write_digit(self) -> None:
        if self._surplus < 0:
            self._surplus += 1
            self._put("0" if self._position <= self._first else "")
        else:
            self._put(self._next_digit("0" if self._position > self._last else ""))

    def _put(self, digit: str) -> None:
        if digit:
            self._out.append(digit)
            if self._position > 1 and self._position in self._separators:
                self._out.append(self._symbols.number.separator)
        self._position -= 1

    def _write_point(self) -> None:
        shape = self._shape
        has_more = shape.point < shape.digits and self._given < len(self._number.digits)
        if self._position == 0 and not self._has_point and (self._last < 0 or has_more):
            self._out.append(self._symbols.number.point)
            self._has_point = True

    def _write_exponent(self, text: str) -> None:
        exponent = self._number.scale - self._shape.point if self._number.digits else 0
        mark = self._symbols.minus if exponent < 0 else self._symbols.plus if text[1] == "+" else ""
        zeros = min(text.count("0"), _MOST_ZEROS)
        self._out.append(text[0] + mark + str(abs(exponent)).rjust(zeros, "0"))


_OF_DIGITS = {"#", "0", "."}
_MOST_ZEROS = 10
"""More zeros of an exponent than so many ask for no more digits."""
