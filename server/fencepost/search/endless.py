"""Runs without end: where the threads go round for ever, and which threads never move again while others do.

A thread never moves again, whatever happens, exactly if it has no move in some set of states that is strongly connected
and is never left. If every state can still reach an end, there is no such set.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fencepost.machine.thread import ENDED
from fencepost.model.waits import Wait
from fencepost.search.explore import Exploration
from fencepost.search.renaming import Renaming
from fencepost.search.space import CRASHED, LEFT, Space, ThreadField
from fencepost.search.standing import blocked, number_in

MOST_FOLLOWED = 1_000_000
_MANY_WAITS = 1000


class TooManyError(Exception):
    """More states than can be looked at may be part of runs without end."""


def endless(found: Exploration) -> list[tuple[int, frozenset[int]]]:
    """For every set of states that is entered and never left: a first state of it, and the threads that never move."""
    if not _may_go_round(found.space):
        return []
    ends = {-1}
    for state in (*found.finals, *found.crashes):
        while state not in ends:
            ends.add(state)
            state = found.parents[state]
    results = []
    for component in _never_left(found, ends):
        first = min(component, key=lambda state: (found.distance(state) if state in found.parents else 1 << 60, state))
        if first not in found.parents:
            continue
        # Where threads are interchangeable, which of them never moves is only known when they keep their names.
        never = _never_after(found, first, component)
        if never:
            results.append((first, never))
    return results


def _never_after(found: Exploration, first: int, component: set[int]) -> frozenset[int]:
    space = found.space
    if space.renaming is not None:
        return frozenset(slot for slot in _never(space, {first}) if _is_never(space, space.renaming, first, slot))
    if space.symmetry.groups:
        return futures(space, found.path(first)[-1], MOST_FOLLOWED)
    return _never(space, component)


def _is_never(space: Space, renaming: Renaming, state: int, slot: int) -> bool:
    """Whether a thread never moves after a state, wherever renaming puts it."""
    seen = {(state, slot)}
    pending = [(state, slot)]
    while pending:
        here, place = pending.pop()
        if space.moves(place, here):
            return False
        for raw in _following(space, here):
            after, where = renaming.renamed(raw)
            if (after, where[place]) not in seen:
                seen.add((after, where[place]))
                pending.append((after, where[place]))
    return True


def futures(space: Space, state: int, most: int) -> frozenset[int]:
    """The threads that never move again after a state from which no end can be reached; none after too many states.

    Only if the threads go round for ever: from every later state all of the others can be reached again.
    """
    seen = {state}
    pending = [state]
    while pending:
        here = pending.pop()
        following = _following(space, here)
        if not following and not space.is_guessing(here):
            return frozenset()
        fresh = [after for after in following if after not in seen]
        seen.update(fresh)
        pending.extend(fresh)
        if len(seen) > most:
            return frozenset()
    return _never(space, seen)


def _may_go_round(space: Space) -> bool:
    """Whether a run can have no end while a thread is blocked: both must have been seen in local states.

    One pool thread after the other may go on for ever, without a circle in the states of any.
    Waiting only for the ends of threads that never wait themselves is no deadlock, even if they run for ever.
    """
    waits: dict[int, set[Wait | None]] = {}
    for field, _, key in blocked(space):
        # What a step has looked at is all in the key under which it is remembered.
        step = next((step for step, _ in space.steps(field.slot, key) if step.wait is not None), None)
        waits.setdefault(field.slot, set()).add(step.wait if step is not None else None)
        if sum(map(len, waits.values())) > _MANY_WAITS:
            break
    every = [wait for found in waits.values() for wait in found]
    harmless = all(wait is not None and wait.kind == "end" and wait.whom not in waits for wait in every)
    return not harmless and (space.renames or any(_has_circle(field) for field in space.threads))


def _has_circle(field: ThreadField) -> bool:
    after: dict[int, set[int]] = {}
    for key, moves in field.seen():
        if moves:
            local = number_in(field, key)
            after.setdefault(local, set()).update(number_in(field, key + move) for move in moves)
    # What is left when everything is taken away that leads nowhere goes round.
    before: dict[int, list[int]] = {}
    for local, targets in after.items():
        for target in targets:
            before.setdefault(target, []).append(local)
    left = {local: len(targets) for local, targets in after.items()}
    gone = [target for target in before if target not in after]
    while gone:
        for local in before.get(gone.pop(), ()):
            left[local] -= 1
            if not left[local]:
                gone.append(local)
    return any(left.values())


def _following(space: Space, state: int) -> list[int]:
    if state & (CRASHED | LEFT):
        return []
    return [state + move for _, moves in space.enabled(state) for move in moves]


def _never(space: Space, states: set[int]) -> frozenset[int]:
    """The threads that live and have no move in any of the states."""
    some = next(iter(states))
    candidates = {thread.slot for thread in space.threads if _lives(space.local_of(some, thread.slot))}
    for state in states:
        candidates -= {slot for slot, _ in space.enabled(state)}
        if not candidates:
            break
    return frozenset(candidates)


def _lives(local: Any) -> bool:
    return local is not None and local[0] is not ENDED


def _never_left(found: Exploration, ends: set[int]) -> Iterator[set[int]]:
    """The strongly connected components without a way out, among the states that are not known to reach an end.

    Tarjan's algorithm (1972) with a stack of its own. A state that reaches an end is not followed
    further: it and all that lead to it are out of the question. Where guesses never come true, no program is.
    """
    space = found.space
    number: dict[int, int] = {}
    low: dict[int, int] = {}
    open_states: dict[int, None] = {}
    leaves: set[int] = set()
    void: set[int] = set()
    work: list[tuple[int, list[int]]] = []

    def canonical(state: int) -> int:
        return state if state in found.parents else space.canonical(state)

    def enter(state: int) -> None:
        if len(number) >= MOST_FOLLOWED:
            raise TooManyError
        number[state] = low[state] = len(number)
        open_states[state] = None
        work.append((state, [canonical(after) for after in _following(space, state)]))

    for root in found.parents:
        if root not in ends and root not in number:
            enter(root)
        while work:
            state, following = work[-1]
            if following:
                after = following.pop()
                if after in void:
                    continue
                if after in ends:
                    leaves.add(state)
                    following.clear()
                elif after in number and after not in open_states:
                    leaves.add(state)
                elif after in number:
                    low[state] = min(low[state], number[after])
                else:
                    enter(after)
                continue
            work.pop()
            if work:
                above = work[-1][0]
                low[above] = min(low[above], low[state])
            if low[state] != number[state]:
                continue
            component: set[int] = set()
            while state not in component:
                component.add(open_states.popitem()[0])
            left = bool(component & leaves)
            leaves -= component
            if not left and all(space.is_guessing(member) for member in component):
                void |= component
                continue
            if work:
                leaves.add(work[-1][0])
            if not left:
                yield component
