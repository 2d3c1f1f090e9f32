"""`--graph`: the state graph of a harness, as JSON and as GraphML."""

from __future__ import annotations

import json
from pathlib import Path

import networkx as nx
import pytest

from tests.cli.commands import Run

PAPERS = Path(__file__).parents[1] / "papers" / "bin" / "Release" / "MMChecker.dll"
HARNESS = ("--harness", "MMChecker.DoubleChecked.dc", "--model", "ecma-table1", "--no-cache")


@pytest.mark.parametrize("command", ["check", "outcomes"])
def test_a_graph_has_every_state_and_every_step(command: str, fencepost: Run, tmp_path: Path) -> None:
    file = tmp_path / "dc.json"
    fencepost(command, PAPERS, *HARNESS, "--graph", file)
    graph = json.loads(file.read_text("utf-8"))
    assert (graph["schema"], graph["unit"], graph["model"]) == ("fencepost-graph/1", HARNESS[1], "ecma-table1")
    states, edges = graph["states"], graph["edges"]
    assert [state["id"] for state in states] == list(range(161))
    assert [state["kind"] for state in states].count("initial") == 1
    assert not any(state["in_order"] for state in states if state["kind"] == "wrong")
    assert any(state["in_order"] for state in states if state["kind"] == "end")
    assert len(edges) == 313
    early = {edge["early"] for edge in edges if not edge["in_order"]}
    assert "MMChecker.cs:126: helper = tmp;" in early
    assert not any(edge["early"] for edge in edges if edge["in_order"])


def test_graphml_is_coloured_as_in_the_paper(fencepost: Run, tmp_path: Path) -> None:
    file = tmp_path / "dc.graphml"
    fencepost("check", PAPERS, *HARNESS, "--graph", file)
    graph = nx.read_graphml(file)
    solid: nx.DiGraph[str] = nx.DiGraph([(a, b) for a, b, edge in graph.edges(data=True) if edge["style"] == "solid"])
    white = {node for node, state in graph.nodes(data=True) if state["color"] == "white"}
    assert white == {"n0"} | nx.descendants(solid, "n0")
    assert {state["kind"] for node, state in graph.nodes(data=True) if node not in white} >= {"wrong"}


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--harness", "MMChecker.Peterson.*", "--graph", "all.dot"), "does not end with .json or .graphml"),
        (("--harness", "*.iw?", "--graph", "all.json"), "and 2 are meant"),
        ((*HARNESS, "--model", "sc", "--graph", "all.json"), "one memory model"),
        ((*HARNESS, "--max-states", "50", "--graph", "all.json"), "the limit of states was reached"),
    ],
)
def test_what_has_no_graph_is_told(arguments: tuple[str, ...], message: str, fencepost: Run, tmp_path: Path) -> None:
    done = fencepost("check", PAPERS, *[str(tmp_path / a) if a.startswith("all") else a for a in arguments])
    assert done.code == 2
    assert message in done.err
    assert list(tmp_path.iterdir()) == []
