"""Random programs that poll few variables, so that many have runs which end and others which cannot end any more."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.random import program as p

_PLACES = st.sampled_from([p.Static("x"), p.Static("v")])
_CONSTANTS = st.builds(p.Constant, st.integers(0, 1))
_LOCALS = st.integers(0, 1)
_SIMPLE: st.SearchStrategy[p.Statement] = st.one_of(
    st.builds(p.Store, _PLACES, _CONSTANTS, st.booleans()),
    st.builds(p.Await, _PLACES, st.integers(0, 1)),
    st.builds(p.Update, st.sampled_from(["Exchange", "Add", "CompareExchange"]), _LOCALS, _PLACES, _CONSTANTS),
    st.builds(p.Load, _LOCALS, _PLACES, st.booleans()),
)
_BLOCKS = st.lists(_SIMPLE, max_size=2).map(tuple)
_STATEMENTS: st.SearchStrategy[p.Statement] = st.one_of(
    _SIMPLE,
    _SIMPLE,
    st.builds(p.If, st.builds(p.Local, _LOCALS), _BLOCKS, _BLOCKS),
    st.builds(p.Lock, st.sampled_from(p.GATES), _BLOCKS),
)


@st.composite
def pollers(draw: st.DrawFn) -> p.Program:
    """Two threads or three, which the main thread starts and joins."""
    count = draw(st.integers(2, 3))
    threads = tuple(tuple(draw(st.lists(_STATEMENTS, min_size=1, max_size=6 - count))) for _ in range(count))
    slots = range(count)
    return p.Program((*map(p.Start, slots), *map(p.Join, slots)), threads)
