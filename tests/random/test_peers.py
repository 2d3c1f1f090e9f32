"""Random programs in which threads are alike and objects have names have the same outcomes with each reduction switched
off, and each of those makes a difference to the number of states of many."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conftest import PROGRAMS
from tests.random import reference
from tests.random.carrier import Carrier
from tests.random.examples import for_all
from tests.random.peers import peers
from tests.random.program import Program

MOST_STATES = 4_000
SWITCHED_OFF = ("fusion", "symmetry", "joins")
COMPARED = 98
CHANGED = {"fusion": 98, "joins": 82, "names": 73, "symmetry": 58}
"""How many of the programs that are tried have another number of states without a reduction. Names matter in small
searches: there the search gives them up by itself only where it has grown."""


def test_each_reduction_changes_the_states_of_many_and_the_outcomes_of_none(pytestconfig: pytest.Config) -> None:
    carrier, changed, compared = Carrier(), Counter[str](), 0

    def check(program: Program) -> None:
        nonlocal compared
        naive = reference.explore(program, MOST_STATES)
        if naive is None:
            return
        compared += 1
        states = {}
        for name in ("", *SWITCHED_OFF, "names"):
            off = (name,) if name in SWITCHED_OFF else ()
            found = carrier.explore(program, True, 10 * MOST_STATES, renames=name == "names", without=off)
            assert found is not None
            assert found.outcomes == naive.outcomes, name
            states[name] = found.states
        changed.update(name for name in states if states[name] != states[""])

    count = pytestconfig.getoption("--programs")
    for_all(count // 3, peers(), check)
    if count == PROGRAMS:
        assert (compared, dict(changed)) == (COMPARED, CHANGED)
    assert all(number > compared / 10 for number in changed.values())
    assert changed.keys() == CHANGED.keys()
