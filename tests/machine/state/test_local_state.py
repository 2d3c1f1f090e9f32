"""Local states of all kinds, and what each of them says."""

from __future__ import annotations

from fencepost.machine.state.failure import Failure
from fencepost.machine.state.local_state import (
    END,
    Ended,
    FailedThread,
    Failing,
    LocalState,
    Running,
    frames_of,
    is_over,
    window_of,
)
from fencepost.machine.state.origin import Origin
from fencepost.machine.step import _ended
from tests.machine.made import Made

FAILURE = Failure("assertion", "it does not hold", "", ())
OTHERS: list[LocalState | None] = [END, Failing(FAILURE), FailedThread(FAILURE), None]


def test_a_thread_that_is_about_to_fail_is_none_that_has_failed() -> None:
    assert len({Failing(FAILURE), Failing(FAILURE)}) == 1
    assert len({Failing(FAILURE), FailedThread(FAILURE), END, Ended()}) == 3


def test_only_a_thread_that_has_ended_is_over() -> None:
    assert [is_over(state) for state in OTHERS] == [True, False, False, False]
    assert not is_over(Made().state("ret"))


def test_only_a_thread_that_goes_on_has_frames_and_a_window() -> None:
    made = Made("x86-tso", shared=["x", "y"])
    state = made.steps(made.state("ldc.i4 1; stsfld Program::x; ldsfld Program::y; stsfld Program::z; ret"), 1)
    assert [frame.code.method.name for frame in frames_of(state)] == ["T1"]
    assert [entry.value for entry in window_of(state)] == [1]
    assert [(frames_of(other), window_of(other)) for other in OTHERS] == [((), ())] * 4


def test_how_a_thread_stands_leaves_out_its_window_and_nothing_else() -> None:
    made = Made("x86-tso", shared=["x", "y"])
    one = made.state("ldc.i4 1; stsfld Program::x; ldsfld Program::y; stsfld Program::z; ret")
    issued = made.step(one).state
    assert isinstance(issued, Running)
    origin = Origin(made.at("x"), (), (made.method("ret", 2), 0))
    assert issued._replace(window=()).standing == issued.standing
    assert issued._replace(region=1).standing != issued.standing
    assert issued._replace(origins=(((0, 0), origin),)).standing != issued.standing


def test_outcomes_that_python_takes_for_equal_make_different_states() -> None:
    assert _ended((0.0,)) != _ended((-0.0,))
    assert _ended((1,)) != _ended((True,))
    assert _ended((1,)) == _ended((1,))
    assert Ended((1,)) != END
