"""The judge of a harness: by its expectations, and by its specification."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.engine.judging.expectations import expectations
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.settings import Settings
from fencepost.engine.specified.asked import asked_specification
from fencepost.engine.specified.mining import NOTHING_MINED, Mined, mined
from fencepost.lowering.mains import is_main
from fencepost.model.members import Method, Type
from fencepost.search.budget import Budget


class HarnessJudge(NamedTuple):
    """A judge, what is unclear about what is expected, and what was mined for it."""

    judge: Judge
    unclear: tuple[str, ...] = ()
    mined: Mined = NOTHING_MINED

    @property
    def notes(self) -> tuple[str, ...]:
        """Why there is no specification, though one is asked for."""
        limits = [f"the limit of {bound.kind} was reached in its serial runs" for bound in self.mined.bounds]
        reasons = [*limits, *[one.reason for one in self.mined.unsupported]]
        return tuple([f"It is not judged against its specification: {reason}." for reason in reasons])


def harness_judge(
    program: Program, type: Type, method: Method, settings: Settings, budget: Budget, besides: Decorations
) -> HarnessJudge:
    """The judge of a harness. What its serial runs show is found out first, within the limits."""
    wanted, unclear = expectations(program.universe, program.assembly, method)
    asked = asked_specification(method, settings.spec)
    found = NOTHING_MINED if asked is None else mined(program, type, method, asked, settings, budget, besides)
    judge = Judge(wanted, is_main(method), found.specification)
    return HarnessJudge(judge, tuple(unclear), found)
