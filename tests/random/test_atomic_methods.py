"""Random programs whose threads' bodies are methods that are to be atomic."""

from __future__ import annotations

import pytest

from tests.random import reference
from tests.random.carrier import Carrier
from tests.random.examples import for_all
from tests.random.generator import ACCESSES, programs
from tests.random.program import Program

MOST_STATES = 4_000
QUIET = ("static", "ordered", "update", "choice", "repeat", "lock", "try lock")
"""Features of programs that do not fail: the reference does not let others go on between a failure and its reason."""


@pytest.fixture(scope="module")
def carrier() -> Carrier:
    return Carrier()


def test_what_is_proved_by_its_pattern_need_not_be_interrupted(carrier: Carrier, pytestconfig: pytest.Config) -> None:
    proofs = 0

    def check(program: Program) -> None:
        nonlocal proofs
        free = carrier.explore_claimed(program, frozenset(), MOST_STATES)
        if free is None or not free.proved:
            return
        whole = carrier.explore_claimed(program, free.proved, MOST_STATES)
        assert whole is not None
        assert whole.outcomes == free.outcomes
        proofs += 1

    for_all(pytestconfig.getoption("--programs"), programs((*ACCESSES, "choice", "repeat", "lock", "lock")), check)
    assert proofs > 10


def test_methods_in_one_piece_do_what_brute_force_does(carrier: Carrier, pytestconfig: pytest.Config) -> None:
    def check(program: Program) -> None:
        naive = reference.explore(program, MOST_STATES, in_one_piece=True)
        if naive is not None:
            whole = carrier.explore_claimed(program, frozenset(range(len(program.threads))), 10 * MOST_STATES)
            assert whole is not None
            assert whole.outcomes == naive.outcomes

    for_all(pytestconfig.getoption("--programs"), programs(QUIET), check)


def test_movers_are_those_of_brute_force(carrier: Carrier, pytestconfig: pytest.Config) -> None:
    proved = refuted = 0

    def check(program: Program) -> None:
        nonlocal proved, refuted
        commuting = reference.movers(program, MOST_STATES)
        known = carrier.movers(program, MOST_STATES) if commuting is not None else None
        if commuting is not None and known is not None:
            assert known.proved <= commuting
            assert not known.refuted & commuting
            proved += len(known.proved)
            refuted += len(known.refuted)

    for_all(pytestconfig.getoption("--programs"), programs((*ACCESSES, "choice", "repeat", "lock", "lock")), check)
    assert min(proved, refuted) > 10
