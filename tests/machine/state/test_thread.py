"""The choices of a step, which a search takes one after the other."""

from __future__ import annotations

import pytest

from fencepost.machine.state.request import Issue, Request
from fencepost.machine.values.errors import BlockedError, RestartError
from tests.machine.made import Made


def test_the_first_of_all_alternatives_is_taken_where_nothing_else_is_asked_for() -> None:
    thread = Made().empty()
    assert (thread.choose(3), thread.choose(2)) == (0, 0)
    assert thread.record.alternatives == [3, 2]
    assert thread.record.choices == [0, 0]


def test_choices_that_are_asked_for_are_taken_in_their_order() -> None:
    thread = Made().empty(request=Request((2, 1)))
    assert (thread.choose(3), thread.choose(2), thread.choose(2)) == (2, 1, 0)
    assert thread.record.choices == [2, 1, 0]


def test_the_request_of_a_step_does_not_change_with_its_choices() -> None:
    request = Request((1,))
    thread = Made().empty(request=request)
    thread.choose(2)
    thread.choose(2)
    assert request.choices == (1,)


def test_a_choice_is_an_event_of_a_schedule_and_an_alternative_is_not() -> None:
    thread = Made().empty(request=Request((1, 1)))
    thread.record.operations = 5
    assert thread.alternative(2) == 1
    assert thread.record.events == []
    assert thread.choose(2) == 1
    assert thread.record.events == [(5, 1)]


def test_a_choice_that_there_is_no_more_starts_the_search_again() -> None:
    with pytest.raises(RestartError):
        Made().empty(request=Request((2,))).choose(2)


def test_a_thread_chooses_only_when_the_threads_have_ended_that_it_waits_for() -> None:
    made = Made()
    made.world.slot_names += ["one", "two"]
    thread = made.empty(1)
    thread.awaited.add(2)
    with pytest.raises(BlockedError):
        thread.choose(2)
    made.memory.cells["end", 2] = 1
    assert thread.choose(2) == 0
    assert (thread.joined, thread.awaited) == ({2}, set())


def test_a_read_takes_effect_now_or_with_one_of_the_guesses() -> None:
    def delayed(*choices: int) -> int:
        return Made().empty(request=Request(choices)).delay(2, True)

    assert [delayed(), delayed(1), delayed(2)] == [-1, 0, 1]


def test_a_read_that_has_to_wait_takes_the_first_guess() -> None:
    thread = Made().empty()
    assert thread.delay(2, False) == 0
    assert thread.record.alternatives == [2]


def test_a_read_without_guesses_has_no_alternative() -> None:
    thread = Made().empty()
    assert thread.delay(0, False) == -1
    assert thread.record.alternatives == []


def test_a_thread_that_follows_a_schedule_leaves_pending_what_the_schedule_does() -> None:
    made = Made()
    assert made.empty(request=Request(limit=1)).delay(2, True) == -1
    assert made.empty(request=Request(limit=1, issue=Issue(5))).delay(2, True) == 0
