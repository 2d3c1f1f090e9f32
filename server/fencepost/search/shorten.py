"""Puts the steps of a path into the order with the fewest changes from thread to thread.

The search is A* (Hart, Nilsson and Raphael, 1968) over the interleavings of the steps that the path has. It finds no
path with other steps, and gives up after so many tries: then the path stays as it is.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise

from fencepost.search.space import Space, is_over

MOST_TRIED = 20_000

SearchNode = tuple[tuple[int, ...], int, int]
"""How many steps each thread has done, the state, and which thread was the last to move."""


def fewest_switches(space: Space, path: list[int], most: int = MOST_TRIED) -> list[int]:
    """A path with the same ends on which every thread does the same steps in the same order, with fewest switches.

    A* over the interleavings of these steps: at least every thread that still has steps to do has to get its turn. When
    too many nodes have been tried the path stays as it is. It is never longer, and every state on it is a successor of
    the one before in the whole program, whatever reductions the search has used.
    """
    movers = [_mover(space, before, after) for before, after in pairwise(path)]
    slots = sorted(set(movers))
    if len(slots) < 2:
        return path
    steps: dict[int, list[object]] = {slot: [] for slot in slots}
    for mover, reached in zip(movers, path[1:], strict=True):
        steps[mover].append(space.local_of(reached, mover))
    start: SearchNode = (tuple([0] * len(slots)), path[0], -1)
    came: dict[SearchNode, SearchNode | None] = {start: None}
    switches = {start: 0}
    # Where switches are equal: first what is nearest to the end, then what lets the first threads go first.
    pending = [(len(slots), 0, start[0], start)]
    tried = 0
    while pending and tried < most:
        *_, node = heappop(pending)
        tried += 1
        done, state, last = node
        if sum(done) == len(movers):
            if state == path[-1]:
                return _states(came, node)
            continue
        if is_over(state):
            continue  # nothing follows where a thread has failed
        for index, slot in enumerate(slots):
            if done[index] == len(steps[slot]):
                continue
            cost = switches[node] + (slot != last)
            progress = (*done[:index], done[index] + 1, *done[index + 1 :])
            for move in space.moves(slot, state):
                after: SearchNode = (progress, state + move, slot)
                if space.local_of(state + move, slot) is not steps[slot][done[index]]:
                    continue
                if cost < switches.get(after, cost + 1):
                    switches[after] = cost
                    came[after] = node
                    left = sum(progress[i] < len(steps[s]) for i, s in enumerate(slots) if s != slot)
                    heappush(pending, (cost + left, -sum(progress), tuple([-number for number in progress]), after))
    return path


def _mover(space: Space, before: int, after: int) -> int:
    """The thread whose step leads from one state to the next."""
    for slot, moves in space.enabled(before):
        if after - before in moves:
            return slot
    raise AssertionError("no step leads from a state to its successor")


def _states(came: dict[SearchNode, SearchNode | None], last: SearchNode) -> list[int]:
    states: list[int] = []
    node: SearchNode | None = last
    while node is not None:
        states.append(node[1])
        node = came[node]
    return states[::-1]
