"""`System.Threading.Monitor`: a shared object's lock is a cell (owner, depth), its wait set a cell of thread numbers.

A release is never a step of its own: it moves left past all other operations of other threads (Lipton 1975), except an
attempt to lock that does not wait; once a program has made one, releases are steps (`World.probed`).
"""

from __future__ import annotations

from fencepost.library.registry import Throw
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.late.window import fence
from fencepost.machine.shared import memory
from fencepost.machine.shared.delegates import lockable
from fencepost.machine.shared.interruption import INTERRUPTED, is_interrupted, may_pass, take_back
from fencepost.machine.shared.intrinsic import STOPPED, MemberAnswer, intrinsic
from fencepost.machine.shared.locks import acquire, lock_key, lock_name, release, set_depth
from fencepost.machine.shared.pointers import address_of, load_through, store_through
from fencepost.machine.state.joining import settle
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import BlockedError, RestartError
from fencepost.machine.values.values import Obj, Value
from fencepost.model.waits import Wait

_MONITOR = "System.Threading.Monitor::"
_INFINITE = -1


@intrinsic(_MONITOR + "Enter(System.Object)")
def enter(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return None if acquire(t, lockable(t, arguments[0])) else STOPPED


@intrinsic(_MONITOR + "Enter(System.Object,System.Boolean&)")
def enter_telling(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return _acquire_and_tell(t, lockable(t, arguments[0]), arguments[1], wait=True)


def _acquire_and_tell(t: Thread, target: Value, taken: Value, wait: bool, timed: bool = False) -> Value:
    """Locks an object and notes in a variable whether it has. The variable is read, the lock is taken, the variable is
    written: three operations if other threads can reach the variable, one if they cannot. The frame keeps what has been
    done: `partial` is empty, then the variable has been found false, then it has the answer too."""
    boolean, own = t.world.universe.core("System.Boolean"), address_of(t, taken) is None
    done = [] if own else t.frames[-1].partial
    if not done:
        known, value = load_through(t, taken, boolean)
        if not known:
            return STOPPED
        if value:
            raise Throw("System.ArgumentException", "Argument must be initialized to false")
        done.append(False)
        if not own and memory.part_done(t):
            return STOPPED
    if len(done) < _ANSWERED:
        answer = acquire(t, target, wait, timed)
        if answer is False:
            return STOPPED
        done.append(bool(answer))
        if not own and memory.part_done(t):
            return STOPPED
    if not store_through(t, taken, boolean, int(done[-1])):
        return STOPPED
    done.clear()
    return None


_ANSWERED = 2


@intrinsic(_MONITOR + "Exit(System.Object)")
def exit_(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    target = lockable(t, arguments[0])
    visible = t.world.guesses.probed and target.__class__ is not Obj and t.held.get(lock_key(target))
    if visible and not memory.may_touch(t, (lock_key(target), "lock"), True):
        return STOPPED
    release(t, target)
    return None


@intrinsic(_MONITOR + "TryEnter")
def try_enter(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    """Tries to lock an object. With a timeout the attempt ends when the scheduler lets it: at once is one of the times
    that are explored."""
    timeout = _timeout(arguments, method)
    target = lockable(t, arguments[0])
    if target.__class__ is not Obj and timeout != _INFINITE and not t.world.guesses.probed:
        t.world.guesses.probed = True

        raise RestartError
    if method.parameters[-1].is_byref:
        return _acquire_and_tell(t, target, arguments[-1], timeout == _INFINITE, timeout > 0)
    answer = acquire(t, target, timeout == _INFINITE, timeout > 0)
    return STOPPED if answer is False else int(bool(answer))


def _timeout(arguments: list[Value], method: MethodInstance) -> int:
    for argument, klass in zip(arguments, method.parameters, strict=True):
        if klass.name == "System.Int32":
            return int(argument)
        if klass.name == "System.TimeSpan":
            ticks = argument[0]
            return _INFINITE if ticks == -10_000 else int(ticks // 10_000)
    return 0 if method.name == "TryEnter" else _INFINITE


@intrinsic(_MONITOR + "IsEntered(System.Object)")
def is_entered(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    target = lockable(t, arguments[0])
    return int(bool(target.lock if target.__class__ is Obj else t.held.get(lock_key(target))))


# ---- wait and pulse


def _held_depth(t: Thread, target: Value) -> int:
    depth = target.lock if target.__class__ is Obj else t.held.get(lock_key(target), 0)
    if not depth:
        raise Throw("System.Threading.SynchronizationLockException")
    return int(depth)


@intrinsic(_MONITOR + "Wait")
def wait(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    """Releases fully and joins the wait set in one step; then waits for a pulse and the lock.

    A timeout may pass at any time. It ends the wait, not only once the lock can be had: a later pulse is for another.
    """
    target, frame = lockable(t, arguments[0]), t.frames[-1]
    timeout = _timeout(arguments, method)
    if not frame.partial:
        fence(t, "FB", None if target.__class__ is Obj else (lock_key(target), "lock"))
        depth = _held_depth(t, target)
        if target.__class__ is Obj:
            if timeout != _INFINITE:
                return 0 if may_pass(t) else STOPPED
            raise BlockedError(Wait("pulse", lock_name(t, target), idle=True))
        key = lock_key(target)
        if not memory.may_touch(t, (key, "step"), True):
            return STOPPED
        waiting = t.view.read((key, "waiting"), ())
        t.view.write((key, "waiting"), (*waiting, (t.slot, timeout != _INFINITE)), ())
        set_depth(t, key, 0)
        frame.partial.append(depth)
        t.record.operations += 1
        if t.trace is not None:
            t.trace("wait", (key, "lock"), None)
        t.grant.left = False
        return STOPPED
    return _wake(t, target, timeout) if t.grant.left or t.free else STOPPED


_PULSED, _TIMEOUT, _INTERRUPTED = range(3)


def _wake(t: Thread, target: Value, timeout: int) -> Value:
    """Leaves the wait set, if no pulse has done that, and locks again: in one step if the lock is free."""
    key, partial = lock_key(target), t.frames[-1].partial
    waiting = t.view.read((key, "waiting"), ())
    me = (t.slot, timeout != _INFINITE)
    leaves = me in waiting
    if leaves:
        interrupted = is_interrupted(t)
        if timeout == _INFINITE and not interrupted:
            raise BlockedError(Wait("pulse", lock_name(t, target), key, idle=True), interruptible=False)
        partial.append(_INTERRUPTED if interrupted else _TIMEOUT)
        t.view.write((key, "waiting"), tuple([other for other in waiting if other != me]), ())
    state = t.view.read((key, "lock"), None)
    if state is not None:
        if leaves:
            t.record.operations += 1
            t.grant.left = False
            return STOPPED
        raise BlockedError(Wait("lock", lock_name(t, target), key, state[0]), interruptible=False)
    depth, how = partial[0], partial[1] if len(partial) > 1 else _PULSED
    t.grant.left = bool(t.region)
    set_depth(t, key, depth)
    partial.clear()
    if how == _INTERRUPTED:
        take_back(t)
        raise INTERRUPTED
    if t.trace is not None:
        t.trace("timeout" if how else "woken", (key, "lock"), None)
    return int(how == _PULSED)


@intrinsic(_MONITOR + "Pulse(System.Object)", _MONITOR + "PulseAll(System.Object)")
def pulse(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    """Wakes the first of those that wait, or all; without any it is lost. While the lock is held, nothing else can
    happen to the wait set, except that waits end by timeouts and interrupts: only then this is a visible operation."""
    target = lockable(t, arguments[0])
    _held_depth(t, target)
    if target.__class__ is Obj:
        return None
    settle(t)
    key = lock_key(target)
    waiting = t.view.read((key, "waiting"), ())
    ends = any(timed or t.world.guesses.interrupts for _, timed in waiting)
    if ends and not memory.may_step(t):
        return STOPPED
    t.view.write((key, "waiting"), () if method.name == "PulseAll" else waiting[1:], ())
    if t.trace is not None:
        t.trace("pulse", (key, "lock"), len(waiting))
    return None
