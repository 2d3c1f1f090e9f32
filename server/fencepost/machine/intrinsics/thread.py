"""`System.Threading.Thread` and the pool threads of `Fencepost.Machine`.

A thread object has no declared fields; its values are what it runs, its number (-1 before its start), its name and
whether it is a background thread. Starting a thread is never a step of its own: it moves both ways past the operations
of others, none of which can depend on it. So does ending, except for `IsAlive`.
"""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.klass import MethodInstance
from fencepost.machine import memory
from fencepost.machine.errors import BlockedError
from fencepost.machine.freeze import freeze
from fencepost.machine.intrinsics import STOPPED, intrinsic
from fencepost.machine.ops.calls import invoke
from fencepost.machine.ops.fields import guess_of
from fencepost.machine.values import CELL, Obj, Published

_THREAD, _MACHINE = "System.Threading.Thread::", "Fencepost.Machine::"
_BODY, _SLOT, _NAME, _BACKGROUND = range(4)
_THREAD_SITE = -2
_INFINITE = -1


def _get(t: Any, target: Any, index: int) -> tuple[bool, Any]:
    if target.__class__ is Published:
        target = target.ref
    if target.__class__ is Obj or target.values[index] is not CELL:
        return True, target.values[index]
    if not memory.may_touch(t, (target.key, index), False):
        return False, None
    return True, memory.read(t, (target.key, index), None)


def _set(t: Any, target: Any, index: int, value: Any) -> bool:
    if target.__class__ is Published:
        target = target.ref
    if target.__class__ is Obj:
        target.values[index] = value
        return True
    if target.values[index] is not CELL:
        t.world.refute(t.world.changing, guess_of(target, index))
    if not memory.may_touch(t, (target.key, index), True):
        return False
    memory.write(t, (target.key, index), value, None)
    return True


@intrinsic(_THREAD + ".ctor")
def construct(_t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    if arguments[1] is None:
        raise Throw("System.ArgumentNullException")
    arguments[0].values[:] = [arguments[1], -1, None, 0]


def begin(t: Any, body: Any, arguments: list[Any], name: str, this: Any) -> int:
    """Starts a thread that runs a delegate; its number."""
    t.commit()
    if t.statics is not None:
        _share_statics(t)
    count = t.counts.get(_THREAD_SITE, 0)
    t.counts[_THREAD_SITE] = count + 1
    own = "" if t.slot == 0 else t.world.slot_names[t.slot].removeprefix("thread ") + "."
    slot = int(t.world.slot((t.slot, count), name or f"thread {own}{count + 1}"))
    return slot if body is None else _begin_in(t, slot, body, arguments, this)


def _begin_in(t: Any, slot: int, body: Any, arguments: list[Any], this: Any) -> int:
    from fencepost.machine.thread import Thread

    child = Thread(t.world, slot, t.view)
    child.statics = None
    child.this = this
    invoke(child, memory.publish_value(t, body), [memory.publish_value(t, a) for a in arguments], -1)
    t.started.append((slot, freeze(child)))
    return slot


def _share_statics(t: Any) -> None:
    """With the second thread, static fields and what is known of static constructors become memory."""
    statics, t.statics = t.statics, None
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
def start(t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    t.enter_region()
    try:
        return _start(t, arguments)
    finally:
        t.leave_region()


def _start(t: Any, arguments: list[Any]) -> Any:
    target = arguments[0]
    done, slot = _get(t, target, _SLOT)
    if not done:
        return STOPPED
    if slot != -1:
        raise Throw("System.Threading.ThreadStateException")
    _, body = _get(t, target, _BODY)
    _, name = _get(t, target, _NAME)
    parameterized = body.klass.name == "System.Threading.ParameterizedThreadStart"
    values = [arguments[1] if len(arguments) > 1 else None] if parameterized else []
    number = begin(t, None, [], name if isinstance(name, str) else _default_name(body), None)
    if not _set(t, target, _SLOT, number):
        raise AssertionError("the second half of a start had to wait")
    _begin_in(t, number, body, values, memory.publish_value(t, target))
    return None


def _default_name(body: Any) -> str:
    """What a thread without a name is called: the method that it runs, if that has a name in the source."""
    name = str(body.entries[0][1].name)
    return "" if "<" in name else name


@intrinsic(_MACHINE + "Start(System.Action,System.String)")
def start_pool_thread(t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    begin(t, arguments[0], [], "", None)


def has_ended(t: Any, slot: int) -> bool:
    return bool(t.view.read(("end", slot), 0))


@intrinsic(_THREAD + "Join")
def join(t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    """An end never goes away, so seeing it is no step of its own."""
    t.enter_region()
    try:
        return _join(t, arguments, bool(method.parameters))
    finally:
        t.leave_region()


def _join(t: Any, arguments: list[Any], timed: bool) -> Any:
    done, slot = _get(t, arguments[0], _SLOT)
    if not done:
        return STOPPED
    if slot == -1:
        raise Throw("System.Threading.ThreadStateException")
    if has_ended(t, slot):
        t.joined.add(slot)
        return 1 if timed else None
    if timed and arguments[1] != _INFINITE:
        return 0 if memory.may_touch(t, ("end", slot), True) else STOPPED
    raise BlockedError(f"the end of {t.world.slot_names[slot]}", ("end", slot))


@intrinsic(_THREAD + "get_CurrentThread()")
def current(t: Any, _arguments: list[Any], _method: MethodInstance) -> Any:
    if t.this is None:
        klass = t.world.universe.core("System.Threading.Thread")
        t.this = Obj(klass, [None, t.slot, None, 0], _THREAD_SITE)
    return t.this


@intrinsic(_THREAD + "get_ManagedThreadId()")
def managed_id(t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    done, slot = _get(t, arguments[0], _SLOT)
    return slot + 1 if done else STOPPED


@intrinsic("System.Environment::get_CurrentManagedThreadId()", _MACHINE + "ThreadId()")
def current_id(t: Any, _arguments: list[Any], _method: MethodInstance) -> Any:
    return t.slot + 1


@intrinsic(_THREAD + "get_Name()", _THREAD + "get_IsBackground()")
def get_property(t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    done, value = _get(t, arguments[0], _NAME if method.name == "get_Name" else _BACKGROUND)
    return value if done else STOPPED


@intrinsic(_THREAD + "set_Name(System.String)", _THREAD + "set_IsBackground(System.Boolean)")
def set_property(t: Any, arguments: list[Any], method: MethodInstance) -> Any:
    index = _NAME if method.name == "set_Name" else _BACKGROUND
    return None if _set(t, arguments[0], index, arguments[1]) else STOPPED


@intrinsic(_THREAD + "get_IsAlive()")
def is_alive(t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    done, slot = _get(t, arguments[0], _SLOT)
    if not done:
        return STOPPED
    if slot == -1 or has_ended(t, slot):
        return 0
    return 1 if memory.may_touch(t, ("end", slot), True) else STOPPED


@intrinsic(_THREAD + "get_IsThreadPoolThread()")
def is_pool_thread(t: Any, _arguments: list[Any], _method: MethodInstance) -> Any:
    return int(t.slot != 0 and t.this is None)


@intrinsic(_THREAD + "Sleep", _THREAD + "SpinWait")
def pause(_t: Any, _arguments: list[Any], _method: MethodInstance) -> Any:
    """A scheduling point, and every step is one."""
    return None


@intrinsic(_THREAD + "Yield")
def yield_(_t: Any, _arguments: list[Any], _method: MethodInstance) -> Any:
    return 1


# ---- what the model library is written with


@intrinsic(_MACHINE + "Block(System.String)")
def block(_t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    raise BlockedError(str(arguments[0]))


@intrinsic(_MACHINE + "Choose(System.Int32)", "Fencepost::Choose(System.Int32)")
def choose(t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    return t.choose(arguments[0])
