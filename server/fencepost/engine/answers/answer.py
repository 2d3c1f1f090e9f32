"""From an explored harness to its answer: a run that goes wrong is run again, shortened and put into words."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from fencepost.engine.judging.deviations import uses_deviating
from fencepost.engine.judging.judge import Judgement, Judges
from fencepost.engine.judging.likeness import in_full, in_source
from fencepost.engine.shared.finding_keys import FindingKey, key_of
from fencepost.engine.telling.findings import Teller
from fencepost.engine.telling.rounds import up_to_waits
from fencepost.machine.state.failure import Failure
from fencepost.machine.state.world import World
from fencepost.machine.values.errors import RestartError
from fencepost.machine.values.exact import observed
from fencepost.model.verdict import Bound, Finding, Outcome, Unsupported, VerdictName
from fencepost.properties import rule_of, rules
from fencepost.properties.assertion import RULE as ASSERTION
from fencepost.properties.invariant import RULE as INVARIANT
from fencepost.properties.livelock import runs_on
from fencepost.properties.robustness import RULE as ROBUSTNESS
from fencepost.search.budget import Budget
from fencepost.search.endless import Round, endless
from fencepost.search.ends import LeftOpenError, has_end
from fencepost.search.explore import Exploration, explore, uncollected
from fencepost.search.growth import growth
from fencepost.search.replay import Replayed, replay
from fencepost.search.schedule import ScheduleError, Turn, from_text, learn_from_text, schedule_along, to_text
from fencepost.search.shorten import fewest_switches
from fencepost.search.space import LEFT, Space, is_over
from fencepost.search.standing import blocked_together, ends_of_process, standings

MOST_FINDINGS = 10
"""How many findings one unit has at most."""

ALL_FINDINGS = math.inf

MOST_REPLAYED = 200
"""How many wrong states are replayed. If there are more, outcomes of the others are missing, which is a bound."""

_MOST_ALIKE = 3
"""Of wrong states that end alike so many are replayed: the ways to them may still differ."""

ALIKE = f"of runs that end alike, the first {_MOST_ALIKE} stand for all of them"

_PLACED = (ASSERTION.name, INVARIANT.name)
"""The failures whose place in the source is where the thread stands, whatever has led there."""

MOST_LEFT = 1000


_NOT_EXPLORED = ("unsupported", "limit")


class HarnessAnswer:
    """The findings, bounds and outcomes of one harness, from its search."""

    def __init__(
        self, world: World, found: Exploration, judge: Judges, teller: Teller, properties: tuple[str, ...] = ()
    ) -> None:
        self._world, self._found = world, found
        self._judge, self._teller, self._properties = judge, teller, properties
        self._besides = teller.besides
        self._seen: set[FindingKey] = set()
        self._outcomes: dict[tuple[object, ...], Outcome] = {}
        self._learnt = world.unreduced(world.order)
        """The guesses of the search that replays have refuted, because the search had not come so far."""
        self._replaying = self._learnt
        self.findings: list[Finding] = []
        self.ends: dict[FindingKey, set[Hashable]] = {}
        """The ends of runs, as the source has them, by the finding that each of them is."""
        self.unsupported: list[Unsupported] = []
        self.bounds: list[Bound] = []
        self.assumed: dict[str, None] = {}
        """What an answer that is to have all findings takes for granted."""

    @property
    def is_undecided(self) -> bool:
        """True if a mistake of Fencepost concerns what a verdict without a finding rests on."""
        return self._besides.is_undecided

    @property
    def world(self) -> World:
        return self._world

    @property
    def verdict(self) -> VerdictName:
        if self.findings:
            return "VIOLATED"
        if self.is_undecided:
            return "INTERNAL_ERROR"
        return "UNSUPPORTED" if self.unsupported else "HOLDS_UP_TO" if self.bounds else "HOLDS"

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        return tuple(sorted(self._outcomes.values(), key=lambda outcome: repr(outcome.value)))

    def look(self, most: float = MOST_FINDINGS, known: Iterable[FindingKey] = ()) -> None:
        """Judges everything that the search has found, up to so many findings that are not `known`. For all of them
        (`ALL_FINDINGS`) all states that end unlike each other are replayed, until the time is over."""
        found, every = self._found, most == ALL_FINDINGS
        self._seen.update(known)
        wrong = self._besides.attempt("judging", self._unlike, [*found.crashes])
        if len(wrong) > MOST_REPLAYED and not every:
            self.bounds.append(Bound("states", MOST_REPLAYED))
            del wrong[MOST_REPLAYED:]
        for number, state in enumerate(wrong):
            if every and number and found.is_late():
                self.bounds.append(Bound("time", len(found.parents)))
                break
            if len(self.findings) < most:
                self._besides.attempt("judging", partial(self._report, state), None)
        if every or not self.findings:
            self._besides.attempt("endless", self._look_for_endless_runs, None)
            if found.complete and self._world.reads_again and not self.findings:
                self._besides.attempt("endless", self._look_where_all_is_kept, None)
        self.note_limits()
        self.bounds += [Bound(kind, most) for kind, most in sorted(self._world.full.items())]
        if found.stopped_by:
            grown = self._besides.attempt("growth", lambda: growth(found.space), None)
            self.bounds.append(self._teller.bound(found.stopped_by, len(found.parents), grown))
        if found.in_order is not None and found.stopped_by:
            self._add_what_is_in_order(found.in_order, most)

    def note_limits(self) -> None:
        """Notes what could not be looked at, if a verdict without a finding rests on it."""
        self.bounds += [Bound(kind, len(self._found.parents)) for kind in self._besides.limits]
        self.unsupported += [Unsupported(reason) for reason in self._besides.unsupported]

    def _unlike(self) -> list[int]:
        """The states in which something seems to be wrong, the shallowest first; of those that are alike only a few,
        so that a frequent failure does not hide a rare one."""
        found = self._found
        alike: Counter[Hashable] = Counter()
        unlike: list[int] = []
        for state in sorted(dict.fromkeys(self._wrong()), key=found.distance):
            end = in_full(found.space, state)
            alike[end] += 1
            if alike[end] <= _MOST_ALIKE:
                unlike.append(state)
            elif not (isinstance(end, Failure) and end.kind in _PLACED):
                self.assumed[ALIKE] = None
        return unlike

    def _wrong(self) -> list[int]:
        """The states in which something seems to be wrong."""
        found, is_wrong = self._found, self._judge.is_wrong
        wrong = [state for state in found.crashes if state & LEFT or is_wrong(found.space, state)]
        wrong += [state for state in found.finals if is_wrong(found.space, state)]
        wrong += [state for state in ends_of_process(found).values() if is_wrong(found.space, state)]
        return wrong + [state for state in found.circles if self._has_circle(state)]

    def _add_what_is_in_order(self, found: Exploration, most: float) -> None:
        """Adds the findings and outcomes of the search in order, if a limit keeps the search under the model from
        finding all."""
        world = found.space.world
        other = HarnessAnswer(world, found, self._judge, self._teller.of(world), self._properties)
        other.look(most)
        other.add_outcomes()
        self.findings += [finding for finding in other.findings if key_of(finding) not in self._seen]
        self.unsupported += other.unsupported
        for value, outcome in other._outcomes.items():
            self._outcomes.setdefault(value, outcome)

    def _look_where_all_is_kept(self) -> None:
        """Looks for runs without end in a search without second reads: that a read may be repeated does not mean that
        it ever is, so threads must not depend on it."""
        kept = self._world.keeping()
        found = explore(kept, kept.harness, self._found.budget or Budget())
        other = HarnessAnswer(kept, found, self._judge, self._teller.of(kept), self._properties)
        other.look()
        self.findings += other.findings
        self.bounds += other.bounds
        self.unsupported += other.unsupported

    def _look_for_endless_runs(self) -> None:
        found = self._found
        if found.complete:
            certain = not self._world.full and not uses_deviating(self._world)
            try:
                with uncollected():
                    rounds = list(endless(found))
                if not rounds and not has_end(found):
                    raise AssertionError("no run ends, and none goes on for ever")
                for known in [one for one in rounds if one.state not in found.space.undecided]:
                    circle = next((early for early in found.path(known.state) if self._has_circle(early)), None)
                    if circle is not None:
                        self._report(circle)
                    elif certain:
                        self._report(known.state, known)
                    elif known.never:
                        self._report(known.state, known._replace(ends_elsewhere=False, lonely=False))
                if not self.findings and any(map(self._never_returns, rounds)):
                    # If no run of a harness returns, nothing holds. What could not be told, or was not asked for, is a
                    # bound.
                    self.bounds.append(Bound("loop", 0))
            except LeftOpenError as left:
                found.stopped_by = left.limit
            return
        if self._world.guesses.dirty:
            return  # its states were found under guesses that are refuted: no way leads there again
        with self._world.looked_further(), suppress(RestartError):
            circle = next((state for state in blocked_together(found) if self._has_circle(state)), None)
            if circle is not None:
                self._report(circle)

    def _never_returns(self, known: Round) -> bool:
        """True if no run ends, and that is not only due to threads that the harness has left to themselves."""
        return known.lonely and bool(runs_on(standings(self._found.space, known.state)))

    def _has_circle(self, state: int) -> bool:
        return self._judge.has_circle(standings(self._found.space, state))

    def add_outcomes(self) -> None:
        """Everything that the harness can return."""
        for value, state in self._teller.returned(self._found):
            turns = schedule_along(*self._found.run_to(state)[:2])
            self._outcomes.setdefault(observed(value), Outcome(value, to_text(turns, self._world)))

    def add_unordered(self, outcomes: list[Outcome]) -> None:
        """Adds findings for outcomes that the harness does not have in order."""
        for outcome in outcomes:
            turns = from_text(outcome.schedule)
            run = self._replayed(turns, text=outcome.schedule)
            self.findings.append(self._teller.finding(run, turns, Judgement(ROBUSTNESS.name)))

    def shows_in_order(self, finding: Finding) -> bool:
        """True if a finding's own schedule delays nothing: the same then goes wrong in order."""
        turns = from_text(finding.schedule)
        if not all(turn.runs for turn in turns):
            return False
        run = self._replayed(turns, in_order=True)
        judgement = self._judge.judge(run)
        return judgement is not None and key_of(self._teller.finding(run, turns, judgement)) == key_of(finding)

    def add_models(self, models: Sequence[tuple[tuple[str, ...], tuple[str, ...]]]) -> None:
        """For every finding the other models under which the same goes wrong, and those of which it is not known."""
        pairs = zip(self.findings, models, strict=True)
        self.findings = [replace(finding, also_under=one, unknown_under=other) for finding, (one, other) in pairs]

    # ---- one state

    def _report(self, state: int, known: Round | None = None) -> None:
        teller = self._teller
        space, path, slots = self._found.run_to(state)
        if known is not None:
            known = known._replace(never=frozenset(slots.get(slot, slot) for slot in known.never))
        turns, run, judgement, finding = self._followed(space, path, known)
        if judgement is None:
            if known is not None:
                return
            raise AssertionError(f"the schedule {to_text(turns, self._world)} was to go wrong, and its replay does not")
        value = teller.outcome(run)
        if value is not None and known is None:
            self._outcomes.setdefault(observed(value), Outcome(value, to_text(turns, self._world)))
        if judgement.rule in _NOT_EXPLORED:
            self.unsupported.append(teller.unsupported(run))
        elif judgement.rule == "loop":
            self.bounds.append(teller.loop(run))
        else:
            finding = finding or teller.bare(turns, judgement)
            self._add_end(finding, self._found.space, state)
            self._add(finding, space, path, known)

    def _add_end(self, finding: Finding, space: Space, state: int) -> None:
        end = in_source(space, state, self._teller.places.spot)
        self.ends.setdefault(key_of(finding), set()).add(end)

    def _add(self, finding: Finding, space: Space, path: list[int], known: Round | None) -> None:
        """Keeps a finding that is new, with its steps in the order that is easiest to follow."""
        key = key_of(finding)
        if key in self._seen or not self._is_asked(finding):
            return
        self._seen.add(key)
        self.findings.append(finding)
        shortened = partial(self._shortened, finding, space, path, known)
        self.findings[-1] = self._besides.attempt("order", shortened, finding)

    def _shortened(self, finding: Finding, space: Space, path: list[int], known: Round | None) -> Finding:
        try:
            with space.world.looked_further():
                shorter = fewest_switches(space, path)
        except RestartError:
            return finding  # other orders lead to states that the search has not come to
        return finding if shorter == path else self._retold(finding, space, shorter, known)

    def _retold(self, finding: Finding, space: Space, path: list[int], known: Round | None) -> Finding:
        """The finding of a replay along another path, if that goes wrong in the same way; else the finding as it is."""
        try:
            _, _, _, told = self._followed(space, path, known)
        except ScheduleError:
            return finding
        if told is None:
            return finding
        same = (told.rule, told.file, told.line) == (finding.rule, finding.file, finding.line)
        return told if same else finding

    def _followed(
        self, space: Space, path: list[int], known: Round | None
    ) -> tuple[tuple[Turn, ...], Replayed, Judgement | None, Finding | None]:
        """Runs a path's schedule operation by operation, and judges the end: as data and in words.

        To judge, it may look at states that follow. That refutes guesses if the search ended before it came there: then
        the run begins again without these guesses.
        """
        schedule = schedule_along(space, path)
        while True:
            try:
                turns, run, judgement = self._judged(schedule, known)
                return turns, run, judgement, self._finding(run, turns, judgement)
            except RestartError:
                if not self._learnt.guesses.learn_changes(self._replaying.guesses):
                    raise  # it would end in the same way again

    def _finding(self, run: Replayed, turns: tuple[Turn, ...], judgement: Judgement | None) -> Finding | None:
        """The finding of a run that goes wrong; None if nothing is wrong, or nothing that makes a finding."""
        if judgement is None or rule_of(judgement.rule) is None:
            return None
        return self._besides.attempt("message", lambda: self._teller.finding(run, turns, judgement), None)

    def _judged(
        self, turns: tuple[Turn, ...], known: Round | None
    ) -> tuple[tuple[Turn, ...], Replayed, Judgement | None]:
        """The schedule of a path, with its run, the judgement and the finding."""
        run = self._replayed(turns)
        judgement = self._judge.judge(run, known)
        rule = rule_of(judgement.rule) if judgement is not None else None
        if judgement is None and known is None:
            # The search has put off operations that concern no other thread; they come now.
            turns += rest_of(run)
            run = self._replayed(turns)
            judgement = self._judge.judge(run)
        elif rule is not None and rule.settles_as and known is None:
            # Other threads may go on to their ends or for ever. In the first case no thread moves after that.
            rest = rest_of(run)
            stopped = self._replayed(turns + rest) if rest else run
            last = self._judge.judge(stopped)
            if last is not None and last.rule == rule.settles_as:
                return turns + rest, stopped, last
        elif rule is not None and rule.goes_round and (rest := _up_to_waits(run)):
            turns += rest
            run = self._replayed(turns)
            judgement = self._judge.judge(run, known)
        return turns, run, judgement

    def _replayed(self, turns: tuple[Turn, ...], in_order: bool = False, text: str = "") -> Replayed:
        """Follows a schedule before anything is said about it; its text, if another search has found it."""
        world = self._world
        self._replaying = fresh = world.unreduced(None if in_order else world.order)
        fresh.guesses.learn_changes(self._learnt.guesses)
        learn_from_text(fresh, text)
        return replay(fresh, world.harness, turns)

    def _is_asked(self, finding: Finding) -> bool:
        """True if a finding's property or rule is among those that are judged."""
        names = {finding.property, *(name for name, rule in rules().items() if rule.id == finding.rule)}
        return not self._properties or bool(names & set(self._properties))


def _up_to_waits(run: Replayed) -> tuple[Turn, ...]:
    """The operations that threads still do before they wait, where other threads go round for ever."""
    return schedule_along(run.space, up_to_waits(run))


def rest_of(run: Replayed) -> tuple[Turn, ...]:
    """The operations that threads can still do at the end of a run, one thread after the other."""
    path = [run.state]
    while len(path) < MOST_LEFT and not is_over(path[-1]) and (able := run.space.enabled(path[-1])):
        path.append(path[-1] + able[0][1][0])
    return schedule_along(run.space, path)
