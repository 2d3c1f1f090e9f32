"""The runs that could show a misuse: one thread has used a variable, and another one is about to.

The search knows all states. A meeting is one in which a thread has done its use and another thread's next step does
the other one; for each pair of places in the code a few are taken, those that come first. From there the run goes on,
once with the first thread ahead, once with the other one, to its end. So each run is one of the program; what it shows
is for the rules to say.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from fencepost.engine.accesses.labels import Label, Use, labels
from fencepost.machine.state.code_places import CodePlace
from fencepost.search.exploration import Exploration
from fencepost.search.space import Space, is_over
from fencepost.search.standing import number_in

_MOST_OF_A_PAIR = 2
"""Of meetings at the same two places so many are taken."""

_MOST_STEPS = 2_000
"""A run goes on for so many steps after a meeting."""

_PATIENCE = 200
"""A thread that goes ahead of others stands back after so many steps: it may wait for one of them in a loop."""


class Meeting(NamedTuple):
    """A state in which one thread has used a variable, and the next step of another one, with its move, uses it."""

    state: int
    first: int
    second: int
    move: int


Pair = tuple[Hashable, CodePlace, CodePlace]
"""A variable, where one thread has used it, and where another one is about to."""


def meetings(found: Exploration) -> list[Meeting]:
    """Meetings of two threads at variables of which one of them writes one; the shallowest of each pair of places."""
    space = found.space
    every = list(labels(space))
    shared = _contended(every)
    if not shared:
        return []
    used = _used_before(every, shared)
    coming: dict[int, dict[int, list[Label]]] = {}
    for label in every:
        if any(use.variable in shared for use in label.uses):
            coming.setdefault(label.slot, {}).setdefault(label.before, []).append(label)
    counts: dict[Pair, int] = {}
    chosen: list[Meeting] = []
    for state in found.parents:
        if not is_over(state):
            chosen.extend(_at(space, state, used, coming, counts))
    return chosen


def _contended(every: Sequence[Label]) -> frozenset[Hashable]:
    """The variables that several threads use, and one writes."""
    slots: dict[Hashable, set[int]] = {}
    written: set[Hashable] = set()
    for label in every:
        for use in label.uses:
            slots.setdefault(use.variable, set()).add(label.slot)
            if use.writes:
                written.add(use.variable)
    return frozenset(variable for variable, known in slots.items() if len(known) > 1 and variable in written)


Uses = dict[int, dict[int, frozenset[Use]]]
"""For each thread and each of its local states the uses that it can have done by then."""


def _used_before(every: Sequence[Label], shared: frozenset[Hashable]) -> Uses:
    """Follows each thread from local state to local state. A use counts until the thread writes the variable: then it
    is that write which counts."""
    following: dict[int, dict[int, list[Label]]] = {}
    for label in every:
        following.setdefault(label.slot, {}).setdefault(label.before, []).append(label)
    found: dict[int, dict[int, frozenset[Use]]] = {}
    for slot, labels_from in following.items():
        known: dict[int, frozenset[Use]] = {}
        open = list(labels_from)
        while open:
            before = open.pop()
            for label in labels_from.get(before, ()):
                uses = known.get(before, frozenset())
                for use in label.uses:
                    if use.variable in shared:
                        kept = [one for one in uses if not (use.writes and one.variable == use.variable)]
                        uses = frozenset([*kept, use])
                if not uses <= known.get(label.after, frozenset()) or label.after not in known:
                    known[label.after] = known.get(label.after, frozenset()) | uses
                    open.append(label.after)
        found[slot] = known
    return found


def _at(
    space: Space, state: int, used: Uses, coming: dict[int, dict[int, list[Label]]], counts: dict[Pair, int]
) -> Iterator[Meeting]:
    for second, steps in coming.items():
        field = space.threads[second]
        local = number_in(field, state)
        for label in steps.get(local, ()):
            if label.key != state & field.footprints[local]:
                continue
            for first, known in used.items():
                if first == second:
                    continue
                before = known.get(number_in(space.threads[first], state))
                if before and _is_new(before, label, counts):
                    yield Meeting(state, first, second, label.move)


def _is_new(before: frozenset[Use], label: Label, counts: dict[Pair, int]) -> bool:
    """True if a pair of places has not met often enough."""
    is_new = False
    for use in label.uses:
        for one in before:
            if one.variable == use.variable and (one.writes or use.writes):
                pair = (use.variable, one.place, use.place)
                counts[pair] = counts.get(pair, 0) + 1
                is_new = is_new or counts[pair] <= _MOST_OF_A_PAIR
    return is_new


def runs_of(found: Exploration, meeting: Meeting) -> Iterator[tuple[Space, list[int]]]:
    """The runs to a meeting and on from there, with their space."""
    space, path, slots = found.run_to(meeting.state)
    first, second = slots.get(meeting.first, meeting.first), slots.get(meeting.second, meeting.second)
    moves = space.moves(second, path[-1])
    if not moves:
        return
    after = path[-1] + (meeting.move if meeting.move in moves else moves[0])
    for order in ((first, second), (second, first)):
        yield space, [*path, *_on(space, after, order)]


def _on(space: Space, state: int, order: tuple[int, int]) -> Iterator[int]:
    """The states of a run that goes on to its end, with some threads ahead of others."""
    yield state
    ahead = [*order, *(field.slot for field in space.threads if field.slot not in order)]
    patience = _PATIENCE
    for _ in range(_MOST_STEPS):
        if is_over(state):
            return
        ahead += [field.slot for field in space.threads if field.slot not in ahead]
        slot = next((slot for slot in ahead if space.moves(slot, state)), None)
        if slot is None:
            return
        state += space.moves(slot, state)[0]
        yield state
        patience -= 1
        if not patience:
            ahead.append(ahead.pop(ahead.index(slot)))
            patience = _PATIENCE
