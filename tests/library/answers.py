"""What the library's Python members answer to the questions of cases.py."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from typing import Any

from fencepost.library.registry import Throw, find_member
from tests.library.cases import bits32, bits64, escape

_DECIMAL = "System.Int32,System.UInt32,System.UInt64"
_BIG = "System.Numerics.BigInteger"
_KINDS = {"int": ("Int32", 32, 1), "byte": ("Byte", 8, 0), "ulong": ("UInt64", 64, 0)}
_COMPARISON = "System.String,System.String,System.Int32"


def member(key: str) -> Callable[..., Any]:
    found = find_member(key.split("::")[0], key)
    assert found is not None, key
    return found


def unescape(text: str) -> str:
    return re.sub(r"\\u(....)", lambda found: chr(int(found[1], 16)), text)


def answer(case: list[str]) -> str:
    """The answer as the oracle writes it; an exception as its type, and its message where the library gives one."""
    try:
        return _answer(case[0], case[1:])
    except Throw as thrown:
        return f"!{thrown.type}" + (f"\t{escape(thrown.text)}" if thrown.text else "")


def _answer(operation: str, arguments: list[str]) -> str:
    kind, _, detail = operation.partition("-")
    if kind == "format":
        return escape(_format(detail, *arguments))
    if kind == "parse" and detail != "time-span":
        return _parse(detail, unescape(arguments[0]), int(arguments[1]))
    if kind == "decimal":
        return _decimal(detail, arguments)
    return _ANSWERS[operation](*arguments)


def _format(kind: str, value: str, format: str) -> str:
    wanted = None if format == "null" else unescape(format)
    match kind:
        case "double":
            key = "System.Number::Format(System.Double,System.String,System.String)"
            return str(member(key)(double(value), wanted, None))
        case "single":
            key = "System.Number::Format(System.Single,System.String,System.String)"
            return str(member(key)(single(value), wanted, None))
        case "int" | "ulong":
            key = "System.Number::Format(System.Int64,System.String,System.Int32,System.String)"
            return str(member(key)(int(value), wanted, 32 if kind == "int" else 64, None))
        case "half":
            return str(member("System.Half::FormatCore(System.UInt16,System.String)")(int(value), wanted))
        case "big":
            key = f"{_BIG}::FormatCore(System.String,System.String,System.String)"
            return str(member(key)(value, wanted, None))
    key = f"System.Decimal::FormatCore({_DECIMAL},System.String,System.String)"
    return str(member(key)(*fields(value), wanted, None))


def _parse(kind: str, text: str, style: int) -> str:
    wrong = Throw("System.FormatException", f"The input string '{text}' was not in a correct format.")
    if kind == "decimal":
        if not member("System.Decimal::IsNumber(System.String,System.Int32)")(text, style):
            raise wrong
        core = member("System.Decimal::ParseCore(System.String,System.Int32,System.Int32)")
        return of_fields(lambda field: core(text, style, field))
    if kind in ("double", "single"):
        if not member("System.Number::IsReal(System.String,System.Int32)")(text, style):
            raise wrong
        name = "ParseReal" if kind == "double" else "ParseSingle"
        value = member(f"System.Number::{name}(System.String,System.Int32)")(text, style)
        return real_bits(value) if kind == "double" else "NaN" if value != value else bits32(value)
    type, bits, signed = _KINDS[kind]
    check = "System.Number::CheckInteger(System.String,System.Int32,System.Int32,System.Boolean,System.String)"
    member(check)(text, style, bits, signed, type)
    if signed:
        return str(member("System.Number::ParseLong(System.String,System.Int32,System.Int32)")(text, style, bits))
    return str(member("System.Number::ParseULong(System.String,System.Int32)")(text, style))


def _decimal(what: str, arguments: list[str]) -> str:
    if what in "+-*/%":
        core = member(f"System.Decimal::Calculate(System.Int32,{_DECIMAL},{_DECIMAL},System.Int32)")
        left, right = fields(arguments[0]), fields(arguments[1])
        return of_fields(lambda field: core("+-*/%".index(what), *left, *right, field))
    if what.startswith("of-"):
        core = member("System.Decimal::FromReal(System.Double,System.Int32,System.Int32)")
        value, digits = (double(arguments[0]), 15) if what == "of-double" else (single(arguments[0]), 7)
        return of_fields(lambda field: core(value, digits, field))
    number = fields(arguments[0])
    match what:
        case "compare":
            key = f"System.Decimal::CompareCore({_DECIMAL},{_DECIMAL})"
            return str(member(key)(*number, *fields(arguments[1])))
        case "round":
            core = member(f"System.Decimal::RoundCore({_DECIMAL},System.Int32,System.Int32,System.Int32)")
            return of_fields(lambda field: core(*number, int(arguments[1]), int(arguments[2]), field))
        case "to-double":
            return bits64(member(f"System.Decimal::ToReal({_DECIMAL})")(*number))
    return str(member(f"System.Decimal::ToLong({_DECIMAL})")(*number))


def _time_span_of(text: str) -> str:
    if not member("System.TimeSpan::IsTime(System.String)")(text):
        raise Throw("System.FormatException", f"String '{text}' was not recognized as a valid TimeSpan.")
    return str(member("System.TimeSpan::Read(System.String)")(text))


def _date(ticks: str, kind: str, offset: str, format: str) -> str:
    key = "System.DateTime::Text(System.Int64,System.Int32,System.Int64,System.String)"
    return escape(member(key)(int(ticks), int(kind), int(offset), None if format == "null" else unescape(format)))


def _time_span(ticks: str, format: str) -> str:
    wanted = None if format == "null" else unescape(format)
    return escape(member("System.TimeSpan::Text(System.Int64,System.String)")(int(ticks), wanted))


def _math(name: str, *values: str) -> str:
    types = ",".join(["System.Double"] * len(values))
    return real_bits(member(f"System.Math::{name}({types})")(*map(double, values)))


def _round(value: str, digits: str, mode: str) -> str:
    return real_bits(
        member("System.Math::RoundCore(System.Double,System.Int32,System.Int32)")(double(value), int(digits), int(mode))
    )


def _round_single(value: str, digits: str, mode: str) -> str:
    key = "System.MathF::RoundCore(System.Single,System.Int32,System.Int32)"
    result = member(key)(single(value), int(digits), int(mode))
    return "NaN" if result != result else bits32(result)


def _index(name: str, text: str, value: str, start: str, count: str, kind: str) -> str:
    key = f"System.String::{name}(System.String,System.String,System.Int32,System.Int32,System.Int32)"
    return str(member(key)(unescape(text), unescape(value), int(start), int(count), int(kind)))


def _text(name: str, *arguments: str | int) -> str:
    values = [unescape(a) if isinstance(a, str) else a for a in arguments]
    return escape(member(f"System.String::{name}")(*values))


def _category(char: str) -> str:
    category = member("System.Char::Category(System.Char)")(int(char))
    return f"{category} {member('System.Char::IsWhiteSpace(System.Char)')(int(char))}"


def _to_int(text: str, base: str) -> str:
    key = "System.Convert::ParseBase(System.String,System.Int32,System.Boolean,System.Int32,System.String)"
    value = member(key)(text, int(base), 1, 32, "Int32")
    return str(value - 2**64 if value >> 63 else value)


def _wide(operation: str, left: str, right: str) -> str:
    two = "System.UInt64,System.UInt64"
    core = member(f"System.Int128::Calculate(System.Int32,{two},{two},System.Int32)")
    number = ["+", "-", "*", "/", "%", "checked +", "checked -", "checked *"].index(operation)
    halves = [part for value in (int(left), int(right)) for part in ((value >> 64) & (2**64 - 1), value & (2**64 - 1))]
    value = core(number, *halves, 1) << 64 | core(number, *halves, 0)
    return str(value - 2**128 if value >> 127 else value)


_ANSWERS: dict[str, Callable[..., str]] = {
    "parse-time-span": _time_span_of,
    "time-span": _time_span,
    "date": lambda ticks, kind, format: _date(ticks, kind, "0", format),
    "date-offset": lambda ticks, offset, format: _date(ticks, "3", offset, format),
    "math-1": _math,
    "math-2": _math,
    "math-round": _round,
    "single-round": _round_single,
    "compare": lambda left, right, kind: str(
        member(f"System.String::CompareCore({_COMPARISON})")(unescape(left), unescape(right), int(kind))
    ),
    "index": lambda *arguments: _index("Find", *arguments),
    "last-index": lambda *arguments: _index("FindLast", *arguments),
    "replace": lambda text, old, new, kind: _text(
        f"ReplaceCore(System.String,{_COMPARISON})", text, old, new, int(kind)
    ),
    "trim": lambda text: _text(f"TrimCore({_COMPARISON})", text, "", 3),
    "upper": lambda text: _text("ToUpperInvariant()", text),
    "lower": lambda text: _text("ToLowerInvariant()", text),
    "line-endings": lambda text, new: _text("ReplaceLineEndings(System.String)", text, new),
    "substring": lambda text, start, length: _text(
        "Substring(System.Int32,System.Int32)", text, int(start), int(length)
    ),
    "category": _category,
    "to-int": _to_int,
    "to-base": lambda value, base: str(
        member("System.Convert::ToBase(System.Int64,System.Int32,System.Int32)")(int(value), int(base), 32)
    ),
    "wide": _wide,
    "big": lambda operation, left, right: str(
        member(f"{_BIG}::Calculate(System.String,System.String,System.String)")(operation, left, right)
    ),
}


def double(bits: str) -> float:
    return float(struct.unpack("<d", struct.pack("<q", int(bits)))[0])


def single(bits: str) -> float:
    return float(struct.unpack("<f", struct.pack("<i", int(bits)))[0])


def real_bits(value: float) -> str:
    return "NaN" if value != value else bits64(value)


def fields(text: str) -> tuple[int, int, int]:
    flags, high, low = map(int, text.split(":"))
    return flags, high, low


def of_fields(field: Callable[[int], int]) -> str:
    flags = field(0) & 0xFFFFFFFF
    return f"{flags - 2**32 if flags >> 31 else flags}:{field(1)}:{field(2)}"
