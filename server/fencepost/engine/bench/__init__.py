"""What `fencepost bench` can measure: each module of this package with a `measure(paths, repeat)` is one table, found
by its name. The module's first line is its help.
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
    modules = {found.name: _module(found.name) for found in sorted(iter_modules(__path__), key=lambda one: one.name)}
    return {name: _help(module) for name, module in modules.items() if hasattr(module, "measure")}


def _help(module: ModuleType) -> str:
    return (module.__doc__ or "").split("\n")[0].rstrip(".")


def measure_of(name: str) -> Measure:
    found: Measure = _module(name).measure
    return found


def _module(name: str) -> ModuleType:
    return import_module(f"{__name__}.{name}")
