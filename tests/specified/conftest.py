"""Commands are run in the process of the tests."""

from tests.cli.commands import fencepost

__all__ = ("fencepost",)
