"""The runs of a unit that break a rule about accesses."""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.accesses.labels import Labels
from fencepost.engine.accesses.looking import looked
from fencepost.engine.accesses.meant import Meant, every_variable
from fencepost.engine.accesses.meetings import meetings, run_of, serial_runs
from fencepost.engine.accesses.patience import A_STEP, Patience
from fencepost.engine.accesses.recording import RecordedHistory, Remade, RunRecorder
from fencepost.engine.accesses.spins import spins
from fencepost.engine.accesses.suspects import has_suspects
from fencepost.engine.accesses.touches import touches
from fencepost.model.history import Offence
from fencepost.properties.rule import MeetingKind, Rule
from fencepost.search.exploration import Exploration
from fencepost.search.replay import Replayed, replay
from fencepost.search.schedule import Turn

MOST_MEETINGS = 30
"""How many meetings of one unit are looked at, each in two runs."""

RecordedRun = tuple[RecordedHistory, Replayed, tuple[Turn, ...]]
"""A history, with the run and its schedule."""


class ShownOffence(NamedTuple):
    """An offence with the run that shows it."""

    rule: Rule
    offence: Offence
    history: RecordedHistory
    run: Replayed
    turns: tuple[Turn, ...]


def shown(
    found: Exploration, own: OwnCode, wanted: Sequence[Rule], patience: Patience, meant: Meant = every_variable
) -> Iterator[ShownOffence]:
    """What runs of the program show at variables that are meant, in the order of the runs; as long as there is
    patience."""
    in_loops = [rule for rule in wanted if rule.meets == "loops"]
    wanted = [rule for rule in wanted if rule.meets != "loops"]
    labels = Labels(found.space, patience)
    kinds = {rule.meets for rule in wanted}
    runs = list(_recorded_runs(found, labels, own, kinds, patience, meant)) if wanted else []
    offences = list(_offences(runs, wanted))
    if any(one.rule.meets == "updates" for one in offences):
        # Runs of one thread after the other say what each would write had it seen what it has overwritten.
        seen = {turns for _, _, turns in runs}
        others = looked(found, patience, partial(serial_runs, found)) or ()
        runs += [(*recorded(found, own, turns), turns) for turns in others if turns not in seen]
        offences = list(_offences(runs, wanted))
    yield from offences
    if in_loops:
        yield from _in_loops(found, labels, own, in_loops, patience)


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


def _in_loops(
    found: Exploration, labels: Labels, own: OwnCode, wanted: Sequence[Rule], patience: Patience
) -> Iterator[ShownOffence]:
    """What runs show in which a thread waits in a loop and leaves it after all. Shown is the part before it does."""
    for whole, waiting in patience.steps(spins(found, labels, patience)):
        history, _ = recorded(found, own, whole)
        each = [(rule, offence) for rule in wanted if rule.offences is not None for offence in rule.offences(history)]
        if each:
            shorter, run = recorded(found, own, waiting)
            for rule, offence in each:
                yield ShownOffence(rule, offence, shorter, run, waiting)


def _recorded_runs(
    found: Exploration, labels: Labels, own: OwnCode, kinds: Container[MeetingKind], patience: Patience, meant: Meant
) -> Iterator[RecordedRun]:
    """The histories of runs in which threads meet, each run once."""
    seen: set[tuple[Turn, ...]] = set()
    for turns in patience.steps(_schedules(found, labels, own, kinds, patience, meant)):
        if turns not in seen:
            seen.add(turns)
            history, run = recorded(found, own, turns)
            patience.work += A_STEP * len(run.happenings)
            yield history, run, turns


def _schedules(
    found: Exploration, labels: Labels, own: OwnCode, kinds: Container[MeetingKind], patience: Patience, meant: Meant
) -> Iterator[tuple[Turn, ...]]:
    """The schedules of runs in which threads meet."""
    suspected = has_suspects(found.space.world)
    chosen = meetings(found, labels, kinds, MOST_MEETINGS, patience, meant) if suspected else []
    patience.misses = patience.misses or len(chosen) > MOST_MEETINGS
    if "touches" in kinds:
        yield from touches(found, labels, own, patience)
    for meeting in chosen[:MOST_MEETINGS]:
        for ahead in meeting.orders():
            turns = looked(found, patience, partial(run_of, found, meeting, ahead))
            if turns:
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
