"""A specification beside what was seen, for documents."""

from __future__ import annotations

from collections.abc import Sequence

from fencepost.engine.judging.specification import Specification, SpecifiedOutcome
from fencepost.model.verdict import OffendingOutcome, Outcome, SerialOutcome, SpecifiedOutcomes

_MOST_NEAREST = 3


def specified_outcomes(specification: Specification, seen: Sequence[Outcome]) -> SpecifiedOutcomes:
    """What is allowed, and the seen outcomes that are not, each with the serial ones nearest to it."""
    offending = [
        OffendingOutcome(one.value, one.schedule, tuple(map(_serial, specification.nearest(one.value)[:_MOST_NEAREST])))
        for one in seen
        if not specification.allows(one.value)
    ]
    allowed = tuple(map(_serial, specification.outcomes))
    return SpecifiedOutcomes(specification.reference, allowed, tuple(offending))


def _serial(one: SpecifiedOutcome) -> SerialOutcome:
    return SerialOutcome(one.value, one.calls)
