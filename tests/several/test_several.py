"""Programs of several assemblies: findings, repairs and what is superfluous are as in one."""

from __future__ import annotations

from pathlib import Path

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit

CHECKS = Path(__file__).parent / "bin" / "Debug" / "Checks.dll"


def checked(name: str, settings: Settings) -> Unit:
    program = Program(CHECKS)
    type, method = next((type, method) for type, method in program.units(None) if method.name == name)
    return check_unit(program, type, method, settings)


def test_a_lock_of_a_base_in_another_assembly_is_taken() -> None:
    unit = checked("LockOfABase", Settings(model="sc", repair=True))
    titles = [repair.title for repair in unit.findings[0].repairs]
    assert "Take the lock gate around `left--;` in line 13" in titles


def test_repairs_are_in_the_order_of_the_files_not_of_tokens() -> None:
    unit = checked("BarriersInBoth", Settings(repair=True))
    places = [[(Path(edit.file).name, edit.line) for edit in repair.edits] for repair in unit.findings[0].repairs]
    assert [("Checks.cs", 32), ("Stock.cs", 25)] in places
    assert all(place == sorted(place) for place in places)


def test_a_volatile_field_that_only_another_assembly_uses_may_be_superfluous() -> None:
    unit = checked("VolatileElsewhere", Settings(superfluous=True))
    assert "unread need not be volatile" in [found.title for found in unit.superfluous]


def test_variables_of_one_name_in_two_assemblies_stay_apart() -> None:
    unit = checked("OneName", Settings())
    told = [conflict for conflict in unit.findings[0].conflicts if conflict.variable == "Shop.Numbers.last"]
    files = [{Path(access.file).name for access in conflict.accesses} for conflict in told]
    assert files == [{"Checks.cs"}, {"Stock.cs"}]
