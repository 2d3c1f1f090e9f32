"""Where a step can be cut back to."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fencepost.machine.errors import CutError
from fencepost.machine.freeze import freeze

if TYPE_CHECKING:
    from fencepost.machine.freeze import LocalState
    from fencepost.machine.thread import Thread
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


def remember(t: Thread) -> None:
    """Notes that the step would have ended here, before a region that may turn out to be blocked. The number of the
    place is enough if the step can be run again `until` there."""
    t.regions += 1
    t.frames[-1].pc -= 1
    if t.regions == t.until:
        raise CutError
    frozen = freeze(t) if t.trace is not None else None
    t.checkpoint = Checkpoint(t.regions, frozen, t.view.mark(), len(t.started), t.units, len(t.events), t.held_up)
    t.frames[-1].pc += 1
