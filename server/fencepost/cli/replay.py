"""`fencepost replay`: the trace of one schedule."""

import argparse
from pathlib import Path

from fencepost.cli import checking
from fencepost.engine.check import Program
from fencepost.engine.errors import InputError
from fencepost.engine.names import matching
from fencepost.engine.replaying import replay_unit
from fencepost.report.check_text import unit_lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", type=Path, help="an assembly")
    parser.add_argument("--harness", metavar="PATTERN", required=True, help="the method that the schedule belongs to")
    parser.add_argument("--schedule", metavar="TEXT", required=True, help="as `check` and `outcomes` print it")


def run(options: argparse.Namespace) -> int:
    try:
        program = Program(options.path)
        found = list(program.units(matching(options.harness)))
        if len(found) != 1:
            raise InputError(f"{options.harness!r} matches {len(found)} methods; a schedule belongs to one")
        unit, outcome = replay_unit(program, *found[0], options.schedule)
    except InputError as problem:
        return checking.complain(problem)
    for line in unit_lines(unit):
        print(line)
    if outcome is not None:
        print(f"   returns {list(outcome)}")
    return 1 if unit.findings else 0
