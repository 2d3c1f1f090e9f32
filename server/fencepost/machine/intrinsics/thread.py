"""`System.Threading.Thread` and the pool threads of `Fencepost.Machine`.

A thread object has no declared fields; its values are what it runs, its number (-1 before its start), its name and
whether it is a background thread. Starting a thread is never a step of its own: it moves both ways past the operations
of others, none of which can depend on it. So does ending, except for `IsAlive`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fencepost.library.registry import Throw
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.late.window import fence
from fencepost.machine.objects.background import BACKGROUND, BODY, INTERRUPTED_BEFORE, NAME, SLOT
from fencepost.machine.running.astray import taken
from fencepost.machine.running.starting import _THREAD_SITE, begin, begin_in
from fencepost.machine.shared import interruption, memory, publication
from fencepost.machine.shared.ends import may_look
from fencepost.machine.shared.intrinsic import STOPPED, MemberAnswer, intrinsic
from fencepost.machine.state.joining import has_ended, may_put_off, put_off, settle
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import BlockedError
from fencepost.machine.values.values import CELL, Delegate, Obj, Published, Value
from fencepost.model.waits import Wait

_THREAD, _MACHINE = "System.Threading.Thread::", "Fencepost.Machine::"
_INFINITE = -1


def field(t: Thread, target: Value, index: int) -> tuple[bool, Value]:
    _be_sure(t, "R")
    if target.__class__ is Published:
        target = target.ref
    if target.__class__ is Obj or target.values[index] is not CELL:
        return True, target.values[index]
    if not memory.may_touch(t, (target.key, index), False):
        return False, None
    return True, memory.read(t, (target.key, index), None)


def set_field(t: Thread, target: Value, index: int, value: Value) -> bool:
    if not may_set(t, target, index):
        return False
    if target.__class__ is Published:
        target = target.ref
    if target.__class__ is Obj:
        target.values[index] = value
    else:
        memory.write(t, (target.key, index), value, None)
    return True


def may_set(t: Thread, target: Value, index: int) -> bool:
    """True if a value of a thread object may be written now. Then it may be at any time in the same operation."""
    _be_sure(t, "W")
    if target.__class__ is Published:
        target = target.ref
    if target.__class__ is Obj:
        return True
    if target.values[index] is not CELL:
        t.world.give_up_constancy(target, index)
    return memory.may_touch(t, (target.key, index), True)


def _be_sure(t: Thread, kind: str) -> None:
    """Holds a thread that has only guessed the reference to a thread object: it may not even have been published."""
    if t.late is not None and t.late.uses & t.late.pending:
        fence(t, kind)


@intrinsic(_THREAD + ".ctor")
def construct(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    body = arguments[1]
    if body is None:
        raise Throw("System.ArgumentNullException", parameter="start")
    if body.__class__ is not Delegate:
        raise UnsupportedError(taken(t.world.universe, body, method.parameters[0]))
    arguments[0].values[:] = [arguments[1], -1, None, 0]


@intrinsic(_THREAD + "Start", _THREAD + "UnsafeStart")
def start(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    fence(t, "FB")
    if t.world.guesses.early and not memory.may_step(t):
        return STOPPED
    t.enter_region()
    try:
        return _start(t, arguments, method.name == "Start")
    finally:
        t.leave_region()


def _start(t: Thread, arguments: list[Value], flows: bool) -> Value:
    target = arguments[0]
    done, slot = field(t, target, SLOT)
    if not done:
        return STOPPED
    if slot >= 0:
        raise Throw("System.Threading.ThreadStateException", "Thread is running or terminated; it cannot restart.")
    has_body, body = field(t, target, BODY)
    has_name, name = field(t, target, NAME)
    if not (has_body and has_name and may_set(t, target, SLOT)):
        return STOPPED
    parameterized = body.klass.name == "System.Threading.ParameterizedThreadStart"
    values = [arguments[1] if len(arguments) > 1 else None] if parameterized else []
    number = begin(t, None, [], name if isinstance(name, str) else _default_name(body), None)
    # The second half belongs to the first, whatever was learnt of the cell in between.
    left, t.grant.left = t.grant.left, True
    set_field(t, target, SLOT, number)
    t.grant.left = left
    if slot == INTERRUPTED_BEFORE:
        interruption.interrupt(t, number)
    begin_in(t, number, body, values, publication.publish_value(t, target), flows)
    return None


def _default_name(body: Value) -> str:
    """The name of a thread without one: the method that it runs, if that has a name in the source."""
    name = str(body.entries[0][1].name)
    return "" if "<" in name else name


@intrinsic(_MACHINE + "Start(System.Action,System.String)")
def start_pool_thread(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    fence(t, "FB")
    if t.world.guesses.early and not memory.may_step(t):
        return STOPPED
    begin(t, arguments[0], [], "", None)
    return None


@intrinsic(_THREAD + "Join")
def join(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    """An end never goes away, so seeing it is no step of its own."""
    fence(t, "FB")
    later = may_put_off(t)
    t.enter_region()
    try:
        answer = _join(t, arguments, bool(method.parameters), later)
        return answer if method.parameters or answer is STOPPED else None
    finally:
        t.leave_region()


def _join(t: Thread, arguments: list[Value], timed: bool, later: bool) -> Value:
    done, slot = field(t, arguments[0], SLOT)
    if not done:
        return STOPPED
    if slot < 0:
        raise Throw("System.Threading.ThreadStateException", "Thread has not been started.")
    timed = timed and arguments[1] != _INFINITE
    if later and not timed:
        put_off(t, slot)
        return 1
    settle(t)
    if timed and slot not in t.joined and not may_look(t, slot):
        return STOPPED
    if has_ended(t, slot):
        t.joined.add(slot)
        return 1
    if timed:
        return 0 if interruption.may_pass(t) else STOPPED
    raise BlockedError(Wait("end", t.world.slot_names[slot], whom=slot))


@intrinsic(_THREAD + "get_CurrentThread()")
def current(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    t.world.ask_for_thread(t.slot)
    return _own_thread(t)


def _own_thread(t: Thread) -> Value:
    """The thread's own object. That it has one also says that the program has asked which thread this is."""
    if t.this is None:
        if t.world.is_anonymous(t.slot):
            t.world.identify(t.slot)
        t.world.give_name(t.slot)
        klass = t.world.universe.core("System.Threading.Thread")
        t.this = Obj(klass, [None, t.slot, None, int(t.slot != 0)], _THREAD_SITE)
    return t.this


@intrinsic(_THREAD + "get_ManagedThreadId()")
def managed_id(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    done, slot = field(t, arguments[0], SLOT)
    t.world.identify(t.slot)
    if done and slot < 0:
        t.world.assumed["a thread has the number 0 until it is started"] = None
    return slot + 1 if done else STOPPED


@intrinsic("System.Environment::get_CurrentManagedThreadId()", _MACHINE + "ThreadId()")
def current_id(t: Thread, _arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    if _is_in_iterator(t) and t.slot not in t.world.pool:
        t.world.main_iterates()
    elif t.slot in t.world.pool and _is_in_iterator(t):
        return _MADE_BY_POOL if t.frames[-2].code.method.name == ".ctor" else _OF_POOL
    t.world.identify(t.slot)
    if t.slot in t.world.pool and method.name == _PUBLIC_ID:
        _own_thread(t)
    return t.slot + 1


_PUBLIC_ID = "get_CurrentManagedThreadId"
_MADE_BY_POOL, _OF_POOL = -2, -1


def _is_in_iterator(t: Thread) -> bool:
    """True if an iterator compares threads: it gives itself to the thread that has made it, and a copy to others. A
    program cannot tell the copy from it, so a pool thread always gets one."""
    method = t.frames[-2].code.method
    compiled = method.owner.generic.rsplit("+", 1)[-1].startswith("<")
    return compiled and method.name.rpartition(".")[2] in _OF_ITERATORS


_OF_ITERATORS = {"ctor", "GetEnumerator", "GetAsyncEnumerator"}


@intrinsic(_THREAD + "get_Name()")
def get_name(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    done, value = field(t, arguments[0], NAME)
    return value if done else STOPPED


@intrinsic(_THREAD + "set_Name(System.String)")
def set_name(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return None if set_field(t, arguments[0], NAME, arguments[1]) else STOPPED


@intrinsic(_THREAD + "get_IsBackground()")
def is_background(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    with _whole(t):
        if _state_of_living(t, arguments[0]) is None:
            return STOPPED
        done, value = field(t, arguments[0], BACKGROUND)
    return value if done else STOPPED


@intrinsic(_THREAD + "set_IsBackground(System.Boolean)")
def set_background(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    with _whole(t):
        if _state_of_living(t, arguments[0]) is None:
            return STOPPED
        return None if set_field(t, arguments[0], BACKGROUND, arguments[1]) else STOPPED


@contextmanager
def _whole(t: Thread) -> Iterator[None]:
    """All that a member looks at is one operation."""
    t.enter_region()
    try:
        yield
    finally:
        t.leave_region()


def _state_of_living(t: Thread, target: Value) -> int | None:
    """The number of a thread whose state is asked for, which must not have ended; None if this has to wait for a step
    of its own."""
    done, slot = field(t, target, SLOT)
    if not done or not _may_ask(t, slot):
        return None
    if slot >= 0 and slot != t.slot and has_ended(t, slot):
        raise Throw("System.Threading.ThreadStateException", "Thread is dead; state cannot be accessed.")
    return int(slot)


@intrinsic(_THREAD + "get_IsAlive()")
def is_alive(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    fence(t, "VR")
    t.enter_region()
    try:
        done, slot = field(t, arguments[0], SLOT)
        if not done or not _may_ask(t, slot):
            return STOPPED
    finally:
        t.leave_region()
    return int(slot >= 0 and not has_ended(t, slot))


def _may_ask(t: Thread, slot: int) -> bool:
    return (slot < 0 or slot == t.slot) or slot in t.joined or may_look(t, slot)


@intrinsic(_THREAD + "get_ThreadState()")
def thread_state(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """A thread that lives may be blocked for a moment at any time, so both answers are explored."""
    t.enter_region()
    try:
        done, slot = field(t, arguments[0], SLOT)
        if not done or not _may_ask(t, slot):
            return STOPPED
        if slot >= 0 and slot != t.slot and has_ended(t, slot):
            return _STOPPED_STATE
        done, background = field(t, arguments[0], BACKGROUND)
        if not done:
            return STOPPED
    finally:
        t.leave_region()
    waits = slot >= 0 and slot != t.slot and t.choose(2)
    return (_UNSTARTED if slot < 0 else 0) | (_IN_BACKGROUND if background else 0) | (_WAITING if waits else 0)


_IN_BACKGROUND, _UNSTARTED, _STOPPED_STATE, _WAITING = 4, 8, 16, 32


@intrinsic(_THREAD + "get_IsThreadPoolThread()")
def is_pool_thread(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    with _whole(t):
        slot = _state_of_living(t, arguments[0])
        if slot is None:
            return STOPPED
        done, body = field(t, arguments[0], BODY)
    return int(slot > 0 and body is None) if done else STOPPED


@intrinsic(_THREAD + "SpinWait")
def pause(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """A scheduling point, and every step is one."""
    return None


@intrinsic(_THREAD + "Yield")
def yield_(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return 1
