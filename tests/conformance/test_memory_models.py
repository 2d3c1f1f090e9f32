"""A thread never sees its own operations out of order: what one thread computes is the same under every model."""

from __future__ import annotations

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.memory.loading import DEFAULT, model_names
from tests.conformance.recorded import EXPECTED, HERE, LIMITS, is_as_recorded, is_honest

EACH = 32
"""A model is tried on one of so many methods, each on others; all methods are run under the default."""
MODELS = [name for name in model_names() if name != DEFAULT]
METHODS = [name for topic in sorted(EXPECTED) for name in sorted(EXPECTED[topic])]


@pytest.mark.share(66)
@pytest.mark.parametrize("model", MODELS)
def test_methods_return_the_same_under_every_model(model: str) -> None:
    chosen = set(METHODS[MODELS.index(model) :: EACH])
    compared = 0
    for topic in sorted(EXPECTED):
        program = Program(HERE / "bin" / "Release" / f"{topic}.dll")
        for type, method in program.units(lambda method: unit_name(method) in chosen):
            unit = check_unit(program, type, method, LIMITS._replace(model=model), outcomes=True)
            if not is_honest(unit):
                assert is_as_recorded(unit, EXPECTED[topic][unit.unit]), (unit.unit, unit.outcomes)
                compared += 1
    assert compared > 0.9 * len(chosen)
