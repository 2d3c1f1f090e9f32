"""`fencepost replay`: the trace of one schedule."""

import argparse

from fencepost.cli import requests
from fencepost.cli.arguments import Once, model, utf8
from fencepost.cli.output import look, say, write_lines
from fencepost.cli.signals import Signals
from fencepost.engine.asking import answer_to
from fencepost.engine.shared.errors import InputError, StoppedError
from fencepost.engine.shared.messages import ReplayTask, Rerun
from fencepost.engine.shared.settings import Settings
from fencepost.memory.loading import DEFAULT
from fencepost.report.check_text import run_lines

EXAMPLES = """\
example:
  fencepost replay App.dll --harness Bank.Test --schedule '0:33 0.0:7 0.1:5'

A schedule says which thread runs for how many operations: 0 is the harness, 0.1 the second thread that it starts. It
is part of every finding and of every outcome, and it replays to the same trace on any machine."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", type=utf8, help="an assembly")
    parser.add_argument(
        "--harness", metavar="PATTERN", type=utf8, action=Once, required=True,
        help="the method that the schedule belongs to; of a generated test, its class and what it calls",
    )  # fmt: skip
    parser.add_argument(
        "--model",
        metavar="NAME|FILE",
        type=model,
        action=Once,
        default=DEFAULT,
        help="the memory model of the schedule (%(default)s)",
    )
    parser.add_argument(
        "--schedule", metavar="TEXT", type=utf8, action=Once, required=True, help="as `check` and `outcomes` print it"
    )
    requests.add_specification(parser)
    requests.add_full_trace(parser)


def run(options: argparse.Namespace) -> int:
    task = ReplayTask(options.path, options.harness, options.schedule, options.model, options.spec)
    with Signals() as signals:
        try:
            answer = answer_to(task, Settings(), signals.stop)
        except InputError as problem:
            return requests.complain(problem)
        except StoppedError:
            say("stopped")
            return signals.code
    assert isinstance(answer, Rerun)
    for note in answer.notes:
        say(note)
    shape = look()._replace(full_trace=options.full_trace)
    write_lines(run_lines(answer.unit, answer.trace, answer.outcome, shape))
    return requests.exit_code([answer.unit])
