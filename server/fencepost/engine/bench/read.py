"""How long it takes to read assemblies.

Each stage is timed on its own, several times, and its least time counts; "total" is the least time of all stages in one
run. "one method" is the time to open the assembly again, find one type in its middle and read one of its methods with
the names of everything that it uses.
"""

from itertools import pairwise
from pathlib import Path
from time import perf_counter

from msgspec import Struct

import fencepost
from fencepost.assembly.assembly import Assembly, is_token, open_assembly
from fencepost.model.members import Type
from fencepost.model.problem import Problem
from fencepost.report.table import Table

STAGES = ("open", "rows", "types", "bodies", "points", "keys")
COLUMNS = (
    *("assembly", "KB", "rows", "types", "methods", "instructions", "points", "keys"),
    *(f"{stage} ms" for stage in STAGES),
    *("total ms", "one method ms"),
)


class ReadCounts(Struct, frozen=True):
    """How much there is to read. `keys` counts different keys."""

    rows: int
    types: int
    methods: int
    instructions: int
    points: int
    keys: int


def measure(paths: list[Path], repeat: int) -> tuple[Table, list[Problem]]:
    """A row for each assembly; without any, for the largest one that the tests of a checkout have."""
    paths = paths or largest_of_tests()
    if not paths:
        return Table("read", COLUMNS, ()), [Problem("Name the assemblies to read.", "bench read")]
    rows = []
    problems: list[Problem] = []
    for path in paths:
        assembly, found = open_assembly(path)
        if assembly is None:
            problems += found
        else:
            rows.append((path.name, path.stat().st_size // 1024, *_measured(path, repeat)))
    return Table("read", COLUMNS, tuple(rows)), problems


def largest_of_tests() -> list[Path]:
    """The largest assembly below `tests/assemblies`, if this package is run from a checkout."""
    folder = Path(fencepost.__file__).parents[2] / "tests" / "assemblies"
    return sorted(folder.glob("**/bin/**/*.dll"), key=lambda path: (-path.stat().st_size, path))[:1]


def _measured(path: Path, repeat: int) -> tuple[int | float, ...]:
    counts, _ = read_all(path)
    runs = [read_all(path)[1] for _ in range(repeat)]
    stages = [min(times) for times in zip(*runs, strict=True)]
    one = min(_time_of_one_method(path) for _ in range(repeat))
    times = [*stages, min(map(sum, runs)), one]
    return (
        counts.rows,
        counts.types,
        counts.methods,
        counts.instructions,
        counts.points,
        counts.keys,
        *[round(1000 * time, 2) for time in times],
    )


def read_all(path: Path) -> tuple[ReadCounts, list[float]]:
    """Reads everything once: what there is, and the seconds for each of `STAGES`. The file must be one that opens."""
    times = [perf_counter()]
    assembly = _must_open(path)
    times.append(perf_counter())
    rows = assembly.decode_tables()
    times.append(perf_counter())
    types = list(assembly.types())
    methods = [method for type in types for method in type.methods]
    times.append(perf_counter())
    bodies = [assembly.body(method) for method in methods]
    times.append(perf_counter())
    points = [assembly.points(method) for method in methods]
    times.append(perf_counter())
    keys = [assembly.key(method) for method in methods]
    times.append(perf_counter())
    instructions = sum(len(body.instructions) for body in bodies if body is not None)
    counts = ReadCounts(rows, len(types), len(methods), instructions, sum(map(len, points)), len(set(keys)))
    return counts, [end - start for start, end in pairwise(times)]


def _time_of_one_method(path: Path) -> float:
    chosen = _type_in_the_middle(_must_open(path))
    start = perf_counter()
    assembly = _must_open(path)
    type = assembly.find_type(chosen)
    method = next((method for method in type.methods if method.rva), None) if type else None
    body = assembly.body(method) if method else None
    for instruction in body.instructions if body else ():
        if is_token(instruction.opcode):
            assembly.token_text(int(instruction.operand))  # type: ignore[arg-type]  # a token
    return perf_counter() - start


def _type_in_the_middle(assembly: Assembly) -> str:
    """The name of a type in the middle of those that have code."""
    with_code: list[Type] = [type for type in assembly.types() if any(method.rva for method in type.methods)]
    return with_code[len(with_code) // 2].name if with_code else "<Module>"


def _must_open(path: Path) -> Assembly:
    assembly, problems = open_assembly(path)
    if assembly is None:
        raise FileNotFoundError(problems[0].message)
    return assembly
