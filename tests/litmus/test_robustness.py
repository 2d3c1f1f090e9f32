"""The property robustness: outcomes that no order of the steps explains."""

from __future__ import annotations

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from tests.litmus import classic

SHAPES = classic.HERE / "bin" / "Debug" / "Shapes.dll"


def check(name: str, model: str, properties: tuple[str, ...] = ("robustness",)) -> Unit:
    program = Program(SHAPES)
    type, method = next((type, method) for type, method in program.units(lambda method: method.name == name))
    return check_unit(program, type, method, Settings(model=model, properties=properties))


@pytest.mark.parametrize(
    ("name", "model", "verdict"),
    [
        ("Sb", "x86-tso", "VIOLATED"), ("Sb", "sc", "HOLDS"), ("SbFenced", "dotnet", "HOLDS"),
        ("Mp", "x86-tso", "HOLDS"), ("Mp", "dotnet", "VIOLATED"), ("LostUpdate", "dotnet", "HOLDS"),
    ],
)  # fmt: skip
def test_an_outcome_that_order_does_not_explain_is_a_finding(name: str, model: str, verdict: str) -> None:
    unit = check(name, model)
    assert unit.verdict == verdict
    assert [finding.property for finding in unit.findings] == ["robustness"] * (verdict == "VIOLATED")
    assert all("not possible in order" in finding.message for finding in unit.findings)
    assert all(any(row.reordered for row in finding.trace) for finding in unit.findings)


def test_it_is_judged_only_when_it_is_asked_for() -> None:
    assert check("Sb", "dotnet", ()).verdict == "HOLDS"
