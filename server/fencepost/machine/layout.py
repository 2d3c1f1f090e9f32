"""Values as bytes: what is in the image, and what reinterprets the bits of one type as another."""

from __future__ import annotations

import struct
from typing import Any

from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass
from fencepost.lowering.shapes import FORMATS, shape_of
from fencepost.lowering.universe import Universe, UnsupportedError


def size_of(universe: Universe, klass: Klass) -> int:
    """The bytes of a variable of a type."""
    if not klass.is_value:
        return 8
    universe.fields(klass)
    return max(klass.size, 1)


def to_bytes(universe: Universe, klass: Klass, value: Any) -> bytes:
    """The bytes of a value, zeros between its fields."""
    data = bytearray(size_of(universe, klass))
    for offset, form, part in _parts(universe, klass, value):
        struct.pack_into("<" + form, data, offset, part)
    return bytes(data)


def from_bytes(universe: Universe, klass: Klass, data: bytes, offset: int = 0) -> Any:
    """The value that bytes mean."""
    form = shape_of(universe, klass)
    if form in _SIMPLE:
        return struct.unpack_from("<" + form, data, offset)[0]
    if klass.kind is not Kind.STRUCT:
        raise UnsupportedError(f"the bytes of a {klass.name}")
    return tuple([from_bytes(universe, type, data, offset + at) for at, type in _fields(universe, klass)])


_SIMPLE = frozenset(FORMATS.values())


def _parts(universe: Universe, klass: Klass, value: Any) -> list[tuple[int, str, Any]]:
    form = shape_of(universe, klass)
    if form in _SIMPLE:
        return [(0, form, value)]
    if klass.kind is not Kind.STRUCT:
        raise UnsupportedError(f"the bytes of a {klass.name}")
    return [
        (at + offset, form, part)
        for (at, type), field in zip(_fields(universe, klass), value, strict=True)
        for offset, form, part in _parts(universe, type, field)
    ]


def _fields(universe: Universe, klass: Klass) -> list[tuple[int, Klass]]:
    """Where the fields of a struct lie."""
    fields = universe.fields(klass)
    if klass.inline_length:
        size = size_of(universe, fields[0].type)
        return [(size * index, fields[0].type) for index in range(klass.inline_length)]
    found, offset = [], 0
    for field in fields:
        align = _alignment(universe, field.type)
        offset = (offset + align - 1) // align * align
        stated = field.definition.offset
        found.append((stated if stated >= 0 else offset, field.type))
        offset += size_of(universe, field.type)
    return found


def _alignment(universe: Universe, klass: Klass) -> int:
    if klass.kind is Kind.STRUCT:
        return max((_alignment(universe, field.type) for field in universe.fields(klass)), default=1)
    return size_of(universe, klass)
