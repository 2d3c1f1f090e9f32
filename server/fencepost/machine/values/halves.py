"""Variables of 8 bytes where a word has 4 (`word = 32`): a plain access is one of the lower half and one of the upper.

Each half is an operation of its own for the memory model: its address is that of the variable with a `Half` behind it.
A whole and its halves are the same address for the model. Memory keeps whole values. Volatile accesses and
`Interlocked` are of the whole variable. Variables without a race have no halves, because no thread could see one.

Deviation: the last write of a half is not forwarded to a read of the whole; the read waits until the write has taken
effect. Refused: `word = 32` together with `multi_copy_atomic = false`. Versions (`propagation`) are of whole variables,
so no thread would see a half alone, which must not look like a proof.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, NamedTuple

from fencepost.lowering.kinds import Kind
from fencepost.machine.values.values import Value

if TYPE_CHECKING:
    from fencepost.lowering.klass import Klass
    from fencepost.lowering.universe import Universe
    from fencepost.machine.values.addresses import Address

_BITS = 32
_MASK = (1 << _BITS) - 1


class Half(NamedTuple):
    """Which half of a variable; `real` is one of floating point."""

    upper: bool
    real: bool


def halves_of(universe: Universe, klass: Klass, path: tuple[int, ...]) -> tuple[Half, ...]:
    """The two halves of a part of a type; none unless the part is a primitive of 8 bytes."""
    for index in path:
        if klass.overlapping:
            return ()
        klass = universe.fields(klass)[0 if klass.inline_length else index].type
    if klass.kind not in (Kind.I8, Kind.F8):
        return ()
    return Half(False, klass.kind is Kind.F8), Half(True, klass.kind is Kind.F8)


def whole(address: Address) -> Address:
    """The variable that an address is of, or is a half of."""
    return address[:-1] if address[-1].__class__ is Half else address


def meet(one: Address | None, other: Address | None) -> bool:
    """True if two addresses have a byte in common."""
    if one == other:
        return True
    if one is None or other is None or (one[-1].__class__ is Half) is (other[-1].__class__ is Half):
        return False
    return whole(one) == whole(other)


def default_of(address: Address, default: Value) -> Value:
    """The initial value of the variable at an address, or of the half of a variable."""
    return default if address[-1].__class__ is not Half else 0.0 if address[-1].real else 0


def part_of(address: Address, value: Value) -> Value:
    """The value at an address, where its variable has a value."""
    return half_of(address[-1], value) if address[-1].__class__ is Half else value


def half_of(half: Half, value: Value) -> int:
    bits = _bits(value) if half.real else value
    return bits >> (_BITS if half.upper else 0) & _MASK


def replaced(half: Half, value: Value, part: int) -> Value:
    """The value with one half replaced."""
    shift = _BITS if half.upper else 0
    bits = (_bits(value) if half.real else value & (1 << 2 * _BITS) - 1) & ~(_MASK << shift) | part << shift
    if half.real:
        return struct.unpack("<d", struct.pack("<Q", bits))[0]
    return bits - (bits >> 2 * _BITS - 1 << 2 * _BITS)


def _bits(value: float) -> int:
    found: int = struct.unpack("<Q", struct.pack("<d", value))[0]
    return found
