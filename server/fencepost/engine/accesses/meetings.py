"""The runs that could show a misuse: one thread has used a variable, and another one is about to.

The search knows all states. A meeting is one in which a thread has done its use and another thread's next step does
the other one; for each pair of places in the code a few are taken, those that come first. From there the run goes on,
once with the first thread ahead, once with the other one, to its end. So each run is one of the program; what it shows
is for the rules to say.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterator, Sequence
from typing import NamedTuple

from fencepost.engine.accesses.labels import ComingSteps, Label, Labels, VariableUse, coming_steps
from fencepost.engine.accesses.meant import Meant, every_variable
from fencepost.engine.accesses.onward import onward
from fencepost.engine.accesses.patience import Patience
from fencepost.machine.state.code_places import CodePlace
from fencepost.machine.state.local_state import frames_of
from fencepost.model.history import WRITING, ActKind
from fencepost.properties.rule import MeetingKind
from fencepost.search.exploration import Exploration
from fencepost.search.schedule import Turn, schedule_along
from fencepost.search.space import Space, is_over
from fencepost.search.standing import number_in

_MOST_OF_A_PAIR = 6
"""Of meetings at the same two places so many are taken, each of two other threads: what looks like another thread may
go on with the asynchronous method of the first one."""


class Meeting(NamedTuple):
    """A state in which one thread has used a variable, and the next step of another one, with its move, uses it;
    `of_calls` if they only call collections, so that it does not matter how the run goes on."""

    state: int
    first: int
    second: int
    move: int
    of_calls: bool = False

    def orders(self) -> tuple[tuple[int, int], ...]:
        """Which of the two threads goes on ahead of the other one."""
        ahead = (self.first, self.second)
        return (ahead,) if self.of_calls else (ahead, ahead[::-1])


Contended = dict[Hashable, set[MeetingKind]]
"""Variables at which threads can meet, each with the kinds of their meetings."""

Pair = tuple[Hashable, CodePlace, CodePlace]
"""A variable, where one thread has used it, and where another one is about to."""


def meetings(
    found: Exploration, labels: Labels, kinds: Container[MeetingKind], most: int, patience: Patience,
    meant: Meant = every_variable,
) -> list[Meeting]:  # fmt: skip
    """Meetings of some kinds at variables that are meant, up to so many; the shallowest of each pair of places."""
    space, every = found.space, labels.every
    shared: Contended = {}
    for variable, kind in _contended(space, every):
        if kind in kinds and meant(variable):
            shared.setdefault(variable, set()).add(kind)
    if not shared:
        return []
    standpoints = _Standpoints(space)
    used = _used_before(every, shared, standpoints)
    coming = coming_steps(label for label in every if any(use.variable in shared for use in label.uses))
    counts: dict[Pair, set[tuple[int, int]]] = {}
    chosen: list[Meeting] = []
    before = _Before(used, standpoints)
    for state in patience.states(found.parents, len(space.threads)):
        if len(chosen) > most:
            break
        if not is_over(state):
            chosen.extend(_at(space, state, before, coming, counts, shared))
    return chosen


ThreadUse = tuple[ActKind, int, frozenset[Hashable]]
"""How a variable is used: what is done, by which thread, with which locks."""


def _contended(space: Space, every: Sequence[Label]) -> Iterator[tuple[Hashable, MeetingKind]]:
    """The variables at which threads can meet, with the kinds of their meetings."""
    ways: dict[Hashable, set[ThreadUse]] = {}
    for label in every:
        for use in label.uses:
            found = ways.setdefault(use.variable, set())
            found.update((use.kind, slot, use.locks) for slot in _threads(space, label.slot))
    for variable, known in ways.items():
        kinds = {kind for kind, _, _ in known}
        writing = [way for way in known if way[0] in WRITING]
        if any(one[1] != other[1] and not one[2] & other[2] for one in writing for other in known):
            yield variable, "calls" if "look" in kinds or "change" in kinds else "races"
        if "write" in kinds and "read" in kinds and len({slot for _, slot, _ in writing}) > 1:
            yield variable, "updates"


def _threads(space: Space, slot: int) -> tuple[int, ...]:
    """A thread by its number. One that the states do not tell from others stands for two."""
    world = space.world
    return (slot, ~slot) if slot in world.twins or world.is_anonymous(slot) else (slot,)


Standpoint = Hashable
"""Where a thread is. Of interchangeable threads, all that are in one local state are one; where threads of the pool
have no names, all of them that stand at the same operations."""

UsesBefore = dict[Standpoint, frozenset[VariableUse]]
"""For each place of a thread the uses that it can have done by then."""


class _Standpoints:
    """The places of the threads of a space, by their local states."""

    def __init__(self, space: Space) -> None:
        self._space = space
        self._groups = {slot: number for number, group in enumerate(space.symmetry.groups) for slot in group.slots}
        self._known: dict[tuple[int, int], Standpoint] = {}

    def of(self, slot: int, local: int) -> Standpoint:
        found = self._known.get((slot, local))
        if found is None:
            found = self._known[slot, local] = self._standpoint(slot, local)
        return found

    def _standpoint(self, slot: int, local: int) -> Standpoint:
        state = self._space.threads[slot].states[local]
        if self._space.renames and slot in self._space.pool:
            return state.__class__, tuple([(frame.code.method.number, frame.pc) for frame in frames_of(state)])
        return (self._groups[slot], state) if slot in self._groups else (slot, local)


def _used_before(every: Sequence[Label], shared: Container[Hashable], standpoints: _Standpoints) -> UsesBefore:
    """Follows each thread from place to place. A use counts until the thread writes the variable: then it is that write
    which counts."""
    following: dict[Standpoint, list[tuple[Label, Standpoint]]] = {}
    for label in every:
        step = (label, standpoints.of(label.slot, label.after))
        following.setdefault(standpoints.of(label.slot, label.before), []).append(step)
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

    def __init__(self, used: UsesBefore, standpoints: _Standpoints) -> None:
        self._used, self._standpoints = used, standpoints

    def of(self, slot: int, local: int) -> frozenset[VariableUse] | None:
        return self._used.get(self._standpoints.of(slot, local)) if local else None


def _is_over(one: VariableUse, use: VariableUse) -> bool:
    """True if a use no longer counts after another one. A call takes effect later than it is made, so none is over."""
    is_call = isinstance(use.variable, tuple) and use.variable[0] in ("entries", "object")
    return use.writes and one.variable == use.variable and not is_call


def _at(
    space: Space, state: int, used: _Before, coming: ComingSteps,
    counts: dict[Pair, set[tuple[int, int]]],
    shared: Contended,
) -> Iterator[Meeting]:  # fmt: skip
    done: list[tuple[int, frozenset[VariableUse]]] | None = None
    for second, steps in coming.items():
        field = space.threads[second]
        local = number_in(field, state)
        known = steps.get(local)
        for label in known.get(state & field.footprints[local], ()) if known is not None else ():
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
    # What two threads do with one lock is never done at once.
    return ("calls" in kinds or "races" in kinds) and (one.writes or use.writes) and not one.locks & use.locks


def run_of(found: Exploration, meeting: Meeting, ahead: Sequence[int]) -> tuple[Turn, ...]:
    """The schedule of the run to a meeting and on from there, with some threads ahead of others."""
    space, path, slots = found.run_to(meeting.state)
    moves = space.moves(slots.get(meeting.second, meeting.second), path[-1])
    if not moves:
        return ()
    after = path[-1] + (meeting.move if meeting.move in moves else moves[0])
    return schedule_along(space, [*path, *onward(space, after, [slots.get(slot, slot) for slot in ahead])])


def serial_runs(found: Exploration) -> list[tuple[Turn, ...]]:
    """Two runs without any meeting: one thread after the other, in the order of their numbers and in the other one."""
    space, path, _ = found.run_to(next(iter(found.parents)))
    threads = [field.slot for field in found.space.threads[1:]]
    return [schedule_along(space, list(onward(space, path[-1], order))) for order in (threads, threads[::-1])]
