"""Runs in which a thread goes round in a loop, alone, until all others have done what they can; and then leaves it.

The graph of a thread's local states says where it may go round. A state there is on a circle if the thread comes back
to it while no other moves. From there the run goes on: some rounds more, then the others to their ends, then the thread
again. If it goes on for ever even then, no other thread releases it, and there is no such run.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fencepost.engine.accesses.patience import Patience
from fencepost.search.exploration import Exploration
from fencepost.search.loops import left_of
from fencepost.search.space import Space, ThreadField, is_over
from fencepost.search.standing import number_in

_ROUNDS = 3
"""So many rounds are made, so that registers that nothing reads any more have their values of every round, too."""

_LONGEST_ROUND, _LONGEST_REST, _LONGEST_WAY_OUT = 100, 1_000, 200
"""Steps: of a round, of the other threads, and of the thread until it has left the loop."""

_MOST_OF_A_PLACE = 3
"""So many runs are looked at from each local state of a thread."""


class SpinningRun(NamedTuple):
    """The states of a run; in the first `waiting` of them the thread has not left its loop."""

    space: Space
    path: list[int]
    waiting: int


def spins(found: Exploration, patience: Patience) -> Iterator[SpinningRun]:
    """Runs of a program in which a thread waits in a loop."""
    circling = {field.slot: _circling(field) for field in found.space.threads}
    counts: dict[tuple[int, int], int] = {}
    seen: set[tuple[int, int]] = set()
    if not any(circling.values()):
        return
    for state in patience.each(found.parents, len(circling)):
        if is_over(state):
            continue
        for field in found.space.threads:
            local = number_in(field, state)
            key = state & field.footprints[local] if local in circling[field.slot] else -1
            if key < 0 or (field.slot, key) in seen or counts.get((field.slot, local), 0) == _MOST_OF_A_PLACE:
                continue
            seen.add((field.slot, key))
            runs = list(_runs_from(found, state, field.slot))
            counts[field.slot, local] = counts.get((field.slot, local), 0) + bool(runs)
            yield from runs


def _circling(field: ThreadField) -> frozenset[int]:
    """The local states of a thread that may be on a circle."""
    after: dict[int, set[int]] = {}
    for key, moves in field.seen():
        if moves:
            after.setdefault(number_in(field, key), set()).update(number_in(field, key + move) for move in moves)
    leading = set(left_of(after))
    before: dict[int, set[int]] = {}
    for source in leading:
        for target in after[source] & leading:
            before.setdefault(target, set()).add(source)
    return frozenset(left_of(before))


def _runs_from(found: Exploration, state: int, slot: int) -> Iterator[SpinningRun]:
    space, path, slots = found.run_to(state)
    slot = slots.get(slot, slot)
    others = [field.slot for field in space.threads if field.slot != slot]
    circle = _circle(space, path[-1], slot)
    for order in (others, others[::-1]) if circle else ():
        waiting = [*path, *circle * _ROUNDS]
        rest = list(_rest(space, waiting[-1], slot, order))
        if rest and not is_over(rest[-1]):
            out = list(_alone(space, rest[-1], slot, _LONGEST_WAY_OUT))
            if len(set(out)) == len(out) and rest[-1] not in out:
                yield SpinningRun(space, [*waiting, *rest, *out], len(waiting) + len(rest))
        if len(others) < 2:
            break


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


def _rest(space: Space, state: int, slot: int, order: list[int]) -> Iterator[int]:
    """The states that follow while all other threads run, each as far as it can."""
    ahead = list(order)
    for _ in range(_LONGEST_REST):
        ahead += [field.slot for field in space.threads if field.slot not in ahead and field.slot != slot]
        moving = None if is_over(state) else next((one for one in ahead if any(space.moves(one, state))), None)
        if moving is None:
            return
        state += next(move for move in space.moves(moving, state) if move)
        yield state
