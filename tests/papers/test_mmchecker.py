"""The ten programs of the MMChecker paper: the paper's verdicts, our numbers of states, and of barriers.

`pytest -n0 --refresh` records the numbers anew; a change of them is reviewed as a diff.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.bench.mmchecker import PAPER, search, wrong_states
from fencepost.engine.check import check_unit
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.repairs.repairer import Aim, Repairer
from fencepost.engine.shared.settings import Settings
from fencepost.model.members import Method, Type
from fencepost.model.patch import Patch
from fencepost.model.verdict import Unit
from fencepost.repair.graph_cut import cut
from fencepost.repair.proving import run_to_wrong
from fencepost.search.budget import Budget
from fencepost.search.explore import explore
from fencepost.search.reductions import REDUCTIONS
from fencepost.search.state_graph import state_graph

HERE = Path(__file__).parent
COUNTS = HERE / "mmchecker.json"
MODEL = "ecma-table1"
BOTH = {"Debug", "Release"}
BROKEN = sorted(name for name, paper in PAPER.items() if paper.barriers)
THREADS = {"peterson": 2}
"""Of whose barriers the paper counts those of one thread, which are as many as the other's."""

MORE_STATES = {"peterson", "dc"}
"""Programs with more states than the paper has; docs/benchmarks.md says what is known of why."""


@cache
def program(configuration: str) -> Program:
    return Program(HERE / "bin" / configuration / "MMChecker.dll")


def unit(name: str, configuration: str) -> tuple[Program, Type, Method]:
    opened = program(configuration)
    return next((opened, type, method) for type, method in opened.units(None) if method.name == name)


def verdict(unit: Unit) -> str:
    """The verdict as the paper has it, which knows no compiler that reads a variable once."""
    return "HOLDS" if unit.findings and all(found.rule == "FP1014" for found in unit.findings) else unit.verdict


@pytest.mark.share(10)
@pytest.mark.parametrize("configuration", sorted(BOTH))
@pytest.mark.parametrize("name", sorted(PAPER))
def test_verdicts_are_those_of_the_paper(name: str, configuration: str) -> None:
    opened, type, method = unit(name, configuration)
    broken = "VIOLATED" if name in BROKEN else "HOLDS"
    assert verdict(check_unit(opened.renewed(), type, method, Settings(model="sc"))) == "HOLDS"
    assert verdict(check_unit(opened.renewed(), type, method, Settings(model=MODEL))) == broken


@pytest.mark.share(2)
@pytest.mark.parametrize("name", sorted(PAPER))
def test_under_the_default_model_publication_alone_is_safe(name: str) -> None:
    opened, type, method = unit(name, "Release")
    verdict = check_unit(opened.renewed(), type, method, Settings()).verdict
    assert verdict == ("VIOLATED" if name in BROKEN and name != "dc" else "HOLDS")


@pytest.mark.share(10)
@pytest.mark.parametrize("name", sorted(PAPER))
def test_states_are_fewer_than_the_paper_has(name: str, pytestconfig: pytest.Config) -> None:
    subject = unit(name, "Release")
    counts = {
        f"{model}{' plain' if without else ''}": len(search(*subject, model, without, 1).found.parents)
        for model in ("sc", MODEL)
        for without in ((), tuple(REDUCTIONS))
    }
    recorded = json.loads(COUNTS.read_text("utf-8")) if COUNTS.exists() else {}
    if pytestconfig.getoption("--refresh"):
        recorded[name] = counts
        COUNTS.write_text(json.dumps(recorded, indent=1, sort_keys=True) + "\n", "utf-8")
    assert counts == recorded[name]
    assert (counts[MODEL] <= PAPER[name].reduced[0]) == (name not in MORE_STATES)


@pytest.mark.share(2)
@pytest.mark.parametrize("configuration", sorted(BOTH))
@pytest.mark.parametrize("name", BROKEN)
def test_no_more_barriers_are_needed_than_in_the_paper(name: str, configuration: str) -> None:
    repaired = Repairer(*unit(name, configuration), Settings(model=MODEL), Aim(Judge())).fewest_barriers()
    paper = PAPER[name].barriers
    assert repaired is not None
    assert paper is not None
    assert len(repaired.options) == {"tbarrier": 1}.get(name, paper[0] * THREADS.get(name, 1))


@pytest.mark.parametrize("by_barrier", [False, True])
@pytest.mark.parametrize("name", BROKEN)
def test_barriers_of_a_minimum_cut_suffice(name: str, by_barrier: bool) -> None:
    opened, type, method = unit(name, "Release")
    found = search(opened, type, method, MODEL, (), 1).found
    graph = state_graph(found)
    assert len(graph.edges) == found.transitions
    places = cut(graph, wrong_states(found, Judge()), by_barrier)
    assert places is not None
    run = opened.renewed()
    run.universe.patches = tuple(Patch(place.method.definition.token, place.offset, "FB") for place in places)
    world = run.world(Settings(model=MODEL), run.instance(type, method))
    repaired = explore(world, world.harness, Budget(100_000, megabytes=1024, seconds=60.0))
    assert repaired.complete
    assert run_to_wrong(repaired, Judge().is_wrong) == ()
    paper = PAPER[name].barriers
    assert paper is not None
    assert len(places) <= paper[0] * THREADS.get(name, 1)


@pytest.mark.parametrize("name", sorted(PAPER))
def test_states_in_order_are_those_without_reorderings(name: str) -> None:
    """What is wrong is never reached in order, and outcomes in order are those of sequential consistency."""
    found = search(*unit(name, "Release"), MODEL, (), 1).found
    in_order = search(*unit(name, "Release"), "sc", (), 1).found
    graph = state_graph(found)
    assert graph.in_order.isdisjoint(wrong_states(found, Judge()))
    assert len(graph.in_order) >= len(in_order.finals)
    assert any(state in graph.in_order for state in found.finals)
