"""`fencepost lsp`: the language server, on standard input and output."""

import argparse
import sys
from importlib import import_module

from fencepost.engine.shared.errors import InputError

EXAMPLES = """\
examples:
  fencepost lsp    what an editor starts, to speak the Language Server Protocol with it

`docs/editors.md` has the settings of editors."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--stdio", action="store_true", help="for clients that say so; there is no other way")


def run(_options: argparse.Namespace) -> int:
    if sys.stdin is None or sys.stdout is None:
        raise InputError("A language server needs standard input and output, and one of them is closed; open both.")
    # Not an import: the command line knows that there is a server, and nothing of it.
    import_module("fencepost.lsp.starting").serve()
    raise AssertionError("a server ends its process")
