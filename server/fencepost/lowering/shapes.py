"""The shapes of types in registers. They say which values of one type can be taken for values of another."""

from __future__ import annotations

from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass
from fencepost.lowering.placing import in_order, size_in
from fencepost.lowering.universe import Universe

FORMATS = {
    "System.Boolean": "B", "System.Char": "H", "System.SByte": "b", "System.Byte": "B", "System.Int16": "h",
    "System.UInt16": "H", "System.Int32": "i", "System.UInt32": "i", "System.Int64": "q", "System.UInt64": "q",
    "System.IntPtr": "q", "System.UIntPtr": "q", "System.Single": "f", "System.Double": "d",
}  # fmt: skip
"""How the stack holds primitive values: 32 and 64 bits always signed."""


def shape_of(universe: Universe, klass: Klass) -> str:
    """The shape of a type in registers. It is equal for types whose values need no conversion into each other."""
    found: str | None = klass.resolved.get("shape")
    if found is None:
        found = klass.resolved["shape"] = _shape(universe, klass.underlying or klass)
    return found


def _shape(universe: Universe, klass: Klass) -> str:
    if not klass.is_value:
        return "*" if klass.kind is Kind.POINTER else "o"
    if klass.kind is Kind.STRUCT:
        fields = universe.fields(klass)
        if klass.overlapping:
            return f"<{klass.size}{'o' * len(klass.reference_places)}>"
        if klass.inline_length:
            return f"({shape_of(universe, fields[0].type) * klass.inline_length})"
        places = "" if _lie_as_expected(klass) else f"@{klass.places}"
        return f"({''.join(shape_of(universe, field.type) for field in fields)}){places}"
    return FORMATS.get(klass.name, "*")


def _lie_as_expected(klass: Klass) -> bool:
    """True if the fields of a struct lie where their shapes say: one after the other, aligned by their numbers."""
    types = [field.type for field in klass.fields]
    return klass.places == in_order([size_in(type) for type in types], [_natural(type) for type in types])[0]


def _natural(klass: Klass) -> int:
    """The natural alignment of a type: that of its widest number."""
    if klass.kind is Kind.STRUCT:
        return max((_natural(field.type) for field in klass.fields), default=1)
    return size_in(klass)


def alike(universe: Universe, a: Klass, b: Klass, stores: bool = False) -> bool:
    """True if a variable of type `a` may be used as one of type `b`. With `stores`, signs do not count: instructions
    that store small numbers name none."""
    if a is b:
        return True
    x, y = shape_of(universe, a), shape_of(universe, b)
    return x == y or {x, y} == {"*", "q"} or (stores and x.lower() == y.lower() and x in "bBhH")
