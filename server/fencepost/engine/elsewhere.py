"""Under which other memory models the same goes wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fencepost.engine.answering import Answer
from fencepost.engine.judging import Judge
from fencepost.engine.settings import Settings
from fencepost.engine.telling import Teller
from fencepost.lowering.universe import UnsupportedError
from fencepost.memory.loading import load_model, model_names
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Finding
from fencepost.search.budget import Budget
from fencepost.search.explore import explore

if TYPE_CHECKING:
    from fencepost.engine.check import Program

_LEAST_STATES, _MOST_SECONDS = 5000, 5.0


def also_under(
    program: Program, type: Type, method: Method, settings: Settings, judge: Judge, findings: list[Finding], states: int
) -> list[tuple[str, ...]]:
    """For each finding the built-in models under which a search of about the same size shows it too.

    What goes wrong in order goes wrong under every model: they only ever allow more.
    """
    others = [name for name in model_names() if name != settings.model]
    if load_model(settings.model).in_order:
        return [tuple(others) for _ in findings]
    found: list[list[str]] = [[] for _ in findings]
    for name in sorted(others, key=lambda name: not load_model(name).in_order):
        keys = _wrong(program, type, method, settings._replace(model=name), judge, states)
        for place, finding in enumerate(findings):
            if _key(finding) in keys:
                found[place] = others if load_model(name).in_order else [*found[place], name]
        if all(names is others for names in found):
            break
    return [tuple(dict.fromkeys(names)) for names in found]


def _wrong(
    program: Program, type: Type, method: Method, settings: Settings, judge: Judge, states: int
) -> set[tuple[str, str | None, int | None]]:
    """What the first state that is wrong shows."""
    run = program.renewed()
    world = run.world(settings, run.instance(type, method))
    budget = Budget(max(_LEAST_STATES, 2 * states), settings.max_memory, min(_MOST_SECONDS, settings.time))
    budget.start()
    try:
        found = explore(world, world.harness, budget, judge.is_wrong)
    except UnsupportedError:
        return set()
    answer = Answer(world, found, judge, Teller(run.assembly, run.sources, world))
    answer.look()
    return {_key(finding) for finding in answer.findings}


def _key(finding: Finding) -> tuple[str, str | None, int | None]:
    return finding.property, finding.file, finding.line
