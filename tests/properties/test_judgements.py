"""Judgements are functions of plain values: where threads stand, what a harness has returned."""

from __future__ import annotations

import pytest

from fencepost.model.waits import Standing, Wait
from fencepost.properties.deadlock import circle, harmful_circle, stuck
from fencepost.properties.outcome import Expectation, is_forbidden
from fencepost.properties.partial_deadlock import for_ever


def lock(owner: int) -> Wait:
    return Wait("lock", "gate", owner, owner)


def end(of: int) -> Wait:
    return Wait("end", f"thread {of}", None, of)


SIGNAL = Wait("signal", "SemaphoreSlim.Wait", idle=True)
TASK = Wait("task", "Task.Wait")


def threads(*waits: Wait | None, background: tuple[int, ...] = ()) -> tuple[Standing, ...]:
    return tuple([Standing(slot, slot in background, wait) for slot, wait in enumerate(waits)])


def slots(found: tuple[Standing, ...]) -> list[int]:
    return [thread.slot for thread in found]


def test_what_keeps_a_program_from_ending() -> None:
    assert slots(stuck(threads(SIGNAL), True)) == [0]
    assert slots(stuck(threads(end(1), lock(0), SIGNAL, background=(1, 2)), True)) == [0, 1]
    assert not stuck((), True)


def test_circles() -> None:
    assert sorted(slots(circle(threads(end(1), lock(2), lock(1), None)))) == [1, 2]
    assert not circle(threads(end(1), lock(2), None))
    assert not circle(threads(SIGNAL, lock(0)))
    assert slots(circle(threads(end(0)))) == [0]


@pytest.mark.parametrize(
    ("waits", "background", "guilty"),
    [
        ((end(1), None), (), []),  # the awaited thread runs on
        ((end(1), end(2), None), (), []),
        ((TASK, None), (1,), []),  # a task may be what runs on
        ((TASK, None), (), [0]),
        ((end(1), lock(2), None), (), [0, 1]),  # the owner never gives the lock back
        ((None, SIGNAL), (), [1]),
        ((None, SIGNAL), (1,), []),  # a background thread may wait for work
        ((None, lock(2), lock(1)), (1, 2), [1, 2]),  # but not in a circle
        ((lock(1), lock(0), None), (0, 1, 2), []),  # the process has ended
    ],
)
def test_waiting_for_ever(waits: tuple[Wait | None, ...], background: tuple[int, ...], guilty: list[int]) -> None:
    standing = threads(*waits, background=background)
    never = frozenset(slot for slot, wait in enumerate(waits) if wait is not None)
    assert sorted(slots(for_ever(standing, never, True))) == guilty


def left(*waits: Wait | None, background: tuple[int, ...] = ()) -> tuple[Standing, ...]:
    """Threads that are left when the harness has returned."""
    return tuple([Standing(slot, slot in background, wait) for slot, wait in enumerate(waits, 1)])


@pytest.mark.parametrize(
    ("waits", "background", "guilty"),
    [
        ((lock(2), lock(1)), (), [1, 2]),
        ((lock(2), lock(1)), (1, 2), []),  # the process ends with its foreground threads
        ((SIGNAL, lock(0)), (2,), [1]),
        ((SIGNAL, lock(0)), (1, 2), []),
    ],
)
def test_what_stays_blocked_when_the_harness_has_returned_is_for_programs_only(
    waits: tuple[Wait | None, ...], background: tuple[int, ...], guilty: list[int]
) -> None:
    standing = left(*waits, background=background)
    never = frozenset(thread.slot for thread in standing)
    assert slots(stuck(standing, True)) == guilty
    assert slots(for_ever(standing, never, True)) == guilty
    assert not stuck(standing, False)
    assert not for_ever(standing, never, False)


def test_a_circle_is_wrong_if_it_keeps_a_thread_from_ending_that_must() -> None:
    among_others = threads(None, lock(2), lock(1), end(1), background=(1, 2))
    assert slots(harmful_circle(among_others, True)) == [1, 2]
    assert not harmful_circle(among_others, False)
    assert slots(harmful_circle(threads(end(3), lock(2), lock(1), end(1)), False)) == [1, 2]
    assert not harmful_circle(threads(None, lock(2), lock(1), background=(1, 2)), True)


def test_outcomes() -> None:
    assert not is_forbidden((1,), ())
    assert is_forbidden((1, 2), [Expectation("1,2", "forbidden")])
    assert is_forbidden((1, True, None), [Expectation("( 1 , True , null )", "forbidden")])
    assert not is_forbidden((2, 1), [Expectation("1, 2", "forbidden")])
    assert is_forbidden((2, 1), [Expectation("1, 2", "acceptable")])
    assert not is_forbidden((2, 1), [Expectation("1, 2", "acceptable"), Expectation("2, [0-9]", "interesting")])
    assert is_forbidden((2,), [Expectation("2", "forbidden"), Expectation(".*", "acceptable")])
    assert not is_forbidden(("(",), [Expectation("(", "acceptable")])
