"""Where a step can be cut back to."""

from __future__ import annotations

from typing import Any, NamedTuple


class Checkpoint(NamedTuple):
    """Where a step would have ended: after how many regions, and all that had come of it."""

    regions: int
    frozen: Any
    mark: Any
    started: int
    units: int
    events: int
    held_up: int
