"""Where a step can be cut back to."""

from __future__ import annotations

from typing import Any, NamedTuple


class Checkpoint(NamedTuple):
    """The place where a step would have ended: after how many regions, and all that the step had done by then."""

    regions: int
    frozen: Any
    mark: Any
    started: int
    units: int
    events: int
    held_up: int
