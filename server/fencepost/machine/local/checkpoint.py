"""Where a step can be cut back to."""

from __future__ import annotations

from fencepost.machine.local.freeze import freeze
from fencepost.machine.state.record import Checkpoint
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import CutError


def remember(t: Thread) -> None:
    """Notes that the step would have ended here, before a region that may turn out to be blocked. The number of the
    place is enough if the step can be run again `until` there."""
    t.record.regions += 1
    t.frames[-1].pc -= 1
    if t.record.regions == t.request.until:
        raise CutError
    frozen = freeze(t) if t.trace is not None else None
    t.record.checkpoint = Checkpoint(
        t.record.regions,
        frozen,
        t.view.mark(),
        len(t.record.started),
        t.record.operations,
        len(t.record.events),
        t.record.held_up,
    )
    t.frames[-1].pc += 1
