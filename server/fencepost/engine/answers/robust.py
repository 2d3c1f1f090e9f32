"""Compares the outcomes of a harness under a memory model with those in order."""

from __future__ import annotations

from fencepost.engine.answers.answer import HarnessAnswer
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.engine.telling.findings import Teller
from fencepost.machine.values.exact import observed
from fencepost.memory.loading import IN_ORDER
from fencepost.model.members import Method, Type
from fencepost.properties.robustness import RULE
from fencepost.search.budget import Budget
from fencepost.search.explore import explore

ROBUSTNESS = RULE.name


def add_unordered(
    answer: HarnessAnswer, program: Program, type: Type, method: Method, settings: Settings, judge: Judge, left: float
) -> None:
    """Adds a finding for every outcome of an explored harness that it does not have in order, in the seconds left."""
    run = program.renewed()
    world = run.world(settings._replace(model=IN_ORDER), run.instance(type, method))
    budget = Budget(settings.max_states, settings.max_memory, left, program.listener)
    budget.start()
    found = explore(world, world.harness, budget)
    ordered = HarnessAnswer(world, found, judge, Teller(run.own, world))
    ordered.look()
    ordered.add_outcomes()
    answer.add_outcomes()
    known = {observed(outcome.value) for outcome in ordered.outcomes}
    if found.complete:
        answer.add_unordered([outcome for outcome in answer.outcomes if observed(outcome.value) not in known])
    else:
        answer.bounds.extend(ordered.bounds)
