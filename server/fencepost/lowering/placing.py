"""Where the fields of a struct lie, as the runtime of .NET 10 on 64 bits places them.

Fields lie in the order in which they are declared (sequential layout), or where they say (explicit). The runtime
chooses the places itself where a struct asks for that (`LayoutKind.Auto`, as tuples do), or is sequential and has
references anywhere inside; then neither the packing nor the size that it states counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import FieldSlot, Klass
from fencepost.model.members import Type

_WORD, _NO_PACK = 8, 32
_LAYOUT, _AUTO, _SEQUENTIAL = 0x18, 0, 0x8
_STATED = {
    "System.Guid": 4, "System.Int128": 16, "System.UInt128": 16, "System.Runtime.Intrinsics.Vector128`1": 16,
    "System.Runtime.Intrinsics.Vector256`1": 32, "System.Runtime.Intrinsics.Vector512`1": 64,
}  # fmt: skip
"""Structs whose alignment is not that of the fields that they have here."""


class Placed(NamedTuple):
    """Where each field of a struct begins, the bytes of the struct, and what its own place is a multiple of."""

    places: tuple[int, ...]
    size: int
    alignment: int


def size_in(klass: Klass) -> int:
    """The bytes of a variable of a type."""
    return max(klass.size, 1) if klass.is_value else _WORD


def alignment_of(klass: Klass) -> int:
    return klass.alignment if klass.kind is Kind.STRUCT else size_in(klass)


def has_references(klass: Klass) -> bool:
    """True if a variable of a type contains references to objects. Addresses of variables are not such references."""
    if not klass.is_value:
        return klass.kind is not Kind.POINTER
    return klass.kind is Kind.STRUCT and any(has_references(field.type) for field in klass.fields)


def placed(klass: Klass, type: Type) -> Placed:
    """Places the fields of a struct, whose types have been measured."""
    fields, aligned = klass.fields, _STATED.get(klass.generic or klass.name)
    pack, stated = type.layout or (0, 0)
    if any(field.definition.offset >= 0 for field in fields):
        places = tuple([field.definition.offset for field in fields])
        alignment = max([min(alignment_of(field.type), pack or _NO_PACK) for field in fields], default=1)
        end = max(place + size_in(field.type) for place, field in zip(places, fields, strict=True))
        return Placed(places, max(_up(end, alignment), stated, 1), alignment)
    layout = type.flags & _LAYOUT
    if fields and (layout == _AUTO or (layout == _SEQUENTIAL and any(has_references(field.type) for field in fields))):
        return _automatic(fields)
    alignments = [max(min(alignment_of(field.type), pack or _NO_PACK), 1) for field in fields]
    places, end = in_order([size_in(field.type) for field in fields], alignments)
    alignment = aligned or max([*alignments, 1])
    return Placed(places, max(_up(end, alignment), stated, 1), alignment)


def in_order(sizes: Sequence[int], alignments: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """The places of fields one after the other, and where the last one ends."""
    places, at = [], 0
    for size, alignment in zip(sizes, alignments, strict=True):
        at = _up(at, alignment)
        places.append(at)
        at += size
    return tuple(places), at


def _automatic(fields: Sequence[FieldSlot]) -> Placed:
    """The order of automatic layout: references first, then fields that are no structs, the largest first, then structs
    (`MethodTableBuilder::PlaceInstanceFields`)."""
    places, at = [0] * len(fields), 0
    for number in sorted(range(len(fields)), key=lambda number: _turn(fields[number].type)):
        klass = fields[number].type
        at = _up(at, alignment_of(klass))
        places[number] = at
        at += size_in(klass)
    most = max(alignment_of(field.type) for field in fields)
    if any(has_references(field.type) for field in fields) or at > _WORD:
        size = _up(at, max(most, _WORD))
    else:
        size = 1 << (at - 1).bit_length()
    return Placed(tuple(places), size, most if most > _WORD else min(size, _WORD))


def _turn(klass: Klass) -> tuple[int, int]:
    if klass.kind is Kind.STRUCT:
        return 2, 0
    return (1 if klass.is_value or klass.kind is Kind.POINTER else 0), -size_in(klass)


def _up(at: int, alignment: int) -> int:
    return (at + alignment - 1) // alignment * alignment
