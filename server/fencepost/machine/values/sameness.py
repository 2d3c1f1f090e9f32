"""Tells whether two values have the same bits, as `ceq` asks (ECMA-335 III.4.1)."""

from __future__ import annotations

from typing import Any

from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.values.exact import exact
from fencepost.machine.values.values import (
    Delegate,
    ItemPointer,
    Published,
    RawPointer,
    Ref,
    StaticPointer,
    Value,
    VariablePointer,
)


def same(a: Value, b: Value) -> bool:
    """True if two values, references, pointers or texts have the same bits."""
    if a is b:
        return True
    ka, kb = a.__class__, b.__class__
    if ka is Published:
        a, ka = a.ref, Ref
    if kb is Published:
        b, kb = b.ref, Ref
    if ka is RawPointer or kb is RawPointer:
        return _same_place(a, b)
    if ka is not kb:
        return (a == 0 and b is None) or (b == 0 and a is None)
    if ka is Ref:
        return bool(a.key == b.key)
    if ka is Delegate:
        if a.objects and b.objects:
            return same(a.objects[0], b.objects[0])
        return a.klass is b.klass and equal_entries(a.entries, b.entries)
    if ka is ItemPointer:
        return same(a.target, b.target) and a[1:] == b[1:]
    if ka is float or ka is tuple:
        return bool(exact(a) == exact(b))
    return bool(a == b) if ka in _BY_VALUE else False


def _same_place(a: Value, b: Value) -> bool:
    """True if two pointers, one of them to a byte, lead to the same place."""
    if a.__class__ is b.__class__:
        return a.offset == b.offset and same(a.base, b.base)
    if a.__class__ is not RawPointer:
        a, b = b, a
    if b is None or b.__class__ is int:
        return False
    if b.path:
        raise UnsupportedError("a comparison of a pointer to a byte with one into a struct")
    if b.__class__ is ItemPointer and b.target.klass.element is not None:
        return same(a.base.target, b.target) and a.offset == b.index * b.target.klass.element.size
    return a.offset == 0 and same(a.base, b)


def equal_entries(a: tuple[Any, ...], b: tuple[Any, ...]) -> bool:
    """True if two delegates call the same methods on the same targets."""
    return len(a) == len(b) and all(m is n and (x is y or same(x, y)) for (x, m), (y, n) in zip(a, b, strict=True))


_BY_VALUE: set[Any] = {str, int, bytes, VariablePointer, StaticPointer}


def register_value_class(kind: type) -> None:
    """Values of this class are the same when they are equal."""
    _BY_VALUE.add(kind)
