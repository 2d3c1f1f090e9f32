"""Tests that a user gives in CheckFence's notation: plain values, and the file that they come from.

`e ( e d | d e )`: what stands before the parenthesis runs first, a bar separates threads. Each word is a sequence of
letters; what they stand for, a table says (Burckhardt, Alur and Martin, PLDI 2007, figure 8).
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from fencepost.assembly.files import SMALL, UnreadableError, read_regular
from fencepost.engine.shared.errors import InputError

DomainValue = bool | int | str


class GivenTest(NamedTuple):
    """A test by its name, in its notation."""

    name: str
    notation: str


class GivenTests(NamedTuple):
    """Tests of one type. `letters` are pairs of a letter and a member, none where first letters of members count; the
    `domain` has the values of arguments, `start` what runs first in tests that do not say it; of the letters `alone`,
    only one thread of a test may use any."""

    tests: tuple[GivenTest, ...]
    type: str = ""
    letters: tuple[tuple[str, str], ...] = ()
    domain: tuple[DomainValue, ...] = (0, 1)
    start: str = ""
    alone: tuple[str, ...] = ()


class _File(msgspec.Struct, forbid_unknown_fields=True):
    tests: dict[str, str]
    type: str = ""
    letters: dict[str, str] = msgspec.field(default_factory=dict)
    domain: tuple[bool | int | str, ...] = (0, 1)
    start: str = ""
    alone: tuple[str, ...] = ()


def given_test(notation: str) -> GivenTests:
    """One test, which is called by its notation."""
    return GivenTests((GivenTest(notation, notation),))


def read_given_tests(path: Path) -> GivenTests:
    """The tests of a file."""
    try:
        content: dict[str, Any] = tomllib.loads(read_regular(path, SMALL).decode())
        found = msgspec.convert(content, _File)
    except (UnreadableError, UnicodeDecodeError) as problem:
        raise InputError(f"{path} cannot be read: {problem}") from None
    except ValueError as problem:  # of the reader of TOML, or of a key that means nothing or has another type
        raise InputError(f"{path}: {problem}") from None
    if not found.tests:
        raise InputError(f'{path}: There is no test in it; write [tests] and a line as T0 = "( e | d )".')
    for letter in (*found.letters, *found.alone):
        if not letter or any(character in letter for character in " \t()|"):
            raise InputError(f"{path}: {letter!r} is no letter: it is a text without spaces, bars and parentheses.")
    for letter in found.alone:
        if found.letters and letter not in found.letters:
            raise InputError(f"{path}: There is no letter {letter!r}, which only one thread may use.")
    if any(isinstance(value, int) and not -(2**63) <= value < 2**64 for value in found.domain):
        raise InputError(f"{path}: A number of the domain has more than 64 bits.")
    if not found.domain:
        raise InputError(f"{path}: The domain has no value; write domain = [0, 1], or leave it out.")
    tests = tuple([GivenTest(name, notation) for name, notation in found.tests.items()])
    return GivenTests(tests, found.type, tuple(found.letters.items()), found.domain, found.start, found.alone)
