"""Counts of bits."""

from fencepost.library.registry import member


@member("System.Numerics.BitOperations::LeadingZeroCount(System.UInt64)")
def leading_zero_count(value: int) -> int:
    return 64 - value.bit_length()


@member("System.Numerics.BitOperations::TrailingZeroCount(System.UInt64)")
def trailing_zero_count(value: int) -> int:
    return (value & -value).bit_length() - 1 if value else 64


@member("System.Numerics.BitOperations::PopCount(System.UInt64)")
def pop_count(value: int) -> int:
    return value.bit_count()
