"""Where a step can be cut back to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fencepost.machine.freeze import LocalState
    from fencepost.machine.view import Mark


class Checkpoint(NamedTuple):
    """The place where a step would have ended: after how many regions, and all that the step had done by then."""

    regions: int
    frozen: LocalState | None
    mark: Mark
    started: int
    units: int
    events: int
    held_up: int
