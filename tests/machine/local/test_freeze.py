"""Local states: equal when the rest of the run is, and nothing is lost between two steps."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fencepost.machine.local.freeze import freeze
from fencepost.machine.state.local_state import Running
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import (
    NO_TARGET,
    Delegate,
    ItemPointer,
    Local,
    Name,
    Obj,
    Published,
    RawPointer,
    Ref,
    Value,
    VariablePointer,
)
from tests.lowering.made import INT
from tests.machine.made import Made, frame_of

MADE = Made()
NODE, BODY = MADE.klass("Carrier.Node"), MADE.klass("System.Threading.ThreadStart")
METHOD = MADE.method("ret", 2)
LIVE, DEAD = 3, 4
CODE = ";".join(f"ldloc {number}; stsfld Program::r1" for number in range(LIVE)) + "; ret"
"""Reads its first registers and no others."""

OTHER_NAN = struct.unpack("<d", struct.pack("<Q", 0x7FF8000000000001))[0]
OBJECTS = 4
REFS = [Ref(Name(0, 5, number), NODE, (0, 0, None), (), 5) for number in range(3)]

PLAIN = st.one_of(
    st.integers(), st.floats(), st.sampled_from([0.0, -0.0, math.nan, OTHER_NAN]), st.text(max_size=2), st.none()
)
SHAPES = st.recursive(
    st.one_of(
        st.tuples(st.just("plain"), PLAIN),
        st.tuples(st.just("object"), st.integers(0, OBJECTS - 1)),
        st.tuples(st.just("shared"), st.integers(0, 2)),
        st.tuples(st.just("item"), st.integers(0, OBJECTS - 1)),
        st.tuples(st.just("raw"), st.integers(0, OBJECTS - 1)),
        st.tuples(st.just("register"), st.integers(0, LIVE - 1)),
    ),
    lambda parts: st.one_of(
        st.tuples(st.just("struct"), st.lists(parts, max_size=3)),
        st.tuples(st.just("delegate"), st.lists(parts, min_size=1, max_size=2)),
    ),
    max_leaves=4,
)
"""What values are made of; objects by number, so that two threads can have the same ones."""
HEAPS = st.lists(st.lists(SHAPES, max_size=3), min_size=OBJECTS, max_size=OBJECTS)
REGISTERS = st.lists(SHAPES, min_size=LIVE, max_size=LIVE)

Shape = tuple[str, Any]


def made_value(shape: Shape, objects: Sequence[Obj]) -> Value:
    kind, what = shape
    match kind:
        case "plain":
            return what
        case "object":
            return objects[what]
        case "shared":
            return REFS[what]
        case "item":
            return ItemPointer(objects[what], 1)
        case "raw":
            return RawPointer(ItemPointer(objects[what], 0), 2)
        case "register":
            return VariablePointer(0, what)
        case "struct":
            return tuple([made_value(part, objects) for part in what])
        case _:
            return Delegate(BODY, tuple([(made_value(part, objects), METHOD) for part in what]))


def thread_with(
    registers: Sequence[Shape], heap: Sequence[Sequence[Shape]], order: Sequence[int] = tuple(range(OBJECTS))
) -> Thread:
    """A thread whose registers lead to objects that are made in any order."""
    made = {number: Obj(NODE, [], 10 + number) for number in order}
    objects = [made[number] for number in range(len(heap))]
    for obj, items in zip(objects, heap, strict=True):
        obj.values = [made_value(item, objects) for item in items]
    thread = MADE.thread(CODE, locals=(INT,) * (LIVE + DEAD))
    frame_of(thread).regs[:LIVE] = [made_value(shape, objects) for shape in registers]
    return thread


@settings(max_examples=60)
@given(REGISTERS, HEAPS)
def test_a_thread_that_is_thawed_freezes_to_the_same_local_state(registers: list[Shape], heap: list[Any]) -> None:
    frozen = freeze(thread_with(registers, heap))
    again = freeze(MADE.thawed(frozen))
    assert again == frozen
    assert hash(again) == hash(frozen)


@settings(max_examples=60)
@given(REGISTERS, HEAPS, st.permutations(range(OBJECTS)), st.lists(SHAPES, min_size=DEAD, max_size=DEAD))
def test_names_of_objects_garbage_and_dead_registers_make_no_difference(
    registers: list[Shape], heap: list[Any], order: list[int], dead: list[Shape]
) -> None:
    one, other = thread_with(registers, heap), thread_with(registers, heap, order)
    garbage = [Obj(NODE, [number], 99) for number in range(OBJECTS)]
    frame_of(other).regs[LIVE : LIVE + DEAD] = [made_value(shape, garbage) for shape in dead]
    assert freeze(one) == freeze(other)


@settings(max_examples=60)
@given(REGISTERS, HEAPS, st.integers(0, LIVE - 1), st.integers())
def test_what_may_be_read_again_makes_a_difference(
    registers: list[Shape], heap: list[Any], register: int, value: int
) -> None:
    one, other = thread_with(registers, heap), thread_with(registers, heap)
    frame_of(other).regs[register] = ("nothing else is like this", value)
    assert freeze(one) != freeze(other)


@pytest.mark.parametrize(
    ("one", "other"), [(0.0, -0.0), (math.nan, OTHER_NAN), (0.0, 0), ((0.0,), (-0.0,)), (math.nan, 0.0)]
)
def test_numbers_that_python_takes_for_equal_make_different_states(one: Value, other: Value) -> None:
    states = [freeze(thread_with([("plain", value)] * LIVE, [[]] * OBJECTS)) for value in (one, other)]
    in_objects = [freeze(thread_with([("object", 0)] * LIVE, [[("plain", value)]] * OBJECTS)) for value in (one, other)]
    assert states[0] != states[1]
    assert in_objects[0] != in_objects[1]


@pytest.mark.parametrize("value", [0.0, -0.0, 1.5, math.nan, OTHER_NAN])
def test_a_number_is_the_same_number_when_it_is_thawed(value: float) -> None:
    frozen = freeze(thread_with([("plain", value)] * LIVE, [[]] * OBJECTS))
    thawed = frame_of(MADE.thawed(frozen)).regs[0]
    assert struct.pack("<d", thawed) == struct.pack("<d", value)


def test_a_state_with_a_nan_is_the_same_whenever_it_is_reached() -> None:
    nans = [float("nan"), math.inf - math.inf]
    one, other = (freeze(thread_with([("plain", abs(nan))] * LIVE, [[]] * OBJECTS)) for nan in nans)
    assert one == other


def test_objects_are_numbered_in_the_order_in_which_they_are_met() -> None:
    last, middle = Obj(NODE, [1], 11), Obj(NODE, [2], 12)
    first = Obj(NODE, [last, middle], 13)
    thread = thread_with([("plain", 0)] * LIVE, [[]] * OBJECTS)
    frame_of(thread).regs[:2] = [middle, first]
    frozen = freeze(thread)
    assert [obj.site for obj in frozen.heap] == [12, 13, 11]
    assert frozen.heap[1].values == (Local(2), Local(0))
    assert frozen.frames[0].registers[:2] == ((0, Local(0)), (1, Local(1)))


def test_a_cycle_of_objects_has_an_end() -> None:
    node = Obj(NODE, [0, 0, None], 1)
    node.values[2] = node
    thread = thread_with([("plain", 0)] * LIVE, [[]] * OBJECTS)
    frame_of(thread).regs[0] = node
    frozen = freeze(thread)
    assert [obj.values for obj in frozen.heap] == [(0, 0, Local(0))]
    thawed = frame_of(MADE.thawed(frozen)).regs[0]
    assert thawed.values[2] is thawed


def test_a_long_chain_of_objects_is_no_deep_recursion() -> None:
    node = None
    for _ in range(5000):
        node = Obj(NODE, [0, 0, node], 1)
    thread = thread_with([("plain", 0)] * LIVE, [[]] * OBJECTS)
    frame_of(thread).regs[0] = node
    assert len(freeze(thread).heap) == 5000


def test_two_objects_with_the_same_contents_stay_two() -> None:
    frozen = freeze(thread_with([("object", 0), ("object", 1), ("object", 0)], [[("plain", 1)]] * OBJECTS))
    one, other, again = frame_of(MADE.thawed(frozen)).regs[:LIVE]
    assert one is again
    assert one is not other


def test_the_locks_and_the_shape_of_an_object_are_kept() -> None:
    node = Obj(NODE, [0], 1, (2, 3))
    node.lock = 2
    thread = thread_with([("plain", 0)] * LIVE, [[]] * OBJECTS)
    frame_of(thread).regs[0] = node
    thawed = frame_of(MADE.thawed(freeze(thread))).regs[0]
    assert (thawed.lock, thawed.shape, thawed.site, thawed.klass) == (2, (2, 3), 1, NODE)


def test_an_object_that_was_published_is_its_name_from_then_on() -> None:
    node = Obj(NODE, [0, 0, None], 5)
    node.ref = REFS[1]
    node.__class__ = Published
    thread = thread_with([("plain", 0)] * LIVE, [[]] * OBJECTS)
    frame_of(thread).regs[0] = node
    frozen = freeze(thread)
    assert frozen.heap == ()
    assert frozen.frames[0].registers[0] == (0, REFS[1])


def test_a_register_that_a_pointer_leads_to_is_kept_although_the_code_reads_it_no_more() -> None:
    def frozen(value: int) -> Running:
        thread = thread_with([("plain", 0)] * LIVE, [[]] * OBJECTS)
        frame_of(thread).regs[LIVE] = value
        frame_of(thread).regs[0] = VariablePointer(0, LIVE)
        return freeze(thread)

    assert frozen(1) != frozen(2)
    assert frame_of(MADE.thawed(frozen(2))).regs[LIVE] == 2


def test_what_a_thread_holds_and_waits_for_is_kept() -> None:
    thread = thread_with([("object", 0)] * LIVE, [[]] * OBJECTS)
    thread.held, thread.counts, thread.region = {"a lock": 2}, {7: 1}, 1
    thread.joined, thread.awaited = {3}, {4}
    thread.own_statics = {9: frame_of(thread).regs[0]}
    thread.this = frame_of(thread).regs[0]
    frame_of(thread).pc = 1
    frame_of(thread).partial = [1.5, frame_of(thread).regs[0]]
    frozen = freeze(thread)
    again = MADE.thawed(frozen)
    assert (again.held, again.counts, again.region) == ({"a lock": 2}, {7: 1}, 1)
    assert (again.joined, again.awaited) == ({3}, {4})
    assert again.own_statics[9] is again.this is frame_of(again).partial[1]
    assert frame_of(again).pc == 1
    assert freeze(again) == frozen


def test_a_static_method_of_a_delegate_stays_without_a_target() -> None:
    thread = thread_with([("plain", 0)] * LIVE, [[]] * OBJECTS)
    frame_of(thread).regs[0] = Delegate(BODY, ((NO_TARGET, METHOD),))
    assert frame_of(MADE.thawed(freeze(thread))).regs[0] == Delegate(BODY, ((NO_TARGET, METHOD),))
