"""`fencepost outcomes`: every observation that a harness can return, with one schedule for each."""

import argparse

from fencepost.cli import checking
from fencepost.engine.errors import InputError
from fencepost.report.check_text import outcome_lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    checking.add_arguments(parser)


def run(options: argparse.Namespace) -> int:
    try:
        units = checking.report(options, True, outcome_lines)
    except InputError as problem:
        return checking.complain(problem)
    verdicts = {unit.verdict for unit in units}
    return 1 if "VIOLATED" in verdicts else 2 if "INTERNAL_ERROR" in verdicts else 0
