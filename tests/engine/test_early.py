"""Findings come first, other models and repairs when those are known; what was cut short is never the answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from fencepost.engine.answers.answer import HarnessAnswer
from fencepost.engine.answers.elsewhere import also_under
from fencepost.engine.answers.remainder import Remainder
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.messages import Done
from fencepost.engine.shared.settings import Settings
from fencepost.engine.telling.findings import Teller
from fencepost.engine.workers.builds import Builds
from fencepost.engine.workers.session import Session
from fencepost.engine.workers.wanted import Wanted
from fencepost.engine.workspace.state import State, UnitState
from fencepost.lsp.lenses import title_of
from fencepost.memory.loading import model_names
from fencepost.model.verdict import Unit
from fencepost.search.explore import explore
from tests.engine.inputs import wanted
from tests.engine.workers.pools import Log, with_pool
from tests.engine.workspace.places import Place, with_place

DEBUG = Path(__file__).parent.parent / "repair" / "bin" / "Debug"
FLAG = DEBUG / "Flag.dll"
WITH_REPAIRS = Settings(repair=True)


def checked(least: Settings | None, unit: Wanted | None = None) -> tuple[Done, list[Unit]]:
    (unit,) = wanted(FLAG, settings=WITH_REPAIRS) if unit is None else (unit,)
    early: list[Unit] = []
    done = Builds(None).check(unit.task(least), early=early.append)
    assert isinstance(done, Done)
    return done, early


def test_a_finding_is_told_before_its_repairs_and_other_models() -> None:
    done, (early,) = checked(None)
    (first,), (last,) = early.findings, done.unit.findings
    assert done.final
    assert (first.repairs, first.also_under) == ((), ())
    assert last.repairs
    assert last.also_under
    assert first == replace(last, repairs=(), also_under=())


def test_a_try_without_repairs_is_not_final() -> None:
    done, _ = checked(WITH_REPAIRS._replace(repair=False))
    assert not done.final
    assert not done.unit.findings[0].repairs


def test_limits_that_cut_other_models_short_make_a_try_not_final() -> None:
    unit = published_reference()
    enough = checked(None, unit)[1][0].states + 1
    done, (early,) = checked(WITH_REPAIRS._replace(max_states=enough), unit)
    assert early.verdict == done.unit.verdict == "VIOLATED"
    assert not early.bounds
    assert {bound.kind for bound in done.unit.bounds} == {"states"}
    assert done.unit.findings[0].unknown_under != ()
    assert not done.final


def published_reference() -> Wanted:
    """Models that let reads guess a reference need more states than the error itself."""
    (unit,) = wanted(DEBUG / "Broken.dll", "*.FlagAndReference", WITH_REPAIRS)
    return unit


def test_a_session_tells_findings_first_and_repairs_once() -> None:
    log = Log()
    (unit,) = wanted(FLAG, settings=WITH_REPAIRS)
    with_pool(lambda pool: Session(pool, [unit, unit, unit], log).check(), jobs=1)
    assert log.tries == [(unit.planned.unit, False)] * 3 + [(unit.planned.unit, True)] * 3
    assert all(found.findings and not found.findings[0].repairs for found in log.early)
    assert log.units[unit.planned.unit].findings[0].repairs


def test_an_editor_shows_a_finding_as_it_is_while_repairs_are_looked_for(tmp_path: Path) -> None:
    def shown(state: State) -> list[UnitState]:
        return [unit for build in state.builds for unit in build.units if unit.verdict is not None]

    async def work(place: Place) -> None:
        place.service.settings = WITH_REPAIRS
        place.service.models = ("dotnet",)
        place.service.paths = (str(FLAG),)
        await place.settled()
        first = next(shown(state)[0] for state in place.states if shown(state))
        assert (first.status, first.stale) == ("running", False)
        assert first.verdict is not None
        assert not first.verdict.findings[0].repairs
        assert title_of([first]).startswith("VIOLATED, repairs are looked for")
        (last,) = shown(place.service.state)
        assert last.status == "done"
        assert last.verdict is not None
        assert last.verdict.findings[0].repairs

    with_place(tmp_path, work)


def test_a_search_that_ends_at_a_limit_of_its_own_has_met_none_of_the_users() -> None:
    rest = Remainder(Settings(max_states=100), 0.0, None)
    assert rest.budget(20).states == 20
    assert rest.budget(200).states == 100
    rest.note("states", 20)
    assert not rest.is_spent
    rest.note("states", 100)
    assert rest.is_spent


@pytest.mark.parametrize("spent", [False, True])
def test_models_that_could_not_be_searched_are_named(spent: bool) -> None:
    program, settings, judge = Program(FLAG), Settings(), Judge()
    ((type, method),) = program.units(None)
    world = program.world(settings, program.instance(type, method))
    rest = Remainder(settings, 0.0, None)
    found = explore(world, world.harness, rest.budget(), judge.is_wrong)
    answer = HarnessAnswer(world, found, judge, Teller(program.own, world))
    answer.look()
    if spent:
        rest.note("time", 7)
    (models,) = also_under(program, world, settings, judge, answer, len(found.parents), rest)
    if spent:
        assert models == (("ecma",), tuple([name for name in model_names() if name not in ("dotnet", "ecma")]))
    else:
        assert models.unknown == ()
        assert {"armv8", "ecma"} < set(models.shows)
        assert {"sc", "x86-tso"}.isdisjoint(models.shows)
