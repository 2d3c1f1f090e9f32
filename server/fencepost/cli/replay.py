"""`fencepost replay`: the trace of one schedule."""

import argparse
from pathlib import Path

from fencepost.cli import checking
from fencepost.cli.arguments import model
from fencepost.cli.output import look, write_lines
from fencepost.engine.check import Program
from fencepost.engine.errors import InputError
from fencepost.engine.names import matching
from fencepost.engine.replaying import Rerun, replay_trial, replay_unit
from fencepost.memory.loading import DEFAULT
from fencepost.report.check_text import run_lines

EXAMPLES = """\
example:
  fencepost replay App.dll --harness Bank.Test --schedule '0:33 0.0:7 0.1:5'

A schedule says which thread runs for how many operations: 0 is the harness, 0.1 the second thread that it starts. It
is part of every finding and of every outcome, and it replays to the same trace on any machine."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", type=Path, help="an assembly")
    parser.add_argument(
        "--harness", metavar="PATTERN", required=True,
        help="the method that the schedule belongs to; of a generated test, its class and what it calls",
    )  # fmt: skip
    parser.add_argument(
        "--model",
        metavar="NAME|FILE",
        type=model,
        default=DEFAULT,
        help="the memory model of the schedule (%(default)s)",
    )
    parser.add_argument("--schedule", metavar="TEXT", required=True, help="as `check` and `outcomes` print it")
    checking.add_full_trace(parser)


def run(options: argparse.Namespace) -> int:
    try:
        program = Program(options.path)
        for note in program.notes():
            checking.say(note)
        test = options.harness.partition(": ")[2]
        if test:
            return _trial(program, options, test)
        found = list(program.units(matching(options.harness)))
        if len(found) != 1:
            raise InputError(
                f"{options.path}: {len(found) or 'No'} methods match {options.harness!r}, and a schedule belongs to"
                " one; name it in full."
            )
        return _shown(replay_unit(program, *found[0], options.schedule, options.model), options.full_trace)
    except InputError as problem:
        return checking.complain(problem)


def _trial(program: Program, options: argparse.Namespace, test: str) -> int:
    """A run of a generated test."""
    types = list(program.thread_safe(options.harness))
    if len(types) != 1:
        raise InputError(f"{options.path}: {len(types) or 'No'} classes match {options.harness!r}; name it in full.")
    return _shown(replay_trial(program, types[0], test, options.schedule, options.model), options.full_trace)


def _shown(run: Rerun, full_trace: bool) -> int:
    write_lines(run_lines(run.unit, run.trace, run.outcome, look()._replace(full_trace=full_trace)))
    return checking.exit_code([run.unit])
