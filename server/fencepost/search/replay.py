"""Runs one schedule again, and records what happened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.harness.observation import OBSERVED
from fencepost.machine.late.propagation import seen_by
from fencepost.machine.late.window import UNKNOWN, Completed, pending, same, values_at
from fencepost.machine.running.entering import ENTERS
from fencepost.machine.running.starting import STARTS
from fencepost.machine.shared.locks import OWN_LOCK, OWN_RELEASE
from fencepost.machine.state.code_places import CodePlace, place_of, places
from fencepost.machine.state.failure import Failure
from fencepost.machine.state.local_state import window_of
from fencepost.machine.state.request import Issue, Request
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.world import World
from fencepost.machine.step import Step, take_step
from fencepost.machine.values.errors import RestartError
from fencepost.machine.values.order import Pending
from fencepost.machine.values.values import Delegate, Key, Published, Ref, Value
from fencepost.memory.model import READS
from fencepost.model.waits import Standing
from fencepost.search.schedule import WHOLE_STEP, ScheduleError, Turn, thread_paths
from fencepost.search.space import Space, StateView
from fencepost.search.standing import RunOutcome, outcomes_of, standings
from fencepost.search.worlds import begin_again_with

if TYPE_CHECKING:
    from fencepost.machine.state.local_state import LocalState
    from fencepost.machine.step import HarnessOrTrial
    from fencepost.machine.values.addresses import Address


Guessed = dict[int, Value]
"""For turns of a schedule that leave a read pending, by their numbers: the value that the read is assumed to return."""


class Happening(NamedTuple):
    """One access to shared memory, in the order in which they took effect. A `late` one took effect after accesses that
    its thread issued later. `issued` is the place in the program's order, `access` the kind that memory models know. An
    access that is made `again` was first made at that place: a method, and an offset in its code. `call` is how many
    calls the program's own code in the thread has made of other code. `number` tells it apart from all others of its
    run."""

    number: int
    slot: int
    kind: str
    address: Address
    value: Value
    places: tuple[CodePlace, ...]
    late: bool = False
    issued: int = 0
    access: str = ""
    again: tuple[MethodInstance, int] | None = None
    call: int = 0


class EnteredCall(NamedTuple):
    """A call from the program's own code into other code: the number of the call in its thread, the object, the place,
    and how many accesses there have been before it."""

    slot: int
    call: int
    method: MethodInstance
    on: Key | None
    place: CodePlace
    before: int


class Replayed(NamedTuple):
    """`standings` are the threads that have neither ended nor failed when the schedule ends. `pending` is what has been
    issued and has not taken effect. `observed` is the result of a harness that has returned, as C# writes it."""

    happenings: tuple[Happening, ...]
    failure: Failure | None
    outcome: RunOutcome | None
    standings: tuple[Standing, ...]
    failed_slot: int
    space: Space
    state: int
    pending: tuple[Happening, ...] = ()
    entered: tuple[EnteredCall, ...] = ()
    observed: str = ""


class Recorder(Protocol):
    """Hears what a replayed run does, besides what `Replayed` has of it."""

    def begin(self, space: Space) -> None:
        """A run begins, perhaps not the first: what was heard of earlier ones is void."""

    def view(self, space: Space, slot: int, state: int) -> StateView:
        """Memory as a thread is to see it."""

    def heard(self, thread: Thread, kind: str, address: Address, value: Value) -> None:
        """A thread does something that a trace hears."""


def replay(
    world: World, harness: HarnessOrTrial, turns: tuple[Turn, ...], recorder: Recorder | None = None
) -> Replayed:
    """Follows a schedule from the start. What it shows does not depend on how the schedule was found.

    A schedule may come with the value of a read that is left pending. If not, the value is learnt when the read takes
    effect; then the run begins again. Until all these values are known, threads that go astray are left behind. The
    schedule does not say either whether fields are read before the references that lead to them (`World.early`), or
    whether arrays come from a pool (`World.pools`).
    """
    try:
        return _replay_with_guesses(world, harness, turns, recorder)
    except ScheduleError:
        if not world.guesses.pools:
            begin_again_with(world, "pools")
            return replay(world, harness, turns, recorder)
        if world.order is None or not world.order.reads_ahead or world.guesses.early:
            raise
        begin_again_with(world, "early")
        return _replay_with_guesses(world, harness, turns, recorder)


def _replay_with_guesses(
    world: World, harness: HarnessOrTrial, turns: tuple[Turn, ...], recorder: Recorder | None
) -> Replayed:
    if any(turn.guess is not UNKNOWN for turn in turns):
        try:
            return _replay(world, harness, turns, True, recorder)
        except ScheduleError:
            world.restart()
    return _replay(world, harness, turns, False, recorder)


def _replay(
    world: World, harness: HarnessOrTrial, turns: tuple[Turn, ...], guided: bool, recorder: Recorder | None
) -> Replayed:
    guesses = _guesses_in(world, turns) if guided else {}
    for _ in range(2 * len(turns) + MOST_RESTARTS):
        try:
            return _Run(Space(world, harness, wide=True), guesses, recorder).follow(turns)
        except RestartError:
            world.restart()
            guesses = _guesses_in(world, turns) if guided else {}
        except _LearnedError as learned:
            guesses[learned.number] = learned.value
    raise ScheduleError("the schedule leaves reads pending that never take effect")


def _guesses_in(world: World, turns: tuple[Turn, ...]) -> Guessed:
    """The guesses that come with turns, in the references of this world."""
    return {number: _brought(world, turn.guess) for number, turn in enumerate(turns) if turn.guess is not UNKNOWN}


def _brought(world: World, value: Value) -> Value:
    """A value of another world that has the same names."""
    if isinstance(value, Ref):
        values = tuple([_brought(world, part) for part in value.values])
        return world.reference(value.key, value.klass, values, value.shape, value.site)
    if isinstance(value, Delegate):
        return value.mapped(partial(_brought, world))
    return value


MOST_RESTARTS = 400


class _LearnedError(Exception):
    """A read that was left pending returns another value than was guessed."""

    def __init__(self, number: int, value: Value) -> None:
        super().__init__(number)
        self.number = number
        self.value = value


class _Pending(NamedTuple):
    """An operation that a schedule has left pending: by which turn, if it reads (else -1), and where it stood."""

    guess: int
    happening: Happening
    done: int


_NEVER = -1
"""Stands for an operation that a thread which has gone astray has not come to."""


class _Run:
    """One attempt to follow a schedule."""

    def __init__(self, space: Space, guesses: Guessed, recorder: Recorder | None) -> None:
        self._space = space
        self._guesses = guesses
        self._recorder = recorder
        if recorder is not None:
            recorder.begin(space)
        self._state = space.initial()
        self._happenings: list[Happening] = []
        self._pending: dict[tuple[int, int], _Pending] = {}
        self._number = 0
        self._astray: dict[int, list[int]] = {}
        self._done: dict[int, int] = {}
        self._calls: dict[int, int] = {}
        self._entered: list[EnteredCall] = []
        self._observed = ""
        space.world.accesses_made = 0

    def follow(self, turns: tuple[Turn, ...]) -> Replayed:
        space = self._space
        problem: ScheduleError | None = None
        for self._number, turn in enumerate(turns):
            try:
                failure, slot = self._turn(turn)
            except ScheduleError as error:
                problem = problem or error
                self._leave_behind(turn)
                if not self._is_guessing():
                    break
                continue
            if failure is not None and problem is None:
                return self._replayed(failure, None, (), slot)
        if problem is not None:
            raise problem
        state = self._state
        return self._replayed(None, _outcome(space, state), standings(space, state), -1)

    def _replayed(
        self, failure: Failure | None, outcome: RunOutcome | None, threads: tuple[Standing, ...], slot: int
    ) -> Replayed:
        pending = [entry.happening for entry in self._pending.values()]
        return Replayed(
            tuple(self._happenings), failure, outcome, threads, slot, self._space, self._state, tuple(pending),
            tuple(self._entered), self._observed,
        )  # fmt: skip

    def _is_guessing(self) -> bool:
        """True if a value has been guessed blindly, which may explain why a schedule cannot be followed."""
        return any(pending.guess >= 0 and pending.guess not in self._guesses for pending in self._pending.values())

    def _turn(self, turn: Turn) -> tuple[Failure | None, int]:
        space, state = self._space, self._state
        slot = _slot(space, state, turn)
        local = space.started(state, slot)
        view = StateView(space, slot, state) if self._recorder is None else self._recorder.view(space, slot, state)
        if slot in self._astray:
            raise ScheduleError(f"thread {turn.thread} is not where the schedule wants it")
        issue = Issue(self._guesses.get(self._number, UNKNOWN)) if turn.issues else None
        operations = turn.operations if turn.operations != WHOLE_STEP else None
        limit = 0 if turn.completes >= 0 or turn.again is not None else operations
        entry = self._entry(local, turn) if turn.completes >= 0 else None
        request = Request(turn.choices, self._note, limit, turn.completes, issue, again=turn.again)
        step = take_step(space.world, slot, local, view, request)
        if step.state is None and step.failure is None:
            if entry is not None:
                self._learn(slot, pending(window_of(local)), turn.completes, turn, view)
            waits = f": it waits for {step.wait.what}" if step.wait is not None else ""
            raise ScheduleError(f"thread {turn.thread} cannot follow the schedule{waits}")
        if entry is not None:
            self._pending.pop((slot, entry.number), None)
        self._state = _apply(space, slot, state, step, view)
        return step.failure, slot

    def _leave_behind(self, turn: Turn) -> None:
        """Keeps the window that a thread would have that has gone astray, to learn what its reads return."""
        space, state = self._space, self._state
        slot = _slot(space, state, turn)
        window = pending(window_of(space.local_of(state, slot)))
        planned = self._astray.setdefault(slot, [entry.number for entry in window])
        if turn.issues:
            planned.append(_NEVER)
        if not 0 <= turn.completes < len(planned):
            return
        number = planned.pop(turn.completes)
        for position, entry in enumerate(window):
            if entry.number == number:
                view = StateView(space, slot, state)
                self._learn(slot, window, position, turn, view)
                step = take_step(
                    space.world, slot, space.started(state, slot), view, Request(limit=0, completes=position)
                )
                if step.state is not None:
                    self._pending.pop((slot, number), None)
                    self._state = _apply(space, slot, state, step, view)

    @staticmethod
    def _entry(local: LocalState, turn: Turn) -> Pending:
        window = pending(window_of(local))
        if turn.completes >= len(window):
            raise ScheduleError(f"thread {turn.thread} has no pending operation {turn.completes}")
        return window[turn.completes]

    def _learn(self, slot: int, window: list[Pending], position: int, turn: Turn, view: StateView) -> None:
        known = self._pending.get((slot, window[position].number))
        order = self._space.world.order
        if known is not None and known.guess >= 0 and order is not None:
            values = values_at(order, window, position, seen_by(slot, view, self._space.world))
            actual = values[turn.choices[0] if len(values) > 1 and turn.choices else 0]
            if not same(actual, window[position].value):
                raise _LearnedError(known.guess, actual)

    def _note(self, thread: Thread, kind: str, address: Address, value: Value) -> None:
        if self._recorder is not None:
            self._recorder.heard(thread, kind, address, value)
        if kind in (OWN_LOCK, OWN_RELEASE, STARTS):
            return
        if kind == ENTERS:
            self._enter(thread, address, value)
            return
        if kind == OBSERVED:
            self._observed = value
            return
        slot = thread.slot
        done, call = self._done.get(slot, 0), self._calls.get(slot, 0)
        thread.world.accesses_made = number = thread.world.accesses_made + 1
        window = thread.late
        again = window.rereading[0] if window is not None and window.rereading is not None else None
        if kind == "issue":
            assert window is not None  # a thread issues under a model
            entry = window.window[-1]
            access = entry.operation.kind
            reads = access in READS
            happening = Happening(
                number, slot, "read" if reads else "write", address, entry.value, places(thread), True, number, access,
                again, call,
            )  # fmt: skip
            self._pending[slot, value] = _Pending(self._number if reads else -1, happening, done)
            return
        where, late, issued = None, False, number
        if isinstance(value, Completed):
            late_one = self._pending[slot, value.number]
            where, late, value = late_one.happening.places, late_one.done != done, value.value
            issued, again, call = late_one.happening.issued, late_one.happening.again, late_one.happening.call
        else:
            self._done[slot] = done + 1
        access = ""
        if window is not None:
            access, window.kind = window.kind, ""
        self._happenings.append(
            Happening(number, slot, kind, address, value, where or places(thread), late, issued, access, again, call)
        )

    def _enter(self, thread: Thread, target: Value, method: MethodInstance) -> None:
        own, slot = thread.world.universe.own, thread.slot
        around = thread.frames[-1].code.method.owner.assembly if thread.frames else None
        if own.has(around) and not own.has(method.owner.assembly):
            number = self._calls[slot] = self._calls.get(slot, 0) + 1
            ref = target.ref if target.__class__ is Published else target
            on = ref.key if ref.__class__ is Ref else None
            caller = thread.frames[-1]
            caller.pc -= 1  # the thread already knows where it goes on
            self._entered.append(EnteredCall(slot, number, method, on, place_of(caller), len(self._happenings)))
            caller.pc += 1


def _slot(space: Space, state: int, turn: Turn) -> int:
    paths = thread_paths(space.world)
    for thread in space.threads:
        if paths[thread.slot] == turn.thread and space.local_of(state, thread.slot) is not None:
            return thread.slot
    raise ScheduleError(f"the schedule names thread {turn.thread}, which has not started then")


def _apply(space: Space, slot: int, state: int, step: Step, view: StateView) -> int:
    thread = space.threads[slot]
    local = thread.numbers[space.started(state, slot)]
    return state + space.delta(thread, local, state, step, view)


def _outcome(space: Space, state: int) -> RunOutcome | None:
    return next(iter(outcomes_of(space, state)), None)
