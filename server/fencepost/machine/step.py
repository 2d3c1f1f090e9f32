"""One step of one thread: from a frozen local state, through one visible operation, to the next frozen local state."""

from __future__ import annotations

from typing import Any, NamedTuple

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.harness.entry import TASKS, entry_code
from fencepost.machine.harness.observation import OBSERVED, observation, observed_literal
from fencepost.machine.late.ghosts import settle_reads
from fencepost.machine.late.propagation import seen_by
from fencepost.machine.late.window import complete, is_useful, pending, same, values_at
from fencepost.machine.local.freeze import freeze, thaw
from fencepost.machine.running import loop
from fencepost.machine.running.awaiting import HARNESS, only_registers
from fencepost.machine.running.rereading import reread
from fencepost.machine.running.suspended import awaited_at, stopped_at
from fencepost.machine.state.code_places import CodePlace, place_at, places
from fencepost.machine.state.failure import Failure
from fencepost.machine.state.joining import have_ended, settle
from fencepost.machine.state.local_state import (
    END,
    Ended,
    FailedThread,
    Failing,
    LocalState,
    Running,
    frames_of,
    window_of,
)
from fencepost.machine.state.pace import MOST_OPERATIONS, USUAL_CALLS
from fencepost.machine.state.record import Checkpoint
from fencepost.machine.state.request import PLAIN, Request
from fencepost.machine.state.thread import Thread, late_of
from fencepost.machine.state.trial import Trial
from fencepost.machine.state.view import Mark, View
from fencepost.machine.state.world import World
from fencepost.machine.trials.thread_code import trial_code
from fencepost.machine.values.errors import AheadError, BlockedError, CutError, DivergedError, FailedError, LimitError
from fencepost.machine.values.exact import observed
from fencepost.machine.values.order import complete_at
from fencepost.memory.model import READS
from fencepost.model.waits import Wait

HarnessOrTrial = MethodInstance | Trial
"""The code that is run: a method of the user's, or a trial that has been generated."""

_MOST_FRAMES_KEPT = 1200
"""How many frames a local state may have: calls that go deeper and deeper would soon fill the memory."""

_STOPS = AheadError, CutError, FailedError, UnsupportedError, DivergedError

AT_FIRST = -1
"""The position of the choices that an operation of the window makes when it takes effect: before those of the step."""


class Step(NamedTuple):
    """The result of a step. `state` is None when the step is not enabled; `wait` says then what the thread waits for.

    `alternatives` are how many values each of its choices can have. Of its `operations` those from `held_up`
    on, if that is not -1, wait for threads to end (`joining`). `late` are the variables whose reading or writing could
    take effect later (`World.later`). `unguessed` is the place of a read for which the thread waits, because the read
    was not to be guessed and comes after pending ones.
    """

    state: LocalState | None
    started: tuple[tuple[int, Any], ...]
    failure: Failure | None
    choices: tuple[int, ...]
    alternatives: tuple[int, ...]
    operations: int = 0
    held_up: int = -1
    wait: Wait | None = None
    events: tuple[tuple[int, Any], ...] = ()
    completes: int = -1
    late: tuple[tuple[Any, bool], ...] = ()
    unguessed: Any = None


def initial_thread(world: World, method: HarnessOrTrial, view: View) -> LocalState:
    """The local state of the main thread before its first step."""
    thread = Thread(world, 0, view)
    thread.statics = {}
    harness(thread, method)
    return freeze(thread)


def harness(thread: Thread, method: HarnessOrTrial) -> None:
    """Enters what runs a harness: makes its object first, and awaits the task that the harness returns."""
    if isinstance(method, Trial):
        thread.call_code(trial_code(thread.world, method), [], -1)
        return
    awaits = method.returns.generic in TASKS
    thread.call_code(entry_code(thread.world, method, awaits), [], -1)


def take_step(world: World, slot: int, state: LocalState, view: View, request: Request = PLAIN) -> Step:
    """Runs a thread from a frozen state to the next one. The view sees every cell that the step reads or writes."""
    if isinstance(state, Failing):
        return Step(FailedThread(state.failure), (), state.failure, (), (), 1)
    assert isinstance(state, Running)  # a thread that has ended makes no step
    while True:
        found = _attempt(world, slot, state, view, request)
        if isinstance(found, Step):
            return found
        request = found


def _attempt(world: World, slot: int, state: Running, base: View, request: Request) -> Step | Request:
    """The step, or the request for another attempt, if this one shows that the step has to end earlier or to begin
    otherwise."""
    view = seen_by(slot, base, world)
    if request.completes >= 0 and not _may_complete(world, state, request.completes, view):
        return Step(None, (), None, (), (), completes=request.completes)
    thread = _begun(world, slot, state, view, request)
    begin = view.mark()
    try:
        _do(thread, request)
    except AheadError:
        view.cut(begin)
        assert thread.grant.ahead is not None
        return request._replace(until=thread.grant.ahead.regions)
    except BlockedError as problem:
        if thread.record.checkpoint is not None:
            return _cut_back(thread, thread.record.checkpoint, base, begin)
        if request.completes >= 0 and len(late_of(thread).window) < len(state.window):
            view.cut(begin)
            return request._replace(alone=True)
        return _refused(thread, problem)
    except CutError:
        return _step(thread, freeze(thread))
    except (FailedError, UnsupportedError, DivergedError) as problem:
        failure = _failure(thread, problem)
        if thread.awaited and not have_ended(thread):
            view.cut(begin)
            return request._replace(eager=True, until=0, alone=False)
        thread.awaited.clear()
        return _fail(thread, failure)
    return _finished(thread)


def _begun(world: World, slot: int, state: Running, view: View, request: Request) -> Thread:
    """The thread as it begins a step."""
    thread = Thread(world, slot, view, request)
    thaw(thread, state)
    thread.begun = state
    thread.grant.left = request.completes < 0
    thread.record.held_up = 0 if thread.awaited else -1
    if (trace := request.trace) is not None:
        thread.trace = lambda kind, address, value: trace(thread, kind, address, value)
    return thread


def _do(thread: Thread, request: Request) -> None:
    """Lets an operation of the window take effect, if that is asked for, and runs the thread."""
    if request.eager:
        settle(thread)
    if request.completes >= 0:
        complete(thread, request.completes)
        thread.record.events = [(AT_FIRST, number) for _, number in thread.record.events]
        thread.pace.fuel -= 1
    if request.again is not None:
        if thread.world.watch is not None:
            thread.world.watch(thread, thread.frames[-1], thread.world.accesses_made)
        reread(thread, request.again)
    elif not request.alone and request.limit != 0:
        _run(thread)


def _run(thread: Thread) -> None:
    """Runs the thread. A step that has gone on at an await without the right to an operation must do nothing more than
    register (`awaiting`)."""
    if thread.world.rounds > thread.world.most_rounds:
        raise LimitError("states")
    try:
        if thread.trace is None:
            loop.run(thread)
        else:
            loop.run_counted(thread)
    except BlockedError as problem:
        if only_registers(thread):
            raise
        raise AheadError from problem
    except (FailedError, UnsupportedError, DivergedError) as problem:
        if thread.grant.ahead is None:
            raise
        raise AheadError from problem
    finally:
        pace = thread.pace
        thread.world.rounds += MOST_OPERATIONS - pace.fuel + pace.fused + max(pace.calls - USUAL_CALLS, 0)
    if not only_registers(thread):
        raise AheadError
    if thread.request.limit is None and len(thread.frames) > _MOST_FRAMES_KEPT:
        raise DivergedError


def _refused(thread: Thread, problem: BlockedError) -> Step:
    """The answer that there is no step: the thread is blocked where it is."""
    record = thread.record
    tried, alternatives = tuple(record.choices), tuple(record.alternatives)
    return Step(None, (), None, tried, alternatives, wait=problem.wait, unguessed=record.unguessed)


def _cut_back(thread: Thread, last: Checkpoint, base: View, begin: Mark) -> Step:
    """The step up to a region that turned out to be blocked."""
    record, frozen = thread.record, last.frozen
    if frozen is None:
        thread.view.cut(begin)
        assert thread.begun is not None  # every step begins somewhere
        request = thread.request._replace(until=last.regions)
        frozen = take_step(thread.world, thread.slot, thread.begun, base, request).state
    else:
        thread.view.cut(last.mark)
    return Step(
        frozen, tuple(record.started[: last.started]), None, tuple(record.choices), tuple(record.alternatives),
        last.operations, last.held_up, events=tuple(record.events[: last.events]), late=tuple(record.could_be_late),
    )  # fmt: skip


def _finished(thread: Thread) -> Step:
    """The step up to the next visible operation, or to the end of the thread."""
    if _settled_reads_are_useless(thread):
        return _step(thread, None)
    if thread.over:
        thread.view.write(("end", thread.slot), 1, 0)
        if thread.slot:
            return _step(thread, END)
        result = thread.record.result
        if thread.trace is not None:
            thread.trace(OBSERVED, None, observed_literal(thread, result))
        return _step(thread, _ended(observation(thread, result)))
    frozen = freeze(thread)
    if not thread.free and frozen == thread.begun and _has_done_nothing(thread):
        raise AssertionError(f"{thread.frames[-1]} uses up its step and does nothing")
    return _step(thread, frozen)


def _settled_reads_are_useless(thread: Thread) -> bool:
    """Forgets the operations that have taken effect in the step. True if nothing can pass the read that the step has
    left pending: then the step need not be."""
    late = thread.late
    if late is None:
        return False
    if late.fresh:
        settle_reads(thread)
    return late.delayed >= 0 and not is_useful(thread)


def _has_done_nothing(thread: Thread) -> bool:
    """True if a step has used its one visible operation without any effect: no loop has been gone round, nothing has
    been written, started, issued or chosen. An operation of several parts must keep what it has done with its frame
    (`Frame.partial`); else the thread never gets on, and its runs would be lost in silence."""
    record = thread.record
    came_of_it = thread.pace.fuel != MOST_OPERATIONS or thread.view.mark() or record.started or record.alternatives
    return thread.grant.spent and not came_of_it


def _ended(outcome: tuple[Any, ...]) -> Ended:
    return Ended(outcome, observed(outcome))


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
    late = thread.late
    if late is not None and late.fresh:
        settle_reads(thread)
    if late is not None and late.pending and failure.kind == "loop":
        return _step(thread, None)
    if late is not None and (late.pending or (late.window and thread.view.mark())):
        # Guesses must come true first, and other threads must be able to see what has been written.
        return _cut(thread)
    if thread.free or not (thread.view.mark() or thread.record.started):
        return _step(thread, FailedThread(failure), failure)
    return _step(thread, freeze(thread) if failure.kind == "loop" else Failing(failure))


def _cut(thread: Thread) -> Step:
    """The step up to the failure, which stays to be done."""
    # An exception that no handler catches has been counted, and is not part of this step.
    thread.record.operations -= thread.record.raising
    frozen = freeze(thread)
    late = thread.late
    useless = late is not None and late.delayed >= 0 and not is_useful(thread)
    return _step(thread, None if useless or frozen == thread.begun else frozen)


def _failure(thread: Thread, problem: FailedError | UnsupportedError | DivergedError) -> Failure:
    """The failure of the program that an operation reported when it ended the step."""
    if isinstance(problem, FailedError):
        return Failure(problem.kind, problem.message, problem.type, problem.places or places(thread))
    if isinstance(problem, UnsupportedError):
        return Failure("unsupported", str(problem), "", places(thread))
    return Failure("loop", "a loop goes on without end", "", places(thread))


def _step(thread: Thread, frozen: LocalState | None, failure: Failure | None = None) -> Step:
    """All that a step has done."""
    record = thread.record
    return Step(
        frozen, tuple(record.started), failure, tuple(record.choices), tuple(record.alternatives),
        record.operations + (failure is not None), record.held_up if thread.awaited else -1, None,
        tuple(record.events), -1, tuple(record.could_be_late),
    )  # fmt: skip


def places_ahead(world: World, slot: int, state: LocalState, view: View) -> tuple[CodePlace, ...]:
    """Where a thread that is about to begin has its first visible operation; for any other thread, where it stands."""
    if not isinstance(state, Running) or len(state.frames) > 1 or state.frames[0].pc:
        return places_of(state)
    thread = _thawed(world, slot, state, view)
    try:
        loop.run(thread)
    except (BlockedError, *_STOPS):
        return places_of(state)
    return places(thread) if thread.frames else places_of(state)


def places_waiting(world: World, slot: int, state: LocalState, view: View) -> tuple[CodePlace, ...]:
    """Where a blocked thread waits. It may first do a few operations that no other thread sees. If the library waits
    for an asynchronous method, the `await` of that method is the innermost place."""
    if not isinstance(state, Running):
        return places_of(state)
    thread = _thawed(world, slot, state, view)
    thread.grant.left = True
    try:
        loop.run(thread)
    except BlockedError:
        awaited = awaited_at(thread)
        return places(thread) if awaited is None else (CodePlace(*awaited), *places(thread))
    except _STOPS:
        pass
    return places_of(state)


def awaits_harness(state: LocalState) -> bool:
    """True if a thread, in a frozen local state, awaits the task that an asynchronous harness has returned."""
    frames = frames_of(state)
    return len(frames) > 1 and frames[-2].code.method.owner.name == HARNESS


def awaits_left(world: World, view: View) -> tuple[CodePlace, ...]:
    """The awaits at which asynchronous methods have stopped for a task that is not of an asynchronous method."""
    return tuple([CodePlace(*found) for found in stopped_at(Thread(world, 0, view))])


def _thawed(world: World, slot: int, state: Running, view: View) -> Thread:
    thread = Thread(world, slot, seen_by(slot, view, world))
    thaw(thread, state)
    thread.begun = state
    return thread


def places_of(state: LocalState) -> tuple[CodePlace, ...]:
    """The places of a thread in a frozen local state."""
    if isinstance(state, Failing):
        return tuple(state.failure.places)
    frames = frames_of(state)
    top = len(frames) - 1
    return tuple([place_at(frame.code, frame.pc - (depth < top)) for depth, frame in enumerate(reversed(frames))])
