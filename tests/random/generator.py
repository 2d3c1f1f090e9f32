"""Random programs. Each draws the kinds of statement that it is made of, so that rare kinds meet often in some."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tests.random import program as p

Statements = SearchStrategy[p.Statement]

LOCALS = st.integers(0, p.INTEGERS - 1)
REFERENCES = st.integers(0, p.REFERENCES - 1)
GATES = st.sampled_from(p.GATES)
CONSTANTS = st.builds(p.Constant, st.integers(0, 2))
OPERANDS = CONSTANTS | st.builds(p.Local, LOCALS)
EXPRESSIONS = OPERANDS | st.builds(p.Binary, st.sampled_from("+-^&") | st.sampled_from(["==", "<"]), OPERANDS, OPERANDS)
# An address dependency that stays inside of the array, and a few that need not.
INDEXES = CONSTANTS | st.builds(p.Binary, st.just("&"), st.builds(p.Local, LOCALS), st.just(p.Constant(1))) | OPERANDS
NODES: SearchStrategy[p.Slot | p.Next] = st.builds(p.Slot, st.sampled_from(p.SLOTS)) | st.builds(p.Next, REFERENCES)
STATICS = st.builds(p.Static, st.sampled_from(p.PLAIN + p.VOLATILE))

PLACES: dict[str, SearchStrategy[p.Place]] = {
    "static": STATICS,
    "field": st.builds(p.Field, REFERENCES, st.sampled_from("fg")),
    "element": st.builds(p.Element, INDEXES),
}

ACCESSES = ("static", "field", "element", "ordered", "update", "reference")
OTHERS = ("choice", "repeat", "await", "lock", "try lock", "wait", "assert", "try")
FEATURES = ACCESSES + OTHERS


@cache
def simple(features: frozenset[str]) -> Statements:
    """Statements without blocks."""
    places = st.one_of(*[PLACES[name] for name in sorted(PLACES) if name in features] or [STATICS])
    ordered = st.booleans() if "ordered" in features else st.just(False)
    access = st.builds(p.Load, LOCALS, places, ordered) | st.builds(p.Store, places, EXPRESSIONS, ordered)
    found: list[Statements] = [access, access, st.builds(p.Assign, LOCALS, EXPRESSIONS)]
    if "ordered" in features:
        found.append(st.builds(p.Barrier, st.sampled_from(p.BARRIERS)))
    if "update" in features:
        operations = st.sampled_from(["Exchange", "Add", "CompareExchange"])
        found.append(st.builds(p.Update, operations, LOCALS, places, OPERANDS, CONSTANTS))
    if features & {"field", "reference"}:
        found.append(st.builds(p.Make, REFERENCES))
        found.append(st.builds(p.LoadReference, REFERENCES, NODES))
        found.append(st.builds(p.StoreReference, NODES, st.integers(-1, p.REFERENCES - 1)))
        if "update" in features:
            exchanges = st.sampled_from(["Exchange", "CompareExchange"])
            found.append(st.builds(p.UpdateReference, exchanges, REFERENCES, NODES, REFERENCES))
    if "await" in features:
        found.append(st.builds(p.Await, STATICS, st.integers(0, 1)))
    if "wait" in features:
        found.append(st.builds(p.Wait, GATES, LOCALS, st.booleans()))
        found.append(st.builds(p.Pulse, GATES, st.booleans()))
    if "assert" in features:
        found.append(st.builds(p.Assert, st.builds(p.Binary, st.just("<"), st.builds(p.Local, LOCALS), CONSTANTS)))
    return st.one_of(found)


def blocks(features: frozenset[str], depth: int, most: int) -> SearchStrategy[p.Block]:
    """Sequences of statements, with blocks in blocks up to a depth."""
    return st.lists(statements(features, depth), max_size=most).map(tuple)


@cache
def statements(features: frozenset[str], depth: int) -> Statements:
    found = [simple(features), simple(features)]
    if depth:
        inner = blocks(features, depth - 1, 2)
        nested: dict[str, Callable[[], Statements]] = {
            "choice": lambda: st.builds(p.If, EXPRESSIONS, inner, inner),
            "repeat": lambda: st.builds(p.Repeat, st.just(2), inner),
            "lock": lambda: st.builds(p.Lock, GATES, inner),
            "try lock": lambda: st.builds(p.TryLock, GATES, LOCALS, inner),
            "try": lambda: st.builds(p.Try, inner, inner),
        }
        found.extend(make() for name, make in nested.items() if name in features)
        if "wait" in features:
            found.append(st.builds(_guarded, GATES, inner, LOCALS, st.sampled_from(["wait", "timed", "one", "all"])))
    return st.one_of(found)


def _guarded(gate: str, body: p.Block, local: int, kind: str) -> p.Statement:
    """A wait or a pulse by a thread that has the lock."""
    signal = p.Wait(gate, local, kind == "timed") if kind in ("wait", "timed") else p.Pulse(gate, kind == "all")
    return p.Lock(gate, (*body, signal))


@st.composite
def programs(draw: st.DrawFn, features: tuple[str, ...] = FEATURES, most_threads: int = 3, most: int = 4) -> p.Program:
    """Two threads or more; the main thread mostly starts all, then joins all."""
    chosen = draw(st.frozensets(st.sampled_from(features), max_size=4)) if features else frozenset()
    count = draw(st.integers(2, most_threads))
    size = most if count == 2 else most - 1
    threads = tuple(draw(blocks(chosen, 2, size)) for _ in range(count))
    starts = [p.Start(thread) for thread in range(count)]
    joins = [p.Join(thread) for thread in draw(st.permutations(range(count)))]
    if draw(st.integers(0, 3)):
        return p.Program((*starts, *joins), threads)
    # A thread that awaits a value while there is no other one is a loop without end, which the machine reports as such.
    before, between, after, late = (draw(blocks(chosen - {"await"}, 1, 1)) for _ in range(4))
    left = draw(st.integers(0, 3))
    kept = joins if left else joins[1:]
    return p.Program((*before, starts[0], *between, *starts[1:], *after, kept[0], *late, *kept[1:]), threads)
