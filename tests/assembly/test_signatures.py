"""Signature blobs as text, and what is no signature."""

import pytest

from fencepost.assembly.damage import DamagedError
from fencepost.assembly.signatures import PRIMITIVES, SignatureReader
from fencepost.assembly.text import signature_text, type_text
from fencepost.model.types import Instance, MethodSignature, Named, TypeExpression


def named(index: int) -> TypeExpression:
    """Types by their coded index: 5 is `T1`."""
    return Named("T" + str(index >> 2))


def read(data: str) -> SignatureReader:
    return SignatureReader(bytes.fromhex(data), named)


TYPES = {
    "08": "System.Int32",
    "1c": "System.Object",
    "1d 1d 08": "System.Int32[][]",
    "0f 10 01": "System.Void&*",
    "12 05": "T1",
    "11 09": "T2",
    "13 00": "!0",
    "1e 03": "!!3",
    "15 12 05 02 08 0e": "T1<System.Int32,System.String>",
    "15 11 05 01 15 12 09 01 13 00": "T1<T2<!0>>",
    "1f 05 08": "modreq(T1) System.Int32",
    "20 05 1f 09 0f 08": "modopt(T1) modreq(T2) System.Int32*",
    "0f 20 05 08": "modopt(T1) System.Int32*",
    "45 1d 08": "pinned System.Int32[]",
    "14 08 01 00 00": "System.Int32[*]",
    "14 08 02 00 00": "System.Int32[,]",
    "14 08 02 00 02 00 00": "System.Int32[0...,0...]",
    "14 08 02 02 03 04 01 02": "System.Int32[1...3,4]",
    "14 08 01 00 01 7b": "System.Int32[-3...]",
    "1b 00 00 01": "method System.Void *()",
    "1b 00 02 08 0e 10 13 00": "method System.Int32 *(System.String,!0&)",
    "1b 09 01 01 1b 00 00 01": "method System.Void *(method System.Void *())",
}


@pytest.mark.parametrize(("data", "text"), TYPES.items())
def test_a_type(data: str, text: str) -> None:
    assert type_text(read(data).type()) == text


def test_value_types_are_told_from_classes_where_the_signature_says_so() -> None:
    assert read("11 05").type() == Named("T1", "", True)
    assert read("12 05").type() == Named("T1", "", False)
    assert read("15 11 05 01 08").type() == Instance(Named("T1", "", True), (PRIMITIVES[0x08],))


METHODS = {
    "00 00 01": "System.Void()",
    "20 01 01 08": "instance System.Void(System.Int32)",
    "60 01 01 1c": "instance System.Void(System.Object)",
    "30 01 01 1e 00 1e 00": "instance !!0(!!0)",
    "10 02 02 01 1e 00 1e 01": "System.Void(!!0,!!1)",
    "05 01 01 08": "vararg System.Void(System.Int32)",
    "05 02 01 08 41 0e": "vararg System.Void(System.Int32,...,System.String)",
    "05 01 01 41 0e": "vararg System.Void(...,System.String)",
    "28 00 08": "instance System.Int32()",
}


@pytest.mark.parametrize(("data", "text"), METHODS.items())
def test_a_method(data: str, text: str) -> None:
    assert signature_text(read(data).method()) == text


def test_a_method_keeps_what_its_text_does_not_say() -> None:
    assert read("72 01 02 01 08 08").method() == MethodSignature(
        True, True, 2, 1, Named("System.Void"), (Named("System.Int32"),) * 2, 2
    )


def test_a_field_and_locals_and_an_instantiation() -> None:
    assert type_text(read("06 08").field()) == "System.Int32"
    assert [type_text(local) for local in read("07 02 08 45 10 0e").locals()] == [
        "System.Int32",
        "pinned System.String&",
    ]
    assert [type_text(argument) for argument in read("0a 01 13 00").method_spec()] == ["!0"]


@pytest.mark.parametrize(
    "data", ["", "00", "42", "12", "15 12 05", "15 12 05 05 08", "14 08 ff", "14 08 21 00 00", "1d"]
)
def test_what_is_no_type_is_damage(data: str) -> None:
    with pytest.raises(DamagedError):
        read(data).type()


@pytest.mark.parametrize("kind", ["06 08", "07 00", "0a 00"])
def test_a_method_is_not_mistaken_for_something_else(kind: str) -> None:
    with pytest.raises(DamagedError, match="signature of something else"):
        read(kind).method()


def test_nesting_ends() -> None:
    with pytest.raises(DamagedError, match="nested too deeply"):
        SignatureReader(b"\x1d" * 100_000 + b"\x08", named).type()
    with pytest.raises(DamagedError, match="nested too deeply"):
        SignatureReader(b"\x1b\x00\x00" * 100_000 + b"\x08", named).type()
    assert type_text(SignatureReader(b"\x1d" * 90 + b"\x08", named).type()).endswith("[]" * 90)


def test_a_count_that_the_blob_cannot_hold_is_not_believed() -> None:
    with pytest.raises(DamagedError, match="claims more than it holds"):
        read("00 df ff ff ff 01").method()
    with pytest.raises(DamagedError, match="claims more than it holds"):
        read("07 df ff ff ff").locals()
