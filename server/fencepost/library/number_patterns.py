"""Custom number formats such as `#,##0.00;(0);zero`."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(slots=True)
class _Shape:
    """What a section asks for."""

    digits: int = 0
    point: int = -1
    first_zero: int = 0x7FFFFFFF
    last_zero: int = 0
    scientific: bool = False
    thousands: bool = False
    scale: int = 0


def _shape(section: str) -> _Shape:
    shape = _Shape()
    thousand_position, thousand_count = -1, 0
    position = 0
    while position < len(section):
        char = section[position]
        position += 1
        if char == "#":
            shape.digits += 1
        elif char == "0":
            if shape.first_zero == 0x7FFFFFFF:
                shape.first_zero = shape.digits
            shape.digits += 1
            shape.last_zero = shape.digits
        elif char == ".":
            if shape.point < 0:
                shape.point = shape.digits
        elif char == ",":
            if shape.digits > 0 and shape.point < 0:
                if thousand_position >= 0:
                    if thousand_position == shape.digits:
                        thousand_count += 1
                        continue
                    shape.thousands = True
                thousand_position, thousand_count = shape.digits, 1
        elif char == "%":
            shape.scale += 2
        elif char == "\u2030":
            shape.scale += 3
        elif char in "'\"":
            end = section.find(char, position)
            position = end + 1 if end >= 0 else len(section)
        elif char == "\\":
            position += 1
        elif char in "Ee" and (_exponent_end(section, position) >= 0):
            position = _exponent_end(section, position)
            shape.scientific = True
    if shape.point < 0:
        shape.point = shape.digits
    if thousand_position >= 0:
        if thousand_position == shape.point:
            shape.scale -= thousand_count * 3
        else:
            shape.thousands = True
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
        text = _write(rounded, sections[section], shape, symbols)
        return symbols.minus + text if rounded.negative and section == 0 and (text or rounded.scale) else text


def _write(number: Digits, section: str, shape: _Shape, symbols: Symbols) -> str:
    first = shape.point - shape.first_zero if shape.first_zero < shape.point else 0
    last = shape.point - shape.last_zero if shape.last_zero > shape.point else 0
    position = shape.point if shape.scientific else max(number.scale, shape.point)
    adjust = 0 if shape.scientific else number.scale - shape.point
    count = max(position, first) if shape.scientific else max(position, number.scale, first)
    separators = symbols.number.places_of_separators(count) if shape.thousands else set()
    out: list[str] = []
    digits = iter(number.digits)
    point_written = False

    def put(digit: str) -> None:
        nonlocal position
        if digit:
            out.append(digit)
            if position > 1 and position in separators:
                out.append(symbols.number.separator)

    at = 0
    while at < len(section):
        char = section[at]
        at += 1
        if adjust > 0 and char in "#0.":
            while adjust > 0:
                put(next(digits, "0"))
                position -= 1
                adjust -= 1
        if char in "#0":
            if adjust < 0:
                adjust += 1
                digit = "0" if position <= first else ""
            else:
                digit = next(digits, "0" if position > last else "")
            put(digit)
            position -= 1
        elif char == ".":
            rest = len(number.digits) > _used(number, digits)
            if position == 0 and not point_written and (last < 0 or (shape.point < shape.digits and rest)):
                out.append(symbols.number.point)
                point_written = True
        elif char == "\u2030" or char == "%":
            out.append(symbols.percent.symbol if char == "%" else symbols.permille)
        elif char == ",":
            continue
        elif char in "'\"":
            end = section.find(char, at)
            out.append(section[at : end if end >= 0 else len(section)])
            at = end + 1 if end >= 0 else len(section)
        elif char == "\\":
            if at < len(section):
                out.append(section[at])
                at += 1
        elif char in "Ee":
            end = _exponent_end(section, at)
            if shape.scientific and end >= 0:
                plus = section[at] == "+"
                zeros = min(section[at:end].count("0"), 10)
                exponent = number.scale - shape.point if number.digits else 0
                mark = symbols.minus if exponent < 0 else symbols.plus if plus else ""
                out.append(char + mark + str(abs(exponent)).rjust(zeros, "0"))
                at = end
            else:
                out.append(char)
        else:
            out.append(char)
    return "".join(out)


def _used(number: Digits, digits: object) -> int:
    """How many digits an iterator over them has given."""
    return len(number.digits) - int(digits.__length_hint__())  # type: ignore[attr-defined]
