"""How text looks: its width, its colours, and what it may do to a terminal (nothing)."""

from __future__ import annotations

import re
import textwrap
import unicodedata
from collections.abc import Callable, Iterator
from typing import NamedTuple

from fencepost.report.shown import printable

_STYLES = {"bad": "1;31", "good": "32", "unsure": "33", "name": "1", "quiet": "2", "code": "36"}


def _as_it_is(path: str) -> str:
    return path


class Look(NamedTuple):
    """How text looks: `width` is in columns; `source` names a source file; a `full_trace` shows rows that do not
    matter, too."""

    width: int = 120
    colour: bool = False
    source: Callable[[str], str] = _as_it_is
    full_trace: bool = False

    def paint(self, style: str, text: str) -> str:
        """The text in a style of the table above, or as it is where there are no colours."""
        return f"\x1b[{_STYLES[style]}m{text}\x1b[0m" if self.colour and style else text

    def paragraph(self, text: str, indent: int, hanging: int) -> Iterator[str]:
        """Lines that fit the width, the first indented, the others hanging; no word is broken."""
        yield from textwrap.wrap(
            printable(text), max(self.width, 40), initial_indent=" " * indent, subsequent_indent=" " * hanging,
            break_long_words=False, break_on_hyphens=False,
        )  # fmt: skip


def columns_of(text: str) -> int:
    """How many columns of a terminal a text takes: wide characters take two, combining ones none."""
    if text.isascii():
        return len(text)
    return sum(_columns(character) for character in text)


def padded(text: str, width: int) -> str:
    return text + " " * (width - columns_of(text))


def pieces(text: str, width: int) -> list[str]:
    """A text as lines of at most this width, broken at spaces where that is possible; the indentation is kept."""
    if columns_of(text) <= width:
        return [text]
    indent = " " * (len(text) - len(text.lstrip(" ")))
    lines, line = [], indent
    for word in re.findall(r"\S+\s*", text):
        if columns_of(line + word.rstrip()) > width and line.strip():
            lines.append(line.rstrip())
            line = indent + "  "
        for character in word:
            if columns_of(line) + _columns(character) > width and character != " ":
                lines.append(line.rstrip())
                line = indent + "  "
            line += character
    return [*lines, line.rstrip()]


def _columns(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
