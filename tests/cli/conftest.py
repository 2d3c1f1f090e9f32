"""What the tests of the command line share."""

from tests.cli.commands import fencepost

__all__ = ["fencepost"]
