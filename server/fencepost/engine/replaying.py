"""One schedule, run again for a person to look at."""

from __future__ import annotations

from typing import Any

from fencepost.engine.check import Program
from fencepost.engine.errors import InputError
from fencepost.engine.expectations import expectations
from fencepost.engine.generated.candidates import type_name
from fencepost.engine.generated.unit import TypeCheck
from fencepost.engine.judging import Judge
from fencepost.engine.names import unit_name
from fencepost.engine.settings import Settings
from fencepost.engine.telling import Teller
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.trials.trial import Trial
from fencepost.machine.world import World
from fencepost.memory.loading import DEFAULT
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Finding, Unit
from fencepost.properties import rules
from fencepost.search.reductions import REDUCTIONS
from fencepost.search.replay import Replayed, replay
from fencepost.search.schedule import ScheduleError, Turn, from_text


def replay_trial(program: Program, type: Type, test: str, text: str, model: str = DEFAULT) -> Unit:
    """The run of a generated test as a unit with one finding when it goes wrong."""
    found = TypeCheck(program, type, Settings(model=model)).judged(test)
    if found is None or found[1].judge is None:
        raise InputError(f"{type_name(type)} has no test {test!r}; take one that `fencepost check` prints.")
    trial, checked = found
    world = program.world(Settings(without=tuple(REDUCTIONS), model=model), trial)
    run, turns = _followed(world, trial, text)
    judgement = checked.judge.judge(run) if checked.judge is not None else None
    teller = Teller(program.assembly, program.sources, world)
    findings = (teller.finding(run, turns, judgement),) if judgement is not None and judgement.rule in rules() else ()
    return Unit(
        f"{type_name(type)}: {test}", "generated", program.path.name, model, "VIOLATED" if findings else "HOLDS",
        len(turns), len(run.happenings), 0.0, findings=findings, threads=tuple(world.slot_names),
    )  # fmt: skip


def _followed(world: World, harness: MethodInstance | Trial, text: str) -> tuple[Replayed, tuple[Turn, ...]]:
    try:
        turns = from_text(text)
        return replay(world, harness, turns), turns
    except ScheduleError as problem:
        advice = "take one that `fencepost check` or `fencepost outcomes` prints for this build"
        raise InputError(f"This schedule cannot be replayed: {problem}; {advice}.") from None


def replay_unit(
    program: Program, type: Type, method: Method, text: str, model: str = DEFAULT
) -> tuple[Unit, tuple[Any, ...] | None]:
    """The run as a unit with one finding when it goes wrong, and what the harness returns when it does."""
    harness = program.instance(type, method)
    world = program.world(Settings(without=tuple(REDUCTIONS), model=model), harness)
    run, turns = _followed(world, harness, text)
    teller = Teller(program.assembly, program.sources, world)
    judgement = Judge(expectations(program.universe, program.assembly, method)[0]).judge(run)
    findings: tuple[Finding, ...] = ()
    if judgement is not None and judgement.rule in rules():
        findings = (teller.finding(run, turns, judgement),)
    verdict = "VIOLATED" if findings else "HOLDS"
    unit = Unit(
        unit_name(method), "harness", program.path.name, model, verdict, len(turns), len(run.happenings), 0.0,  # type: ignore[arg-type]  # one of the names
        findings=findings, threads=tuple(world.slot_names),
    )  # fmt: skip
    return unit, run.outcome
