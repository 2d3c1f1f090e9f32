"""The whole state graph of one unit, for users who want to look at it."""

from __future__ import annotations

from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.paths import assemblies
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.names import matching, unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shared.source_lines import SourceLines
from fencepost.engine.specified.harness_judge import harness_judge
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.state.code_places import CodePlace
from fencepost.model.members import Method, Type
from fencepost.model.state_graph import Graph, GraphEdge, GraphState, StateKind
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration, explore
from fencepost.search.state_graph import StateGraph, state_graph


def graph_of(paths: list[str], pattern: str | None, settings: Settings) -> Graph:
    """The graph of the only unit that is meant."""
    program, type, method = _only_unit(paths, pattern)
    name = unit_name(method)
    try:
        settings = settings._replace(without=(*settings.without, "symmetry", "names"))
        world = program.world(settings, program.instance(type, method))
        limits = Budget(settings.max_states, settings.max_memory, settings.time)
        judge = harness_judge(program, type, method, settings, limits.part(settings.time, Budget), Decorations()).judge
        found = explore(world, world.harness, limits)
    except UnsupportedError as problem:
        raise InputError(f"{name}: There is no graph of what is not supported: {problem}.") from None
    if not found.complete:
        raise InputError(f"{name}: There is no whole graph: the limit of {found.stopped_by} was reached; raise it.")
    return _drawn(name, settings.model, found, judge, SourceLines(program.own))


def _only_unit(paths: list[str], pattern: str | None) -> tuple[Program, Type, Method]:
    wanted = matching(pattern) if pattern is not None else None
    units = [
        (program, type, method)
        for found in assemblies(paths)
        for program in (Program(found.path),)
        for type, method in program.units(wanted)
    ]
    if len(units) != 1:
        raise InputError(f"A graph is that of one harness, and {len(units)} are meant; name one with --harness.")
    return units[0]


def _drawn(name: str, model: str, found: Exploration, judge: Judge, places: SourceLines) -> Graph:
    graph = state_graph(found)
    numbers = {state: number for number, state in enumerate(graph.states)}
    kinds = _kinds(graph, found, judge)
    states = tuple(
        GraphState(number, kinds.get(state, "inner"), state in graph.in_order, found.space.is_guessing(state))
        for state, number in numbers.items()
    )
    names = found.space.world.slot_names
    edges = tuple(
        GraphEdge(
            numbers[edge.source], numbers[edge.target], names[edge.slot], edge.early is None, _where(places, edge.early)
        )
        for edge in graph.edges
    )
    return Graph(name, model, states, edges)


def _kinds(graph: StateGraph, found: Exploration, judge: Judge) -> dict[int, StateKind]:
    kinds: dict[int, StateKind] = {graph.initial: "initial"}
    for state in found.finals:
        kinds[state] = "wrong" if judge.is_wrong(found.space, state) else "end"
    kinds.update(dict.fromkeys(found.crashes, "wrong"))
    return kinds


def _where(places: SourceLines, place: CodePlace | None) -> str:
    spot = places.spot((place,)) if place is not None else None
    if place is None:
        return ""
    return f"{spot}: {spot.code}" if spot is not None else f"{place.method}, IL offset {place.offset}"
