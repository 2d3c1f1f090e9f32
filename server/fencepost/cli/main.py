"""Arguments in, an exit code out: 0 nothing found, 1 findings, 2 could not run."""

import argparse
import os
import sys
from importlib import import_module

import fencepost

COMMANDS = {
    "check": "explore every interleaving of harnesses, and say what is wrong",
    "outcomes": "every observation that a harness can return, with one schedule for each",
    "replay": "print the trace of one schedule",
    "inspect": "what Fencepost sees in an assembly, and its problems",
    "bench": "measure, and print tables",
}
"""Every subcommand with its help; the module of the same name has `add_arguments` and `run`."""

USAGE_ERROR = 2


def main(arguments: list[str] | None = None) -> int:
    """Runs one command. Only the modules of that command are imported."""
    argv = sys.argv[1:] if arguments is None else arguments
    parser = argparse.ArgumentParser(
        "fencepost", description=fencepost.__doc__.split("\n")[0].removeprefix("Fencepost: ")
    )
    parser.add_argument("--version", action="version", version=f"fencepost {fencepost.__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    chosen = next((argument for argument in argv if argument in COMMANDS), None)
    for name, help in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=help, description=help)
        if name == chosen:
            import_module(f"fencepost.cli.{name}").add_arguments(subparser)
    options = parser.parse_args(argv)
    try:
        code: int = import_module(f"fencepost.cli.{options.command}").run(options)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print("fencepost: stopped", file=sys.stderr)
        return USAGE_ERROR
    except BrokenPipeError:
        # Whoever read the output has left, as `head` does: nothing more to say, also not at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except MemoryError:
        print("fencepost: there is not enough memory for this; nothing was changed", file=sys.stderr)
        return USAGE_ERROR
