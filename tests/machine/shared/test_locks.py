"""Locks of objects: who has one, how often, and what happens to those who want it."""

from __future__ import annotations

import pytest

from fencepost.library.registry import Throw
from fencepost.machine.shared.locks import acquire, lock_key, release
from fencepost.machine.shared.publication import publish
from fencepost.machine.values.errors import BlockedError
from fencepost.machine.values.values import Name, Ref
from tests.machine.made import Made


def shared(made: Made) -> tuple[Ref, tuple[Name, str]]:
    """An object that all threads can reach, and the address of its lock, which two threads want."""
    ref = publish(made.empty(0), made.new())
    address = (ref.key, "lock")
    made.world.guesses.shared.add((ref.site, "lock"))
    made.world.slot_names += ["one", "two"]
    return ref, address


def test_the_lock_of_an_object_of_the_thread_alone_is_a_count() -> None:
    made = Made()
    thread, node = made.empty(), made.new()
    assert acquire(thread, node)
    assert acquire(thread, node)
    assert (node.lock, made.memory.written) == (2, {})
    release(thread, node)
    assert node.lock == 1
    assert thread.grant.left


def test_a_lock_that_a_thread_does_not_have_cannot_be_given_back() -> None:
    made = Made()
    ref, _ = shared(made)
    thread = made.empty()
    for target in (made.new(), ref):
        with pytest.raises(Throw) as thrown:
            release(thread, target)
        assert thrown.value.type == "System.Threading.SynchronizationLockException"


def test_null_has_no_lock() -> None:
    with pytest.raises(Throw):
        lock_key(None)


def test_texts_are_their_own_locks() -> None:
    assert lock_key("a text") == ("value", "a text")
    assert lock_key("a text") != lock_key("another")


def test_an_acquisition_is_a_visible_operation() -> None:
    made = Made()
    ref, address = shared(made)
    thread = made.empty(1)
    assert acquire(thread, ref)
    assert made.memory.written == {address: (1, 1)}
    assert thread.held == {ref.key: 1}
    assert (thread.grant.left, thread.grant.spent) == (False, True)


def test_an_acquisition_waits_for_a_step_of_its_own_and_has_done_nothing_until_then() -> None:
    made = Made()
    ref, _ = shared(made)
    thread = made.empty()
    thread.grant.left = False
    assert acquire(thread, ref) is False
    assert (made.memory.written, thread.held) == ({}, {})


def test_a_thread_that_has_a_lock_takes_it_again_without_a_step() -> None:
    made = Made()
    ref, address = shared(made)
    thread = made.empty(1)
    acquire(thread, ref)
    assert acquire(thread, ref)
    assert made.memory.written == {address: (1, 2)}
    assert thread.held == {ref.key: 2}


def test_a_lock_is_free_when_it_has_been_given_back_as_often_as_it_was_taken() -> None:
    made = Made()
    ref, address = shared(made)
    thread = made.empty(1)
    acquire(thread, ref)
    acquire(thread, ref)
    release(thread, ref)
    assert made.memory.written == {address: (1, 1)}
    release(thread, ref)
    assert made.memory.written == {address: None}
    assert thread.held == {}


def test_after_a_release_no_visible_operation_follows_in_its_step() -> None:
    made = Made()
    ref, _ = shared(made)
    thread = made.empty(1)
    acquire(thread, ref)
    thread.grant.left, thread.grant.spent = True, False
    release(thread, ref)
    assert (thread.grant.left, thread.grant.spent) == (False, True)


def test_a_thread_waits_for_the_one_that_has_the_lock() -> None:
    made = Made()
    ref, address = shared(made)
    made.memory.cells[address] = (2, 1)
    thread = made.empty(1)
    with pytest.raises(BlockedError) as blocked:
        acquire(thread, ref)
    wait = blocked.value.wait
    assert (wait.kind, wait.what, wait.whom) == ("lock", "Carrier.Node", 2)
    assert (made.memory.written, thread.held) == ({}, {})


def test_a_thread_that_does_not_want_to_wait_is_told_that_the_lock_is_taken() -> None:
    made = Made()
    ref, address = shared(made)
    made.memory.cells[address] = (2, 1)
    assert acquire(made.empty(1), ref, wait=False) is None


def test_under_a_memory_model_a_lock_is_given_back_after_all_that_was_done_under_it() -> None:
    made = Made("x86-tso", ["x"])
    ref, address = shared(made)
    made.memory.cells[made.at("k")] = ref
    code = """
        ldsfld Program::k; ldloca 0; call Monitor::Enter; ldc.i4 1; stsfld Program::x
        ldsfld Program::k; call Monitor::Exit; ret
    """
    state = made.steps(made.state(code), 1)
    assert made.memory.cells[address] == (1, 1)
    assert made.value("x") == 0
    blocked = made.step(state)
    assert blocked.state is None, "the write comes first"
