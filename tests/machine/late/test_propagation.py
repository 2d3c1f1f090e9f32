"""Memory in which writes reach threads one by one: versions, and what each thread has seen of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fencepost.machine.late.propagation import MOST_VERSIONS, Propagation, seen_by
from fencepost.machine.state.request import Request
from tests.machine.made import Made, Memory

X, Y, LOCK = ("static", 1), ("static", 2), ("an object", "lock")
STORAGE = ("propagation",)


class Threads:
    """Memory as each of some threads sees it."""

    def __init__(self, count: int = 3) -> None:
        self.memory = Memory()
        self._seen = [Propagation(self.memory, slot) for slot in range(count)]
        for slot in range(1, count):
            self._seen[0].begin(slot)

    def __getitem__(self, slot: int) -> Propagation:
        return self._seen[slot]

    def put(
        self, slot: int, address: Any, value: int, number: int = 0, carries: Callable[[Any], bool] | None = None
    ) -> None:
        self._seen[slot].put(address, value, 0, number, carries or _nothing)


def _nothing(_: Any) -> bool:
    return False


def _all(_: Any) -> bool:
    return True


def test_a_writer_has_seen_its_write_and_others_may_still_read_the_value_before() -> None:
    threads = Threads()
    threads.put(0, X, 1)
    assert threads[0].visible(X, 0) == [1]
    assert threads[1].visible(X, 0) == [0, 1]


def test_a_thread_that_has_read_a_version_reads_no_older_one_again() -> None:
    threads = Threads()
    threads.put(0, X, 1)
    threads.put(0, X, 2)
    assert threads[1].visible(X, 0) == [0, 1, 2]
    threads[1].see(X, 1)
    assert threads[1].visible(X, 0) == [1, 2]
    assert threads[2].visible(X, 0) == [0, 1, 2]


def test_a_plain_write_brings_nothing_along() -> None:
    threads = Threads()
    threads.put(0, X, 1)
    threads.put(0, Y, 1)
    threads[1].see(Y, 1)
    assert threads[1].visible(X, 0) == [0, 1]


def test_a_write_that_carries_brings_along_what_its_writer_has_seen() -> None:
    threads = Threads()
    threads.put(0, X, 1)
    threads.put(0, Y, 1, carries=_all)
    threads[1].see(Y, 1)
    assert threads[1].visible(X, 0) == [1]
    assert threads[2].visible(X, 0) == [0, 1]


def test_after_a_write_barrier_a_write_brings_along_what_was_seen_before_the_barrier() -> None:
    threads = Threads()
    threads.put(0, X, 1)
    threads[0].raise_floor()
    threads.put(0, X, 2)
    threads.put(0, Y, 1)
    threads[1].see(Y, 1)
    assert threads[1].visible(X, 0) == [1, 2]


def test_a_full_barrier_makes_all_threads_see_what_its_thread_has_seen() -> None:
    threads = Threads()
    threads.put(0, X, 1)
    assert threads[0].is_ahead()
    threads[0].push()
    assert not threads[0].is_ahead()
    assert [threads[slot].visible(X, 0) for slot in range(3)] == [[1]] * 3


def test_a_barrier_of_another_thread_pushes_only_what_that_one_has_seen() -> None:
    threads = Threads()
    threads.put(0, X, 1)
    threads[1].push()
    assert threads[2].visible(X, 0) == [0, 1]
    threads[1].push_all()
    assert threads[2].visible(X, 0) == [1]


def test_a_write_may_be_put_before_those_that_its_thread_has_not_seen() -> None:
    threads = Threads()
    threads.put(0, X, 1)
    assert (threads[0].places(X), threads[1].places(X)) == (1, 2)
    threads.put(1, X, 2, number=1)
    assert threads[1].visible(X, 0) == [2, 1]
    assert threads[2].visible(X, 0) == [0, 2, 1]
    assert threads[0].visible(X, 0) == [1]
    assert threads.memory.told == [(X, 2)]
    assert threads.memory.read(X, 0) == 1


def test_a_thread_that_is_started_has_seen_what_its_starter_has() -> None:
    threads = Threads(2)
    threads.put(0, X, 1)
    threads[0].begin(2)
    assert Propagation(threads.memory, 2).visible(X, 0) == [1]
    assert threads[1].visible(X, 0) == [0, 1]


def test_a_version_that_all_threads_have_passed_is_forgotten() -> None:
    threads = Threads()
    before = threads.memory.read(STORAGE, None)
    threads.put(0, X, 1)
    assert threads.memory.read(STORAGE, None) != before
    threads[1].see(X, 1)
    threads[2].see(X, 1)
    assert threads.memory.read(STORAGE, None) == before


def test_a_thread_that_has_ended_holds_no_version_back() -> None:
    threads = Threads()
    threads.put(0, X, 1)
    threads[1].see(X, 1)
    threads[2].write(("end", 2), 1, 0)
    assert X not in dict(threads.memory.read(STORAGE, None).versions)


def test_a_lock_brings_along_what_its_thread_has_seen() -> None:
    threads = Threads()
    threads.put(0, X, 1)
    threads[0].write(LOCK, None, None)
    assert threads[1].read(LOCK, None) is None
    assert threads[1].visible(X, 0) == [1]
    assert threads[2].visible(X, 0) == [0, 1]


def test_a_variable_that_is_written_as_a_whole_has_one_version() -> None:
    threads = Threads()
    threads.put(0, X, 1)
    threads[1].write(X, 5, 0)
    assert [threads[slot].visible(X, 0) for slot in range(3)] == [[5]] * 3


def test_a_variable_has_so_many_versions_and_no_more() -> None:
    threads = Threads()
    for value in range(1, MOST_VERSIONS):
        assert not threads[0].make_room(X)
        threads.put(0, X, value)
    assert len(threads[1].visible(X, 0)) == MOST_VERSIONS
    assert threads[0].make_room(X)
    assert threads[1].visible(X, 0)[0] == 1


@pytest.mark.parametrize(("model", "apart"), [("power", True), ("armv8", False), ("sc", False)])
def test_a_model_says_whether_threads_see_memory_apart(model: str, apart: bool) -> None:
    made = Made(model)
    assert (seen_by(1, made.memory, made.world).__class__ is Propagation) is apart


def test_a_read_of_a_thread_chooses_among_the_versions_that_it_may_see() -> None:
    made = Made("power", ["x"])
    x = made.at("x")
    main = Propagation(made.memory, 0)
    main.begin(1)
    main.put(x, 1, 0, 0, _nothing)
    made.memory.keep()
    before = dict(made.memory.cells)
    state = made.state("ldsfld Program::x; stsfld Program::r1; ret")
    values = []
    for number in range(2):
        made.memory.cells = dict(before)
        step = made.step(state, Request((0, number)))
        assert step.alternatives == (1, 2), "it takes effect now, and returns one of two versions"
        values.append(made.value("r1"))
    assert values == [0, 1]
