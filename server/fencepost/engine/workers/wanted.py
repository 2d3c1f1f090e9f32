"""A unit that is to be checked, and the verdict of one that could not be."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import NamedTuple

from msgspec.structs import replace

from fencepost.engine.shared.messages import CheckTask, Planned, Progress
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Bound, BoundKind, Mistake, Note, Unit, Unsupported

NO_PROGRESS = Progress(0, 0, 0.0)


class Wanted(NamedTuple):
    """A unit whose verdict a user wants to know; the lower `rank`, the sooner."""

    path: str
    build: str
    planned: Planned
    settings: Settings
    outcomes: bool = False
    generation: int = 0
    rank: int = 0

    def limited(self, states: int) -> Wanted:
        """This unit with a smaller limit of states."""
        return self._replace(settings=self.settings._replace(max_states=min(states, self.settings.max_states)))

    def is_called(self, calls: Container[int]) -> bool:
        """True if a harness that calls so much calls both members of a pair that a candidate is about."""
        pairs = self.planned.proposal.pairs if self.planned.proposal is not None else ()
        return any(pair.keys and all(key in calls for key in pair.keys) for pair in pairs)

    def task(self, least: Settings | None) -> CheckTask:
        return CheckTask(
            self.path, self.generation, self.settings, self.build, self.planned.unit, self.planned.token,
            self.outcomes, least, self.planned.inherits, self.planned.proposal,
        )  # fmt: skip


def unfinished(
    planned: Planned, why: BoundKind, progress: Progress, known: Unit | None = None, sentence: str = ""
) -> Unit:
    """The verdict of a unit whose search was ended from outside: one that was reported before, if there is one, or how
    far the search had got. A sentence says what happened where the bound does not."""
    notes = (Note("rest", sentence),) if sentence else ()
    if known is not None:
        bounds = (*known.bounds, Bound(why, known.states))
        return replace(known, bounds=bounds, notes=(*known.notes, *notes))
    return Unit(
        planned.unit, planned.kind, planned.assembly, planned.model, "HOLDS_UP_TO", progress.states,
        progress.transitions, progress.seconds, bounds=(Bound(why, progress.states),), notes=notes,
    )  # fmt: skip


def says_all(unit: Unit) -> bool:
    """True if a search has answered: no limit, and nothing that it cannot run, has kept it from that."""
    return unit.verdict == "HOLDS" or bool(unit.findings)


class Explored:
    """What harnesses call of which all is known, under each model."""

    def __init__(self) -> None:
        self._calls: dict[str, dict[tuple[int, ...], frozenset[int]]] = {}

    def add(self, planned: Planned, unit: Unit) -> None:
        """Adds a unit, if a search has answered all about it."""
        if planned.calls and says_all(unit):
            self._calls.setdefault(planned.model, {})[planned.calls] = frozenset(planned.calls)

    def has(self, candidate: Wanted) -> bool:
        """True if a harness calls what a candidate is about."""
        known = self._calls.get(candidate.planned.model, {})
        return any(candidate.is_called(calls) for calls in known.values())


class Before(NamedTuple):
    """What is known before a session begins: what harnesses have explored, and the verdicts of the first turns of some
    candidates, by their places."""

    explored: Explored
    tried: Mapping[int, Unit]


def unreached(planned: Planned) -> Unit:
    """The verdict of a candidate that has no turn, because others have used up what there was for all."""
    return Unit(
        planned.unit, planned.kind, planned.assembly, planned.model, "HOLDS_UP_TO", 0, 0, 0.0,
        bounds=(Bound("screening", 0),), evidence=planned.proposal.evidence if planned.proposal is not None else (),
    )  # fmt: skip


def mistaken(planned: Planned, text: str, traceback: str = "") -> Unit:
    """The verdict of a unit that broke its worker."""
    return Unit(
        planned.unit, planned.kind, planned.assembly, planned.model, "INTERNAL_ERROR", 0, 0, 0.0,
        unsupported=(Unsupported(text),), mistakes=(Mistake("checking", text, traceback),),
    )  # fmt: skip
