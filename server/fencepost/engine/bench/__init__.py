"""What `fencepost bench` can measure: each module of this package is one table, found by its name.

A module's first line is its help, and it has `measure(paths, repeat)`.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from fencepost.model.problem import Problem
from fencepost.report.table import Table

Measure = Callable[[list[Path], int], tuple[Table, list[Problem]]]
"""Measures something of files, as often as it is told to, and keeps the least times: the table, and what went wrong."""


def tables() -> dict[str, str]:
    """The names of all tables, with a line of help for each."""
    names = sorted(module.name for module in iter_modules(__path__))
    return {name: (_module(name).__doc__ or "").split("\n")[0].rstrip(".") for name in names}


def measure_of(name: str) -> Measure:
    found: Measure = _module(name).measure
    return found


def _module(name: str) -> ModuleType:
    return import_module(f"{__name__}.{name}")
