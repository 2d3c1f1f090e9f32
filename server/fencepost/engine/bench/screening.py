"""Screening: how long the fast pass takes, what it proposes, and what exploration makes of that.

Each row is an assembly: its methods, the seconds that the fast pass takes, its candidates (one for each field, and for
each method that starts something) and how many of them are of the likeliest kind; of those that are tried, how many are
confirmed, refuted and unknown, and the seconds for all. They have as many states together as in a check. Times are the
processor's, of one process.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import process_time

from fencepost.engine.bench.assemblies import TableRow, of_tests, table_of
from fencepost.engine.programs.program import Program
from fencepost.engine.screened.confirming import check_candidate
from fencepost.engine.screened.proposals import MOST_TRIED, proposals
from fencepost.engine.shared.proposal import Proposal
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.rations import Ration
from fencepost.model.problem import Problem
from fencepost.model.verdict import Unit
from fencepost.report.table import Table

COLUMNS = (
    "assembly", "methods", "s (pass)", "candidates", "rank 1", "tried", "confirmed", "refuted", "unknown", "s (all)",
)  # fmt: skip


def measure(paths: list[Path], repeat: int) -> tuple[Table, list[Problem]]:
    """A row for each assembly; without any, for the applications that a checkout has."""
    built = of_tests("screening", "applications", "bin", "Release")
    named = paths or [path for folder in built for path in sorted(folder.glob("*.dll"))]
    return table_of("screening", COLUMNS, named, "Name the assemblies to look at.", partial(_row, repeat))


def _row(repeat: int, path: Path) -> Iterator[TableRow]:
    program = Program(path)
    seconds, proposed = [], proposals(program.renewed())
    for _ in range(repeat):
        begin = process_time()
        proposed = proposals(program.renewed())
        seconds.append(process_time() - begin)
    begin = process_time()
    units = list(_tried(program, proposed.found[:MOST_TRIED]))
    confirmed = sum(bool(unit.findings) for unit in units)
    refuted = sum(unit.verdict == "HOLDS" for unit in units)
    likeliest = sum(proposal.rank == 1 for proposal in proposed.found)
    yield (
        path.name, proposed.methods, round(min(seconds), 2), len(proposed.found), likeliest, len(units), confirmed,
        refuted, len(units) - confirmed - refuted, round(process_time() - begin, 1),
    )  # fmt: skip


def _tried(program: Program, found: tuple[Proposal, ...]) -> Iterator[Unit]:
    """The candidates that have a turn, with their verdicts."""
    ration = Ration(Settings().screening_states, range(len(found)))
    while (turn := ration.next()) is not None:
        proposal = found[turn.number]
        type = program.assembly.type_at(proposal.type)
        settings = Settings(max_states=turn.states)
        unit = None if type is None else check_candidate(program.renewed(), type, settings, proposal, None)
        ration.answer(turn, unit)
        yield from [unit for _, unit in ration.settled() if unit is not None]
    yield from [unit for _, unit in ration.settled() if unit is not None]
