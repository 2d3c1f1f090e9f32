"""What has no race in order does nothing else under a memory model: the short cut of `search.ordered`."""

from __future__ import annotations

import pytest

from fencepost.machine.values.order import order_of
from fencepost.memory.loading import load_model, model_names
from tests.random.carrier import Carrier
from tests.random.examples import for_all
from tests.random.generator import programs
from tests.random.program import Constant, Join, Load, Local, Lock, Place, Program, Start, Static, Store
from tests.random.races import races

MODELS = ("armv8", "dotnet", "sparc-pso", "x86-tso")
MOST_STATES = 4_000
X, Y, V, W = map(Static, "xyvw")


@pytest.fixture(scope="module")
def carrier() -> Carrier:
    return Carrier()


def test_models_with_the_property() -> None:
    orders = {name: order_of(load_model(name)) for name in model_names()}
    assert tuple(sorted(name for name, order in orders.items() if order and order.needs_races)) == MODELS


@pytest.mark.parametrize("model", MODELS)
def test_without_races_all_is_in_order(model: str, carrier: Carrier, pytestconfig: pytest.Config) -> None:
    compared = 0

    def check(program: Program) -> None:
        nonlocal compared
        in_order = carrier.explore_without_race(program, MOST_STATES, model)
        if in_order is not None:
            explored = carrier.explore(program, True, 10 * MOST_STATES, model)
            assert explored is None or explored.outcomes == in_order.outcomes
            compared += explored is not None

    count = pytestconfig.getoption("--programs") // 10
    for_all(count, programs(), check)
    for_all(count, races(("lock", "update", "volatile", "await")), check)
    for_all(count, races(("lock",), ("store",)), check)
    assert compared > count // 2


def crossing(first: Place, second: Place) -> Program:
    """Each thread writes one of two variables and reads the other one."""
    one = (Store(first, Constant(1)), Load(0, second))
    other = (Store(second, Constant(1)), Load(1, first))
    return Program((Start(0), Start(1), Join(0), Join(1)), (one, other))


@pytest.mark.parametrize("places", [(X, Y), (V, W)])
def test_what_may_pass_another_is_a_race(places: tuple[Place, Place], carrier: Carrier) -> None:
    assert carrier.explore_without_race(crossing(*places), MOST_STATES, "dotnet") is None


@pytest.mark.parametrize("model", ["armv8", "dotnet", "sparc-pso"])
def test_writes_that_end_in_the_same_variable_are_a_race(model: str, carrier: Carrier) -> None:
    """What the two threads use next is the same where they race, so it must not be taken for one use."""
    one = (Store(X, Constant(1)), Store(Y, Constant(2)))
    other = (Store(Y, Constant(1)), Store(X, Constant(2)))
    crossed = Program((Start(0), Start(1), Join(0), Join(1)), (one, other))
    assert carrier.explore_without_race(crossed, MOST_STATES, model) is None


def test_what_is_locked_is_none(carrier: Carrier) -> None:
    locked = Program(
        (Start(0), Start(1), Join(0), Join(1)),
        (
            (Lock("k", (Store(X, Constant(1)), Load(0, Y))),),
            (Lock("k", (Store(Y, Constant(1)), Load(1, X))),),
        ),
    )
    assert carrier.explore_without_race(locked, MOST_STATES, "dotnet") is not None
    # A variable whose readers and writers never come at the same time, whatever their locks.
    relayed = Program(
        (Store(X, Constant(1)), Start(0), Join(0), Store(X, Constant(3)), Start(1), Join(1)),
        ((Load(0, X), Store(X, Constant(2))), (Load(0, X), Store(Y, Local(0)))),
    )
    assert carrier.explore_without_race(relayed, MOST_STATES, "dotnet") is not None
