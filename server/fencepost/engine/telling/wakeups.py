"""Signals that came too early: why a thread waits for ever although another thread has signalled."""

from __future__ import annotations

from fencepost.engine.shared.source_lines import SourceLines
from fencepost.engine.telling.tracing import LibraryCall, Tracer
from fencepost.model.waits import Standing
from fencepost.properties.rule import Lost
from fencepost.search.replay import Replayed

_SET, _RESET = {"Set"}, {"Reset"}


def lost_wakeup(run: Replayed, tracer: Tracer, places: SourceLines, thread: Standing) -> Lost | None:
    """The last signal that was meant for a waiting thread and was lost."""
    wait = thread.wait
    if wait is None or wait.on is None:
        return None
    if wait.kind == "pulse":
        found = None
        for happening in run.happenings:
            if happening.kind == "pulse" and happening.address[0] == wait.on and happening.slot != thread.slot:
                vain = not happening.value
                why = "when no thread was waiting"
                found = Lost(happening.slot, places.spot(happening.places), "pulsed", why) if vain else None
        return found
    calls = [call for call in tracer.calls if any(h.address and h.address[0] == wait.on for h in call.happenings)]
    return _lost_event(calls, tracer, places, thread)


def _lost_event(calls: list[LibraryCall], tracer: Tracer, places: SourceLines, thread: Standing) -> Lost | None:
    """An event that was set already when it was set, or that was reset before the thread could see it."""
    found: Lost | None = None
    last: LibraryCall | None = None
    for call in calls:
        spot = places.spot(call.happenings[0].places)
        if call.method.name in _SET:
            last = call
            vain = not tracer.effects(call)
            found = Lost(call.slot, spot, "set it", "when it was set already") if vain else None
        elif call.method.name in _RESET and last is not None:
            by = "" if spot is None else f" at {spot}"
            set_at = places.spot(last.happenings[0].places)
            found = Lost(last.slot, set_at, "set it", f"and it was reset{by}")
    return found if found is not None and found.slot != thread.slot else None
