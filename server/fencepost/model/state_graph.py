"""A state graph as others draw it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

StateKind = Literal["initial", "inner", "end", "wrong"]


class GraphState(Struct, frozen=True):
    """`in_order`: steps in the order of the program lead here. `open`: a read is pending whose value is a guess."""

    id: int
    kind: StateKind
    in_order: bool
    open: bool


class GraphEdge(Struct, frozen=True):
    """A step of a thread. In one out of order an operation takes effect before earlier ones of its thread; `early` is
    where that is."""

    source: int
    target: int
    thread: str
    in_order: bool
    early: str


class Graph(Struct, frozen=True):
    """All states of one unit under one memory model; the first is the initial one."""

    unit: str
    model: str
    states: tuple[GraphState, ...]
    edges: tuple[GraphEdge, ...]
