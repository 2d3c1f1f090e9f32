"""What depends on a read that has not taken effect."""

from __future__ import annotations

from fencepost.machine.state.local_state import FrozenTaints, LocalState, Running, window_of
from fencepost.machine.state.request import Request
from tests.lowering.made import INT, NODE
from tests.machine.made import Made

FIRST = 1
"""The set of the read that has the number 0."""
AFTER = "ldsfld Program::y; stsfld Program::r4"
"""A read that may pass the first one."""


def tainted(code: str, more: int = 0) -> tuple[Made, Running]:
    """A thread that has left its first read pending, of `x`, and has gone on for some steps."""
    made = Made("armv8", ["x", "y", "z"])
    made.memory.others[made.at("x")] = (1,)
    state = made.step(made.state(code, locals=(NODE, INT, INT)), Request((1,))).state
    assert state is not None
    state = made.steps(state, more)
    assert isinstance(state, Running)
    return made, state


def taints(state: LocalState) -> FrozenTaints:
    assert isinstance(state, Running)
    assert state.taints is not None
    return state.taints


def registers(state: LocalState) -> dict[int, int]:
    return {register: mask for (_, register), mask in taints(state).registers}


def test_a_register_with_what_was_guessed_depends_on_the_read() -> None:
    _, state = tainted(f"ldsfld Program::x; stloc 1; {AFTER}; ldloc 1; stsfld Program::z; ret")
    assert registers(state) == {1: FIRST}


def test_what_is_computed_of_a_guess_depends_on_the_read_and_nothing_else_does() -> None:
    _, state = tainted(
        f"ldsfld Program::x; ldc.i4 1; add; stloc 1; ldc.i4 5; stloc 2; {AFTER}"
        "; ldloc 1; ldloc 2; add; stsfld Program::z; ret"
    )
    assert registers(state) == {1: FIRST}


def test_a_register_that_gets_another_value_depends_on_nothing_any_more() -> None:
    _, state = tainted(
        f"ldsfld Program::x; stloc 1; ldloc 1; stsfld Program::r1; ldsfld Program::r2; stloc 1; {AFTER}"
        "; ldloc 1; stsfld Program::z; ret"
    )
    assert registers(state) == {}


def test_a_write_of_what_was_guessed_depends_on_the_read_by_its_data() -> None:
    made, state = tainted(f"ldsfld Program::x; stloc 1; {AFTER}; ldloc 1; stsfld Program::z; ret", 1)
    write = window_of(state)[1].operation
    assert (write.kind, write.data, write.uses, write.control) == ("W", FIRST, 0, 0)
    assert made.step(state, Request(completes=1)).state is None


def test_after_a_branch_everything_depends_on_what_it_has_asked() -> None:
    _, state = tainted(f"ldsfld Program::x; brtrue end; end: {AFTER}; ldc.i4 1; stsfld Program::z; ret", 1)
    write = window_of(state)[1].operation
    assert taints(state).control == FIRST
    assert (write.data, write.control) == (0, FIRST)


def test_an_item_of_a_local_object_keeps_what_was_stored_in_it() -> None:
    _, state = tainted(
        f"newobj Node::.ctor; stloc 0; ldloc 0; ldsfld Program::x; stfld Node::f; {AFTER}"
        "; ldloc 0; ldfld Node::f; stsfld Program::z; ret"
    )
    assert taints(state).items == ((0, 0, FIRST),)
    assert registers(state) == {}


def test_what_is_loaded_from_an_item_depends_on_what_was_stored_in_it() -> None:
    _, state = tainted(
        f"newobj Node::.ctor; stloc 0; ldloc 0; ldsfld Program::x; stfld Node::f; {AFTER}"
        "; ldloc 0; ldfld Node::f; stsfld Program::z; ret",
        1,
    )
    assert window_of(state)[1].operation.data == FIRST


def test_a_variable_of_the_thread_alone_keeps_what_was_stored_in_it() -> None:
    made, state = tainted(
        f"ldsfld Program::x; stsfld Program::r1; {AFTER}; ldsfld Program::r1; stsfld Program::z; ret", 1
    )
    assert taints(state).cells == {(made.at("r1"), FIRST)}
    assert window_of(state)[1].operation.data == FIRST


def test_nothing_depends_on_a_read_that_has_taken_effect() -> None:
    made, state = tainted(f"ldsfld Program::x; stloc 1; {AFTER}; ldloc 1; stsfld Program::z; ret")
    made.memory.cells[made.at("x")] = 1
    done = made.step(state, Request(completes=0)).state
    assert isinstance(done, Running)
    assert done.taints is None
    write = window_of(made.steps(done, 1))[0].operation
    assert (write.kind, write.data) == ("W", 0)


def test_what_depends_on_two_reads_depends_on_the_other_one_when_one_has_taken_effect() -> None:
    made, state = tainted("""
        ldsfld Program::x; stloc 1; ldsfld Program::y; stloc 2; ldsfld Program::z; stsfld Program::r4
        ldloc 1; stsfld Program::r1; ldloc 2; stsfld Program::r2; ret
    """)
    made.memory.others[made.at("y")] = (1,)
    both = made.step(state, Request((1,))).state
    assert both is not None
    assert registers(both) == {1: 0b01, 2: 0b10}
    made.memory.cells[made.at("x")] = 1
    one = made.step(both, Request(completes=0)).state
    assert one is not None
    assert registers(one) == {2: 0b01}, "which has the first place in the window now"
