"""Arguments in, text out, an exit code.

Exit codes: 0 nothing found; 1 findings; 2 could not run; 130, 143 and 129 stopped by a signal; 141 the reader of the
output has left. `tests/environments` has a table of odd environments, each with its exit code and its sentence.
"""

import argparse
import sys
from importlib import import_module
from typing import Any

import fencepost
from fencepost.cli.arguments import Parser
from fencepost.cli.failures import failed
from fencepost.cli.output import flush, open_closed_streams, say, silence
from fencepost.cli.signals import INTERRUPTED
from fencepost.engine.workers.depth import allow_long_chains

COMMANDS = {
    "check": "explore every interleaving of harnesses, and say what is wrong",
    "outcomes": "every observation that a harness can return, with one schedule for each",
    "replay": "print the trace of one schedule",
    "explore": "walk through one run, and choose what happens next",
    "watch": "check every build as it comes, and what has changed in it",
    "lsp": "the language server, for editors",
    "inspect": "what Fencepost sees in an assembly, and its problems",
    "models": "memory models: what there is, and what one of them allows",
    "rules": "everything that can be found, one line each",
    "explain": "one rule, with a wrong and a right example",
    "bench": "measure, and print tables",
}
"""Every subcommand with its help; the module of the same name has `add_arguments`, `run` and perhaps `EXAMPLES`."""

EXAMPLES = """\
Build your project, then:
  fencepost check bin/Debug/net8.0/App.dll    check every harness of an assembly
  fencepost check .                           check the newest build of each project below here
  fencepost explain deadlock                  what a finding means
  fencepost COMMAND --help                    the options of a command

A harness is a method without parameters that is marked [ConcurrencyTest] (any attribute class of that name), a test
or a Main in which something may start on another thread, or whatever --harness names; check --list names them, and
what is left out. Options that name several things can be repeated, and add to each other; of a limit that is given
twice, the last one counts."""


_ONLY_PRINTS = {"inspect", "models", "rules", "explain", "bench"}
_BROKEN_PIPE = 128 + 13
"""The exit code of a command that SIGPIPE ends (signal(7)): no verdict may be read from it."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command. Only the modules of that command are imported. Whatever happens, it ends with an exit code
    and, where that is `USAGE_ERROR`, one sentence; only argparse's own `SystemExit` leaves it."""
    argv = sys.argv[1:] if arguments is None else arguments
    command = next((argument for argument in argv if argument in COMMANDS), "")
    try:
        open_closed_streams()
        allow_long_chains()
        return _run(argv, command)
    except KeyboardInterrupt:
        say("stopped")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the output has left, as `head` does: nothing more to say, also not at exit.
        silence(sys.stdout)
        return 0 if command in _ONLY_PRINTS else _BROKEN_PIPE
    except Exception as problem:
        return failed(problem)


def _run(argv: list[str], command: str) -> int:
    try:
        parsers = make_parsers(command)
        options, unknown = parsers[""].parse_known_args(argv)
        if unknown:
            parsers[options.command].unknown(unknown[0])
        code: int = import_module(f"fencepost.cli.{options.command}").run(options)
    except SystemExit:
        flush()
        raise
    flush()
    return code


def make_parsers(*complete: str) -> dict[str, Parser]:
    """The parser of every command by its name, and the parser of all as "". Only the named ones get their arguments."""
    what = fencepost.__doc__.split("\n")[0].removeprefix("Fencepost: ").rstrip(".")
    parser = Parser("fencepost", description=f"Fencepost is {what}.", epilog=EXAMPLES, **_STYLE)
    parser.add_argument("--version", action="version", version=f"fencepost {fencepost.__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    parsers = {"": parser}
    for name, help in COMMANDS.items():
        module = import_module(f"fencepost.cli.{name}") if name in complete else None
        description = f"{help[0].upper()}{help[1:]}."
        examples = getattr(module, "EXAMPLES", "")
        parsers[name] = subparsers.add_parser(name, help=help, description=description, epilog=examples, **_STYLE)
        if module is not None:
            module.add_arguments(parsers[name])
    return parsers


_STYLE: dict[str, Any] = {"allow_abbrev": False, "formatter_class": argparse.RawDescriptionHelpFormatter}
