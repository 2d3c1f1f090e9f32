"""State graphs as documents: JSON (`fencepost-graph/1`), and GraphML for programs that draw graphs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

import msgspec

from fencepost.model.state_graph import Graph
from fencepost.report.shown import json_bytes, shown_xml

SCHEMA = "fencepost-graph/1"

# XML 1.0, 2.2: no document has these, not even escaped.
_NO_CHARACTERS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")

_KEYS = (
    ("kind", "node", "string"), ("in_order", "node", "boolean"), ("open", "node", "boolean"),
    ("color", "node", "string"), ("thread", "edge", "string"), ("in_order", "edge", "boolean"),
    ("early", "edge", "string"), ("style", "edge", "string"),
)  # fmt: skip


def graph_json(graph: Graph) -> bytes:
    document = {"schema": SCHEMA, **msgspec.to_builtins(graph)}
    return json_bytes(document) + b"\n"


def graph_graphml(graph: Graph) -> bytes:
    """The graph as the paper draws it: states reached in order are white, others black; steps out of order are
    dashed."""
    text = "".join(f"{line}\n" for line in _lines(graph))
    return shown_xml(_NO_CHARACTERS.sub("\ufffd", text)).encode()


GRAPH_DOCUMENTS = {".json": graph_json, ".graphml": graph_graphml}
"""The formats, by the ends of files' names."""


def _lines(graph: Graph) -> Iterator[str]:
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">'
    for name, of, type in _KEYS:
        yield f'  <key id="{of}-{name}" for="{of}" attr.name="{name}" attr.type="{type}"/>'
    yield f'  <graph id="{escape(f"{graph.unit} {graph.model}")}" edgedefault="directed">'
    for state in graph.states:
        color = "white" if state.in_order else "black"
        about = (("kind", state.kind), ("in_order", state.in_order), ("open", state.open), ("color", color))
        yield f'    <node id="n{state.id}">{_data("node", about)}</node>'
    for edge in graph.edges:
        style = "solid" if edge.in_order else "dashed"
        values = (("thread", edge.thread), ("in_order", edge.in_order), ("early", edge.early), ("style", style))
        yield f'    <edge source="n{edge.source}" target="n{edge.target}">{_data("edge", values)}</edge>'
    yield "  </graph>"
    yield "</graphml>"


def _data(of: str, values: tuple[tuple[str, str | bool], ...]) -> str:
    return "".join(
        f'<data key="{of}-{name}">{escape(str(value).lower() if isinstance(value, bool) else value)}</data>'
        for name, value in values
    )
