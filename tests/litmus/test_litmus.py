"""Litmus tests: each memory model reaches the outcomes that it is known for, and no others."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from fencepost.memory.loading import load_model, model_names, variant_names
from fencepost.memory.strength import allows_all_of
from tests.litmus import classic
from tests.litmus.explored import opened

BY_STRENGTH = ("sc", "x86-tso", "sparc-pso", "armv8", "dotnet", "ecma")
SHAPES = tuple(load_model("sc").litmus)


def method_of(shape: str) -> str:
    name = "".join(part.capitalize() for part in re.split(r"\W", shape))
    return f"Shapes.{'_' * name[0].isdigit()}{name}"


def returned(shape: str, model: str, configuration: str) -> dict[tuple[Any, ...], str]:
    return opened("Shapes", configuration).explore(method_of(shape), model).outcomes


@pytest.mark.share(2)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("model", [*model_names(), *variant_names()])
def test_a_model_keeps_its_own_expectations(model: str, configuration: str) -> None:
    expected = load_model(model).litmus
    reachable = {shape: (True,) in returned(shape, model, configuration) for shape in expected}
    assert reachable == expected


def test_every_model_has_an_expectation_of_every_shape() -> None:
    methods = set(map(method_of, SHAPES))
    for model in (*model_names(), *variant_names()):
        assert tuple(load_model(model).litmus) == SHAPES, model
    assert methods == {f"Shapes.{name}" for name in _public_methods()}


def test_a_variant_allows_more_than_the_model_beside_it() -> None:
    """The letter of .NET's document lets two plain reads of one variable take effect in either order; the default does
    not, as no just-in-time compiler moves a read before another one."""
    document, default = load_model("dotnet-document"), load_model("dotnet")
    assert allows_all_of(document, default)
    assert not allows_all_of(default, document)
    assert {shape for shape in SHAPES if document.litmus[shape] != default.litmus[shape]} == {"corr"}
    assert not set(variant_names()) & set(model_names())


def _public_methods() -> list[str]:
    source = (classic.HERE / "Shapes.cs").read_text("utf-8")
    return re.findall(r"public static bool (\w+)\(\)", source)


@pytest.mark.share(2)
@pytest.mark.parametrize("shape", SHAPES)
def test_schedules_of_weak_outcomes_replay(shape: str) -> None:
    assembly, name = opened("Shapes", "Debug"), method_of(shape)
    for model in model_names():
        for outcome, schedule in assembly.explore(name, model).outcomes.items():
            assert assembly.replay(name, model, schedule) == outcome, (model, schedule)


@pytest.mark.share(2)
@pytest.mark.parametrize("test", classic.TESTS, ids=lambda test: str(test["name"]))
def test_outcomes_are_those_that_herd_has_computed(test: dict[str, Any]) -> None:
    name = f"Classic.{classic.class_name(test['name'])}.Run"
    for theirs, model in classic.MODELS.items():
        found = opened("Classic", "Release").explore(name, model).outcomes
        assert found.keys() == {tuple(outcome) for outcome in test["outcomes"][theirs]}, model


@pytest.mark.share(2)
@pytest.mark.parametrize("test", classic.TESTS[::4], ids=lambda test: str(test["name"]))
def test_a_weaker_model_has_all_outcomes_of_a_stronger_one(test: dict[str, Any]) -> None:
    assembly, name = opened("Classic", "Release"), f"Classic.{classic.class_name(test['name'])}.Run"
    outcomes = {model: assembly.explore(name, model).outcomes.keys() for model in (*BY_STRENGTH, "power")}
    for strong, weak in (*pairwise(BY_STRENGTH), ("armv8", "power")):
        assert outcomes[strong] <= outcomes[weak], (strong, weak)


def test_the_source_is_what_the_data_says() -> None:
    assert classic.SOURCE.read_text("utf-8") == classic.source()
