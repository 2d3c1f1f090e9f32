"""The programs of the McSPIN paper: its tables 1 to 3, beside the same of Fencepost.

Tables 1 and 2 are copying protocols of garbage collectors, with one operation of the mutator or two; table 3 has two
threads with n stores each. TSO is `x86-tso`; PSO is that of the paper, in which a compare-and-swap is no barrier. A
search ends at the first state that is wrong, as SPIN's does. There are several rows for each program and model: McSPIN
with the paper's last optimisation ("stages"), in table 1 also without it, in table 3 also Promela written by hand; and
Fencepost with all reductions, and with none ("plain"). The paper prints thousands of transitions in tables 1 and 2,
states in table 3, where it takes off a constant of memory, about 170 MB. Seconds are the processor's, MB those of the
process after the search. The last column says how far a row of Fencepost can be compared with the paper's.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from fencepost.engine.bench.assemblies import TableRow, of_tests, table_of
from fencepost.engine.bench.mmchecker import search
from fencepost.engine.programs.program import Program
from fencepost.model.members import Method, Type
from fencepost.model.problem import Problem
from fencepost.report.table import Table
from fencepost.search.reductions import REDUCTIONS
from fencepost.search.resident import resident_megabytes

COLUMNS = ("table", "program", "model", "by", "verdict", "states", "transitions", "MB", "s", "compared")
NONE, HOLDS, VIOLATED = "-", "holds", "violated"

TSO = "x86-tso"
STAGES, NO_STAGES, BY_HAND = "McSPIN", "McSPIN, no stages", "by hand"
ALL, PLAIN = "Fencepost", "Fencepost, plain"

WHOLE = "verdicts; transitions roughly, of other machines"
FIRST = "verdicts; not the transitions: either stops at the first error that its order meets"
STORES = "states, of the same stores"
"""How far a row can be compared."""


class PrintedCount(NamedTuple):
    """What the paper prints of one search: thousands of transitions in tables 1 and 2, states in table 3."""

    by: str
    verdict: str
    counted: int
    megabytes: float
    seconds: float


class PrintedRow(NamedTuple):
    """A row of the paper under both models, by the name of its program here."""

    table: str
    program: str
    tso: tuple[PrintedCount, ...]
    pso: tuple[PrintedCount, ...]


Numbers = tuple[int, float, float]
"""Transitions or states, megabytes, seconds."""


def _table_1(
    program: str, tso: tuple[Numbers, Numbers], pso: tuple[Numbers, Numbers], wrong: bool = False
) -> PrintedRow:
    """With stages, and without."""
    verdict = VIOLATED if wrong else HOLDS
    of_tso = PrintedCount(STAGES, HOLDS, *tso[0]), PrintedCount(NO_STAGES, HOLDS, *tso[1])
    of_pso = PrintedCount(STAGES, verdict, *pso[0]), PrintedCount(NO_STAGES, verdict, *pso[1])
    return PrintedRow("1", program, of_tso, of_pso)


def _table_2(program: str, tso: Numbers, pso: Numbers, wrong: bool = False) -> PrintedRow:
    verdict = VIOLATED if wrong else HOLDS
    return PrintedRow("2", program, (PrintedCount(STAGES, HOLDS, *tso),), (PrintedCount(STAGES, verdict, *pso),))


def _table_3(stores: int, tso: tuple[Numbers, Numbers], pso: tuple[Numbers, Numbers]) -> PrintedRow:
    """Of generated Promela, and of that written by hand."""
    of_tso, of_pso = [
        (PrintedCount(STAGES, HOLDS, *numbers[0]), PrintedCount(BY_HAND, HOLDS, *numbers[1])) for numbers in (tso, pso)
    ]
    return PrintedRow("3", f"stores_{stores}", of_tso, of_pso)


PAPER = (
    _table_1("chicken_1", ((23, 908, 8), (108, 8595, 132)), ((65, 1652, 28), (308, 25208, 430))),
    _table_1("chicken_2", ((534, 24960, 433), (2506, 546038, 8637)), ((237, 12190, 227), (1136, 264857, 4248)), True),
    _table_1("staccato_1", ((26, 1032, 11), (141, 14918, 236)), ((26, 1032, 11), (143, 15166, 243))),
    _table_1("staccato_2", ((733, 43432, 735), (3888, 1097491, 16022)), ((751, 44920, 768), (4020, 1144602, 16975))),
    _table_1("stopless_1", ((14, 1404, 19), (90, 28183, 378)), ((30, 2520, 46), (177, 55210, 833))),
    _table_1("stopless_2", ((87, 18885, 585), (564, 564635, 7705)), ((8, 2148, 41), (45, 45416, 630)), True),
    _table_2("staccato_pso_1", (25, 908, 10), (25, 1032, 10)),
    _table_2("staccato_pso_2", (719, 38721, 637), (755, 40953, 703)),
    _table_2("staccato_bug_1", (28, 1032, 11), (35, 1156, 14)),
    _table_2("staccato_bug_2", (819, 43184, 726), (235, 12810, 217), True),
    _table_3(1, ((25, 0.006, 0.01), (19, 0.002, 0.01)), ((25, 0.006, 0.02), (19, 0.003, 0.01))),
    _table_3(2, ((52, 0.017, 0.02), (60, 0.009, 0.00)), ((65, 0.021, 0.02), (79, 0.017, 0.01))),
    _table_3(3, ((116, 0.053, 0.02), (149, 0.026, 0.00)), ((241, 0.110, 0.05), (337, 0.095, 0.01))),
    _table_3(4, ((241, 0.153, 0.04), (313, 0.064, 0.02)), ((977, 0.619, 0.20), (1405, 0.504, 0.02))),
    _table_3(5, ((457, 0.391, 0.08), (585, 0.143, 0.01)), ((3985, 3.405, 0.98), (5749, 2.500, 0.07))),
    _table_3(6, ((800, 0.897, 0.18), (1004, 0.276, 0.01)), ((16145, 18.107, 6.13), (23269, 11.894, 0.31))),
    _table_3(7, ((1312, 1.882, 0.35), (1615, 0.493, 0.01)), ((65041, 93.290, 34.06), (93637, 54.294, 1.66))),
    _table_3(8, ((2041, 3.659, 0.61), (2469, 0.829, 0.02)), ((261137, 468.195, 171.10), (375685, 246.497, 8.28))),
)
"""The rows of the paper's tables. Those of staccato in table 2 are those of table 1."""


def measure(paths: list[Path], repeat: int) -> tuple[Table, list[Problem]]:
    """Rows for all programs: those of an assembly, or of the one that a checkout has. The PSO is a checkout's."""
    pso = of_tests("papers", "pso-plain-cas.toml")
    named = paths or of_tests("papers", "bin", "Release", "McSpin.dll")
    return measured(named if pso else [], repeat, PAPER)


def measured(paths: list[Path], repeat: int, rows: tuple[PrintedRow, ...]) -> tuple[Table, list[Problem]]:
    """Only some rows of the paper, in a checkout."""
    return table_of(
        "mcspin", COLUMNS, paths, "Run this in a checkout: the model is there.", partial(_rows, repeat, rows)
    )


def _rows(repeat: int, rows: tuple[PrintedRow, ...], path: Path) -> Iterator[TableRow]:
    program = Program(path)
    units = {method.name: (type, method) for type, method in program.units(None)}
    (pso,) = of_tests("papers", "pso-plain-cas.toml")
    for row in rows:
        for name, model, printed in (("TSO", TSO, row.tso), ("PSO", str(pso), row.pso)):
            if row.program in units:
                yield from (_printed(row, name, one) for one in printed)
                for by, without in ((ALL, ()), (PLAIN, tuple(REDUCTIONS))):
                    of_model = row.table, row.program, name, by
                    yield (
                        *of_model,
                        *_measured(program, *units[row.program], model, without, repeat),
                        _said(row, printed),
                    )


def _printed(row: PrintedRow, model: str, printed: PrintedCount) -> TableRow:
    counts = (printed.counted, NONE) if row.table == "3" else (NONE, 1000 * printed.counted)
    size = f"{printed.megabytes:.3f}" if row.table == "3" else f"{printed.megabytes:.0f}"
    return row.table, row.program, model, printed.by, printed.verdict, *counts, size, f"{printed.seconds:.2f}", NONE


def _measured(
    program: Program, type: Type, method: Method, model: str, without: tuple[str, ...], repeat: int
) -> TableRow:
    run = search(program, type, method, model, without, repeat, to_the_first=True)
    megabytes = f"{resident_megabytes():.0f}"
    return HOLDS if run.holds else VIOLATED, *run.counts[:2], megabytes, run.counts[2]


def _said(row: PrintedRow, printed: tuple[PrintedCount, ...]) -> str:
    """How far a row can be compared."""
    if row.table == "3":
        return STORES
    return FIRST if printed[0].verdict == VIOLATED else WHOLE
