"""One run, made step by step by a person who chooses what happens next.

A choice is a step of a search in which only such accesses are merged into others as no other thread can notice. To know
which those are, and what a read that is left pending may return, all runs are searched first, within limits. Where a
limit cuts that search, every access to shared memory is a choice of its own, and a read is left pending only with
values that have been seen.

What is shown at a place is that of a replay of the schedule up to it, so that it says what `fencepost replay` says.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

from fencepost.engine.generated.unit import TypeCheck
from fencepost.engine.judging.judge import Judges
from fencepost.engine.programs.build_notes import file_notes
from fencepost.engine.programs.candidates import type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.names import matching, unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shared.source_lines import SourceSpot
from fencepost.engine.shared.texts import readable
from fencepost.engine.specified.harness_judge import harness_judge
from fencepost.engine.telling.findings import Teller
from fencepost.engine.telling.naming import Names
from fencepost.engine.telling.tracing import Tracer
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.state.local_state import Ended, FailedThread, LocalState
from fencepost.machine.state.trial import Trial
from fencepost.machine.state.world import World
from fencepost.machine.step import Step
from fencepost.machine.values.errors import RestartError
from fencepost.model.verdict import TraceRow
from fencepost.model.waits import Standing
from fencepost.properties import rules
from fencepost.properties.outcome import outcome_text
from fencepost.search.budget import Budget
from fencepost.search.explore import explore
from fencepost.search.read_guesses import ReadGuesses
from fencepost.search.replay import Replayed, replay
from fencepost.search.schedule import (
    WHOLE_STEP,
    ScheduleError,
    Turn,
    from_text,
    learn_from_text,
    schedule_along,
    thread_paths,
    to_text,
)
from fencepost.search.space import Space, is_over

UNMERGED = ("symmetry", "names", "awaits", "races", "joins")
"""The reductions that a person could not follow: they hide steps that threads wait for, and change names."""

MOST_ALONE = 10_000
"""So many steps one thread goes on alone at most before somebody has to look."""

_MOST_AHEAD = 2000
"""How many states are looked at to find out if the value that a pending read is assumed to return can come true."""

_NOT_EXPLORED = ("unsupported", "limit", "loop")

AnyAnswer = TypeVar("AnyAnswer")


class ExploreTask(NamedTuple):
    """What is to be walked through: a harness or, as `Type: test`, a generated test. `settings` have the model, the
    specification and the limits of the search before the first choice."""

    path: str
    harness: str
    schedule: str
    settings: Settings


class Choice(NamedTuple):
    """One step that can come next. `takes_effect` says that it begins with a pending operation of its thread; `rows`
    are what it does in words, `spot` is where its thread stands before, `further` where it stands then."""

    thread: str
    path: str
    takes_effect: bool
    rows: tuple[TraceRow, ...]
    spot: SourceSpot | None
    further: SourceSpot | None


Stage = Literal["can move", "waits", "has ended", "has failed", "is stopped"]
"""What a thread can do in a place of a run. A thread is stopped where another one has ended the program."""


class ThreadPlace(NamedTuple):
    """Where a thread stands. `waits` is what it waits for, "" unless it does."""

    thread: str
    path: str
    stage: Stage
    waits: str
    spot: SourceSpot | None
    pending: tuple[TraceRow, ...]


class Variable(NamedTuple):
    """A variable that does not have its first value. `is_new`: the last step has changed it."""

    name: str
    value: str
    is_new: bool


class HeldLock(NamedTuple):
    name: str
    thread: str
    times: int


class Ending(NamedTuple):
    """How a run has ended, in words; `is_wrong` says that a rule is broken."""

    text: str
    is_wrong: bool = False


class _Place(NamedTuple):
    """A run as far as it has been chosen. It is void once its world has been started again more often."""

    turns: tuple[Turn, ...]
    run: Replayed
    restarts: int


class _Move(NamedTuple):
    slot: int
    step: Step
    after: int


class Walk:
    """The run so far, the places behind it, and what can come next."""

    def __init__(
        self, name: str, world: World, judge: Judges, teller: Teller, known: ReadGuesses | None,
        turns: tuple[Turn, ...], notes: tuple[str, ...],
    ) -> None:  # fmt: skip
        self.name, self.notes = name, notes
        self._world, self._judge, self._teller = world, judge, teller
        self._known = known
        self._here = self._at(turns)
        self._behind: list[_Place] = []
        self._choices: tuple[Choice, ...] | None = None

    # ---- to go on and back

    @property
    def steps(self) -> int:
        """How many choices have been made and not been taken back."""
        return len(self._behind)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The steps that can come next, by threads."""
        if self._choices is None:
            self._choices = self._asked(self._described)
        return self._choices

    def take(self, number: int) -> None:
        """Makes the step with this number among the choices, from 0."""
        self._go(self._asked(lambda: self._after(self._here, [self._moves(self._here.run)[number].after])))

    def run_on(self) -> tuple[TraceRow, ...]:
        """Makes steps while there is only one, and says what they do."""
        path = self._asked(self._lonely_path)
        if not path:
            return ()
        self._go(self._asked(lambda: self._after(self._here, path)))
        before, after = self._behind[-1].run, self._here.run
        return (*self._rows(before, after), *self._started(before, after))

    def back(self, steps: int) -> int:
        """Takes choices back, and says how many there were to take back."""
        steps = min(steps, len(self._behind))
        if steps:
            self._here = self._behind[-steps]
            del self._behind[-steps:]
            self._choices = None
        return steps

    def _go(self, place: _Place) -> None:
        self._behind.append(self._here)
        self._here = place
        self._choices = None

    # ---- what is shown

    @property
    def schedule(self) -> str:
        return to_text(self._here.turns, self._world)

    @property
    def assumed(self) -> tuple[TraceRow, ...]:
        """The reads that are pending with a value that they have not returned yet. A schedule that ends here cannot be
        replayed where that value is not the one in memory."""
        tracer = self._tracer(self._here.run)
        return tuple([tracer.pending_row(late) for late in self._here.run.pending if late.kind == "read"])

    @property
    def ending(self) -> Ending | None:
        """How the run has ended; None while a thread can move."""
        return self._asked(self._ending)

    def threads(self) -> tuple[ThreadPlace, ...]:
        return self._asked(lambda: tuple(self._threads(self._here.run)))

    def locks(self) -> tuple[HeldLock, ...]:
        """The locks that threads hold."""
        run = self._here.run
        names, threads = Names(run.space), self._world.slot_names
        found = []
        for address, cell in run.space.cells.items():
            value = cell.values[run.space.get(cell, run.state)]
            if address[1:] == ("lock",) and value is not None:
                found.append(HeldLock(names.cell(address), threads[value[0]], value[1]))
        return tuple(found)

    def variables(self) -> tuple[Variable, ...]:
        """The variables of the program that do not have their first values, in the order of their first use."""
        run = self._here.run
        before = self._behind[-1].run if self._behind else run
        names, found = Names(run.space), []
        for address, cell in run.space.cells.items():
            value = run.space.value(address, run.state)
            is_variable = address[0] == "static" or names.class_of(address[0]) is not None
            if value == cell.values[0] or not is_variable or not names.of_users(address):
                continue
            old = before.space.value(address, before.state, cell.values[0])
            text, was = names.held(address, value), names.held(address, old)
            found.append(Variable(names.cell(address), text, text != was))
        return tuple(found)

    # ---- how it is found out

    def _at(self, turns: tuple[Turn, ...]) -> _Place:
        run = replay(self._world, self._world.harness, turns)
        if self._known is not None:
            self._learn(run.space, self._known)
        return _Place(turns, run, self._world.restarts)

    @staticmethod
    def _learn(space: Space, known: ReadGuesses) -> None:
        """Tells a replay's space which values the search has seen written. Moves that it has made without are void."""
        space.guesses = known
        for address, cell in space.cells.items():
            cell.written = known.written(address)
        for field in space.threads:
            field.memo.clear()

    def _asked(self, work: Callable[[], AnyAnswer]) -> AnyAnswer:
        """The answer to a question about this place. To look at what follows may refute a guess: then the run begins
        again without it. Guesses only ever weaken, so this ends."""
        while True:
            if self._here.restarts != self._world.restarts:
                self._here = self._at(self._here.turns)
            try:
                return work()
            except RestartError:
                self._world.restart()

    def _after(self, place: _Place, path: list[int]) -> _Place:
        place.run.space.learn()
        more = schedule_along(place.run.space, [place.run.state, *path])
        return self._at(_joined(place.turns, more))

    def _moves(self, run: Replayed, state: int | None = None) -> list[_Move]:
        """The steps from a state that differ in what comes of them."""
        space = run.space
        state = run.state if state is None else state
        found: dict[tuple[int, int], _Move] = {}
        for field in space.threads if not is_over(state) else ():
            local = state >> field.shift & field.mask
            for step, view in space.steps(field.slot, state) if local else ():
                if step.state is not None:
                    after = state + space.delta(field, local, state, step, view)
                    if _is_possible(space, after):
                        found.setdefault((field.slot, after), _Move(field.slot, step, after))
        return list(found.values())

    def _lonely_path(self) -> list[int]:
        run = self._here.run
        path = [run.state]
        while len(path) <= MOST_ALONE and len(moves := self._moves(run, path[-1])) == 1:
            path.append(moves[0].after)
            if path[-1] in path[:-1]:
                break
        return path[1:]

    def _described(self) -> tuple[Choice, ...]:
        return tuple([self._choice(move) for move in self._moves(self._here.run)])

    def _choice(self, move: _Move) -> Choice:
        run = self._here.run
        name, path = self._names_of(move.slot)
        after = self._after(self._here, [move.after]).run
        rows = (*self._rows(run, after), *self._started(run, after))
        is_over = isinstance(after.space.local_of(after.state, move.slot), Ended)
        rows = (*rows, _plain("ends", "")) if is_over else rows
        further = None if is_over else self._tracer(after).where(move.slot)
        return Choice(name, path, move.step.completes >= 0, rows, self._tracer(run).where(move.slot), further)

    def _names_of(self, slot: int) -> tuple[str, str]:
        return self._world.slot_names[slot], thread_paths(self._world)[slot]

    def _tracer(self, run: Replayed) -> Tracer:
        names, threads = Names(run.space), self._world.slot_names
        return Tracer(run, names, self._teller.places, threads, self._teller.threads.of(run))

    def _rows(self, before: Replayed, after: Replayed) -> tuple[TraceRow, ...]:
        """What happens between two places of a run, and what is issued there and stays pending."""
        done = len(before.happenings)
        entered = [one._replace(before=max(one.before - done, 0)) for one in after.entered[len(before.entered) :]]
        fresh = after._replace(
            happenings=after.happenings[done:], entered=tuple(entered), standings=(), pending=(),
        )  # fmt: skip
        known = {late.number for late in before.pending}
        tracer = self._tracer(after)
        issued = [tracer.pending_row(late) for late in after.pending if late.number not in known]
        return (*self._tracer(fresh).rows(), *issued)

    def _started(self, before: Replayed, after: Replayed) -> Iterator[TraceRow]:
        known = {field.slot for field in before.space.threads if before.space.local_of(before.state, field.slot)}
        for field in after.space.threads:
            if field.slot not in known and after.space.local_of(after.state, field.slot) is not None:
                name, path = self._names_of(field.slot)
                yield _plain("starts", f"{name} ({path})")

    def _threads(self, run: Replayed) -> Iterator[ThreadPlace]:
        tracer = self._tracer(run)
        able = {move.slot for move in self._moves(run)}
        waiting = {standing.slot: standing for standing in run.standings}
        for field in run.space.threads:
            local = run.space.local_of(run.state, field.slot)
            if local is None:
                continue
            name, path = self._names_of(field.slot)
            pending = tuple([tracer.pending_row(late) for late in run.pending if late.slot == field.slot])
            stage, waits = _stage(local, field.slot in able, waiting.get(field.slot), tracer)
            spot = tracer.where(field.slot) if stage in ("can move", "waits") else None
            yield ThreadPlace(name, path, stage, waits, spot, pending)

    def _ending(self) -> Ending | None:
        run = self._here.run
        if self._moves(run):
            return None
        if run.space.is_guessing(run.state):
            return Ending("This is no run of the program: a pending read never gets the value it was assumed to return.")
        if run.failure is not None and run.failure.kind in _NOT_EXPLORED:
            return Ending(f"Fencepost cannot go on here: {readable(run.failure.message)}.")
        judgement = self._judge.judge(run)
        if judgement is not None and judgement.rule in rules():
            finding = self._teller.finding(run, self._here.turns, judgement)
            return Ending(f"The run goes wrong ({finding.rule}): {finding.message}", is_wrong=True)
        returned = run.observed or (outcome_text(run.outcome) if run.outcome is not None else "")
        return Ending(f"The run has ended, and nothing is wrong.{f' It returns {returned}.' if returned else ''}")



def opened(task: ExploreTask) -> Walk:
    """The walk that is asked for, after the search that shows what the program does."""
    program = Program(Path(task.path))
    settings = task.settings._replace(without=UNMERGED)
    budget = Budget(settings.max_states, settings.max_memory, settings.time)
    name, harness, judge = _subject(program, task.harness, settings)
    notes = [note.text for note in file_notes(program)]
    try:
        turns = from_text(task.schedule)
        world = program.world(settings, harness)
        learn_from_text(world, task.schedule)
        found = explore(world, harness, budget)
    except UnsupportedError as problem:
        raise InputError(f"{name}: There is nothing to walk through: {problem} is not supported.") from None
    except ScheduleError as problem:
        raise _not_replayed(problem) from None
    if found.complete:
        with suppress(ScheduleError):
            return _walk(program, name, world, judge, found.space.guesses, turns, notes)
    else:
        notes.append(
            f"The limit of {found.stopped_by} was reached before all runs were seen: each access to shared memory is a"
            " choice of its own, and a read is left pending only with a value that this run has seen written."
        )
    try:
        return _walk(program, name, world.unreduced(world.order), judge, None, turns, notes)
    except ScheduleError as problem:
        raise _not_replayed(problem) from None


def _walk(
    program: Program, name: str, world: World, judge: Judges, known: ReadGuesses | None, turns: tuple[Turn, ...],
    notes: list[str],
) -> Walk:  # fmt: skip
    return Walk(name, world, judge, Teller(program.own, world), known, turns, tuple(notes))


def _not_replayed(problem: ScheduleError) -> InputError:
    advice = "take one that `fencepost check` or `fencepost outcomes` prints for this build"
    return InputError(f"This schedule cannot be replayed: {problem}; {advice}.")


def _subject(program: Program, pattern: str, settings: Settings) -> tuple[str, MethodInstance | Trial, Judges]:
    """The harness or the generated test that a pattern names, with its name and its judge."""
    class_pattern, _, test = pattern.partition(": ")
    if test:
        types = list(program.thread_safe(class_pattern))
        if len(types) != 1:
            raise InputError(f"{program.path}: {len(types) or 'No'} classes match {class_pattern!r}; name one in full.")
        found = TypeCheck(program, types[0], settings).judged(test)
        if found is None or found[1].judge is None:
            raise InputError(f"{type_name(types[0])} has no test {test!r}; take one that `fencepost check` prints.")
        return f"{type_name(types[0])}: {test}", found[0], found[1].judge
    units = list(program.units(matching(pattern)))
    if len(units) != 1:
        raise InputError(f"{program.path}: {len(units) or 'No'} methods match {pattern!r}; name one in full.")
    type, method = units[0]
    judge = harness_judge(program, type, method, settings, Budget()).judge
    return unit_name(method), program.instance(type, method), judge


def _joined(turns: tuple[Turn, ...], more: tuple[Turn, ...]) -> tuple[Turn, ...]:
    """Two parts of a schedule as one: what a thread goes on with is no turn of its own."""
    if not turns or not more:
        return turns + more
    last, first = turns[-1], more[0]
    if last.thread != first.thread or not (last.runs and first.runs) or WHOLE_STEP in (last.operations, first.operations):
        return turns + more
    both = Turn(last.thread, last.operations + first.operations, last.choices + first.choices)
    return (*turns[:-1], both, *more[1:])


def _is_possible(space: Space, state: int) -> bool:
    """True unless a read is pending with a value that it returns in no run from here. What is further away than a
    number of states counts as possible."""
    seen, todo = {state}, deque((state,))
    while todo and len(seen) < _MOST_AHEAD:
        here = todo.popleft()
        if not space.is_guessing(here):
            return True
        for _, moves in space.enabled(here) if not is_over(here) else ():
            fresh = [here + move for move in moves if here + move not in seen]
            seen.update(fresh)
            todo.extend(fresh)
    return bool(todo)


def _stage(local: LocalState, is_able: bool, standing: Standing | None, tracer: Tracer) -> tuple[Stage, str]:
    """What a thread can do, and what it waits for."""
    if is_able:
        return "can move", ""
    if isinstance(local, Ended):
        return "has ended", ""
    if isinstance(local, FailedThread):
        return "has failed", ""
    if standing is None:
        return "is stopped", ""
    if standing.wait is None:
        return "waits", "the value that a pending read was assumed to return"
    return "waits", tracer.whatever(standing)


def _plain(op: str, what: str) -> TraceRow:
    return TraceRow(0, op, what, "")
