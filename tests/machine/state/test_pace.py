"""How far a step may go before it looks whether it gets anywhere."""

from __future__ import annotations

import pytest

from fencepost.machine.local.long_loops import burn, next_look
from fencepost.machine.state.pace import BETWEEN_LIMITS, FIRST_LOOK, MOST_OPERATIONS, Pace
from fencepost.machine.values.errors import DivergedError, LimitError, LookError
from tests.machine.made import Made


def looks(count: int) -> list[int]:
    """After how many iterations a step looks whether it goes round."""
    thread, found = Made().empty(), []
    for iteration in range(1, count + 1):
        try:
            burn(thread)
        except LookError:
            found.append(iteration)
    return found


def test_the_steps_of_two_threads_are_counted_apart() -> None:
    made = Made()
    one, other = made.empty(1), made.empty(2)
    burn(one)
    assert (one.pace.fuel, other.pace.fuel) == (MOST_OPERATIONS - 1, MOST_OPERATIONS)
    assert Pace.fuel == MOST_OPERATIONS


def test_a_step_looks_first_after_some_iterations_and_then_for_a_while_at_every_other_one() -> None:
    first = range(FIRST_LOOK, FIRST_LOOK + 65, 2)
    assert looks(2 * FIRST_LOOK + 6) == [*first, *range(2 * FIRST_LOOK, 2 * FIRST_LOOK + 7, 2)]


def test_looks_begin_again_at_every_power_of_two() -> None:
    assert MOST_OPERATIONS - next_look(MOST_OPERATIONS - 1000) == 1024
    assert MOST_OPERATIONS - next_look(MOST_OPERATIONS - 1024) == 1026


def test_a_step_asks_for_limits_after_so_many_iterations() -> None:
    made = Made()
    asked: list[int] = []
    thread = made.empty()

    def reached() -> str:
        asked.append(MOST_OPERATIONS - thread.pace.fuel)
        return "time" if len(asked) == 2 else ""

    made.world.limit_reached = reached
    thread.pace.next_look = -1
    for _ in range(2 * BETWEEN_LIMITS - 1):
        burn(thread)
    with pytest.raises(LimitError, match="time"):
        burn(thread)
    assert asked == [BETWEEN_LIMITS, 2 * BETWEEN_LIMITS]


def test_a_step_that_has_used_up_its_iterations_has_no_end() -> None:
    thread = Made().empty()
    thread.pace.fuel = thread.pace.next_look = 2
    with pytest.raises(LookError):
        burn(thread)
    thread.pace.next_look = 2
    with pytest.raises(DivergedError):
        burn(thread)
