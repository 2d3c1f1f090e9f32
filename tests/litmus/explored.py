"""All outcomes of the methods of an assembly under any memory model."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fencepost.engine.programs.program import Program
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.machine.state.local_state import Ended
from fencepost.memory.loading import load_model
from fencepost.search.budget import Budget
from fencepost.search.explore import Exploration, explore
from fencepost.search.reductions import REDUCTIONS
from fencepost.search.replay import replay
from fencepost.search.schedule import from_text, schedule_along, to_text

BINARIES = Path(__file__).parent / "bin"
MOST_STATES = 100_000


class Explored(NamedTuple):
    """`outcomes` are the values that a method can return, each with a schedule that leads to it."""

    outcomes: dict[tuple[Any, ...], str]
    states: int


class Assembly:
    """An assembly, opened once; its methods are lowered once for all models."""

    def __init__(self, path: Path) -> None:
        self._program = Program(path)
        units = self._program.units(lambda method: not method.parameters)
        self._methods = {unit_name(method): self._program.instance(type, method) for type, method in units}

    def explore(self, name: str, model: str) -> Explored:
        """Everything that a method can return; that no limit is met is a part of each test, and that no run fails,
        unless what has been compared with null may be null the next time."""
        harness = self._methods[name]
        world = self._program.world(Settings(model=model), harness)
        found = explore(world, harness, Budget(MOST_STATES, megabytes=2048, seconds=120.0))
        assert found.complete, f"{name} under {model}: stopped by {found.stopped_by}"
        fails = found.crashes and not load_model(model).switches.read_introduction
        assert not fails, f"{name} under {model} fails"
        assert not world.full
        return Explored(dict(_returned(found)), len(found.parents))

    def replay(self, name: str, model: str, schedule: str) -> tuple[Any, ...] | None:
        """What the method returns in the run that a schedule tells of."""
        harness = self._methods[name]
        world = self._program.world(Settings(without=tuple(REDUCTIONS), model=model), harness)
        return replay(world, harness, from_text(schedule)).outcome


def _returned(found: Exploration) -> dict[tuple[Any, ...], str]:
    space = found.space
    first: dict[tuple[Any, ...], int] = {}
    for state in found.finals:
        local: Any = space.local_of(state, 0)
        assert local.__class__ is Ended, "some thread waits for ever"
        first.setdefault(local.outcome or (), state)
    return {value: to_text(schedule_along(space, found.path(state)), space.world) for value, state in first.items()}


@cache
def opened(name: str, configuration: str) -> Assembly:
    return Assembly(BINARIES / configuration / f"{name}.dll")
