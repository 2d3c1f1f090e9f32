"""How large the values of a type are, and what a variable of it begins with (ECMA-335 II.10.7)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from fencepost.lowering.klass import Klass
from fencepost.lowering.placing import alignment_of, placed, size_in
from fencepost.lowering.unsupported import UnsupportedError
from fencepost.model.members import Type

_LARGEST, _LARGEST_INLINE = (1 << 27) - 7, 1 << 20
"""Bytes of the largest value, and of the largest inline array, that the runtime loads."""

_INLINE_ARRAY = "System.Runtime.CompilerServices.InlineArrayAttribute"
_FIXED_BUFFER = "System.Runtime.CompilerServices.UnsafeValueTypeAttribute"


def default_of(klass: Klass) -> Any:
    """The initial value of a variable of a type."""
    return klass.default if klass.is_value else None


def measure(klass: Klass, type: Type) -> None:
    """Size and default of a struct, and where its fields lie. The value of a struct whose fields overlap is its bytes
    and its references."""
    klass.inline_length = _inline_length(klass, type)
    if klass.inline_length:
        element, count = klass.fields[0].type, klass.inline_length
        size = size_in(element)
        klass.size, klass.alignment = size * count, alignment_of(element)
        _check_size(klass, _LARGEST)
        klass.default = (default_of(element),) * count
        klass.places = tuple(range(0, klass.size, size))
        return
    klass.default = tuple([default_of(field.type) for field in klass.fields])
    klass.places, klass.size, klass.alignment = placed(klass, type)
    _check_size(klass, _LARGEST)
    ends = sorted((at, at + size_in(field.type)) for at, field in zip(klass.places, klass.fields, strict=True))
    klass.overlapping = any(a[1] > b[0] for a, b in pairwise(ends))
    if klass.overlapping:
        places = {field.definition.offset for field in klass.fields if not field.type.is_value}
        klass.reference_places = tuple(sorted(places))
        klass.default = (bytes(klass.size), *[None] * len(places))


def _inline_length(klass: Klass, type: Type) -> int:
    """How many elements there are where a struct's only field stands for several, 0 where it does not."""
    for attribute in type.attributes:
        if attribute.type == _INLINE_ARRAY and attribute.arguments:
            length = attribute.arguments[0]
            if len(klass.fields) != 1 or not isinstance(length, int) or length <= 0:
                raise UnsupportedError(f"{klass.name} is an inline array of {length} times {len(klass.fields)} fields")
            klass.size = max(klass.fields[0].type.size, 1) * length
            _check_size(klass, _LARGEST_INLINE)
            return length
        if attribute.type == _FIXED_BUFFER and type.layout and klass.fields:
            return type.layout[1] // max(klass.fields[0].type.size, 1)
    return 0


def _check_size(klass: Klass, most: int) -> None:
    if klass.size > most:
        raise UnsupportedError(f"a {klass.name} has {klass.size:,} bytes, which the runtime does not load")
