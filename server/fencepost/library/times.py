"""The texts of time spans, dates and times in the invariant culture."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fencepost.library.registry import Throw

TICKS_PER_SECOND = 10_000_000
TICKS_PER_DAY = 864_000_000_000

DAYS = ("Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
MONTH_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)

STANDARD = {
    "d": "MM/dd/yyyy",
    "D": "dddd, dd MMMM yyyy",
    "f": "dddd, dd MMMM yyyy HH:mm",
    "F": "dddd, dd MMMM yyyy HH:mm:ss",
    "g": "MM/dd/yyyy HH:mm",
    "G": "MM/dd/yyyy HH:mm:ss",
    "m": "MMMM dd",
    "M": "MMMM dd",
    "o": "yyyy'-'MM'-'dd'T'HH':'mm':'ss'.'fffffffK",
    "O": "yyyy'-'MM'-'dd'T'HH':'mm':'ss'.'fffffffK",
    "r": "ddd, dd MMM yyyy HH':'mm':'ss 'GMT'",
    "R": "ddd, dd MMM yyyy HH':'mm':'ss 'GMT'",
    "s": "yyyy'-'MM'-'dd'T'HH':'mm':'ss",
    "t": "HH:mm",
    "T": "HH:mm:ss",
    "u": "yyyy'-'MM'-'dd HH':'mm':'ss'Z'",
    "U": "dddd, dd MMMM yyyy HH:mm:ss",
    "y": "yyyy MMMM",
    "Y": "yyyy MMMM",
}


def invalid_format() -> Throw:
    return Throw("System.FormatException", "Input string was not in a correct format.")


# ---- time spans


def time_span_text(ticks: int, format: str | None) -> str:
    kind = format or "c"
    if len(kind) == 1:
        if kind in "ctT":
            return _constant(ticks)
        if kind in "gG":
            return _general(ticks, kind)
        raise invalid_format()
    return _custom_span(ticks, kind)


def _parts(ticks: int) -> tuple[int, int, int, int, int]:
    seconds, fraction = divmod(abs(ticks), TICKS_PER_SECOND)
    return seconds // 86400, seconds // 3600 % 24, seconds // 60 % 60, seconds % 60, fraction


def _constant(ticks: int) -> str:
    days, hours, minutes, seconds, fraction = _parts(ticks)
    text = f"{hours:02}:{minutes:02}:{seconds:02}"
    if days:
        text = f"{days}.{text}"
    if fraction:
        text += f".{fraction:07}"
    return "-" + text if ticks < 0 else text


def _general(ticks: int, kind: str) -> str:
    days, hours, minutes, seconds, fraction = _parts(ticks)
    sign = "-" if ticks < 0 else ""
    if kind == "G":
        return f"{sign}{days}:{hours:02}:{minutes:02}:{seconds:02}.{fraction:07}"
    text = f"{hours}:{minutes:02}:{seconds:02}"
    if days:
        text = f"{days}:{text}"
    if fraction:
        text += f".{fraction:07}".rstrip("0")
    return sign + text


def _custom_span(ticks: int, format: str) -> str:
    days, hours, minutes, seconds, fraction = _parts(ticks)
    out: list[str] = []
    numbers = {"h": hours, "m": minutes, "s": seconds}
    at = 0
    while at < len(format):
        char = format[at]
        count = run_at(format, at)
        if char in numbers:
            if count > 2:
                raise invalid_format()
            out.append(str(numbers[char]).rjust(count, "0"))
            at += count
        elif char == "d":
            if count > 8:
                raise invalid_format()
            out.append(str(days).rjust(count, "0"))
            at += count
        elif char in "fF":
            if count > 7:
                raise invalid_format()
            text = f"{fraction:07}"[:count]
            out.append(text.rstrip("0") if char == "F" else text)
            at += count
        elif char in "'\"":
            text, at = quoted(format, at)
            out.append(text)
        elif char == "%" and at + 1 < len(format) and format[at + 1] != "%":
            out.append(_custom_span(ticks, format[at + 1]))
            at += 2
        elif char == "\\" and at + 1 < len(format):
            out.append(format[at + 1])
            at += 2
        else:
            raise invalid_format()
    return "".join(out)


_SPAN = re.compile(
    r"\s*(-)?(?:(?:(\d+)(?:\.|:(?=\d+:\d+:\d+)))?(\d{1,8}):(\d{1,2})(?::(\d{1,2})(?:\.(\d+))?)?|(\d+))\s*",
    re.ASCII,
)


def read_time_span(text: str) -> int | None:
    """Ticks; None for no time span. Raises for one whose parts are too large."""
    found = _SPAN.fullmatch(text)
    if found is None:
        return None
    sign, days, hours, minutes, seconds, fraction, whole = found.groups()
    if whole is not None:
        days, hours, minutes = whole, "0", "0"
    if days is None and seconds is not None and fraction is None and int(hours) > 23:
        days, hours, minutes, seconds = hours, minutes, seconds, None
    if (
        len(fraction or "") > 7
        or int(hours) > 23
        or int(minutes) > 59
        or int(seconds or 0) > 59
        or int(days or 0) > 10675199
    ):
        raise Throw(
            "System.OverflowException",
            f"The TimeSpan string '{text}' could not be parsed because at least one of the numeric components is out "
            "of range or contains too many digits.",
        )
    total = (int(days or 0) * 24 + int(hours)) * 3600 + int(minutes) * 60 + int(seconds or 0)
    ticks = total * TICKS_PER_SECOND + int((fraction or "").ljust(7, "0") or 0)
    return -ticks if sign else ticks


# ---- dates


@dataclass(frozen=True, slots=True)
class Moment:
    """A date and time; `kind` is 0 unspecified, 1 UTC, 2 local, 3 with an offset."""

    ticks: int
    kind: int
    offset: int

    @property
    def date(self) -> tuple[int, int, int]:
        days = self.ticks // TICKS_PER_DAY
        year = days // 366 + 1
        while days_before(year + 1) <= days:
            year += 1
        days -= days_before(year)
        month = 0
        while days >= (length := MONTH_DAYS[month] + (month == 1 and is_leap(year))):
            days -= length
            month += 1
        return year, month + 1, days + 1


def is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_before(year: int) -> int:
    past = year - 1
    return past * 365 + past // 4 - past // 100 + past // 400


def moment_text(moment: Moment, format: str | None) -> str:
    if not format:
        format = "MM/dd/yyyy HH:mm:ss zzz" if moment.kind == 3 else STANDARD["G"]
    elif len(format) == 1:
        if format not in STANDARD or (format == "U" and moment.kind == 3):
            raise invalid_format()
        if moment.kind == 3 and format in "rRu":
            moment = Moment(moment.ticks - moment.offset, 1, 0)
        format = STANDARD[format]
    return _custom_moment(moment, format)


def _custom_moment(moment: Moment, format: str) -> str:
    out: list[str] = []
    at = 0
    while at < len(format):
        char = format[at]
        if char in "'\"":
            text, at = quoted(format, at)
            out.append(text)
        elif char == "%":
            if at + 1 >= len(format) or format[at + 1] == "%":
                raise invalid_format()
            out.append(_custom_moment(moment, format[at + 1]))
            at += 2
        elif char == "\\":
            if at + 1 >= len(format):
                raise invalid_format()
            out.append(format[at + 1])
            at += 2
        elif char in "gdMyhHmsfFtzK":
            count = run_at(format, at)
            text = _field(moment, char, count)
            if char == "F" and not text and out and out[-1] == ".":
                out.pop()
            out.append(text)
            at += count
        else:
            out.append(char)
            at += 1
    return "".join(out)


def _field(moment: Moment, char: str, count: int) -> str:
    year, month, day = moment.date
    seconds, fraction = divmod(moment.ticks % TICKS_PER_DAY, TICKS_PER_SECOND)
    hour, minute, second = seconds // 3600, seconds // 60 % 60, seconds % 60
    width = min(count, 2)
    match char:
        case "g":
            return "A.D."
        case "d" if count > 2:
            name = DAYS[(moment.ticks // TICKS_PER_DAY + 1) % 7]
            return name if count > 3 else name[:3]
        case "M" if count > 2:
            return MONTHS[month - 1] if count > 3 else MONTHS[month - 1][:3]
        case "y":
            return str(year).rjust(count, "0") if count > 2 else str(year % 100).rjust(count, "0")
        case "f" | "F":
            if count > 7:
                raise invalid_format()
            text = f"{fraction:07}"[:count]
            return text.rstrip("0") if char == "F" else text
        case "t":
            return ("AM" if hour < 12 else "PM")[:width]
        case "z" | "K":
            return _zone(moment, char, count)
    number = {"d": day, "M": month, "h": hour % 12 or 12, "H": hour, "m": minute, "s": second}[char]
    return str(number).rjust(width, "0")


def _zone(moment: Moment, char: str, count: int) -> str:
    if char == "K" and moment.kind < 2:
        return "Z" if moment.kind == 1 else ""
    minutes = abs(moment.offset) // (60 * TICKS_PER_SECOND)
    sign = "-" if moment.offset < 0 else "+"
    if char == "z" and count < 3:
        return sign + str(minutes // 60).rjust(count, "0")
    return f"{sign}{minutes // 60:02}:{minutes % 60:02}"


def run_at(format: str, at: int) -> int:
    end = at
    while end < len(format) and format[end] == format[at]:
        end += 1
    return end - at


def quoted(format: str, at: int) -> tuple[str, int]:
    """The text in quotes and what is behind them."""
    quote, out = format[at], []
    at += 1
    while at < len(format) and format[at] != quote:
        if format[at] == "\\":
            at += 1
        if at < len(format):
            out.append(format[at])
        at += 1
    if at >= len(format):
        raise invalid_format()
    return "".join(out), at + 1
