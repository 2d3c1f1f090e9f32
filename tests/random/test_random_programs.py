"""Random programs have the same outcomes with reductions, without, and by brute force.

`pytest tests/random --programs 100000` tries more than every run does, and others each time.
"""

from __future__ import annotations

import pytest

from tests.random import reference
from tests.random.carrier import Carrier
from tests.random.examples import for_all
from tests.random.generator import programs
from tests.random.pollers import pollers
from tests.random.program import (
    FINALS,
    Assign,
    Block,
    Constant,
    If,
    Join,
    Load,
    Program,
    Start,
    Statement,
    Static,
    Store,
    Update,
)

MOST_STATES = 4_000
COUNTED = ("static", "ordered", "update", "choice")
"""Features of programs in which every statement is one access, whose states can be counted without the machine."""


@pytest.fixture(scope="module")
def carrier() -> Carrier:
    return Carrier()


def test_reductions_and_brute_force_find_the_same(carrier: Carrier, pytestconfig: pytest.Config) -> None:
    def check(program: Program) -> None:
        naive = reference.explore(program, MOST_STATES)
        if naive is None:
            return
        for reduction in (True, False):
            found = carrier.explore(program, reduction, 10 * MOST_STATES)
            assert found is not None
            assert found.outcomes == naive.outcomes, f"reduction: {reduction}"
        renamed = carrier.explore(program, True, 10 * MOST_STATES, renames=True)
        assert renamed is not None
        assert renamed.outcomes == naive.outcomes, "renamed"

    for_all(pytestconfig.getoption("--programs"), programs(), check)


def test_without_reductions_there_are_as_many_states_as_by_brute_force(
    carrier: Carrier, pytestconfig: pytest.Config
) -> None:
    """Reading what is returned, alone, is one step of the machine."""

    def check(program: Program) -> None:
        program = countable(program)
        naive = reference.explore(program, MOST_STATES)
        found = carrier.explore(program, False, 10 * MOST_STATES)
        if naive is not None and found is not None:
            assert found.states == naive.states - len(FINALS) * len(naive.outcomes)

    for_all(pytestconfig.getoption("--programs") // 5, programs(COUNTED), check)


def countable(program: Program) -> Program:
    """Threads that begin with an access, and in which no value is lost: the machine does not tell lost values apart."""
    begin = (Store(Static("x"), Constant(1)), Load(0, Static("y")))
    threads = [assigning_once((begin[slot % 2], *thread), set()) for slot, thread in enumerate(program.threads)]
    slots = range(len(threads))
    return Program((*map(Start, slots), *map(Join, slots)), tuple(threads))


def assigning_once(block: Block, assigned: set[int]) -> Block:
    """A block without the statements that assign to a variable again."""
    kept: list[Statement] = []
    for statement in block:
        if isinstance(statement, If):
            then = assigning_once(statement.then, assigned)
            kept.append(If(statement.condition, then, assigning_once(statement.otherwise, assigned)))
        elif isinstance(statement, Assign | Load | Update):
            if statement.local not in assigned:
                assigned.add(statement.local)
                kept.append(statement)
        else:
            kept.append(statement)
    return tuple(kept)


def test_runs_that_can_never_end_are_those_of_brute_force(carrier: Carrier, pytestconfig: pytest.Config) -> None:
    hanging = 0

    def check(program: Program) -> None:
        nonlocal hanging
        naive = reference.explore(program, MOST_STATES)
        if naive is None or not naive.outcomes:
            return
        for reduction, renames in ((True, False), (False, False), (True, True)):
            found = carrier.explore(program, reduction, 10 * MOST_STATES, renames=renames)
            assert found is not None
            assert found.hangs == naive.hangs, f"reduction: {reduction}, renamed: {renames}"
        hanging += naive.hangs

    for_all(pytestconfig.getoption("--programs") // 3, pollers(), check)
    assert hanging > 10
