"""The runs of a unit that break a rule about accesses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.accesses.meetings import Meeting, meetings, runs_of
from fencepost.engine.accesses.recording import RecordedHistory, RunRecorder
from fencepost.machine.values.errors import RestartError
from fencepost.model.history import Offence
from fencepost.properties.rule import Rule
from fencepost.search.exploration import Exploration
from fencepost.search.replay import Replayed, replay
from fencepost.search.schedule import Turn, schedule_along

_MOST_RUNS = 60
"""How many runs of one unit are looked at."""


class Shown(NamedTuple):
    """An offence with the run that shows it."""

    rule: Rule
    offence: Offence
    history: RecordedHistory
    run: Replayed
    turns: tuple[Turn, ...]


def shown(
    found: Exploration, own: OwnCode, wanted: Sequence[Rule], is_late: Callable[[], bool] = lambda: False
) -> Iterator[Shown]:
    """What runs of the program show, in the order of the runs; it ends when it `is_late`."""
    runs = 0
    for meeting in meetings(found, {rule.meets for rule in wanted}):
        for turns in _schedules(found, meeting):
            if runs == _MOST_RUNS or is_late():
                return
            runs += 1
            history, run = recorded(found, own, turns)
            for rule in wanted:
                for offence in rule.offences(history) if rule.offences is not None else ():
                    yield Shown(rule, offence, history, run, turns)


def _schedules(found: Exploration, meeting: Meeting) -> Iterator[tuple[Turn, ...]]:
    with found.space.world.looked_further(), suppress(RestartError):
        for space, path in runs_of(found, meeting):
            yield schedule_along(space, path)


def recorded(found: Exploration, own: OwnCode, turns: tuple[Turn, ...]) -> tuple[RecordedHistory, Replayed]:
    """The history of a schedule."""
    world = found.space.world
    fresh = world.unreduced(world.order)
    recorder = RunRecorder(own)
    fresh.watch = recorder.watch
    run = replay(fresh, world.harness, turns, recorder)
    return recorder.history(), run
