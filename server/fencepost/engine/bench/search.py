"""How large searches are, and how fast: the programs that model checkers are usually timed on.

Each row is one harness under sequential consistency, with all reductions or with none. The time is the processor's for
the whole search, with every new start after a refuted guess; the rate is that of the same search once more, with the
guesses that stand. Of the look-ups of a thread's moves those are missed for which code had to be run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import process_time

from fencepost.engine.bench.assemblies import TableRow, of_tests, table_of
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.model.members import Method, Type
from fencepost.model.problem import Problem
from fencepost.report.table import Table
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration, explore
from fencepost.search.reductions import REDUCTIONS

COLUMNS = (
    *("program", "reductions", "until"),
    *("states", "transitions", "s", "k states/s", "missed %", "bytes a state"),
)

WHOLE, PLAIN, FIRST = "end", "plain", "error"
PEERS = {
    "Increments.N4": (WHOLE, PLAIN), "Increments.N6": (WHOLE, PLAIN), "Increments.N8": (WHOLE,),
    "Philosophers.Crossed6": (WHOLE, PLAIN), "Philosophers.Crossed8": (WHOLE,), "Philosophers.Crossed80": (FIRST,),
    "MichaelScott.Two_Two": (WHOLE, PLAIN), "MichaelScott.Three_Two": (WHOLE, PLAIN),
    "Treiber.Three_Two": (WHOLE, PLAIN), "Treiber.Three_Three": (WHOLE, PLAIN), "MonitorBuffer.N3": (WHOLE, PLAIN),
    "FibBench.Five_Right": (WHOLE, PLAIN), "LastZero.N5": (WHOLE, PLAIN),
    "Tickets.N3": (WHOLE, PLAIN), "SequenceLock.Two_One": (WHOLE, PLAIN),
}  # fmt: skip
"""The harnesses of `tests/programs/Peers.cs` that are measured, and how far each is explored."""


def measure(paths: list[Path], repeat: int) -> tuple[Table, list[Problem]]:
    """Rows for every harness of the assemblies; without any, for the programs of peers that a checkout has."""
    rows = partial(_rows, repeat, bool(paths))
    return table_of("search", COLUMNS, paths or peers_of_tests(), "Name the assemblies to explore.", rows)


def peers_of_tests() -> list[Path]:
    """The assembly with the programs of peers, if this package is run from a checkout."""
    return of_tests("programs", "bin", "Release", "Peers.dll")


def _rows(repeat: int, all_of_them: bool, path: Path) -> Iterator[TableRow]:
    program = Program(path)
    for type, method, until in _wanted(program, all_of_them):
        yield _measured(program, type, method, until, repeat)


def _wanted(program: Program, all_of_them: bool) -> Iterator[tuple[Type, Method, str]]:
    for type, method in program.units(None):
        name = ".".join(unit_name(method).split(".")[-2:])
        for until in (WHOLE, PLAIN) if all_of_them else PEERS.get(name, ()):
            yield type, method, until


def _measured(program: Program, type: Type, method: Method, until: str, repeat: int) -> TableRow:
    """The least times of several searches; all of them count the same states."""
    runs = [_explored(program.renewed(), type, method, until) for _ in range(repeat)]
    found = runs[0][0]
    seconds, again = min(run[1] for run in runs), min(run[2] for run in runs)
    states = len(found.parents)
    return (
        unit_name(method), "none" if until == PLAIN else "all", FIRST if until == FIRST else found.stopped_by or WHOLE,
        states, found.transitions, round(seconds, 3), states / again / 1000,
        100 * found.space.misses / _look_ups(found), _bytes(found) // states,
    )  # fmt: skip


def _explored(program: Program, type: Type, method: Method, until: str) -> tuple[Exploration, float, float]:
    """A search, its time, and the time it takes with guesses that stand."""
    harness = program.instance(type, method)
    without = tuple(REDUCTIONS) if until == PLAIN else ()
    world = program.world(Settings(without=without, model="sc"), harness)
    stop_at = Judge().is_wrong if until == FIRST else None
    begin = process_time()
    explore(world, harness, _budget(), stop_at)
    whole = process_time() - begin
    world.restart()
    begin = process_time()
    found = explore(world, harness, _budget(), stop_at)
    return found, whole, process_time() - begin


def _budget() -> Budget:
    return Budget(states=5_000_000, megabytes=4096, seconds=600.0)


def _look_ups(found: Exploration) -> int:
    """How often a thread's moves were looked up: for every thread that has started in a state."""
    space = found.space
    slots = range(len(space.threads))
    return sum(space.local_of(state, slot) is not None for state in found.parents for slot in slots)


def _bytes(found: Exploration) -> int:
    return sys.getsizeof(found.parents) + sum(map(sys.getsizeof, found.parents))
