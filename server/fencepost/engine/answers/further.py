"""The searches after the first finding: one frequent failure is not to hide the others.

How far they go is counted in states, never timed, so that every machine gives the same answer; and it is bounded by
what the first search has needed, so that a finding which came at once does not become a long wait. Each begins anew and
looks at everything: in order first, where errors are found soonest, unless that was done; then under the model.
"""

from __future__ import annotations

from typing import NamedTuple

from fencepost.engine.answers.answer import ALL_FINDINGS, MOST_FINDINGS, HarnessAnswer
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.finding_keys import key_of
from fencepost.engine.shared.settings import Settings
from fencepost.engine.telling.findings import Teller
from fencepost.lowering.klass import MethodInstance
from fencepost.model.verdict import Bound
from fencepost.search.budget import Budget
from fencepost.search.exploration import Exploration
from fencepost.search.explore import explore
from fencepost.search.ordered import explore_both

_TIMES, _LEAST = 9, 20_000
_STATES_A_STEP = 10
"""One step may be run for so many states. Most searches remember nearly all of their steps; one that does not takes so
much longer for each state."""


class Further(NamedTuple):
    """The answers of the searches that went on, each without what was known before; the last search, and the one in
    order, if there was one."""

    answers: tuple[HarnessAnswer, ...]
    found: Exploration
    in_order: Exploration | None


def further(
    program: Program, harness: MethodInstance, settings: Settings, judge: Judge, first: HarnessAnswer,
    found: Exploration, teller: Teller, left: float,
) -> Further:  # fmt: skip
    """Searches of nine times as many states as the first one took, at least 20,000, together in the seconds left; where
    every finding is wanted, of as many as the user allows."""
    every = settings.every_finding
    most = settings.max_states if every else max(_LEAST, _TIMES * len(found.parents))
    whole = Budget(seconds=left)
    whole.start()

    def limits() -> Budget:
        states = min(most, settings.max_states)
        steps = 0 if every else most // _STATES_A_STEP
        return Budget(states, settings.max_memory, whole.left(), program.listener, steps)

    world = program.world(settings, harness)
    world.learn_from(found.space.world)
    is_known = found.in_order is not None and found.in_order.complete
    searches = (explore(world, harness, limits()),) if is_known else explore_both(world, harness, limits)
    known = {key_of(finding): None for finding in first.findings}
    answers = []
    for more in searches:
        other = more.space.world
        answer = HarnessAnswer(other, more, judge, teller.of(other), settings.properties)
        answer.look(ALL_FINDINGS if every else MOST_FINDINGS - len(known), known)
        known |= {key_of(finding): None for finding in answer.findings}
        usual = most < settings.max_states
        answer.bounds = [Bound("further", most) if usual and one.kind == "states" else one for one in answer.bounds]
        answers.append(answer)
    if searches[-1].complete:
        for answer in answers[:-1]:
            answer.bounds = []  # the search under the model has seen all that the one in order has left out
    return Further(tuple(answers), searches[-1], None if is_known else searches[0])
