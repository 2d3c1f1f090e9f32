"""`System.Threading.Thread` and the pool threads of `Fencepost.Machine`.

A thread object has no declared fields; its values are what it runs, its number (-1 before its start), its name and
whether it is a background thread. Starting a thread is never a step of its own: it moves both ways past the operations
of others, none of which can depend on it. So does ending, except for `IsAlive`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fencepost.library.registry import Throw
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine import interruption, memory
from fencepost.machine.astray import taken
from fencepost.machine.background import BACKGROUND, BODY, INTERRUPTED_BEFORE, NAME, SLOT
from fencepost.machine.blocks import named
from fencepost.machine.errors import BlockedError
from fencepost.machine.freeze import freeze
from fencepost.machine.intrinsics import STOPPED, Answer, intrinsic
from fencepost.machine.joining import has_ended, may_put_off, put_off, settle
from fencepost.machine.ops.calls import invoke
from fencepost.machine.propagation import Propagation
from fencepost.machine.values import CELL, Delegate, Obj, Published, Value
from fencepost.machine.window import fence
from fencepost.machine.world import POOL
from fencepost.model.waits import Wait

if TYPE_CHECKING:
    from fencepost.machine.thread import Thread

_THREAD, _MACHINE = "System.Threading.Thread::", "Fencepost.Machine::"
_THREAD_SITE = -2
_CONTEXT = "System.Threading.ExecutionContext"
_INFINITE = -1


def field(t: Thread, target: Value, index: int) -> tuple[bool, Value]:
    if target.__class__ is Published:
        target = target.ref
    if target.__class__ is Obj or target.values[index] is not CELL:
        return True, target.values[index]
    if not memory.may_touch(t, (target.key, index), False):
        return False, None
    return True, memory.read(t, (target.key, index), None)


def set_field(t: Thread, target: Value, index: int, value: Value) -> bool:
    if not _may_set(t, target, index):
        return False
    _set(t, target, index, value)
    return True


def _may_set(t: Thread, target: Value, index: int) -> bool:
    if target.__class__ is Published:
        target = target.ref
    if target.__class__ is Obj:
        return True
    if target.values[index] is not CELL:
        t.world.give_up_constancy(target, index)
    return memory.may_touch(t, (target.key, index), True)


def _set(t: Thread, target: Value, index: int, value: Value) -> None:
    if target.__class__ is Published:
        target = target.ref
    if target.__class__ is Obj:
        target.values[index] = value
    else:
        memory.write(t, (target.key, index), value, None)


@intrinsic(_THREAD + ".ctor")
def construct(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    body = arguments[1]
    if body is None:
        raise Throw("System.ArgumentNullException", parameter="start")
    if body.__class__ is not Delegate:
        raise UnsupportedError(taken(t.world.universe, body, method.parameters[0]))
    arguments[0].values[:] = [arguments[1], -1, None, 0]


def begin(t: Thread, body: Value, arguments: list[Value], name: str, this: Value) -> int:
    """Starts a thread that runs a delegate; its number."""
    settle(t)
    t.commit()
    t.world.give_name(t.slot)
    if t.statics is not None:
        _share_statics(t)
    if body is not None and t.world.renames and t.world.anonymous:
        t.view.write(POOL, 1, 0)
        return _begin_in(t, t.world.pool_slot(len(t.started), False), body, arguments, this)
    if t.world.is_nobody(t.slot):
        t.world.identify(t.slot)
    count = t.counts.get(_THREAD_SITE, 0)
    t.counts[_THREAD_SITE] = count + 1
    own = "" if t.slot == 0 else t.world.slot_names[t.slot].removeprefix("thread ") + "."
    slot = int(t.world.slot((t.slot, count), name or f"thread {own}{count + 1}"))
    if body is not None:
        t.world.pool.add(slot)
    return slot if body is None else _begin_in(t, slot, body, arguments, this)


def _begin_in(t: Thread, slot: int, body: Value, arguments: list[Value], this: Value, flows: bool = False) -> int:
    from fencepost.machine.thread import Thread

    child = Thread(t.world, slot, t.view)
    child.statics = None
    child.this = this
    values = [memory.publish_value(t, a) for a in arguments]
    if this is not None and t.world.hears_of_contexts:
        _run_in_context(t, child, memory.publish_value(t, body), values, flows)
    else:
        if flows:
            child.own_statics = _flowing(t)
        invoke(child, memory.publish_value(t, body), values, -1)
    t.started.append((slot, freeze(child)))
    if isinstance(t.view, Propagation):
        t.view.begin(slot)
    return slot


def _flowing(t: Thread) -> dict[int, Any]:
    """The execution context, which a new thread takes over from its starter unless that has suppressed its flow."""
    klass = t.world.universe.core(_CONTEXT)
    if not klass.statics:
        return {}
    number = klass.statics["current"].index
    context = t.own_statics.get(number)
    if context is None:
        return {}
    suppressed = next(slot.index for slot in t.world.universe.fields(klass) if slot.name == "suppressed")
    if named(context).values[suppressed]:
        return {}
    return {number: memory.publish_value(t, context)}


def _run_in_context(t: Thread, child: Thread, body: Value, values: list[Value], flows: bool) -> None:
    """Begins a thread of the program with what tells of the changes of its context."""
    universe = t.world.universe
    run = universe.named_method(universe.core(_CONTEXT), "RunThread", 3)
    assert run is not None  # the library has it
    context = next(iter(_flowing(t).values()), None) if flows else None
    child.call(run, [context, body, values[0] if values else None], -1)


def _share_statics(t: Thread) -> None:
    """With the second thread, static fields and what is known of static constructors become memory."""
    statics, t.statics = t.statics, None
    assert statics is not None  # the first time
    universe = t.world.universe
    for number in sorted(statics):
        default = universe.default(universe.static_fields[number].type)
        memory._write_parts(t, ("static", number), statics[number], default)
    for klass in sorted(t.initialized, key=lambda klass: klass.number):
        running = any(frame.initializes is klass for frame in t.frames)
        t.view.write(("initialized", klass.number), ("runs", t.slot) if running else "done", None)
    for klass, failure in t.failures.items():
        t.view.write(("initialized", klass.number), ("failed", memory.publish_value(t, failure)), None)
    t.initialized, t.failures = set(), {}


@intrinsic(_THREAD + "Start", _THREAD + "UnsafeStart")
def start(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    fence(t, "FB")
    if t.world.early and not memory.may_step(t):
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
    _, body = field(t, target, BODY)
    _, name = field(t, target, NAME)
    parameterized = body.klass.name == "System.Threading.ParameterizedThreadStart"
    values = [arguments[1] if len(arguments) > 1 else None] if parameterized else []
    if not _may_set(t, target, SLOT):
        # Reading the number can tell the search that it is shared: then writing it waits for a step, before the start.
        return STOPPED
    number = begin(t, None, [], name if isinstance(name, str) else _default_name(body), None)
    _set(t, target, SLOT, number)
    if slot == INTERRUPTED_BEFORE:
        interruption.interrupt(t, number)
    _begin_in(t, number, body, values, memory.publish_value(t, target), flows)
    return None


def _default_name(body: Value) -> str:
    """What a thread without a name is called: the method that it runs, if that has a name in the source."""
    name = str(body.entries[0][1].name)
    return "" if "<" in name else name


@intrinsic(_MACHINE + "Start(System.Action,System.String)")
def start_pool_thread(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    fence(t, "FB")
    if t.world.early and not memory.may_step(t):
        return STOPPED
    begin(t, arguments[0], [], "", None)
    return None


def may_look(t: Thread, slot: int) -> bool:
    """Whether a thread may ask now if another lives: from then on its end is a step of its own."""
    world, address = t.world, ("end", slot)
    if world.fuse and address not in world.shared:
        world.refute(world.shared, address)
    return memory.may_step(t)


def may_end(t: Thread) -> bool:
    """Whether the end of a thread may be part of this step."""
    return (t.world.fuse and ("end", t.slot) not in t.world.shared) or memory.may_step(t)


@intrinsic(_THREAD + "Join")
def join(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
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
def current(t: Thread, _arguments: list[Value], _method: MethodInstance) -> Answer:
    t.world.ask_for_thread(t.slot)
    return _own_thread(t)


def _own_thread(t: Thread) -> Value:
    """The thread's own object. That it has one also says that the program has asked which thread this is."""
    if t.this is None:
        if t.world.is_nobody(t.slot):
            t.world.identify(t.slot)
        t.world.give_name(t.slot)
        klass = t.world.universe.core("System.Threading.Thread")
        t.this = Obj(klass, [None, t.slot, None, int(t.slot != 0)], _THREAD_SITE)
    return t.this


@intrinsic(_THREAD + "get_ManagedThreadId()")
def managed_id(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    done, slot = field(t, arguments[0], SLOT)
    t.world.identify(t.slot)
    return slot + 1 if done else STOPPED


@intrinsic("System.Environment::get_CurrentManagedThreadId()", _MACHINE + "ThreadId()")
def current_id(t: Thread, _arguments: list[Value], method: MethodInstance) -> Answer:
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


@intrinsic(_THREAD + "get_Name()", _THREAD + "get_IsBackground()")
def get_property(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    done, value = field(t, arguments[0], NAME if method.name == "get_Name" else BACKGROUND)
    return value if done else STOPPED


@intrinsic(_THREAD + "set_Name(System.String)", _THREAD + "set_IsBackground(System.Boolean)")
def set_property(t: Thread, arguments: list[Value], method: MethodInstance) -> Answer:
    index = NAME if method.name == "set_Name" else BACKGROUND
    return None if set_field(t, arguments[0], index, arguments[1]) else STOPPED


@intrinsic(_THREAD + "get_IsAlive()")
def is_alive(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
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
def thread_state(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
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
            raise AssertionError("the second half of a question had to wait")
    finally:
        t.leave_region()
    waits = slot >= 0 and slot != t.slot and t.choose(2)
    return (_UNSTARTED if slot < 0 else 0) | (_IN_BACKGROUND if background else 0) | (_WAITING if waits else 0)


_IN_BACKGROUND, _UNSTARTED, _STOPPED_STATE, _WAITING = 4, 8, 16, 32


@intrinsic(_THREAD + "get_IsThreadPoolThread()")
def is_pool_thread(t: Thread, arguments: list[Value], _method: MethodInstance) -> Answer:
    t.enter_region()
    try:
        done, slot = field(t, arguments[0], SLOT)
        if not done:
            return STOPPED
        done, body = field(t, arguments[0], BODY)
        if not done:
            raise AssertionError("the second half of a question had to wait")
    finally:
        t.leave_region()
    return int(slot > 0 and body is None)


@intrinsic(_THREAD + "SpinWait")
def pause(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> Answer:
    """A scheduling point, and every step is one."""
    return None


@intrinsic(_THREAD + "Yield")
def yield_(_t: Thread, _arguments: list[Value], _method: MethodInstance) -> Answer:
    return 1
