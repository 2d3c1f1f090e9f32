"""The loop that runs the frames of a thread: where it goes on, and where it stops."""

from __future__ import annotations

import pytest

from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.running import loop
from fencepost.machine.state.pace import MOST_OPERATIONS
from fencepost.machine.state.request import Request
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import FailedError
from tests.lowering.made import INT, NODE
from tests.machine.made import Made, frame_of

ADD = "ldsfld Program::r1; ldc.i4 1; add; stsfld Program::r1;"


def run(made: Made, thread: Thread) -> None:
    loop.run(thread)
    made.memory.keep()


def test_a_thread_runs_to_its_end_where_nothing_is_visible() -> None:
    made = Made()
    thread = made.thread("ldc.i4 1; ldc.i4 2; add; stsfld Program::r1; ret")
    run(made, thread)
    assert (thread.over, thread.frames, made.value("r1")) == (True, [], 3)


def test_a_thread_stops_before_the_second_visible_operation() -> None:
    made = Made(shared=["x", "y"])
    thread = made.thread(f"ldc.i4 1; stsfld Program::x; {ADD} ldc.i4 1; stsfld Program::y; ret")
    run(made, thread)
    assert not thread.over
    assert [made.value(name) for name in ("x", "r1", "y")] == [1, 1, 0]
    assert frame_of(thread).code.lowered.ops[frame_of(thread).pc].name == "stsfld"
    assert not thread.grant.left


def test_a_thread_without_the_right_to_an_operation_stops_before_the_first_one() -> None:
    made = Made(shared=["x"])
    thread = made.thread("ldc.i4 1; stsfld Program::x; ret")
    thread.grant.left = False
    run(made, thread)
    assert (frame_of(thread).pc, made.value("x")) == (0, 0)


def test_a_call_goes_on_in_another_frame_and_comes_back_behind_it() -> None:
    made = Made(shared=["x"])
    made.method(f"{ADD} ldsfld Program::x; stsfld Program::r2; ret", 2)
    thread = made.thread(f"call Program::T2; {ADD} ret")
    thread.grant.left = False
    run(made, thread)
    assert [frame.code.method.name for frame in thread.frames] == ["T1", "T2"]
    assert made.value("r1") == 1
    thread.grant.left = True
    run(made, thread)
    assert (thread.over, made.value("r1")) == (True, 2)


def test_a_branch_goes_where_it_leads() -> None:
    made = Made()
    made.memory.cells[made.at("r2")] = 1
    run(made, made.thread(f"ldsfld Program::r2; brtrue end; {ADD} end: {ADD} ret"))
    assert made.value("r1") == 1


def test_an_exception_goes_to_the_handler_that_catches_it() -> None:
    made = Made()
    code = f"""
        begin: ldnull; ldfld Node::f; stsfld Program::r2; leave end
        handler: pop; ldc.i4 7; stsfld Program::r3; leave end
        end: {ADD} ret
    """
    run(made, made.thread(code, clauses=[("catch", "begin", "handler", "end")]))
    assert [made.value(name) for name in ("r1", "r2", "r3")] == [1, 0, 7]


def test_a_finally_block_is_run_on_the_way_to_the_handler() -> None:
    made = Made()
    code = f"""
        begin: inner: ldnull; ldfld Node::f; stsfld Program::r2; leave end
        last: {ADD} endfinally
        handler: pop; ldsfld Program::r1; stsfld Program::r3; leave end
        end: ret
    """
    clauses = [("finally", "inner", "last", "handler"), ("catch", "begin", "handler", "end")]
    run(made, made.thread(code, clauses=clauses))
    assert [made.value(name) for name in ("r1", "r2", "r3")] == [1, 0, 1]


def test_a_finally_block_is_run_when_its_try_block_is_left() -> None:
    made = Made()
    code = f"begin: leave end; handler: {ADD} endfinally; end: ldsfld Program::r1; stsfld Program::r2; ret"
    run(made, made.thread(code, clauses=[("finally", "begin", "handler", "end")]))
    assert [made.value(name) for name in ("r1", "r2")] == [1, 1]


def test_an_exception_that_no_handler_catches_ends_the_program() -> None:
    made = Made()
    with pytest.raises(FailedError) as failed:
        run(made, made.thread("ldnull; ldfld Node::f; stsfld Program::r1; ret"))
    assert (failed.value.kind, failed.value.type) == ("exception", "System.NullReferenceException")


def test_a_division_by_zero_is_an_exception_of_the_program() -> None:
    made = Made()
    with pytest.raises(FailedError) as failed:
        run(made, made.thread("ldc.i4 1; ldsfld Program::r2; div; stsfld Program::r1; ret"))
    assert failed.value.type == "System.DivideByZeroException"


def test_an_exception_leaves_the_frames_of_methods_that_do_not_catch_it() -> None:
    made = Made()
    made.method("ldnull; ldfld Node::f; stsfld Program::r2; ret", 2)
    code = f"begin: call Program::T2; leave end; handler: pop; leave end; end: {ADD} ret"
    thread = made.thread(code, clauses=[("catch", "begin", "handler", "end")])
    run(made, thread)
    assert (thread.over, made.value("r1")) == (True, 1)


def test_a_loop_without_end_goes_round_to_where_it_was() -> None:
    made = Made()
    thread = made.thread("again: br again; ret")
    run(made, thread)
    assert not thread.over
    assert frame_of(thread).pc == 0
    assert 0 < MOST_OPERATIONS - thread.pace.fuel < 1000


def test_a_loop_over_local_variables_is_one_step() -> None:
    made = Made()
    thread = made.thread(
        "again: ldloc 0; ldc.i4 1; add; stloc 0; ldloc 0; ldc.i4 3000; blt again; ldloc 0; stsfld Program::r1; ret"
    )
    run(made, thread)
    assert (thread.over, made.value("r1")) == (True, 3000)


def test_operations_are_counted_up_to_a_limit_whatever_they_are() -> None:
    made = Made(shared=["x", "y"])
    code = "ldc.i4 1; stsfld Program::x; ldc.i4 2; stsfld Program::y; ret"
    thread = made.thread(code, request=Request(limit=2))
    loop.run_counted(thread)
    assert (thread.record.operations, thread.over) == (2, False)
    assert [made.value(name) for name in ("x", "y")] == [1, 2]


def test_counting_stops_where_a_step_does_if_there_is_no_limit() -> None:
    made = Made(shared=["x", "y"])
    thread = made.thread(f"ldc.i4 1; stsfld Program::x; {ADD} ldc.i4 2; stsfld Program::y; ret")
    loop.run_counted(thread)
    assert (thread.record.operations, made.value("y")) == (4, 0)


def test_what_an_operation_cannot_do_with_a_value_is_said_and_not_raised() -> None:
    made = Made()
    thread = made.thread("ldloc 1; ldfld Node::f; stsfld Program::r1; ret", locals=(INT, NODE))
    frame_of(thread).regs[1] = 5
    with pytest.raises(UnsupportedError) as problem:
        run(made, thread)
    assert isinstance(problem.value.__cause__, TypeError)
