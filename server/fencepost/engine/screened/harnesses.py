"""Which harnesses call what a candidate is about: their authors have said how it is meant to be used."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from fencepost.engine.programs.call_graph import CallGraph, MethodNode
from fencepost.engine.shared.proposal import Proposal

Harness = tuple[str, list[MethodNode]]
"""A harness by its name, with the methods that it begins with."""


def with_harnesses(
    found: tuple[Proposal, ...], graph: CallGraph, harnesses: Iterable[Harness], is_late: Callable[[], bool]
) -> tuple[Proposal, ...]:
    """The candidates, each with the harnesses that lead to all members of one of its pairs. When it is late, those of
    the harnesses that have been looked at."""
    wanted = {token for proposal in found for pair in proposal.pairs for token in pair.members if token}
    called_by: dict[str, list[str]] = {}
    for name, roots in harnesses:
        if is_late() or not wanted:
            break
        called = _reached(graph, roots, wanted)
        for proposal in found:
            if any(called.issuperset({*pair.members} - {0}) for pair in proposal.pairs):
                called_by.setdefault(proposal.unit, []).append(name)
    return tuple([replace(one, called_by=tuple(called_by.get(one.unit, ()))) for one in found])


def _reached(graph: CallGraph, roots: list[MethodNode], wanted: set[int]) -> set[int]:
    """The wanted methods of the program's main assembly to which the roots lead."""
    program, missing = graph.assemblies.program, set(wanted)
    seen, open = set(roots), [*roots]
    while open and missing:
        node = open.pop()
        if node[0] is program:
            missing.discard(node[1])
        for target in graph.leads(node).to:
            if target not in seen:
                seen.add(target)
                open.append(target)
    return wanted - missing
