"""The loop that executes a thread's frames up to its next visible operation."""

from __future__ import annotations

import struct
from typing import Never

from fencepost.library.registry import Throw
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.late import taints
from fencepost.machine.local.long_loops import goes_round
from fencepost.machine.running import rereading, unwinding
from fencepost.machine.running.astray import astray
from fencepost.machine.running.exceptions import DIVIDE_BY_ZERO, new_exception
from fencepost.machine.shared.interruption import INTERRUPTED, ends_wait
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.pace import MOST_OPERATIONS
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import STOP, SWITCH
from fencepost.machine.values.errors import BlockedError, DivergedError, FailedError, LookError, NetError
from fencepost.machine.values.values import Value

_THROWN = NetError, Throw, ZeroDivisionError
"""How an operation throws an exception of .NET."""
_ENDS = DivergedError, FailedError, UnsupportedError
"""How an operation ends the step."""
_ASTRAY = (
    AssertionError, AttributeError, IndexError, KeyError, OverflowError, RecursionError, TypeError, ValueError,
    struct.error,
)  # fmt: skip
"""The errors that an operation may raise when it gets a value of a kind that it is not made for, or too deep a one."""
_GIVEN_UP = *_ENDS, *_ASTRAY


def run(t: Thread) -> None:
    """Executes until the next visible operation or the end."""
    t.pace.start = (t.frames[-1], t.frames[-1].pc)
    follows = t.late is not None and t.late.follows
    while t.frames:
        frame = t.frames[-1]
        run, regs, pc = frame.code.run, frame.regs, frame.pc
        try:
            while True:
                answer = _follow(t, frame, pc) if follows else run[pc](t, regs)
                if answer is None:
                    pc += 1
                elif answer >= 0:
                    pc = answer
                elif answer == SWITCH:
                    break
                else:
                    frame.pc = pc
                    return
        except _THROWN as problem:
            _raise(t, frame, pc, _exception(t, problem))
        except BlockedError as blocked:
            frame.pc = pc
            if not _is_blocked(t, frame, pc):
                return
            _wait(t, frame, pc, blocked)
        except LookError:
            frame.pc = pc
            if goes_round(t):
                return
        except _GIVEN_UP as problem:
            frame.pc = pc
            _give_up(t, problem)
    t.over = True


def run_counted(t: Thread) -> None:
    """Runs, counts operations and parts of structs that are copied one by one, and stops after the limit that the
    request has.

    Counts depend on the program alone, not on guesses, so a schedule made of them can be replayed anywhere.
    """
    limit, record = t.request.limit, t.record
    t.pace.start = (t.frames[-1], t.frames[-1].pc)
    while t.frames and (limit is None or record.operations < limit):
        frame, before = t.frames[-1], record.operations
        pc = frame.pc
        if t.world.watch is not None:
            t.world.watch(t, frame, t.world.accesses_made)
        try:
            answer = _execute(t, frame, pc)
            if answer == STOP:
                frame.pc = pc
                if t.free and record.operations > before:
                    continue
                return
            record.operations += 1
            if answer is None:
                frame.pc = pc + 1
            elif answer >= 0:
                frame.pc = answer
        except _THROWN as problem:
            _count_raise(t, frame, pc, _exception(t, problem))
        except LookError:
            if goes_round(t):
                return
        except _GIVEN_UP as problem:
            frame.pc = pc
            _give_up(t, problem)
        except BlockedError as blocked:
            if not (t.free or _is_blocked(t, frame, pc)):
                frame.pc = pc
                return
            record.operations += 1
            _wait(t, frame, pc, blocked)
    t.over = not t.frames


def _execute(t: Thread, frame: Frame, pc: int) -> int | None:
    if t.late is not None and t.late.follows:
        return _follow(t, frame, pc)
    answer: int | None = frame.code.run[pc](t, frame.regs)
    return answer


def _follow(t: Thread, frame: Frame, pc: int) -> int | None:
    """Executes an operation where reads may be pending, and notes what depends on them."""
    frame.pc = pc
    if t.late is not None and t.late.rereads:
        return rereading.run(t, frame, pc)
    return taints.follow(t, frame, frame.code.lowered.ops[pc], frame.code.run[pc])


def _is_blocked(t: Thread, frame: Frame, pc: int) -> bool:
    """True if the whole step is blocked. Else it ends before the operation that the next step begins with.

    In a region the step is cut back to where the region began (`checkpoint`), or has done nothing before it.
    """
    start, at = t.pace.start
    return bool(t.region) or (frame is start and pc == at and t.pace.fuel == MOST_OPERATIONS)


def _wait(t: Thread, frame: Frame, pc: int, blocked: BlockedError) -> None:
    """Waits, unless an interrupt ends the wait."""
    if not ends_wait(t, blocked):
        raise blocked
    _raise(t, frame, pc, new_exception(t, INTERRUPTED))


def _exception(t: Thread, problem: Exception) -> Value:
    """The exception object that an operation throws."""
    if isinstance(problem, NetError):
        return problem.thrown
    return new_exception(t, problem if isinstance(problem, Throw) else DIVIDE_BY_ZERO)


def _count_raise(t: Thread, frame: Frame, pc: int, thrown: Value) -> None:
    t.record.operations += 1
    t.record.raising = 1
    _raise(t, frame, pc, thrown)
    t.record.raising = 0


def _raise(t: Thread, frame: Frame, pc: int, thrown: Value) -> None:
    frame.pc = pc
    frame.partial.clear()
    frame.again.clear()
    if t.region and not any(f.region for f in t.frames):
        t.region = 0
    unwinding.throw(t, thrown)


def _give_up(t: Thread, problem: Exception) -> Never:
    """Ends the step, and says of code that cannot be run what is wrong with it."""
    if isinstance(problem, _ENDS):
        raise problem
    if isinstance(problem, RecursionError):
        raise UnsupportedError("what this needs is nested deeper than Fencepost follows") from None
    raise astray(t, problem) from problem
