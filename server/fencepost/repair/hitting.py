"""The cheapest set of options that has one of every clause."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fencepost.repair.option import Option

Clause = frozenset[Option]
Cost = Callable[[Option], int]


def cheapest(clauses: Sequence[Clause], cost: Cost) -> tuple[Option, ...] | None:
    """A minimum hitting set, found by branch and bound; None if a clause is empty.

    A clause that contains another one adds nothing. The bound is the cost of clauses without common options, each of
    which needs an option of its own.
    """
    if not all(clauses):
        return None
    needed = [clause for clause in set(clauses) if not any(other < clause for other in clauses)]
    needed.sort(key=lambda clause: (len(clause), sorted(clause)))
    best: list[tuple[int, tuple[Option, ...]]] = []

    def branch(chosen: tuple[Option, ...], spent: int) -> None:
        left = [clause for clause in needed if clause.isdisjoint(chosen)]
        if best and spent + _at_least(left, cost) >= best[0][0]:
            return
        if not left:
            best[:] = [(spent, chosen)]
            return
        for option in sorted(left[0], key=lambda option: (cost(option), option)):
            branch((*chosen, option), spent + cost(option))

    branch((), 0)
    return tuple(sorted(best[0][1]))


def _at_least(clauses: Sequence[Clause], cost: Cost) -> int:
    total = 0
    seen: set[Option] = set()
    for clause in clauses:
        if clause.isdisjoint(seen):
            seen |= clause
            total += min(map(cost, clause))
    return total
