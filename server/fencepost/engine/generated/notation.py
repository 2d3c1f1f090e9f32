"""Reads a test in CheckFence's notation: letters that stand for members, in sequences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from fencepost.engine.shared.given_tests import GivenTests


class NotationError(Exception):
    """A test that cannot be read; the text says why."""


class TestSequences(NamedTuple):
    """The letters of a test: of what runs first, and of each thread."""

    start: tuple[str, ...]
    threads: tuple[tuple[str, ...], ...]


def read_notation(notation: str, given: GivenTests, letters: Iterable[str]) -> TestSequences:
    """The sequences of a test over some letters."""
    before, open_, rest = notation.partition("(")
    inside, close, after = rest.partition(")")
    if not open_ or not close or after.strip() or "(" in inside:
        raise NotationError(f"{notation!r} is no test: write what each thread does between bars, as ( e d | d e )")
    known = sorted(letters, key=len, reverse=True)
    threads = tuple([_letters(part, known, notation) for part in inside.split("|")])
    if not all(threads):
        raise NotationError(f"{notation!r} has a thread that does nothing")
    for letter in given.alone:
        if sum(letter in thread for thread in threads) > 1:
            raise NotationError(f"{notation!r} uses {letter!r} in two threads, which only one may do")
    start = before if before.strip() else given.start
    return TestSequences(_letters(start, known, notation), threads)


def _letters(text: str, known: list[str], notation: str) -> tuple[str, ...]:
    found = []
    for word in text.split():
        while word:
            letter = next((one for one in known if word.startswith(one)), None)
            if letter is None:
                raise NotationError(
                    f"in {notation!r}, {word!r} begins with no letter; known are {', '.join(sorted(known))}"
                )
            found.append(letter)
            word = word[len(letter) :]
    return tuple(found)


def first_letters(members: Iterable[str]) -> dict[str, str]:
    """The members by their first letters; where several begin alike, by as many letters as tell them apart."""
    names = {name.lower(): name for name in members}
    return {_shortest(lower, names): name for lower, name in names.items()}


def _shortest(name: str, names: Iterable[str]) -> str:
    """The shortest beginning of a name that no other name has; the whole name, if another one begins with it."""
    others = [other for other in names if other != name]
    for length in range(1, len(name)):
        if not any(other.startswith(name[:length]) for other in others):
            return name[:length]
    return name


def letters_text(letters: Mapping[str, str]) -> str:
    """What letters stand for, in a line."""
    return ", ".join([f"{letter} = {member}" for letter, member in letters.items()])
