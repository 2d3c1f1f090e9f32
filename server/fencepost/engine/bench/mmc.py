"""The programs of the thesis on MMC, a model checker for Mono: its tables 6.1 and 6.2, beside the same of Fencepost.

Table 6.1 is a program of one thread, table 6.2 the dining philosophers up to the first deadlock (listing 6.3). "6.2,
all" is the search that goes on after it, which the text of section 6.2.2 reports. "Without cache" and "without sharing"
are options of MMC; JPF is the Java PathFinder of the time. "Plain" is without reductions. Everything is in order, as in
the thesis. Seconds are the processor's. The last column says how far a row of Fencepost can be compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from fencepost.engine.bench.assemblies import TableRow, of_tests, table_of
from fencepost.engine.bench.mmchecker import search
from fencepost.engine.programs.program import Program
from fencepost.model.problem import Problem
from fencepost.report.table import Table
from fencepost.search.reductions import REDUCTIONS

COLUMNS = ("table", "program", "by", "verdict", "states", "s", "compared")
NONE, IN_ORDER = "-", "sc"
MMC, NO_CACHE, NO_SHARING, JPF, MONO = "MMC", "MMC without cache", "MMC without sharing", "JPF", "Mono"
ALL, PLAIN = "Fencepost", "Fencepost, plain"
POWER, FIRST, WHOLE = "6.1", "6.2", "6.2, all"

SECONDS = "seconds roughly: another machine; Mono compiles and runs"
ORDER = "states and seconds roughly: chance decides how soon a search meets the deadlock"
EVERYTHING = "states: ours are of accesses that others may notice"


class PrintedRun(NamedTuple):
    """What the thesis prints of one run."""

    by: str
    seconds: float
    states: int | None = None
    verdict: str = "violated"


class PrintedRuns(NamedTuple):
    """What the thesis prints of one program."""

    table: str
    program: str
    runs: tuple[PrintedRun, ...]


def _power(functions: int, iterations: int, mono: float, mmc: float, no_cache: float | None, jpf: float) -> PrintedRuns:
    seconds = {MONO: mono, MMC: mmc, NO_CACHE: no_cache, JPF: jpf}
    runs = tuple(PrintedRun(by, each, verdict="holds") for by, each in seconds.items() if each is not None)
    return PrintedRuns(POWER, f"power_{functions}_{iterations}", runs)


def _first(
    philosophers: int, mmc: tuple[float, int], no_sharing: tuple[float, int], *jpf: tuple[float, int]
) -> PrintedRuns:
    runs = [PrintedRun(MMC, *mmc), PrintedRun(NO_SHARING, *no_sharing), *[PrintedRun(JPF, *one) for one in jpf]]
    return PrintedRuns(FIRST, f"philosophers_{philosophers}", tuple(runs))


PAPER = (
    _power(10, 10, 0.095, 0.22, 0.88, 0.29),
    _power(10, 100, 0.097, 0.51, 5.8, 0.73),
    _power(10, 1000, 0.097, 3.9, 58, 2.8),
    _power(100, 1, 0.13, 0.47, 0.69, 0.35),
    _power(100, 10, 0.12, 0.79, 7.1, 0.73),
    _power(100, 100, 0.13, 4.1, 56, 2.8),
    _power(100, 1000, 0.15, 36, None, 24),
    _first(2, (0.35, 65), (0.34, 26), (0.84, 20)),
    _first(3, (0.39, 37), (0.35, 106), (1.11, 64)),
    _first(5, (0.44, 182), (0.37, 59), (2.3, 376)),
    _first(10, (0.70, 372), (0.46, 114), (82, 14204)),
    _first(12, (0.90, 448), (0.50, 136), (19.2, 57188)),
    _first(20, (1.53, 752), (0.85, 224)),
    _first(50, (7.7, 1892), (2.7, 554)),
    _first(80, (19, 3032), (6.4, 884)),
    PrintedRuns(WHOLE, "philosophers_3", (PrintedRun(NO_SHARING, 29, 11564),)),
    PrintedRuns(WHOLE, "philosophers_4", (PrintedRun(f"{MMC}, given up", 1380, 220500),)),
    PrintedRuns(WHOLE, "philosophers_10", ()),
)
"""The tables, by program. The last search of all states is not the thesis's."""

TOO_MANY = ((WHOLE, "philosophers_10"),)
"""What has far too many states without reductions."""


def measure(paths: list[Path], repeat: int) -> tuple[Table, list[Problem]]:
    """Rows for all programs: those of an assembly, or of the one that a checkout has."""
    return measured(paths or of_tests("papers", "bin", "Release", "Mmc.dll"), repeat, PAPER)


def measured(paths: list[Path], repeat: int, rows: tuple[PrintedRuns, ...]) -> tuple[Table, list[Problem]]:
    """Only some rows of the tables."""
    return table_of("mmc", COLUMNS, paths, "Name the assembly with the programs.", partial(_rows, repeat, rows))


def _rows(repeat: int, rows: tuple[PrintedRuns, ...], path: Path) -> Iterator[TableRow]:
    program = Program(path)
    units = {method.name: (type, method) for type, method in program.units(None)}
    compared = {POWER: SECONDS, FIRST: ORDER, WHOLE: EVERYTHING}
    for row in rows:
        if row.program not in units:
            continue
        for run in row.runs:
            yield row.table, row.program, run.by, run.verdict, run.states or NONE, f"{run.seconds:g}", NONE
        for by, without in ((ALL, ()), (PLAIN, tuple(REDUCTIONS))):
            if by == ALL or row[:2] not in TOO_MANY:
                to_the_first = row.table != WHOLE
                found = search(program, *units[row.program], IN_ORDER, without, repeat, to_the_first)
                states, _, seconds = found.counts
                yield row.table, row.program, by, _verdict(found.holds), states, seconds, compared[row.table]


def _verdict(holds: bool) -> str:
    return "holds" if holds else "violated"
