"""What is found at accesses does not depend on the reductions of the search."""

from __future__ import annotations

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.shared.names import matching
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit
from fencepost.search.reductions import REDUCTIONS
from tests.races.corpus import PROGRAMS, RacingProgram, built, named

FEW = 20_000
"""Without reductions some programs have more states than are worth a test."""


def check(program: RacingProgram, without: tuple[str, ...]) -> Unit:
    found = built(program.assembly, "Debug")
    ((type, method),) = found.units(matching(f"Races.{program.name}.Run"))
    settings = Settings(model="sc", max_states=FEW, without=without)
    return check_unit(found.renewed(), type, method, settings)


def places(unit: Unit) -> set[tuple[str, str | None, int | None]]:
    return {(finding.rule, finding.file, finding.line) for finding in unit.findings}


@pytest.mark.share(90)
@pytest.mark.parametrize("program", PROGRAMS, ids=named)
def test_all_is_found_without_reductions_too(program: RacingProgram) -> None:
    with_all, without = check(program, ()), check(program, tuple(REDUCTIONS))
    if not without.bounds:
        assert places(with_all) == places(without)
