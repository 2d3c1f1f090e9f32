"""What reflection has told a run is asked again: a verdict is used only while the program answers the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.cache.workplace import Workplace

UNITS = {"Lists", "Labels", "Parameters", "Constants", "Finds", "Counts"}

EDITS = {
    "": set(),
    "Other": set(),  # a member that nobody asks for: tokens shift everywhere
    "Member": {"Lists", "Counts"},  # the shape of a type, which a list of all types has too
    "Label": {"Labels"},  # an attribute's argument
    "Parameter": {"Parameters"},  # a parameter's name
    "Constant": {"Constants"},
    "Type": {"Finds", "Counts"},  # one more type
}
"""What each build of `builds/Mirrored.cs` makes it necessary to check again."""


@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_costs_the_units_whose_reflection_sees_it(edit: str, tmp_path: Path) -> None:
    place = Workplace(tmp_path)
    place.build("Mirrored")
    assert place.check()[0] == UNITS
    place.build(f"Mirrored{edit}")
    checked, units = place.check()
    assert checked == EDITS[edit]
    assert units == place.check(cached=False)[1]
    assert {unit.verdict for unit in units.values()} == {"HOLDS"}
