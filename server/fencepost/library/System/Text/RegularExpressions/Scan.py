"""The questions that the matcher of regular expressions asks of a text."""

from itertools import takewhile

from fencepost.library.character_sets import fold, is_property, is_word, members
from fencepost.library.registry import member

_SCAN = "System.Text.RegularExpressions.Scan"
_TEXT = "System.String"
_NUMBER = "System.Int32"
_JOINERS = "\u200c\u200d"


@member(f"{_SCAN}::Has({_TEXT},{_NUMBER},{_TEXT})")
def has(text: str, at: int, part: str) -> int:
    return int(text.startswith(part, at))


@member(f"{_SCAN}::HasFolded({_TEXT},{_NUMBER},{_TEXT})")
def has_folded(text: str, at: int, part: str) -> int:
    return int(fold(text[at : at + len(part)]) == part)


@member(f"{_SCAN}::Find({_TEXT},{_NUMBER},{_TEXT})")
def find(text: str, at: int, part: str) -> int:
    return text.find(part, at)


@member(f"{_SCAN}::FindFolded({_TEXT},{_NUMBER},{_TEXT})")
def find_folded(text: str, at: int, part: str) -> int:
    return fold(text).find(part, at)


@member(f"{_SCAN}::FindLast({_TEXT},{_NUMBER},{_NUMBER},{_TEXT})")
def find_last(text: str, low: int, high: int, part: str) -> int:
    return text.rfind(part, low, high + len(part))


@member(f"{_SCAN}::FindIn({_TEXT},{_NUMBER},{_TEXT})")
def find_in(text: str, at: int, set: str) -> int:
    is_in = members(set)
    return next((place for place in range(at, len(text)) if is_in[text[place]]), -1)


@member(f"{_SCAN}::Run({_TEXT},{_NUMBER},{_NUMBER},{_TEXT})")
def run(text: str, at: int, most: int, set: str) -> int:
    return sum(1 for _ in takewhile(members(set).__getitem__, text[at : at + most]))


@member(f"{_SCAN}::RunBack({_TEXT},{_NUMBER},{_NUMBER},{_TEXT})")
def run_back(text: str, at: int, most: int, set: str) -> int:
    return sum(1 for _ in takewhile(members(set).__getitem__, text[max(at - most, 0) : at][::-1]))


@member(f"{_SCAN}::IsBoundary({_TEXT},{_NUMBER},System.Boolean)")
def is_boundary(text: str, at: int, ascii: int) -> int:
    return int(_is_word(text[at - 1 : at] if at else "", ascii) != _is_word(text[at : at + 1], ascii))


def _is_word(char: str, ascii: int) -> bool:
    if not char:
        return False
    if ascii:
        return (char.isascii() and (char.isalnum() or char == "_")) or char == "\u0130"
    return is_word(char) or char in _JOINERS


@member(f"{_SCAN}::Fold({_TEXT})")
def folded(text: str) -> str:
    return fold(text)


@member(f"{_SCAN}::IsProperty({_TEXT})")
def is_a_property(name: str) -> int:
    return int(is_property(name))
