"""Strings and characters in the invariant culture. Their order and equality are those of code units."""

from __future__ import annotations

from functools import lru_cache

WHITE = "\t\n\v\f\r \x85\xa0\u1680" + "".join(map(chr, range(0x2000, 0x200B))) + "\u2028\u2029\u202f\u205f\u3000"

# Characters whose case is left alone, though Unicode has a mapping: they would leave ASCII or enter it.
_UNMAPPED = "\u0130\u0131\u017f"


@lru_cache(maxsize=4096)
def upper(char: str) -> str:
    """The simple mapping of one character."""
    mapped = char.upper() if char not in _UNMAPPED else char
    if len(mapped) > 1:
        mapped = char.title()
    return mapped if len(mapped) == 1 and mapped <= "\uffff" else char


@lru_cache(maxsize=4096)
def lower(char: str) -> str:
    mapped = char.lower() if char not in _UNMAPPED else char
    return mapped if len(mapped) == 1 and mapped <= "\uffff" else char


def upper_text(text: str) -> str:
    return text.upper() if text.isascii() else _map(text, upper)


def lower_text(text: str) -> str:
    return text.lower() if text.isascii() else _map(text, lower)


def _map(text: str, simple: object) -> str:
    assert callable(simple)
    whole = to_code_points(text)
    return to_units("".join([_map_wide(char, simple) if char > "\uffff" else simple(char) for char in whole]))


def _map_wide(char: str, simple: object) -> str:
    mapped = char.upper() if simple is upper else char.lower()
    return mapped if len(mapped) == 1 else char


def to_code_points(text: str) -> str:
    """Pairs of surrogates become one character."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")


def to_units(text: str) -> str:
    """Every character above U+FFFF becomes two surrogates."""
    if all(char <= "\uffff" for char in text):
        return text
    data = text.encode("utf-16-le", "surrogatepass")
    return "".join([chr(data[i] | data[i + 1] << 8) for i in range(0, len(data), 2)])


ORDINAL = 4


def ignores_case(comparison: int) -> bool:
    """True if a StringComparison ignores case."""
    return comparison & 1 == 1


def folded(text: str, comparison: int) -> str:
    return upper_text(text) if ignores_case(comparison) else text


def compare(left: str | None, right: str | None, comparison: int) -> int:
    if left is None or right is None:
        return (left is not None) - (right is not None)
    if comparison == ORDINAL:
        # Of the first two characters .NET gives the difference, even if one of them is the terminating null.
        for first, second in zip(left[:2].ljust(2, "\0"), right[:2].ljust(2, "\0"), strict=True):
            if first != second:
                return ord(first) - ord(second)
    left, right = folded(left, comparison), folded(right, comparison)
    for first, second in zip(left, right, strict=False):
        if first != second:
            return ord(first) - ord(second)
    return len(left) - len(right)


def hash_code(text: str) -> int:
    """A hash code that is the same in every run, unlike .NET's."""
    result = 0
    for char in text:
        result = (result * 31 + ord(char)) & 0xFFFFFFFF
    return result - (1 << 32) if result >= 1 << 31 else result
