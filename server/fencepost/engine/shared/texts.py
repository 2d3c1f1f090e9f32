"""Texts of programs as Unicode: what no encoding can hold is written out, so that every answer can be told."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec
from msgspec import Struct

_HALF = re.compile("[\ud800-\udfff]")
_LONGEST = 2_000

Told = TypeVar("Told", bound=Struct)


def well_formed(text: str) -> str:
    """A text of .NET's or of a file system: halves of surrogate pairs that belong together are one character; one that
    is alone is written as C# writes it."""
    if text.isascii() or not _HALF.search(text):
        return text
    joined = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")
    return _HALF.sub(lambda found: f"\\u{ord(found[0]):04x}", joined)


def readable(text: str) -> str:
    """A text of a program as it is told: of one that nobody reads to its end, the beginning and how long it is."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}... ({len(text):,} characters)"


def tellable(answer: Told) -> Told:
    """An answer that every document, pipe and cache can hold. Nearly all are so already, and are given back."""
    try:
        msgspec.msgpack.encode(answer)
    except UnicodeEncodeError:
        return msgspec.convert(_told(msgspec.to_builtins(answer)), type(answer))
    return answer


def _told(value: object) -> object:
    match value:
        case str():
            return well_formed(value)
        case dict():
            return {_told(key): _told(part) for key, part in value.items()}
        case list() | tuple():
            return [_told(part) for part in value]
    return value
