"""Texts of programs as Unicode: parts that no encoding can hold are written out, so that every answer can be sent."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec
from msgspec import Struct

_HALF = re.compile("[\ud800-\udfff]")
_LONGEST = 2_000

AnyAnswer = TypeVar("AnyAnswer", bound=Struct)


def well_formed(text: str) -> str:
    """A text of .NET's or of a file system: halves of surrogate pairs that belong together are one character; one that
    is alone is written as C# writes it."""
    if text.isascii() or not _HALF.search(text):
        return text
    joined = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "surrogatepass")
    return _HALF.sub(lambda found: f"\\u{ord(found[0]):04x}", joined)


def readable(text: str) -> str:
    """A text of a program as reports show it: of a very long one, the beginning and how long it is."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}... ({len(text):,} characters)"


def encodable(answer: AnyAnswer) -> AnyAnswer:
    """An answer that every document, pipe and cache can hold. Nearly all are so already, and are given back."""
    try:
        msgspec.msgpack.encode(answer)
    except UnicodeEncodeError:
        return msgspec.convert(_well_formed_parts(msgspec.to_builtins(answer)), type(answer))
    return answer


def _well_formed_parts(value: object) -> object:
    match value:
        case str():
            return well_formed(value)
        case dict():
            return {_well_formed_parts(key): _well_formed_parts(part) for key, part in value.items()}
        case list() | tuple():
            return [_well_formed_parts(part) for part in value]
    return value
