"""The tests of the CheckFence paper: its data types, without fences and with the paper's, under five memory models.

Each row is a test of the paper's figure 8 on a data type under a model: the observations that its serial runs have
(arguments and results of all calls), whether the type without fences passes it, and whether the one with fences does,
with the states and the seconds that this took. Every row has the same small limit; `left` means that a limit was
reached before anything was wrong, so that the row is for an engine of another kind. Times are the processor's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from time import process_time
from typing import NamedTuple

from fencepost.engine.bench.assemblies import TableRow, of_tests, table_of
from fencepost.engine.generated.given import check_given, given_unit
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.given_tests import GivenTest, GivenTests, read_given_tests
from fencepost.engine.shared.settings import Settings
from fencepost.model.problem import Problem
from fencepost.model.verdict import Unit
from fencepost.report.table import Table

COLUMNS = ("type", "test", "model", "serial", "unfenced", "fenced", "states", "s")
MODELS = ("sc", "x86-tso", "sparc-pso", "dotnet", "relaxed")
KINDS = {
    "queue": ("TwoLockQueue", "NonBlockingQueue"),
    "set": ("LazyListSet", "HarrisSet"),
    "deque": ("SnarkDeque",),
}
"""The files of tests, and the types that they are for."""

_WORDS = {"HOLDS": "holds", "VIOLATED": "violated"}
_LEFT, _NONE = "left", "-"
_UNFENCED = "Unfenced"
_SECONDS = 5.0


class TestedType(NamedTuple):
    """A type with its tests."""

    name: str
    tests: GivenTests


def measure(paths: list[Path], repeat: int) -> tuple[Table, list[Problem]]:
    """All tests of all types."""
    _ = repeat
    return measured(paths, _types(), MODELS)


def measured(
    paths: list[Path], types: Sequence[TestedType], models: Sequence[str], seconds: float = _SECONDS
) -> tuple[Table, list[Problem]]:
    """A row for each test of each type under each model."""
    named = paths or of_tests("papers", "checkfence", "bin", "Release", "CheckFence.dll")
    rows = partial(_rows, types, models, seconds)
    return table_of("checkfence", COLUMNS, named, "Name the assembly of the data types.", rows)


def _types() -> list[TestedType]:
    found = []
    for kind, names in KINDS.items():
        for file in of_tests("papers", "checkfence", f"{kind}.toml"):
            found += [TestedType(name, read_given_tests(file)) for name in names]
    return found


def _rows(types: Sequence[TestedType], models: Sequence[str], seconds: float, path: Path) -> Iterator[TableRow]:
    program = Program(path)
    for type in types:
        for test in type.tests.tests:
            serial = _serial(_checked(program, type.name, type.tests, test, "sc", seconds, True))
            for model in models:
                begin = process_time()
                fenced = _checked(program, type.name, type.tests, test, model, seconds)
                took = process_time() - begin
                unfenced = _checked(program, type.name + _UNFENCED, type.tests, test, model, seconds)
                yield (
                    type.name, test.name, model, serial, _word(unfenced), _word(fenced), fenced.states, round(took, 2),
                )  # fmt: skip


def _checked(
    program: Program, name: str, tests: GivenTests, test: GivenTest, model: str, seconds: float, outcomes: bool = False
) -> Unit:
    type = next(one for one in program.assembly.types() if type_name(one).rpartition(".")[2] == name)
    settings = Settings(model=model, tests=tests, time=seconds)
    unit = check_given(program.renewed(), type, settings, given_unit(type, test), None, outcomes)
    assert unit is not None  # the test is one of these
    return unit


def _serial(unit: Unit) -> int | str:
    """How many observations serial runs have, if all are known."""
    return len(unit.specification.allowed) if unit.specification is not None else _NONE


def _word(unit: Unit) -> str:
    return _WORDS.get(unit.verdict, _LEFT)
