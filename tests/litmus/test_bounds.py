"""What is not followed any further is told by its name, and is no deadlock."""

from __future__ import annotations

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Bound
from fencepost.report.check_text import bound_text
from tests.litmus.explored import BINARIES

WINDOW = Bound("window", 24), "no thread was followed with more than 24 operations pending"
VERSIONS = (
    Bound("versions", 12),
    "no variable was followed with more than 12 values that some thread had yet to see",
)


@pytest.mark.parametrize(
    ("model", "bounds"), [("x86-tso", [WINDOW]), ("dotnet", [WINDOW]), ("power", [VERSIONS, WINDOW])]
)
def test_more_writes_than_are_followed(model: str, bounds: list[tuple[Bound, str]]) -> None:
    program = Program(BINARIES / "Release" / "Bounds.dll")
    (unit,) = program.units(lambda method: method.name == "Writes")
    checked = check_unit(program, *unit, Settings(model=model), outcomes=True)
    assert checked.verdict == "HOLDS_UP_TO"
    assert [(bound, bound_text(checked, bound, "")) for bound in checked.bounds] == bounds
    assert {outcome.value for outcome in checked.outcomes} == {(seen,) for seen in range(31)}
