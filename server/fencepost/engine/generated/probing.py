"""Makes each call alone: which states of the object it leads to, whether it changes anything, whether it can be run."""

from __future__ import annotations

from typing import Any, NamedTuple

from fencepost.engine.generated.trials import failure_text
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.state.local_state import Ended, LocalState, Running
from fencepost.machine.state.trial import SETUP, Trial
from fencepost.machine.state.world import World
from fencepost.machine.values.values import Local
from fencepost.model.reductions import Reductions
from fencepost.search.budget import Budget
from fencepost.search.explore import explore
from fencepost.search.space import CRASHED, Space

_MOST_STATES = 4000


class Probe(NamedTuple):
    """How a sequence of calls ends: `key` tells the states of the object apart, None where it cannot.

    `heard` is how often handlers and stubs were called, at least.
    """

    ends: bool
    throws: bool = False
    key: Any = None
    problem: str = ""
    blocks: bool = False
    fails: bool = False
    heard: int = 0


class Prober:
    """Runs sequences of calls in one thread. All of them know the same objects, so that their ends can be compared."""

    def __init__(self, universe: Universe, reductions: Reductions) -> None:
        self._world = World(universe, reductions)

    def probe(self, trial: Trial, budget: Budget) -> Probe:
        """Explores the calls that set a trial up, without its threads."""
        alone = trial._replace(threads=(), final=())
        world = self._world
        world.restart()
        world.harness = alone
        limits = Budget(_MOST_STATES, budget.megabytes, budget.left())
        limits.start()
        try:
            found = explore(world, alone, limits)
        except UnsupportedError as problem:
            return Probe(False, problem=str(problem))
        if found.stopped_by == "states":
            return Probe(False, problem=f"alone it has more than {_MOST_STATES} states")
        if found.crashes:
            left = [state for state in found.crashes if not state & CRASHED]
            return Probe(False, problem=failure_text(found.space, left[0])) if left else Probe(False, fails=True)
        if not found.finals:
            return Probe(False, blocks=True)
        probes = [self._ended(found.space, state, alone) for state in found.finals]
        keys = {probe.key for probe in probes}
        return Probe(
            all(probe.ends for probe in probes),
            any(probe.throws for probe in probes),
            keys.pop() if len(keys) == 1 else None,
            blocks=any(probe.blocks for probe in probes),
            heard=min(probe.heard for probe in probes),
        )

    def _ended(self, space: Space, state: int, trial: Trial) -> Probe:
        local = space.started(state, 0)
        last = space.value(("result", SETUP, len(trial.setup) - 1), state) if trial.setup else ("returned",)
        if last is None or local.__class__ is Ended:
            return Probe(False, blocks=True)
        alone = len(space.threads) == 1
        calls = sum([space.value(address, state, 0) for address in space.cells if address[0] == "heard"])
        return Probe(True, last[0] == "threw", self._key(local) if alone else None, heard=calls)

    def _key(self, local: LocalState) -> Any:
        """The object, the arguments and the program's own static fields, and all that can be reached from them."""
        universe = self._world.universe
        assert isinstance(local, Running)  # a probe looks at a thread that waits
        walk = _Walk(local.heap)
        roots = [walk.value(value) for _, value in local.frames[-1].registers]
        for number, value in (*(local.statics or ()), *local.own_statics):
            if universe.static_fields[number].owner.assembly is not universe.library:
                roots.append((number, walk.value(value)))
        return tuple(roots), tuple(walk.found)


class _Walk:
    """Objects numbered in the order in which they are met; where they were made says nothing of them."""

    def __init__(self, heap: tuple[Any, ...]) -> None:
        self._heap = heap
        self._numbers: dict[int, int] = {}
        self.found: list[Any] = []

    def value(self, value: Any) -> Any:
        if isinstance(value, Local):
            return self._object(value.number)
        if isinstance(value, tuple):
            return (value.__class__, tuple([self.value(part) for part in value]))
        return value

    def _object(self, number: int) -> Any:
        if number not in self._numbers:
            at = self._numbers[number] = len(self._numbers)
            self.found.append(None)
            klass, _, lock, shape, values, _ = self._heap[number]
            self.found[at] = (klass, lock, shape, tuple([self.value(part) for part in values]))
        return Local(self._numbers[number])
