"""Schedules: which thread runs for how many operations, as text that can be replayed anywhere.

`0:120 0.1:33 0:5` lets the main thread do 120 operations, its second child 33, the main thread 5 more. `?2` after a
number is the value of a choice. `0.1+` is one operation that is issued and left pending, `0.1-0` lets the operation
that is first in the thread's window take effect. `0.1~1` reads the second operand of the next operation again, `0.1~1+`
leaves that read pending; a part of a struct has its number after that, `0.1~1.2`. Threads are named by their starter
and by how many it has started before them (`0.1` is the second child of `0`), because thread numbers depend on the
search. What the search has learned of the program's threads, so that they do more steps than they would, comes first:
`@threads`, `@waits`, `@status`; and how often periodic timers fire, if that is more than twice: `@ticks3`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from fencepost.machine.late.window import UNKNOWN, pending
from fencepost.machine.state.guesses import FEWEST_TICKS, MOST_TICKS
from fencepost.machine.state.local_state import window_of
from fencepost.machine.state.record import Reread
from fencepost.machine.state.request import OperandPart
from fencepost.machine.state.world import World
from fencepost.machine.step import AT_FIRST, Step
from fencepost.machine.values.values import Value
from fencepost.memory.model import READS
from fencepost.search.space import Space

_TURN = re.compile(
    r"(?P<thread>\d+(?:\.\d+)*)"
    r"(?::(?P<operations>\d+)|-(?P<completes>\d+)|(?:~(?P<operand>\d+)(?:\.(?P<part>\d+))?)?(?P<issues>\+)?)"
    r"(?P<choices>(?:\?\d+)*)"
)


WHOLE_STEP = 0
"""The operations of a turn that goes as far as a step of a search does."""
_LEARNED = ("@threads", "@waits", "@status")
_TICKS = re.compile(r"@ticks(\d)")


class Turn(NamedTuple):
    """So many operations of a thread; or one operation that it only `issues`; or one of its window that takes effect;
    or an operand that is read `again`, which may also only be issued.

    `guess` is the value of a read that is issued, if the search that found the schedule knows it. The text does not
    contain it.
    """

    thread: str
    operations: int
    choices: tuple[int, ...] = ()
    issues: bool = False
    completes: int = -1
    guess: Value = UNKNOWN
    again: OperandPart | None = None

    @property
    def runs(self) -> bool:
        return not self.issues and self.completes < 0 and self.again is None


class ScheduleError(Exception):
    """A text that is no schedule, or that the program cannot follow."""


def thread_paths(world: World) -> list[str]:
    """The names of all threads in schedules, by their numbers; "" for a thread of the pool without a name."""
    paths: list[str] = []
    for starter, *count in world.slots:  # a thread has a number before those that it starts
        paths.append("0" if starter == "main" else f"{paths[starter]}.{count[0]}" if isinstance(starter, int) else "")
    return paths


def schedule_along(space: Space, path: list[int]) -> tuple[Turn, ...]:
    """The schedule that leads from state to state."""
    turns = _Turns()
    owed: dict[int, int] = {}
    paths = thread_paths(space.world)
    for before, after in pairwise(path):
        slot, step = step_between(space, before, after)
        paths = paths if slot < len(paths) else thread_paths(space.world)
        thread = paths[slot]
        if _gives_up(step):
            turns.found += [Turn(thread, operations) for operations in (owed.pop(slot, 0),) if operations]
            turns.found.append(Turn(thread, WHOLE_STEP, step.choices))
            continue
        operations = _done(slot, step, owed)
        turns.add(thread, step._replace(operations=operations))
    return tuple(turns.found)


def _gives_up(step: Step) -> bool:
    """True if a step ends the search here because it goes on for too long, or calls too deep. How deep is asked where a
    step ends, so that a run of fewer operations is not stopped on its way."""
    issues = any(event.__class__ is Reread or event < 0 for _, event in step.events)
    return step.failure is not None and step.failure.kind == "loop" and step.completes < 0 and not issues


def _done(slot: int, step: Step, owed: dict[int, int]) -> int:
    """The operations that a step does when joins are not put off; the others are owed by a later step."""
    if step.held_up == 0:
        owed[slot] = owed.get(slot, 0) + step.operations
        return 0
    late = step.operations - step.held_up if step.held_up > 0 else 0
    done = owed.get(slot, 0) + step.operations - late
    owed[slot] = late
    return done


class _Turns:
    """Turns as they are put together from steps."""

    def __init__(self) -> None:
        self.found: list[Turn] = []
        self._late: tuple[int, int] | None = None

    def add(self, thread: str, step: Step) -> None:
        if step.completes >= 0 and self._completes_at_once(thread, step.completes):
            turns = list(_turns_of(thread, step._replace(completes=-1)))
        else:
            turns = list(_turns_of(thread, step))
        self._late = None
        for turn in turns:
            if turn.runs and self.found and self.found[-1].runs and self.found[-1].thread == thread:
                last = self.found[-1]
                self.found[-1] = Turn(thread, last.operations + turn.operations, last.choices + turn.choices)
            else:
                self.found.append(turn)
        self._note_late(step)

    def _note_late(self, step: Step) -> None:
        """Remembers an operation that was the last to be issued, if that was in this step."""
        late = [(unit, event) for unit, event in step.events if event.__class__ is Reread or event < 0]
        operations = [number for number, _ in late]
        if not late or late[-1][1].__class__ is Reread or operations.count(operations[-1]) > 1:
            return
        issued = [-event - 1 for _, event in late[-1:]]
        places = [place for place, turn in enumerate(self.found) if turn.issues]
        if places and len(self.found) - places[-1] <= 2 and all(turn.runs for turn in self.found[places[-1] + 1 :]):
            self._late = (places[-1], issued[-1])

    def _completes_at_once(self, thread: str, position: int) -> bool:
        """Makes one turn of an operation that takes effect before anything but local operations follows."""
        if self._late is None or self._late[1] != position or self.found[-1].thread != thread:
            return False
        place = self._late[0]
        after = self.found[place + 1 :]
        operations, choices = 1, tuple(choice for turn in after for choice in turn.choices)
        operations += sum(turn.operations for turn in after)
        del self.found[place:]
        if self.found and self.found[-1].runs and self.found[-1].thread == thread:
            last = self.found.pop()
            operations, choices = operations + last.operations, last.choices + choices
        self.found.append(Turn(thread, operations, choices))
        return True


def _turns_of(thread: str, step: Step) -> Iterator[Turn]:
    done = 0
    choices: list[int] = []
    events = step.events
    if step.completes >= 0:
        first = [number for unit, number in events if unit == AT_FIRST]
        yield Turn(thread, 0, tuple(first), completes=step.completes)
        events = events[len(first) :]
    for unit, number in events:
        if number.__class__ is Reread:
            if unit > done or choices:
                yield Turn(thread, unit - done, tuple(choices))
                choices = []
            guess = _guess_of(step, number.issued - 1) if number.issued else UNKNOWN
            yield Turn(thread, 0, number.choices, number.issued > 0, guess=guess, again=number.operand)
            done = unit
            continue
        if number >= 0:
            choices.append(number)
            continue
        if unit < done:
            # The fields of an object are issued together with the write that publishes the object.
            continue
        if unit > done or choices:
            yield Turn(thread, unit - done, tuple(choices))
            choices = []
        yield Turn(thread, 1, issues=True, guess=_guess_of(step, -number - 1))
        done = unit + 1
    if step.operations > done or choices:
        yield Turn(thread, step.operations - done, tuple(choices))


def _guess_of(step: Step, position: int) -> Value:
    """The guess of a read that a step has left at a position of the window."""
    window = pending(window_of(step.state))
    if position < len(window) and window[position].operation.kind in READS:
        return window[position].value
    return UNKNOWN


def step_between(space: Space, before: int, after: int) -> tuple[int, Step]:
    """The step that leads from one state to the next, or to a state that the next one stands for."""
    canonical = space.canonical
    following = [before + move for _, moves in space.enabled(before) for move in moves]
    if after not in following:
        after = next(state for state in following if canonical(state) == after)
    for thread in sorted(space.threads, key=lambda field: not (before ^ after) >> field.shift & field.mask):
        local = space.local_of(before, thread.slot)
        if local is None or after - before not in space.moves(thread.slot, before):
            continue
        for step, view in space.steps(thread.slot, before, _ignore):
            if step.state is None and step.failure is None:
                continue
            number = thread.numbers[local]
            if before + space.delta(thread, number, before, step, view) == after:
                return thread.slot, step
    raise AssertionError("no step leads from a state to its successor")


def _ignore(*_: object) -> None:
    return None


def to_text(turns: tuple[Turn, ...], world: World) -> str:
    learned = (world.guesses.threads_told_apart, world.guesses.runs_waited, world.guesses.sees_beginnings)
    words = [word for word, is_so in zip(_LEARNED, learned, strict=True) if is_so]
    words += [f"@ticks{world.guesses.ticks}"] * (world.guesses.ticks > FEWEST_TICKS)
    return " ".join([*words, *map(_word, turns)])


def learn_from_text(world: World, text: str) -> None:
    """Tells a world what the search has learned that found a schedule."""
    words = text.split()
    world.guesses.learn("@threads" in words, "@waits" in words, "@status" in words)
    ticks = [int(found[1]) for word in words if (found := _TICKS.fullmatch(word)) is not None]
    world.guesses.ticks = min(max([world.guesses.ticks, *ticks]), MOST_TICKS)


def _word(turn: Turn) -> str:
    if turn.again is not None:
        operand, part = turn.again
        place = f"~{operand}" + (f".{part}" if part else "") + "+" * turn.issues
    elif turn.issues:
        place = "+"
    else:
        place = f"-{turn.completes}" if turn.completes >= 0 else f":{turn.operations}"
    return turn.thread + place + "".join(f"?{choice}" for choice in turn.choices)


def from_text(text: str) -> tuple[Turn, ...]:
    """The schedule that a text describes."""
    turns = []
    for word in text.split():
        if word in _LEARNED or _TICKS.fullmatch(word):
            continue
        match = _TURN.fullmatch(word)
        turn = _turn_of(match) if match is not None else None
        if turn is None:
            known = "0:120, 0.1:33?2, 0.1+, 0.1-0 or 0.1~0"
            raise ScheduleError(f"{word!r} is no turn of a schedule; turns look like {known}")
        turns.append(turn)
    return tuple(turns)


def _turn_of(match: re.Match[str]) -> Turn | None:
    thread, choices, issues = match["thread"], _numbers(match["choices"]), match["issues"] is not None
    if match["operations"] is not None:
        return Turn(thread, int(match["operations"]), choices)
    if match["completes"] is not None:
        return Turn(thread, 0, choices, completes=int(match["completes"]))
    if match["operand"] is not None:
        return Turn(thread, 0, choices, issues, again=(int(match["operand"]), int(match["part"] or 0)))
    return Turn(thread, 1, issues=True) if issues and not choices else None


def _numbers(choices: str) -> tuple[int, ...]:
    return tuple([int(choice) for choice in choices.split("?")[1:]])


__all__ = [
    "ScheduleError",
    "Turn",
    "from_text",
    "learn_from_text",
    "schedule_along",
    "step_between",
    "thread_paths",
    "to_text",
]
