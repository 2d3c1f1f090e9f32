"""Compressed integers and the four heaps."""

from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fencepost.assembly.damage import DamagedError
from fencepost.assembly.heaps import Blobs, Guids, Strings, UserStrings, compressed, compressed_signed
from tests.assembly import made

# The examples of ECMA-335 II.23.2.
UNSIGNED = {
    0x03: "03",
    0x7F: "7f",
    0x80: "8080",
    0x2E57: "ae57",
    0x3FFF: "bfff",
    0x4000: "c0004000",
    0x1FFFFFFF: "dfffffff",
}
SIGNED = {
    3: "06",
    -3: "7b",
    64: "8080",
    -64: "01",
    8192: "c0004000",
    -8192: "8001",
    268435455: "dffffffe",
    -268435456: "c0000001",
}


@pytest.mark.parametrize(("number", "data"), UNSIGNED.items())
def test_the_unsigned_examples_of_the_standard(number: int, data: str) -> None:
    assert compressed(bytes.fromhex(data), 0) == (number, len(data) // 2)


@pytest.mark.parametrize(("number", "data"), SIGNED.items())
def test_the_signed_examples_of_the_standard(number: int, data: str) -> None:
    assert compressed_signed(bytes.fromhex(data), 0) == (number, len(data) // 2)


@given(st.integers(0, 0x1FFFFFFF), st.binary(max_size=3))
def test_what_was_compressed_is_read_back(number: int, before: bytes) -> None:
    data = before + made.compressed(number)
    assert compressed(data + b"rest", len(before)) == (number, len(data))


@pytest.mark.parametrize("data", ["", "80", "c0", "c00040", "e0", "ff"])
def test_no_number_is_damage(data: str) -> None:
    with pytest.raises(DamagedError):
        compressed(bytes.fromhex(data), 0)


def test_a_string_may_be_the_end_of_another() -> None:
    strings = Strings(memoryview(b"\0get_Name\0"))
    assert (strings[0], strings[1], strings[5]) == ("", "get_Name", "Name")


@pytest.mark.parametrize(
    "data", [b"\0one\0\0two\0", b"\0one\0cut off", b"no NUL\0one\0", b"\0", b"", "\0\u00e4\0b\0".encode()]
)
def test_names_that_are_decoded_at_once_are_those_that_are_decoded_one_by_one(data: bytes) -> None:
    at_once, one_by_one = Strings(memoryview(data)), Strings(memoryview(data))
    at_once.decode_all(len(data))
    assert [at_once[offset] for offset in range(len(data))] == [one_by_one[offset] for offset in range(len(data))]


def test_more_names_than_rows_are_not_decoded_at_once() -> None:
    strings = Strings(memoryview(bytes(100)))
    strings.decode_all(99)
    assert len(strings) == 1


def test_a_string_ends_with_its_heap_at_the_latest() -> None:
    assert Strings(memoryview(b"\0abc"))[1] == "abc"


def test_bytes_that_are_no_text_are_replaced() -> None:
    assert Strings(memoryview(b"\0a\xffb\0"))[1] == "a\ufffdb"


def test_a_string_outside_of_its_heap_is_damage() -> None:
    with pytest.raises(DamagedError, match="outside the string heap"):
        Strings(memoryview(b"\0abc\0"))[5]


def test_a_blob_has_its_length_before_it() -> None:
    blobs = Blobs(memoryview(b"\0\x02ab\x00\x80\x01c"))
    assert (blobs[0], blobs[1], blobs[4], blobs[5]) == (b"", b"ab", b"", b"c")


def test_blob_0_is_empty_whatever_the_heap_holds() -> None:
    assert Blobs(memoryview(b""))[0] == b""


@pytest.mark.parametrize("offset", [1, 3, 99])
def test_a_blob_outside_of_its_heap_is_damage(offset: int) -> None:
    with pytest.raises(DamagedError):
        Blobs(memoryview(b"\0\x09ab"))[offset]


def test_a_text_has_a_byte_of_flags_that_is_not_shown() -> None:
    assert UserStrings(memoryview(b"\0\x05a\0b\0\x01"))[1] == "ab"


def test_a_text_without_its_byte_of_flags_is_read_whole() -> None:
    assert UserStrings(memoryview(b"\0\x04a\0b\0"))[1] == "ab"


def test_half_of_a_surrogate_pair_is_kept() -> None:
    assert UserStrings(memoryview(b"\0\x03\x00\xd8\x00"))[1] == "\ud800"


def test_all_user_strings_up_to_what_cannot_be_read() -> None:
    assert list(UserStrings(memoryview(b"\0\x05a\0b\0\x01\x03c\0\0\x09d\0"))) == ["ab", "c"]


def test_guids_count_from_1() -> None:
    guids = Guids(memoryview(bytes(16) + bytes(range(16))))
    assert guids[0] is None
    assert guids[2] == UUID(bytes_le=bytes(range(16)))
    with pytest.raises(DamagedError):
        guids[3]
