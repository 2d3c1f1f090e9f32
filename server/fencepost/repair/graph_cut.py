"""Barriers by a minimum cut of the state graph, after Huynh and Roychoudhury (2007), section 7.

Steps out of order are the edges that can be cut: a barrier before the operation that takes effect early forbids the
step. Cut are the fewest such steps between the initial state and all that is wrong, or, where the steps that one
barrier forbids share one weight, what comes closer to the fewest barriers. Neither proves that fewer would not do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from math import lcm

import networkx as nx

from fencepost.machine.state.code_places import CodePlace
from fencepost.model.patch import Patch
from fencepost.repair.edits import Edits
from fencepost.repair.option import Option
from fencepost.search.state_graph import Edge, StateGraph

_WRONG = -1


def cut(graph: StateGraph, wrong: Collection[int], by_barrier: bool = True) -> tuple[CodePlace, ...] | None:
    """The operations before which barriers stand; None if something wrong is reached in order.

    With `by_barrier` the steps that a barrier forbids have equal weights that add up to the same for every barrier;
    else each step weighs 1.
    """
    if not graph.in_order.isdisjoint(wrong):
        return None
    weights = _weights(graph.edges, by_barrier)
    in_order = {(edge.source, edge.target) for edge in graph.edges if edge.early is None}
    early: dict[tuple[int, int], set[CodePlace]] = {}
    for source, target, _, place in graph.edges:
        if place is not None and (source, target) not in in_order:
            early.setdefault((source, target), set()).add(place)
    # An edge without a capacity is never cut.
    flow: nx.DiGraph[int] = nx.DiGraph([*in_order, *((state, _WRONG) for state in wrong)])
    flow.add_nodes_from((graph.initial, _WRONG))
    for (source, target), places in early.items():
        flow.add_edge(source, target, capacity=sum(weights[place] for place in places))
    _, (reachable, _) = nx.minimum_cut(flow, graph.initial, _WRONG)
    crossed = [edge for edge in early if edge[0] in reachable and edge[1] not in reachable]
    found = {place for edge in crossed for place in early[edge]}
    return tuple(sorted(found, key=lambda place: (place.method.definition.token, place.offset)))


def _weights(edges: Collection[Edge], by_barrier: bool) -> dict[CodePlace, int]:
    sizes = Counter(edge.early for edge in edges if edge.early is not None)
    if not by_barrier:
        return dict.fromkeys(sizes, 1)
    whole = lcm(*sizes.values())
    return {place: whole // size for place, size in sizes.items()}


def barriers_before(places: Collection[CodePlace], edits: Edits) -> tuple[Option, ...] | None:
    """Full barriers before the statements of these operations; None if one of them has no statement that a barrier can
    stand before."""
    options: set[Option] = set()
    for place in places:
        starts = [start for start in edits.starts(place.method) if start.offset <= place.offset]
        if not starts:
            return None
        start, (module, token) = max(starts, key=lambda one: one.offset), place.method.member
        options.add(Option(start.at, Patch(token, start.offset, "FB", start.skips_back, assembly=module)))
    return tuple(sorted(options))
