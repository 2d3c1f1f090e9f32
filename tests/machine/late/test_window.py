"""What a thread has issued waits in its window until the model lets it take effect."""

from __future__ import annotations

import pytest

from fencepost.machine.late.window import MOST_PENDING, OWN, completions, has_guesses, pending, write_kind
from fencepost.machine.state.local_state import LocalState, window_of
from fencepost.machine.state.request import Request
from fencepost.machine.values.errors import RestartError
from fencepost.machine.values.values import Name, Ref
from tests.machine.made import Made

SHARED = ["x", "y", "z"]
STORE_BUFFER = "ldc.i4 1; stsfld Program::x; ldsfld Program::y; stsfld Program::r1; ret"
READS = "ldsfld Program::x; stsfld Program::r1; ldsfld Program::y; stsfld Program::r2; ret"
SAME_READS = """
    ldsfld Program::x; stsfld Program::r1; ldsfld Program::x; stsfld Program::r2
    ldsfld Program::y; stsfld Program::r3; ret
"""


def kinds(state: LocalState | None) -> list[str]:
    return [entry.operation.kind for entry in window_of(state)]


def guessing(made: Made, code: str, value: int = 1) -> LocalState:
    """A thread that has left its first read pending, of `x`, with a guess of what another thread writes."""
    made.memory.others[made.at("x")] = (value,)
    state = made.step(made.state(code), Request((1,))).state
    assert state is not None
    return state


# ---- writes


def test_without_a_model_a_write_takes_effect_at_once() -> None:
    made = Made("sc", SHARED)
    thread = made.thread(STORE_BUFFER)
    assert thread.late is None
    state = made.step(made.state(STORE_BUFFER)).state
    assert made.value("x") == 1
    assert window_of(state) == ()


def test_a_write_stays_in_the_window_until_it_takes_effect_by_a_step_of_its_own() -> None:
    made = Made("x86-tso", SHARED)
    state = made.steps(made.state(STORE_BUFFER), 1)
    assert kinds(state) == ["W"]
    assert made.value("x") == 0
    assert completions(made.world, state) == [0]
    done = made.step(state, Request(completes=0))
    assert made.value("x") == 1
    assert kinds(done.state) == []


def test_a_later_read_of_another_variable_does_not_wait_for_a_write() -> None:
    made = Made("x86-tso", SHARED)
    made.memory.cells[made.at("y")] = 5
    state = made.steps(made.state(STORE_BUFFER), 2)
    assert made.value("r1") == 5
    assert kinds(state) == ["W"]
    assert made.value("x") == 0


def test_a_thread_reads_its_own_write_before_others_can() -> None:
    made = Made("x86-tso", SHARED)
    made.steps(made.state("ldc.i4 3; stsfld Program::x; ldsfld Program::x; stsfld Program::r1; ret"), 2)
    assert (made.value("r1"), made.value("x")) == (3, 0)


@pytest.mark.parametrize(("model", "first"), [("x86-tso", [0]), ("sparc-pso", [0, 1])])
def test_the_model_says_which_of_two_writes_may_be_first(model: str, first: list[int]) -> None:
    made = Made(model, SHARED)
    state = made.steps(made.state("ldc.i4 1; stsfld Program::x; ldc.i4 2; stsfld Program::y; ret"), 1)
    assert completions(made.world, state) == first
    refused = made.step(state, Request(completes=1))
    assert (refused.state is not None) is (1 in first)
    assert made.value("y") == (2 if 1 in first else 0)


def test_a_full_barrier_waits_until_the_window_is_empty() -> None:
    made = Made("x86-tso", SHARED)
    code = "ldc.i4 1; stsfld Program::x; call Interlocked::MemoryBarrier; ldsfld Program::y; stsfld Program::r1; ret"
    state = made.steps(made.state(code), 1)
    blocked = made.step(state)
    assert (blocked.state, blocked.wait) == (None, OWN)
    after = made.step(state, Request(completes=0)).state
    assert kinds(after) == []
    assert made.step(after or state).state is not None


def test_a_thread_ends_only_when_all_its_writes_have_taken_effect() -> None:
    made = Made("x86-tso", SHARED)
    state = made.steps(made.state("ldc.i4 1; stsfld Program::x; ret"), 1)
    assert made.step(state).state is None
    made.step(state, Request(completes=0))
    assert made.value("x") == 1


def test_a_write_barrier_stays_in_the_window_only_while_it_holds_anything_back() -> None:
    made = Made("sparc-pso", SHARED)
    code = "ldc.i4 1; stsfld Program::x; call Volatile::WriteBarrier; ldc.i4 1; stsfld Program::y; ret"
    state = made.steps(made.state(code), 1)
    assert kinds(state) == ["W", "WB", "W"]
    assert completions(made.world, state) == [0]
    assert kinds(made.step(state, Request(completes=0)).state) == ["W"]


def test_a_window_has_an_end_and_the_world_says_that_it_was_met() -> None:
    made = Made("x86-tso", SHARED)
    write = "ldc.i4 1; stsfld Program::x;"
    state = made.steps(made.state(write * MOST_PENDING + "ldsfld Program::y; stsfld Program::r1; ret"), 1)
    assert made.world.full == {}
    state = made.steps(made.state(write * (MOST_PENDING + 1) + "ret"), 1)
    assert len(window_of(state)) == MOST_PENDING
    assert made.world.full == {"window": MOST_PENDING}
    assert made.step(state).state is None


def test_an_access_that_no_other_thread_notices_is_never_late() -> None:
    made = Made("relaxed", ["y"])
    state = made.steps(made.state(STORE_BUFFER), 1)
    assert (made.value("x"), window_of(state)) == (1, ())


@pytest.mark.parametrize(
    ("value", "volatile", "kind"),
    [(1, False, "W"), (None, False, "W"), (1.5, False, "W"), ("text", False, "WP"), (1, True, "VW")],
)
def test_only_what_may_lead_to_an_object_is_a_publication(value: object, volatile: bool, kind: str) -> None:
    assert write_kind(value, volatile) == kind


# ---- reads


def test_a_read_takes_effect_at_once_or_stays_pending_with_what_another_thread_writes() -> None:
    made = Made("armv8", SHARED)
    made.memory.others[made.at("x")] = (1, 0)
    step = made.step(made.state(READS))
    assert step.alternatives == (2,), "now, or with the guess that is not the value at hand"
    assert (made.value("r1"), kinds(step.state)) == (0, [])


def test_a_thread_goes_on_with_the_guess_of_a_read_that_is_pending() -> None:
    made = Made("armv8", SHARED)
    state = guessing(made, READS)
    (entry,) = window_of(state)
    assert (entry.operation.kind, entry.operation.address, entry.value) == ("R", made.at("x"), 1)
    assert has_guesses(state)
    assert made.value("r1") == 1


def test_a_pending_read_takes_effect_only_where_memory_has_the_value_that_was_guessed() -> None:
    made = Made("armv8", SHARED)
    state = guessing(made, READS)
    assert made.step(state, Request(completes=0)).state is None
    made.memory.cells[made.at("x")] = 1
    done = made.step(state, Request(completes=0)).state
    assert done is not None
    assert not has_guesses(done)


def test_under_a_model_whose_reads_stay_in_order_nothing_is_guessed() -> None:
    made = Made("x86-tso", SHARED)
    made.memory.others[made.at("x")] = (1,)
    assert made.step(made.state(READS)).alternatives == (1,)


def test_a_read_that_nothing_can_pass_is_not_left_pending() -> None:
    made = Made("armv8", SHARED)
    made.memory.others[made.at("x")] = (1,)
    code = "ldsfld Program::x; stsfld Program::r1; call Interlocked::MemoryBarrier; ldsfld Program::y; pop; ret"
    assert made.step(made.state(code), Request((1,))).state is None


def test_a_thread_with_a_pending_read_does_not_end() -> None:
    made = Made("armv8", SHARED)
    state = made.steps(guessing(made, READS), 1)
    assert made.step(state).state is None


# ---- ghosts


def ghost(made: Made) -> LocalState:
    """A thread after two reads of one variable, of which the second one had to wait for the first."""
    state = guessing(made, SAME_READS)
    blocked = made.step(state)
    assert blocked.state is None
    assert blocked.unguessed is not None
    made.memory.cells[made.at("x")] = 1
    after = made.step(state, Request(completes=0)).state
    assert after is not None
    return after


def test_a_read_for_which_another_one_has_waited_leaves_a_ghost() -> None:
    made = Made("armv8", SHARED)
    (entry,) = window_of(ghost(made))
    assert entry.is_ghost
    assert pending([entry]) == []
    assert entry.value[1] > 0, "the place of the read that had to wait"


def test_a_ghost_holds_nothing_back() -> None:
    made = Made("armv8", SHARED)
    assert made.step(ghost(made)).state is not None
    assert not has_guesses(ghost(Made("armv8", SHARED)))


def test_an_operation_that_could_have_passed_both_reads_hears_the_ghost() -> None:
    made = Made("armv8", SHARED)
    after = ghost(made)
    place = window_of(after)[0].value
    state = made.steps(after, 1)
    assert made.world.guesses.guessed == set()
    with pytest.raises(RestartError):
        made.step(state)
    assert made.world.guesses.guessed == {place}


def test_a_read_that_is_guessed_from_now_on_leaves_no_ghost() -> None:
    made = Made("armv8", SHARED)
    place = window_of(ghost(Made("armv8", SHARED)))[0].value
    made.world.guesses.guessed.add(place)
    state = guessing(made, SAME_READS)
    made.memory.cells[made.at("x")] = 1
    assert window_of(made.step(state, Request(completes=0)).state) == ()


def test_a_barrier_lays_ghosts() -> None:
    made = Made("armv8", SHARED)
    code = SAME_READS.replace("ldsfld Program::y", "call Interlocked::MemoryBarrier; ldsfld Program::y")
    state = guessing(made, code)
    made.memory.cells[made.at("x")] = 1
    after = made.step(state, Request(completes=0)).state
    assert after is not None
    assert len(window_of(after)) == 1
    assert window_of(made.steps(after, 1)) == ()


def test_a_reference_that_is_written_late_says_which_object_it_publishes() -> None:
    made = Made("dotnet", ["p"])
    node = Ref(Name(1, 7, 0), made.klass("Carrier.Node"), (0, 0, None), (), 7)
    made.memory.cells[made.at("q")] = node
    state = made.steps(made.state("ldsfld Program::q; stsfld Program::p; ldsfld Program::p; stsfld Program::q; ret"), 1)
    (entry,) = window_of(state)
    assert (entry.operation.kind, entry.operation.publishes) == ("WP", frozenset([node.key]))
