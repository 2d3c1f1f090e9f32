"""The kinds of values that the evaluation stack distinguishes (ECMA-335 I.12.3.2.1)."""

from __future__ import annotations

from fencepost.lowering.kinds import PRIMITIVE_KINDS, SIZES, SMALL, UNSIGNED, Kind
from tests.lowering.made import carrier

WIDTHS = {Kind.I4: 32, Kind.I8: 64, Kind.NATIVE: 64, Kind.F4: 32, Kind.F8: 64}
"""The bits of a value on the stack."""


def test_a_primitive_type_of_the_library_has_the_kind_of_the_table() -> None:
    universe = carrier().universe
    assert {name: universe.core(name).kind for name in PRIMITIVE_KINDS} == PRIMITIVE_KINDS


def test_the_stack_has_numbers_of_five_kinds() -> None:
    kinds = {kind: {name for name, other in PRIMITIVE_KINDS.items() if other is kind} for kind in WIDTHS}
    assert kinds[Kind.I8] == {"System.Int64", "System.UInt64"}
    assert kinds[Kind.NATIVE] == {"System.IntPtr", "System.UIntPtr"}
    assert (kinds[Kind.F4], kinds[Kind.F8]) == ({"System.Single"}, {"System.Double"})
    assert len(kinds[Kind.I4]) == 8, "truth values and characters, too"


def test_every_primitive_type_but_void_has_a_size_that_fits_on_the_stack() -> None:
    assert SIZES.keys() == PRIMITIVE_KINDS.keys() - {"System.Void"}
    assert all(SIZES[name] * 8 <= WIDTHS[PRIMITIVE_KINDS[name]] for name in SIZES)


def test_small_types_are_those_that_are_narrower_than_the_stack() -> None:
    narrower = {name: SIZES[name] * 8 for name in SIZES if SIZES[name] * 8 < WIDTHS[PRIMITIVE_KINDS[name]]}
    assert {name: bits for name, (bits, _) in SMALL.items()} == narrower
    assert {name for name, (_, signed) in SMALL.items() if signed} == {"System.SByte", "System.Int16"}


def test_unsigned_types_are_those_whose_values_the_stack_holds_with_a_sign() -> None:
    wide = {name: SIZES[name] * 8 for name in SIZES if name.startswith("System.U") and name not in SMALL}
    assert wide == UNSIGNED


def test_a_kind_is_equal_to_itself_only_and_can_be_looked_up() -> None:
    assert len({kind: kind.value for kind in Kind}) == len(Kind) == 9
    assert {Kind.I4: 1}[Kind("i4")] == 1
