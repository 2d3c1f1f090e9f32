"""Time spans read by a format, in the invariant culture."""

from __future__ import annotations

import re

from fencepost.library.registry import Throw
from fencepost.library.times import TICKS_PER_SECOND, invalid_format, quoted, read_time_span, run_at

_FULL = r"\s*(?P<sign>-)?(?P<d>\d{1,8}):(?P<h>\d{1,2}):(?P<m>\d{1,2}):(?P<s>\d{1,2})\.(?P<f>\d{1,7})\s*"
_LONGEST = {"d": 8, "h": 2, "m": 2, "s": 2, "f": 7, "F": 7}


def read_exact_span(text: str, format: str) -> int | None:
    """Ticks; None if the text does not have the format."""
    if not format:
        raise invalid_format()
    if len(format) == 1:
        if format in "ctTg":
            return read_time_span(text)
        if format != "G":
            raise Throw("System.FormatException", f"Format specifier '{format}' was invalid.")
    pattern = _FULL if len(format) == 1 else _pattern(format)
    found = re.compile(pattern, re.ASCII).fullmatch(text)
    return None if found is None else _ticks(found.groupdict())


def _pattern(format: str) -> str:
    out: list[str] = []
    seen: set[str] = set()
    at = 0
    while at < len(format):
        char = format[at]
        if char == "%" and at + 1 < len(format) and format[at + 1] != "%":
            at += 1
            continue
        if char in _LONGEST:
            count = run_at(format, at)
            name = char.lower()
            if count > _LONGEST[char] or name in seen:
                raise invalid_format()
            seen.add(name)
            out.append(f"(?P<{name}>{_digits(char, count)})")
            at += count
        elif char in "'\"":
            literal, at = quoted(format, at)
            out.append(re.escape(literal))
        elif char == "\\" and at + 1 < len(format):
            out.append(re.escape(format[at + 1]))
            at += 2
        else:
            raise invalid_format()
    return "".join(out)


def _digits(char: str, count: int) -> str:
    if char == "F":
        return rf"\d{{0,{count}}}"
    if char == "f" or count > 1:
        return rf"\d{{{count}}}"
    return rf"\d{{1,{_LONGEST[char]}}}"


def _ticks(parts: dict[str, str | None]) -> int | None:
    days, hours, minutes, seconds = (int(parts.get(name) or 0) for name in "dhms")
    if hours > 23 or minutes > 59 or seconds > 59:
        return 2**63
    total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
    ticks = total * TICKS_PER_SECOND + int((parts.get("f") or "").ljust(7, "0"))
    return -ticks if parts.get("sign") else ticks
