"""All observations of some trials: those of serial runs, those that are seen, and those that offend.

An observation of a test is what CheckFence takes for one: the arguments and the results of all its calls.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from fencepost.engine.generated.trials import Bench
from fencepost.engine.judging.specification import SpecifiedOutcome, specification_of
from fencepost.engine.judging.specified_outcomes import specified_outcomes
from fencepost.machine.state.trial import Constant, Trial
from fencepost.machine.trials.seen import Seen
from fencepost.machine.values.exact import observed
from fencepost.model.verdict import Bound, ObservedValue, Outcome, SpecifiedOutcomes
from fencepost.search.budget import Budget
from fencepost.search.schedule import schedule_along, to_text

CallsObserved = tuple[ObservedValue, ...]


class Observations(NamedTuple):
    """What was seen, what is allowed and what offends, as far as the limits have let it be found out."""

    outcomes: tuple[Outcome, ...]
    specified: SpecifiedOutcomes | None
    bounds: tuple[Bound, ...]


def observations_of(
    bench: Bench, trials: Sequence[Trial], limits: Callable[[], Budget], is_late: Callable[[], bool]
) -> Observations:
    """The observations of all trials."""
    allowed: dict[Hashable, SpecifiedOutcome] = {}
    seen: dict[Hashable, Outcome] = {}
    bounds: dict[Bound, None] = {}
    is_whole = True
    for trial in trials:
        if is_late():
            bounds[Bound("time", 0)] = None
            break
        judge = bench.judge_of(trial, limits())
        if judge is None:  # why, the check of the trial says
            is_whole = False
            continue
        for result in judge.serial:
            value = _observation(trial, result)
            allowed.setdefault(observed(value), SpecifiedOutcome(value))
        found = bench.explored(trial, limits())
        if found.stopped_by:
            bounds[Bound(found.stopped_by, len(found.parents))] = None  # type: ignore[arg-type]  # one of the kinds
        for state in found.finals:
            value = _observation(trial, bench.observe(trial, found.space, state))
            if observed(value) not in seen:
                turns = schedule_along(*found.run_to(state)[:2])
                seen[observed(value)] = Outcome(value, to_text(turns, found.space.world))
    outcomes = tuple(sorted(seen.values(), key=lambda one: repr(one.value)))
    specification = specification_of(sorted(allowed.values(), key=lambda one: repr(one.value)))
    specified = specified_outcomes(specification, outcomes) if is_whole and not bounds else None
    return Observations(outcomes, specified, tuple(bounds))


def _observation(trial: Trial, seen: Seen) -> CallsObserved:
    """The arguments of all calls of a test, and what they have shown."""
    calls = [*trial.setup, *[call for thread in trial.threads for call in thread]]
    given = [_plain(value) for call in calls for value in call.arguments if isinstance(value, Constant)]
    return (*given, *[part for result in seen for part in result])


def _plain(value: Constant) -> ObservedValue:
    """An argument as documents write it: a truth value, a number, a text; else its C#."""
    if value.klass.name == "System.Boolean":
        return bool(value.content)
    content = value.content
    return content if content is None or isinstance(content, int | float | str) else value.text
