"""One schedule, run again for a person to look at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from fencepost.engine.generated.given import judged_text
from fencepost.engine.generated.unit import TypeCheck
from fencepost.engine.judging.judge import Judgement, Judges
from fencepost.engine.programs.build_notes import file_notes
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.messages import ReplayTask, Rerun
from fencepost.engine.shared.names import matching, unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.specified.harness_judge import harness_judge
from fencepost.engine.telling.findings import Teller
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.trial import Trial
from fencepost.machine.values.errors import RestartError
from fencepost.memory.loading import DEFAULT
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Unit
from fencepost.properties import rules
from fencepost.search.budget import Budget
from fencepost.search.replay import Replayed, replay
from fencepost.search.schedule import ScheduleError, from_text, learn_from_text


def rerun(task: ReplayTask) -> Rerun:
    """The run that is asked for, of a harness or of a generated test."""
    program = Program(Path(task.path))
    if task.harness.partition(": ")[2]:
        types = list(program.thread_safe(task.harness))
        if len(types) != 1:
            count = len(types) or "No"
            raise InputError(f"{task.path}: {count} classes match {task.harness!r}; name it in full.")
        test = task.harness.partition(": ")[2]
        run = replay_trial(program, types[0], test, task.schedule, task.model)
    else:
        found = list(program.units(matching(task.harness)))
        if len(found) != 1:
            raise InputError(
                f"{task.path}: {len(found) or 'No'} methods match {task.harness!r}, and a schedule belongs to"
                " one; name it in full."
            )
        run = replay_unit(program, *found[0], task.schedule, task.model, task.spec)
    return replace(run, notes=(*[note.text for note in file_notes(program)], *run.notes))


def replay_unit(program: Program, type: Type, method: Method, text: str, model: str = DEFAULT, spec: str = "") -> Rerun:
    """A run of a harness."""
    settings = Settings(model=model, spec=spec)
    found = harness_judge(program, type, method, settings, Budget(), Decorations())
    run = _rerun(program, program.instance(type, method), found.judge, unit_name(method), text, model)
    return replace(run, notes=found.notes)


def replay_trial(program: Program, type: Type, test: str, text: str, model: str = DEFAULT) -> Rerun:
    """A run of a generated test."""
    found = TypeCheck(program, type, Settings(model=model)).judged(test) or judged_text(program, type, test, model)
    if found is None or found[1].judge is None:
        raise InputError(f"{type_name(type)} has no test {test!r}; take one that `fencepost check` prints.")
    trial, checked = found
    assert checked.judge is not None
    return _rerun(program, trial, checked.judge, f"{type_name(type)}: {test}", text, model)


def _rerun(
    program: Program, harness: MethodInstance | Trial, judge: Judges, name: str, text: str, model: str
) -> Rerun:  # fmt: skip
    known = program.world(Settings(model=model), harness)
    world = known.unreduced(known.order)
    try:
        turns = from_text(text)
        learn_from_text(world, text)
        run = replay(world, harness, turns)
    except ScheduleError as problem:
        advice = "take one that `fencepost check` or `fencepost outcomes` prints for this build"
        raise InputError(f"This schedule cannot be replayed: {problem}; {advice}.") from None
    teller = Teller(program.own, world)
    run, judgement = _judged(run, judge, lambda: replay(world, harness, turns))
    if judgement is not None:
        # To judge a run, its future may have been looked at; names are those of what has happened up to its end.
        world.restart()
        run = replay(world, harness, turns)
    wrong = judgement is not None and judgement.rule in rules()
    findings = (teller.finding(run, turns, judgement),) if judgement is not None and wrong else ()
    trace = teller.trace(run)
    unit = Unit(
        name, "generated" if isinstance(harness, Trial) else "harness", program.path.name, model,
        "VIOLATED" if findings else "HOLDS", len(turns), len(run.happenings), 0.0,
        findings=findings, threads=teller.threads.names,
    )  # fmt: skip
    return Rerun(unit, trace, run.outcome)


def _judged(run: Replayed, judge: Judges, again: Callable[[], Replayed]) -> tuple[Replayed, Judgement | None]:
    """A run with its judgement. To judge it, its future may be looked at, which may refute a guess of the world: then
    the run begins again without that guess."""
    while True:
        try:
            return run, judge.judge(run)
        except RestartError:
            run.space.world.restart()
            run = again()
