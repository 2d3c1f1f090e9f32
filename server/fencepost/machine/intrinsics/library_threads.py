"""Members of `Fencepost.Machine` that the model library calls for threads: which one runs, what it keeps, how it
waits."""

from __future__ import annotations

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.late.window import fence
from fencepost.machine.running import awaiting, turns
from fencepost.machine.shared.ends import may_look
from fencepost.machine.shared.holding import holds_locks
from fencepost.machine.shared.intrinsic import STOPPED, MemberAnswer, intrinsic
from fencepost.machine.shared.statics import is_of_program
from fencepost.machine.state.joining import has_ended, settle
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.trial import Trial
from fencepost.machine.values.errors import BlockedError
from fencepost.machine.values.values import ItemPointer, Published, Ref, Value
from fencepost.model.waits import Wait, WaitKind

_MACHINE = "Fencepost.Machine::"


@intrinsic(_MACHINE + "IsOfPool()")
def is_of_pool(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(t.slot in t.world.pool)


@intrinsic(_MACHINE + "AsksForThread()")
def asks_for_thread(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    t.world.ask_for_thread(t.slot)


@intrinsic(_MACHINE + "WaitsForWork()")
def waits_for_work(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if t.slot in t.world.pool:
        t.world.run_waited()


@intrinsic(_MACHINE + "RunsWaited()")
def runs_waited(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(t.world.guesses.runs_waited)


@intrinsic(_MACHINE + "AsksForBeginning()")
def asks_for_beginning(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    t.world.see_beginnings()


@intrinsic(_MACHINE + "SeesBeginnings()")
def sees_beginnings(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(t.world.guesses.sees_beginnings)


@intrinsic(_MACHINE + "ThreadsMatter()")
def threads_matter(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if t.world.guesses.threads_matter:
        t.world.guesses.threads_told_apart = True
    return int(t.world.guesses.threads_matter or holds_locks(t))


@intrinsic(_MACHINE + "HearsOfContexts()")
def hears_of_contexts(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    t.world.hear_of_contexts()


@intrinsic(_MACHINE + "ContextsMatter()")
def contexts_matter(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    t.world.note_threads()


@intrinsic(_MACHINE + "RunsInline(System.Object)", _MACHINE + "RunsInline(System.Boolean&)")
def runs_inline(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    awaiting.runs_inline(t, arguments[0])


@intrinsic(_MACHINE + "IsOutOfTurn(System.Boolean&)")
def is_out_of_turn(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if turns.is_in_turn(t, arguments[0]):
        t.world.out_of_turn()


@intrinsic(_MACHINE + "IsOutOfTurn()")
def is_gone(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    t.world.out_of_turn()


@intrinsic(_MACHINE + "IsOfProgram(System.Object)")
def is_handed_out(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return int(turns.is_handed_out(t.world, arguments[0].klass))


@intrinsic(_MACHINE + "IsOfProgram()")
def hands_out(t: Thread, _arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    return int(turns.is_handed_out(t.world, method.arguments[0]))


@intrinsic(_MACHINE + "HasSeveral(System.Object)")
def has_several(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    awaiting.note_several(t, arguments[0])


@intrinsic(_MACHINE + "KeepsAnything()")
def keeps_anything(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """True if a thread differs from a new one for work that it gets later: it has locks, or values of its own, or the
    program knows which one it is."""
    keeps = bool(t.held) or t.this is not None or _keeps_values(t)
    if keeps:
        t.world.ask_for_thread(t.slot)
    return int(keeps)


def _keeps_values(t: Thread) -> bool:
    universe = t.world.universe
    for number, value in t.own_statics.items():
        field = universe.static_fields[number]
        keeps = is_of_program(universe, field) or field.owner.generic in _WITH_OWN_NOTES
        if keeps and value != universe.default(field.type):
            return True
    return False


@intrinsic(_MACHINE + "HasEnded(System.Int32)")
def thread_has_ended(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """True if a thread has ended. Threads of the pool live on when they have done their work. That a thread has not
    ended yet is seen, too."""
    slot = arguments[0] - 1
    if slot in t.world.pool:
        return 0
    if slot not in t.joined and not may_look(t, slot):
        return STOPPED
    return int(has_ended(t, slot))


@intrinsic(_MACHINE + "Block(System.String)", _MACHINE + "Idle(System.String)")
def block(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    """The member that blocks says its name; the object is its `this`, the owner what a lock's field says. A thread of
    the pool that waits for work is not interrupted: it has the interrupt in its next work."""
    what, frame = str(arguments[0]), t.frames[-2]
    target = None if frame.code.method.static else frame.regs[0]
    if target.__class__ is ItemPointer:
        target = target.target
    if target.__class__ is Published:
        target = target.ref
    owner = frame.code.method.owner
    if target.__class__ is Ref and target.klass.name == _MUTEX:
        owner = target.klass
    key = target.key if target.__class__ is Ref else None
    kind: WaitKind = "task" if what.startswith(("Task.", "Parallel")) else "signal"
    whom = -1
    if owner.name in _OWNED:
        kind = "lock"
        field = next(field for field in t.world.universe.fields(owner) if field.name == _OWNED[owner.name])
        whom = _owner(t, target, field.index) if target.__class__ is Ref else -1
    raise BlockedError(Wait(kind, what, key, whom, method.name == "Idle"), owner.name != _REST)


@intrinsic(_MACHINE + "Ticks()")
def ticks(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return t.world.guesses.ticks


@intrinsic(_MACHINE + "AwaitsTick()")
def awaits_tick(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if not t.world.ticks_on:
        t.world.awaits_ticks = True
        raise BlockedError(Wait("tick", "a further tick", idle=True))


def _owner(t: Thread, lock: Ref, index: int) -> int:
    """The thread that a field of a lock names, by its number or by an object that it has locked; else -1."""
    inner = lock.values[index]
    if inner.__class__ is Ref:
        state = t.view.read((inner.key, "lock"), None)
        return -1 if state is None else int(state[0])
    number = t.view.read((lock.key, index), 0)
    return int(number) - 1 if number > 0 else -1


@intrinsic(_MACHINE + "Exit(System.Int32)")
def end_process(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if isinstance(t.world.harness, Trial):
        raise UnsupportedError("a call that ends the process")
    fence(t, "FB")
    settle(t)
    t.world.exits = True
    raise BlockedError(Wait("exit", str(arguments[0]), idle=True), interruptible=False)


_MUTEX = "System.Threading.Mutex"
_LOCK_OF_READERS = "System.Threading.ReaderWriterLockSlim"
"""Which notes in a thread's own static field what the thread has of such locks."""
_REST = "System.Threading.PoolThread+Kept"
"""In which a thread of the pool waits for work."""
_WITH_OWN_NOTES = {_LOCK_OF_READERS, "System.Collections.Concurrent.ConcurrentBag`1"}
"""Types that note in a thread's own static field other things that the thread has done and that its later work can
tell."""
_OWNED = {_MUTEX: "owner", _LOCK_OF_READERS: "own"}
"""Locks of the library, and the field that names the owner."""


@intrinsic(_MACHINE + "Choose(System.Int32)", "Fencepost::Choose(System.Int32)")
def choose(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return t.choose(arguments[0])
