"""Sets of characters in patterns, and which characters are the same but for case."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache

from fencepost.library.texts import WHITE, lower
from fencepost.library.unicode_blocks import BLOCKS

_PAIRS = "LuLlLtLmLoMnMcMeNdNlNoPcPdPsPePiPfPoSmScSkSoZsZlZpCcCfCsCoCn"
CATEGORIES = frozenset("LMNPSZC") | {_PAIRS[at : at + 2] for at in range(0, len(_PAIRS), 2)}
CASED = frozenset(("Lu", "Ll", "Lt"))

Test = Callable[[str], bool]


def fold(text: str) -> str:
    """Equal for texts that differ in case only, character by character."""
    return text.lower() if text.isascii() else "".join(map(lower, text))


@lru_cache(maxsize=1)
def _wide_cases() -> dict[str, str]:
    """All characters that fold to the same, where one of them is beyond ASCII."""
    alike: dict[str, str] = {}
    for char in map(chr, range(0x10000)):
        alike[lower(char)] = alike.get(lower(char), "") + char
    return {folded: group for folded, group in alike.items() if len(group) > 1 and not group.isascii()}


def same_but_for_case(char: str) -> str:
    if char.isascii():
        return char.lower() + char.upper() + ("\u212a" if char in "kK" else "")
    return _wide_cases().get(lower(char), char)


def is_property(name: str) -> bool:
    return name in CATEGORIES or name in BLOCKS


def is_word(char: str) -> bool:
    category = unicodedata.category(char)
    return category[0] == "L" or category in ("Mn", "Nd", "Pc")


def _is_digit(char: str) -> bool:
    return unicodedata.category(char) == "Nd"


_CLASSES: dict[str, Test] = {"w": is_word, "s": WHITE.__contains__, "d": _is_digit}


def _property(name: str, folded: bool) -> Test:
    if name in _CLASSES:
        return _CLASSES[name]
    if name in BLOCKS:
        low, high = BLOCKS[name]
        return lambda char: low <= char <= high
    if folded and name in CASED:
        return lambda char: unicodedata.category(char) in CASED
    return lambda char: unicodedata.category(char).startswith(name)


def _not(test: Test) -> Test:
    return lambda char: not test(char)


def _tests(items: str, folded: bool) -> Iterator[Test]:
    at = 0
    while at < len(items):
        kind = items[at]
        if kind == "r":
            low, high = items[at + 1], items[at + 2]
            if folded:
                yield lambda char, low=low, high=high: any(low <= other <= high for other in same_but_for_case(char))  # type: ignore[misc]
            else:
                yield lambda char, low=low, high=high: low <= char <= high  # type: ignore[misc]
            at += 3
        elif kind == "-":
            return
        else:
            end = items.index(";", at)
            test = _property(items[at + 1 : end], folded)
            yield test if kind == "p" else _not(test)
            at = end + 1


def _subtracted(items: str) -> str | None:
    at = 0
    while at < len(items):
        if items[at] == "-":
            return items[at + 1 :]
        at = at + 3 if items[at] == "r" else items.index(";", at) + 1
    return None


class CharacterSet(dict[str, bool]):
    """Which characters are in a set, found out once for each."""

    def __init__(self, text: str) -> None:
        super().__init__()
        folded = text.startswith("i")
        text = text.removeprefix("i")
        self.negated = text.startswith("^")
        text = text.removeprefix("^")
        self.tests = list(_tests(text, folded))
        without = _subtracted(text)
        self.without = CharacterSet(without) if without is not None else None

    def __missing__(self, char: str) -> bool:
        is_in = any(test(char) for test in self.tests) != self.negated
        self[char] = is_in = is_in and not (self.without is not None and self.without[char])
        return is_in


members = lru_cache(maxsize=1024)(CharacterSet)
"""The characters of a set, in the form that the C# class Scan writes."""
