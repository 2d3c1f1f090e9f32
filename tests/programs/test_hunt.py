"""Errors that are far away are found before all states are; a hunt that finds nothing says nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.replaying import replay_unit
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.machine.state.local_state import Ended
from fencepost.model.verdict import Unit
from fencepost.search.budget import Budget
from fencepost.search.explore import explore
from fencepost.search.hunt import Hunt
from fencepost.search.space import Space

PEERS = Path(__file__).parent / "bin" / "Release" / "Peers.dll"
LIMITED = Settings(max_states=3_000, time=60.0, model="sc")


def check(name: str, settings: Settings = LIMITED) -> Unit:
    program = Program(PEERS)
    return next(check_unit(program, *unit, settings) for unit in program.units(None) if unit_name(unit[1]) == name)


@pytest.mark.parametrize("name", ["Crossed20", "Crossed80", "Forever80"])
def test_a_deadlock_of_many_threads_is_found_and_replays(name: str) -> None:
    program = Program(PEERS)
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]) == f"Programs.Philosophers.{name}")
    unit = check_unit(program, type, method, LIMITED)
    assert unit.verdict == "VIOLATED"
    (finding,) = unit.findings
    assert finding.message.startswith("Deadlock")
    again = replay_unit(program, type, method, finding.schedule, "sc").unit
    assert [f.message for f in again.findings] == [finding.message]


def test_a_hunt_is_the_same_every_time() -> None:
    assert check("Programs.Philosophers.Crossed20").findings == check("Programs.Philosophers.Crossed20").findings


def test_a_hunt_that_finds_nothing_proves_nothing() -> None:
    assert check("Programs.MichaelScott.Three_Two").verdict == "HOLDS_UP_TO"


def test_random_walks_find_what_needs_few_switches() -> None:
    program = Program(PEERS)
    type, method = next(u for u in program.units(None) if unit_name(u[1]) == "Programs.Philosophers.Crossed3")
    harness = program.instance(type, method)
    world = program.world(LIMITED, harness)
    found = explore(world, harness, Budget())
    space: Space = found.space
    wrong = {state for state in found.finals if space.started(state, 0).__class__ is not Ended}
    hunt = Hunt(space, next(iter(found.parents)), wrong.__contains__, lambda: False)
    way = hunt.walk(2_000)
    assert way is not None
    assert way[-1] in wrong
    assert set(way) <= set(found.parents)


def test_a_hunt_ends_when_time_is_over() -> None:
    program = Program(PEERS)
    type, method = next(u for u in program.units(None) if unit_name(u[1]) == "Programs.Philosophers.Crossed3")
    harness = program.instance(type, method)
    space = Space(program.world(LIMITED, harness), harness)
    hunt = Hunt(space, space.initial(), lambda _: True, lambda: True)
    assert hunt.begin(2_000) is None


@pytest.mark.parametrize(
    ("topic", "name", "verdict"),
    [
        # A hunt gets to know threads that the search has not met yet.
        ("AsyncCode", "AsyncLockOrder.X_Right", "HOLDS"),
        # Threads that start alike are named by those that wait for a pulse.
        ("MonitorIdioms", "FairTickets.X_Wrong", "VIOLATED"),
        ("MonitorIdioms", "FairTickets.X_Right", "HOLDS"),
    ],
)
def test_a_search_for_the_first_error_gives_the_verdict(topic: str, name: str, verdict: str) -> None:
    program = Program(PEERS.with_name(f"{topic}.dll"))
    units = (unit for unit in program.units(None) if unit_name(unit[1]) == f"Programs.{name}")
    assert check_unit(program, *next(units), Settings()).verdict == verdict
