"""`fencepost outcomes`: every observation that a harness can return, with one schedule for each."""

import argparse

from fencepost.cli import requests
from fencepost.report.check_text import outcome_brief_lines, outcome_lines

EXAMPLES = """\
examples:
  fencepost outcomes App.dll --harness 'Litmus.*'
  fencepost outcomes App.dll --harness StoreBuffer --format json

An observation is what the harness returns: a value, or the members of a tuple. ["!", "Some.Exception"] is an exception
that leaves the harness, ["!", "deadlock"] a deadlock, ["!", "exit 3"] the end of the process by Environment.Exit(3).
`fencepost replay` prints the trace of a schedule."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    requests.add_arguments(parser, ("text", "json"))


def run(options: argparse.Namespace) -> int:
    return requests.report(options, True, outcome_lines, outcome_brief_lines)
