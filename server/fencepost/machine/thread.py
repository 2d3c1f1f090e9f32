"""One thread of a run: its frames, and the loop that executes them up to the next visible operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine import unwinding
from fencepost.machine.codes import code_of
from fencepost.machine.errors import BlockedError, DivergedError, FailedError, NetError
from fencepost.machine.frames import Code, Frame
from fencepost.machine.memory import View
from fencepost.machine.values import Obj
from fencepost.machine.world import World

STOP, SWITCH = -1, -2
"""What an operation answers when the thread must wait for its next step, or goes on in another frame."""

MOST_FRAMES = 1200
MOST_OPERATIONS = 4_000_000

RUNNING, ENDED = "running", "ended"


class Thread:
    """A thread while a step runs. `granted` is the right to one visible operation; in a region it lasts to its end."""

    def __init__(self, world: World, slot: int, view: View) -> None:
        self.world = world
        self.slot = slot
        self.view = view
        self.frames: list[Frame] = []
        self.statics: dict[int, Any] | None = None
        self.own_statics: dict[int, Any] = {}
        self.counts: dict[Any, int] = {}
        self.held: dict[Any, int] = {}
        self.joined: set[int] = set()
        self.initialized: set[Klass] = set()
        self.failures: dict[Klass, Any] = {}
        self.region = 0
        self.granted = False
        self.spent = False
        self.checkpoint: Any = None
        self.fused = 0
        self.fuel = MOST_OPERATIONS
        self.publishing: dict[Obj, Any] = {}
        self.started: list[tuple[int, Any]] = []
        self.choices: list[int] = []
        self.chosen = 0
        self.alternatives: list[int] = []
        self.this: Any = None
        self.mode: Any = RUNNING
        self.trace: Callable[[str, Any, Any], None] | None = None
        self.result: Any = None
        self.start: Any = (None, 0)
        self.units = 0
        self.limit = -1
        self.free = False

    # ---- running

    def run(self) -> None:
        """Executes until the next visible operation or the end."""
        self.start = (self.frames[-1], self.frames[-1].pc)
        while self.frames:
            frame = self.frames[-1]
            run, regs, pc = frame.code.run, frame.regs, frame.pc
            try:
                while True:
                    answer = run[pc](self, regs)
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
                self._raise(frame, pc, self.new_exception(problem.type, problem.message))
            except ZeroDivisionError:
                self._raise(frame, pc, self.new_exception("System.DivideByZeroException"))
            except BlockedError as blocked:
                if self._is_blocked(frame, pc):
                    self._wait(frame, pc, blocked)
                else:
                    frame.pc = pc
                    return
            except IndexError as problem:
                raise AssertionError(f"{frame} went astray: {problem}") from problem
        self.mode = ENDED

    def _is_blocked(self, frame: Frame, pc: int) -> bool:
        """Whether the whole step is; else it ends before the operation that cannot proceed, the next one's first.

        In a region the step is cut back to where that began (`checkpoint`), or had done nothing before.
        """
        return bool(self.region) or (frame is self.start[0] and pc == self.start[1] and self.fuel == MOST_OPERATIONS)

    def run_counted(self, limit: int) -> None:
        """The same, counting operations and the parts of structs that are copied one by one; stops after `limit`.

        Counts depend on the program alone, not on guesses, so a schedule made of them can be replayed anywhere.
        """
        self.limit = limit
        self.start = (self.frames[-1], self.frames[-1].pc)
        while self.frames and self.units < limit:
            frame, before = self.frames[-1], self.units
            pc = frame.pc
            try:
                answer = frame.code.run[pc](self, frame.regs)
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
                self._count_raise(frame, pc, self.new_exception(problem.type, problem.message))
            except ZeroDivisionError:
                self._count_raise(frame, pc, self.new_exception("System.DivideByZeroException"))
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
        self._raise(frame, pc, self.new_exception(INTERRUPTED.type, INTERRUPTED.message))

    def _count_raise(self, frame: Frame, pc: int, thrown: Any) -> None:
        self.units += 1
        self._raise(frame, pc, thrown)

    def _raise(self, frame: Frame, pc: int, thrown: Any) -> None:
        frame.pc = pc
        frame.partial.clear()
        if self.region and not any(f.region for f in self.frames):
            self.region = 0
        unwinding.throw(self, thrown)

    def burn(self) -> None:
        """Counts an iteration of a loop; a loop without end and without visible operations is reported, not run."""
        self.fuel -= 1
        if self.fuel <= 0:
            raise DivergedError

    # ---- calls

    def call(self, method: MethodInstance, arguments: list[Any], dst: int) -> Frame:
        """Enters a method; the caller's frame must already know where it goes on."""
        if method.one_step and not self.region and (self.spent or self.fused or self.started):
            self._remember()
        code = code_of(self.world, method)
        regs = code.template.copy()
        regs[: len(arguments)] = arguments
        frame = Frame(code, regs, dst)
        if len(self.frames) >= MOST_FRAMES:
            raise FailedError(
                "exception", "the stack overflows: methods call each other without end", "System.StackOverflowException"
            )
        self.frames.append(frame)
        if method.one_step:
            frame.region = 1
            self.enter_region()
        return frame

    def enter_region(self) -> None:
        """From here on the grant lasts until the region is left."""
        self.region += 1

    def commit(self) -> None:
        """After an operation that moves left only (a start, a release), no other visible one belongs to this step."""
        self.spent = True
        if not self.region:
            self.granted = False

    def leave_region(self) -> None:
        self.region -= 1
        if not self.region and self.spent:
            self.granted = False

    def _remember(self) -> None:
        """Notes where the step would have ended before a region that may turn out to be blocked."""
        from fencepost.machine.freeze import freeze

        self.frames[-1].pc -= 1
        self.checkpoint = (freeze(self), self.view.mark(), len(self.started), self.units)
        self.frames[-1].pc += 1

    def call_code(self, code: Code, values: list[Any], dst: int) -> Frame:
        """Enters code that belongs to no body."""
        regs = code.template.copy()
        regs[: len(values)] = values
        frame = Frame(code, regs, dst)
        self.frames.append(frame)
        return frame

    def leave_frame(self) -> Frame:
        """Drops the innermost frame."""
        frame = self.frames.pop()
        if frame.region:
            self.leave_region()
        return frame

    def finish(self, value: Any) -> int:
        """Returns from the innermost frame."""
        frame = self.frames[-1]
        if len(self.frames) == 1:
            from fencepost.machine.intrinsics.thread import may_end

            if not may_end(self):
                return STOP
        if frame.lock is not None:
            from fencepost.machine.intrinsics.monitor import release

            release(self, frame.lock)
            frame.lock = None
        if frame.initializes is not None:
            from fencepost.machine.initialization import finished

            finished(self, frame.initializes)
        self.leave_frame()
        if frame.dst >= 0:
            self.frames[-1].regs[frame.dst] = value
        elif not self.frames:
            self.result = value
        return SWITCH

    def choose(self, count: int) -> int:
        """A number below `count`; a search runs the step again for each of them."""
        position = self.chosen
        self.chosen += 1
        if position == len(self.choices):
            self.choices.append(0)
        self.alternatives.append(count)
        return self.choices[position]

    def lockset(self) -> frozenset[Any]:
        return frozenset(self.held)

    # ---- exceptions

    def new_exception(self, type: str, message: str | None = None) -> Obj:
        """An exception as the runtime makes it."""
        klass = self.world.universe.core(type)
        return self.exception_of(klass, message)

    def exception_of(self, klass: Klass, message: str | None, inner: Any = None) -> Obj:
        universe = self.world.universe
        fields = universe.fields(klass)
        values = [universe.default(field.type) for field in fields]
        for field, value in ((_MESSAGE, message), (_INNER, inner)):
            for slot in fields:
                if slot.name in field and value is not None:
                    values[slot.index] = value
        return Obj(klass, values, -1)


_MESSAGE = {"message", "_message"}
_INNER = {"innerException", "inner", "_innerException", "_inner"}
