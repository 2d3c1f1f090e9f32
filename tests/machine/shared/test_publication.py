"""Objects that another thread can reach: names, constants, and fields that are cells of memory."""

from __future__ import annotations

import pytest

from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.shared.publication import constant, publish, publish_value
from fencepost.machine.values.addresses import constancy
from fencepost.machine.values.errors import RestartError
from fencepost.machine.values.values import (
    CELL,
    NO_TARGET,
    Delegate,
    ItemPointer,
    Name,
    Published,
    Ref,
    VariablePointer,
)
from tests.machine.made import Made

SITE = 7
GIVES_AWAY = "newobj Node::.ctor; dup; ldc.i4 5; stfld Node::f; stsfld Program::p; ldsfld Program::p; pop; ret"
F, NEXT = 0, 2
"""The numbers of the fields `f` and `next` of a node."""


def test_an_object_gets_a_name_of_its_thread_its_place_and_its_number() -> None:
    made = Made()
    thread = made.empty(2)
    names = [publish(thread, made.new(site=site)).key for site in (SITE, SITE, 8)]
    assert names == [Name(2, SITE, 0), Name(2, SITE, 1), Name(2, 8, 0)]


def test_an_object_that_is_shared_stays_the_same_object() -> None:
    made = Made()
    thread, node = made.empty(), made.new()
    ref = publish(thread, node)
    assert node.__class__ is Published
    assert publish(thread, node) is ref
    assert publish_value(thread, node) is ref


def test_fields_that_never_change_are_in_the_reference() -> None:
    made = Made()
    ref = publish(made.empty(), made.new(f=5))
    assert ref.values == (5, 0, None)
    assert made.memory.written == {}


def test_what_an_object_leads_to_is_published_with_it() -> None:
    made = Made()
    last = made.new(f=1)
    first = publish(made.empty(), made.new(next=last, site=8))
    assert first.values[NEXT] is last.ref
    assert last.ref == first.values[NEXT]
    assert last.ref is not None
    assert last.ref.key == Name(1, SITE, 0)


def test_a_field_that_may_change_is_a_cell_of_memory() -> None:
    made = Made()
    node = made.new(f=5)
    made.world.guesses.changing.add(constancy(node.klass, SITE, F))
    ref = publish(made.empty(), node)
    assert ref.values == (CELL, 0, None)
    assert made.memory.written == {(ref.key, F): 5}


def test_an_object_with_a_cycle_is_published_and_closes_it_in_memory() -> None:
    made = Made()
    node = made.new()
    node.values[NEXT] = node
    ref = publish(made.empty(), node)
    assert ref.values == (0, 0, CELL)
    assert made.memory.written == {(ref.key, NEXT): ref}


def test_a_cycle_of_two_objects_is_closed_in_memory_once() -> None:
    made = Made()
    one, other = made.new(site=1), made.new(site=2)
    one.values[NEXT], other.values[NEXT] = other, one
    ref = publish(made.empty(), one)
    inner = other.ref
    assert inner is not None
    assert [ref.values[NEXT], inner.values[NEXT]].count(CELL) == 1
    read = [
        made.memory.read((each.key, NEXT), None) if each.values[NEXT] is CELL else each.values[NEXT]
        for each in (ref, inner)
    ]
    assert read == [inner, ref]


def test_what_holds_objects_is_published_with_all_of_them() -> None:
    made = Made()
    thread = made.empty()
    nodes = [made.new(site=site) for site in (1, 2, 3)]
    klass, method = made.klass("System.Threading.ThreadStart"), made.method("ret")
    pointer = publish_value(thread, ItemPointer(nodes[0], F))
    struct = publish_value(thread, (1, nodes[1]))
    delegate = publish_value(thread, Delegate(klass, ((nodes[2], method), (NO_TARGET, method))))
    assert pointer == ItemPointer(nodes[0].ref, F)
    assert struct == (1, nodes[1].ref)
    assert [target for target, _ in delegate.entries] == [nodes[2].ref, NO_TARGET]


def test_the_address_of_a_local_variable_cannot_be_published() -> None:
    with pytest.raises(UnsupportedError, match="address of a local variable"):
        publish_value(Made().empty(), VariablePointer(0, 0))


def test_a_locked_object_is_locked_for_all_threads_when_it_is_published() -> None:
    made = Made()
    thread, node = made.empty(3), made.new()
    node.lock = 2
    ref = publish(thread, node)
    assert made.memory.written == {(ref.key, "lock"): (3, 2)}
    assert (thread.held, node.lock) == ({ref.key: 2}, 0)


def test_a_name_is_given_again_where_the_same_values_never_change() -> None:
    made = Made()
    one, other = (publish(made.empty(), made.new(f=5)) for _ in range(2))
    assert one is other
    third = publish(made.empty(), made.new(f=6))
    assert (third.key, third is one) == (one.key, False)


def test_a_write_of_a_field_that_never_changed_gives_that_guess_up() -> None:
    made = Made()
    node = made.new()
    made.memory.cells[made.at("p")] = publish(made.empty(), node)
    with pytest.raises(RestartError):
        made.step(made.state("ldsfld Program::p; ldc.i4 5; stfld Node::f; ret"))
    assert made.world.guesses.changing == {constancy(node.klass, SITE, F)}


def test_a_constant_that_a_guessed_reference_leads_to_is_none_where_reads_pass_reads() -> None:
    made = Made("relaxed")
    thread = made.empty()
    assert thread.late is not None
    ref = Ref(Name(0, SITE, 0), made.klass("Carrier.Node"), (5, 0, None), (), SITE)
    assert constant(thread, ref, F) == 5
    thread.late.pending = thread.late.uses = 1
    with pytest.raises(RestartError):
        constant(thread, ref, F)
    assert made.world.guesses.changing == {constancy(ref.klass, SITE, F)}


def test_under_a_model_with_publication_fields_are_never_later_than_the_reference() -> None:
    made = Made("dotnet", ["p"])
    state = made.steps(made.state(GIVES_AWAY), 1)
    (entry,) = state.window  # type: ignore[union-attr]  # it goes on
    assert entry.value.values == (5, 0, None)


def test_under_a_model_without_publication_fields_are_written_late_too() -> None:
    made = Made("relaxed", ["p"])
    state = made.steps(made.state(GIVES_AWAY), 1)
    field, reference = state.window  # type: ignore[union-attr]  # it goes on
    assert (field.operation.address, field.value) == ((reference.value.key, F), 5)
    assert reference.value.values == (CELL, CELL, CELL)
