"""The runs of a unit that break a rule about accesses."""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.accesses.meetings import meetings, runs_of, serial_runs
from fencepost.engine.accesses.patience import Patience
from fencepost.engine.accesses.recording import RecordedHistory, Remade, RunRecorder
from fencepost.engine.accesses.spins import spins
from fencepost.engine.accesses.suspects import has_suspects
from fencepost.engine.accesses.touches import touches
from fencepost.machine.values.errors import RestartError
from fencepost.model.history import Offence
from fencepost.properties.rule import MeetingKind, Rule
from fencepost.search.exploration import Exploration
from fencepost.search.replay import Replayed, replay
from fencepost.search.schedule import Turn, schedule_along
from fencepost.search.space import Space

_MOST_MEETINGS = 30
"""How many meetings of one unit are looked at, each in two runs."""

_ASSUMED = f"the first {_MOST_MEETINGS} ways in which threads meet at variables stand for all of them"


RecordedRun = tuple[RecordedHistory, Replayed, tuple[Turn, ...]]
"""A history, with the run and its schedule."""


class ShownOffence(NamedTuple):
    """An offence with the run that shows it."""

    rule: Rule
    offence: Offence
    history: RecordedHistory
    run: Replayed
    turns: tuple[Turn, ...]


def shown(found: Exploration, own: OwnCode, wanted: Sequence[Rule], patience: Patience) -> Iterator[ShownOffence]:
    """What runs of the program show, in the order of the runs; as long as there is patience."""
    in_loops = [rule for rule in wanted if rule.meets == "loops"]
    wanted = [rule for rule in wanted if rule.meets != "loops"]
    runs = list(_recorded_runs(found, own, {rule.meets for rule in wanted}, patience)) if wanted else []
    offences = list(_offences(runs, wanted))
    if any(one.rule.meets == "updates" for one in offences):
        # Runs of one thread after the other say what each would write had it seen what it has overwritten.
        seen = {turns for _, _, turns in runs}
        others = [turns for turns in _schedules(found, serial_runs(found)) if turns not in seen]
        runs += [(*recorded(found, own, turns), turns) for turns in others]
        offences = list(_offences(runs, wanted))
    yield from offences
    if in_loops:
        yield from _in_loops(found, own, in_loops, patience)


def _offences(runs: Sequence[RecordedRun], wanted: Sequence[Rule]) -> Iterator[ShownOffence]:
    """All offences that some runs show, each judged with what the others say of its threads."""
    remade: dict[Remade, set[Hashable]] = {}
    for history, _, _ in runs:
        for key, value in history.updates():
            remade.setdefault(key, set()).add(value)
    for history, run, turns in runs:
        history.remade = remade
        for rule in wanted:
            for offence in rule.offences(history) if rule.offences is not None else ():
                yield ShownOffence(rule, offence, history, run, turns)


def _in_loops(found: Exploration, own: OwnCode, wanted: Sequence[Rule], patience: Patience) -> Iterator[ShownOffence]:
    """What runs show in which a thread waits in a loop and leaves it after all. Shown is the part before it does."""
    for turns, waiting in patience.steps(_looping(found, patience)):
        history, _ = recorded(found, own, turns)
        each = [(rule, offence) for rule in wanted if rule.offences is not None for offence in rule.offences(history)]
        if each:
            shorter, run = recorded(found, own, waiting)
            for rule, offence in each:
                yield ShownOffence(rule, offence, shorter, run, waiting)


def _looping(found: Exploration, patience: Patience) -> Iterator[tuple[tuple[Turn, ...], tuple[Turn, ...]]]:
    """The schedules of runs in which a thread waits in a loop, each with its first part, in which the thread does."""
    runs = spins(found, patience)
    while True:
        with found.space.world.looked_further():
            try:
                run = next(runs, None)
                if run is None:
                    return
                whole = schedule_along(run.space, run.path)
                first = schedule_along(run.space, run.path[: run.waiting])
            except RestartError:
                continue
        yield whole, first


def _recorded_runs(
    found: Exploration, own: OwnCode, kinds: Container[MeetingKind], patience: Patience
) -> Iterator[RecordedRun]:
    """The histories of runs in which threads meet, each run once."""
    seen: set[tuple[Turn, ...]] = set()
    chosen = meetings(found, kinds, _MOST_MEETINGS, patience) if has_suspects(found.space.world) else []
    if len(chosen) > _MOST_MEETINGS or patience.is_over:
        found.space.world.assumed[_ASSUMED] = None
    runs = chain.from_iterable(runs_of(found, meeting) for meeting in chosen[:_MOST_MEETINGS])
    every = chain(touches(found, own, patience) if "touches" in kinds else (), runs)
    for turns in patience.steps(_schedules(found, every)):
        if turns not in seen:
            seen.add(turns)
            yield (*recorded(found, own, turns), turns)


def _schedules(found: Exploration, runs: Iterator[tuple[Space, list[int]]]) -> Iterator[tuple[Turn, ...]]:
    """The schedules of runs, which may come to states that the search has not seen."""
    while True:
        with found.space.world.looked_further():
            try:
                run = next(runs, None)
                if run is None:
                    return
                turns = schedule_along(*run)
            except RestartError:
                continue
        yield turns


def recorded(found: Exploration, own: OwnCode, turns: tuple[Turn, ...]) -> tuple[RecordedHistory, Replayed]:
    """The history of a schedule."""
    world = found.space.world
    fresh = world.unreduced(world.order)
    recorder = RunRecorder(own)
    fresh.watch = recorder.watch
    run = replay(fresh, world.harness, turns, recorder)
    fresh.watch = None  # nothing keeps the recorder, and all that it has heard, longer than its history
    return recorder.history(), run
