"""A variable of 8 bytes as two halves, where a word has 4."""

from __future__ import annotations

import struct

from hypothesis import given
from hypothesis import strategies as st

from fencepost.machine.values.halves import (
    Half,
    default_of,
    half_of,
    halves_of,
    meet,
    part_of,
    replaced,
    whole,
)
from tests.machine.made import Made

MADE = Made()
LOWER, UPPER = Half(False, False), Half(True, False)
REALS = Half(False, True), Half(True, True)
LONGS = st.integers(-(2**63), 2**63 - 1)


@given(LONGS)
def test_a_number_is_what_its_halves_are_put_together_to(value: int) -> None:
    lower, upper = half_of(LOWER, value), half_of(UPPER, value)
    assert struct.pack("<II", lower, upper) == struct.pack("<q", value)
    assert replaced(UPPER, replaced(LOWER, 0, lower), upper) == value
    assert replaced(LOWER, replaced(UPPER, -1, upper), lower) == value


@given(st.floats())
def test_a_floating_point_number_has_the_halves_of_its_bits(value: float) -> None:
    lower, upper = (half_of(half, value) for half in REALS)
    assert struct.pack("<II", lower, upper) == struct.pack("<d", value)
    whole = replaced(REALS[1], replaced(REALS[0], 0.0, lower), upper)
    assert struct.pack("<d", whole) == struct.pack("<d", value)


@given(LONGS, LONGS)
def test_a_half_that_is_replaced_leaves_the_other_one_as_it_is(value: int, other: int) -> None:
    changed = replaced(LOWER, value, half_of(LOWER, other))
    assert (half_of(LOWER, changed), half_of(UPPER, changed)) == (half_of(LOWER, other), half_of(UPPER, value))


def test_only_numbers_of_8_bytes_have_halves() -> None:
    def halves(name: str) -> tuple[Half, ...]:
        return halves_of(MADE.universe, MADE.klass(name), ())

    assert halves("System.Int64") == (LOWER, UPPER)
    assert halves("System.UInt64") == (LOWER, UPPER)
    assert halves("System.Double") == REALS
    assert [halves(f"System.{name}") for name in ("Int32", "Single", "IntPtr", "Object")] == [()] * 4


def test_a_half_is_of_its_variable() -> None:
    variable = ("static", 1)
    assert whole((*variable, UPPER)) == variable
    assert whole(variable) == variable
    assert part_of((*variable, UPPER), 5 << 32 | 7) == 5
    assert part_of(variable, 5 << 32 | 7) == 5 << 32 | 7


def test_a_half_meets_its_whole_and_itself_and_not_the_other_half() -> None:
    variable = ("static", 1)
    lower, upper = (*variable, LOWER), (*variable, UPPER)
    assert meet(lower, variable)
    assert meet(variable, upper)
    assert meet(lower, lower)
    assert not meet(lower, upper)
    assert not meet(lower, ("static", 2))
    assert not meet(variable, ("static", 2))
    assert not meet(None, variable)


def test_a_half_of_a_variable_begins_as_a_zero_of_the_kind_of_the_whole() -> None:
    assert default_of(("static", 1), "anything") == "anything"
    assert repr(default_of(("static", 1, LOWER), 3)) == "0"
    assert repr(default_of(("static", 1, REALS[1]), 3)) == "0.0"
