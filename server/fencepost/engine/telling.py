"""From a replayed run to what a user reads: findings with their messages, and bounds with their places."""

from __future__ import annotations

from copy import copy
from typing import Any

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.sources import Sources
from fencepost.engine.assertions import assertion_message, sentence
from fencepost.engine.causes import causes
from fencepost.engine.decorations import Decorations
from fencepost.engine.judging import GOES_ROUND, Judgement
from fencepost.engine.naming import Names
from fencepost.engine.places import Places, Spot
from fencepost.engine.races import races
from fencepost.engine.reordering import reorderings
from fencepost.engine.rounds import Read, rounds
from fencepost.engine.threads import Threads
from fencepost.engine.tracing import Tracer
from fencepost.engine.wakeups import lost_wakeup
from fencepost.machine.exact import observed
from fencepost.machine.world import World
from fencepost.model.verdict import Bound, Finding, TraceRow, Unsupported
from fencepost.model.waits import Standing
from fencepost.properties import rules
from fencepost.properties.outcome import outcome_text
from fencepost.search.explore import Exploration
from fencepost.search.growth import Growth
from fencepost.search.replay import Replayed
from fencepost.search.schedule import Turn, to_text
from fencepost.search.standing import ends_of_process, exited, outcomes_of

_CONSEQUENCE = 2
_MOST_PLACES = 3


class Teller:
    """Knows one assembly's lines and the threads of one world; `threads` are those of all that it has told."""

    def __init__(
        self, assembly: Assembly, sources: Sources, world: World, besides: Decorations | None = None
    ) -> None:  # fmt: skip
        self._world = world
        self.besides = besides or Decorations()
        self._assembly = assembly
        self.places = Places(assembly, sources)
        self.threads = Threads()

    def of(self, world: World) -> Teller:
        """The same for another world of the same harness, with the same numbers of threads."""
        other = copy(self)
        other._world = world
        return other

    # ---- findings

    def finding(self, run: Replayed, turns: tuple[Turn, ...], judgement: Judgement) -> Finding:
        names, threads, numbers = Names(run.space), self._world.slot_names, self.threads.of(run)
        attempt = self.besides.attempt
        going_round: dict[int, tuple[Read, ...]] = {}
        if judgement.rule in GOES_ROUND:
            going_round = attempt("trace", lambda: rounds(run), going_round)
        polled = [read.address for reads in going_round.values() for read in reads]
        needed = attempt("causes", lambda: causes(run, judgement.rule, self._assembly, names, polled), None)
        tracer = Tracer(run, names, self.places, threads, numbers, needed, going_round)
        rule, message, spot = attempt("message", lambda: self._told(run, tracer, judgement), _untold(judgement))
        late = attempt("reorderings", lambda: reorderings(run, names, self.places, threads), "")
        file, point = (spot.file, spot.point) if spot is not None else (None, None)
        return Finding(
            rules()[rule].id, rules()[rule].property, f"{message} {late}".rstrip(), file, point.line if point else None,
            point.column if point else None, point.end_line if point else None, point.end_column if point else None,
            (), to_text(turns, self._world), attempt("trace", tracer.rows, ()),
            races=attempt("races", lambda: races(run, rule, needed, names, self.places, numbers), ()),
        )  # fmt: skip

    def bare(self, turns: tuple[Turn, ...], judgement: Judgement) -> Finding:
        """A finding of which nothing can be told but its rule and its schedule."""
        rule, message, _ = _untold(judgement)
        known = rules()[rule]
        schedule = to_text(turns, self._world)
        return Finding(known.id, known.property, message, None, None, None, None, None, (), schedule, ())

    def trace(self, run: Replayed) -> tuple[TraceRow, ...]:
        return Tracer(run, Names(run.space), self.places, self._world.slot_names, self.threads.of(run)).rows()

    def _told(self, run: Replayed, tracer: Tracer, judgement: Judgement) -> tuple[str, str, Spot | None]:
        """The rule, the message and the place."""
        if judgement.rule == "robustness":
            text = outcome_text(self.outcome(run) or ("!", judgement.rule))
            message = f"The outcome ({text}) is not possible in order."
            return "robustness", message, self.places.first(self._world.harness)
        if judgement.text:
            spot = self.places.first(judgement.at) if judgement.at is not None else None
            return judgement.rule, judgement.text, spot
        if run.failure is not None:
            return judgement.rule, self._failure_message(run, judgement.rule), self._failed_at(run)
        if judgement.rule in GOES_ROUND:
            return self._livelock(tracer, judgement)
        return self._deadlock(run, tracer, judgement)

    def _failure_message(self, run: Replayed, rule: str) -> str:
        failure = run.failure
        assert failure is not None
        if rule == "assertion" and failure.kind == "exception":
            text = " ".join(failure.message.split())
            return sentence(f"An assertion fails: {text or failure.type}")
        if failure.kind == "assertion":
            spot = self._failed_at(run)
            return assertion_message(failure.message, self.places.whole(spot) if spot is not None else "")
        if failure.kind == "invariant":
            return sentence(f"The invariant {failure.message}")
        text = f": {failure.message}" if failure.message else ""
        name = self._world.slot_names[run.failed_slot]
        thread = name if name.startswith("thread ") else f"thread {name}"
        return sentence(f"{failure.type} leaves {thread}{text}")

    def _failed_at(self, run: Replayed) -> Spot | None:
        """Where it fails; for an exception, where it was thrown last. One that the library throws again, such as that
        of a task, was thrown last in the program's own code."""
        failure = run.failure
        thrown = [h for h in run.happenings if h.kind == "throw"]
        mine = [h for h in thrown if h.slot == run.failed_slot]
        if failure is not None and not (failure.kind == "exception" and mine):
            return self.places.spot(failure.places)
        spots = (self.places.spot(happening.places) for happening in [*mine[-1:], *reversed(thrown)])
        return next((spot for spot in spots if spot is not None), None)

    # ---- deadlocks

    def _deadlock(self, run: Replayed, tracer: Tracer, judgement: Judgement) -> tuple[str, str, Spot | None]:
        threads = sorted(judgement.threads, key=lambda thread: (_weight(thread), thread.slot))
        if all(_weight(thread) >= _CONSEQUENCE for thread in threads):
            # Those wait for others to end: why they do not, the others say, in the middle of their work.
            waiting = [one for one in run.standings if one.wait is not None and one not in threads]
            threads = sorted(
                threads + [one for one in waiting if tracer.where(one.slot) is not None],
                key=lambda thread: (_weight(thread), thread.slot),
            )
        spot = next((found for thread in threads if (found := tracer.where(thread.slot)) is not None), None)
        partial = judgement.rule == "partial-deadlock"
        for thread in threads:
            lost = lost_wakeup(run, tracer, self.places, thread)
            if lost is not None:
                where = f" at {lost.spot}" if lost.spot is not None else ""
                vain = f"{self._name(lost.slot)} {lost.verb}{where} {lost.why}"
                return "lost-wakeup", f"Lost wake-up: {self._waits(tracer, thread)}; {vain}.", tracer.where(thread.slot)
        parts = "; ".join(self._waits(tracer, thread) for thread in threads) + self._left(tracer, threads)
        others = "while other threads run on, " if partial else ""
        return judgement.rule, f"Deadlock: {others}{parts}.", spot

    def _left(self, tracer: Tracer, threads: list[Standing]) -> str:
        """What asynchronous methods await that nobody completes, where threads only wait for the ends of others."""
        if any(_weight(thread) < _CONSEQUENCE for thread in threads):
            return ""
        places = [str(spot) for spot in tracer.left() if spot not in [tracer.where(thread.slot) for thread in threads]]
        return f"; what is awaited at {' and '.join(places[:_MOST_PLACES])} is never completed" if places else ""

    def _livelock(self, tracer: Tracer, judgement: Judgement) -> tuple[str, str, Spot | None]:
        running = [thread for thread in judgement.threads if thread.wait is None and tracer.goes_round(thread.slot)]
        running.sort(key=lambda thread: (thread.background, thread.slot))
        parts = [self._runs(tracer, thread) for thread in running]
        parts += [self._waits(tracer, thread) for thread in judgement.threads if thread.wait is not None]
        first = (running or judgement.threads)[0]
        what = "Livelock: this run can never end" if judgement.rule == "livelock" else "No run comes to an end"
        return judgement.rule, f"{what}: {'; '.join(parts)}.", tracer.loop(first.slot)

    def _runs(self, tracer: Tracer, thread: Standing) -> str:
        spot, read = tracer.loop(thread.slot), tracer.polled(thread.slot)
        where = f" at {spot}" if spot is not None else ""
        return f"{self._name(thread.slot)} goes round for ever{where}" + (f", reading {read}" if read else "")

    def _waits(self, tracer: Tracer, thread: Standing) -> str:
        spot = tracer.where(thread.slot)
        if thread.wait is None:
            return f"{self._name(thread.slot)} runs on"
        where = f" at {spot}" if spot is not None else ""
        return f"{self._name(thread.slot)} waits{where} for {tracer.whatever(thread)}"

    def _name(self, slot: int) -> str:
        return self._world.slot_names[slot]

    # ---- what is no finding

    def unsupported(self, run: Replayed) -> Unsupported:
        failure = run.failure
        spot = self.places.spot(failure.places) if failure else None
        message = failure.message if failure else ""
        return Unsupported(message, spot.file if spot else None, spot.point.line if spot else None)

    def loop(self, run: Replayed) -> Bound:
        spot = self.places.spot(run.failure.places) if run.failure else None
        return Bound("loop", 0, spot.file if spot else None, spot.point.line if spot else None)

    def bound(self, kind: str, states: int, grown: Growth | None) -> Bound:
        """A limit of the search, with the place where one thread went on and on, if there is one."""
        spot = self.places.spot(grown.places) if grown is not None else None
        return Bound(kind, states, spot.file if spot else None, spot.point.line if spot else None)  # type: ignore[arg-type]  # one of the kinds

    # ---- outcomes

    def outcome(self, run: Replayed) -> tuple[Any, ...] | None:
        """What a run that goes wrong returns."""
        if run.failure is None:
            return run.outcome or ("!", "deadlock")
        return ("!", run.failure.type) if run.failure.kind == "exception" else None

    def returned(self, found: Exploration) -> list[tuple[tuple[Any, ...], int]]:
        """What the harness returns, with a state for each."""
        values: dict[Any, tuple[tuple[Any, ...], int]] = {}
        for state in found.finals:
            for outcome in outcomes_of(found.space, state):
                values.setdefault(observed(outcome), (outcome, state))
        for code, state in ends_of_process(found).items():
            values.setdefault(observed(exited(code)), (exited(code), state))
        return list(values.values())


def _untold(judgement: Judgement) -> tuple[str, str, Spot | None]:
    """The rule, the message and the place of a finding of which no more could be told."""
    rule = judgement.rule if judgement.rule in rules() else "exception"
    return rule, judgement.text or sentence(rules()[rule].title), None


def _weight(thread: Standing) -> int:
    """Who waits for a lock or a signal is the cause, who waits for the end of another the consequence."""
    kind = thread.wait.kind if thread.wait is not None else "end"
    return {"lock": 0, "initializer": 0, "pulse": 1, "signal": 1, "task": 2, "end": 3, "exit": 3}[kind]
