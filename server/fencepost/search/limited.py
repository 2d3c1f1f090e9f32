"""The limits of a budget while a program runs: they end steps that take too long, or are about to make too much."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from fencepost.library.charge import charged_to
from fencepost.machine.state.world import World
from fencepost.machine.values.errors import LimitError
from fencepost.search.budget import Budget


@contextmanager
def limited(world: World, budget: Budget) -> Iterator[None]:
    """Inside, a step that goes beyond the budget raises a `LimitError`; so does a step that finds no memory."""

    def account(size: int) -> None:
        if limit := budget.reached(size):
            raise LimitError(limit)

    begin = world.rounds
    world.limit_reached, world.most_rounds = budget.reached, begin + budget.rounds
    try:
        with charged_to(account):
            yield
    except MemoryError:
        raise LimitError("memory") from None
    finally:
        world.limit_reached, world.most_rounds = None, math.inf
        budget.count(0, world.rounds - begin)
