"""Awaits that are no steps: the continuation of such an await can be registered at once.

An await asks if its task is complete. If it is, the method goes on. If it is not, the await registers a continuation,
and the thread that completes the task runs it; if the task completes between the question and the registration, a new
thread runs it. In all three cases the task is completed first and the method goes on after that. No program can tell
which thread goes on, as long as no thread of the pool asks which one it is (`World.ask_for_thread`). The cases differ
in what the threads do besides: the awaiting thread returns to its callers, and the completing thread goes on after the
continuation. So an await rides on the step before it if

- the awaiting thread is one of the pool, and its callers only hand on what the method has returned, or await it in
  their turn (`_hands_on` looks at their code), so that they register, too, and the thread ends; or it is the main
  thread, and waits only for the harness. Else the step is made again and ends before the await;
- the completing thread is one of the pool, does nothing before the continuation, and has nothing left to do after it
  (`runs_inline`);
- the task never has other continuations than those of awaits (`note_several`). Then the time of the registration does
  not matter: all but one of them go on on threads of their own, and no program can tell which.

Soundness: take a run in which others go on while a thread T stands at such an await of a task t. If t is not completed
before T has registered, the actions of the others do not depend on the registration, and T may as well have registered
first. Else a thread U completes t; T, or a new thread, goes on with the method. If the method ends, T returns to its
callers, which await just this method: they find it complete, and go on in the same way. In the run in which T has
registered all of that first, U does the same things in the same order, at the times at which T has done them, as U has
nothing else to do; and T has ended. Where T is stuck in the method, so is U. Both runs do the same to memory, and come
to the same states but for the threads that act. The code between the question and the registration shows that an await
is the compiler's own.

This says nothing about memory models. Under one of them, earlier writes of T may be pending while T goes on with the
method.
"""

from __future__ import annotations

from typing import Any

from fencepost.lowering.ir import Op
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.local.checkpoint import remember
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.grant import Ahead
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.world import World
from fencepost.machine.values.values import ItemPointer, Obj, Published, Ref, Value

_FLOWS = {
    ("System.Threading.ExecutionContext", "current"), ("System.Threading.Tasks.TaskContext", "task"),
    ("System.Threading.Tasks.Flow", "ended"), ("System.Threading.Tasks.Flow", "released"),
}  # fmt: skip
"""Fields that a continuation brings along or cannot see."""
_LEFT = _FLOWS | {("Fencepost.ThisThread", "mark")}
"""Fields that mean nothing any more once the thread has done its work."""
HARNESS = "Fencepost.Harness"
"""The library's code that awaits what an asynchronous harness returns."""

_FOLLOWING = {"System.Threading.Tasks.Unwrapped`1", "System.Threading.Tasks.UnwrappedRun`1"}
"""The library's own continuations, for tasks of tasks."""
_ASKS, _REGISTERS = "get_IsCompleted", {"AwaitUnsafeOnCompleted", "AwaitOnCompleted"}
"""The members that the compiler's code for an await calls."""
_PASSES, _BUILDER = {"get_Task", "GetAwaiter", "ConfigureAwait"}, "<>t__builder"
"""The members that a method calls, and on what, if it hands on the result of an asynchronous one."""


def goes_ahead(thread: Thread, method: MethodInstance, arguments: list[Value]) -> bool:
    """True if an operation of an await, which has no grant, is done nevertheless."""
    world = thread.world
    if not world.registers_ahead or thread.region or thread.free or not method.one_step:
        return False
    task, _ = _awaited(arguments[0])
    if task.__class__ is not Ref or task.site in world.guesses.busy_tasks:
        return False
    if thread.slot not in world.pool and (thread.slot or not world.guesses.main_awaits):
        return False
    if not _is_compiled(thread) or not _callers_hand_on(thread):
        return False
    if thread.grant.ahead is None:
        if not _owes_nothing(thread):
            return False
        remember(thread)
        thread.grant.ahead = Ahead(thread.record.regions, len(thread.record.started), thread.record.chosen)
    return True


def _awaited(target: Value) -> tuple[Any, tuple[Any, ...]]:
    """The awaited task; or the object with a field that has a source of results, and that field."""
    part: tuple[Any, ...] = ()
    if target.__class__ is ItemPointer:
        target, part = target.target, (target.index, *target.path)
    return (target.ref if target.__class__ is Published else target), part


def _is_compiled(thread: Thread) -> bool:
    """True if the code that the compiler makes of an await has called the library: code that asks and then registers,
    code that registers, or the stub that begins a turn of an asynchronous iterator, which is awaited. Without an
    asynchronous method, the library follows the task of one."""
    world = thread.world
    called = ""
    for frame in reversed(thread.frames):
        method = frame.code.method
        is_machine = _is_machine(world, frame)
        if is_machine and method.name == "MoveNext":
            if called == _ASKS:
                return _registers(frame, frame.pc)
            return _ends(frame, frame.pc) if called in _REGISTERS else _hands_on(world, frame)
        if not is_machine and method.owner.assembly is not world.universe.library:
            return False
        if method.owner.generic in _FOLLOWING:
            return True
        called = method.name
    return False


def _callers_hand_on(thread: Thread) -> bool:
    """True if the callers of the innermost asynchronous method only hand on what it returns, or await it."""
    world, frames = thread.world, thread.frames
    methods = [
        at for at, frame in enumerate(frames) if _is_machine(world, frame) and frame.code.method.name == "MoveNext"
    ]
    callers = frames[: methods[-1]] if methods else frames
    return all(_hands_on(world, frame) for frame in (callers if thread.slot else callers[1:]))


def _is_machine(world: World, frame: Frame) -> bool:
    return world.is_state_machine(frame.code.method.owner)


def _hands_on(world: World, frame: Frame) -> bool:
    """True if a frame only returns what it gets from its call, or awaits it."""
    method, ops, at = frame.code.method, frame.code.lowered.ops, frame.pc
    if method.runs_out or method.hands_on or (_is_machine(world, frame) and method.name.endswith(".MoveNextAsync")):
        return True
    while at < len(ops):
        op = ops[at]
        if op.kind.flow == "return":
            return frame.lock is None
        if op.name == "call":
            called = op.arg[0]
            if called.owner.assembly is not world.universe.library:
                return False
            if called.name == _ASKS:
                return _is_machine(world, frame) and _registers(frame, at + 1)
            if called.name not in _PASSES:
                return False
            at += 1
        elif op.kind.flow == "jump" and op.arg > at:
            at = op.arg
        elif op.kind.settles or (_is_on_machine(op) and not op.kind.accesses and _field_name(op) == _BUILDER):
            at += 1
        else:
            return False
    return False


def _registers(frame: Frame, at: int) -> bool:
    """True if, from an operation on, the answer decides at once between going on and registering."""
    ops = frame.code.lowered.ops
    if at >= len(ops) or ops[at].kind.flow != "branch" or len(ops[at].srcs) > 1:
        return False
    at = at + 1 if ops[at].name == "b_true" else ops[at].arg
    while at < len(ops):
        op = ops[at]
        if op.name == "call":
            return op.arg[0].name in _REGISTERS and _ends(frame, at + 1)
        if not op.kind.settles and not (_is_on_machine(op) and _field_name(op).startswith("<>")):
            return False
        at += 1
    return False


def _is_on_machine(op: Op) -> bool:
    """True if an operation is on a field of an object or a struct: here, of the state machine itself, so that no other
    thread sees it."""
    return op.kind.variable in ("field", "part")


def _field_name(op: Op) -> str:
    field = op.arg[0] if op.arg.__class__ is tuple else op.arg
    return str(field.name)


def _ends(frame: Frame, at: int) -> bool:
    """True if the method returns from operation `at` on, and does nothing else."""
    ops = frame.code.lowered.ops
    while at < len(ops) and (ops[at].kind.settles or ops[at].kind.flow in ("jump", "leave")):
        at = at + 1 if ops[at].kind.settles else ops[at].arg
    return at < len(ops) and ops[at].name == "ret_void"


def _owes_nothing(thread: Thread) -> bool:
    """True if another thread could do what this thread does next: it has no locks, and runs no static constructor."""
    waits = thread.late is not None and thread.late.window
    if thread.held or thread.awaited or waits or thread.this is not None:
        return False
    if any(frame.lock is not None or frame.initializes is not None for frame in thread.frames):
        return False
    return not _has_own(thread, _FLOWS)


def _has_own(thread: Thread, but: set[tuple[str, str]]) -> bool:
    """True if a thread has a context, or values of its own, that another thread would not have."""
    universe = thread.world.universe
    for number, value in thread.own_statics.items():
        field = universe.static_fields[number]
        if field.keeps_call_site or (field.owner.name, field.name) in but:
            continue
        if value != universe.default(field.type):
            return True
    return False


def only_registers(thread: Thread) -> bool:
    """True if a step that ends has done nothing after its awaits. A pool thread, for whose end no thread waits, has
    ended; the main thread waits for the task of the harness. The thread may turn out to have locks of objects that no
    other thread could reach before."""
    ahead = thread.grant.ahead
    if ahead is None:
        return True
    if len(thread.record.started) > ahead.started or thread.record.chosen > ahead.choices or not _owes_nothing(thread):
        return False
    return not thread.frames if thread.slot else _waits_for_harness(thread)


def _waits_for_harness(thread: Thread) -> bool:
    library = thread.world.universe.library
    if len(thread.frames) < 2 or thread.frames[1].code.method.owner.name != HARNESS:
        return False
    return all(frame.code.method.owner.assembly is library for frame in thread.frames[1:])


def runs_inline(thread: Thread, task: Value) -> None:
    """A thread that has completed a task is about to run its continuation, or will do so when a method has returned."""
    world = thread.world
    target = _awaited(task)[0]
    if not world.registers_ahead or not isinstance(target, Obj | Ref):
        return
    is_last = all(_runs_out(thread, frame) for frame in thread.frames[:-1])
    if thread.slot not in world.pool or thread.held or _has_own(thread, _LEFT) or not is_last:
        world.keep_awaits(target.site)


def _runs_out(thread: Thread, frame: Frame) -> bool:
    """True if a frame does nothing more that other threads could notice. Of an asynchronous method the continuation
    counts, too."""
    method, lowered = frame.code.method, frame.code.lowered
    if method.runs_out:
        return True
    inside = any(r.kind != "catch" and r.try_start < frame.pc <= r.try_end for r in lowered.regions)
    return _is_machine(thread.world, frame) and not inside and _ends(frame, frame.pc)


def note_several(thread: Thread, task: Value) -> None:
    """A task gets a second continuation, and not all are those of awaits, or loses one."""
    if thread.world.registers_ahead:
        thread.world.keep_awaits(task.site)
