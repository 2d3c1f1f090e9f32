"""Dates and times read from text, in the invariant culture; the local time is UTC."""

from __future__ import annotations

import re

from fencepost.library.times import (
    DAYS,
    MONTH_DAYS,
    MONTHS,
    STANDARD,
    TICKS_PER_DAY,
    TICKS_PER_SECOND,
    Moment,
    days_before,
    invalid_format,
    is_leap,
    quoted,
    run_at,
)

UNSPECIFIED, UTC, LOCAL = 0, 1, 2
_TO_UNIVERSAL, _UNIVERSAL, _ROUNDTRIP = 16, 64, 128
_MINUTE = 60 * TICKS_PER_SECOND
_LONGEST_ZONE = 14 * 60

MomentFields = dict[str, int]
"""The parts that a text states: year, month, day, hour, minute, second, ticks, half (of the day), zone (in minutes)."""


def ticks_of(fields: MomentFields) -> int | None:
    """The moment that fields state; None if there is none."""
    year, month, day = fields.get("year", 1), fields.get("month", 1), fields.get("day", 1)
    hour = fields.get("hour", 0)
    if "half" in fields:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + 12 * fields["half"]
    minute, second = fields.get("minute", 0), fields.get("second", 0)
    if not (1 <= year <= 9999 and 1 <= month <= 12 and hour < 24 and minute < 60 and second < 60):
        return None
    if not 1 <= day <= MONTH_DAYS[month - 1] + (month == 2 and is_leap(year)):
        return None
    days = days_before(year) + sum(MONTH_DAYS[: month - 1]) + (month > 2 and is_leap(year)) + day - 1
    return days * TICKS_PER_DAY + ((hour * 60 + minute) * 60 + second) * TICKS_PER_SECOND + fields.get("ticks", 0)


def moment_of(fields: MomentFields, style: int) -> Moment | None:
    """A moment as `DateTime` has it: what is stated with a zone becomes local time, unless the style says otherwise."""
    ticks = ticks_of(fields)
    if ticks is None:
        return None
    zone = fields.get("zone")
    if zone is None:
        kind = (UTC if style & _TO_UNIVERSAL else LOCAL) if style & _UNIVERSAL else UNSPECIFIED
        return Moment(ticks, kind, 0)
    if abs(zone) > _LONGEST_ZONE:
        return None
    utc = fields.get("utc") and style & _ROUNDTRIP
    return Moment(ticks - zone * _MINUTE, UTC if utc or style & _TO_UNIVERSAL else LOCAL, zone * _MINUTE)


# ---- by format


def read_exact(text: str, format: str) -> MomentFields | None:
    """The fields of a text that has exactly a format."""
    if not format:
        raise invalid_format()
    if len(format) == 1:
        if format not in STANDARD:
            raise invalid_format()
        zone = {"zone": 0} if format in "rRu" else {}
        fields = _read(text, STANDARD[format])
        return None if fields is None else fields | zone
    return _read(text, format)


def _read(text: str, format: str) -> MomentFields | None:
    fields: MomentFields = {}
    at = position = 0
    while at < len(format):
        char = format[at]
        if char in "gdMyhHmsfFtzK":
            count = run_at(format, at)
            read = _read_field(text, position, char, count, fields)
            if read is None:
                return None
            position, at = read, at + count
            continue
        if char in "'\"":
            literal, at = quoted(format, at)
        elif char == "%":
            at += 1
            continue
        elif char == "\\":
            literal, at = format[at + 1 : at + 2], at + 2
        else:
            literal, at = char, at + 1
        if literal == "." and format[at : at + 1] == "F" and text[position : position + 1] != ".":
            continue
        if not text.startswith(literal, position):
            return None
        position += len(literal)
    return fields if position == len(text) else None


_NUMBERS = {"d": "day", "M": "month", "h": "hour", "H": "hour", "m": "minute", "s": "second"}


def _read_field(text: str, at: int, char: str, count: int, fields: MomentFields) -> int | None:
    """Reads one field into `fields`; the position behind it, None if it is not there."""
    if char in "zK":
        return _read_zone(text, at, char, fields)
    if char == "t":
        half = text[at : at + min(count, 2)].upper()
        if half not in (("AM", "PM") if count > 1 else ("A", "P")):
            return None
        fields["half"] = int(half[0] == "P")
        return at + len(half)
    if char == "g":
        return at + 4 if text.startswith("A.D.", at) else None
    if char in "dM" and count > 2:
        return _read_name(text, at, char, count, fields)
    least, most = {
        "y": (count, max(count, 2) if count < 3 else max(count, 4)),
        "f": (count, count),
        "F": (0, count),
    }.get(char, (min(count, 2), 2))
    found = re.compile(rf"\d{{{least},{most}}}", re.ASCII).match(text, at)
    if found is None:
        return None
    digits = found.group()
    if char in "fF":
        fields["ticks"] = int(digits.ljust(7, "0"))
    elif char == "y":
        fields["year"] = _full_year(int(digits)) if count < 3 else int(digits)
    else:
        fields[_NUMBERS[char]] = int(digits)
    return found.end()


def _full_year(year: int) -> int:
    return year + (2000 if year < 50 else 1900) if year < 100 else year


def _read_name(text: str, at: int, char: str, count: int, fields: MomentFields) -> int | None:
    for number, name in enumerate(DAYS if char == "d" else MONTHS):
        wanted = name if count > 3 else name[:3]
        if text[at : at + len(wanted)].lower() == wanted.lower():
            if char == "M":
                fields["month"] = number + 1
            return at + len(wanted)
    return None


_ZONE = re.compile(r"(?P<sign>[+-])(?P<hours>\d{1,2}):?(?P<minutes>\d{2})?", re.ASCII)


def _read_zone(text: str, at: int, char: str, fields: MomentFields) -> int | None:
    if text[at : at + 1] == "Z":
        fields["zone"], fields["utc"] = 0, 1
        return at + 1
    found = _ZONE.match(text, at)
    if found is None:
        return at if char == "K" else None
    minutes = int(found["hours"]) * 60 + int(found["minutes"] or 0)
    fields["zone"] = -minutes if found["sign"] == "-" else minutes
    return found.end()


# ---- as people write them

_MONTH = "(?P<name>" + "|".join(f"{name[:3]}(?:{name[3:]})?" for name in MONTHS) + ")"
_DAY = "(?:(?:" + "|".join(f"{name[:3]}(?:{name[3:]})?" for name in DAYS) + r"),?\s+)?"
_TIME = (
    r"(?P<hour>\d{1,2}):(?P<minute>\d{1,2})(?::(?P<second>\d{1,2})(?:\.(?P<ticks>\d{1,7})\d*)?)?"
    r"(?:\s*(?P<half>[AP])M)?"
)
_ANY_ZONE = r"(?:\s*(?P<zone>Z|GMT|[+-]\d{1,2}(?::?\d{2})?))?"
_DATES = (
    r"(?P<year>\d{4})(?P<sep>[-/. ])(?P<month>\d{1,2})(?P=sep)(?P<day>\d{1,2})",
    r"(?P<month>\d{1,2})(?P<sep>[-/. ])(?P<day>\d{1,2})(?P=sep)(?P<year>\d{4}|\d{2})",
    rf"{_MONTH}\.?\s+(?P<day>\d{{1,2}}),?\s+(?P<year>\d{{4}})",
    rf"(?P<day>\d{{1,2}})[\s-]+{_MONTH},?[\s-]+(?P<year>\d{{4}})",
    rf"(?P<year>\d{{4}})[\s-]+{_MONTH}[\s-]+(?P<day>\d{{1,2}})",
    rf"{_MONTH}\s+(?P<year>\d{{4}})",
    r"(?P<year>\d{4})[-/](?P<month>\d{1,2})",
)
_SHAPES = tuple(
    re.compile(rf"\s*{_DAY}{date}(?:(?:\s*T|\s+|,\s*){_TIME}{_ANY_ZONE})?\s*", re.ASCII | re.IGNORECASE)
    for date in _DATES
)
_ONLY_TIME = re.compile(rf"\s*{_TIME}{_ANY_ZONE}\s*", re.ASCII | re.IGNORECASE)


def read_any(text: str, today: MomentFields) -> MomentFields | None:
    """The fields of a date, a time (of today) or both."""
    for shape in _SHAPES:
        found = shape.fullmatch(text)
        if found is not None:
            return _fields_of(found.groupdict())
    found = _ONLY_TIME.fullmatch(text)
    return None if found is None else today | _fields_of(found.groupdict())


def _fields_of(parts: dict[str, str | None]) -> MomentFields:
    fields: MomentFields = {}
    for name, part in parts.items():
        if part is None or name == "sep":
            continue
        if name == "name":
            fields["month"] = next(n for n, month in enumerate(MONTHS, 1) if month[:3].lower() == part[:3].lower())
        elif name == "half":
            fields["half"] = int(part.upper() == "P")
        elif name == "ticks":
            fields["ticks"] = int(part.ljust(7, "0"))
        elif name == "zone":
            if _read_zone(part.upper(), 0, "K", fields) == 0:
                fields["zone"], fields["utc"] = 0, 1
        else:
            fields[name] = _full_year(int(part)) if name == "year" and len(part) < 3 else int(part)
    return fields


def unknown_word(text: str) -> int:
    """Where a text has its first word that is no part of a date, -1 if there is none."""
    for found in re.finditer(r"[^\W\d_]+", text):
        word = found.group().lower()
        names = [name.lower() for name in (*DAYS, *MONTHS)]
        if word not in ("t", "z", "am", "pm", "gmt", "a", "p") and not any(word in (name, name[:3]) for name in names):
            return found.start()
    return -1
