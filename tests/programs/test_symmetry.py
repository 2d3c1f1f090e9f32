"""Threads that start alike are explored as one, and keep their names in what is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.replaying import replay_unit
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.world import World
from fencepost.search.budget import Budget
from fencepost.search.explore import explore

PEERS = Path(__file__).parent / "bin" / "Release" / "Peers.dll"
LIMITED = Settings(time=60.0, model="sc")


def peer(name: str) -> tuple[Program, MethodInstance, World]:
    program = Program(PEERS)
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]) == f"Programs.{name}")
    harness = program.instance(type, method)
    return program, harness, program.world(LIMITED, harness)


@pytest.mark.parametrize(("name", "states"), [("Increments.N6", 263), ("Increments.N8", 1289)])
def test_threads_that_do_the_same_cost_one_state(name: str, states: int) -> None:
    _, harness, world = peer(name)
    assert len(explore(world, harness, Budget()).parents) == states


def test_philosophers_differ_by_their_forks() -> None:
    _, harness, world = peer("Philosophers.Crossed4")
    assert explore(world, harness, Budget()).space.symmetry.groups == []


def test_schedules_name_the_threads_that_run() -> None:
    program = Program(PEERS)
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]) == "Programs.Increments.N5")
    unit = check_unit(program, type, method, LIMITED, outcomes=True)
    assert [outcome.value for outcome in unit.outcomes] == [(1,), (2,), (3,), (4,), (5,)]
    for outcome in unit.outcomes:
        assert replay_unit(program, type, method, outcome.schedule, "sc").outcome == outcome.value


def test_every_state_stands_for_itself_or_for_what_it_was_made_from() -> None:
    _, harness, world = peer("Increments.N5")
    found = explore(world, harness, Budget())
    canonical = found.space.symmetry.canonical
    assert all(canonical(state) == state for state in found.parents)
    for state in found.finals:
        assert canonical(found.path(state)[-1]) == state
        assert len(found.path(state)) == found.distance(state) + 1
