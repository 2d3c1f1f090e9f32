"""`Thread.Interrupt` and `Thread.Sleep`, which does nothing but to be interrupted, and to let clocks move."""

from __future__ import annotations

from fencepost.library.registry import Throw
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.intrinsics.thread import field, set_field
from fencepost.machine.late.window import fence
from fencepost.machine.objects.background import INTERRUPTED_BEFORE, SLOT
from fencepost.machine.shared import interruption, memory
from fencepost.machine.shared.intrinsic import STOPPED, MemberAnswer, intrinsic
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import BlockedError, RestartError
from fencepost.machine.values.values import Value
from fencepost.model.waits import Wait

_INFINITE = -1


@intrinsic("System.Threading.Thread::Interrupt()")
def interrupt(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """Which thread it is and its flag are one operation: what the first one says does not change once it has started,
    and .NET takes a lock for one that has not."""
    if not t.world.guesses.interrupts:
        t.world.guesses.interrupts = True
        raise RestartError
    fence(t, "FB")
    t.enter_region()
    try:
        done, slot = field(t, arguments[0], SLOT)
        if not done:
            return STOPPED
        if slot < 0:
            return None if set_field(t, arguments[0], SLOT, INTERRUPTED_BEFORE) else STOPPED
        if not memory.may_step(t):
            return STOPPED
        interruption.interrupt(t, slot)
    finally:
        t.leave_region()
    return None


@intrinsic("System.Threading.Thread::Sleep(System.Int32)")
def sleep(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """A scheduling point, and every step is one."""
    if arguments[0] < _INFINITE:
        raise Throw("System.ArgumentOutOfRangeException")
    if not interruption.may_pass(t):
        return STOPPED
    if arguments[0] == _INFINITE:
        raise BlockedError(Wait("signal", "Thread.Sleep", idle=True))
    if arguments[0] > 0 and t.world.guesses.clocks:
        t.own_statics[_slept(t)] = 1
    return None


@intrinsic("Fencepost.Machine::EndsIfInterrupted()")
def ends_if_interrupted(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return None if interruption.may_pass(t) else STOPPED


def _slept(t: Thread) -> int:
    """The thread's own static field that says whether it has slept since it last read a clock."""
    return int(t.world.universe.core("Fencepost.Clock").statics["slept"].index)


@intrinsic("Fencepost.Machine::ReadsClock()")
def reads_clock(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    t.world.read_clock()
