"""The ten programs of the MMChecker paper: tables 2 to 5 of the paper, beside the same of Fencepost.

Two rows for each program: what the paper prints, and what Fencepost finds of the program as the tests of a checkout
have it. States under the paper's memory model (`ecma-table1`) and in order (`sc`), without reductions and with all of
them; the seconds are the processor's, "first s" those until the first state that is wrong. "barriers" are the fewest,
proved; "by cut" those that a minimum cut of the state graph gives, with the same weight for each barrier. Of peterson's
barriers the paper counts those of one thread.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import NamedTuple

from fencepost.engine.bench.assemblies import TableRow, of_tests, table_of
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.repairs.repairer import Aim, Repairer
from fencepost.engine.shared.settings import Settings
from fencepost.machine.late.window import pending
from fencepost.machine.state.local_state import window_of
from fencepost.model.members import Method, Type
from fencepost.model.problem import Problem
from fencepost.repair.graph_cut import cut
from fencepost.report.table import Table, TableCell
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration, explore
from fencepost.search.reductions import REDUCTIONS
from fencepost.search.state_graph import state_graph

MODEL, IN_ORDER = "ecma-table1", "sc"
NONE = "-"

COLUMNS = (
    *("program", "by", "bytecodes", "threads", "SC", "model", "SC states", "states", "transitions", "s", "queue"),
    *("first s", "reduced states", "reduced transitions", "reduced s", "barriers", "by cut", "cut s"),
)


class PrintedSearch(NamedTuple):
    """What the paper prints of a program. There is no first violation, and no barrier, where the invariant holds."""

    bytecodes: int
    threads: int
    in_order: int
    states: int
    transitions: int
    seconds: float
    queue: int
    first: float | None
    reduced: tuple[int, int, float]
    barriers: tuple[int, float] | None


PAPER = {
    "peterson": PrintedSearch(120, 2, 101, 903, 2794, 0.91, 5, 0.16, (881, 2697, 0.90), (3, 0.04)),
    "tbarrier": PrintedSearch(153, 2, 154, 1579, 5812, 1.51, 8, 0.70, (801, 2641, 1.50), (3, 0.05)),
    "dc": PrintedSearch(77, 2, 94, 228, 479, 0.41, 8, 0.11, (150, 272, 0.36), (1, 0.03)),
    "rw_vol": PrintedSearch(92, 2, 251, 1646, 5616, 2.02, 6, 0.33, (1613, 5458, 2.06), (4, 0.23)),
    "rowo": PrintedSearch(87, 2, 257, 1831, 4413, 1.41, 7, 0.30, (1776, 4231, 1.36), (2, 0.05)),
    "po": PrintedSearch(132, 2, 415, 6143, 22875, 7.71, 7, 0.52, (6091, 22595, 7.64), (6, 1.48)),
    "iw1": PrintedSearch(102, 2, 677, 14886, 67589, 22.81, 6, None, (246, 557, 0.59), None),
    "iw2": PrintedSearch(105, 2, 3477, 92613, 285430, 86.53, 5, None, (353, 560, 0.63), None),
    "rw": PrintedSearch(161, 3, 1832, 7762, 28310, 8.82, 8, None, (6851, 22119, 7.48), None),
    "bb": PrintedSearch(252, 3, 5707, 16072, 51447, 25.11, 10, None, (1704, 4048, 2.08), None),
}
"""Tables 2, 3, 4 and 5 of the paper, by program."""


class Search(NamedTuple):
    """A search that has been run to its end, and whether nothing was wrong in any state."""

    found: Exploration
    seconds: float
    holds: bool

    @property
    def counts(self) -> tuple[TableCell, TableCell, TableCell]:
        return len(self.found.parents), self.found.transitions, _rounded(self.seconds)


def measure(paths: list[Path], repeat: int) -> tuple[Table, list[Problem]]:
    """Rows for the ten programs: those of an assembly, or of the one that a checkout has."""
    named = paths or of_tests("papers", "bin", "Release", "MMChecker.dll")
    return table_of("mmchecker", COLUMNS, named, "Name the assembly with the programs.", partial(_rows, repeat))


def _rows(repeat: int, path: Path) -> Iterator[TableRow]:
    program = Program(path)
    for type, method in program.units(None):
        if method.name in PAPER:
            yield _printed(method.name)
            yield _measured(program, type, method, repeat)


def _printed(name: str) -> TableRow:
    paper = PAPER[name]
    barriers, seconds = paper.barriers or (NONE, NONE)
    return (
        name, "paper", paper.bytecodes, paper.threads, "holds", "holds" if paper.first is None else "violated",
        paper.in_order, paper.states, paper.transitions, _rounded(paper.seconds), paper.queue,
        NONE if paper.first is None else _rounded(paper.first), *paper.reduced[:2], _rounded(paper.reduced[2]), NONE,
        str(barriers), str(seconds),
    )  # fmt: skip


def _measured(program: Program, type: Type, method: Method, repeat: int) -> TableRow:
    plain = tuple(REDUCTIONS)
    in_order = search(program, type, method, IN_ORDER, plain, 1)
    whole = search(program, type, method, MODEL, plain, 1)
    reduced = search(program, type, method, MODEL, (), repeat)
    first = search(program, type, method, MODEL, (), repeat, to_the_first=True)
    return (
        "", "Fencepost", _bytecodes(program, type), len(in_order.found.space.threads) - 1,
        "holds" if in_order.holds else "violated", "holds" if reduced.holds and whole.holds else "violated",
        len(in_order.found.parents), *whole.counts, _longest_window(whole.found),
        NONE if first.holds else _rounded(first.seconds), *reduced.counts,
        *_barriers(program, type, method, reduced),
    )  # fmt: skip


def search(
    program: Program,
    type: Type,
    method: Method,
    model: str,
    without: tuple[str, ...],
    repeat: int,
    to_the_first: bool = False,
) -> Search:
    """Repeats a search as often as is asked, and keeps the least of its times."""
    runs = [
        _searched(program, type, method, Settings(without=without, model=model), to_the_first) for _ in range(repeat)
    ]
    found = runs[0][0]
    return Search(found, min(seconds for _, seconds in runs), not wrong_states(found, Judge()))


def _searched(
    program: Program, type: Type, method: Method, settings: Settings, to_the_first: bool
) -> tuple[Exploration, float]:
    run = program.renewed()
    world = run.world(settings, run.instance(type, method))
    begin = process_time()
    found = explore(world, world.harness, _budget(), Judge().is_wrong if to_the_first else None)
    return found, process_time() - begin


def wrong_states(found: Exploration, judge: Judge) -> tuple[int, ...]:
    """Where something has gone wrong."""
    return (*found.crashes, *(state for state in found.finals if judge.is_wrong(found.space, state)))


def _barriers(program: Program, type: Type, method: Method, reduced: Search) -> tuple[TableCell, TableCell, TableCell]:
    if reduced.holds:
        return NONE, NONE, NONE
    repaired = Repairer(program, type, method, Settings(model=MODEL), Aim(Judge())).fewest_barriers()
    graph = state_graph(reduced.found)
    begin = process_time()
    places = cut(graph, wrong_states(reduced.found, Judge()))
    seconds = process_time() - begin
    proved = NONE if repaired is None else str(len(repaired.options))
    return proved, NONE if places is None else str(len(places)), _rounded(seconds)


def _longest_window(found: Exploration) -> int:
    """The most operations that a thread has issued and that have not taken effect, in any of its states."""
    states = (state for field in found.space.threads for state in field.states[1:])
    return max(len(pending(window_of(state))) for state in states)


def _bytecodes(program: Program, type: Type) -> int:
    """The instructions of a class, and of the classes in it."""
    assembly = program.assembly
    inside = [one for one in assembly.types() if one.name == type.name or one.name.startswith(f"{type.name}/")]
    bodies = [assembly.body(method) for one in inside for method in one.methods]
    return sum(len(body.instructions) for body in bodies if body is not None)


def _budget() -> Budget:
    return Budget(states=1_000_000, megabytes=4096, seconds=300.0)


def _rounded(seconds: float) -> str:
    return f"{seconds:.2f}"
