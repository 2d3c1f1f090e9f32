"""Under each memory model the machine finds what the model's definition says, with reductions and without."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import pytest

from fencepost.memory.loading import load_model, model_names
from tests.random import axioms
from tests.random.carrier import Carrier
from tests.random.examples import for_all
from tests.random.program import (
    Await,
    Barrier,
    Binary,
    Block,
    Constant,
    Element,
    If,
    Join,
    Load,
    Local,
    Lock,
    Program,
    Start,
    Static,
    Store,
)
from tests.random.races import exchanges, races
from tests.random.reference import Outcome

BY_STRENGTH = ("sc", "x86-tso", "sparc-pso", "armv8", "dotnet", "ecma")
MOST_RUNS, MOST_STATES = 2_000, 40_000
SHARE = 5
"""Of the programs that are asked for, each model gets one of so many."""


@pytest.fixture(scope="module")
def carrier() -> Carrier:
    return Carrier()


def found(carrier: Carrier, program: Program, model: str, reduction: bool = True) -> set[Outcome]:
    explored = carrier.explore(program, reduction, MOST_STATES, model)
    assert explored is not None
    return explored.outcomes


def compare(carrier: Carrier, program: Program, model: str) -> None:
    expected = axioms.explore(program, load_model(model), MOST_RUNS)
    if expected is not None:
        for reduction in (True, False):
            assert found(carrier, program, model, reduction) == expected, f"reduction: {reduction}"


@pytest.mark.share(9)
@pytest.mark.parametrize("model", model_names())
def test_the_machine_finds_what_the_axioms_allow(model: str, carrier: Carrier, pytestconfig: pytest.Config) -> None:
    count = pytestconfig.getoption("--programs") // SHARE
    for_all(count, races(), lambda program: compare(carrier, program, model))


@pytest.mark.parametrize("model", ["armv8", "dotnet", "sparc-pso", "x86-tso"])
def test_names_mean_nothing_where_operations_are_late(
    model: str, carrier: Carrier, pytestconfig: pytest.Config
) -> None:
    """Guesses of numbers are made among what is written to any object of a kind; guesses of objects give names back."""
    count = pytestconfig.getoption("--programs") // SHARE

    def check(program: Program) -> None:
        expected = carrier.explore(program, True, MOST_STATES, model)
        renamed = carrier.explore(program, True, MOST_STATES, model, renames=True)
        assert expected is not None
        assert renamed is not None
        assert renamed.outcomes == expected.outcomes

    for_all(count, races(("reference", "lock", "volatile", "update")), check)


@pytest.mark.parametrize("model", ["dotnet", "ecma"])
def test_reads_are_made_again_where_the_axioms_allow_it(
    model: str, carrier: Carrier, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    count = pytestconfig.getoption("--programs") // SHARE
    path = again(tmp_path, model)
    for_all(count // 2, races(USED_OFTEN), lambda program: compare(carrier, program, path))


USED_OFTEN = ("choice", "element", "reference", "barrier", "ordered")


@pytest.mark.parametrize("model", ["ecma", "ecma-table1", "relaxed"])
def test_what_an_exchange_publishes_may_be_incomplete_where_it_passes_writes(
    model: str, carrier: Carrier, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    count = pytestconfig.getoption("--programs") // SHARE // 2
    late = late_updates(tmp_path, model)

    def check(program: Program) -> None:
        compare(carrier, program, model)
        compare(carrier, program, late)
        for value, replayed in carrier.replays(program, late, MOST_STATES):
            assert replayed == value

    for_all(count, exchanges(), check)


def late_updates(folder: Path, model: str) -> str:
    """A built-in model in which a read-modify-write may pass plain writes."""
    path = folder / f"{model}-late.toml"
    text, _, _ = (files("fencepost.memory") / "models" / f"{model}.toml").read_text("utf-8").partition("[litmus]")
    path.write_text(re.sub(r'^(WP? +=( |")+(\S+ +){5})-', r"\1y", text, flags=re.MULTILINE), "utf-8")
    assert load_model(str(path)).table["WP"]["RMW"] == load_model(str(path)).table["W"]["RMW"] == ""
    return str(path)


def again(folder: Path, model: str) -> str:
    """A built-in model under which plain reads may be made again."""
    text = (files("fencepost.memory") / "models" / f"{model}.toml").read_text("utf-8")
    path = folder / f"{model}-again.toml"
    kept = text.replace("read_introduction = true\n", "")
    path.write_text(kept.replace("forwarding =", "read_introduction = true\nforwarding ="), "utf-8")
    return str(path)


def test_a_weaker_model_has_all_outcomes_of_a_stronger_one(carrier: Carrier, pytestconfig: pytest.Config) -> None:
    def check(program: Program) -> None:
        outcomes = {model: found(carrier, program, model) for model in (*BY_STRENGTH, "power")}
        for strong, weak in (*pairwise(BY_STRENGTH), ("armv8", "power")):
            assert outcomes[strong] <= outcomes[weak], (strong, weak)

    for_all(pytestconfig.getoption("--programs") // SHARE, races(), check)


@pytest.mark.share(10)
@pytest.mark.parametrize("model", ["x86-tso", "dotnet", "ecma", "power"])
def test_every_outcome_has_a_schedule_that_replays(model: str, carrier: Carrier, pytestconfig: pytest.Config) -> None:
    def check(program: Program) -> None:
        for value, replayed in carrier.replays(program, model, MOST_STATES):
            assert replayed == value

    for_all(pytestconfig.getoption("--programs") // SHARE, races(), check)


X, Y, Z, V = map(Static, "xyzv")
ZERO, ONE, TWO = map(Constant, range(3))
FIRST = Local(0)


def program(*threads: Block) -> Program:
    slots = range(len(threads))
    return Program((*map(Start, slots), *map(Join, slots)), threads)


REMARKABLE = {
    "a volatile read waits for the thread's own volatile write where the table says so": program(
        (Store(V, ONE), Load(0, V), Load(1, Y)),
        (Store(Y, ONE), Barrier(), Load(0, V)),
    ),
    "what passes a volatile read by its address waits for that": program(
        (Load(0, V), Store(V, TWO), Load(1, V), Load(2, X)),
        (Store(X, ONE), Barrier(), Store(V, ONE)),
    ),
    "a read of the thread's own write waits for what was written": program(
        (Load(0, Y), Store(V, FIRST), Load(1, V), Load(2, X)),
        (Store(X, ONE), Barrier(), Store(Y, ONE)),
    ),
    "so it does when others read the variable": program(
        (Load(0, Y), Store(V, FIRST), Load(1, V), Load(2, X)),
        (Store(X, ONE), Barrier(), Store(Y, ONE)),
        (Load(0, V),),
    ),
    "a read that waits for the thread's own write is passed": program(
        (Store(X, ONE), Store(X, TWO), Load(0, X), Store(Y, TWO)),
        (Store(Y, ONE), Load(0, Y), Load(1, X), Store(X, TWO)),
    ),
    "a value is read again for an address, and is what it was for the next one": program(
        (Load(0, X), Load(1, Element(FIRST)), Load(2, Element(FIRST))),
        (Store(X, ONE), Store(Element(ZERO), ONE)),
    ),
    "what is written depends on what has been read again": program(
        (Load(0, X), If(Binary("==", FIRST, ZERO), (Store(Y, FIRST),))),
        (Load(0, Y), Store(X, Local(0)), Store(X, TWO)),
    ),
    "nothing is read again after a release or a write of its own": program(
        (Load(0, X), Store(V, ONE), Load(1, Y), Store(Y, TWO), Store(Z, Binary("+", FIRST, Local(1)))),
        (Load(0, V), Store(X, ONE), Store(Y, ONE)),
    ),
    "a lock passes a read that waits for another one": program(
        (Load(0, Y), Load(1, Element(Binary("&", FIRST, ONE))), Lock("k", (Load(2, X),))),
        (Lock("k", (Store(X, ONE),)), Barrier(), Store(Element(ONE), ONE), Store(Y, ONE)),
    ),
    "two reads of one variable are passed by what others wait for": program(
        (Load(0, X), Store(Y, FIRST)),
        (Load(1, Y), Load(2, Y), Store(X, ONE)),
    ),
    "so they are where the other thread polls": program(
        (Await(X, 1), Store(Y, TWO)),
        (Load(0, X), Load(1, Y), Load(2, Y), Store(X, Binary("+", FIRST, ONE))),
    ),
    "three reads of one variable are passed": program(
        (Load(0, X), If(FIRST, (Store(Y, ONE),))),
        (Load(0, Y), Load(1, Y), Load(2, Y), Store(X, ONE)),
    ),
    "the end of an inner lock of the same object holds back nothing that the end of a lock does not": program(
        (Load(0, X), Lock("k", (Lock("k", (Load(1, Y),)), Load(2, X)))),
        (Store(X, ONE),),
    ),
    "a lock that is taken twice is given back after both, and may be had by another one then": program(
        (Load(0, X), Lock("k", (Lock("k", ()), Lock("k", (Store(Y, ONE),)), Load(1, X)))),
        (Lock("k", (Load(0, Y), Lock("k", (Store(X, ONE),)), Load(1, Y))),),
    ),
    "a read that has been passed gets the thread's own write": program(
        (
            Store(Element(ZERO), ONE),
            Load(0, Y),
            Load(1, Element(Binary("^", FIRST, FIRST))),
            Load(2, X),
            Store(Z, Local(1)),
        ),
        (Store(X, ONE), Barrier(), Store(Y, ONE), Load(0, Z), Barrier(), Load(2, Element(ZERO))),
    ),
}
"""Programs in which a small mistake shows that random ones need long to find."""


@pytest.mark.share(10)
@pytest.mark.parametrize("name", REMARKABLE)
def test_remarkable_programs(name: str, carrier: Carrier) -> None:
    for model in model_names():
        compare(carrier, REMARKABLE[name], model)
