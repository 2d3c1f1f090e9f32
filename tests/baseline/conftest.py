"""What the tests of baselines share."""

from tests.cli.commands import fencepost

__all__ = ["fencepost"]
