"""`System.Threading.Monitor`: a shared object's lock is a cell (owner, depth), its wait set a cell of thread numbers.

A release is never a step of its own: it moves left past all other operations of other threads (Lipton 1975), except an
attempt to lock that does not wait; once a program has made one, releases are steps (`World.probed`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fencepost.library.registry import Throw
from fencepost.lowering.klass import MethodInstance
from fencepost.machine import memory, window
from fencepost.machine.delegates import lockable
from fencepost.machine.errors import BlockedError
from fencepost.machine.frames import Frame
from fencepost.machine.interruption import INTERRUPTED, is_interrupted, look, may_pass, take_back
from fencepost.machine.intrinsics import STOPPED, Answer, intrinsic
from fencepost.machine.joining import settle
from fencepost.machine.objects import class_of
from fencepost.machine.ops.fields import address_of, load_through, store_through
from fencepost.machine.order import Operation
from fencepost.machine.texts import notice_lock
from fencepost.machine.values import Obj, Published, Value
from fencepost.machine.window import fence
from fencepost.model.waits import Wait

if TYPE_CHECKING:
    from fencepost.machine.addresses import Address
    from fencepost.machine.thread import Thread

_MONITOR = "System.Threading.Monitor::"
_INFINITE = -1
OWN_LOCK, OWN_RELEASE = "own lock", "own release"
"""What a trace calls locks of objects that no other thread can reach, so no other thread can tell them apart."""


def lock_key(target: Value) -> Value:
    """What names an object's lock; text, types and delegates are values and name themselves."""
    if target is None:
        raise Throw("System.ArgumentNullException", "Value cannot be null.")
    if target.__class__ is Published:
        target = target.ref
    return getattr(target, "key", None) or ("value", target)


def acquire(t: Thread, target: Value, wait: bool = True, timed: bool = False) -> bool | None:
    """Locks an object: True once it is locked, False when this needs a step, None if it is taken and `wait` is off."""
    notice_lock(t, target)
    fence(t, "LA", None if target.__class__ is Obj else (lock_key(target), "lock"))
    if target.__class__ is Obj:
        target.lock += 1
        if t.trace is not None:
            t.trace(OWN_LOCK, None, target.lock)
        return True
    settle(t)
    key = lock_key(target)
    address = (key, "lock")
    if t.held.get(key):
        state = t.view.read(address, None)
        t.view.write(address, (t.slot, state[1] + 1), None)
        t.held[key] = state[1] + 1
        return True
    if not memory.may_touch(t, address, True):
        return False
    state = t.view.read(address, None)
    if state is not None:
        if not wait:
            if timed:
                look(t)
            return None
        raise BlockedError(Wait("lock", _name(t, target), key, state[0]))
    t.view.write(address, (t.slot, 1), None)
    t.held[key] = 1
    if t.trace is not None:
        t.trace("lock", address, None)
    return True


def release(t: Thread, target: Value) -> None:
    """Unlocks an object once."""
    if target.__class__ is Obj:
        if not target.lock:
            raise Throw("System.Threading.SynchronizationLockException")
        target.lock -= 1
        if t.trace is not None:
            t.trace(OWN_RELEASE, None, target.lock)
        return
    settle(t)
    key = lock_key(target)
    depth = t.held.get(key)
    if not depth:
        raise Throw("System.Threading.SynchronizationLockException")
    if _releases_late(t, (key, "lock"), depth):
        _keep_depth(t, key, depth - 1)
        window.write(t, (key, "lock"), depth - 1 or None, None, "LR")
        return
    fence(t, "LR")
    _set_depth(t, key, depth - 1)
    t.commit()
    if t.trace is not None:
        t.trace("release", (key, "lock"), depth - 1)


def leave_synchronized(t: Thread, frame: Frame) -> None:
    """Gives back the lock of a synchronized method; the frame has it until that is done, or has failed for good. What
    the method returns has nothing to do with it."""
    t.uses = t.data = 0
    try:
        release(t, frame.lock)
    except Throw:
        frame.lock = None
        raise
    frame.lock = None


def _releases_late(t: Thread, address: Address, depth: int) -> bool:
    """True if a lock may be given back after operations that follow; a region ends with all that it has done.

    No other thread sees that a thread gives back a lock which it has more than once. Until it has done so, that can
    only hold back what follows. So it does so at once, unless it must wait for what comes before.
    """
    order = t.world.order
    if order is None or "LR" not in order.waiting or t.region:
        return False
    if t.free or depth == 1:
        return bool(t.issues or not t.free)
    release = Operation("LR", address, t.uses, control=t.control)
    return any(order.must_wait(earlier, release) for earlier in t.window)


def _set_depth(t: Thread, key: Value, depth: int) -> None:
    t.view.write((key, "lock"), (t.slot, depth) if depth else None, None)
    _keep_depth(t, key, depth)


def _keep_depth(t: Thread, key: Value, depth: int) -> None:
    if depth:
        t.held[key] = depth
    else:
        del t.held[key]


def _name(t: Thread, target: Value) -> str:
    return str(class_of(t.world, target).name)


@intrinsic(_MONITOR + "Enter(System.Object)")
def enter(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    return None if acquire(t, lockable(t, arguments[0])) else STOPPED


@intrinsic(_MONITOR + "Enter(System.Object,System.Boolean&)")
def enter_telling(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    return _acquire_and_tell(t, lockable(t, arguments[0]), arguments[1], wait=True)


def _acquire_and_tell(t: Thread, target: Value, taken: Value, wait: bool, timed: bool = False) -> Value:
    """Locks an object and tells in a variable whether it has. The variable is read, the lock is taken, the variable is
    written: three operations if others can get at it, one if they cannot. The frame keeps what has been done: `partial`
    is empty, then the variable has been found false, then it has the answer too."""
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
def exit_(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    target = lockable(t, arguments[0])
    visible = t.world.probed and target.__class__ is not Obj and t.held.get(lock_key(target))
    if visible and not memory.may_touch(t, (lock_key(target), "lock"), True):
        return STOPPED
    release(t, target)
    return None


@intrinsic(_MONITOR + "TryEnter")
def try_enter(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    """With a timeout the attempt ends when the scheduler lets it: at once is one of the times that are explored."""
    timeout = _timeout(arguments, method)
    target = lockable(t, arguments[0])
    if target.__class__ is not Obj and timeout != _INFINITE and not t.world.probed:
        t.world.probed = True
        from fencepost.machine.errors import RestartError

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
def is_entered(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    target = lockable(t, arguments[0])
    return int(bool(target.lock if target.__class__ is Obj else t.held.get(lock_key(target))))


# ---- wait and pulse


def _held_depth(t: Thread, target: Value) -> int:
    depth = target.lock if target.__class__ is Obj else t.held.get(lock_key(target), 0)
    if not depth:
        raise Throw("System.Threading.SynchronizationLockException")
    return int(depth)


@intrinsic(_MONITOR + "Wait")
def wait(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
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
            raise BlockedError(Wait("pulse", _name(t, target), idle=True))
        key = lock_key(target)
        if not memory.may_touch(t, (key, "step"), True):
            return STOPPED
        waiting = t.view.read((key, "waiting"), ())
        t.view.write((key, "waiting"), (*waiting, (t.slot, timeout != _INFINITE)), ())
        _set_depth(t, key, 0)
        frame.partial.append(depth)
        t.units += 1
        if t.trace is not None:
            t.trace("wait", (key, "lock"), None)
        t.granted = False
        return STOPPED
    return _wake(t, target, timeout) if t.granted or t.free else STOPPED


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
            raise BlockedError(Wait("pulse", _name(t, target), key, idle=True), interruptible=False)
        partial.append(_INTERRUPTED if interrupted else _TIMEOUT)
        t.view.write((key, "waiting"), tuple([other for other in waiting if other != me]), ())
    state = t.view.read((key, "lock"), None)
    if state is not None:
        if leaves:
            t.units += 1
            t.granted = False
            return STOPPED
        raise BlockedError(Wait("lock", _name(t, target), key, state[0]), interruptible=False)
    depth, how = partial[0], partial[1] if len(partial) > 1 else _PULSED
    t.granted = bool(t.region)
    _set_depth(t, key, depth)
    partial.clear()
    if how == _INTERRUPTED:
        take_back(t)
        raise INTERRUPTED
    if t.trace is not None:
        t.trace("timeout" if how else "woken", (key, "lock"), None)
    return int(how == _PULSED)


@intrinsic(_MONITOR + "Pulse(System.Object)", _MONITOR + "PulseAll(System.Object)")
def pulse(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    """Wakes the first of those that wait, or all; without any it is lost. While the lock is held, nothing else can
    happen to the wait set, except that waits end by timeouts and interrupts: only then this is a visible operation."""
    target = lockable(t, arguments[0])
    _held_depth(t, target)
    if target.__class__ is Obj:
        return None
    settle(t)
    key = lock_key(target)
    waiting = t.view.read((key, "waiting"), ())
    ends = any(timed or t.world.interrupts for _, timed in waiting)
    if ends and not memory.may_step(t):
        return STOPPED
    t.view.write((key, "waiting"), () if method.name == "PulseAll" else waiting[1:], ())
    if t.trace is not None:
        t.trace("pulse", (key, "lock"), len(waiting))
    return None
