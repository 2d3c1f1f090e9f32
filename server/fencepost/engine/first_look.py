"""A short time in which this process checks units itself: starting another one would take longer than most of them.

A check is never interrupted, for that could leave a module or a table half made: its limit of time is only lowered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fencepost.engine.checker import Checker
from fencepost.engine.messages import Changed
from fencepost.engine.wanted import Wanted
from fencepost.model.verdict import Unit
from fencepost.search.budget import Budget

SECONDS = 0.3


def first_look(checker: Checker, wanted: Sequence[Wanted], seconds: float = SECONDS) -> Iterator[tuple[int, Unit]]:
    """The verdicts that are reached in so many seconds, by their places in the list."""
    budget = Budget(seconds=seconds)
    budget.start()
    for index, unit in enumerate(wanted):
        left = seconds - budget.elapsed()
        if left <= 0:
            return
        answer = checker.check(unit.task(unit.settings._replace(time=min(left, unit.settings.time), superfluous=False)))
        if isinstance(answer, Changed):
            continue
        if answer.final:
            yield index, answer.unit
        elif not answer.unit.findings:
            return
