"""Finds out if something on another thread may start in a method, or in anything that it leads to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fencepost.engine.programs.call_graph import CallGraph, MethodNode

_MOST_METHODS = 50_000


class Concurrency:
    """Walks the calls of a program, depth first, until something starts.

    Methods on the way to it start something. When a walk ends without it, nothing that it has visited starts anything.
    Either is known from then on. After so many methods no more code is read: what leads there may start something.
    """

    def __init__(self, graph: CallGraph) -> None:
        self._graph = graph
        self._starting: set[MethodNode] = set()
        self._serial: set[MethodNode] = set()

    def may_start(self, roots: Iterable[MethodNode]) -> bool:
        """True if something may start on another thread when these methods run."""
        return any(self._starts(root) for root in roots)

    def _starts(self, root: MethodNode) -> bool:
        if root in self._starting or root in self._serial:
            return root in self._starting
        seen = {root}
        path: list[tuple[MethodNode, Iterator[MethodNode]]] = []
        node: MethodNode | None = root
        while node is not None:
            leads = self._graph.leads(node) if self._graph.methods < _MOST_METHODS else None
            if leads is None or leads.starts or not self._starting.isdisjoint(leads.to):
                self._starting.update([node, *[above for above, _ in path]])
                return True
            path.append((node, iter(leads.to)))
            node = self._next(path, seen)
        self._serial |= seen
        return False

    def _next(self, path: list[tuple[MethodNode, Iterator[MethodNode]]], seen: set[MethodNode]) -> MethodNode | None:
        """The next method of a walk; None when it ends."""
        while path:
            for target in path[-1][1]:
                if target not in seen and target not in self._serial:
                    seen.add(target)
                    return target
            path.pop()
        return None
