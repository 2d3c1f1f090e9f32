"""The four programs of the paper on atomicity by model checking: its table 1, beside the same of Fencepost.

Two rows for each program: what the paper prints, and what Fencepost finds of the program as the tests of a checkout
have it. Of the methods that are to be atomic "check" are proved, "noise" cannot be proved in this way though nothing is
wrong with them, and "error" are not atomic: by independence (I), by movers (L), by one of both (C), and by independence
or refined movers (W). These columns count all methods that are called. Those with "beside" count only methods that run
while another thread is alive; the paper does not say which it counts. States and transitions are those of the search,
the seconds the processor's for all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import NamedTuple

from fencepost.engine.atomicity.claims import claims
from fencepost.engine.atomicity.opinions import Opinion, Opinions, judged
from fencepost.engine.atomicity.runs import CheckedMethod
from fencepost.engine.bench.assemblies import TableRow, of_tests, table_of
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.members import Method, Type
from fencepost.model.problem import Problem
from fencepost.report.table import Table
from fencepost.search.atomic.patterns import Pattern
from fencepost.search.budget import Budget
from fencepost.search.explore import explore

WAYS = {
    "I": frozenset({Pattern.INDEPENDENCE}),
    "L": frozenset({Pattern.MOVERS}),
    "C": frozenset({Pattern.INDEPENDENCE, Pattern.MOVERS}),
    "W": frozenset({Pattern.INDEPENDENCE, Pattern.REFINED}),
}
"""The columns of the paper's table: a method is proved if it keeps one of these patterns."""

COLUMNS = (
    *("program", "by", "threads", "states", "transitions", "s"),
    *(f"{way}: check/noise/error" for way in WAYS),
    *(f"{way} beside" for way in WAYS),
)


class MethodCounts(NamedTuple):
    """How many methods were proved, could not be proved, and are not atomic."""

    check: int
    noise: int
    error: int

    def __str__(self) -> str:
        return "/".join(map(str, self))


class PrintedMethods(NamedTuple):
    """What the paper prints of a program; the seconds are those of a processor of 2004."""

    threads: int
    states: int
    transitions: int
    counts: tuple[MethodCounts, MethodCounts, MethodCounts, MethodCounts]


_BUFFER = (MethodCounts(9, 0, 1),) * 4

PAPER = {
    "OriginalStringBuffer": PrintedMethods(3, 0, 383, _BUFFER),
    "DeadlockStringBuffer": PrintedMethods(3, 4, 99, _BUFFER),
    "ReadersWriters": PrintedMethods(
        0,
        2504,
        127337,
        (MethodCounts(23, 3, 0), MethodCounts(23, 3, 0), MethodCounts(23, 3, 0), MethodCounts(26, 0, 0)),
    ),
    "ReplicatedWorkers": PrintedMethods(
        0,
        4477,
        230894,
        (MethodCounts(38, 1, 0), MethodCounts(38, 1, 0), MethodCounts(39, 0, 0), MethodCounts(39, 0, 0)),
    ),
}
"""Table 1, by program; 0 where it prints nothing that can be read."""


def measure(paths: list[Path], repeat: int) -> tuple[Table, list[Problem]]:
    """Rows for the four programs: those of an assembly, or of the one that a checkout has."""
    named = paths or of_tests("papers", "bin", "Release", "Bogor.dll")
    return table_of("atomicity", COLUMNS, named, "Name the assembly with the programs.", partial(_rows, repeat))


def _rows(repeat: int, path: Path) -> Iterator[TableRow]:
    program = Program(path)
    for type, method in program.units(None):
        if method.name in PAPER:
            paper = PAPER[method.name]
            known = (count or "-" for count in (paper.threads, paper.states, paper.transitions))
            yield method.name, "paper", *known, "-", *map(str, paper.counts), *("-" for _ in WAYS)
            yield _measured(program, type, method, repeat)


def _measured(program: Program, type: Type, method: Method, repeat: int) -> TableRow:
    seconds = []
    for _ in range(repeat):
        begin = process_time()
        opinions_of(program, type, method)
        seconds.append(process_time() - begin)
    known = opinions_of(program, type, method)
    run = program.renewed()
    found = explore(run.world(Settings(model="sc"), run.instance(type, method)), run.instance(type, method), Budget())
    counts = (str(counted(methods, ways)) for methods in (known.opinions, beside(known)) for ways in WAYS.values())
    threads = len(found.space.threads)
    return (
        method.name, "fencepost", threads, len(found.parents), found.transitions, f"{min(seconds):.2f}", *counts
    )  # fmt: skip


def opinions_of(program: Program, type: Type, method: Method) -> Opinions:
    """The opinions of all methods of a program that are promised to be atomic."""
    settings = Settings(model="sc")
    run = program.renewed()
    explore(run.world(settings, run.instance(type, method)), run.instance(type, method), Budget())
    found = claims(run.own, run.universe.method_list)
    promised = {token: claim for token, claim in found.items() if claim.is_promise}
    return judged(CheckedMethod(program, type, method, settings), promised, Budget())


def beside(known: Opinions) -> tuple[Opinion, ...]:
    """The opinions of methods that run while another thread is alive."""
    return tuple(opinion for opinion in known.opinions if opinion.member in known.beside)


def counted(opinions: tuple[Opinion, ...], ways: frozenset[Pattern]) -> MethodCounts:
    """How many methods are proved in one of these ways."""
    errors = sum(opinion.is_definite for opinion in opinions)
    proved = sum(not opinion.is_definite and bool(opinion.patterns & ways) for opinion in opinions)
    return MethodCounts(proved, len(opinions) - proved - errors, errors)
