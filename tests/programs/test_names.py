"""What objects and pool threads are called tells no states apart: searches are smaller, and loops that allocate end."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.replaying import replay_unit
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.local_state import Ended
from fencepost.machine.state.world import World
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration, explore
from fencepost.search.renaming import Renaming
from tests.programs.expected import EXPECTED

FOLDER = Path(__file__).parent / "bin" / "Release"
LIMITED = Settings(max_states=12_000, time=60.0, model="sc")


def harnesses(topic: str) -> list[tuple[str, MethodInstance, World]]:
    """Each harness of a topic, in a world in which names mean nothing from the start."""
    program = Program(FOLDER / f"{topic}.dll")
    found = []
    for type, method in program.units(None):
        harness = program.instance(type, method)
        world = program.world(LIMITED, harness)
        world.forget_names()
        found.append((unit_name(method), harness, world))
    return found


def outcomes(found: Exploration) -> set[tuple[object, ...]]:
    ends = [found.space.started(state, 0) for state in found.finals]
    return {end.outcome or () for end in ends if isinstance(end, Ended)}


@pytest.mark.parametrize("topic", ["AsyncIdioms", "LockFree", "MonitorWait", "TaskPrograms", "TypeInit"])
def test_names_from_the_start_change_no_outcome(topic: str) -> None:
    compared = 0
    for name, harness, world in harnesses(topic):
        found = explore(world, harness, Budget(600, 4096, 600.0))
        expected = EXPECTED[name]["outcomes"]
        if found.complete and expected is not None:
            assert outcomes(found) == {tuple(value) for value in expected if value[0] != "!"}, name
            compared += 1
    assert compared


def test_every_state_stands_for_itself() -> None:
    for _, harness, world in harnesses("TaskPrograms"):
        found = explore(world, harness, Budget(300, 4096, 600.0))
        assert isinstance(found.space.renaming, Renaming)
        assert all(found.space.canonical(state) == state for state in found.parents)


@pytest.mark.share(3)
@pytest.mark.parametrize(
    ("name", "states"),
    [
        ("PushAndPop.Ever_Right", 122), ("PushAndPop.Ever_Wrong", 23), ("Messages.Ever_Right", 13),
        ("Relay.Ever_Right", 25), ("Relay.Gate_Wrong", 2), ("Relay.Await_Right", 13), ("Requests.Ever_Right", 57),
    ],
)  # fmt: skip
def test_what_needs_few_objects_at_a_time_ends(name: str, states: int) -> None:
    program = Program(FOLDER / "Recycling.dll")
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]) == f"Programs.{name}")
    unit = check_unit(program, type, method, LIMITED, outcomes=True)
    assert (unit.states, unit.bounds) == (states, ())
    for finding in unit.findings:
        again = replay_unit(program, type, method, finding.schedule, "sc").unit
        assert [f.property for f in again.findings] == [finding.property] or finding.property == "deadlock"
    endless = check_unit(program, type, method, LIMITED._replace(max_states=700, without=("names",)), outcomes=True)
    assert [bound.kind for bound in endless.bounds] == ["states"]


@pytest.mark.parametrize(
    ("name", "states"),
    [("PollingTasks.Yield_Right", 35), ("PollingTasks.Delay_Right", 88), ("CancelledLoop.X_Right", 52)],
)
def test_so_do_loops_under_a_memory_model(name: str, states: int) -> None:
    """Each round makes new objects, and reads are left pending meanwhile."""
    program = Program(FOLDER.parent / "Debug" / "AsyncLoops.dll")
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]) == f"Programs.{name}")
    unit = check_unit(program, type, method, LIMITED._replace(model="dotnet"))
    assert (unit.verdict, unit.states) == ("HOLDS", states)


def test_what_goes_wrong_without_names_under_a_model_is_replayed() -> None:
    program = Program(FOLDER.parent / "Debug" / "AsyncLoops.dll")
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]).endswith("Tasks.Yield_Wrong"))
    unit = check_unit(program, type, method, LIMITED._replace(model="dotnet"), outcomes=True)
    assert {outcome.value for outcome in unit.outcomes} == {(5,)}
    for finding in unit.findings:
        again = replay_unit(program, type, method, finding.schedule, "dotnet").unit
        assert [(f.property, f.line) for f in again.findings] == [(finding.property, finding.line)]


def test_schedules_name_threads_by_their_starters() -> None:
    program = Program(FOLDER / "ChannelIdioms.dll")
    type, method = next(unit for unit in program.units(None) if unit_name(unit[1]).endswith("ChannelWorkers.X_Right"))
    unit = check_unit(program, type, method, LIMITED, outcomes=True)
    assert unit.states == 203
    for outcome in unit.outcomes:
        assert replay_unit(program, type, method, outcome.schedule, "sc").outcome == outcome.value
