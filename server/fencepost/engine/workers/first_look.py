"""A short time in which a copy of this process checks units: starting another one would take longer than most need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from fencepost.engine.shared.messages import Answer, CheckTask, Done
from fencepost.engine.workers.wanted import Wanted
from fencepost.model.verdict import Unit
from fencepost.search.budget import Budget

Ask = Callable[[CheckTask, float], Answer | None]
"""The answer to a task that has so much time left; None if there is no answer and no other worker is to be asked."""


def first_look(ask: Ask, wanted: Sequence[Wanted], seconds: float) -> Iterator[tuple[int, Unit]]:
    """The verdicts that are reached in so many seconds, by their places in the list."""
    budget = Budget(seconds=seconds)
    budget.start()
    for index, unit in enumerate(wanted):
        left = seconds - budget.elapsed()
        if left <= 0:
            return
        least = unit.settings._replace(time=min(left, unit.settings.time), superfluous=False)
        answer = ask(unit.task(least), left)
        if answer is None:
            return
        if not isinstance(answer, Done):
            continue
        if answer.final:
            yield index, answer.unit
        elif not answer.unit.findings:
            return
