"""Random programs in which threads run one method, and make nodes that others find: what they are called, and which of
the threads is where, does not matter."""

from __future__ import annotations

from hypothesis import strategies as st

from tests.random import program as p

_VALUES: st.SearchStrategy[p.Expression] = st.builds(p.Constant, st.integers(1, 2)) | st.just(
    p.Binary("+", p.Local(0), p.Constant(1))
)
_PLACES = st.sampled_from([p.Static("x"), p.Static("v")])
_PUBLISHED = st.sampled_from([p.Static("x"), p.Static("v"), p.Field(0, "f")])
_EXCHANGES = st.sampled_from(["Exchange", "CompareExchange"])
_SIMPLE: st.SearchStrategy[p.Block] = st.one_of(
    st.builds(lambda place, value: (p.Store(place, value),), _PLACES, _VALUES),
    st.builds(lambda place: (p.Load(0, place),), _PLACES),
    st.builds(lambda place, value: (p.Update("Add", 1, place, value),), _PLACES, _VALUES),
    st.builds(lambda gate, place: (p.Lock(gate, (p.Load(2, place),)),), st.sampled_from(p.GATES), _PLACES),
)
_NODES: st.SearchStrategy[p.Block] = st.one_of(
    st.builds(
        lambda value, way: (p.Make(0), p.Store(p.Field(0, "f"), value), p.UpdateReference(way, 1, p.Slot("p"), 0)),
        _VALUES,
        _EXCHANGES,
    ),
    st.builds(
        lambda value: (p.Make(1), p.Store(p.Field(1, "f"), value), p.StoreReference(p.Slot("p"), 1)),
        _VALUES,
    ),
    st.just((p.LoadReference(0, p.Slot("p")), p.Try((p.Load(3, p.Field(0, "f")),), ()))),
)


@st.composite
def peers(draw: st.DrawFn) -> p.Program:
    """Two threads or three, of which two at least run the same method; the main thread starts and joins them."""
    nodes = draw(st.booleans())
    parts = st.one_of(_NODES, _NODES, _SIMPLE) if nodes else _SIMPLE
    count = draw(st.integers(2, 3))
    body = sum(draw(st.lists(parts, min_size=1, max_size=2 if count == 3 else 3)), ())
    other = sum(draw(st.lists(parts, min_size=1, max_size=1)), ())
    threads = (body,) * count if draw(st.booleans()) else (*(body,) * (count - 1), other)
    if count == 2:
        threads = (body, body)
    starts = [p.Start(slot, threads.index(thread)) for slot, thread in enumerate(threads)]
    late = sum(draw(st.lists(_SIMPLE, max_size=1)), ())
    joins = [p.Join(slot) for slot in range(len(threads))]
    return p.Program((*starts, joins[0], *late, *joins[1:]), threads, alike=True)
