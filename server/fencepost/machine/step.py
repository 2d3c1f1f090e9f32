"""One step of one thread: from a frozen local state, through one visible operation, to the next frozen local state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.awaiting import HARNESS, only_registers
from fencepost.machine.entry import TASKS, entry_code
from fencepost.machine.errors import AheadError, BlockedError, CutError, DivergedError, FailedError
from fencepost.machine.exact import observed
from fencepost.machine.frames import Code, Frame
from fencepost.machine.freeze import freeze, thaw
from fencepost.machine.joining import have_ended, settle
from fencepost.machine.long_loops import MOST_OPERATIONS
from fencepost.machine.observation import observation
from fencepost.machine.order import complete_at
from fencepost.machine.propagation import seen_by
from fencepost.machine.rereading import Operand, reread
from fencepost.machine.suspended import awaited_at, stopped_at
from fencepost.machine.thread import ENDED, Thread
from fencepost.machine.trials.code import trial_code
from fencepost.machine.trials.trial import Trial
from fencepost.machine.values import Value
from fencepost.machine.view import View
from fencepost.machine.window import (
    complete,
    is_useful,
    pending,
    same,
    settle_reads,
    values_at,
    window_of,
)
from fencepost.machine.world import World
from fencepost.memory.model import READS
from fencepost.model.waits import Wait

if TYPE_CHECKING:
    from fencepost.machine.freeze import LocalState

Harness = MethodInstance | Trial
"""What is run: a method of the user's, or a trial that has been generated."""

END: LocalState = (ENDED,)
"""The local state of a thread that has ended; the main thread's carries what it returned."""

FAILING, FAILED = "failing", "failed"
"""The local state of a thread that is about to fail, and of the thread that has ended the program by failing.

A failure after writes is a step of its own: other threads may run, and fail in their own ways, between the writes and
the failure.
"""


Trace = Callable[[Thread, str, Any, Value], None]
"""Is called for each access to shared memory: thread, what it does, the cell, the value."""

_NO_LIMIT = 1 << 60
_MOST_FRAMES_KEPT = 1200
"""How many frames a local state may have: calls that go deeper and deeper would soon fill the memory."""

_STOPS = AheadError, CutError, FailedError, UnsupportedError, DivergedError

AT_FIRST = -1
"""The position of the choices that an operation of the window makes when it takes effect: before those of the step."""


class Issue(NamedTuple):
    """The schedule leaves an operation pending; if that reads, with this guess of the value."""

    guess: Value


class Request(NamedTuple):
    """What a step is to do. Who has to try a step again asks for the same with `_replace`.

    `choices` are what the thread chooses, in order; where they end it takes the first alternative. `trace` is told of
    what it does, and operations are counted. Without a `limit` the thread goes on up to its next visible operation;
    with one, until it has done so many operations, whatever it meets. `completes` is the position in the window of an
    operation that takes effect first, -1 for none; then the thread goes on with what is no step. `issue`: the one
    operation of the limit is left pending. `eager`: the threads whose ends have been put off must have ended. With
    `until=n`, the step ends before its n-th region, which an earlier attempt found blocked; 0 for no such end.
    `again`: an operand of the next operation is read again, and the thread does nothing else. `alone`: an operation
    of the window takes effect, and the thread does nothing else, as it cannot go on.
    """

    choices: tuple[int, ...] = ()
    trace: Trace | None = None
    limit: int | None = None
    completes: int = -1
    issue: Issue | None = None
    eager: bool = False
    until: int = 0
    again: Operand | None = None
    alone: bool = False


PLAIN = Request()
"""The next step of a thread, with the first of all alternatives."""


class Place(NamedTuple):
    """Where a thread stands: method, operation, and the calls that led there, the outermost first."""

    method: MethodInstance
    offset: int


class Failure(NamedTuple):
    """What is wrong: `kind` is "assertion", "exception", "unsupported" or "loop"."""

    kind: str
    message: str
    type: str
    places: tuple[Place, ...]


class Step(NamedTuple):
    """The result of a step. `state` is None when the step is not enabled; `wait` says then what the thread waits for.

    `alternatives` are how many values each of its choices can have. Of its operations (`units`) those from `held_up`
    on, if that is not -1, wait for threads to end (`joining`). `late` are the variables whose reading or writing could
    take effect later (`World.later`). `unguessed` is the place of a read for which the thread waits, because the read
    was not to be guessed and comes after pending ones.
    """

    state: LocalState | None
    started: tuple[tuple[int, Any], ...]
    failure: Failure | None
    choices: tuple[int, ...]
    alternatives: tuple[int, ...]
    units: int = 0
    held_up: int = -1
    wait: Wait | None = None
    events: tuple[tuple[int, Any], ...] = ()
    completes: int = -1
    late: tuple[tuple[Any, bool], ...] = ()
    unguessed: Any = None


def initial_thread(world: World, method: Harness, view: View) -> LocalState:
    """The local state of the main thread before its first step."""
    thread = Thread(world, 0, view)
    thread.statics = {}
    harness(thread, method)
    return freeze(thread)


def harness(thread: Thread, method: Harness) -> None:
    """Enters what runs a harness: makes its object first, and awaits the task that the harness returns."""
    if isinstance(method, Trial):
        thread.call_code(trial_code(thread.world, method), [], -1)
        return
    awaits = method.returns.generic in TASKS
    thread.call_code(entry_code(thread.world, method, awaits), [], -1)


def take_step(world: World, slot: int, state: LocalState, view: View, request: Request = PLAIN) -> Step:
    """Runs a thread from a frozen state to the next one. The view sees every cell that the step reads or writes."""
    if state[0] is FAILING:
        return Step((FAILED, state[1]), (), state[1], (), (), 1)
    base, view = view, seen_by(slot, view, world)
    completes, trace, again = request.completes, request.trace, request.again
    if completes >= 0 and not _may_complete(world, state, completes, view):
        return Step(None, (), None, (), (), completes=completes)
    thread = Thread(world, slot, view)
    thaw(thread, state)
    thread.begun = state
    thread.granted = completes < 0
    thread.choices = list(request.choices)
    thread.free = request.limit is not None
    if request.issue is not None:
        thread.issues, thread.guess = True, request.issue.guess
    thread.eager, thread.until = request.eager, request.until
    thread.held_up = 0 if thread.awaited else -1
    failure = None
    begin = view.mark()
    if trace is not None:
        thread.trace = lambda kind, address, value: trace(thread, kind, address, value)
    try:
        if request.eager:
            settle(thread)
        if completes >= 0:
            complete(thread, completes)
            thread.events = [(AT_FIRST, number) for _, number in thread.events]
            thread.fuel -= 1
        if again is not None:
            if world.watch is not None:
                world.watch(thread, thread.frames[-1], world.accesses_made)
            reread(thread, again)
        elif not request.alone and request.limit != 0:
            _run(thread, request.limit)
    except AheadError:
        view.cut(begin)
        assert thread.ahead is not None
        return take_step(world, slot, state, base, request._replace(until=thread.ahead.regions))
    except BlockedError as problem:
        tried, alternatives = tuple(thread.choices), tuple(thread.alternatives)
        last = thread.checkpoint
        if last is None and completes >= 0 and len(thread.window) < len(window_of(state)):
            view.cut(begin)
            return take_step(world, slot, state, base, request._replace(alone=True))
        if last is None:
            return Step(None, (), None, tried, alternatives, wait=problem.wait, unguessed=thread.unguessed)
        frozen = last.frozen
        if frozen is None:
            view.cut(begin)
            frozen = take_step(world, slot, state, base, request._replace(until=last.regions)).state
        else:
            view.cut(last.mark)
        started, events = tuple(thread.started[: last.started]), tuple(thread.events[: last.events])
        late = tuple(thread.late)
        return Step(frozen, started, None, tried, alternatives, last.units, last.held_up, events=events, late=late)
    except CutError:
        return _step(thread, freeze(thread))
    except FailedError as problem:
        failure = Failure(problem.kind, problem.message, problem.type, problem.places or places(thread))
    except UnsupportedError as problem:
        failure = Failure("unsupported", str(problem), "", places(thread))
    except DivergedError:
        failure = Failure("loop", "a loop goes on without end", "", places(thread))
    if failure is not None and thread.awaited:
        if not have_ended(thread):
            view.cut(begin)
            return take_step(world, slot, state, base, request._replace(eager=True, until=0, alone=False))
        thread.awaited.clear()
    if thread.fresh:
        settle_reads(thread)
    if failure is not None:
        return _fail(thread, failure)
    if thread.delayed >= 0 and not is_useful(thread):
        return _step(thread, None)
    if thread.mode is ENDED:
        view.write(("end", slot), 1, 0)
        frozen = _ended(observation(thread, thread.result)) if slot == 0 else END
    else:
        frozen = freeze(thread)
        if request.limit is None and frozen == state and _has_done_nothing(thread):
            raise AssertionError(f"{thread.frames[-1]} uses up its step and does nothing")
    return _step(thread, frozen)


def _has_done_nothing(thread: Thread) -> bool:
    """True if a step has used its one visible operation without any effect: no loop has been gone round, nothing has
    been written, started, issued or chosen. An operation of several parts must keep what it has done with its frame
    (`Frame.partial`); else the thread never gets on, and its runs would be lost in silence."""
    came_of_it = thread.fuel != MOST_OPERATIONS or thread.view.mark() or thread.started or thread.alternatives
    return thread.spent and not came_of_it


def _ended(outcome: tuple[Any, ...]) -> tuple[Any, ...]:
    """The last local state of the main thread. Outcomes that are equal but not identical make different states."""
    return (*END, outcome, observed(outcome))


def _run(thread: Thread, limit: int | None) -> None:
    try:
        if thread.trace is None:
            thread.run()
        else:
            thread.run_counted(_NO_LIMIT if limit is None else limit)
    except BlockedError as problem:
        if only_registers(thread):
            raise
        raise AheadError from problem
    except (FailedError, UnsupportedError, DivergedError) as problem:
        if thread.ahead is None:
            raise
        raise AheadError from problem
    if not only_registers(thread):
        raise AheadError
    if limit is None and len(thread.frames) > _MOST_FRAMES_KEPT:
        raise DivergedError


def _may_complete(world: World, state: LocalState, position: int, view: View) -> bool:
    """True if an operation in the window of a frozen local state can take effect now; a read only if its guess is
    right."""
    order, live = world.order, pending(window_of(state))
    if order is None or not complete_at(order, live, position):
        return False
    entry = live[position]
    if entry.operation.kind not in READS:
        return True
    return any(same(value, entry.value) for value in values_at(order, live, position, view))


def _fail(thread: Thread, failure: Failure) -> Step:
    """The step up to the failure, if other threads can see any of that step; else the failure.

    The operation that fails is counted, because a replay has to get to it. Only a loop without end is run again to
    fail.
    """
    if thread.pending and failure.kind == "loop":
        return _step(thread, None)
    if thread.pending or (thread.window and thread.view.mark()):
        # Guesses must come true first, and other threads must be able to see what has been written.
        return _cut(thread)
    if thread.free or not (thread.view.mark() or thread.started):
        return _step(thread, (FAILED, failure), failure)
    return _step(thread, freeze(thread) if failure.kind == "loop" else (FAILING, failure))


def _cut(thread: Thread) -> Step:
    """The step up to the failure, which stays to be done."""
    # An exception that no handler catches has been counted, and is not part of this step.
    thread.units -= thread.raising
    frozen = freeze(thread)
    useless = thread.delayed >= 0 and not is_useful(thread)
    return _step(thread, None if useless or frozen == thread.begun else frozen)


def _step(thread: Thread, frozen: LocalState | None, failure: Failure | None = None) -> Step:
    started, choices, alternatives = tuple(thread.started), tuple(thread.choices), tuple(thread.alternatives)
    units = thread.units + (failure is not None)
    held_up = thread.held_up if thread.awaited else -1
    events, late = tuple(thread.events), tuple(thread.late)
    return Step(frozen, started, failure, choices, alternatives, units, held_up, None, events, -1, late)


def places(thread: Thread) -> tuple[Place, ...]:
    """The places of a thread, one for each frame."""
    found = []
    for depth, frame in enumerate(thread.frames):
        found.append(_place(frame.code, frame.pc if depth == len(thread.frames) - 1 else frame.pc - 1))
    return tuple(found)


def place_of(frame: Frame) -> Place:
    """The operation that a frame is at."""
    return _place(frame.code, frame.pc)


def _place(code: Code, at: int) -> Place:
    ops = code.lowered.ops
    return Place(code.method, ops[min(max(at, 0), len(ops) - 1)].offset)


def places_ahead(world: World, slot: int, state: LocalState, view: View) -> tuple[Place, ...]:
    """Where a thread that is about to begin has its first visible operation; for any other thread, where it stands."""
    if not isinstance(state[0], tuple) or len(state[0]) > 1 or state[0][0][1]:
        return places_of(state)
    thread = _thawed(world, slot, state, view)
    try:
        thread.run()
    except (BlockedError, *_STOPS):
        return places_of(state)
    return places(thread) if thread.frames else places_of(state)


def places_waiting(world: World, slot: int, state: LocalState, view: View) -> tuple[Place, ...]:
    """Where a blocked thread waits. It may first do a few operations that no other thread sees. If the library waits
    for an asynchronous method, the `await` of that method is the innermost place."""
    if not isinstance(state[0], tuple):
        return places_of(state)
    thread = _thawed(world, slot, state, view)
    thread.granted = True
    try:
        thread.run()
    except BlockedError:
        awaited = awaited_at(thread)
        return places(thread) if awaited is None else (Place(*awaited), *places(thread))
    except _STOPS:
        pass
    return places_of(state)


def awaits_harness(state: LocalState) -> bool:
    """True if a thread, in a frozen local state, awaits the task that an asynchronous harness has returned."""
    frames = state[0] if isinstance(state[0], tuple) else ()
    return len(frames) > 1 and frames[-2][0].method.owner.name == HARNESS


def awaits_left(world: World, view: View) -> tuple[Place, ...]:
    """The awaits at which asynchronous methods have stopped for a task that is not of an asynchronous method."""
    return tuple([Place(*found) for found in stopped_at(Thread(world, 0, view))])


def _thawed(world: World, slot: int, state: LocalState, view: View) -> Thread:
    thread = Thread(world, slot, seen_by(slot, view, world))
    thaw(thread, state)
    thread.begun = state
    return thread


def places_of(state: LocalState) -> tuple[Place, ...]:
    """The places of a thread in a frozen local state."""
    if state[0] in (ENDED, FAILED):
        return ()
    if state[0] is FAILING:
        return tuple(state[1].places)
    found = []
    frames = state[0]
    for depth, frozen in enumerate(reversed(frames)):
        code, pc = frozen[0], frozen[1]
        found.append(_place(code, pc if depth == len(frames) - 1 else pc - 1))
    return tuple(found)
