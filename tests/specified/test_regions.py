"""Methods marked `[RelaxedAtomic]`: one step, and no fence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import ObservedValue

BUILT = Path(__file__).parent / "bin"
MODELS = ["sc", "x86-tso", "sparc-pso", "dotnet", "armv8", "power", "relaxed"]
EVERY = ("fusion", "symmetry", "names", "awaits", "races", "joins")
WITHOUT_ORDER_OF_WRITES = {"sparc-pso", "dotnet", "armv8", "power", "relaxed"}

Values = set[tuple[ObservedValue, ...]]


@cache
def outcomes(name: str, configuration: str, model: str, without: tuple[str, ...] = ()) -> Values:
    program = Program(BUILT / configuration / "Regions.dll")
    type, method = next((type, method) for type, method in program.units(None) if method.name == name)
    unit = check_unit(program, type, method, Settings(model=model, without=without), True)
    assert unit.bounds == ()
    return {outcome.value for outcome in unit.outcomes}


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("model", MODELS)
def test_a_region_is_seen_as_a_whole(model: str, configuration: str) -> None:
    assert outcomes("Whole", configuration, model) == {(0, 0), (1, 1)}
    assert outcomes("Swapped", configuration, model) == {(True, False, 1, 2), (False, True, 3, 4)}


@pytest.mark.parametrize("model", MODELS)
def test_what_comes_before_a_region_may_take_effect_after_it(model: str) -> None:
    in_order = {(0, 0), (0, 1), (1, 1)}
    assert outcomes("Before", "Release", model) == in_order | ({(1, 0)} if model in WITHOUT_ORDER_OF_WRITES else set())
    assert outcomes("Fenced", "Release", model) == in_order


@pytest.mark.parametrize("model", MODELS)
def test_a_thread_sees_its_own_writes(model: str) -> None:
    assert outcomes("Own", "Release", model) == {(1, 0), (1, 1)}


@pytest.mark.share(2)
@pytest.mark.parametrize("name", ["Whole", "Swapped", "Before", "Fenced", "Own"])
@pytest.mark.parametrize("model", MODELS)
def test_reductions_change_no_outcome(name: str, model: str) -> None:
    assert outcomes(name, "Release", model) == outcomes(name, "Release", model, EVERY)
