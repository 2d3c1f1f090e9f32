"""Runs trials: all serial runs first, then all runs, up to the first that shows what no serial one does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from fencepost.engine.generated.creating import is_bag, others, with_new_objects, without_identities
from fencepost.engine.generated.failing import may_fail, with_failures, without_details
from fencepost.engine.generated.naming import renamed
from fencepost.engine.generated.transfer import transferred_method
from fencepost.engine.generated.turns import TrialTurns
from fencepost.engine.generated.wording import seen_text, trial_text
from fencepost.engine.judging.judge import Judgement
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.state.local_state import FailedThread, Failing
from fencepost.machine.state.trial import TestedMethod, Trial, calls_of
from fencepost.machine.state.world import World
from fencepost.machine.trials.seen import BLOCKED, Seen, seen, seen_literals
from fencepost.model.waits import Standing
from fencepost.properties.deadlock import RULE as DEADLOCK
from fencepost.properties.deadlock import circle
from fencepost.properties.linearizability import RULE, is_explained
from fencepost.properties.partial_deadlock import RULE as PARTIAL
from fencepost.search.budget import Budget
from fencepost.search.endless import Round, endless
from fencepost.search.ends import LeftOpenError
from fencepost.search.explore import Exploration, explore
from fencepost.search.replay import Replayed
from fencepost.search.serial import SerialRuns, serial_runs
from fencepost.search.space import CRASHED, LEFT, Space
from fencepost.search.standing import standings

Began = tuple[tuple[int, ...], ...]

_MOST_SHOWN = 6


class TrialJudge:
    """Judges one trial, once its serial runs are known; `texts` has their results with values as C# writes them."""

    def __init__(
        self, trial: Trial, bench: Bench, serial: dict[Seen, list[Began]], texts: dict[Seen, Seen]
    ) -> None:  # fmt: skip
        self._trial, self._bench = trial, bench
        self.serial = serial
        self._texts = texts
        self._others: set[Seen] | None = None
        self._alike: dict[bool, set[Seen]] = {}

    def is_wrong(self, space: Space, state: int) -> bool:
        """True if a state in which no thread moves has a result that no serial run has."""
        if state & CRASHED or (self._bench.blames_locks and self.is_locked(space, state)):
            return True
        observed = self._bench.observe(self._trial, space, state)
        if observed not in self.serial:
            return not self._is_alike(observed) and (self._trial.timed or not self._is_bag(observed))
        return self._trial.timed and not is_explained(times(self._trial, space, state), self.serial[observed])

    def is_locked(self, space: Space, state: int) -> bool:
        """True if threads wait in a circle; or one waits for a lock that another one holds while it waits, too, though
        there is a serial run in which all calls return."""
        threads = standings(space, state)
        if circle(threads):
            return True
        waiting = {thread.slot for thread in threads if thread.wait is not None}
        held = [one for one in threads if one.wait is not None and one.wait.kind == "lock" and one.wait.whom in waiting]
        return bool(held) and not all(map(waits, self.serial))

    def _is_bag(self, observed: Seen) -> bool:
        """True if the calls that create objects have results that a bag may give, and the other calls have results of a
        serial run."""
        trial, creating = self._trial, self._bench.creating
        if not any(call.operation in creating for _, _, call in calls_of(trial)):
            return False
        if self._others is None:
            relaxed = self._bench.relaxed(trial)
            if relaxed is None:
                return True
            self._others = {others(trial, creating, known) for known in (*self.serial, *relaxed)}
        return others(trial, creating, observed) in self._others and is_bag(trial, creating, observed)

    def _is_alike(self, observed: Seen) -> bool:
        """True if the result is that of a serial run but for names, and for calls that may fail."""
        bench, trial = self._bench, self._trial
        if not bench.is_lenient(trial):
            return False
        plain = bench.plain(trial, observed)
        # Failures at the end are many, and looked for only if no other ones explain the result.
        for at_the_end in (False, True):
            if at_the_end not in self._alike:
                failed = bench.with_failures(trial, at_the_end)
                if failed is None:
                    return True
                self._alike[at_the_end] = {bench.plain(trial, one) for one in (*self.serial, *failed)}
            if plain in self._alike[at_the_end]:
                return True
        return False

    def right(self) -> list[Seen]:
        """Results that are right: those of serial runs, and of those in which some calls fail for no reason."""
        return list(
            dict.fromkeys([*self.serial, *sorted(self._bench.with_failures(self._trial, True) or (), key=repr)])
        )

    def has_circle(self, threads: tuple[Standing, ...]) -> bool:
        """Waiting is judged when nothing moves any more: serial runs may wait too."""
        _ = threads
        return False

    def judge(self, run: Replayed, known: Round | None = None) -> Judgement | None:
        if run.failure is not None:
            return Judgement(run.failure.kind)
        if not self.is_wrong(run.space, run.state):
            return None
        observed = self._bench.observe(self._trial, run.space, run.state)
        threads = standings(run.space, run.state)
        waiting = tuple([thread for thread in threads if thread.slot and thread.wait and not thread.background])
        if waiting and any(result[:1] == (BLOCKED,) for result in observed):
            return Judgement((PARTIAL if known is not None else DEADLOCK).name, waiting)
        if known is not None:
            return None
        return Judgement(RULE.name, (), self._message(observed, run), first_method(self._trial))

    def _message(self, observed: Seen, run: Replayed) -> str:
        texts = self._bench.observe_literals(self._trial, run.space, run.state)
        shown = f"{trial_text(self._trial)} shows {seen_text(self._trial, texts, self._returning())}"
        if observed in self.serial:
            return f"{shown}, but no serial run that keeps the order of time does."
        return f"{shown}, but no serial run does: {self.orders()}."

    def _returning(self) -> bool:
        """True if the message mentions calls without a result, too: a call may wait, or no call has a result."""
        return any(part[:1] == (BLOCKED,) or not any(known) for known in self.serial for part in known)

    def orders(self) -> str:
        """Some results of serial runs, in words."""
        if not self.serial:
            return "of the runs in which they are made one after the other, none counts"
        known = [self._texts[result] for result in self.serial]
        texts = list(dict.fromkeys(seen_text(self._trial, result, self._returning()) for result in known))
        more = f"; or {len(texts) - _MOST_SHOWN} more" if len(texts) > _MOST_SHOWN else ""
        return f"one after the other, they show {'; or '.join(texts[:_MOST_SHOWN])}{more}"


def waits(result: Seen) -> bool:
    """True if a call waits for ever in a run with this result."""
    return any(part[:1] == (BLOCKED,) for part in result)


def times(trial: Trial, space: Space, state: int) -> Began:
    """For each call, how many calls of each thread had ended when it began."""
    return tuple(
        [
            tuple(space.value(("began", sequence, number), state) or ())
            for sequence, calls in enumerate(trial.threads)
            for number in range(len(calls))
        ]
    )


class Checked(NamedTuple):
    """One trial after its search. `found` is None when it was not explored: `fails` if serial runs go wrong, too."""

    trial: Trial
    states: int
    transitions: int = 0
    found: Exploration | None = None
    judge: TrialJudge | None = None
    wrong: bool = False
    stopped_by: str = ""
    problem: str = ""
    fails: bool = False


class Bench:
    """Runs trials of one type under one model. Facts about the program that one trial has learnt serve the next.

    `creating` are operations that make a new object whenever they are called alone, with the names of its class;
    `naming` are those whose results are names.
    """

    def __init__(
        self,
        universe: Universe,
        world: World,
        creating: dict[TestedMethod, str] | None = None,
        naming: set[TestedMethod] | None = None,
    ) -> None:
        self._universe = universe
        self.world = world
        self._ordered = world.in_order() if world.order is not None else world
        self.creating = creating if creating is not None else {}
        self.naming = naming if naming is not None else set()
        self.by_identity = True
        """True if it matters which of several objects of one class a call returns."""
        self.counts_calls = True
        """True if it matters how often calls have called handlers and stubs."""
        self.blames_locks = False
        """True if a circle of threads is wrong though there is one in serial runs, too."""
        self._serial = World(universe, world.reductions)
        self._turns = TrialTurns(self._serial)
        self._budget = Budget()

    def transferred(self, world: World) -> Bench:
        """A bench for another world, with another universe of the same program."""
        creating = {transferred_method(one, world.universe): name for one, name in self.creating.items()}
        naming = {transferred_method(one, world.universe) for one in self.naming}
        return self._like(Bench(world.universe, world, creating, naming))

    def under(self, world: World) -> Bench:
        """A bench for another world of the same universe."""
        return self._like(Bench(self._universe, world, self.creating, self.naming))

    def _like(self, other: Bench) -> Bench:
        other.by_identity, other.counts_calls = self.by_identity, self.counts_calls
        other.blames_locks = self.blames_locks
        return other

    def judge_of(self, trial: Trial, budget: Budget) -> TrialJudge | None:
        """The judge of a trial, from its serial runs; None if these go wrong, too, or have no end within the budget."""
        runs = self._runs(trial, budget)
        if runs.stopped_by or any(state & (CRASHED | LEFT) for state in runs.ends):
            return None
        return TrialJudge(trial, self, *self._shown(trial, runs))

    def observe(self, trial: Trial, space: Space, state: int) -> Seen:
        """The result of a run that ends in a state."""
        return seen(trial, self._universe, lambda address, default: space.value(address, state, default))

    def observe_literals(self, trial: Trial, space: Space, state: int) -> Seen:
        """That result, with values as C# writes them."""
        return seen_literals(trial, self._universe, lambda address, default: space.value(address, state, default))

    @property
    def reorders(self) -> bool:
        return self.world.order is not None

    def explored(self, trial: Trial, budget: Budget) -> Exploration:
        """All states of a trial under the model."""
        return explore(_prepared(self._taught(), trial), trial, budget)

    def check(self, trial: Trial, budget: Budget, in_order: bool = False, known: TrialJudge | None = None) -> Checked:
        """One trial, under the model or in order; `known` is its judge, if its serial runs are known."""
        self._budget = budget
        try:
            return self._check(trial, budget, in_order, known)
        except UnsupportedError as problem:
            return Checked(trial, 0, problem=str(problem))

    def _check(self, trial: Trial, budget: Budget, in_order: bool, judge: TrialJudge | None) -> Checked:
        states = 0
        if judge is None:
            runs = self._runs(trial, budget)
            states = runs.states
            if runs.stopped_by:
                return Checked(trial, runs.states, stopped_by=runs.stopped_by)
            if any(state & (CRASHED | LEFT) for state in runs.ends):
                return Checked(trial, runs.states, fails=True)
            judge = TrialJudge(trial, self, *self._shown(trial, runs))
        found = explore(_prepared(self._ordered if in_order else self._taught(), trial), trial, budget, judge.is_wrong)
        left = [state for state in found.crashes if not state & CRASHED]
        return Checked(
            trial, len(found.parents) + states, found.transitions, found, judge, self._is_wrong(found, judge),
            found.stopped_by, failure_text(found.space, left[0]) if left else "",
        )  # fmt: skip

    def every_state(self, checked: Checked, budget: Budget) -> Checked:
        """A trial with all its states in order, though it is wrong in some of them."""
        found = explore(_prepared(self._ordered, checked.trial), checked.trial, budget)
        return checked._replace(found=found)

    def _taught(self) -> World:
        """The world of the model, without the guesses that searches in order have given up."""
        world, ordered = self.world, self._ordered
        if world is not ordered:
            changing, shared, guessed = world.guesses.changing, world.guesses.shared, world.guesses.guessed
            world.learn_from(ordered)
            world.guesses.changing |= changing
            world.guesses.shared |= shared
            world.guesses.guessed |= guessed
        return world

    def _is_wrong(self, found: Exploration, judge: TrialJudge) -> bool:
        if any(state & CRASHED for state in found.crashes):
            return True
        if found.finals and judge.is_wrong(found.space, found.finals[-1]):
            return True
        try:
            return found.complete and any(
                known.never and judge.is_wrong(found.space, known.state) for known in endless(found)
            )
        except LeftOpenError:
            return False

    def _runs(self, trial: Trial, budget: Budget) -> SerialRuns:
        gated = trial._replace(gated=True)
        return serial_runs(_prepared(self._serial, gated), gated, budget, self._turns)

    def _shown(self, trial: Trial, runs: SerialRuns) -> tuple[dict[Seen, list[Began]], dict[Seen, Seen]]:
        """The results of serial runs with the times of their calls, and these results with values as C# writes them."""
        found: dict[Seen, list[Began]] = {}
        texts: dict[Seen, Seen] = {}
        for state in runs.ends:
            result = self.observe(trial, runs.space, state)
            if result not in found:
                found[result] = []
                texts[result] = self.observe_literals(trial, runs.space, state)
            if trial.timed:
                found[result].append(times(trial, runs.space, state))
        return found, texts

    def is_lenient(self, trial: Trial) -> bool:
        """True if a result need not be exactly that of a serial run."""
        some = any(call.operation in self.naming or may_fail(call) for _, _, call in calls_of(trial))
        return some or not (self.by_identity and self.counts_calls)

    def plain(self, trial: Trial, result: Seen) -> Seen:
        """The part of a result that matters."""
        plain = renamed(trial, self.naming, without_details(trial, result))
        if not self.counts_calls:
            plain = plain[: sum(1 for _ in calls_of(trial))]
        return plain if self.by_identity else without_identities(plain)

    def with_failures(self, trial: Trial, at_the_end: bool) -> set[Seen] | None:
        """The results of serial runs in which some calls have failed for no reason; None if a limit ends the search for
        them, so that nothing can be said against a result."""
        return self._of_fewer(with_failures(trial, at_the_end))

    def relaxed(self, trial: Trial) -> set[Seen] | None:
        """The results of serial runs in which some calls have done nothing but make a new object; None as above."""
        return self._of_fewer(with_new_objects(trial, self.creating))

    def _of_fewer(self, trials: Iterator[tuple[Trial, Callable[[Seen], Seen]]]) -> set[Seen] | None:
        found: set[Seen] = set()
        for fewer, whole in trials:
            runs = self._runs(fewer, self._budget)
            if runs.stopped_by or self._budget.between():
                return None
            found.update(whole(self.observe(fewer, runs.space, state)) for state in runs.ends)
        return found

    def shown_alone(self, trial: Trial, budget: Budget) -> list[Seen]:
        """The results of one thread."""
        runs = self._runs(trial, budget)
        return [] if runs.stopped_by else [self.observe(trial, runs.space, state) for state in runs.ends]


def first_method(trial: Trial) -> MethodInstance:
    """The first method of the type itself that a thread calls."""
    calls = [call for thread in trial.threads for call in thread]
    return next((call for call in calls if call.target is None), calls[0]).operation.method


def _prepared(world: World, trial: Trial) -> World:
    world.restart()
    world.restarts = 0
    world.full.clear()
    world.harness = trial
    return world


def failure_text(space: Space, state: int) -> str:
    """Why a run cannot go on."""
    for field in space.threads:
        local = space.local_of(state, field.slot)
        if isinstance(local, Failing | FailedThread):
            return local.failure.message
    return "a call cannot be run"
