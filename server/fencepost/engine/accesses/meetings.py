"""The runs that could show a misuse: one thread has used a variable, and another one is about to.

The search knows all states. A meeting is one in which a thread has done its use and another thread's next step does
the other one; for each pair of places in the code a few are taken, those that come first. From there the run goes on,
once with the first thread ahead, once with the other one, to its end. So each run is one of the program; what it shows
is for the rules to say.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterator, Sequence
from typing import NamedTuple

from fencepost.engine.accesses.labels import Label, VariableUse, labels
from fencepost.engine.accesses.patience import Patience
from fencepost.machine.state.code_places import CodePlace
from fencepost.machine.state.local_state import frames_of
from fencepost.model.history import ActKind
from fencepost.properties.rule import MeetingKind
from fencepost.search.exploration import Exploration
from fencepost.search.space import Space, is_over
from fencepost.search.standing import number_in

_MOST_OF_A_PAIR = 6
"""Of meetings at the same two places so many are taken, each of two other threads: what looks like another thread may
go on with the asynchronous method of the first one."""

_MOST_STEPS = 500
"""A run goes on for so many steps after a meeting."""

_PATIENCE = 200
"""A thread that goes ahead of others stands back after so many steps: it may wait for one of them and count."""


class Meeting(NamedTuple):
    """A state in which one thread has used a variable, and the next step of another one, with its move, uses it;
    `of_calls` if they only call collections, so that it does not matter how the run goes on."""

    state: int
    first: int
    second: int
    move: int
    of_calls: bool = False


Contended = dict[Hashable, set[MeetingKind]]
"""Variables at which threads can meet, each with the kinds of their meetings."""

Pair = tuple[Hashable, CodePlace, CodePlace]
"""A variable, where one thread has used it, and where another one is about to."""


def meetings(found: Exploration, kinds: Container[MeetingKind], most: int, patience: Patience) -> list[Meeting]:
    """Meetings of some kinds, up to so many; the shallowest of each pair of places."""
    space = found.space
    every = list(labels(space, patience))
    shared: Contended = {}
    for variable, kind in _contended(every):
        if kind in kinds:
            shared.setdefault(variable, set()).add(kind)
    if not shared:
        return []
    nodes = _Nodes(space)
    used = _used_before(every, shared, nodes)
    coming: dict[int, dict[int, list[Label]]] = {}
    for label in every:
        if any(use.variable in shared for use in label.uses):
            coming.setdefault(label.slot, {}).setdefault(label.before, []).append(label)
    counts: dict[Pair, set[tuple[int, int]]] = {}
    chosen: list[Meeting] = []
    before = _Before(used, nodes)
    for state in patience.each(found.parents, len(space.threads)):
        if len(chosen) > most:
            break
        if not is_over(state):
            chosen.extend(_at(space, state, before, coming, counts, shared))
    return chosen


def _contended(every: Sequence[Label]) -> Iterator[tuple[Hashable, MeetingKind]]:
    """The variables at which threads can meet, with the kinds of their meetings."""
    uses: dict[Hashable, dict[ActKind, set[int]]] = {}
    for label in every:
        for use in label.uses:
            uses.setdefault(use.variable, {}).setdefault(use.kind, set()).add(label.slot)
    for variable, known in uses.items():
        writers = set().union(*[slots for kind, slots in known.items() if kind in ("write", "update", "change")])
        everyone = set().union(*known.values())
        if not writers or len(everyone) < 2:
            continue
        yield variable, "calls" if "look" in known or "change" in known else "races"
        if "write" in known and "read" in known and len(writers) > 1:
            yield variable, "updates"


Standpoint = Hashable
"""Where a thread is. Where threads of the pool have no names, all of them that stand at the same operations are one."""

UsesBefore = dict[Standpoint, frozenset[VariableUse]]
"""For each place of a thread the uses that it can have done by then."""


class _Nodes:
    """The places of the threads of a space, by their local states."""

    def __init__(self, space: Space) -> None:
        self._space = space
        self._known: dict[tuple[int, int], Standpoint] = {}

    def of(self, slot: int, local: int) -> Standpoint:
        found = self._known.get((slot, local))
        if found is None:
            found = self._known[slot, local] = self._node(slot, local)
        return found

    def _node(self, slot: int, local: int) -> Standpoint:
        if not (self._space.renames and slot in self._space.pool):
            return slot, local
        state = self._space.threads[slot].states[local]
        return state.__class__, tuple([(frame.code.method.number, frame.pc) for frame in frames_of(state)])


def _used_before(every: Sequence[Label], shared: Container[Hashable], nodes: _Nodes) -> UsesBefore:
    """Follows each thread from place to place. A use counts until the thread writes the variable: then it is that write
    which counts."""
    following: dict[Standpoint, list[tuple[Label, Standpoint]]] = {}
    for label in every:
        step = (label, nodes.of(label.slot, label.after))
        following.setdefault(nodes.of(label.slot, label.before), []).append(step)
    known: UsesBefore = {}
    open = list(following)
    while open:
        before = open.pop()
        for label, after in following.get(before, ()):
            uses = known.get(before, frozenset())
            for use in label.uses:
                if use.variable in shared:
                    uses = frozenset([*(one for one in uses if not _is_over(one, use)), use])
            if after not in known or not uses <= known[after]:
                known[after] = known.get(after, frozenset()) | uses
                open.append(after)
    return known


class _Before:
    """The uses that threads have done, by their local states."""

    def __init__(self, used: UsesBefore, nodes: _Nodes) -> None:
        self._used, self._nodes = used, nodes

    def of(self, slot: int, local: int) -> frozenset[VariableUse] | None:
        return self._used.get(self._nodes.of(slot, local)) if local else None


def _is_over(one: VariableUse, use: VariableUse) -> bool:
    """True if a use no longer counts after another one. A call takes effect later than it is made, so none is over."""
    is_call = isinstance(use.variable, tuple) and use.variable[0] in ("entries", "object")
    return use.writes and one.variable == use.variable and not is_call


def _at(
    space: Space, state: int, used: _Before, coming: dict[int, dict[int, list[Label]]],
    counts: dict[Pair, set[tuple[int, int]]],
    shared: Contended,
) -> Iterator[Meeting]:  # fmt: skip
    done: list[tuple[int, frozenset[VariableUse]]] | None = None
    for second, steps in coming.items():
        field = space.threads[second]
        local = number_in(field, state)
        for label in steps.get(local, ()):
            if label.key != state & field.footprints[local]:
                continue
            if done is None:
                each = [(other.slot, used.of(other.slot, number_in(other, state))) for other in space.threads]
                done = [(slot, uses) for slot, uses in each if uses]
            for first, before in done:
                if first != second and _is_new(before, label, counts, shared, (first, second)):
                    kinds = {kind for use in label.uses for kind in shared.get(use.variable, ())}
                    yield Meeting(state, first, second, label.move, kinds == {"calls"})


def _is_new(
    before: frozenset[VariableUse], label: Label, counts: dict[Pair, set[tuple[int, int]]], shared: Contended,
    threads: tuple[int, int],
) -> bool:  # fmt: skip
    """True if a pair of places has not met often enough."""
    is_new = False
    for use in label.uses:
        for one in before:
            if one.variable == use.variable and _matters(one, use, shared.get(use.variable, ())):
                pair = (use.variable, one.place, use.place)
                known = counts.setdefault(pair, set())
                is_new = is_new or (threads not in known and len(known) < _MOST_OF_A_PAIR)
                known.add(threads)
    return is_new


def _matters(one: VariableUse, use: VariableUse, kinds: Container[MeetingKind]) -> bool:
    """True if a meeting of two uses is of one of these kinds."""
    if "updates" in kinds and one.kind == "read" and use.writes:
        return True
    return ("calls" in kinds or "races" in kinds) and (one.writes or use.writes)


def runs_of(found: Exploration, meeting: Meeting) -> Iterator[tuple[Space, list[int]]]:
    """The runs to a meeting and on from there, with their space."""
    space, path, slots = found.run_to(meeting.state)
    first, second = slots.get(meeting.first, meeting.first), slots.get(meeting.second, meeting.second)
    moves = space.moves(second, path[-1])
    if not moves:
        return
    after = path[-1] + (meeting.move if meeting.move in moves else moves[0])
    for order in ((first, second),) if meeting.of_calls else ((first, second), (second, first)):
        yield space, [*path, *_on(space, after, order)]


def serial_runs(found: Exploration) -> Iterator[tuple[Space, list[int]]]:
    """Two runs without any meeting: one thread after the other, in the order of their numbers and in the other one."""
    space, path, _ = found.run_to(next(iter(found.parents)))
    threads = [field.slot for field in found.space.threads[1:]]
    for order in (threads, threads[::-1]):
        yield space, list(_on(space, path[-1], order))


def _on(space: Space, state: int, order: Sequence[int]) -> Iterator[int]:
    """The states of a run that goes on to its end, with some threads ahead of others. A thread that comes back to where
    it was waits for another one: then it stands back. A run in which no thread gets on any more is left there."""
    yield state
    ahead = [*order, *(field.slot for field in space.threads if field.slot not in order)]
    seen = {state}
    patience, waiting = _PATIENCE, 0
    for _ in range(_MOST_STEPS):
        ahead += [field.slot for field in space.threads if field.slot not in ahead]
        able = {} if is_over(state) else dict(space.enabled(state))
        slot = next((slot for slot in ahead if slot in able), None)
        if slot is None or waiting > len(ahead):
            return
        state += able[slot][0]
        yield state
        patience -= 1
        waiting = waiting + 1 if state in seen else 0
        seen.add(state)
        if waiting or not patience:
            ahead.append(ahead.pop(ahead.index(slot)))
            patience = _PATIENCE
