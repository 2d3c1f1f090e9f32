"""Runs commands in this process, as a user would in a shell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from fencepost.cli import main


class Done(NamedTuple):
    """What a command leaves behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]


@pytest.fixture
def fencepost(capfdbinary: pytest.CaptureFixture[bytes]) -> Run:
    """Runs `fencepost` with these arguments."""

    def run(*arguments: str | Path) -> Done:
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as stop:  # argparse
            code = stop.code if isinstance(stop.code, int) else 1
        out, err = capfdbinary.readouterr()
        return Done(code, out.decode(), err.decode())

    return run
