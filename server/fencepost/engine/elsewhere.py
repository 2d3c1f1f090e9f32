"""Under which other memory models the same goes wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fencepost.engine.answering import Answer, key_of
from fencepost.engine.judging import Judge
from fencepost.engine.settings import Settings
from fencepost.engine.telling import Teller
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.world import World
from fencepost.memory.loading import load_model, model_names
from fencepost.search.budget import Budget
from fencepost.search.explore import explore

if TYPE_CHECKING:
    from fencepost.engine.check import Program

_LEAST_STATES, _MOST_SECONDS = 5000, 1.0


def also_under(
    program: Program, world: World, settings: Settings, judge: Judge, answer: Answer, states: int
) -> list[tuple[str, ...]]:
    """For each finding the built-in models under which a search of about the same size shows it too.

    What goes wrong in order goes wrong under every model: they only ever allow more. `world` is that of the answer.
    """
    others = [name for name in model_names() if name != settings.model]
    if world.order is None:
        return [tuple(others) for _ in answer.findings]
    found = [others if answer.shows_in_order(finding) else [] for finding in answer.findings]
    if not all(found):
        for name in sorted(others, key=lambda name: not load_model(name).in_order):
            keys = _wrong(program, world, settings._replace(model=name), judge, states)
            for place, finding in enumerate(answer.findings):
                if key_of(finding) in keys:
                    found[place] = others if load_model(name).in_order else [*found[place], name]
            if all(names is others for names in found):
                break
    return [tuple(dict.fromkeys(names)) for names in found]


def _wrong(
    program: Program, world: World, settings: Settings, judge: Judge, states: int
) -> set[tuple[str, str | None, int | None]]:
    """What the first state that is wrong shows."""
    other = program.world(settings, world.harness)
    other.learn_from(world)
    budget = Budget(max(_LEAST_STATES, 2 * states), settings.max_memory, min(_MOST_SECONDS, settings.time))
    budget.start()
    try:
        found = explore(other, other.harness, budget, judge.is_wrong)
    except UnsupportedError:
        return set()
    answer = Answer(other, found, judge, Teller(program.assembly, program.sources, other))
    answer.look()
    return {key_of(finding) for finding in answer.findings}
