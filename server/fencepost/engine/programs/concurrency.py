"""Finds out if something on another thread may start in a method, or in anything that it leads to."""

from __future__ import annotations

from collections.abc import Iterable

from fencepost.engine.programs.call_graph import CallGraph, MethodNode

_MOST_METHODS = 50_000


class Concurrency:
    """Walks the calls of a program. Each method is visited once, whatever it was reached from.

    After so many methods the walk ends. Then whatever was not known before may start something.
    """

    def __init__(self, graph: CallGraph) -> None:
        self._graph = graph
        self._known: set[MethodNode] = set()
        self._starting: set[MethodNode] = set()
        self._callers: dict[MethodNode, list[MethodNode]] = {}

    def may_start(self, roots: Iterable[MethodNode]) -> bool:
        """True if something may start on another thread when these methods run."""
        roots = list(roots)
        self._visit(roots)
        return any(root in self._starting for root in roots)

    def _visit(self, roots: list[MethodNode]) -> None:
        open, started = [root for root in roots if root not in self._known], []
        for node in open:
            self._known.add(node)
        while open:
            node = open.pop()
            if len(self._known) > _MOST_METHODS:
                started.append(node)
                continue
            leads = self._graph.leads(node)
            if leads.starts:
                started.append(node)
            for target in leads.to:
                self._callers.setdefault(target, []).append(node)
                if target in self._starting:
                    started.append(node)
                elif target not in self._known:
                    self._known.add(target)
                    open.append(target)
        self._spread(started)

    def _spread(self, started: list[MethodNode]) -> None:
        """Notes that methods start something, and so do their callers."""
        while started:
            node = started.pop()
            if node not in self._starting:
                self._starting.add(node)
                started += self._callers.get(node, ())
