"""Values that no part of a program can tell apart, although two threads have made them."""

from __future__ import annotations

from collections.abc import Hashable, Set

from fencepost.machine.values.exact import exact
from fencepost.machine.values.values import CELL, Delegate, Published, Ref, Value


def are_alike(one: Value, other: Value, told_apart: Set[Hashable]) -> bool:
    """True for equal values, and for two objects with equal fields that never change; but not for objects that have
    been locked or compared by reference."""
    one, other = _shared(one), _shared(other)
    if isinstance(one, Ref) and isinstance(other, Ref):
        return _are_like_objects(one, other, told_apart, set())
    if isinstance(one, Ref) or isinstance(other, Ref):
        return False
    if isinstance(one, Delegate) and isinstance(other, Delegate):
        return [entry[1] for entry in one.entries] == [entry[1] for entry in other.entries] and all(
            are_alike(a, b, told_apart) for (a, _), (b, _) in zip(one.entries, other.entries, strict=True)
        )
    if one.__class__ is tuple and other.__class__ is tuple and len(one) == len(other):
        return all(are_alike(a, b, told_apart) for a, b in zip(one, other, strict=True))
    return bool(exact(one) == exact(other))


def _are_like_objects(
    one: Ref, other: Ref, told_apart: Set[Hashable], seen: set[tuple[Hashable, Hashable]]
) -> bool:  # fmt: skip
    if one.key == other.key or (one.key, other.key) in seen:
        return True
    if one.klass is not other.klass or one.length != other.length or one.key in told_apart or other.key in told_apart:
        return False
    seen.add((one.key, other.key))
    for a, b in zip(one.values, other.values, strict=True):
        if a is CELL or b is CELL:
            return False
        a, b = _shared(a), _shared(b)
        if isinstance(a, Ref) and isinstance(b, Ref):
            if not _are_like_objects(a, b, told_apart, seen):
                return False
        elif not are_alike(a, b, told_apart):
            return False
    return True


def _shared(value: Value) -> Value:
    return value.ref if isinstance(value, Published) else value
