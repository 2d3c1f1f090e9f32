"""The loop that executes a thread's frames up to its next visible operation."""

from __future__ import annotations

import struct

from fencepost.library.registry import Throw
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine import rereading, taints, unwinding
from fencepost.machine.answers import STOP, SWITCH
from fencepost.machine.astray import astray
from fencepost.machine.errors import BlockedError, DivergedError, FailedError, LookError, NetError
from fencepost.machine.exceptions import DIVIDE_BY_ZERO, new_exception
from fencepost.machine.frames import Frame
from fencepost.machine.interruption import INTERRUPTED, ends_wait
from fencepost.machine.long_loops import MOST_OPERATIONS, goes_round
from fencepost.machine.thread import ENDED, Thread
from fencepost.machine.values import Value

_ASTRAY = AssertionError, AttributeError, IndexError, KeyError, OverflowError, TypeError, ValueError, struct.error
"""The errors that an operation may raise when it gets a value of a kind that it is not made for."""


def run(t: Thread) -> None:
    """Executes until the next visible operation or the end."""
    t.start = (t.frames[-1], t.frames[-1].pc)
    while t.frames:
        frame = t.frames[-1]
        run, regs, pc = frame.code.run, frame.regs, frame.pc
        try:
            while True:
                answer = _follow(t, frame, pc) if t.follows else run[pc](t, regs)
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
            _raise(t, frame, pc, error.thrown)
        except Throw as problem:
            _raise(t, frame, pc, new_exception(t, problem))
        except ZeroDivisionError:
            _raise(t, frame, pc, new_exception(t, DIVIDE_BY_ZERO))
        except BlockedError as blocked:
            frame.pc = pc
            if not _is_blocked(t, frame, pc):
                return
            _wait(t, frame, pc, blocked)
        except LookError:
            frame.pc = pc
            if goes_round(t):
                return
        except (DivergedError, FailedError, UnsupportedError):
            frame.pc = pc
            raise
        except RecursionError:
            frame.pc = pc
            raise UnsupportedError("what this needs is nested deeper than Fencepost follows") from None
        except _ASTRAY as problem:
            frame.pc = pc
            raise astray(t, problem) from problem
    t.mode = ENDED


def _follow(t: Thread, frame: Frame, pc: int) -> int | None:
    """Executes an operation where reads may be pending, and notes what depends on them."""
    frame.pc = pc
    if t.rereads:
        return rereading.run(t, frame, pc)
    return taints.follow(t, frame, frame.code.lowered.ops[pc], frame.code.run[pc])


def _is_blocked(t: Thread, frame: Frame, pc: int) -> bool:
    """True if the whole step is blocked. Else it ends before the operation that the next step begins with.

    In a region the step is cut back to where the region began (`checkpoint`), or has done nothing before it.
    """
    return bool(t.region) or (frame is t.start[0] and pc == t.start[1] and t.fuel == MOST_OPERATIONS)


def run_counted(t: Thread, limit: int) -> None:
    """Runs, counts operations and parts of structs that are copied one by one, and stops after `limit`.

    Counts depend on the program alone, not on guesses, so a schedule made of them can be replayed anywhere.
    """
    t.limit = limit
    t.start = (t.frames[-1], t.frames[-1].pc)
    while t.frames and t.units < limit:
        frame, before = t.frames[-1], t.units
        pc = frame.pc
        if t.world.watch is not None:
            t.world.watch(t, frame, t.world.accesses_made)
        try:
            answer = _follow(t, frame, pc) if t.follows else frame.code.run[pc](t, frame.regs)
            if answer == STOP:
                frame.pc = pc
                if t.free and t.units > before:
                    continue
                return
            t.units += 1
            if answer is None:
                frame.pc = pc + 1
            elif answer >= 0:
                frame.pc = answer
        except NetError as error:
            _count_raise(t, frame, pc, error.thrown)
        except Throw as problem:
            _count_raise(t, frame, pc, new_exception(t, problem))
        except ZeroDivisionError:
            _count_raise(t, frame, pc, new_exception(t, DIVIDE_BY_ZERO))
        except LookError:
            if goes_round(t):
                return
        except (DivergedError, FailedError, UnsupportedError):
            frame.pc = pc
            raise
        except RecursionError:
            frame.pc = pc
            raise UnsupportedError("what this needs is nested deeper than Fencepost follows") from None
        except _ASTRAY as problem:
            frame.pc = pc
            raise astray(t, problem) from problem
        except BlockedError as blocked:
            if t.free or _is_blocked(t, frame, pc):
                t.units += 1
                _wait(t, frame, pc, blocked)
            else:
                frame.pc = pc
                return
    if not t.frames:
        t.mode = ENDED


def _wait(t: Thread, frame: Frame, pc: int, blocked: BlockedError) -> None:
    """Waits, unless an interrupt ends the wait."""

    if not ends_wait(t, blocked):
        raise blocked
    _raise(t, frame, pc, new_exception(t, INTERRUPTED))


def _count_raise(t: Thread, frame: Frame, pc: int, thrown: Value) -> None:
    t.units += 1
    t.raising = 1
    _raise(t, frame, pc, thrown)
    t.raising = 0


def _raise(t: Thread, frame: Frame, pc: int, thrown: Value) -> None:
    frame.pc = pc
    frame.partial.clear()
    frame.again.clear()
    if t.region and not any(f.region for f in t.frames):
        t.region = 0
    unwinding.throw(t, thrown)
