"""Models that allow all that others do."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from fencepost.memory.loading import load_model, model_names
from fencepost.memory.strength import allows_all_of

CHAIN = ["ecma", "dotnet", "armv8", "sparc-pso", "x86-tso", "sc"]


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(CHAIN)))
def test_the_built_in_models_form_a_chain(weaker: str, stronger: str) -> None:
    assert allows_all_of(load_model(weaker), load_model(stronger))
    assert not allows_all_of(load_model(stronger), load_model(weaker))


@pytest.mark.parametrize("weaker", model_names())
@pytest.mark.parametrize("stronger", model_names())
def test_what_is_reachable_under_the_stronger_is_so_under_the_weaker(weaker: str, stronger: str) -> None:
    one, other = load_model(weaker), load_model(stronger)
    if allows_all_of(one, other):
        assert all(one.litmus.get(name, True) for name, reachable in other.litmus.items() if reachable)


def test_a_stronger_switch_makes_a_stronger_model() -> None:
    model = load_model("dotnet")
    without = msgspec.structs.replace(model, switches=msgspec.structs.replace(model.switches, control="all"))
    assert allows_all_of(model, without)
    assert not allows_all_of(without, model)


@pytest.mark.parametrize(("name", "weaker"), [("read_introduction", True), ("multi_copy_atomic", False), ("word", 32)])
def test_a_switch_makes_a_model_weaker_whose_table_is_that_of_order(name: str, weaker: Any) -> None:
    model = load_model("sc")
    changed = msgspec.structs.replace(model, switches=msgspec.structs.replace(model.switches, **{name: weaker}))
    assert allows_all_of(changed, model)
    assert not allows_all_of(model, changed)
    assert not allows_all_of(load_model("x86-tso"), changed)
