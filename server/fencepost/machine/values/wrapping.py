"""Integers as signed numbers of 32 or 64 bits."""

from __future__ import annotations

MASK32, MASK64 = 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF
_MIN32, _MAX32 = -(1 << 31), (1 << 31) - 1
_MIN64, _MAX64 = -(1 << 63), (1 << 63) - 1


def wrap32(value: int) -> int:
    return value if _MIN32 <= value <= _MAX32 else (value + 0x80000000 & MASK32) - 0x80000000


def wrap64(value: int) -> int:
    return value if _MIN64 <= value <= _MAX64 else (value + (1 << 63) & MASK64) - (1 << 63)
