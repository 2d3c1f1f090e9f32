"""The run so far, the places behind it, and what can come next."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

from fencepost.engine.answers.answer import rest_of
from fencepost.engine.exploring.seen import Choice, Ending, ShownVariable, Stage, TakenLock, ThreadPlace
from fencepost.engine.judging.judge import Judges
from fencepost.engine.shared.texts import readable
from fencepost.engine.telling.findings import Teller
from fencepost.engine.telling.naming import Names
from fencepost.engine.telling.tracing import Tracer
from fencepost.machine.state.local_state import Ended, FailedThread, LocalState
from fencepost.machine.state.world import World
from fencepost.machine.step import Step
from fencepost.machine.values.errors import RestartError
from fencepost.model.verdict import TraceRow
from fencepost.model.waits import Standing
from fencepost.properties import rules
from fencepost.properties.outcome import outcome_text
from fencepost.search.read_guesses import ReadGuesses
from fencepost.search.replay import Replayed, replay
from fencepost.search.schedule import WHOLE_STEP, Turn, schedule_along, thread_paths, to_text
from fencepost.search.space import Space, is_over

MOST_ALONE = 10_000
"""How many steps a thread makes alone at most before the user is asked again."""

_MOST_AHEAD = 2000
"""How many states are looked at to find out if the value that a pending read is assumed to return can come true."""

_NOT_EXPLORED = ("unsupported", "limit", "loop")

AnyShown = TypeVar("AnyShown")


class _Place(NamedTuple):
    """A run as far as it has been chosen. It is void once its world has been started again more often."""

    turns: tuple[Turn, ...]
    run: Replayed
    restarts: int


class _Move(NamedTuple):
    slot: int
    step: Step
    after: int


class SteppedRun:
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
        self._end: Ending | None = None
        self._turns = turns

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
            self._choices = self._end = None
        return steps

    def _go(self, place: _Place) -> None:
        self._behind.append(self._here)
        self._here = place
        self._choices = self._end = None

    # ---- what is shown

    @property
    def schedule(self) -> str:
        """The run so far; once it has ended, with what threads still do that no other thread can notice."""
        return to_text(self._here.turns if self.ending is None else self._turns, self._world)

    @property
    def assumed(self) -> tuple[TraceRow, ...]:
        """The reads that are pending with a value that they have not returned yet. A schedule that ends here cannot be
        replayed where that value is not the one in memory."""
        tracer = self._tracer(self._here.run)
        return tuple([tracer.pending_row(late) for late in self._here.run.pending if late.kind == "read"])

    @property
    def ending(self) -> Ending | None:
        """How the run has ended; None while a thread can move."""
        if self._end is None and not self.choices:
            self._turns, self._end = self._asked(self._ended)
        return self._end

    def threads(self) -> tuple[ThreadPlace, ...]:
        return self._asked(lambda: tuple(self._threads(self._here.run)))

    def locks(self) -> tuple[TakenLock, ...]:
        """The locks that threads hold."""
        run = self._here.run
        names, threads = Names(run.space), self._world.slot_names
        found = []
        for address, cell in run.space.cells.items():
            value = cell.values[run.space.get(cell, run.state)]
            if address[1:] == ("lock",) and value is not None:
                found.append(TakenLock(names.cell(address), threads[value[0]], value[1]))
        return tuple(found)

    def variables(self) -> tuple[ShownVariable, ...]:
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
            found.append(ShownVariable(names.cell(address), text, text != was))
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

    def _asked(self, work: Callable[[], AnyShown]) -> AnyShown:
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
        seen = {run.state}
        while len(path) <= MOST_ALONE and len(moves := self._moves(run, path[-1])) == 1:
            path.append(moves[0].after)
            if path[-1] in seen:
                break
            seen.add(path[-1])
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

    def _ended(self) -> tuple[tuple[Turn, ...], Ending]:
        """How the run has ended, found out as `fencepost replay` does: operation by operation. Threads then also do
        what a search leaves undone, because no other thread can notice it."""
        here = self._here
        if here.run.space.is_guessing(here.run.state):
            return here.turns, Ending("This is no run of the program: a pending read cannot return what was assumed.")
        fresh = self._world.unreduced(self._world.order)
        fresh.guesses.learn_changes(self._world.guesses)
        while True:
            turns, run = here.turns, replay(fresh, fresh.harness, here.turns)
            try:
                if run.failure is None and (rest := rest_of(run)):
                    turns = _joined(turns, rest)
                    run = replay(fresh, fresh.harness, turns)
                return turns, self._judged_end(run, turns)
            except RestartError:
                fresh.restart()

    def _judged_end(self, run: Replayed, turns: tuple[Turn, ...]) -> Ending:
        if run.failure is not None and run.failure.kind in _NOT_EXPLORED:
            return Ending(f"Fencepost cannot go on here: {readable(run.failure.message)}.")
        judgement = self._judge.judge(run)
        if judgement is not None and judgement.rule in rules():
            run.space.world.restart()  # names are those of what has happened, not of what was looked at to judge it
            run = replay(run.space.world, run.space.world.harness, turns)
            finding = self._teller.of(run.space.world).finding(run, turns, judgement)
            return Ending(f"The run goes wrong ({finding.rule}): {finding.message}", is_wrong=True)
        returned = run.observed or (outcome_text(run.outcome) if run.outcome is not None else "")
        return Ending(f"The run has ended, and nothing is wrong.{f' It returns {returned}.' if returned else ''}")


def _joined(turns: tuple[Turn, ...], more: tuple[Turn, ...]) -> tuple[Turn, ...]:
    """Two parts of a schedule as one: what a thread goes on with is no turn of its own."""
    if not turns or not more:
        return turns + more
    last, first = turns[-1], more[0]
    if (
        last.thread != first.thread
        or not (last.runs and first.runs)
        or WHOLE_STEP in (last.operations, first.operations)
    ):
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
