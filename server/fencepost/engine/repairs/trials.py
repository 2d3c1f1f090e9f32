"""Repairs of thread-safe types: the code is changed until the generated test that goes wrong is right.

The test's serial runs are those of the changed code: whatever it does when its methods are called one after the other
is what they may do at once.
"""

from __future__ import annotations

from fencepost.engine.answers.mended import FoundRepairs
from fencepost.engine.answers.remainder import Remainder
from fencepost.engine.generated.transfer import transferred
from fencepost.engine.generated.trials import Bench, TrialJudge, first_method
from fencepost.engine.judging.judge import Judges
from fencepost.engine.programs.program import Program
from fencepost.engine.repairs.repairer import Aim, Repairer
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shared.source_lines import SourceLines
from fencepost.machine.state.trial import Trial
from fencepost.machine.state.world import World
from fencepost.machine.values.order import Order
from fencepost.model.members import Type
from fencepost.model.patch import Patch
from fencepost.properties.rule import Rule
from fencepost.search.explore import Exploration
from fencepost.search.schedule import Turn
from fencepost.search.space import Space

_MOST_STATES = 20_000
"""A generated test is small: a search that is to prove a repair of it has so many states at the most."""


class TrialRepairer(Repairer):
    """Repairs what one trial shows. Each change makes a world of its own, with a judge of its own."""

    def __init__(
        self, program: Program, type: Type, settings: Settings, bench: Bench, trial: Trial, aim: Aim,
        rest: Remainder, besides: Decorations,
    ) -> None:  # fmt: skip
        self._trial, self._bench = trial, bench
        self._judges: dict[World, TrialJudge | None] = {}
        super().__init__(program, type, first_method(trial).definition, settings, aim, rest, besides)

    def _home(self) -> str:
        start = SourceLines(self._program.own).first(first_method(self._trial))
        return start.file if start is not None else ""

    def _world(self, patches: tuple[Patch, ...], order: Order | None) -> World:
        run = self._program.renewed()
        run.universe.patches = patches
        world = World(run.universe, self._settings.reductions, order)
        trial = transferred(self._trial, run.universe)
        bench = self._bench.transferred(world)
        budget = self._rest.budget(_MOST_STATES)
        judge = self._judges[world] = bench.judge_of(trial, budget)
        if judge is None:
            self._rest.note(budget.reached(), 0)
        world.harness = trial
        return world

    def _judge_of(self, world: World) -> Judges:
        judge = self._judges[world]
        assert judge is not None  # a world without a judge is not searched
        return judge

    def _search(self, world: World, states: int) -> Exploration:
        if self._judges[world] is None:
            return Exploration(Space(world, world.harness), {})  # calls one after the other go wrong with this change
        return super()._search(world, states or _MOST_STATES)

    def _wrong_run(self, found: Exploration) -> tuple[Turn, ...] | None:
        return None if self._judges[found.space.world] is None else super()._wrong_run(found)


def trial_repairs(
    program: Program, type: Type, settings: Settings, bench: Bench, trial: Trial, judge: Judges, rest: Remainder,
    besides: Decorations, broken: tuple[Rule, ...] = (),
) -> FoundRepairs:  # fmt: skip
    """The repairs of a type of which a trial goes wrong, or breaks rules about accesses."""
    aim = Aim(judge, rules=broken)
    return TrialRepairer(program, type, settings, bench, trial, aim, rest, besides).repairs()
