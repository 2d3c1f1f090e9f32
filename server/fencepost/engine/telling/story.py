"""A run that has been replayed, as rules ask about it for their messages: where each thread stands, and for what it
waits."""

from __future__ import annotations

from typing import Any

from fencepost.engine.shared.source_lines import SourceLines, SourceSpot
from fencepost.engine.shared.texts import readable
from fencepost.engine.telling.assertions import assertion_message
from fencepost.engine.telling.throws import origin
from fencepost.engine.telling.tracing import Tracer
from fencepost.engine.telling.wakeups import lost_wakeup
from fencepost.machine.state.world import World
from fencepost.model.waits import Standing
from fencepost.properties.outcome import outcome_text
from fencepost.properties.rule import Lost, ThreadFailure
from fencepost.search.replay import Replayed


class ReplayedStory:
    """One run of one world; its tracer knows the words."""

    def __init__(self, run: Replayed, tracer: Tracer, places: SourceLines, world: World) -> None:
        self._run, self._tracer, self._places, self._world = run, tracer, places, world
        failure = run.failure
        self.failure: ThreadFailure | None = failure and failure._replace(message=readable(failure.message))
        self.outcome = outcome_of(run)
        returned = run.observed if run.failure is None and run.outcome is not None else ""
        self.outcome_text = returned or outcome_text(self.outcome or ("!", "robustness"))
        self.standings = run.standings

    @property
    def failed(self) -> str:
        return self.name(self._run.failed_slot)

    @property
    def failed_at(self) -> SourceSpot | None:
        """Where it fails; for an exception, where it was thrown first, however often it was thrown again."""
        run = self._run
        thrown = [h for h in run.happenings if h.kind == "throw"]
        mine = [h for h in thrown if h.slot == run.failed_slot]
        if run.failure is not None and not (run.failure.kind == "exception" and mine):
            return self._places.spot(run.failure.places)
        first = [origin(thrown, mine[-1], run.failure)] if run.failure is not None else []
        spots = (self._places.spot(happening.places) for happening in [*first, *mine[-1:], *reversed(thrown)])
        return next((spot for spot in spots if spot is not None), None)

    @property
    def start(self) -> SourceSpot | None:
        return self._places.first(self._world.harness)

    def asserted(self, message: str) -> str:
        spot = self.failed_at
        return assertion_message(message, self._places.whole(spot) if spot is not None else "")

    def name(self, slot: int) -> str:
        return self._world.slot_names[slot]

    def where(self, slot: int) -> SourceSpot | None:
        return self._tracer.where(slot)

    def waits(self, thread: Standing) -> str:
        if thread.wait is None:
            return f"{self.name(thread.slot)} runs on"
        spot = self.where(thread.slot)
        where = f" at {spot}" if spot is not None else ""
        return f"{self.name(thread.slot)} waits{where} for {self._tracer.whatever(thread)}"

    def left(self) -> list[SourceSpot]:
        return self._tracer.left()

    def lost(self, thread: Standing) -> Lost | None:
        return lost_wakeup(self._run, self._tracer, self._places, thread)

    def goes_round(self, slot: int) -> bool:
        return self._tracer.goes_round(slot)

    def loop(self, slot: int) -> SourceSpot | None:
        return self._tracer.loop(slot)

    def polled(self, slot: int) -> str:
        return self._tracer.polled(slot)


def outcome_of(run: Replayed) -> tuple[Any, ...] | None:
    """The outcome of a run that goes wrong: of an exception its type; None for other failures."""
    if run.failure is None:
        return run.outcome or ("!", "deadlock")
    return ("!", run.failure.type) if run.failure.kind == "exception" else None
