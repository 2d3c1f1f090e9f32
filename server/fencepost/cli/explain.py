"""`fencepost explain`: what one rule finds, why that matters, and how code looks that breaks or keeps it."""

import argparse

from fencepost.cli.arguments import shown
from fencepost.cli.output import look, write_lines
from fencepost.cli.requests import complain
from fencepost.engine.shared.errors import InputError
from fencepost.properties import find_rule, rules
from fencepost.report.rules_text import explain_lines

EXAMPLES = """\
examples:
  fencepost explain FP1002
  fencepost explain deadlock"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("rule", metavar="RULE", help="a rule's number, or the name of its property")


def run(options: argparse.Namespace) -> int:
    property = find_rule(options.rule)
    if property is None:
        known = ", ".join(f"{rule.id} ({name})" for name, rule in rules().items())
        return complain(InputError(f"There is no rule {shown(options.rule)}; there are {known}."))
    write_lines(explain_lines(rules()[property], look()))
    return 0
