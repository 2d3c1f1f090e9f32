"""A unit that is to be checked, and what is said of one that could not be."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.engine.messages import CheckTask, Planned
from fencepost.engine.settings import Settings
from fencepost.model.verdict import Bound, Unit, Unsupported


class Wanted(NamedTuple):
    """A unit that somebody wants to know about; the lower `rank`, the sooner."""

    path: str
    build: str
    planned: Planned
    settings: Settings
    outcomes: bool = False
    generation: int = 0
    rank: int = 0

    def task(self, least: Settings | None) -> CheckTask:
        return CheckTask(
            self.path, self.generation, self.settings, self.build, self.planned.unit, self.planned.token,
            self.outcomes, least,
        )  # fmt: skip


def unfinished(planned: Planned, states: int, seconds: float) -> Unit:
    """What is known of a unit whose search was ended from outside."""
    return Unit(
        planned.unit, planned.kind, planned.assembly, planned.model, "HOLDS_UP_TO", states, 0, seconds,
        bounds=(Bound("time", states),),
    )  # fmt: skip


def mistaken(planned: Planned, text: str) -> Unit:
    """The verdict of a unit that broke its worker."""
    return Unit(
        planned.unit, planned.kind, planned.assembly, planned.model, "INTERNAL_ERROR", 0, 0, 0.0,
        unsupported=(Unsupported(text),),
    )  # fmt: skip
