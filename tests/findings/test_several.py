"""A unit goes on after its first finding: each finding is reported, with repairs of its own."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Bound, Unit

HERE = Path(__file__).parent
LOST_UPDATE = "FP1010"


@cache
def check(name: str, repair: bool = False, model: str = "dotnet", most: int = 2_000_000) -> Unit:
    program = Program(HERE / "bin" / "Debug" / "Planted.dll")
    type, method = next((type, one) for type, one in program.units(None) if one.name == name)
    return check_unit(program, type, method, Settings(repair=repair, model=model, max_states=most))


def asserted(unit: Unit) -> set[str]:
    """What the findings are about that make a run fail: the messages of the assertions, else the rules."""
    failing = [finding for finding in unit.findings if finding.rule != LOST_UPDATE]
    texts = [re.search(r"fails: (\w+)\.", finding.message) for finding in failing]
    return {text[1] if text else finding.rule for text, finding in zip(texts, failing, strict=True)}


@pytest.mark.parametrize("model", ["sc", "dotnet"])
def test_five_mistakes_are_five_findings(model: str) -> None:
    assert asserted(check("FiveMistakes", model=model)) == {"FP1003", "hits", "misses", "stock", "openings"}


def test_each_has_its_own_repair_and_all_are_repaired_together() -> None:
    unit = check("FiveMistakes", repair=True, model="sc")
    failing = [finding for finding in unit.findings if finding.rule != LOST_UPDATE]
    lines = {
        re.sub(r".*fails: (\w+)\..*", r"\1", finding.message) if finding.line != 22 else "name": {
            edit.line for edit in finding.repairs[0].edits
        }
        for finding in failing
    }
    assert {name: found for name, found in lines.items() if name in ("hits", "misses")} == {
        "hits": {18},
        "misses": {20},
    }
    assert lines["name"] == {22, 24}
    assert lines["stock"] == {28}
    assert lines["openings"] == {33}
    (whole,) = unit.repairs
    assert {edit.line for edit in whole.edits} == {18, 20, 22, 24, 28, 33}


def test_two_counters_are_not_one_repair() -> None:
    unit = check("TwoCounters", repair=True)
    titles = [finding.repairs[0].title for finding in unit.findings]
    assert len(titles) == 6, "two assertions, and two updates of each counter"
    assert all(("hits" in title) != ("misses" in title) for title in titles)


def test_a_frequent_failure_hides_no_rare_one() -> None:
    assert asserted(check("OneHidesAnother")) == {"often", "rare"}


def test_what_was_not_searched_is_a_bound_beside_the_findings() -> None:
    assert Bound("further", 20_000) in check("FiveMistakes").bounds
    assert check("FiveMistakes", model="sc").bounds == ()
    assert [bound.kind for bound in check("FiveMistakes", most=500).bounds] == ["states"]


# --- all of them ----------------------------------------------------------------------------------------------------


def check_places(name: str, settings: Settings) -> Unit:
    program = Program(HERE / "bin" / "Debug" / "ManyPlaces.dll")
    type, method = next((type, one) for type, one in program.units(None) if one.name == name)
    return check_unit(program, type, method, settings)


def test_twelve_places_are_twelve_findings_if_all_are_asked_for() -> None:
    assert len(check_places("Twelve", Settings()).findings) == 10
    unit = check_places("Twelve", Settings(every_finding=True))
    assert asserted(unit) == {str(number) for number in range(1, 13)}
    assert len(unit.findings) == 12
    assert unit.bounds == ()


def test_runs_that_never_end_are_looked_for_besides_others_if_all_are_asked_for() -> None:
    assert asserted(check_places("ForEverOrWrong", Settings(model="sc"))) == {"early", "late"}
    unit = check_places("ForEverOrWrong", Settings(model="sc", every_finding=True))
    assert asserted(unit) == {"early", "late", "FP1009"}


def test_what_a_limit_has_left_out_of_all_is_a_bound() -> None:
    unit = check_places("Twelve", Settings(every_finding=True, max_states=15))
    assert 1 < len(unit.findings) < 12
    assert [bound.kind for bound in unit.bounds] == ["states"]


def test_all_findings_are_the_first_ones_where_there_are_no_more() -> None:
    few = check("TwoCounters", model="sc")
    program = Program(HERE / "bin" / "Debug" / "Planted.dll")
    type, method = next((type, one) for type, one in program.units(None) if one.name == "TwoCounters")
    unit = check_unit(program, type, method, Settings(model="sc", every_finding=True))
    assert [one.message for one in unit.findings] == [one.message for one in few.findings]
