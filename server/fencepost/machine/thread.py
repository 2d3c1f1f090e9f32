"""One thread of a run: its frames, and the loop that executes them up to the next visible operation."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.ir import NONE
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine import claims, origins, rereading, taints, turns, unwinding
from fencepost.machine.astray import astray
from fencepost.machine.awaiting import Ahead, goes_ahead
from fencepost.machine.checkpoint import Checkpoint
from fencepost.machine.codes import code_of
from fencepost.machine.errors import (
    AheadError,
    BlockedError,
    CutError,
    DivergedError,
    FailedError,
    LimitError,
    LookError,
    NetError,
    RestartError,
)
from fencepost.machine.frames import Code, Frame
from fencepost.machine.freeze import LocalState, freeze
from fencepost.machine.invariants import guard_code, is_guarded
from fencepost.machine.joining import settle
from fencepost.machine.long_loops import BETWEEN_LIMITS, FIRST_LOOK, MOST_OPERATIONS, goes_round, next_look
from fencepost.machine.order import Operation, Pending
from fencepost.machine.values import Key, Obj, Value
from fencepost.machine.view import View
from fencepost.machine.window import fence, fence_after
from fencepost.machine.world import World

STOP, SWITCH = -1, -2
"""The answer of an operation when the thread must wait for its next step, or goes on in another frame."""

MOST_FRAMES = 16_000
"""A thread's stack of 1.5 MB has room for about as many small frames."""
RUNNING, ENDED = "running", "ended"
_REGION, _UNCOUNTED = 1, 2
"""Marks a frame that is one visible operation, after which the thread has its former grant; or None."""

ENTERS = "enters"
"""What a trace hears before a method is entered: the object, and the method."""

_ASTRAY = AssertionError, AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError, struct.error
"""The errors that an operation may raise when it gets a value of a kind that it is not made for."""

FENCES = 1, 0
"""The numbers of a thread's last barrier and last full barrier, as far as they matter (`Obj.stamp`)."""


class Thread:
    """A thread while a step runs. `granted` is the right to one visible operation; in a region it lasts to its end.

    `late_from`, while something is being published: the least `Obj.stamp` of objects whose fields are issued as writes
    of their own; None if all are part of the publication.
    """

    statics: dict[int, Value] | None = None
    eager: bool = False
    held_up: int = -1
    region: int = 0
    granted: bool = False
    spent: bool = False
    looked: bool = False
    lasting: Key | None = None
    checkpoint: Checkpoint | None = None
    fused: int = 0
    fuel: int = MOST_OPERATIONS
    chosen: int = 0
    this: Value = None
    mode: str = RUNNING
    trace: Callable[[str, Any, Any], None] | None = None
    result: Value = None
    start: tuple[Frame | None, int] = (None, 0)
    units: int = 0
    raising: int = 0
    limit: int = -1
    free: bool = False
    ahead: Ahead | None = None
    before: tuple[bool, bool] = (False, False)
    late_from: int | None = None
    source: origins.Source | None = None
    rereading: Any = None
    rethrows: bool = False
    pending: int = 0
    ghosts: int = 0
    control: int = 0
    turns: int = 0
    parts: int = -1
    uses: int = 0
    data: int = 0
    loaded: int = 0
    published: int = 0
    begun: LocalState = ()
    delayed: int = -1
    upcoming: Operation | None = None
    issues: bool = False
    volatile: bool = False
    kind: str = ""
    guess: Value = None
    unguessed: Any = None
    next_look: int = MOST_OPERATIONS - FIRST_LOOK
    next_limit: int = MOST_OPERATIONS - BETWEEN_LIMITS
    calls: int = 0
    looked_like: Any = None

    def __init__(self, world: World, slot: int, view: View) -> None:
        self.world = world
        self.slot = slot
        self.view = view
        self.frames: list[Frame] = []
        self.own_statics: dict[int, Value] = {}
        self.counts: dict[Any, int] = {}
        self.named: dict[int, int] = {}
        self.held: dict[Any, int] = {}
        self.joined: set[int] = set()
        self.awaited: set[int] = set()
        self.initialized: set[Klass] = set()
        self.failures: dict[Klass, Value] = {}
        self.late: list[tuple[Any, bool]] = []
        self.regions = self.until = 0
        self.publishing: dict[Obj, Any] = {}
        self.started: list[tuple[int, Any]] = []
        self.choices: list[int] = []
        self.alternatives: list[int] = []
        self.window: list[Pending] = []
        self.fences, self.full_fences = FENCES
        self.stamps = world.order is not None and not world.order.publication
        self.rereads = world.order is not None and world.order.rereads
        self.follows = world.order is not None and (world.order.delays_reads or self.rereads)
        self.origins: origins.Origins = {}
        self.asked: set[tuple[int, int]] = set()
        self.fresh: list[Pending] = []
        self.taints = taints.Taints()
        self.reached: set[Any] = set()
        self.settled: set[Any] = set()
        self.events: list[tuple[int, Any]] = []

    # ---- running

    def run(self) -> None:
        """Executes until the next visible operation or the end."""
        self.start = (self.frames[-1], self.frames[-1].pc)
        while self.frames:
            frame = self.frames[-1]
            run, regs, pc = frame.code.run, frame.regs, frame.pc
            try:
                while True:
                    answer = self._follow(frame, pc) if self.follows else run[pc](self, regs)
                    if answer is None:
                        pc += 1
                    elif answer >= 0:
                        pc = answer
                    elif answer == SWITCH:
                        break
                    else:
                        frame.pc = pc
                        return
            except NetError as error:
                self._raise(frame, pc, error.thrown)
            except Throw as problem:
                self._raise(frame, pc, self.new_exception(problem))
            except ZeroDivisionError:
                self._raise(frame, pc, self.new_exception(_DIVIDE_BY_ZERO))
            except BlockedError as blocked:
                frame.pc = pc
                if not self._is_blocked(frame, pc):
                    return
                self._wait(frame, pc, blocked)
            except LookError:
                frame.pc = pc
                if goes_round(self):
                    return
            except (DivergedError, FailedError, UnsupportedError):
                frame.pc = pc
                raise
            except RecursionError:
                frame.pc = pc
                raise UnsupportedError("what this needs is nested deeper than Fencepost follows") from None
            except _ASTRAY as problem:
                frame.pc = pc
                raise astray(self, problem) from problem
        self.mode = ENDED

    def _follow(self, frame: Frame, pc: int) -> int | None:
        """Executes an operation where reads may be pending, and notes what depends on them."""
        frame.pc = pc
        if self.rereads:
            return rereading.run(self, frame, pc)
        return taints.follow(self, frame, frame.code.lowered.ops[pc], frame.code.run[pc])

    def _is_blocked(self, frame: Frame, pc: int) -> bool:
        """True if the whole step is blocked. Else it ends before the operation that the next step begins with.

        In a region the step is cut back to where the region began (`checkpoint`), or has done nothing before it.
        """
        return bool(self.region) or (frame is self.start[0] and pc == self.start[1] and self.fuel == MOST_OPERATIONS)

    def run_counted(self, limit: int) -> None:
        """Runs, counts operations and parts of structs that are copied one by one, and stops after `limit`.

        Counts depend on the program alone, not on guesses, so a schedule made of them can be replayed anywhere.
        """
        self.limit = limit
        self.start = (self.frames[-1], self.frames[-1].pc)
        while self.frames and self.units < limit:
            frame, before = self.frames[-1], self.units
            pc = frame.pc
            if self.world.watch is not None:
                self.world.watch(self, frame, self.world.accesses_made)
            try:
                answer = self._follow(frame, pc) if self.follows else frame.code.run[pc](self, frame.regs)
                if answer == STOP:
                    frame.pc = pc
                    if self.free and self.units > before:
                        continue
                    return
                self.units += 1
                if answer is None:
                    frame.pc = pc + 1
                elif answer >= 0:
                    frame.pc = answer
            except NetError as error:
                self._count_raise(frame, pc, error.thrown)
            except Throw as problem:
                self._count_raise(frame, pc, self.new_exception(problem))
            except ZeroDivisionError:
                self._count_raise(frame, pc, self.new_exception(_DIVIDE_BY_ZERO))
            except LookError:
                if goes_round(self):
                    return
            except (DivergedError, FailedError, UnsupportedError):
                frame.pc = pc
                raise
            except RecursionError:
                frame.pc = pc
                raise UnsupportedError("what this needs is nested deeper than Fencepost follows") from None
            except _ASTRAY as problem:
                frame.pc = pc
                raise astray(self, problem) from problem
            except BlockedError as blocked:
                if self.free or self._is_blocked(frame, pc):
                    self.units += 1
                    self._wait(frame, pc, blocked)
                else:
                    frame.pc = pc
                    return
        if not self.frames:
            self.mode = ENDED

    def _wait(self, frame: Frame, pc: int, blocked: BlockedError) -> None:
        """Waits, unless an interrupt ends the wait."""
        from fencepost.machine.interruption import INTERRUPTED, ends_wait

        if not ends_wait(self, blocked):
            raise blocked
        self._raise(frame, pc, self.new_exception(INTERRUPTED))

    def _count_raise(self, frame: Frame, pc: int, thrown: Value) -> None:
        self.units += 1
        self.raising = 1
        self._raise(frame, pc, thrown)
        self.raising = 0

    def _raise(self, frame: Frame, pc: int, thrown: Value) -> None:
        frame.pc = pc
        frame.partial.clear()
        frame.again.clear()
        if self.region and not any(f.region for f in self.frames):
            self.region = 0
        unwinding.throw(self, thrown)

    def burn(self) -> None:
        """Counts an iteration of a loop; a loop without end and without visible operations is reported, not run."""
        self.fuel -= 1
        if self.fuel <= self.next_look:
            if self.fuel <= 0:
                raise DivergedError
            self.next_look = next_look(self.fuel)
            raise LookError
        if self.fuel <= self.next_limit:
            self.next_limit = self.fuel - BETWEEN_LIMITS
            self._look_at_limits()

    def _look_at_limits(self) -> None:
        limit = self.world.limit_reached() if self.world.limit_reached is not None else ""
        if limit:
            raise LimitError(limit)

    # ---- calls

    def call(self, method: MethodInstance, arguments: list[Value], dst: int) -> Frame:
        """Enters a method; the caller's frame must already know where it goes on."""
        if method.invariants and is_guarded(self, arguments[0]):
            return self.call_code(guard_code(self.world, method), arguments, dst)
        return self.enter(method, arguments, dst)

    def enter(self, method: MethodInstance, arguments: list[Value], dst: int) -> Frame:
        """Enters a method without checking the invariants of its object."""
        if method.watched and self.world.turns and self.frames:
            turns.look(self, method, arguments[0])
        one_step = method.one_step
        if method.in_turn and not turns.is_in_turn(self, arguments[0]):
            one_step = 0
        if one_step and not self.region:
            fence(self, "VR" if one_step == 2 else "FB")
        if method.claimed and claims.keeps_apart(self, self.frames):
            fence(self, "FB")
        ahead = bool(one_step) and method.awaits and not self.granted and goes_ahead(self, method, arguments)
        alone = bool(one_step) and method.alone and turns.is_apart(self, arguments[0])
        if one_step and not (self.region or alone) and (self.spent or self.fused or self.started):
            self.remember()
        self.calls += 1
        if self.calls == BETWEEN_LIMITS:
            self.calls = 0
            self._look_at_limits()
        code = code_of(self.world, method)
        regs = code.template.copy()
        regs[: len(arguments)] = arguments
        frame = Frame(code, regs, dst)
        if len(self.frames) >= MOST_FRAMES:
            universe = self.world.universe
            if method.owner.assembly not in (universe.program, universe.library):
                raise UnsupportedError(f"{method} calls itself without end; the runtime has code of its own for it")
            raise FailedError(
                "exception", "the stack overflows: methods call each other without end", "System.StackOverflowException"
            )
        if self.trace is not None:
            self.trace(ENTERS, None if method.static else arguments[0], method)
        self.frames.append(frame)
        if method.claimed and self.world.notes_calls:
            claims.begun(self, frame)
        if self.looked and method.in_turn and not (alone or method.awaits or self.region):
            # A turn that has begun in this step ends in a later one: other threads may use the source in between.
            self.granted, self.spent = False, True
        if one_step:
            frame.region = _UNCOUNTED if ahead or alone else _REGION
            self.enter_region()
            if ahead or alone:
                self.before = (self.granted, self.spent)
                self.granted = True
        return frame

    def enter_region(self) -> None:
        """From here on the grant lasts until the region is left."""
        self.region += 1
        self.lasting = None

    def commit(self) -> None:
        """Ends the grant: after an operation that moves left only (a start, a release) no visible one follows."""
        if self.ahead is not None:
            raise AheadError
        self.spent = True
        if not self.region:
            self.granted = False

    def leave_region(self) -> None:
        self.region -= 1
        if not self.region and self.spent:
            self.granted = False

    def remember(self) -> None:
        """Notes that the step would have ended here, before a region that may turn out to be blocked. The number of the
        place is enough if the step can be run again `until` there."""
        self.regions += 1
        self.frames[-1].pc -= 1
        if self.regions == self.until:
            raise CutError
        frozen = freeze(self) if self.trace is not None else None
        self.checkpoint = Checkpoint(
            self.regions, frozen, self.view.mark(), len(self.started), self.units, len(self.events), self.held_up
        )
        self.frames[-1].pc += 1

    def call_code(self, code: Code, values: list[Value], dst: int) -> Frame:
        """Enters code that belongs to no body."""
        regs = code.template.copy()
        regs[: len(values)] = values
        frame = Frame(code, regs, dst)
        self.frames.append(frame)
        return frame

    def leave_frame(self) -> Frame:
        """Drops the innermost frame."""
        frame = self.frames.pop()
        if self.origins:
            origins.forget_frame(self, len(self.frames))
        if frame.region:
            if frame.code.method.one_step == 1:
                fence_after(self)
            self.leave_region()
            if frame.region == _UNCOUNTED:
                self.granted, self.spent = self.before
        return frame

    def finish(self, value: Value) -> int:
        """Returns from the innermost frame."""
        frame = self.frames[-1]
        if self.awaited and len(self.frames) == 1:
            settle(self)
        if self.window and (len(self.frames) == 1 or frame.initializes is not None):
            fence(self, "FB" if len(self.frames) == 1 else "LR")
        if len(self.frames) == 1:
            from fencepost.machine.intrinsics.thread import may_end

            if not may_end(self):
                return STOP
        if frame.lock is not None:
            from fencepost.machine.intrinsics.monitor import leave_synchronized

            leave_synchronized(self, frame)
        if frame.initializes is not None:
            from fencepost.machine.initialization import finished

            finished(self, frame.initializes)
        if frame.code.method.claimed and self.world.notes_calls:
            if claims.keeps_apart(self, self.frames[:-1]):
                fence(self, "FB")
            claims.returned(self, frame, value)
        self.leave_frame()
        if frame.dst >= 0:
            self.frames[-1].regs[frame.dst] = value
        elif not self.frames:
            self.result = value
        return SWITCH

    def choose(self, count: int) -> int:
        """A number below `count`; a search runs the step again for each of them."""
        settle(self)
        number = self.alternative(count)
        self.events.append((self.units, number))
        return number

    def alternative(self, count: int) -> int:
        """A choice that schedules write in another way than `choose`."""
        position = self.chosen
        self.chosen += 1
        if position == len(self.choices):
            self.choices.append(0)
        self.alternatives.append(count)
        if self.choices[position] >= count:
            # A guess was refuted after the alternatives were counted.
            raise RestartError
        return self.choices[position]

    def delay(self, guesses: int, now: bool) -> int:
        """Chooses if a read takes effect now (-1) or stays pending, with the number of the guess of its value."""
        if self.free:
            return 0 if self.issues else -1
        if not now and not guesses:
            return -1
        return self.alternative(guesses + now) - now

    def lockset(self) -> frozenset[Any]:
        return self.world.locks(self.held) if self.held else _NONE

    # ---- exceptions

    def new_exception(self, problem: Throw) -> Obj:
        """An exception as the runtime makes it."""
        universe = self.world.universe
        stated: dict[str, Any] = {"message": problem.message, "paramName": problem.parameter}
        if problem.actual is not None:
            stated["actualValue"] = Obj(universe.core("System.Int32"), [problem.actual], -1)
        return self.exception_of(universe.core(problem.type), stated)

    def exception_of(self, klass: Klass, stated: dict[str, Any]) -> Obj:
        """What the constructor without arguments makes, with some fields stated."""
        universe = self.world.universe
        made = Obj(klass, [universe.default(field.type) for field in universe.fields(klass)], -1)
        constructor = universe.named_method(klass, ".ctor", 0)
        if constructor is not None:
            self._run_now(constructor, [made])
        for slot in klass.fields:
            if stated.get(slot.name) is not None:
                made.values[slot.index] = stated[slot.name]
        return made

    def _run_now(self, method: MethodInstance, arguments: list[Value]) -> None:
        """Runs a method of the model library that touches only a new object."""
        depth = len(self.frames)
        self.call(method, arguments, NONE)
        while len(self.frames) > depth:
            frame = self.frames[-1]
            answer = frame.code.run[frame.pc](self, frame.regs)
            if answer != SWITCH:
                frame.pc = frame.pc + 1 if answer is None else answer


_NONE: frozenset[Any] = frozenset()
_DIVIDE_BY_ZERO = Throw("System.DivideByZeroException")
