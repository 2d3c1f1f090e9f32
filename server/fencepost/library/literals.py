"""Values of .NET's own types as C# writes them: characters, texts, numbers, dates, spans of time, identifiers."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence
from typing import Any

from fencepost.library.decimals import Number
from fencepost.library.times import TICKS_PER_DAY, TICKS_PER_SECOND, Moment

_ESCAPES = {0: r"\0", 7: r"\a", 8: r"\b", 9: r"\t", 10: r"\n", 11: r"\v", 12: r"\f", 13: r"\r", 92: r"\\"}
_TICKS = 0x3FFF_FFFF_FFFF_FFFF
_TICKS_PER_MILLISECOND = TICKS_PER_SECOND // 1000
_UNITS = (
    ("Days", TICKS_PER_DAY),
    ("Hours", 3600 * TICKS_PER_SECOND),
    ("Minutes", 60 * TICKS_PER_SECOND),
    ("Seconds", TICKS_PER_SECOND),
    ("Milliseconds", _TICKS_PER_MILLISECOND),
)
_KINDS = ("", "DateTimeKind.Utc", "DateTimeKind.Local")


def character_literal(code: int) -> str:
    return f"'{_escaped(code, 39)}'"


def text_literal(text: str) -> str:
    return f'"{"".join([_escaped(ord(one), 34) for one in text])}"'


def _escaped(code: int, quote: int) -> str:
    if code == quote:
        return f"\\{chr(code)}"
    if code in _ESCAPES:
        return _ESCAPES[code]
    return f"\\u{code:04x}" if code < 32 or 0xD800 <= code < 0xE000 else chr(code)


def real_literal(value: float, single: bool) -> str:
    """A floating-point number with the fewest digits that are read as the same number."""
    if not math.isfinite(value):
        name = "NaN" if value != value else "PositiveInfinity" if value > 0 else "NegativeInfinity"
        return f"{'float' if single else 'double'}.{name}"
    if not single:
        return repr(value)
    digits = next((text for n in range(1, 9) if _single(float(text := f"{value:.{n}g}")) == value), f"{value:.9g}")
    return f"{digits}f"


def _single(value: float) -> float:
    try:
        return float(struct.unpack("<f", struct.pack("<f", value))[0])
    except OverflowError:  # rounded up beyond the largest number
        return math.inf


def decimal_literal(flags: int, high: int, low: int) -> str:
    number = Number.of_fields(flags, high & 0xFFFF_FFFF, low & 0xFFFF_FFFF_FFFF_FFFF)
    digits = str(number.mantissa).rjust(number.scale + 1, "0")
    at = len(digits) - number.scale
    text = f"{digits[:at]}.{digits[at:]}" if number.scale else digits
    return f"{'-' if number.negative else ''}{text}m"


def moment_literal(data: int) -> str:
    """A `DateTime` by its one field: ticks in the low 62 bits, the kind above them."""
    ticks, kind = data & _TICKS, _KINDS[min(data >> 62 & 3, 2)]
    parts, rest = _date(ticks), [*_time(ticks % TICKS_PER_DAY)]
    if ticks % _TICKS_PER_MILLISECOND:
        return f"new DateTime({', '.join([str(ticks), *([kind] if kind else [])])})"
    if not rest[3]:
        rest.pop()
    if not any(rest) and not kind:
        rest = []
    return f"new DateTime({', '.join([*map(str, [*parts, *rest]), *([kind] if kind else [])])})"


def offset_literal(data: int, minutes: int) -> str:
    """A `DateTimeOffset`: the time in UTC, and how many minutes the clock is ahead of it."""
    ticks = (data & _TICKS) + minutes * 60 * TICKS_PER_SECOND
    return f"new DateTimeOffset({moment_literal(ticks)}, {span_literal(minutes * 60 * TICKS_PER_SECOND)})"


def date_literal(day: int) -> str:
    return f"new DateOnly({', '.join(map(str, _date(day * TICKS_PER_DAY)))})"


def time_literal(ticks: int) -> str:
    if ticks % _TICKS_PER_MILLISECOND:
        return f"new TimeOnly({ticks})"
    parts = list(_time(ticks))
    while len(parts) > 2 and not parts[-1]:
        parts.pop()
    return f"new TimeOnly({', '.join(map(str, parts))})"


def span_literal(ticks: int) -> str:
    """A `TimeSpan` in the largest unit of which it is a whole number."""
    if not ticks:
        return "TimeSpan.Zero"
    unit = next(((name, size) for name, size in _UNITS if not ticks % size), None)
    return f"TimeSpan.From{unit[0]}({ticks // unit[1]})" if unit is not None else f"new TimeSpan({ticks})"


def identifier_literal(a: int, b: int, c: int, rest: int) -> str:
    """A `Guid`: three numbers, and eight bytes of which the first is the lowest."""
    tail = (rest & (1 << 64) - 1).to_bytes(8, "little").hex()
    return f"{a & 0xFFFF_FFFF:08x}-{b & 0xFFFF:04x}-{c & 0xFFFF:04x}-{tail[:4]}-{tail[4:]}"


def _date(ticks: int) -> tuple[int, int, int]:
    return Moment(ticks, 0, 0).date


def _time(ticks: int) -> tuple[int, int, int, int]:
    seconds, rest = divmod(ticks, TICKS_PER_SECOND)
    return seconds // 3600, seconds // 60 % 60, seconds % 60, rest // _TICKS_PER_MILLISECOND


def _of_fields(function: Callable[..., str], *fields: str) -> Callable[[dict[str, Any]], str]:
    return lambda values: function(*[values[field] for field in fields])


def _of_offset(values: dict[str, Any]) -> str:
    utc: Sequence[int] = values["utc"]
    return offset_literal(utc[0], values["offsetMinutes"])


STRUCTS: dict[str, Callable[[dict[str, Any]], str]] = {
    "System.Decimal": _of_fields(decimal_literal, "flags", "hi", "lo"),
    "System.DateTime": _of_fields(moment_literal, "data"),
    "System.DateTimeOffset": _of_offset,
    "System.DateOnly": _of_fields(date_literal, "dayNumber"),
    "System.TimeOnly": _of_fields(time_literal, "ticks"),
    "System.TimeSpan": _of_fields(span_literal, "ticks"),
    "System.Guid": _of_fields(identifier_literal, "a", "b", "c", "rest"),
}
"""The structs of .NET that C# has a way to write, from the values of their fields by name."""
