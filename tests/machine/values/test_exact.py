"""Values that no program can tell apart have one key, and no others."""

from __future__ import annotations

import math
import struct
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fencepost.machine.values.exact import Real, exact, exact_items, is_exact, kept, observed, real

NAN = math.nan
OTHER_NAN = struct.unpack("<d", struct.pack("<Q", 0x7FF8000000000001))[0]

VALUES = st.recursive(
    st.one_of(st.integers(), st.floats(), st.text(max_size=3), st.none()),
    lambda parts: st.lists(parts, max_size=3).map(tuple),
    max_leaves=5,
)


def bits(value: Any) -> Any:
    """A value with what its numbers are made of, written without a look at the machine."""
    if isinstance(value, float):
        return "float", struct.pack("<d", value)
    return ("struct", tuple(map(bits, value))) if isinstance(value, tuple) else (type(value).__name__, value)


@given(VALUES, VALUES)
def test_two_values_have_one_key_if_they_have_the_same_bits(one: Any, other: Any) -> None:
    assert (exact(one) == exact(other)) == (bits(one) == bits(other))
    assert exact(one) == exact(one)


@pytest.mark.parametrize(("one", "other"), [(0.0, -0.0), (1, 1.0), (NAN, OTHER_NAN), ((0.0,), (-0.0,)), (0, 0.0)])
def test_what_python_may_take_for_equal_is_told_apart(one: Any, other: Any) -> None:
    assert exact(one) != exact(other)
    assert exact((one, "rest")) != exact((other, "rest"))


def test_a_nan_has_the_key_of_every_nan_with_its_bits() -> None:
    assert exact(float("nan")) == exact(NAN)
    assert exact((1, (NAN,))) == exact((1, (float("nan"),)))


def test_items_of_an_object_are_told_apart_as_values_are() -> None:
    assert exact_items((1, 0.0)) != exact_items((1, -0.0))
    assert exact_items((1, (0.0,))) != exact_items((1, (-0.0,)))
    assert exact_items((1, "a", None)) == (1, "a", None)


@given(st.floats())
def test_a_real_is_the_number_with_its_bits(value: float) -> None:
    assert struct.pack("<d", real(value).value) == struct.pack("<d", value)
    assert isinstance(real(value), Real)


def test_equality_tells_all_numbers_apart_but_zeros_and_nan() -> None:
    assert [is_exact(value) for value in (1.5, math.inf, 0.0, -0.0, NAN)] == [True, True, False, False, False]


def test_what_a_harness_returns_is_told_apart_by_type_too() -> None:
    keys = {observed((value,)) for value in (1, 1.0, True)}
    assert len(keys) == 3
    assert observed((-0.0,)) != observed((0.0,))


def test_a_kept_nan_is_equal_to_the_next_one_with_its_bits() -> None:
    again = struct.unpack("<d", struct.pack("<d", OTHER_NAN))[0]
    assert kept(OTHER_NAN) is kept(again)
    assert (kept(again), 1) == (kept(OTHER_NAN), 1)
    assert kept(NAN) is not kept(OTHER_NAN)
    assert str(kept(-0.0)) == "-0.0"
