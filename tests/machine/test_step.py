"""Steps: from one local state through a visible operation to the next, and attempts that begin again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fencepost.machine.local.freeze import freeze
from fencepost.machine.shared.publication import publish
from fencepost.machine.state.local_state import END, Ended, FailedThread, Failing, LocalState, Running
from fencepost.machine.state.request import Request
from fencepost.machine.step import initial_thread, places_of, take_step
from tests.lowering.made import INT
from tests.machine.made import Made

WRITES = "ldc.i4 1; stsfld Program::x; ldc.i4 2; stsfld Program::y; ret"
FAILS = "ldc.i4 1; stsfld Program::x; ldnull; ldfld Node::f; pop; ret"


def test_a_thread_steps_from_one_visible_operation_to_the_next_up_to_its_end() -> None:
    made = Made(shared=["x", "y"])
    first = made.step(made.state(WRITES))
    assert (made.value("x"), made.value("y")) == (1, 0)
    assert isinstance(first.state, Running)
    last = made.step(first.state)
    assert (made.value("y"), last.state) == (2, END)
    assert made.memory.cells["end", 1] == 1


def test_the_same_step_is_the_same_whoever_asks() -> None:
    one, other = Made(shared=["x", "y"]), Made(shared=["x", "y"])
    states = [made.step(made.state(WRITES)).state for made in (one, other)]
    assert states[0] == states[1]


def test_the_main_thread_ends_with_its_outcome() -> None:
    made = Made()
    method = made.method("ldc.i4 1; stsfld Program::x; ret")
    made.world.harness = method
    state: LocalState | None = initial_thread(made.world, method, made.memory)
    steps = 0
    while state is not None and not isinstance(state, Ended):
        state = made.step(state, slot=0).state
        steps += 1
    assert isinstance(state, Ended)
    assert state.outcome == (None,)
    assert steps == 1


def test_a_thread_that_is_blocked_has_no_step_and_has_changed_nothing() -> None:
    made, state = wanting_a_lock()
    before = dict(made.memory.cells)
    step = made.step(state)
    assert step.state is None
    assert step.wait is not None
    assert step.wait.whom == 2
    assert made.memory.cells == before


def wanting_a_lock() -> tuple[Made, LocalState]:
    """A thread before an acquisition of what the thread with the number 2 has."""
    made = Made()
    ref = publish(made.empty(0), made.new())
    made.memory.cells[made.at("k")] = ref
    made.memory.cells[ref.key, "lock"] = (2, 1)
    made.world.guesses.shared.add((ref.site, "lock"))
    made.world.slot_names += ["one", "two"]
    return made, made.steps(made.state("ldsfld Program::k; ldloca 0; call Monitor::Enter; ret"), 1)


# ---- failures


def test_a_failure_after_a_write_is_a_step_of_its_own() -> None:
    made = Made(shared=["x"])
    first = made.step(made.state(FAILS))
    assert isinstance(first.state, Failing)
    assert (first.failure, made.value("x")) == (None, 1)
    last = made.step(first.state)
    assert isinstance(last.state, FailedThread)
    assert last.failure == first.state.failure
    assert last.failure.type == "System.NullReferenceException"
    assert [place.method.name for place in places_of(first.state)] == ["T1"]


def test_a_failure_that_nothing_comes_before_is_the_step() -> None:
    made = Made()
    step = made.step(made.state("ldnull; ldfld Node::f; pop; ret"))
    assert isinstance(step.state, FailedThread)
    assert step.failure is not None
    assert step.operations == 1


def test_a_failure_after_a_guess_waits_until_the_guess_has_come_true() -> None:
    made = Made("armv8", ["x"])
    made.memory.others[made.at("x")] = (1,)
    code = "ldsfld Program::x; brfalse end; ldnull; ldfld Node::f; pop; end: ret"
    step = made.step(made.state(code), Request((1,)))
    assert step.failure is None
    assert not isinstance(step.state, Failing | FailedThread)


# ---- attempts


def test_a_step_that_fails_waits_first_for_the_threads_whose_ends_were_put_off() -> None:
    made, state = awaiting("ldnull; ldfld Node::f; pop; ret")
    blocked = made.step(state)
    assert (blocked.state, blocked.failure) == (None, None)
    assert blocked.wait is not None
    assert (blocked.wait.kind, blocked.wait.whom) == ("end", 2)
    made.memory.cells["end", 2] = 1
    assert isinstance(made.step(state).state, FailedThread)


def awaiting(code: str) -> tuple[Made, LocalState]:
    """A thread that goes on although it waits for the end of the thread with the number 2."""
    made = Made(shared=["x", "y"])
    made.world.slot_names += ["one", "two"]
    thread = made.thread(code)
    thread.awaited.add(2)
    return made, freeze(thread)


def test_an_eager_step_waits_before_it_does_anything() -> None:
    made, state = awaiting("ldc.i4 1; stsfld Program::r1; ldsfld Program::x; stsfld Program::r2; ret")
    assert made.step(state, Request(eager=True)).state is None
    made.memory.cells["end", 2] = 1
    done = made.step(state, Request(eager=True))
    assert isinstance(done.state, Running | Ended)
    assert done.held_up == -1


def test_a_thread_goes_on_up_to_what_others_notice_before_ends_that_were_put_off() -> None:
    made, state = awaiting("ldloc 0; ldc.i4 1; add; stloc 0; ldloc 0; stsfld Program::x; ret")
    first = made.step(state)
    assert first.state is not None
    assert (first.held_up, made.value("x")) == (0, 0)
    assert made.step(first.state).state is None
    made.memory.cells["end", 2] = 1
    last = made.step(first.state)
    assert (last.state, last.held_up, made.value("x")) == (END, -1, 1)


def test_a_step_is_cut_back_to_before_a_region_that_is_blocked() -> None:
    made, _ = wanting_a_lock()
    with region(made):
        state = made.state("ldc.i4 1; stsfld Program::r1; call Program::T2; ret")
        step = made.step(state)
        assert isinstance(step.state, Running)
        assert [frame.code.method.name for frame in step.state.frames] == ["T1"]
        assert (made.value("r1"), made.value("r2")) == (1, 0)
        assert made.step(step.state).state is None, "the next step begins with the region"
        made.memory.cells[made.value("k").key, "lock"] = None
        assert made.step(step.state).state == END
        assert made.value("r2") == 1


@contextmanager
def region(made: Made) -> Iterator[None]:
    """The second method is one visible operation: it writes, and takes the lock that is wanted."""
    code = "ldc.i4 1; stsfld Program::r2; ldsfld Program::k; ldloca 0; call Monitor::Enter; ret"
    method = made.method(code, 2, (INT,))
    method.one_step = 1
    try:
        yield
    finally:
        method.one_step = 0


def test_a_step_until_a_region_is_what_it_is_cut_back_to() -> None:
    made, _ = wanting_a_lock()
    with region(made):
        state = made.state("ldc.i4 1; stsfld Program::r1; call Program::T2; ret")
        cut = take_step(made.world, 1, state, made.memory)
        made.memory.written = {}
        until = take_step(made.world, 1, state, made.memory, Request(until=1))
        assert until.state == cut.state
        assert until.state is not None
        made.memory.cells[made.value("k").key, "lock"] = None
        made.memory.written = {}
        assert take_step(made.world, 1, state, made.memory).state == END
        made.memory.written = {}
        assert take_step(made.world, 1, state, made.memory, Request(until=1)).state == cut.state


# ---- requests


def test_an_operation_of_the_window_takes_effect_and_the_thread_goes_on_with_what_is_no_step() -> None:
    made = Made("x86-tso", ["x", "y"])
    code = """
        ldc.i4 1; stsfld Program::x; call Interlocked::MemoryBarrier
        ldc.i4 1; stsfld Program::r1; ldsfld Program::y; stsfld Program::r2; ret
    """
    state = made.steps(made.state(code), 1)
    done = made.step(state, Request(completes=0))
    assert (made.value("x"), made.value("r1")) == (1, 1)
    assert isinstance(done.state, Running)
    assert done.state.frames[0].pc == 3, "before the next read"


def test_an_operation_that_may_not_take_effect_yet_is_no_step() -> None:
    made = Made("x86-tso", ["x", "y"])
    state = made.steps(made.state(WRITES), 1)
    refused = made.step(state, Request(completes=1))
    assert (refused.state, refused.completes) == (None, 1)
    assert made.value("y") == 0


def test_an_operation_takes_effect_alone_if_that_is_asked_for() -> None:
    made = Made("x86-tso", ["x", "y"])
    code = "ldc.i4 1; stsfld Program::x; call Interlocked::MemoryBarrier; ldc.i4 1; stsfld Program::r1; ret"
    state = made.steps(made.state(code), 1)
    assert isinstance(state, Running)
    alone = made.step(state, Request(completes=0, alone=True))
    assert (made.value("x"), made.value("r1")) == (1, 0)
    assert alone.state == state._replace(window=())


def test_with_a_limit_a_step_does_so_many_operations() -> None:
    made = Made(shared=["x", "y"])
    heard: list[tuple[str, object]] = []
    request = Request(trace=lambda _thread, kind, address, _value: heard.append((kind, address)), limit=1)
    step = made.step(made.state(WRITES), request)
    assert step.operations == 1
    assert heard == [("write", made.at("x"))]
    assert (made.value("x"), made.value("y")) == (1, 0)


def test_an_operand_is_read_again_and_the_thread_does_nothing_else() -> None:
    made = Made("ecma", ["x", "y"])
    code = "ldsfld Program::x; stloc 0; ldloc 0; stsfld Program::y; ldloc 0; stsfld Program::r1; ret"
    heard: list[tuple[str, object, object]] = []
    plain = Request(trace=lambda _thread, kind, address, value: heard.append((kind, address, value)), limit=1)
    state = made.step(made.state(code), plain).state
    assert isinstance(state, Running)
    made.memory.cells[made.at("x")] = 9
    again = made.step(state, plain._replace(limit=0, again=(0, 0))).state
    assert isinstance(again, Running)
    assert heard == [("read", made.at("x"), 0), ("read", made.at("x"), 9)]
    assert again.frames[0].pc == state.frames[0].pc
    made.step(again, plain)
    assert made.value("y") == 9
