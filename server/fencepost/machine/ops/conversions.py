"""Conversions between numbers (ECMA-335 III.3.27 to III.3.29), saturating from floating point as .NET does since 9."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from fencepost.library.registry import Throw, single
from fencepost.machine.running.codes import Factory, Site
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Registers, Value

_WIDTHS = {"i1": (8, True), "u1": (8, False), "i2": (16, True), "u2": (16, False), "i4": (32, True), "u4": (32, False),
           "i8": (64, True), "u8": (64, False), "i": (64, True), "u": (64, False)}  # fmt: skip
_STACK_BITS = {"i4": 32, "i8": 64, "n": 64}


def _signed(value: int, bits: int) -> int:
    return (value + (1 << bits - 1) & (1 << bits) - 1) - (1 << bits - 1)


def _stack(value: int, bits: int, signed: bool) -> int:
    """A value of so many bits as the stack holds it: small unsigned ones extended with zeros, all else signed."""
    if bits >= 32 or signed:
        return _signed(value, bits)
    return value & (1 << bits) - 1


def _from_integer(bits: int, signed: bool, source_bits: int) -> Callable[[int], int]:
    if bits == 64 and not signed and source_bits == 32:
        return lambda value: value & 0xFFFFFFFF
    return lambda value: _stack(value, bits, signed)


def _from_float(bits: int, signed: bool) -> Callable[[float], int]:
    # Small targets go through a 32-bit integer first.
    wide = max(bits, 32)
    low = -(1 << wide - 1) if signed or bits < 32 else 0
    high = (1 << wide - 1) - 1 if signed or bits < 32 else (1 << wide) - 1

    def convert(value: float) -> int:
        if value != value:
            return 0
        number = (
            int(max(min(value, float(high)), float(low))) if not math.isinf(value) else (high if value > 0 else low)
        )
        return _stack(max(low, min(high, number)), bits, signed)

    return convert


def _checked(bits: int, signed: bool, unsigned_source: bool, source_bits: int) -> Callable[[Any], int]:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)

    def convert(value: Value) -> int:
        if isinstance(value, float):
            if not math.isfinite(value):
                raise Throw("System.OverflowException")
            value = int(value)
        elif unsigned_source:
            value &= (1 << source_bits) - 1
        if not low <= value <= high:
            raise Throw("System.OverflowException")
        return _stack(value, bits, signed)

    return convert


def _float_of_unsigned(mask: int) -> Callable[[int], float]:
    return lambda value: float(value & mask)


def _unary(function: Callable[[Any], Any]) -> Factory:
    def factory(b: Site) -> OperationFunction:
        dst, (x,) = b.dst, b.srcs

        def operation(_t: Thread, r: Registers) -> None:
            r[dst] = function(r[x])

        return operation

    return factory


def _table() -> dict[str, Factory]:
    table: dict[str, Factory] = {}
    for to, (bits, signed) in _WIDTHS.items():
        for kind, source_bits in _STACK_BITS.items():
            table[f"conv_{to}_{kind}"] = _unary(_from_integer(bits, signed, source_bits))
        for kind in ("f4", "f8"):
            table[f"conv_{to}_{kind}"] = _unary(_from_float(bits, signed))
        for kind in (*_STACK_BITS, "f4", "f8"):
            for suffix in ("", "_un"):
                source_bits = _STACK_BITS.get(kind, 64)
                table[f"conv_ovf_{to}{suffix}_{kind}"] = _unary(_checked(bits, signed, bool(suffix), source_bits))
    for kind, source_bits in _STACK_BITS.items():
        table[f"conv_r4_{kind}"] = _unary(_single_of)
        table[f"conv_r8_{kind}"] = _unary(float)
        table[f"conv_r_un_{kind}"] = _unary(_float_of_unsigned((1 << source_bits) - 1))
    for kind in ("f4", "f8"):
        table[f"conv_r4_{kind}"] = _unary(single)
        table[f"conv_r8_{kind}"] = _unary(lambda value: value)
        table[f"conv_r_un_{kind}"] = _unary(lambda value: value)
    return table


def _single_of(value: int) -> float:
    """An integer rounded once to single precision: a detour over double would round twice."""
    if abs(value) < 1 << 53:
        return single(float(value))
    shift = value.bit_length() - 26 if value > 0 else (-value).bit_length() - 26
    magnitude = abs(value)
    kept = magnitude >> shift
    if magnitude & (1 << shift) - 1:
        kept |= 1
    result = single(float(kept) * 2.0**shift)
    return result if value > 0 else -result


FACTORIES = _table()
