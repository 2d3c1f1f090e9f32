"""The command line: one module a subcommand, found by its name in `COMMANDS`."""

from fencepost.cli.main import main

__all__ = ["main"]
