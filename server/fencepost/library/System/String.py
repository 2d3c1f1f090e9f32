"""Strings: UTF-16 code units, in the invariant culture."""

import unicodedata
from typing import Literal

from fencepost.library import texts
from fencepost.library.charge import charge_text
from fencepost.library.registry import Throw, member


def _range_error(parameter: str, message: str) -> Throw:
    return Throw("System.ArgumentOutOfRangeException", message, parameter)


def _check(parameter: str, value: int, most: int | None = None) -> None:
    """A number must not be negative, and not larger than `most`."""
    if value < 0:
        wanted = "must be a non-negative value."
    elif most is not None and value > most:
        wanted = f"must be less than or equal to '{most}'."
    else:
        return
    raise Throw("System.ArgumentOutOfRangeException", f"{parameter} ('{value}') {wanted}", parameter, value)


def _check_start(text: str, start: int) -> None:
    _check("startIndex", start)
    if start > len(text):
        raise _range_error("startIndex", "startIndex cannot be larger than length of string.")


_MOST_CHARACTERS = 0x3FFFFFDF


def _check_length(length: int) -> None:
    """Before a text of so many characters is made: no string is longer than .NET allows (`String.MaxLength`)."""
    if length > _MOST_CHARACTERS:
        raise Throw("System.OutOfMemoryException", "Insufficient memory to continue the execution of the program.")
    charge_text(length)


def _joined(*parts: str | None) -> str:
    _check_length(sum([len(part) for part in parts if part]))
    return "".join([part for part in parts if part])


@member("System.String::Ctor(System.Char,System.Int32)")
def repeat(char: int, count: int) -> str:
    _check("count", count)
    _check_length(count)
    return chr(char) * count


@member("System.String::get_Length()")
def get_length(text: str) -> int:
    return len(text)


@member("System.String::get_Chars(System.Int32)")
def get_chars(text: str, index: int) -> int:
    if not 0 <= index < len(text):
        raise Throw("System.IndexOutOfRangeException", "Index was outside the bounds of the array.")
    return ord(text[index])


@member("System.String::op_Equality(System.String,System.String)", "System.String::Equals(System.String,System.String)")
def op_equality(left: str | None, right: str | None) -> int:
    return int(left == right)


@member("System.String::EqualsCore(System.String,System.String,System.Int32)")
def equals_core(left: str | None, right: str | None, comparison: int) -> int:
    if left is None or right is None:
        return int(left is right)
    return int(texts.folded(left, comparison) == texts.folded(right, comparison))


@member("System.String::CompareCore(System.String,System.String,System.Int32)")
def compare_core(left: str | None, right: str | None, comparison: int) -> int:
    return texts.compare(left, right, comparison)


@member("System.String::GetHashCode()")
def get_hash_code(text: str) -> int:
    return texts.hash_code(text)


@member("System.String::HashCore(System.Int32)")
def hash_core(text: str, comparison: int) -> int:
    return texts.hash_code(texts.folded(text, comparison))


@member("System.String::Concat(System.String,System.String)")
def concat2(first: str | None, second: str | None) -> str:
    return _joined(first, second)


@member("System.String::Concat(System.String,System.String,System.String)")
def concat3(first: str | None, second: str | None, third: str | None) -> str:
    return _joined(first, second, third)


@member("System.String::Concat(System.String,System.String,System.String,System.String)")
def concat4(first: str | None, second: str | None, third: str | None, fourth: str | None) -> str:
    return _joined(first, second, third, fourth)


# ---- search: arguments are in range


@member("System.String::Find(System.String,System.String,System.Int32,System.Int32,System.Int32)")
def find(text: str, value: str, start: int, count: int, comparison: int) -> int:
    return texts.folded(text, comparison).find(texts.folded(value, comparison), start, start + count)


@member("System.String::FindLast(System.String,System.String,System.Int32,System.Int32,System.Int32)")
def find_last(text: str, value: str, start: int, count: int, comparison: int) -> int:
    if not value:
        return start + 1
    first = start - count + 1
    return texts.folded(text, comparison).rfind(texts.folded(value, comparison), first, start + 1)


@member("System.String::Starts(System.String,System.String,System.Int32)")
def starts(text: str, value: str, comparison: int) -> int:
    return int(texts.folded(text, comparison).startswith(texts.folded(value, comparison)))


@member("System.String::Ends(System.String,System.String,System.Int32)")
def ends(text: str, value: str, comparison: int) -> int:
    return int(texts.folded(text, comparison).endswith(texts.folded(value, comparison)))


# ---- parts and changes


@member("System.String::Substring(System.Int32)")
def substring_from(text: str, start: int) -> str:
    _check_start(text, start)
    return text[start:]


@member("System.String::Substring(System.Int32,System.Int32)")
def substring(text: str, start: int, length: int) -> str:
    _check_start(text, start)
    _check("length", length)
    if start > len(text) - length:
        raise _range_error("length", "Index and length must refer to a location within the string.")
    return text[start : start + length]


@member("System.String::Insert(System.Int32,System.String)")
def insert(text: str, start: int, value: str | None) -> str:
    if value is None:
        raise Throw("System.ArgumentNullException", "Value cannot be null.", "value")
    _check("startIndex", start, len(text))
    return _joined(text[:start], value, text[start:])


@member("System.String::Remove(System.Int32)")
def remove_from(text: str, start: int) -> str:
    if start < 0:
        raise _range_error("startIndex", "StartIndex cannot be less than zero.")
    if start > len(text):
        raise _range_error("startIndex", "startIndex cannot be larger than length of string.")
    return text[:start]


@member("System.String::Remove(System.Int32,System.Int32)")
def remove(text: str, start: int, count: int) -> str:
    _check("startIndex", start)
    _check("count", count, max(len(text) - start, 0))
    return text[:start] + text[start + count :]


@member("System.String::Replace(System.Char,System.Char)")
def replace_char(text: str, old: int, new: int) -> str:
    return text.replace(chr(old), chr(new))


@member("System.String::Replace(System.String,System.String)")
def replace(text: str, old: str | None, new: str | None) -> str:
    return replace_core(text, old, new, 4)


@member("System.String::ReplaceCore(System.String,System.String,System.String,System.Int32)")
def replace_core(text: str, old: str | None, new: str | None, comparison: int) -> str:
    if old is None:
        raise Throw("System.ArgumentNullException", "Value cannot be null.", "oldValue")
    if not old:
        raise Throw("System.ArgumentException", "The value cannot be an empty string.", "oldValue")
    new = new or ""
    where, what = texts.folded(text, comparison), texts.folded(old, comparison)
    _check_length(len(text) + where.count(what) * (len(new) - len(old)))
    if not texts.ignores_case(comparison):
        return text.replace(old, new)
    parts, position = [], 0
    while (found := where.find(what, position)) >= 0:
        parts += [text[position:found], new]
        position = found + len(what)
    return "".join([*parts, text[position:]])


@member("System.String::ReplaceLineEndings(System.String)")
def replace_line_endings(text: str, replacement: str | None) -> str:
    if replacement is None:
        raise Throw("System.ArgumentNullException", "Value cannot be null.", "replacementText")
    text = text.replace("\r\n", "\n")
    for ending in "\r\f\x85\u2028\u2029":
        text = text.replace(ending, "\n")
    _check_length(len(text) + text.count("\n") * (len(replacement) - 1))
    return text.replace("\n", replacement)


@member("System.String::PadLeft(System.Int32,System.Char)")
def pad_left(text: str, width: int, char: int) -> str:
    _check("totalWidth", width)
    _check_length(width)
    return text.rjust(width, chr(char))


@member("System.String::PadRight(System.Int32,System.Char)")
def pad_right(text: str, width: int, char: int) -> str:
    _check("totalWidth", width)
    _check_length(width)
    return text.ljust(width, chr(char))


@member("System.String::ToUpperInvariant()")
def to_upper_invariant(text: str) -> str:
    return texts.upper_text(text)


@member("System.String::ToLowerInvariant()")
def to_lower_invariant(text: str) -> str:
    return texts.lower_text(text)


@member("System.String::TrimCore(System.String,System.String,System.Int32)")
def trim_core(text: str, chars: str, ends: int) -> str:
    chars = chars or texts.WHITE
    if ends & 1:
        text = text.lstrip(chars)
    return text.rstrip(chars) if ends & 2 else text


_FORMS: dict[int, Literal["NFC", "NFD", "NFKC", "NFKD"]] = {1: "NFC", 2: "NFD", 5: "NFKC", 6: "NFKD"}


@member("System.String::Normalized(System.Int32)")
def normalize(text: str, form: int) -> str:
    return texts.to_units(unicodedata.normalize(_FORMS[form], texts.to_code_points(text)))
