"""One schedule, run again for a person to look at."""

from __future__ import annotations

from typing import Any

from fencepost.engine.check import Program
from fencepost.engine.errors import InputError
from fencepost.engine.expectations import expectations
from fencepost.engine.judging import Judge
from fencepost.engine.names import unit_name
from fencepost.engine.settings import Settings
from fencepost.engine.telling import Teller
from fencepost.memory.loading import DEFAULT
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Finding, Unit
from fencepost.properties import rules
from fencepost.search.reductions import REDUCTIONS
from fencepost.search.replay import replay
from fencepost.search.schedule import ScheduleError, from_text


def replay_unit(
    program: Program, type: Type, method: Method, text: str, model: str = DEFAULT
) -> tuple[Unit, tuple[Any, ...] | None]:
    """The run as a unit with one finding when it goes wrong, and what the harness returns when it does."""
    harness = program.instance(type, method)
    world = program.world(Settings(without=tuple(REDUCTIONS), model=model), harness)
    try:
        turns = from_text(text)
        run = replay(world, harness, turns)
    except ScheduleError as problem:
        advice = "take one that `fencepost check` or `fencepost outcomes` prints for this build"
        raise InputError(f"This schedule cannot be replayed: {problem}; {advice}.") from None
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
