"""Where the ways of branches meet: compared with the post-dominators of another library, on random graphs."""

from __future__ import annotations

from random import Random

import networkx as nx
import pytest

from fencepost.lowering.ir import NONE, Lowered, Op
from fencepost.lowering.meeting import NOWHERE, meetings


def body(random: Random, size: int) -> Lowered:
    """Code of branches to anywhere, which returns at its end."""
    ops = []
    for _ in range(size - 1):
        name = random.choice(["mov", "mov", "b_true", "br", "switch", "ret_void"])
        target = random.randrange(size)
        argument = tuple(random.randrange(size) for _ in range(3)) if name == "switch" else target
        ops.append(Op(name, NONE, (), argument, 0))
    ops.append(Op("ret_void", NONE, (), None, 0))
    return Lowered(tuple(ops), (), 0, (), 0, ())


def expected(lowered: Lowered) -> tuple[int, ...]:
    end = len(lowered.ops)
    graph: nx.DiGraph[int] = nx.DiGraph()
    graph.add_nodes_from(range(end + 1))
    for number, op in enumerate(lowered.ops):
        following = {"mov": [number + 1], "br": [op.arg], "b_true": [op.arg, number + 1], "ret_void": [end]}
        for other in following.get(op.name) or [*op.arg, number + 1]:
            graph.add_edge(other, number)
    known = nx.immediate_dominators(graph, end)
    return tuple([known[number] if known.get(number, end) != end else NOWHERE for number in range(end)])


@pytest.mark.parametrize("seed", range(60))
def test_ways_meet_where_all_of_them_come_by(seed: int) -> None:
    random = Random(seed)
    lowered = body(random, random.randrange(2, 30))
    assert meetings(lowered) == expected(lowered)


def test_the_ways_of_an_if_meet_after_it() -> None:
    ops = (
        Op("b_true", NONE, (), 3, 0), Op("mov", NONE, (), None, 1), Op("br", NONE, (), 4, 2),
        Op("mov", NONE, (), None, 3), Op("ret_void", NONE, (), None, 4),
    )  # fmt: skip
    assert meetings(Lowered(ops, (), 0, (), 0, ()))[0] == 4
