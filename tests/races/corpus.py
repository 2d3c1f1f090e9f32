"""The programs of this folder, and what their source says that the rules about races find in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fencepost.engine.programs.program import Program

HERE = Path(__file__).parent
RULES = ("lost-update", "unsafe-collection", "guarded-by", "data-race", "stop-flag")

_PROGRAM = re.compile(r"^public (?:static|sealed) class (?P<name>\w+)(?: // OF (?P<of>\w+))?$")
_MARK = re.compile(r"// (?P<how>HERE|MAY) (?P<rules>[a-z -]+)$")
_FOLDERS = ("LostUpdates", "Collections", "Guards", "DataRaces", "StopFlags", "Tests")

Line = tuple[str, int]
"""The name of a file, and a line in it, from 1."""


class RacingProgram(NamedTuple):
    """A harness, by its assembly and class. By rule: the lines of which at least one has a finding, and those that may
    have one besides."""

    assembly: str
    name: str
    here: dict[str, frozenset[Line]]
    may: dict[str, frozenset[Line]]

    def allowed(self, rule: str) -> frozenset[Line]:
        return self.here.get(rule, frozenset()) | self.may.get(rule, frozenset())


def programs() -> Iterator[RacingProgram]:
    """All programs. Those of the tests have the marks of the class of the product that they are tests of."""
    product = {name: marks for path in _files("Product") for name, _, marks in _classes(path)}
    for folder in _FOLDERS:
        for path in _files(folder):
            for name, of, marks in _classes(path):
                yield _program(folder, name, product[of] if of else marks)


def _program(assembly: str, name: str, marks: list[tuple[str, str, Line]]) -> RacingProgram:
    found: dict[str, dict[str, frozenset[Line]]] = {"HERE": {}, "MAY": {}}
    for how, rule, line in marks:
        found[how][rule] = found[how].get(rule, frozenset()) | {line}
    return RacingProgram(assembly, name, found["HERE"], found["MAY"])


def _files(folder: str) -> list[Path]:
    return sorted((HERE / folder).glob("*.cs"))


def _classes(path: Path) -> Iterator[tuple[str, str | None, list[tuple[str, str, Line]]]]:
    """The classes at the left margin of a file, each with its marks."""
    name, of, marks = "", None, list[tuple[str, str, Line]]()
    for number, text in enumerate(path.read_text("utf-8").splitlines(), 1):
        if (begins := _PROGRAM.match(text)) is not None:
            if name:
                yield name, of, marks
            name, of, marks = begins["name"], begins["of"], []
        if (mark := _MARK.search(text)) is not None:
            marks += [(mark["how"], rule, (path.name, number)) for rule in mark["rules"].split()]
    yield name, of, marks


def named(program: RacingProgram) -> str:
    return f"{program.assembly}.{program.name}"


@cache
def built(assembly: str, configuration: str) -> Program:
    return Program(HERE / "bin" / configuration / f"{assembly}.dll")


PROGRAMS = list(programs())
