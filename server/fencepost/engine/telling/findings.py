"""From a replayed run to the text for a user: findings with their messages, and bounds with their places."""

from __future__ import annotations

from copy import copy
from typing import Any

from msgspec.structs import replace

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.judging.judge import Judgement
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.source_lines import SourceLines, SourceSpot
from fencepost.engine.telling.causes import causes
from fencepost.engine.telling.naming import Names
from fencepost.engine.telling.races import conflicts, races
from fencepost.engine.telling.reordering import reorderings
from fencepost.engine.telling.rounds import RoundRead, rounds
from fencepost.engine.telling.story import ReplayedStory, outcome_of
from fencepost.engine.telling.threads import Threads
from fencepost.engine.telling.tracing import Tracer
from fencepost.machine.state.world import World
from fencepost.machine.values.exact import observed
from fencepost.model.verdict import Bound, Finding, TraceRow, Unsupported
from fencepost.properties import in_stead_of, rule_of
from fencepost.properties.deadlock import shown_first
from fencepost.properties.exception import RULE as EXCEPTION
from fencepost.properties.rule import FindingText, Rule, Spot, sentence
from fencepost.search.explore import Exploration
from fencepost.search.growth import Growth
from fencepost.search.replay import Replayed
from fencepost.search.schedule import Turn, to_text
from fencepost.search.standing import ends_of_process, exited, outcomes_of


class Teller:
    """Knows the lines of a program's own code and the threads of one world; `threads` are those of all runs that it has
    described."""

    def __init__(self, own: OwnCode, world: World, besides: Decorations | None = None) -> None:
        self._world = world
        self.besides = besides or Decorations()
        self._own = own
        self.places = SourceLines(own)
        self.threads = Threads()

    def of(self, world: World) -> Teller:
        """A teller for another world of the harness, with the same numbers of threads."""
        other = copy(self)
        other._world = world
        return other

    # ---- findings

    def finding(self, run: Replayed, turns: tuple[Turn, ...], judgement: Judgement) -> Finding:
        names, threads, numbers = Names(run.space), self._world.slot_names, self.threads.of(run)
        attempt = self.besides.attempt
        going_round: dict[int, tuple[RoundRead, ...]] = {}
        if _rule(judgement).goes_round:
            going_round = attempt("trace", lambda: rounds(run), going_round)
        polled = [read.address for reads in going_round.values() for read in reads]
        needed = attempt("causes", lambda: causes(run, _rule(judgement), self._own, names, polled), None)
        tracer = Tracer(run, names, self.places, threads, numbers, needed, going_round)
        rule, (message, spot) = attempt(
            "message", lambda: self._message(run, tracer, judgement), _plain_message(judgement)
        )
        file, point = (spot.file, spot.point) if spot is not None else (None, None)
        late = attempt("reorderings", lambda: reorderings(run, names, self.places, threads, file or ""), "")
        return Finding(
            rule.id, rule.property, f"{message} {late}".rstrip(), file, point.line if point else None,
            point.column if point else None, point.end_line if point else None, point.end_column if point else None,
            (), to_text(turns, self._world), attempt("trace", tracer.rows, ()),
            races=attempt("races", lambda: races(run, rule, needed, names, self.places, numbers), ()),
            conflicts=attempt("races", lambda: conflicts(run, rule, needed, names, self.places, numbers), ()),
            members=attempt("message", lambda: self._members(run, tracer, judgement, spot), ()),
        )  # fmt: skip

    def bare(self, turns: tuple[Turn, ...], judgement: Judgement) -> Finding:
        """A finding of which only the rule and the schedule are known."""
        rule, (message, _) = _plain_message(judgement)
        schedule = to_text(turns, self._world)
        return Finding(rule.id, rule.property, message, None, None, None, None, None, (), schedule, ())

    def trace(self, run: Replayed) -> tuple[TraceRow, ...]:
        return Tracer(run, Names(run.space), self.places, self._world.slot_names, self.threads.of(run)).rows()

    def _message(self, run: Replayed, tracer: Tracer, judgement: Judgement) -> tuple[Rule, FindingText]:
        """The rule, the message and the place."""
        rule = _rule(judgement)
        if judgement.text:
            return rule, FindingText(
                judgement.text, self.places.first(judgement.at) if judgement.at is not None else None
            )
        story = ReplayedStory(run, tracer, self.places, self._world)
        for teller in (*in_stead_of(rule.name), rule):
            text = teller.describe(story, judgement.threads) if teller.describe is not None else None
            if text is not None:
                return teller, text
        return _plain_message(judgement)

    def _members(self, run: Replayed, tracer: Tracer, judgement: Judgement, spot: Spot | None) -> tuple[str, ...]:
        """The members in which threads wait for ever, for each other or alone; if none does, that of the finding."""
        waiting = tuple([thread for thread in judgement.threads if thread.wait is not None])
        found = shown_first(ReplayedStory(run, tracer, self.places, self._world), waiting) if waiting else []
        places = [tracer.where(thread.slot) for thread in found]
        members = {place.member for place in places if place is not None}
        return tuple(sorted(members)) or ((spot.member,) if isinstance(spot, SourceSpot) else ())

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
        """The outcome of a run that goes wrong; None if it has none."""
        return outcome_of(run)

    def returned(self, found: Exploration) -> list[tuple[tuple[Any, ...], int]]:
        """The outcomes of the harness, with a state for each."""
        values: dict[Any, tuple[tuple[Any, ...], int]] = {}
        for state in found.finals:
            for outcome in outcomes_of(found.space, state):
                values.setdefault(observed(outcome), (outcome, state))
        for code, state in ends_of_process(found).items():
            values.setdefault(observed(exited(code)), (exited(code), state))
        return list(values.values())


def placed(finding: Finding, spot: SourceSpot | None) -> Finding:
    """A finding at a statement; as it is, if there is none."""
    if spot is None:
        return finding
    point = spot.point
    return replace(
        finding, file=spot.file, line=point.line, column=point.column, end_line=point.end_line,
        end_column=point.end_column, members=(spot.member,),
    )  # fmt: skip


def _rule(judgement: Judgement) -> Rule:
    """The rule of a judgement. A judgement without a rule of its own is reported as an exception that leaves a
    thread."""
    return rule_of(judgement.rule) or EXCEPTION


def _plain_message(judgement: Judgement) -> tuple[Rule, FindingText]:
    """The rule, the message and the place of a finding that could not be described any better."""
    rule = _rule(judgement)
    return rule, FindingText(judgement.text or sentence(rule.title), None)
