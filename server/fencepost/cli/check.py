"""`fencepost check`: explores every interleaving of harnesses and says what is wrong."""

import argparse
import sys

from fencepost.cli import checking
from fencepost.engine.errors import InputError
from fencepost.report.check_text import summary, unit_lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    checking.add_arguments(parser)
    parser.add_argument(
        "--require", choices=("holds", "holds-up-to"), help="what counts as success besides no findings"
    )


def run(options: argparse.Namespace) -> int:
    try:
        units = checking.report(options, False, unit_lines)
    except InputError as problem:
        return checking.complain(problem)
    if options.format == "text":
        print(summary(units), file=sys.stderr if options.output else sys.stdout)
    verdicts = {unit.verdict for unit in units}
    if "VIOLATED" in verdicts:
        return 1
    if "INTERNAL_ERROR" in verdicts:
        return 2
    allowed = {"holds": {"HOLDS"}, "holds-up-to": {"HOLDS", "HOLDS_UP_TO"}}.get(options.require)
    return 1 if allowed is not None and not verdicts <= allowed else 0
