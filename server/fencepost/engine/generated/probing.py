"""Makes each call alone: which states of the object it leads to, whether it changes anything, whether it can be run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fencepost.engine.generated.trials import failure_text
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.state.local_state import Ended, LocalState, Running
from fencepost.machine.state.trial import SETUP, Trial
from fencepost.machine.state.world import World
from fencepost.machine.values.values import CELL, Local, Published, Ref
from fencepost.model.reductions import Reductions
from fencepost.search.budget import Budget
from fencepost.search.exploration import Exploration
from fencepost.search.explore import explore
from fencepost.search.space import CRASHED, Space

_MOST_STATES = 4000
_STATIC = "static"


class Probe(NamedTuple):
    """How a sequence of calls ends: `key` tells the states of the object apart, None where it cannot.

    `heard` is how often handlers and stubs were called, at least. One that `fails` ends by an exception that `said`
    what it says.
    """

    ends: bool
    throws: bool = False
    key: Any = None
    problem: str = ""
    blocks: bool = False
    fails: bool = False
    heard: int = 0
    said: str = ""


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
        limits = Budget(_MOST_STATES, budget.megabytes, budget.left(), meter=budget.meter)
        limits.start()
        try:
            found = explore(world, alone, limits)
        except UnsupportedError as problem:
            return Probe(False, problem=str(problem))
        if found.stopped_by == "states":
            return Probe(False, problem=f"alone it has more than {_MOST_STATES} states")
        if found.crashes:
            left = [state for state in found.crashes if not state & CRASHED]
            if left:
                return Probe(False, problem=failure_text(found.space, left[0]))
            return Probe(False, fails=True, said=failure_text(found.space, found.crashes[0]))
        ends = found.finals or _left_alone(found)
        if not ends:
            return Probe(False, blocks=True)
        probes = [self._ended(found.space, state, alone) for state in ends]
        return Probe(
            all(probe.ends for probe in probes),
            any(probe.throws for probe in probes),
            _key_of(probes),
            blocks=any(probe.blocks for probe in probes),
            heard=min(probe.heard for probe in probes),
        )

    def _ended(self, space: Space, state: int, trial: Trial) -> Probe:
        local = space.started(state, 0)
        last = space.value(("result", SETUP, len(trial.setup) - 1), state) if trial.setup else ("returned",)
        if last is None or local.__class__ is Ended:
            return Probe(False, blocks=True)
        calls = sum([space.value(address, state, 0) for address in space.cells if address[0] == "heard"])
        return Probe(True, last[0] == "threw", self._key(space, state, local), heard=calls)

    def _key(self, space: Space, state: int, local: LocalState) -> Any:
        """The object, the arguments and the program's own static fields, all that can be reached from them, and the
        other threads that have not ended."""
        assert isinstance(local, Running)  # a probe looks at a thread that waits
        walk = _Walk(local.heap, _cells(space, state))
        roots = [walk.value(value) for _, value in local.frames[-1].registers]
        for number, value in (*(local.statics or ()), *local.own_statics):
            if self._is_own(number):
                roots.append((number, walk.value(value)))
        for address, value in walk.cells.get(_STATIC, []):
            if self._is_own(address[0]):
                roots.append((address, walk.value(value)))
        others = [space.local_of(state, field.slot) for field in space.threads[1:]]
        alive = [other for other in others if other is not None and not isinstance(other, Ended)]
        return tuple(roots), tuple(walk.found), tuple(alive)

    def _is_own(self, number: int) -> bool:
        universe = self._world.universe
        return universe.static_fields[number].owner.assembly is not universe.library


def _left_alone(found: Exploration) -> list[int]:
    """Of calls after which other threads go on for ever: the states in which the calls have been made. The first one of
    each way in which that ends is enough: what the other threads do changes the object again and again."""
    if not found.complete:
        return []
    space, moves, rests = found.space, set[LocalState](), dict[LocalState, int]()
    for state in found.parents:
        local = space.started(state, 0)
        if any(slot == 0 for slot, _ in space.enabled(state)):
            moves.add(local)
        elif isinstance(local, Running) and len(local.frames) == 1:
            rests.setdefault(local, state)
    return [state for local, state in rests.items() if local not in moves]


def _key_of(probes: list[Probe]) -> Any:
    """The key of several ends: that of each, or all of them together. None if one of them has none."""
    keys = frozenset([probe.key for probe in probes])
    if None in keys:
        return None
    return keys if len(keys) > 1 else next(iter(keys))


_Cells = dict[Any, list[tuple[tuple[Any, ...], Any]]]
"""The cells that are not as they were at first, for each owner: the rest of their addresses, and their values."""


def _cells(space: Space, state: int) -> _Cells:
    found: _Cells = {}
    for address, cell in space.cells.items():
        if number := space.get(cell, state):
            found.setdefault(address[0], []).append((address[1:], cell.values[number]))
    for cells in found.values():
        cells.sort(key=lambda one: repr(one[0]))
    return found


class _Walk:
    """Objects numbered in the order in which they are met; where they were made says nothing of them."""

    def __init__(self, heap: tuple[Any, ...], cells: _Cells) -> None:
        self._heap = heap
        self.cells = cells
        self._numbers: dict[Any, int] = {}
        self.found: list[Any] = []

    def value(self, value: Any) -> Any:
        if isinstance(value, Local):
            return self._object(value.number, self._local)
        if isinstance(value, Published):
            value = value.ref
        if isinstance(value, Ref):
            return self._object(value, self._shared)
        if isinstance(value, tuple):
            return (value.__class__, tuple([self.value(part) for part in value]))
        return value

    def _object(self, named: Any, content: Callable[[Any], Any]) -> Any:
        key = named.key if isinstance(named, Ref) else named
        if key not in self._numbers:
            at = self._numbers[key] = len(self._numbers)
            self.found.append(None)
            self.found[at] = content(named)
        return Local(self._numbers[key])

    def _local(self, number: int) -> Any:
        klass, _, lock, shape, values, _ = self._heap[number]
        return klass, lock, shape, tuple([self.value(part) for part in values])

    def _shared(self, ref: Ref) -> Any:
        values = tuple([self.value(part) for part in ref.values if part is not CELL])
        cells = tuple([(address, self.value(value)) for address, value in self.cells.get(ref.key, [])])
        return ref.klass, ref.shape, values, cells
