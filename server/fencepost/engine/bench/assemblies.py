"""What tables have in common that look into assemblies; no table itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import fencepost
from fencepost.engine.shared.errors import InputError
from fencepost.model.problem import Problem
from fencepost.report.table import Table, TableCell

TableRow = tuple[TableCell, ...]


def of_tests(*path: str) -> list[Path]:
    """An assembly below `tests`, if this package is run from a checkout."""
    found = Path(fencepost.__file__).parents[2].joinpath("tests", *path)
    return [found] if found.exists() else []


def table_of(
    name: str, columns: tuple[str, ...], paths: list[Path], otherwise: str, rows: Callable[[Path], Iterable[TableRow]]
) -> tuple[Table, list[Problem]]:
    """The rows of all assemblies. An assembly that cannot be opened is a problem. `otherwise` is the advice if there
    are no assemblies."""
    if not paths:
        return Table(name, columns, ()), [Problem(otherwise, f"bench {name}")]
    found: list[TableRow] = []
    problems: list[Problem] = []
    for path in paths:
        try:
            found += list(rows(path))
        except InputError as problem:
            problems.append(Problem(str(problem), str(path)))
    return Table(name, columns, tuple(found)), problems
