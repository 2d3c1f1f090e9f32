"""Types that look thread-safe: how long it takes to find them in a library, and to try every two calls of each at once.

Each row is a public type that synchronises; its tests are those of two threads with one call each, after up to two
calls that set up: all in order, and under the memory model as far as a hint has states for them. The last row is the
whole library: reading it, looking at the code of all types, and all the tests. Times are the processor's, of one
process.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import process_time

from fencepost.engine.bench.assemblies import TableRow, of_tests, table_of
from fencepost.engine.generated.unit import TypeCheck
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.members import Type
from fencepost.model.problem import Problem
from fencepost.report.table import Table

COLUMNS = ("type", "methods", "tests", "states", "verdict", "s")

_PUBLIC, _ACCESS, _VISIBILITY = 6, 7, 7


def measure(paths: list[Path], repeat: int) -> tuple[Table, list[Problem]]:
    """Rows for each assembly; without any, for the library of ordinary classes that a checkout has."""
    named = paths or of_tests("threadsafe", "bin", "Release", "Library.dll")
    return table_of("types", COLUMNS, named, "Name the assemblies to look at.", partial(_least, repeat))


def _least(repeat: int, path: Path) -> list[TableRow]:
    """The rows of an assembly, with the least times of several runs."""
    runs = [tuple(_rows(path)) for _ in range(repeat)]
    return [(*row[:-1], min(run[at][-1] for run in runs)) for at, row in enumerate(runs[0])]


def _rows(path: Path) -> Iterator[TableRow]:
    begin = process_time()
    program = Program(path)
    tests = states = 0
    for type in list(program.thread_safe(None, hints=True)):
        own = process_time()
        check = TypeCheck(program.renewed(), type, Settings(hints=True))
        unit = check.unit()
        own_tests = check.tried + check.ordered
        tests, states = tests + own_tests, states + unit.states
        yield type_name(type), _methods([type]), own_tests, unit.states, unit.verdict, round(process_time() - own, 2)
    types = [type for type in program.assembly.types() if type.flags & _VISIBILITY == 1]
    yield (
        f"all {len(types)} public types", _methods(types), tests, states, "", round(process_time() - begin, 2),
    )  # fmt: skip


def _methods(types: list[Type]) -> int:
    public = [method for type in types for method in type.methods if method.flags & _ACCESS == _PUBLIC]
    return sum(not method.name.startswith(".") for method in public)
