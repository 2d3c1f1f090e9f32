"""Texts and positions in them, counted as the client counts: in units of UTF-16, UTF-8 or UTF-32 (LSP 3.17,
`PositionEncodingKind`).

For a client a line ends at a line feed, a carriage return, or both. For a compiler of C#, and so in debug information,
it ends at three further characters (C# 6.3.2): those are *rows* here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, NamedTuple

from lsprotocol.types import Position, PositionEncodingKind, TextDocumentContentChangePartial

_END = re.compile("\r\n|[\r\n]")
_INNER_END = re.compile("[\x85\u2028\u2029]")


class TextRow(NamedTuple):
    """A row is a line of the client's, or a part of one, with what is before it there."""

    text: str
    line: int
    before: str = ""


class Text:
    """The text of a document: it does not change."""

    def __init__(self, content: str) -> None:
        self.content = content

    @cached_property
    def lines(self) -> list[str]:
        """The lines without their ends. There is one more than there are ends."""
        return _END.split(self.content)

    @cached_property
    def rows(self) -> list[TextRow]:
        return [row for number, line in enumerate(self.lines) for row in _rows(line, number)]

    @cached_property
    def row_texts(self) -> list[str]:
        return [row.text for row in self.rows]

    def position(self, row: int, column: int, encoding: str) -> Position:
        """Where the client has a place of the debug information, which counts from 0 here, in units of UTF-16."""
        if not 0 <= row < len(self.rows):
            return Position(max(row, 0), max(column, 0))
        text, line, before = self.rows[row]
        inside = characters(text, max(column, 0), PositionEncodingKind.Utf16)
        beyond = max(column - units(text, PositionEncodingKind.Utf16), 0)
        return Position(line, units(before + text[:inside], encoding) + beyond)


def _rows(line: str, number: int) -> Iterator[TextRow]:
    start = 0
    for end in _INNER_END.finditer(line) if not line.isascii() else ():
        yield TextRow(line[start : end.start()], number, line[:start])
        start = end.end()
    yield TextRow(line[start:], number, line[:start])


def units(text: str, encoding: str) -> int:
    """How long a text is for the client. Half a character counts as what replaces it in a message."""
    if encoding == PositionEncodingKind.Utf32 or text.isascii():
        return len(text)
    if encoding == PositionEncodingKind.Utf8:
        return len(text.encode("utf-8", "surrogatepass"))
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def characters(text: str, count: int, encoding: str) -> int:
    """How many characters of a text such a count of units is; at most all of them, and never half of one."""
    if encoding == PositionEncodingKind.Utf32 or text.isascii():
        return min(count, len(text))
    for index, character in enumerate(text):
        count -= units(character, encoding)
        if count < 0:
            return index
    return len(text)


def edited(text: str, changes: Iterable[Any], encoding: str) -> str:
    """The text after the changes of one notification. Places behind an end mean that end."""
    for change in changes:
        if not isinstance(change, TextDocumentContentChangePartial):
            text = change.text
            continue
        starts = [0, *(end.end() for end in _END.finditer(text))]
        first = _offset(text, starts, change.range.start, encoding)
        last = _offset(text, starts, change.range.end, encoding)
        text = text[: min(first, last)] + change.text + text[max(first, last) :]
    return text


def _offset(text: str, starts: list[int], at: Position, encoding: str) -> int:
    if at.line >= len(starts):
        return len(text)
    start = starts[at.line]
    end = starts[at.line + 1] if at.line + 1 < len(starts) else len(text)
    line = text[start:end].rstrip("\r\n")
    return start + characters(line, at.character, encoding)
