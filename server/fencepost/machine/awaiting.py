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
from fencepost.machine.values import Published, Ref

if TYPE_CHECKING:
    from fencepost.machine.frames import Frame
    from fencepost.machine.thread import Thread

_FLOWS = {
    ("System.Threading.ExecutionContext", "current"), ("System.Threading.Tasks.TaskContext", "task"),
    ("System.Threading.Tasks.Flow", "ended"), ("System.Threading.Tasks.Flow", "released"),
}  # fmt: skip
"""What a continuation brings along or cannot see."""
_UNWRAPPED = "System.Threading.Tasks.Unwrapped`1"
_HARNESS = "Fencepost.Harness"


class Ahead(NamedTuple):
    """Where a step would end that turns out to do more after an await than to register: after so many regions.
    `asked` is the task that has been asked last, with the frame of the method that awaits it."""

    regions: int
    started: int
    choices: int
    asked: tuple[Any, Frame] | None = None


def goes_ahead(thread: Thread, arguments: list[Any]) -> bool:
    """Whether an operation of an await, which has no grant, is done nevertheless."""
    world = thread.world
    task = arguments[0].ref if arguments[0].__class__ is Published else arguments[0]
    if not world.registers_ahead or thread.region or thread.free:
        return False
    if task.__class__ is not Ref or task.site in world.busy_tasks:
        return False
    awaiting = _awaiting(thread)
    asks = len(arguments) == 1
    if awaiting is None and (asks or arguments[1].klass.generic != _UNWRAPPED):
        return False
    ahead = thread.ahead
    if ahead is None:
        if not _owes_nothing(thread):
            return False
        thread.remember()
        ahead = Ahead(thread.regions, len(thread.started), thread.chosen)
    if ahead.asked is not None and (asks or ahead.asked[0] != task.key or ahead.asked[1] is not awaiting):
        raise AheadError
    thread.ahead = ahead._replace(asked=(task.key, awaiting) if asks and awaiting is not None else None)
    return True


def _awaiting(thread: Thread) -> Frame | None:
    """The frame of the asynchronous method for which the library has been called."""
    world = thread.world
    for frame in reversed(thread.frames):
        method = frame.code.method
        if method.owner.assembly is not world.universe.library:
            return frame if method.name == "MoveNext" and world.is_state_machine(method.owner) else None
    return None


def _owes_nothing(thread: Thread) -> bool:
    """Whether others could do what the thread does next: it has no locks, and runs no static constructor."""
    if thread.held or thread.awaited or thread.window:
        return False
    if any(frame.lock is not None or frame.initializes is not None for frame in thread.frames):
        return False
    return not _has_own(thread)


def _has_own(thread: Thread) -> bool:
    """Whether a thread has a context, or values of its own, that another one would not have."""
    universe = thread.world.universe
    for number, value in thread.own_statics.items():
        field = universe.static_fields[number]
        if (field.owner.name, field.name) not in _FLOWS and value != universe.default(field.type):
            return True
    return False


def only_registers(thread: Thread) -> bool:
    """Whether a step that ends has done nothing after its awaits: the thread has ended, or is the main thread and waits
    for the task of the harness."""
    ahead = thread.ahead
    if ahead is None:
        return True
    if ahead.asked is not None or len(thread.started) > ahead.started or thread.chosen > ahead.choices:
        return False
    return not thread.frames or _waits_for_harness(thread)


def _waits_for_harness(thread: Thread) -> bool:
    library = thread.world.universe.library
    if thread.slot or len(thread.frames) < 2 or thread.frames[1].code.method.owner.name != _HARNESS:
        return False
    return all(frame.code.method.owner.assembly is library for frame in thread.frames[1:])


def runs_inline(thread: Thread, task: Any) -> None:
    """A thread that has completed a task is about to run its continuation."""
    world = thread.world
    has_more = thread.held or _has_own(thread) or not all(f.code.method.runs_out for f in thread.frames[:-1])
    if has_more and world.registers_ahead:
        world.keep_awaits(task.site)


def note_several(thread: Thread, task: Any) -> None:
    """A task gets a second continuation, and not all are those of awaits, or loses one."""
    if thread.world.registers_ahead:
        thread.world.keep_awaits(task.site)
