"""The turns of candidates: which of them count depends on what they explore, and never on which is answered first."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from fencepost.engine.workers.rations import Ration, RationTurn
from fencepost.model.verdict import Bound, Unit

Settled = list[tuple[int, int | None]]
"""Candidates in their order, each with the states of the verdict that counts; None if it had no turn."""


def verdict(turn: RationTurn, whole: int) -> Unit:
    """What a candidate that has so many states in all answers in a turn."""
    if whole <= turn.states:
        return Unit("", "screened", "", "", "HOLDS", whole, 0, 0.0)
    return Unit("", "screened", "", "", "HOLDS_UP_TO", turn.states, 0, 0.0, bounds=(Bound("states", turn.states),))


def settled(states: int, sizes: list[int], jobs: int, pick: Callable[[int], int]) -> Settled:
    """All turns, so many at once; `pick` says which of the open ones is answered next."""
    ration, open, found = Ration(states, range(len(sizes))), list[RationTurn](), Settled()
    while not ration.is_done:
        while len(open) < jobs and (turn := ration.next()) is not None:
            open.append(turn)
        if open:
            turn = open.pop(pick(len(open)))
            ration.answer(turn, verdict(turn, sizes[turn.number]))
        found += [(number, unit.states if unit is not None else None) for number, unit in ration.settled()]
    return found


def one_by_one(states: int, sizes: list[int]) -> Settled:
    return settled(states, sizes, 1, lambda _: 0)


def test_small_candidates_all_have_a_turn() -> None:
    assert one_by_one(10_000, [700, 800, 900]) == [(0, 700), (1, 800), (2, 900)]


def test_what_comes_after_the_last_state_has_none() -> None:
    assert one_by_one(1_500, [700, 800, 900]) == [(0, 700), (1, 800), (2, None)]


def test_opening_a_type_is_worth_states_too() -> None:
    assert [states for _, states in one_by_one(1_000, [0, 0, 0])] == [0, 0, None]


def test_a_large_candidate_has_a_second_turn_when_all_have_had_one() -> None:
    assert one_by_one(500_000, [50_000, 700]) == [(1, 700), (0, 50_000)]
    assert one_by_one(20_500, [50_000, 700]) == [(1, 700), (0, 20_000)]
    assert one_by_one(20_000, [50_000, 700]) == [(1, None), (0, 20_000)]


@pytest.mark.parametrize("states", [0, -5])
def test_without_any_states_the_first_candidate_ends_the_rest(states: int) -> None:
    assert one_by_one(states, [700, 800]) == [(0, 700), (1, None)]


@pytest.mark.parametrize("seed", range(60))
def test_the_order_of_answers_changes_nothing(seed: int) -> None:
    chance = random.Random(seed)
    sizes = [chance.choice((0, 400, 3_000, 19_000, 40_000, 170_000)) for _ in range(chance.randrange(1, 12))]
    states = chance.choice((1_000, 30_000, 100_000, 400_000))
    known = one_by_one(states, sizes)
    for jobs in (2, 3, 8):
        assert sorted(settled(states, sizes, jobs, chance.randrange), key=repr) == sorted(known, key=repr)
