"""The failure of a run, as the machine reports it."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.machine.state.code_places import CodePlace


class Failure(NamedTuple):
    """The failure of a run: `kind` is "assertion", "exception", "unsupported" or "loop"."""

    kind: str
    message: str
    type: str
    places: tuple[CodePlace, ...]
