"""`fencepost rules`: everything that Fencepost can find."""

import argparse

from fencepost.cli.output import look, write_lines
from fencepost.properties import rules
from fencepost.report.rules_text import rules_lines

EXAMPLES = """\
`fencepost explain RULE` shows one of them with a wrong and a right example; `fencepost check --property NAME` judges
nothing else."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    del parser  # it takes none


def run(options: argparse.Namespace) -> int:
    del options
    write_lines(rules_lines(rules(), look()))
    return 0
