"""The beginning of a run that is made step by step: what is meant, and the search of all runs before it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from fencepost.engine.exploring.run import SteppedRun
from fencepost.engine.generated.given import judged_text
from fencepost.engine.generated.unit import TypeCheck
from fencepost.engine.judging.judge import Judges
from fencepost.engine.programs.build_notes import file_notes
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.names import matching, unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.specified.harness_judge import harness_judge
from fencepost.engine.telling.findings import Teller
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.state.trial import Trial
from fencepost.machine.state.world import World
from fencepost.search.budget import Budget
from fencepost.search.explore import explore
from fencepost.search.read_guesses import ReadGuesses
from fencepost.search.schedule import (
    ScheduleError,
    Turn,
    from_text,
    learn_from_text,
)

UNMERGED = ("symmetry", "names", "awaits", "races", "joins")
"""The reductions that a person could not follow: they hide steps that threads wait for, and change names."""


class ExploreTask(NamedTuple):
    """What is to be walked through: a harness or, as `Type: test`, a generated test. `settings` have the model, the
    specification and the limits of the search before the first choice."""

    path: str
    harness: str
    schedule: str
    settings: Settings


def opened(task: ExploreTask) -> SteppedRun:
    """The walk that is asked for, after the search that shows what the program does."""
    program = Program(Path(task.path))
    settings = task.settings._replace(without=UNMERGED)
    budget = Budget(settings.max_states, settings.max_memory, settings.time)
    name, harness, judge, about = _subject(program, task.harness, settings)
    notes = [*[note.text for note in file_notes(program)], *about]
    try:
        turns = from_text(task.schedule)
        world = program.world(settings, harness)
        learn_from_text(world, task.schedule)
        found = explore(world, harness, budget)
    except UnsupportedError as problem:
        raise InputError(f"{name}: There is nothing to walk through: {problem} is not supported.") from None
    except ScheduleError as problem:
        raise _not_replayed(problem) from None
    if found.complete:
        with suppress(ScheduleError):
            return _run_of(program, name, world, judge, found.space.guesses, turns, notes)
    else:
        notes.append(
            f"The limit of {found.stopped_by} was reached before all runs were seen: each access to shared memory is a"
            " choice of its own, and a read is left pending only with a value that this run has seen written."
        )
    try:
        return _run_of(program, name, world.unreduced(world.order), judge, None, turns, notes)
    except ScheduleError as problem:
        raise _not_replayed(problem) from None


def _run_of(
    program: Program, name: str, world: World, judge: Judges, known: ReadGuesses | None, turns: tuple[Turn, ...],
    notes: list[str],
) -> SteppedRun:  # fmt: skip
    return SteppedRun(name, world, judge, Teller(program.own, world), known, turns, tuple(notes))


def _not_replayed(problem: ScheduleError) -> InputError:
    advice = "take one that `fencepost check` or `fencepost outcomes` prints for this build"
    return InputError(f"This schedule cannot be replayed: {problem}; {advice}.")


def _subject(
    program: Program, pattern: str, settings: Settings
) -> tuple[str, MethodInstance | Trial, Judges, tuple[str, ...]]:
    """The harness or the generated test that a pattern names, with its name, its judge, and notes about that."""
    class_pattern, _, test = pattern.partition(": ")
    if test:
        types = list(program.thread_safe(class_pattern))
        if len(types) != 1:
            raise InputError(f"{program.path}: {len(types) or 'No'} classes match {class_pattern!r}; name one in full.")
        generated = TypeCheck(program, types[0], settings).judged(test)
        found = generated or judged_text(program, types[0], test, settings.model)
        if found is None or found[1].judge is None:
            raise InputError(f"{type_name(types[0])} has no test {test!r}; take one that `fencepost check` prints.")
        return f"{type_name(types[0])}: {test}", found[0], found[1].judge, ()
    units = list(program.units(matching(pattern)))
    if len(units) != 1:
        raise InputError(f"{program.path}: {len(units) or 'No'} methods match {pattern!r}; name one in full.")
    type, method = units[0]
    limits = Budget(settings.max_states, settings.max_memory, settings.time)
    known = harness_judge(program, type, method, settings, limits, Decorations())
    return unit_name(method), program.instance(type, method), known.judge, known.notes
