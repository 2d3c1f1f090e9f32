"""Values as bytes, for the data in an image and for casts that reinterpret the bits of one type as another."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import FieldSlot, Klass
from fencepost.lowering.shapes import FORMATS, shape_of
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.objects.objects import mistaken
from fencepost.machine.values.values import Value


def size_of(universe: Universe, klass: Klass) -> int:
    """The bytes of a variable of a type."""
    if not klass.is_value:
        return 8
    universe.fields(klass)
    return max(klass.size, 1)


def to_bytes(universe: Universe, klass: Klass, value: Value) -> bytes:
    """The bytes of a value, zeros between its fields."""
    return window(universe, klass, value, 0, size_of(universe, klass))


def window(universe: Universe, klass: Klass, value: Value, start: int, count: int) -> bytes:
    """Some of the bytes of a value; only of the fields there need the bytes be known."""
    form = shape_of(universe, klass)
    if form in _SIMPLE:
        return _packed(form, value)[start : start + count]
    if klass.overlapping:
        return bytes(value[0][start : start + count])
    data = bytearray(count)
    for part, at, low, high in _parts_in(universe, klass, start, count):
        data[low - start : high - start] = window(universe, part[1], value[part[0]], low - at, high - low)
    return bytes(data)


def patched(universe: Universe, klass: Klass, value: Value, start: int, data: bytes) -> Value:
    """A value with some of its bytes replaced."""
    form = shape_of(universe, klass)
    if form in _SIMPLE:
        old = _packed(form, value)
        return struct.unpack("<" + form, old[:start] + data + old[start + len(data) :])[0]
    if klass.overlapping:
        return (value[0][:start] + data + value[0][start + len(data) :], *value[1:])
    parts = list(value)
    for (number, type), at, low, high in _parts_in(universe, klass, start, len(data)):
        parts[number] = patched(universe, type, parts[number], low - at, data[low - start : high - start])
    return tuple(parts)


def _packed(form: str, value: Value) -> bytes:
    """The bytes of a primitive value. Instructions that store small numbers cut them off."""
    if form in _NARROW:
        return struct.pack("<" + form.upper(), value & _NARROW[form])
    return struct.pack("<" + form, value)


_NARROW = {"b": 0xFF, "B": 0xFF, "h": 0xFFFF, "H": 0xFFFF}


def _parts_in(
    universe: Universe, klass: Klass, start: int, count: int
) -> Iterator[tuple[tuple[int, Klass], int, int, int]]:
    """The fields with bytes in a window: number and type, place, and which bytes of the struct."""
    if klass.kind is not Kind.STRUCT:
        raise UnsupportedError(f"the bytes of a {klass.name}")
    for number, (at, type) in enumerate(parts_of(universe, klass)):
        low, high = max(start, at), min(start + count, at + size_of(universe, type))
        if low < high:
            yield (number, type), at, low, high


def from_bytes(universe: Universe, klass: Klass, data: bytes, offset: int = 0) -> Value:
    """The value that bytes mean."""
    form = shape_of(universe, klass)
    if form in _SIMPLE:
        return struct.unpack_from("<" + form, data, offset)[0]
    if klass.kind is not Kind.STRUCT or (klass.overlapping and len(klass.default) > 1):
        raise UnsupportedError(f"the bytes of a {klass.name}")
    if klass.overlapping:
        return (data[offset : offset + klass.size],)
    return tuple([from_bytes(universe, type, data, offset + at) for at, type in parts_of(universe, klass)])


_SIMPLE = frozenset(FORMATS.values())


def parts_of(universe: Universe, klass: Klass) -> list[tuple[int, Klass]]:
    """Where the fields of a struct lie, or the elements of an inline array."""
    found: list[tuple[int, Klass]] | None = klass.resolved.get("parts")
    if found is None:
        found = klass.resolved["parts"] = _parts_of(universe, klass)
    return found


def _parts_of(universe: Universe, klass: Klass) -> list[tuple[int, Klass]]:
    fields = universe.fields(klass)
    if klass.inline_length:
        return [(at, fields[0].type) for at in klass.places]
    return [(at, field.type) for at, field in zip(klass.places, fields, strict=True)]


# ---- structs whose fields overlap: their bytes, then the references, which do not overlap numbers


def get_overlapping(universe: Universe, slot: FieldSlot, value: Value) -> Value:
    """The value of a field."""
    at, type = parts_of(universe, slot.owner)[slot.index]
    if not type.is_value:
        found = value[1 + slot.owner.reference_places.index(at)]
        if reason := mistaken(universe, found, type):
            raise UnsupportedError(reason)
        return found
    return from_bytes(universe, type, value[0], at)


def set_overlapping(universe: Universe, slot: FieldSlot, value: Value, part: Value) -> Value:
    """A struct with one field replaced."""
    at, type = parts_of(universe, slot.owner)[slot.index]
    if not type.is_value:
        place = 1 + slot.owner.reference_places.index(at)
        return (*value[:place], part, *value[place + 1 :])
    return patched(universe, slot.owner, value, at, to_bytes(universe, type, part))
