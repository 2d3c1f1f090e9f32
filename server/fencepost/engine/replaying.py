"""One schedule, run again for a person to look at."""

from __future__ import annotations

from typing import Any, NamedTuple

from fencepost.engine.check import Program
from fencepost.engine.errors import InputError
from fencepost.engine.expectations import expectations
from fencepost.engine.generated.candidates import type_name
from fencepost.engine.generated.unit import TypeCheck
from fencepost.engine.judging import Judge, Judges
from fencepost.engine.names import unit_name
from fencepost.engine.settings import Settings
from fencepost.engine.telling import Teller
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.trials.trial import Trial
from fencepost.memory.loading import DEFAULT
from fencepost.model.members import Method, Type
from fencepost.model.verdict import TraceRow, Unit
from fencepost.properties import rules
from fencepost.search.reductions import REDUCTIONS
from fencepost.search.replay import replay
from fencepost.search.schedule import ScheduleError, from_text


class Rerun(NamedTuple):
    """One run: a unit, with a finding if it goes wrong, its trace, and what the harness returns if it ends well.

    That nothing goes wrong in it says nothing about others: such a unit's verdict is none of the program.
    """

    unit: Unit
    trace: tuple[TraceRow, ...]
    outcome: tuple[Any, ...] | None


def replay_unit(program: Program, type: Type, method: Method, text: str, model: str = DEFAULT) -> Rerun:
    """A run of a harness."""
    judge = Judge(expectations(program.universe, program.assembly, method)[0])
    return _rerun(program, program.instance(type, method), judge, unit_name(method), text, model)


def replay_trial(program: Program, type: Type, test: str, text: str, model: str = DEFAULT) -> Rerun:
    """A run of a generated test."""
    found = TypeCheck(program, type, Settings(model=model)).judged(test)
    if found is None or found[1].judge is None:
        raise InputError(f"{type_name(type)} has no test {test!r}; take one that `fencepost check` prints.")
    trial, checked = found
    assert checked.judge is not None
    return _rerun(program, trial, checked.judge, f"{type_name(type)}: {test}", text, model)


def _rerun(
    program: Program, harness: MethodInstance | Trial, judge: Judges, name: str, text: str, model: str
) -> Rerun:  # fmt: skip
    world = program.world(Settings(without=tuple(REDUCTIONS), model=model), harness)
    try:
        turns = from_text(text)
        run = replay(world, harness, turns)
    except ScheduleError as problem:
        advice = "take one that `fencepost check` or `fencepost outcomes` prints for this build"
        raise InputError(f"This schedule cannot be replayed: {problem}; {advice}.") from None
    teller = Teller(program.assembly, program.sources, world)
    judgement = judge.judge(run)
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
