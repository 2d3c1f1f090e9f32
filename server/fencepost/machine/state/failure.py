"""What is wrong with a run, as the machine says it."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.machine.state.code_places import CodePlace


class Failure(NamedTuple):
    """What is wrong: `kind` is "assertion", "exception", "unsupported" or "loop"."""

    kind: str
    message: str
    type: str
    places: tuple[CodePlace, ...]
