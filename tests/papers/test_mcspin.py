"""The copying protocols of the McSPIN paper: its verdicts, under TSO and under a PSO whose compare-and-swap is no
barrier.

`pytest -n0 --refresh` records the numbers of states anew; a change of them is reviewed as a diff.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.memory.loading import load_model
from fencepost.model.verdict import Unit

HERE = Path(__file__).parent
COUNTS = HERE / "mcspin.json"
PSO = str(HERE / "pso-plain-cas.toml")
WRONG = {"chicken_2", "stopless_2", "staccato_bug_2"}
"""What the paper finds wrong, under PSO only (tables 1 and 2)."""

ALGORITHMS = ["chicken", "staccato", "staccato_pso", "staccato_bug", "stopless"]
NAMES = [f"{algorithm}_{loops}" for algorithm in ALGORITHMS for loops in (1, 2)]
STORES = [*[f"stores_{count}" for count in range(1, 9)], "own_stores_8", "other_stores_4"]
"""The programs of table 3, and two that show what the counts are made of."""


@cache
def program(configuration: str) -> Program:
    return Program(HERE / "bin" / configuration / "McSpin.dll")


def check(name: str, configuration: str, model: str, outcomes: bool = False) -> Unit:
    opened = program(configuration)
    type, method = next((type, method) for type, method in opened.units(None) if method.name == name)
    return check_unit(opened.renewed(), type, method, Settings(model=model), outcomes)


@pytest.mark.share(14)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", NAMES)
def test_verdicts_are_those_of_the_paper(name: str, configuration: str) -> None:
    assert check(name, configuration, "sc").verdict == "HOLDS"
    assert check(name, configuration, "x86-tso").verdict == "HOLDS"
    assert check(name, configuration, PSO).verdict == ("VIOLATED" if name in WRONG else "HOLDS")


@pytest.mark.share(3)
@pytest.mark.parametrize("name", NAMES)
def test_a_barrier_in_each_compare_and_swap_mends_some(name: str) -> None:
    assert check(name, "Release", "sparc-pso").verdict == ("VIOLATED" if name == "chicken_2" else "HOLDS")


def test_states_are_as_many_as_ever(pytestconfig: pytest.Config) -> None:
    counts = {
        name: {label: check(name, "Release", model, outcomes=True).states for label, model in MODELS.items()}
        for name in (*NAMES, *STORES)
    }
    if pytestconfig.getoption("--refresh"):
        COUNTS.write_text(json.dumps(counts, indent=1) + "\n", "utf-8")
    assert counts == json.loads(COUNTS.read_text("utf-8"))


MODELS = {"tso": "x86-tso", "pso": PSO}


@pytest.mark.parametrize("name", STORES)
def test_stores_that_are_not_read_are_right(name: str) -> None:
    assert [check(name, "Debug", model).verdict for model in ("sc", "x86-tso", PSO)] == ["HOLDS"] * 3


def test_a_compare_and_swap_that_is_no_barrier_waits_for_its_own_variable() -> None:
    assert load_model(PSO).may_pass("W", "RMW") is not None
    values = {json.dumps(outcome.value) for outcome in check("OwnWrite", "Release", PSO, outcomes=True).outcomes}
    in_order = {json.dumps(outcome.value) for outcome in check("OwnWrite", "Release", "sc", outcomes=True).outcomes}
    assert in_order == {json.dumps([value]) for value in (20, 21, 31, 41)}
    assert values == in_order | {json.dumps([value]) for value in (30, 40)}
