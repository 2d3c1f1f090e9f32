"""Locks of objects: taken, given back, and how often a thread has taken them."""

from __future__ import annotations

from fencepost.library.registry import Throw
from fencepost.machine.late import window
from fencepost.machine.late.window import fence
from fencepost.machine.objects.objects import class_of
from fencepost.machine.shared import memory
from fencepost.machine.shared.interruption import look
from fencepost.machine.shared.texts import notice_lock
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.joining import settle
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.errors import BlockedError
from fencepost.machine.values.order import MemoryOperation
from fencepost.machine.values.values import Obj, Published, Value
from fencepost.model.waits import Wait

OWN_LOCK, OWN_RELEASE = "own lock", "own release"
"""The words of a trace for locks of objects that no other thread can reach, so no other thread can tell them apart."""


def lock_key(target: Value) -> Value:
    """The key of an object's lock. Text, types and delegates are values and are their own keys."""
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
        raise BlockedError(Wait("lock", lock_name(t, target), key, state[0]))
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
    set_depth(t, key, depth - 1)
    t.commit()
    if t.trace is not None:
        t.trace("release", (key, "lock"), depth - 1)


def leave_synchronized(t: Thread, frame: Frame) -> None:
    """Gives back the lock of a synchronized method; the frame has it until that is done, or has failed for good. What
    the method returns has nothing to do with it."""
    if t.late is not None:
        t.late.uses = t.late.data = 0
    try:
        release(t, frame.lock)
    except Throw:
        frame.lock = None
        raise
    frame.lock = None


def _releases_late(t: Thread, address: Address, depth: int) -> bool:
    """True if a lock may be given back after operations that follow. A region ends only when all its actions are done.

    If a thread has a lock more than once, no other thread sees that the thread gives it back once. Until the thread has
    done so, that can only hold back later operations. So it does so at once, unless it must wait for earlier ones.
    """
    late = t.late
    if late is None or "LR" not in late.order.waiting or t.region:
        return False
    if t.free or depth == 1:
        return not t.free or t.request.issue is not None
    release = MemoryOperation("LR", address, late.uses, control=late.control)
    return any(late.order.must_wait(earlier, release) for earlier in late.window)


def set_depth(t: Thread, key: Value, depth: int) -> None:
    t.view.write((key, "lock"), (t.slot, depth) if depth else None, None)
    _keep_depth(t, key, depth)


def _keep_depth(t: Thread, key: Value, depth: int) -> None:
    if depth:
        t.held[key] = depth
    else:
        del t.held[key]


def lock_name(t: Thread, target: Value) -> str:
    return str(class_of(t.world, target).name)
