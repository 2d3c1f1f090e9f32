"""Barriers that a minimum cut of the state graph gives, and where there are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.generated.unit import check_type
from fencepost.engine.programs.program import Program
from fencepost.engine.repairs import repairer
from fencepost.engine.repairs.trials import trial_repairs
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit

TESTS = Path(__file__).parents[1]
PAPERS = TESTS / "papers" / "bin" / "Release" / "MMChecker.dll"
BROKEN = TESTS / "repair" / "bin" / "Debug" / "Broken.dll"
BY_CUT = "by a minimum cut of the state graph; fewer may do"


def cut(path: Path, name: str, model: str = "dotnet", most: int = 2_000_000) -> Unit:
    program = Program(path)
    type, method = next((type, one) for type, one in program.units(lambda _: True) if one.name == name)
    return check_unit(program, type, method, Settings(model=model, max_states=most, repair=True, graph_cut=True))


def lines(unit: Unit) -> list[int]:
    """Where the barriers of the first finding's only repair stand."""
    (repair,) = unit.findings[0].repairs
    assert repair.kind == "barrier"
    assert BY_CUT in repair.title
    assert all("Interlocked.MemoryBarrier();" in edit.text for edit in repair.edits)
    return [edit.line for edit in repair.edits]


@pytest.mark.parametrize(("name", "places"), [("dc", [126]), ("tbarrier", [74, 84]), ("rowo", [186, 195])])
def test_the_programs_of_the_paper_are_right_with_the_barriers_of_a_cut(name: str, places: list[int]) -> None:
    assert lines(cut(PAPERS, name, "ecma-table1")) == places


def test_a_cut_is_proved_under_other_models_like_any_repair() -> None:
    unit = cut(BROKEN, "StoreBuffer")
    assert lines(unit) == [35, 39]
    (repair,) = unit.findings[0].repairs
    assert {"dotnet", "armv8", "x86-tso", "sc"} <= set(repair.proved_under)


def test_a_barrier_of_a_cut_that_could_be_spared_is_not_said_to_be_needed() -> None:
    """The cheapest repair says how many barriers cannot suffice; a cut does not know."""
    for repair in cut(PAPERS, "peterson", "ecma-table1").findings[0].repairs:
        assert "cannot suffice" not in repair.title


@pytest.mark.parametrize(
    ("name", "model", "reason"),
    [
        ("Balances", "dotnet", "it goes wrong without a reordering, and a cut rules out reorderings only"),
        ("Balances", "sc", "nothing is reordered under sc, so there is nothing to cut"),
    ],
)
def test_where_no_memory_model_is_to_blame_there_is_no_cut(name: str, model: str, reason: str) -> None:
    (finding, *_) = cut(BROKEN, name, model).findings
    assert (finding.repairs, finding.unrepaired) == ((), reason)


def test_a_graph_that_is_too_large_is_not_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repairer, "MOST_CUT", 30)
    (finding, *_) = cut(BROKEN, "StoreBuffer").findings
    assert finding.repairs == ()
    assert finding.unrepaired == "its state graph is too large to cut: the limit of 30 states was reached"


def test_a_barrier_that_a_search_does_not_prove_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repairer, "cut", lambda *_: ())
    (finding, *_) = cut(BROKEN, "StoreBuffer").findings
    assert (finding.repairs, finding.unrepaired) == ((), "the barriers of the cut do not make it right")


def test_a_generated_test_that_goes_wrong_in_order_has_no_cut() -> None:
    program = Program(TESTS / "threadsafe" / "bin" / "Debug" / "Counting.dll")
    type = next(iter(program.thread_safe("Almost.Counter")))
    unit = check_type(program, type, Settings(repair=True, graph_cut=True), mend=trial_repairs)
    assert unit.findings[0].repairs == ()
    assert "a cut rules out reorderings only" in unit.findings[0].unrepaired
