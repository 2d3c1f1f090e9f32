"""The observations that a harness may have: those of the serial runs that specify it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fencepost.machine.values.exact import observed
from fencepost.model.verdict import ObservedValue
from fencepost.properties.outcome import outcome_text

_MOST_SHOWN = 3


class SpecifiedOutcome(NamedTuple):
    """An observation of a serial run, and the calls of that run in their order, as far as they are told."""

    value: tuple[ObservedValue, ...]
    calls: tuple[str, ...] = ()


class Specification(NamedTuple):
    """All observations of serial runs: of the harness itself, or of the `reference`."""

    outcomes: tuple[SpecifiedOutcome, ...]
    known: frozenset[Any]
    reference: str = ""

    def allows(self, value: Sequence[ObservedValue]) -> bool:
        return observed(tuple(value)) in self.known

    def nearest(self, value: Sequence[ObservedValue]) -> list[SpecifiedOutcome]:
        """The observations that are most like one, first those that differ in the fewest members."""
        return sorted(self.outcomes, key=lambda one: _distance(one.value, value))

    def sentence(self, value: Sequence[ObservedValue], text: str) -> str:
        """What is wrong with an observation that no serial run has; `text` is how the source writes it."""
        shown = [_shown(one) for one in self.nearest(value)[:_MOST_SHOWN]]
        more = len(self.outcomes) - len(shown)
        others = f"; or {more} more" if more > 0 else ""
        whose = f"of the reference {self.reference}" if self.reference else "of it"
        if not shown:
            return f"The test shows ({text}), but no serial run {whose} counts."
        return f"The test shows ({text}), but no serial run {whose} does: nearest are {'; or '.join(shown)}{others}."


def specification_of(outcomes: Sequence[SpecifiedOutcome], reference: str = "") -> Specification:
    return Specification(tuple(outcomes), frozenset([observed(one.value) for one in outcomes]), reference)


def _shown(one: SpecifiedOutcome) -> str:
    """An observation, with the calls that lead to it."""
    order = f" by {', '.join(one.calls)}" if one.calls else ""
    return f"({outcome_text(one.value)}){order}"


def _distance(one: Sequence[ObservedValue], other: Sequence[ObservedValue]) -> tuple[int, int]:
    """How many members differ; how many members one has that the other has not."""
    pairs = zip(one, other, strict=False)
    return abs(len(one) - len(other)), sum(observed((mine,)) != observed((theirs,)) for mine, theirs in pairs)
