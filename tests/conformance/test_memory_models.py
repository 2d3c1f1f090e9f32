"""A thread never sees its own operations out of order: what one thread computes is the same under every memory model."""

from __future__ import annotations

import json
from functools import cache

import pytest

from fencepost.engine.check import Program, check_unit
from fencepost.engine.names import unit_name
from fencepost.memory.loading import DEFAULT, model_names
from tests.conformance.test_conformance import BY_VALUE, EXPECTED, GAPS_FILE, HERE, LIMITS, is_as_recorded

EACH = 24
"""A model is tried on one of so many methods, each on others; all methods are run under the default."""
MODELS = [name for name in model_names() if name != DEFAULT]


@cache
def gaps() -> frozenset[str]:
    """The methods that the machine does not run."""
    listed: dict[str, list[str]] = json.loads(GAPS_FILE.read_text("utf-8"))
    return frozenset(name for names in listed.values() for name in names) | BY_VALUE


@pytest.mark.parametrize("model", MODELS)
def test_methods_return_the_same_under_every_model(model: str) -> None:
    names = [name for topic in sorted(EXPECTED) for name in sorted(EXPECTED[topic]) if name not in gaps()]
    chosen = set(names[MODELS.index(model) :: EACH])
    tried = set()
    for topic in sorted(EXPECTED):
        program = Program(HERE / "bin" / "Release" / f"{topic}.dll")
        for type, method in program.units(lambda method: unit_name(method) in chosen):
            unit = check_unit(program, type, method, LIMITS._replace(model=model), outcomes=True)
            assert is_as_recorded(unit, EXPECTED[topic][unit.unit]), (unit.unit, unit.outcomes)
            tried.add(unit.unit)
    assert tried == chosen
