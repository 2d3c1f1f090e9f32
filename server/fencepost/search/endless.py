"""Runs without end: threads that repeat themselves for ever, and threads that never move again while others do.

One state does not show either. So `endless` looks for sets of states that are strongly connected, are never left, and
contain no end. A run can never end, whatever happens, exactly if every set that it can still reach and that is never
left is of this kind. A thread never moves again exactly if it has no move in such a set. If every state can still reach
an end (`ends`), there is no such set.

Only a complete search can say that, and only if some thread has come back to where it was (`loops`). A run that has no
end only because a thread is never chosen is not meant: that thread's moves lead out of the set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from fencepost.machine.state.local_state import Ended
from fencepost.machine.step import places_of
from fencepost.search.ends import is_process_over, leading_to_ends, look, ways_on
from fencepost.search.exploration import Exploration
from fencepost.search.loops import CodePlaces, ending, going_round
from fencepost.search.renaming import Renaming
from fencepost.search.space import Space, is_over
from fencepost.search.standing import is_background_in

if TYPE_CHECKING:
    from fencepost.machine.state.local_state import LocalState

MOST_FOLLOWED = 1_000_000
_BETWEEN_LOOKS = 1000


class Round(NamedTuple):
    """A set of states that is entered and never left, without an end. It has a first state, the threads that never move
    in it, and whether there are ends elsewhere: of another run, or of a thread that leaves the places where it goes
    round here. `lonely` if no run ends at all."""

    state: int
    never: frozenset[int]
    ends_elsewhere: bool
    lonely: bool = False


def endless(found: Exploration) -> Iterator[Round]:
    """All such sets, the nearest first. Of sets in which the threads stand at the same places, only one.

    Pool threads may go on for ever one after the other, without a circle in the states of any of them.
    """
    space = found.space
    locals_ = going_round(space)
    if not locals_ and not space.renames:
        return
    ends = leading_to_ends(found)
    left = ending(space) if not ends else set()
    seen: set[frozenset[tuple[CodePlaces, bool]]] = set()
    for first, component in _with_first(found, _Components(found, ends).never_left()):
        if any(is_process_over(space, state) for state in component):
            continue
        # Where threads are interchangeable, only states in which they keep their names show which of them never moves.
        never = _never_after(found, first, component)
        leaves = bool(left) and ends_of_threads(space, component, never, left)
        known = Round(first, never, bool(ends) or leaves, not ends)
        standing = frozenset((places_of(local), slot in never) for slot, local in _living(space, first))
        if standing not in seen and (never or known.ends_elsewhere or known.lonely):
            seen.add(standing)
            yield known


def ends_of_threads(space: Space, states: Iterable[int], never: frozenset[int], left: set[CodePlaces]) -> bool:
    """True if a thread that goes round in a set of states, and without which the program cannot end, is at places that
    other runs leave."""
    for state in states:
        living = [(slot, local, is_background_in(space, state, slot)) for slot, local in _living(space, state)]
        is_awaited = any(slot in never and not background for slot, _, background in living)
        for slot, local, background in living:
            if slot not in never and (is_awaited or not background) and places_of(local) in left:
                return True
    return False


def _with_first(found: Exploration, components: Iterable[set[int]]) -> Iterator[tuple[int, set[int]]]:
    """Sets of states, each with the one of its states that the search has reached first and that is a state of the
    program."""
    whose = {state: component for component in components for state in component}
    for state in found.parents:
        component = whose.get(state)
        if component is not None and not found.space.is_guessing(state):
            for member in component:
                del whose[member]
            yield state, component


def _living(space: Space, state: int) -> Iterator[tuple[int, LocalState]]:
    """The threads that have been started and have not ended, with their local states."""
    for field in space.threads:
        local = space.local_of(state, field.slot)
        if local is not None and _lives(local):
            yield field.slot, local


def _never_after(found: Exploration, first: int, component: set[int]) -> frozenset[int]:
    space = found.space
    if space.renaming is not None:
        return frozenset(slot for slot in _never(space, {first}) if _is_never(space, space.renaming, first, slot))
    if space.symmetry.groups:
        future = futures(space, found.path(first)[-1], MOST_FOLLOWED)
        return future.never if future is not None and future.complete else frozenset()
    return _never(space, component)


def _is_never(space: Space, renaming: Renaming, state: int, slot: int) -> bool:
    """True if a thread never moves after a state, in whatever place renaming puts it."""
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


class Future(NamedTuple):
    """All states that follow a state from which no end can be reached, and the threads that never move in any of them.
    If there are too many states, it is not `complete`, and no end is among those that are known."""

    states: set[int]
    never: frozenset[int]
    complete: bool = True


def futures(space: Space, state: int, most: int) -> Future | None:
    """The states after one from which no end can be reached; None if one can.

    A set is found only if the threads go round for ever: from every later state all others can be reached again.
    """
    seen = {state}
    pending = [state]
    while pending:
        here = pending.pop()
        following = _following(space, here)
        if is_process_over(space, here) or (not following and not space.is_guessing(here)):
            return None
        fresh = [after for after in following if after not in seen]
        seen.update(fresh)
        pending.extend(fresh)
        if len(seen) > most:
            return Future(seen, frozenset(), False)
    return Future(seen, _never(space, seen))


def _following(space: Space, state: int) -> list[int]:
    if is_over(state):
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


def _lives(local: LocalState | None) -> bool:
    return local is not None and local.__class__ is not Ended


class _Components:
    """The strongly connected components without a way out, among the states that are not known to reach an end.

    Tarjan's algorithm (1972) with a stack of its own. A state from which a way leads out is not followed further: it
    and all that lead to it are no candidates. States whose guesses never come true are no states of the program.

    `_low` is the least number of a state that is known to be reached from a state, of those in `_open`: the states
    whose components are not known yet. From those in `_leaves` a way leads out; those in `_void` are none of the
    program's.
    """

    def __init__(self, found: Exploration, ends: set[int]) -> None:
        self._found = found
        self._ends = ends
        self._number: dict[int, int] = {}
        self._low: dict[int, int] = {}
        self._open: dict[int, None] = {}
        self._leaves: set[int] = set()
        self._void: set[int] = set()
        self._work: list[tuple[int, Iterator[int]]] = []

    def never_left(self) -> Iterator[set[int]]:
        work, low = self._work, self._low
        for root in self._found.parents:
            if root not in self._ends and root not in self._number:
                self._enter(root)
            while work:
                state, following = work[-1]
                for after in following:
                    if self._goes_deeper(state, after):
                        break
                else:
                    work.pop()
                    if work:
                        above = work[-1][0]
                        low[above] = min(low[above], low[state])
                    if low[state] == self._number[state] and (component := self._close(state)):
                        yield component

    def _enter(self, state: int) -> None:
        if not len(self._number) % _BETWEEN_LOOKS:
            look(self._found)
        self._number[state] = self._low[state] = len(self._number)
        self._open[state] = None
        ways = iter(()) if is_over(state) else ways_on(self._found.space, state, self._found.parents)
        self._work.append((state, ways))

    def _goes_deeper(self, state: int, after: int) -> bool:
        """Follows a way from a state; True if the state is to be left for now."""
        if after in self._void:
            return False
        if after in self._ends or (after in self._number and after not in self._open):
            self._leaves.add(state)
            self._work[-1] = state, iter(())
            return True
        if after in self._number:
            self._low[state] = min(self._low[state], self._number[after])
            return False
        self._enter(after)
        return True

    def _close(self, state: int) -> set[int]:
        """The component of its first state; all its states have been followed. Empty if a move leaves it."""
        component: set[int] = set()
        while state not in component:
            component.add(self._open.popitem()[0])
        is_left = bool(component & self._leaves)
        self._leaves -= component
        if not is_left and all(self._found.space.is_guessing(member) for member in component):
            self._void |= component
            return set()
        if self._work:
            self._leaves.add(self._work[-1][0])
        return set() if is_left else component
