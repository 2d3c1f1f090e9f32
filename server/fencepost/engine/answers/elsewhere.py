"""Under which other memory models a finding shows.

If model A allows all runs of model B (`memory.strength`), a finding under B is a finding under A, and a proof under A
is a proof under B: neither needs a search.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from fencepost.engine.answers.answer import HarnessAnswer
from fencepost.engine.answers.remainder import Remainder
from fencepost.engine.answers.robust import ROBUSTNESS
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.finding_keys import FindingKey, key_of
from fencepost.engine.shared.settings import Settings
from fencepost.engine.telling.findings import Teller
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.state.world import World
from fencepost.memory.loading import load_model, model_names
from fencepost.memory.strength import allows_all_of
from fencepost.model.verdict import Finding
from fencepost.properties import rules
from fencepost.search.explore import explore

_LEAST_STATES, _MOST_STATES = 2000, 10_000


class Elsewhere(NamedTuple):
    """Built-in models under which a finding shows, and those of which it is not known."""

    shows: tuple[str, ...]
    unknown: tuple[str, ...] = ()


class _Known:
    """The models under which one finding shows, and those under which it does not. A finding that shows under a model
    shows under every model that allows more; one that does not show does not under any that allows less. This fails for
    a run that can never end: the further runs of another model may lead to an end."""

    def __init__(self, finding: Finding, model: str) -> None:
        self.key = key_of(finding)
        self.spreads = not any(rule.goes_round for rule in rules().values() if rule.id == finding.rule)
        self._shows: dict[str, bool] = {}
        self.note(model, True)

    def note(self, model: str, shows: bool) -> None:
        one = load_model(model)
        self._shows[model] = shows
        for name in model_names() if self.spreads else ():
            other = load_model(name)
            if allows_all_of(other, one) if shows else allows_all_of(one, other):
                self._shows.setdefault(name, shows)

    def is_open(self, model: str) -> bool:
        return model not in self._shows

    def among(self, models: list[str]) -> Elsewhere:
        shows = tuple([name for name in models if self._shows.get(name)])
        return Elsewhere(shows, tuple([name for name in models if self.is_open(name)]))


def also_under(
    program: Program,
    world: World,
    settings: Settings,
    judge: Judge,
    answer: HarnessAnswer,
    states: int,
    rest: Remainder,
    besides: Decorations | None = None,
) -> list[Elsewhere]:
    """For each finding the built-in models under which a search of about the same size shows it too.

    An error in order is an error under every model, unless it depends on what can follow: models only ever allow more.
    `world` is that of the answer.
    """
    besides = besides or Decorations()
    others = [name for name in model_names() if name != settings.model]
    known = [_Known(finding, settings.model) for finding in answer.findings]
    besides.attempt("models", lambda: _without_search(known, others, world, answer), None)
    searched = [one for one, finding in zip(known, answer.findings, strict=True) if finding.property != ROBUSTNESS]
    limit = max(_LEAST_STATES, min(2 * states, _MOST_STATES))
    for name in sorted(others, key=_strength, reverse=True):
        wanted = [one for one in searched if one.is_open(name)]
        if wanted and not rest.is_spent:
            model = settings._replace(model=name)
            besides.attempt("models", partial(_search, program, world, model, judge, limit, rest, wanted), None)
    return [one.among(others) for one in known]


def _search(
    program: Program, world: World, settings: Settings, judge: Judge, limit: int, rest: Remainder, wanted: list[_Known]
) -> None:
    """Notes what shows under one more model."""
    try:
        elsewhere = _Search(program, world, settings, judge, limit, rest)
        for one in wanted:
            shows = elsewhere.shows(one.key)
            if shows is not None:
                one.note(settings.model, shows)
    except MemoryError:
        rest.note("memory", limit)
        raise


def _without_search(known: list[_Known], others: list[str], world: World, answer: HarnessAnswer) -> None:
    """Notes what the findings' own runs say."""
    for one, finding in zip(known, answer.findings, strict=True):
        if not one.spreads:
            continue
        if world.order is None:
            for name in others:
                one.note(name, True)
        elif finding.property == ROBUSTNESS:
            one.note(_in_order(others), False)
        elif answer.shows_in_order(finding):
            one.note(_in_order(others), True)


def _in_order(others: list[str]) -> str:
    return next(name for name in others if load_model(name).in_order)


def _strength(name: str) -> tuple[int, str]:
    """A key that sorts models by how many others allow all that they allow: the answer under the strongest model says
    most about others."""
    return sum(allows_all_of(load_model(other), load_model(name)) for other in model_names()), name


class _Search:
    """A search under one more model. It looks first at the first wrong state, which shows most findings; if some that
    are asked for are missing, it looks at everything."""

    def __init__(
        self, program: Program, world: World, settings: Settings, judge: Judge, limit: int, rest: Remainder
    ) -> None:
        self._program, self._world, self._settings = program, world, settings
        self._judge, self._limit, self._rest = judge, limit, rest
        self._keys: set[FindingKey] = set()
        self._all = False
        self._look(False)

    def shows(self, key: FindingKey) -> bool | None:
        """True if a finding shows, False if it does not; None if that is not known."""
        if key not in self._keys and not self._all and self._keys and not self._rest.is_spent:
            self._look(True)
        return True if key in self._keys else False if self._all else None

    def _look(self, everything: bool) -> None:
        other = self._program.world(self._settings, self._world.harness)
        other.learn_from(self._world)
        budget = self._rest.budget(self._limit)
        try:
            stop_at = None if everything else self._judge.is_wrong
            found = explore(other, other.harness, budget, stop_at, self._judge.must_end)
        except UnsupportedError:
            return
        self._rest.note(found.stopped_by, len(found.parents))
        answer = HarnessAnswer(other, found, self._judge, Teller(self._program.own, other))
        answer.look()
        self._keys.update(key_of(finding) for finding in answer.findings)
        is_known = not answer.bounds and not answer.unsupported and answer.verdict != "INTERNAL_ERROR"
        self._all = found.complete and is_known
