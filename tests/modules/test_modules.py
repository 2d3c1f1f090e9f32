"""Programs of several assemblies: one type of each name, one initializer of each module.

The expected texts are what .NET 10 returns for each method in a process of its own.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings

HERE = Path(__file__).parent
RECORDED = {
    "Calls": "begin load call use call use ",
    "Writes": "begin load write ",
    "Makes": "begin load make type made ",
}


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", RECORDED)
def test_assemblies_share_what_they_both_refer_to(name: str, configuration: str) -> None:
    program = Program(HERE / "bin" / configuration / "Whole.dll")
    (unit,) = program.units(lambda method: unit_name(method) == f"Modules.Whole.{name}")
    checked = check_unit(program, *unit, Settings(model="sc"), outcomes=True)
    assert [outcome.value for outcome in checked.outcomes] == [(RECORDED[name],)]
