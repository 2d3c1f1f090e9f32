"""Where threads go round, and which of these places they leave in some run, to come to their ends.

Found from the steps of each thread that a search has run, without a look at its states: a circle of states is one in
the states of some thread, too.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TypeVar

from fencepost.machine.objects.background import has_object
from fencepost.machine.state.code_places import CodePlace
from fencepost.machine.state.local_state import Ended
from fencepost.machine.step import places_ahead, places_of
from fencepost.machine.values.values import Value
from fencepost.search.space import Space, StateView, ThreadField
from fencepost.search.standing import number_in
from fencepost.search.symmetry import Group

CodePlaces = tuple[CodePlace, ...]


def going_round(space: Space) -> list[Value]:
    """The local states that threads come back to, and those on the ways there. Threads that are alike count
    together."""
    groups = {field.slot: group for group in space.symmetry.groups for field in group.fields}
    steps: dict[int, dict[int, set[int]]] = {}
    for field in space.threads:
        group = groups.get(field.slot)
        whose = field.slot if group is None else group.fields[0].slot
        _add_steps(field, group, steps.setdefault(whose, {}))
    return [
        (groups[whose] if whose in groups else space.threads[whose]).states[number]
        for whose, after in steps.items()
        for number in left_of(after)
    ]


def _add_steps(field: ThreadField, group: Group | None, after: dict[int, set[int]]) -> None:
    """For each local state of a thread, the local states that follow it."""
    shift, mask = field.shift, field.mask
    for key, moves in field.seen():
        if moves:
            numbers = [key >> shift & mask, *[key + move >> shift & mask for move in moves]]
            if group is not None:
                numbers = [group.number(field, number) for number in numbers]
            first, *others = numbers
            found = after.get(first)
            if found is None:
                after[first] = set(others)
            else:
                found.update(others)


Node = TypeVar("Node", bound=Hashable)


def left_of(after: dict[Node, set[Node]]) -> list[Node]:
    """The graph that is left when everything is removed that leads nowhere."""
    before: dict[Node, list[Node]] = {}
    for source, targets in after.items():
        for target in targets:
            before.setdefault(target, []).append(source)
    left = {source: len(targets) for source, targets in after.items()}
    gone = [target for target in before if target not in after]
    while gone:
        for source in before.get(gone.pop(), ()):
            left[source] -= 1
            if not left[source]:
                gone.append(source)
    return [source for source, count in left.items() if count]


def ending(space: Space) -> set[CodePlaces]:
    """The places at which threads have stood that later came to their ends, in any run. Pool threads are left out:
    other pool threads go on with their work."""
    before: dict[CodePlaces, set[CodePlaces]] = {}
    for source, target in _moves(space):
        before.setdefault(target, set()).add(source)
    found: set[CodePlaces] = set()
    pending = [_END]
    while pending:
        fresh = before.get(pending.pop(), set()) - found
        found |= fresh
        pending.extend(fresh)
    return found


_END: CodePlaces = ()


class _Among(StateView):
    """A view of memory of which only some bits are known, so there may be other threads."""

    def alone(self, joined: set[int]) -> bool:
        _ = joined
        return False


def _moves(space: Space) -> Iterator[tuple[CodePlaces, CodePlaces]]:
    """The places that threads have come from, and the places that follow each."""
    for field in space.threads:
        places = [_END if local is None or local.__class__ is Ended else places_of(local) for local in field.states]
        for key, moves in field.seen():
            number = number_in(field, key)
            local = field.states[number]
            if moves and (not field.slot or has_object(local)):
                source = places_ahead(space.world, field.slot, local, _Among(space, field.slot, key))
                for move in moves:
                    yield source, places[number_in(field, key + move)]
