"""What the fast pass over an assembly adds to its plan: candidates, what the code alone proves, what harnesses call.

All pieces share one limit of time. Whatever fails in one of them costs no other piece, and no harness of the plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from fencepost.engine.programs.call_graph import MethodNode
from fencepost.engine.programs.program import Program
from fencepost.engine.screened.harnesses import called_members
from fencepost.engine.screened.proposals import MOST_TRIED, Proposals, proposals
from fencepost.engine.screened.proved import proved
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.messages import Planned, PlanTask, SourcePlace
from fencepost.engine.shared.proposal import Proposal
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.limits import screening_seconds
from fencepost.engine.workers.log import keep
from fencepost.model.verdict import BuildNote
from fencepost.search.budget import Budget


class Screened(NamedTuple):
    """The members that each harness calls, as far as candidates may be about them; more units; notes."""

    calls: list[tuple[int, ...]]
    units: tuple[Planned, ...]
    notes: tuple[BuildNote, ...]


class _Time:
    """How much time there is, and whether any piece was told that there is none."""

    def __init__(self, seconds: float) -> None:
        self._budget = Budget(seconds=seconds)
        self._budget.start()
        self.is_over = False

    def is_late(self) -> bool:
        self.is_over = self.is_over or self._budget.is_late()
        return self.is_over


def screened(program: Program, harnesses: list[list[MethodNode]], task: PlanTask) -> Screened:
    """The screening of an assembly with these harnesses, each by the methods that it begins with."""
    settings, time, besides = task.settings, _Time(screening_seconds(task.settings.time)), Decorations()
    roots = {node for nodes in harnesses for node in nodes}
    proposed = besides.attempt("screening", partial(proposals, program, roots, time.is_late), Proposals())
    calling = partial(_calls, program, harnesses, proposed.found, task.others, time.is_late)
    calls: list[tuple[int, ...]] = besides.attempt("rest", calling, [])
    static: list[Planned] = besides.attempt("screening", partial(_proved, program, settings, time.is_late), [])
    candidates = tuple(_candidates(program, settings, proposed.found[:MOST_TRIED]))
    return Screened(calls, (*static, *candidates), tuple(_notes(program.path.name, proposed, time, besides)))


def _notes(name: str, proposed: Proposals, time: _Time, besides: Decorations) -> Iterator[BuildNote]:
    """What was left out of the screening."""
    texts = [note.text for note in besides.kept.notes]
    if besides.kept.mistakes:
        texts.append(keep("".join(mistake.traceback for mistake in besides.kept.mistakes)))
    if time.is_over:
        texts.append("There was no time to screen all of its code; raise --time.")
    if left := len(proposed.found[MOST_TRIED:]):
        texts.append(f"{left} less likely candidate{'s' if left != 1 else ''} of the screening were not tried.")
    for text in texts:
        yield BuildNote("screening", f"{name}: {text}", name)


def _calls(
    program: Program, harnesses: list[list[MethodNode]], found: tuple[Proposal, ...], paths: tuple[str, ...],
    is_late: Callable[[], bool],
) -> list[tuple[int, ...]]:  # fmt: skip
    """What each harness calls of what candidates may be about, in this assembly and in those that are checked with
    it; as far as there is time."""
    others = frozenset(Path(path).stem for path in paths if Path(path) != program.path)
    graph = program.harnesses.graph
    return [() if is_late() else called_members(graph, roots, found, others) for roots in harnesses]


def _proved(program: Program, settings: Settings, is_late: Callable[[], bool]) -> list[Planned]:
    """What the code alone proves: units that need no run."""
    return [
        Planned(
            found.unit.unit, found.unit.assembly, found.unit.model, found.type, 0, found.place, found.unit, "static"
        )
        for found in proved(program, settings.model, is_late)
    ]


def _candidates(program: Program, settings: Settings, proposed: tuple[Proposal, ...]) -> Iterator[Planned]:
    """What the fast pass proposes. A type that says itself that it is thread-safe has more tests anyway."""
    tested = {type.token for type in program.thread_safe(None)}
    for proposal in proposed:
        if proposal.type in tested:
            continue
        place = next((SourcePlace(*at, *at[1:]) for pair in proposal.pairs for at in pair.places), None)
        yield Planned(
            proposal.unit, program.path.name, settings.model, proposal.type, proposal.rank, place, None,
            "screened", proposal=proposal,
        )  # fmt: skip
