"""Runs in which a thread goes round in a loop, alone, until all others have done what they can; and then leaves it.

The graph of a thread's local states says where it may go round. A state there is on a circle if the thread comes back
to it while no other moves. From there the run goes on: some rounds more, then the others to their ends, then the thread
again. If it goes on for ever even then, no other thread releases it, and there is no such run.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from fencepost.engine.accesses.labels import Labels
from fencepost.engine.accesses.looking import looked
from fencepost.engine.accesses.onward import onward
from fencepost.engine.accesses.patience import Patience
from fencepost.search.exploration import Exploration
from fencepost.search.loops import left_of
from fencepost.search.schedule import Turn, schedule_along
from fencepost.search.space import Space, ThreadField, is_over
from fencepost.search.standing import number_in

_ROUNDS = 3
"""So many rounds are made, so that registers that nothing reads any more have their values of every round, too."""

_LONGEST_ROUND, _LONGEST_WAY_OUT = 100, 200
"""Steps: of a round, and of the thread until it has left the loop."""

_MOST_OF_A_PLACE = 3
"""So many runs are looked at from each local state of a thread."""


class SpinningRun(NamedTuple):
    """The schedule of a run; and that of its first part, in which the thread has not left its loop."""

    whole: tuple[Turn, ...]
    waiting: tuple[Turn, ...]


def spins(found: Exploration, labels: Labels, patience: Patience) -> Iterator[SpinningRun]:
    """Runs of a program in which a thread waits in a loop, whose reads nothing keeps apart."""
    if not any(_circling(_edges(field)) for field in found.space.threads):
        return
    quiet: dict[int, dict[int, set[int]]] = {field.slot: {} for field in found.space.threads}
    for label in labels.every:
        if not label.orders:
            quiet[label.slot].setdefault(label.before, set()).add(label.after)
    circling = {slot: _circling(after) for slot, after in quiet.items()}
    if not any(circling.values()):
        return
    counts: dict[tuple[int, int], int] = {}
    seen: set[tuple[int, int]] = set()
    for state in patience.states(found.parents, len(circling)):
        if is_over(state):
            continue
        for field in found.space.threads:
            local = number_in(field, state)
            key = state & field.footprints[local] if local in circling[field.slot] else -1
            if key < 0 or (field.slot, key) in seen or counts.get((field.slot, local), 0) == _MOST_OF_A_PLACE:
                continue
            seen.add((field.slot, key))
            runs = looked(found, patience, partial(_runs_from, found, state, field.slot)) or []
            counts[field.slot, local] = counts.get((field.slot, local), 0) + bool(runs)
            yield from runs


def _edges(field: ThreadField) -> dict[int, set[int]]:
    """The local states that follow each local state of a thread."""
    after: dict[int, set[int]] = {}
    for key, moves in field.seen():
        if moves:
            after.setdefault(number_in(field, key), set()).update(number_in(field, key + move) for move in moves)
    return after


def _circling(after: dict[int, set[int]]) -> frozenset[int]:
    """The local states of a thread that may be on a circle."""
    leading = set(left_of(after))
    before: dict[int, set[int]] = {}
    for source in leading:
        for target in after[source] & leading:
            before.setdefault(target, set()).add(source)
    return frozenset(left_of(before))


def _runs_from(found: Exploration, state: int, slot: int) -> list[SpinningRun]:
    runs: list[SpinningRun] = []
    space, path, slots = found.run_to(state)
    slot = slots.get(slot, slot)
    others = [field.slot for field in space.threads if field.slot != slot]
    circle = _circle(space, path[-1], slot)
    for order in (others, others[::-1]) if circle else ():
        waiting = [*path, *circle * _ROUNDS]
        _, *rest = onward(space, waiting[-1], order, without=slot)
        if rest and not is_over(rest[-1]):
            out = list(_alone(space, rest[-1], slot, _LONGEST_WAY_OUT))
            if len(set(out)) == len(out) and rest[-1] not in out:
                first = schedule_along(space, [*waiting, *rest])
                runs.append(SpinningRun(schedule_along(space, [*waiting, *rest, *out]), first))
        if len(others) < 2:
            break
    return runs


def _circle(space: Space, state: int, slot: int) -> list[int]:
    """The states of a circle from a state back to it, if a thread goes round there alone."""
    found: list[int] = []
    for after in _alone(space, state, slot, _LONGEST_ROUND):
        found.append(after)
        if after == state:
            return found
    return []


def _alone(space: Space, state: int, slot: int, most: int) -> Iterator[int]:
    """The states that follow while one thread runs, and nothing is left to choose."""
    for _ in range(most):
        moves = () if is_over(state) else space.moves(slot, state)
        if len(moves) != 1:
            return
        state += moves[0]
        yield state
