"""The actions of every step of an explored program, operation by operation, with the calls to be atomic around them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from fencepost.machine.running.claims import RECEIVERS, RESULTS
from fencepost.machine.shared.locks import OWN_LOCK, OWN_RELEASE
from fencepost.machine.shared.memory import is_alone
from fencepost.machine.state.code_places import CodePlace, places
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.local_state import frames_of
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import Key, Value
from fencepost.model.members import MemberKey
from fencepost.search.exploration import Exploration
from fencepost.search.space import Space, StateView, ThreadField, is_over

if TYPE_CHECKING:
    from fencepost.machine.state.local_state import LocalState
    from fencepost.machine.state.view import Mark

READ, WRITE, ACQUIRE, RELEASE, NESTED = "read", "write", "acquire", "release", "nested"
_OURS = {RECEIVERS, RESULTS, "awaits", "initialized"}
"""Cells that are no variables of the program. A type is initialized once, under a lock that the runtime holds."""
_ATTEMPTS = {"System.Threading.Interlocked", "System.Threading.Monitor"}


class Use(NamedTuple):
    """A cell and an action on it. A lock is a cell that is acquired and released."""

    address: Address
    effect: str


class Action(NamedTuple):
    """One operation, or one member of the library that runs in one piece.

    `held` are the locks that the thread has before it. It is `alone` if no other thread has begun, or all have ended.
    `own` is what it does to locks of objects that no other thread can reach; it `attempts` if it may fail to change
    what it looks at; `waits` means `Monitor.Wait`.
    """

    slot: int
    uses: tuple[Use, ...]
    held: frozenset[Key]
    places: tuple[CodePlace, ...]
    alone: bool = False
    own: str = ""
    attempts: bool = False
    waits: bool = False
    starts: bool = False


class Entered(NamedTuple):
    """A call of a method that is to be atomic. It is `alone` if no other thread has begun, or all have ended."""

    member: MemberKey
    alone: bool


class Left(NamedTuple):
    """The thread leaves the innermost of these calls."""


MethodEvent = Action | Entered | Left


class Move(NamedTuple):
    """A step of a thread: from and to which of its local states; which threads it starts, in which local states."""

    slot: int
    source: int
    target: int
    events: tuple[MethodEvent, ...]
    started: tuple[tuple[int, int], ...]


def moves_of(found: Exploration) -> list[Move]:
    """All steps of all threads that the search has made, run once more."""
    space = found.space
    moves = []
    for field in list(space.threads):
        for state, any_of_them in _distinct(found, field):
            local = state >> field.shift & field.mask
            for step, view in space.steps(field.slot, state, _note, partial(_Looking, any_of_them)):
                if step.state is not None and isinstance(view, _Looking):
                    started = [(slot, space.local(space.thread(slot), state)) for slot, state in step.started]
                    events = view.all_events()
                    moves.append(Move(field.slot, local, space.local(field, step.state), events, tuple(started)))
    space.world.watch = None
    return moves


def _distinct(found: Exploration, field: ThreadField) -> list[tuple[int, int]]:
    """One state for each different view that the steps of a thread have had, and the bits of all states that look the
    same."""
    shift, mask, footprints = field.shift, field.mask, field.footprints
    first: dict[int, int] = {}
    joined: dict[int, int] = {}
    for state in found.parents:
        local = state >> shift & mask
        if local and not is_over(state):
            key = state & footprints[local]
            if key in first:
                joined[key] |= state
            else:
                first[key] = joined[key] = state
    return [(state, joined[key]) for key, state in first.items()]


def claims_in(local: LocalState | None) -> tuple[MemberKey, ...]:
    """The calls that are to be atomic in a local state, the outermost first."""
    methods = [frozen.code.method for frozen in reversed(frames_of(local)) if frozen.shares < 0]
    return tuple([method.member for method in methods if method.claimed])


def _note(thread: Thread, kind: str, _address: Address, _value: Value) -> None:
    if isinstance(thread.view, _Looking):
        thread.view.note(kind)


class _Looking(StateView):
    """Memory as one step sees it; records what the step does.

    The thread announces each operation before it does it. Whatever the thread looks at from then on belongs to that
    operation.
    """

    def __init__(self, alike: int, space: Space, slot: int, state: int) -> None:
        super().__init__(space, slot, state)
        self._alike = alike
        self._events: list[MethodEvent] = []
        self._thread: Thread | None = None
        self._calls: list[Frame] = []
        self._action: Action | None = None
        self._in_one_piece = False
        self._attempts = False
        self._started = 0
        space.world.watch = self._comes_to

    def all_events(self) -> tuple[MethodEvent, ...]:
        """What the step has done, once it is over.

        The step has ended at an operation that cannot be done yet. The step has tried it, so what that operation has
        read is left out.
        """
        frames = self._thread.frames if self._thread is not None else []
        tried = self._action
        if tried is not None and frames and not frames[-1].partial and _only_reads(tried):
            self._action = None
        self._close()
        self._compare_calls()
        return tuple(self._events)

    def _comes_to(self, thread: Thread, frame: Frame, _: int) -> None:
        if self._thread is None:
            self._thread = thread
            self._calls = _claimed(thread)
        if self._in_one_piece and thread.region:
            return
        self._close()
        self._compare_calls()
        self._in_one_piece = bool(thread.region)
        op = frame.code.lowered.ops[frame.pc]
        self._attempts = op.name == "intrinsic" and op.arg[1].owner.name in _ATTEMPTS

    def _close(self) -> None:
        thread = self._thread
        if thread is not None and len(thread.record.started) > self._started:
            self._started = len(thread.record.started)
            self._change(starts=True)
        if self._action is not None:
            self._events.append(self._action)
            self._action = None

    def _compare_calls(self) -> None:
        thread = self._thread
        before, now = self._calls, _claimed(thread) if thread is not None else []
        same = 0
        while same < min(len(before), len(now)) and before[same] is now[same]:
            same += 1
        self._events.extend([Left()] * (len(before) - same))
        if thread is not None:
            self._events.extend([Entered(frame.code.method.member, is_alone(thread)) for frame in now[same:]])
        self._calls = now

    def _change(self, **changes: Value) -> None:
        thread = self._thread
        if thread is None:
            return
        action = self._action
        if action is None:
            action = Action(
                thread.slot, (), thread.lockset(), places(thread), is_alone(thread), attempts=self._attempts
            )
        self._action = action._replace(**changes)

    def _use(self, address: Address, effect: str) -> None:
        if address[0] in _OURS:
            return
        use = Use(address, effect)
        known = self._action.uses if self._action is not None else ()
        if use not in known:
            self._change(uses=(*known, use))

    def note(self, kind: str) -> None:
        """Records something that cannot be seen from the cells that are read and written."""
        if kind in (OWN_LOCK, OWN_RELEASE):
            self._change(own=ACQUIRE if kind == OWN_LOCK else RELEASE)
        elif kind == "wait":
            self._change(waits=True)

    def cut(self, mark: Mark) -> None:
        """Forgets a region that has begun and cannot be done yet."""
        self._action = None
        super().cut(mark)

    def alone(self, joined: set[int]) -> bool:
        """True if only the `joined` threads have been started, in all states that look the same."""
        return StateView(self._space, self._slot, self._alike).alone(joined) and super().alone(joined)

    def read(self, address: Address, default: Value) -> Value:
        self._use(address, READ)
        return super().read(address, default)

    def write(self, address: Address, value: Value, default: Value) -> None:
        effect = WRITE
        if address[1:] == ("lock",):
            before = super().read(address, default)
            depths = before[1] if before else 0, value[1] if value else 0
            effect = {(0, 1): ACQUIRE, (1, 0): RELEASE}.get(depths, NESTED)
        self._use(address, effect)
        super().write(address, value, default)


def _only_reads(action: Action) -> bool:
    return not (action.own or action.starts or action.waits) and all(use.effect == READ for use in action.uses)


def _claimed(thread: Thread) -> list[Frame]:
    return [frame for frame in thread.frames if frame.code.method.claimed and frame.shares < 0]
