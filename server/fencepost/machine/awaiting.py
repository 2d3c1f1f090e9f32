"""Awaits that are no steps: what an await registers with a task can as well be registered at once.

An await asks whether its task is complete. If so, the method goes on; if not, its continuation is registered, and is
run by the thread that completes the task; if that happens in between, by a new thread. All three do the same, in this
order: the task is completed, the method goes on. Who does it cannot be told, as long as no thread of the pool asks
which one it is (`World.ask_for_thread`). What differs is what the threads do besides: the one that awaits returns to
its callers, and the one that completes the task goes on after the continuation. So an await rides on the step before
it if

- the awaiting thread does nothing more that others could notice but to register, for its callers, with the tasks of
  what they have called; the harness may wait for its end. Else the step is made again and ends before the await;
- the thread that completes the task has nothing left to do after the continuation (`runs_inline`);
- the task never has other continuations, except for other awaits (`note_several`), so that it does not matter when this
  one was registered: of several awaits all but one go on on threads of their own, and who does cannot be told.

Soundness: take a run in which others go on while a thread T stands at such an await of a task t. If t is not completed
before T has registered, nothing that the others do depends on that, and T may as well have registered first. Else t is
completed by a thread U; T, or a new thread, goes on with the method, and then returns to its callers, whose awaits find
complete what the method has completed. In the run in which T has registered everything first, U does the same things
in the same order, at the times at which T has done them, as U has nothing else to do; and T has ended. Both runs do the
same to memory, and come to the same states but for the threads that do it. What is between the question and the
registration is the compiler's code, as the library is called for both by the code of one asynchronous method.

This says nothing of models, under which what T has written before may be pending while it goes on with the method.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from fencepost.machine.errors import AheadError
from fencepost.machine.values import ItemPointer, Published, Ref

if TYPE_CHECKING:
    from fencepost.lowering.klass import MethodInstance
    from fencepost.machine.frames import Frame
    from fencepost.machine.thread import Thread

_FLOWS = {
    ("System.Threading.ExecutionContext", "current"), ("System.Threading.Tasks.TaskContext", "task"),
    ("System.Threading.Tasks.Flow", "ended"), ("System.Threading.Tasks.Flow", "released"),
}  # fmt: skip
"""What a continuation brings along or cannot see."""
_LEFT = _FLOWS | {("Fencepost.ThisThread", "mark")}
"""What means nothing any more once the thread has done its work."""
HARNESS = "Fencepost.Harness"
"""The library's code that awaits what an asynchronous harness returns."""
_QUERY = 2
_UNWRAPPED = "System.Threading.Tasks.Unwrapped`1"


class Ahead(NamedTuple):
    """Where a step would end that turns out to do more after an await than to register: after so many regions.
    `asked` is what has been asked last whether it is complete, with the frame of the method that awaits it."""

    regions: int
    started: int
    choices: int
    asked: tuple[Any, ...] | None = None


def goes_ahead(thread: Thread, method: MethodInstance, arguments: list[Any]) -> bool:
    """Whether an operation of an await, which has no grant, is done nevertheless."""
    world = thread.world
    if not world.registers_ahead or thread.region or thread.free or not method.one_step:
        return False
    task, part = _awaited(arguments[0])
    if task.__class__ is not Ref or task.site in world.busy_tasks:
        return False
    asks = method.one_step == _QUERY
    awaiting, is_await = _awaiting(thread)
    if awaiting is None and (asks or part or arguments[1].klass.generic != _UNWRAPPED):
        return False
    if asks and part and not is_await:
        return False
    ahead = thread.ahead
    if ahead is None:
        if not _owes_nothing(thread):
            return False
        thread.remember()
        ahead = Ahead(thread.regions, len(thread.started), thread.chosen)
    this = (task.key, part, awaiting)
    if ahead.asked is not None and (ahead.asked != this or (asks and not part)):
        raise AheadError
    thread.ahead = ahead._replace(asked=this if asks else None)
    return True


def _awaited(target: Any) -> tuple[Any, tuple[Any, ...]]:
    """The task; or the object that has a source of results in a field, and that field."""
    part: tuple[Any, ...] = ()
    if target.__class__ is ItemPointer:
        target, part = target.target, (target.index, *target.path)
    return (target.ref if target.__class__ is Published else target), part


def _awaiting(thread: Thread) -> tuple[Frame | None, bool]:
    """The frame of the asynchronous method for which the library has been called, and whether it has been called by the
    compiler's code of an await, or of the stub that begins an asynchronous iterator's turn."""
    world, is_await = thread.world, False
    for frame in reversed(thread.frames):
        method = frame.code.method
        is_machine = world.is_state_machine(method.owner)
        if is_machine and method.name == "MoveNext":
            return frame, is_await
        if not is_machine and method.owner.assembly is not world.universe.library:
            return None, False
        is_await = is_await or method.awaits or method.name.endswith(".MoveNextAsync")
    return None, False


def _owes_nothing(thread: Thread) -> bool:
    """Whether others could do what the thread does next: it has no locks, and runs no static constructor."""
    if thread.held or thread.awaited or thread.window:
        return False
    if any(frame.lock is not None or frame.initializes is not None for frame in thread.frames):
        return False
    return not _has_own(thread, _FLOWS)


def _has_own(thread: Thread, but: set[tuple[str, str]]) -> bool:
    """Whether a thread has a context, or values of its own, that another one would not have."""
    universe = thread.world.universe
    for number, value in thread.own_statics.items():
        field = universe.static_fields[number]
        if (field.owner.name, field.name) not in but and value != universe.default(field.type):
            return True
    return False


def only_registers(thread: Thread) -> bool:
    """Whether a step that ends has done nothing after its awaits: the thread has ended, or is the main thread and waits
    for the task of the harness. It may turn out to have locks of objects that nobody else could reach before."""
    ahead = thread.ahead
    if ahead is None:
        return True
    if ahead.asked is not None or len(thread.started) > ahead.started or thread.chosen > ahead.choices or thread.held:
        return False
    return not thread.frames or _waits_for_harness(thread)


def _waits_for_harness(thread: Thread) -> bool:
    library = thread.world.universe.library
    if thread.slot or len(thread.frames) < 2 or thread.frames[1].code.method.owner.name != HARNESS:
        return False
    return all(frame.code.method.owner.assembly is library for frame in thread.frames[1:])


def runs_inline(thread: Thread, task: Any) -> None:
    """A thread that has completed a task is about to run its continuation."""
    world = thread.world
    if not world.registers_ahead:
        return
    if thread.held or _has_own(thread, _LEFT) or not all(_runs_out(thread, frame) for frame in thread.frames[:-1]):
        world.keep_awaits(_awaited(task)[0].site)


def _runs_out(thread: Thread, frame: Frame) -> bool:
    """Whether a frame does nothing more that others could notice: of iterators, what follows is looked at."""
    method, lowered = frame.code.method, frame.code.lowered
    if method.runs_out:
        return True
    if not thread.world.is_state_machine(method.owner) or any(region.kind != "catch" for region in lowered.regions):
        return False
    at = frame.pc
    while at < len(lowered.ops) and lowered.ops[at].name in ("br", "leave") and lowered.ops[at].arg > at:
        at = lowered.ops[at].arg
    return at < len(lowered.ops) and lowered.ops[at].name == "ret_void"


def note_several(thread: Thread, task: Any) -> None:
    """A task gets a second continuation, and not all are those of awaits, or loses one."""
    if thread.world.registers_ahead:
        thread.world.keep_awaits(task.site)
