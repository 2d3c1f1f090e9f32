"""Members that touch many variables: each by an access of its own, which the memory model may reorder."""

from __future__ import annotations

from typing import Any

import pytest

from tests.litmus.explored import opened

NONE, FIRST, SECOND, BOTH = (0, 0), (0, 1), (2, 0), (2, 1)
"""What is seen of a copy, the second element first."""


def found(name: str, model: str, configuration: str = "Release") -> set[tuple[Any, ...]]:
    return set(opened("Blocks", configuration).explore(f"Blocks.{name}", model).outcomes)


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", ["Copied", "Struct"])
def test_others_see_it_half_done(name: str, configuration: str) -> None:
    """The second element is read first: it is there before the first one only if the writes are reordered."""
    for model in ("sc", "x86-tso"):
        assert found(name, model, configuration) == {NONE, FIRST, BOTH}
    for model in ("sparc-pso", "dotnet", "power", "ecma"):
        assert found(name, model, configuration) == {NONE, FIRST, SECOND, BOTH}


@pytest.mark.parametrize("name", ["BlockCopied", "Filled"])
def test_bytes_are_written_as_numbers_are(name: str) -> None:
    both = (2, 1) if name == "BlockCopied" else (1, 1)
    assert found(name, "sc") == {NONE, FIRST, both}
    assert found(name, "dotnet") == {NONE, FIRST, (both[0], 0), both}


def test_bytes_that_are_copied_end_where_they_should() -> None:
    for model in ("sc", "dotnet"):
        assert found("BlockCopiedUpwards", model) == {(112,)}
        assert found("BlockCopiedInParts", model) == {(0x50403020 + 3 * 4 + 4,)}


def test_the_bytes_of_a_number_are_read_by_a_plain_read() -> None:
    assert (0, 0) not in found("BytesPassed", "sc")
    assert (0, 0) in found("BytesPassed", "x86-tso")


def test_a_span_that_is_copied_upwards_or_downwards() -> None:
    """Objects lie anywhere, so nothing says which end is copied first; here it is always the same."""
    assert found("Spanned", "sc") in ({NONE, FIRST, BOTH}, {NONE, SECOND, BOTH})
    assert found("Spanned", "dotnet") == {NONE, FIRST, SECOND, BOTH}


def test_elements_are_cleared_one_by_one() -> None:
    assert found("Cleared", "sc") == {(2, 1), (2, 0), (0, 0)}
    assert found("Cleared", "dotnet") == {(2, 1), (2, 0), (0, 1), (0, 0)}


@pytest.mark.parametrize("name", ["CopiedFrom", "BlockCopiedFrom", "Cloned"])
def test_elements_are_read_one_by_one(name: str) -> None:
    assert found(name, "sc") == {(0, 0), (0, 2), (1, 0), (1, 2)}
    assert found(name, "dotnet") == {(0, 0), (0, 2), (1, 0), (1, 2)}


@pytest.mark.parametrize("model", ["sc", "x86-tso", "dotnet", "ecma", "power"])
def test_a_thread_sees_what_it_has_written(model: str) -> None:
    assert {(first, second) for first, second, _ in found("Own", model)} == {(1, 2), (1, 3)}
    assert found("Bytes", model) == {(0x0102,)}


@pytest.mark.parametrize("model", ["sc", "dotnet", "ecma", "power"])
def test_items_that_overlap_are_moved_as_if_at_once(model: str) -> None:
    assert found("Overlapping", model) == {(12, 1), (12, 2)}


@pytest.mark.parametrize("model", ["sc", "x86-tso", "dotnet", "ecma", "power"])
def test_a_volatile_write_comes_after_all_of_it(model: str) -> None:
    assert found("Released", model) == {(True,)}


@pytest.mark.parametrize(
    "name", ["Copied", "CopiedFrom", "BlockCopied", "BytesPassed", "Own", "Overlapping", "Cleared"]
)
def test_schedules_replay(name: str) -> None:
    assembly = opened("Blocks", "Debug")
    for model in ("sc", "dotnet", "power"):
        for outcome, schedule in assembly.explore(f"Blocks.{name}", model).outcomes.items():
            assert assembly.replay(f"Blocks.{name}", model, schedule) == outcome, (model, schedule)
