"""Numbers of threads in traces."""

from __future__ import annotations

from fencepost.search.replay import Replayed
from fencepost.search.schedule import thread_paths


class Threads:
    """The threads of a unit's traces, from 1: main, then the threads that main has started, and so on. Schedules name
    them, so that a replay gives them the same numbers. Those of a later run come after."""

    def __init__(self) -> None:
        self._names = ["main"]
        self._numbers = {"0": 1}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._names)

    def of(self, run: Replayed) -> dict[int, int]:
        """The numbers of the threads that a run has started, by their slots."""
        world, state = run.space.world, run.state
        started = [field.slot for field in run.space.threads if run.space.local_of(state, field.slot) is not None]
        every = thread_paths(world)
        paths = {slot: every[slot] for slot in started}
        for slot in sorted(started, key=lambda slot: _order(paths[slot])):
            if paths[slot] not in self._numbers:
                self._names.append(world.slot_names[slot])
                self._numbers[paths[slot]] = len(self._names)
        return {slot: self._numbers[path] for slot, path in paths.items()}


def _order(path: str) -> tuple[int, list[int]]:
    return path.count("."), [int(number) for number in path.split(".")]
