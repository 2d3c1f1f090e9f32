"""The states of a search with the steps between them: which are in the order of the program, and what others pass.

A step is out of order when an operation takes effect in it while an earlier one of its thread has not.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from fencepost.machine.late.window import pending
from fencepost.machine.state.code_places import CodePlace, places
from fencepost.machine.state.local_state import window_of
from fencepost.machine.state.request import Request
from fencepost.machine.step import Step, places_of, take_step
from fencepost.machine.values.order import Pending
from fencepost.machine.values.values import Value
from fencepost.memory.model import READS
from fencepost.search.exploration import Exploration
from fencepost.search.space import Space, StateView, ThreadField, is_over

if TYPE_CHECKING:
    from fencepost.machine.state.thread import Thread
    from fencepost.machine.values.addresses import Address


class Edge(NamedTuple):
    """A step of a thread; `early` is where the operation is that takes effect before earlier ones of its thread."""

    source: int
    target: int
    slot: int
    early: CodePlace | None


class StateGraph(NamedTuple):
    """`in_order` are the states that can be reached by steps in the order of the program."""

    initial: int
    states: tuple[int, ...]
    edges: tuple[Edge, ...]
    in_order: frozenset[int]


def state_graph(found: Exploration) -> StateGraph:
    """The graph of a search that is complete."""
    initial = next(state for state, parent in found.parents.items() if parent < 0)
    edges = tuple(_Steps(found.space).edges(tuple(found.parents)))
    return StateGraph(initial, tuple(found.parents), edges, _reached_in_order(initial, edges))


def _reached_in_order(initial: int, edges: tuple[Edge, ...]) -> frozenset[int]:
    following: dict[int, list[int]] = {}
    for edge in edges:
        if edge.early is None:
            following.setdefault(edge.source, []).append(edge.target)
    reached, todo = {initial}, deque((initial,))
    while todo:
        for target in following.get(todo.popleft(), ()):
            if target not in reached:
                reached.add(target)
                todo.append(target)
    return frozenset(reached)


class _Steps:
    """Steps with the operations that take effect early in them. `_issued` says where the operations of a local state's
    window come from; for a state that several ways lead to, by the first of them."""

    def __init__(self, space: Space) -> None:
        self._space = space
        self._known: dict[tuple[int, int], tuple[tuple[int, CodePlace | None], ...]] = {}
        self._issued: dict[tuple[int, int], tuple[CodePlace, ...]] = {}

    def edges(self, states: tuple[int, ...]) -> Iterator[Edge]:
        for state in states:
            if is_over(state):
                continue
            for field in self._space.threads:
                local = state >> field.shift & field.mask
                if local:
                    for delta, early in self._moves(field, local, state):
                        yield Edge(state, state + delta, field.slot, early)

    def _moves(self, field: ThreadField, local: int, state: int) -> tuple[tuple[int, CodePlace | None], ...]:
        key = (field.slot, state & field.footprints[local])
        if key not in self._known:
            found = []
            for step, view in self._space.steps(field.slot, state):
                if step.state is not None:
                    found.append((self._space.delta(field, local, state, step, view), self._early(field, local, step)))
                    self._note(field, local, state, step)
            self._known[key] = tuple(found)
        return self._known[key]

    def _early(self, field: ThreadField, local: int, step: Step) -> CodePlace | None:
        before = field.states[local]
        window = pending(window_of(before))
        if step.completes > 0:
            place = _operations(window[: step.completes])
            return self._issued[field.slot, local][len(place)] if place else None
        if step.completes == 0 or not window:
            return None
        after = pending(window_of(step.state))
        if len(after) > len(window) and after[len(window)].operation.kind in READS:
            return None
        return places_of(before)[-1]

    def _note(self, field: ThreadField, local: int, state: int, step: Step) -> None:
        """Remembers where the operations in the window after a step were issued."""
        after = field.numbers.get(step.state) if step.state is not None else None
        if after is None or (field.slot, after) in self._issued:
            return
        before = pending(window_of(field.states[local]))
        kept = list(self._issued.get((field.slot, local), ()))
        if step.completes >= 0:
            del kept[len(_operations(before[: step.completes]))]
        known = len(kept)
        operations = _operations(pending(window_of(step.state)))
        if len(operations) > known:
            kept += self._places_of_issues(field.slot, local, state, step)
        self._issued[field.slot, after] = tuple(kept)

    def _places_of_issues(self, slot: int, local: int, state: int, step: Step) -> list[CodePlace]:
        found: list[CodePlace] = []

        def note(thread: Thread, kind: str, _address: Address, _value: Value) -> None:
            if kind == "issue":
                found.append(places(thread)[-1])

        before = self._space.threads[slot].states[local]
        view = StateView(self._space, slot, state)
        take_step(self._space.world, slot, before, view, Request(step.choices, note, completes=step.completes))
        return found


def _operations(window: list[Pending]) -> list[Pending]:
    """The operations without barriers, which have no address."""
    return [entry for entry in window if entry.operation.address is not None]
