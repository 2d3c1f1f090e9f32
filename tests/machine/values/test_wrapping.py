"""Integers of the machine are those of .NET, of 32 or 64 bits with a sign."""

from __future__ import annotations

import ctypes

from hypothesis import given
from hypothesis import strategies as st

from fencepost.machine.values.wrapping import wrap32, wrap64

EDGES = [sign * (1 << bits) + near for bits in (0, 31, 32, 63, 64) for sign in (-1, 1) for near in (-1, 0, 1)]
NUMBERS = st.one_of(st.integers(), st.sampled_from(EDGES))


@given(NUMBERS)
def test_a_number_wraps_as_one_of_32_bits_does_in_c(value: int) -> None:
    assert wrap32(value) == ctypes.c_int32(value).value


@given(NUMBERS)
def test_a_number_wraps_as_one_of_64_bits_does_in_c(value: int) -> None:
    assert wrap64(value) == ctypes.c_int64(value).value


def test_the_ends_of_the_ranges_are_next_to_each_other() -> None:
    assert wrap32(2**31) == -(2**31)
    assert wrap32(-(2**31) - 1) == 2**31 - 1
    assert wrap64(2**63) == -(2**63)
    assert wrap64(-(2**63) - 1) == 2**63 - 1
    assert [wrap32(value) for value in (2**31 - 1, -(2**31))] == [2**31 - 1, -(2**31)]
