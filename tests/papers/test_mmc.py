"""The programs of the thesis on MMC: the philosophers deadlock, after exactly so many states, and powers are right."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from fencepost.engine.bench.mmchecker import search
from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Unit
from fencepost.search.reductions import REDUCTIONS

HERE = Path(__file__).parent
PLAIN = tuple(REDUCTIONS)
SIZES = {2: (10, 104), 3: (28, 599), 4: (82, 3438), 5: (244, 19613)}
"""All states by the number of philosophers: with reductions, and without."""


@cache
def program(configuration: str) -> Program:
    return Program(HERE / "bin" / configuration / "Mmc.dll")


def unit(name: str, configuration: str) -> tuple[Program, Type, Method]:
    opened = program(configuration)
    return opened, *next((type, method) for type, method in opened.units(None) if method.name == name)


def check(name: str, configuration: str, outcomes: bool = False) -> Unit:
    opened, type, method = unit(name, configuration)
    return check_unit(opened.renewed(), type, method, Settings(model="sc"), outcomes)


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("philosophers", [2, 3, 4, 5, 10, 12, 20, 50, 80])
def test_philosophers_deadlock(philosophers: int, configuration: str) -> None:
    found = check(f"philosophers_{philosophers}", configuration)
    assert (found.verdict, [finding.rule for finding in found.findings]) == ("VIOLATED", ["FP1002"])


@pytest.mark.parametrize("philosophers", SIZES)
def test_states_of_the_philosophers_are_as_many_as_ever(philosophers: int) -> None:
    known = unit(f"philosophers_{philosophers}", "Release")
    found = [search(*known, "sc", without, 1) for without in ((), PLAIN)]
    assert tuple(len(each.found.parents) for each in found) == SIZES[philosophers]
    # One state is before the start; in the others each is before its first meal, between two, or has its left fork.
    assert SIZES[philosophers][0] == 3**philosophers + 1
    assert all(len(each.found.finals) == 1 and not each.holds for each in found)


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
@pytest.mark.parametrize("name", ["power_10_10", "power_10_1000", "power_100_1", "power_100_100"])
def test_powers_are_those_of_numbers(name: str, configuration: str) -> None:
    found = check(name, configuration, outcomes=True)
    assert found.verdict == "HOLDS"
    assert [outcome.value for outcome in found.outcomes] == [(14**8,)]
