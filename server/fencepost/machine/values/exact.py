"""Keys for values between which Python's equality does not distinguish, and .NET does.

For Python 1 and 1.0 are equal, so are the two zeros, and no NaN is equal to itself. Everything that tells states apart
keeps either an `exact` key beside a value or, where values are parts of a larger one that is compared as a whole, a
`Real` in place of a floating-point number. NaN are told apart by their bits, as `BitConverter` can. A box has one item,
the value in it (`Klass.item`).
"""

from __future__ import annotations

import struct
from typing import Any, NamedTuple

from fencepost.machine.values.values import Value

_DOUBLE = struct.Struct("<d")


class Real(NamedTuple):
    """A floating-point number by its bits."""

    bits: bytes

    @property
    def value(self) -> float:
        return float(_DOUBLE.unpack(self.bits)[0])


def real(value: float) -> Real:
    return Real(_DOUBLE.pack(value))


def is_exact(value: float) -> bool:
    """True if a number equals itself and no other. This fails for NaN, and for the zeros, one of which is negative."""
    return value != 0.0 and value == value


_ITSELF = {int, str, type(None)}


def exact(value: Value) -> Value:
    """A key: two values have the same one if no program can tell them apart."""
    kind = value.__class__
    if kind in _ITSELF:
        return value
    if kind is float:
        return real(value)
    if kind is tuple:
        return tuple([exact(part) for part in value])
    return value


def exact_items(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """The `exact` keys of an object's items, few of which are floating-point numbers."""
    return exact(values) if any(value.__class__ in _INEXACT for value in values) else values


_INEXACT = {float, tuple}


def observed(outcome: tuple[Any, ...]) -> tuple[Any, ...]:
    """A key of what a harness has returned, which may be of any type: it tells 1, 1.0 and true apart."""
    return tuple([(part.__class__.__name__, exact(part)) for part in outcome])


def kept(value: float) -> float:
    """A number that may be compared as part of a larger value: the one NaN with its bits, which equals itself."""
    return value if value == value else _NANS.setdefault(real(value), value)


_NANS: dict[Real, float] = {}
