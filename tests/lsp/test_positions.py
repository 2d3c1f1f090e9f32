"""Positions in texts with any characters, in each of the units that clients count in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lsprotocol.types import (
    Position,
    Range,
    TextDocumentContentChangePartial,
    TextDocumentContentChangeWholeDocument,
)

from fencepost.lsp.positions import Text, characters, edited, units
from fencepost.lsp.texts import moves

ENCODINGS = ("utf-8", "utf-16", "utf-32")
texts = st.text(st.sampled_from("ab é\U0001f600\ud800\udc00\r\n\x85\u2028\x0c\t"))


def change(start: tuple[int, int], end: tuple[int, int], text: str) -> TextDocumentContentChangePartial:
    return TextDocumentContentChangePartial(Range(Position(*start), Position(*end)), text)


@pytest.mark.parametrize(("encoding", "at"), [("utf-8", 4), ("utf-16", 2), ("utf-32", 1)])
def test_a_character_counts_as_its_units(encoding: str, at: int) -> None:
    assert units("\U0001f600", encoding) == at
    assert edited("\U0001f600x", [change((0, at), (0, at + 1), "y")], encoding) == "\U0001f600y"


def test_no_character_is_cut_in_two() -> None:
    assert characters("\U0001f600x", 1, "utf-16") == 0
    assert edited("\U0001f600x", [change((0, 1), (0, 3), "")], "utf-16") == ""


def test_lines_end_at_line_feeds_and_carriage_returns_only() -> None:
    text = "a\x0cb\r\nc\x85d\re\n"
    assert Text(text).lines == ["a\x0cb", "c\x85d", "e", ""]
    assert edited(text, [change((2, 0), (2, 1), "x")], "utf-16") == "a\x0cb\r\nc\x85d\rx\n"


def test_rows_of_the_compiler_end_at_three_more_characters() -> None:
    text = Text("a\u2028\U0001f600b\nc")
    assert text.row_texts == ["a", "\U0001f600b", "c"]
    assert [text.position(1, 2, encoding) for encoding in ENCODINGS] == [Position(0, 8), Position(0, 4), Position(0, 3)]
    assert text.position(2, 0, "utf-16") == Position(1, 0)


def test_places_behind_an_end_mean_that_end() -> None:
    assert edited("ab\ncd", [change((0, 9), (0, 9), "x")], "utf-16") == "abx\ncd"
    assert edited("ab\ncd", [change((9, 0), (9, 9), "x")], "utf-16") == "ab\ncdx"
    assert edited("ab", [change((0, 2), (0, 1), "x")], "utf-16") == "ax"


def test_changes_come_one_after_the_other() -> None:
    whole = TextDocumentContentChangeWholeDocument("new")
    assert edited("old", [change((0, 0), (0, 3), "x"), whole, change((0, 3), (0, 3), "er")], "utf-16") == "newer"


@pytest.mark.parametrize("encoding", ENCODINGS)
@given(text=texts, inserted=texts, first=st.integers(0, 40), last=st.integers(0, 40))
def test_an_edit_replaces_what_lies_between_its_places(
    encoding: str, text: str, inserted: str, first: int, last: int
) -> None:
    """A client of our own: it knows the offsets, and says where they are."""
    start, end = sorted((min(first, len(text)), min(last, len(text))))
    if any(text[at - 1 : at + 1] == "\r\n" for at in (start, end)):
        return  # between the two there is no position

    def place(offset: int) -> tuple[int, int]:
        lines = Text(text[:offset]).lines
        return len(lines) - 1, units(lines[-1], encoding)

    expected = text[:start] + inserted + text[end:]
    assert edited(text, [change(place(start), place(end), inserted)], encoding) == expected


@given(before=st.lists(st.sampled_from("abc{}"), max_size=12), after=st.lists(st.sampled_from("abc{}x"), max_size=12))
def test_lines_that_moved_are_equal_and_in_order(before: list[str], after: list[str]) -> None:
    found = moves(before, after)
    assert all(before[old] == after[new] for old, new in found.items())
    places = [found[old] for old in sorted(found)]
    assert places == sorted(set(places))
    assert before != after or len(found) == len(before)


def test_a_line_that_is_there_once_is_found_wherever_its_neighbours_are() -> None:
    before = ["{", "a", "}", "{", "b", "}"]
    after = ["{", "x", "}", *before[:3], "{", "y", *before[4:]]
    found = moves(before, after)
    assert found[1] == 4
    assert found[4] == 8
