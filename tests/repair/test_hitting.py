"""Minimum hitting sets against brute force."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from fencepost.model.patch import Patch
from fencepost.repair.hitting import cheapest
from fencepost.repair.option import Option, Place

OPTIONS = [Option(Place(), Patch(0, number, "FB" if number % 2 else "volatile")) for number in range(7)]


def cost(option: Option) -> int:
    return option.cost


@given(st.lists(st.frozensets(st.sampled_from(OPTIONS), min_size=1, max_size=4), max_size=6))
def test_the_answer_hits_every_clause_and_none_is_cheaper(clauses: list[frozenset[Option]]) -> None:
    chosen = cheapest(clauses, cost)
    assert chosen is not None
    assert all(clause & set(chosen) for clause in clauses)
    hits = [
        sum(map(cost, some))
        for count in range(len(OPTIONS) + 1)
        for some in combinations(OPTIONS, count)
        if all(clause & set(some) for clause in clauses)
    ]
    assert sum(map(cost, chosen)) == min(hits)


def test_a_clause_without_options_cannot_be_hit() -> None:
    assert cheapest([frozenset(OPTIONS[:2]), frozenset()], cost) is None
