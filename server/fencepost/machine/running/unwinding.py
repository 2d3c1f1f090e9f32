"""Exceptions (ECMA-335 I.12.4.2.5): a first pass runs filters to find who catches, a second what is left.

An exception that no handler catches ends a program where it is thrown: no finally block runs. The runner of a test
catches everything: the region "runner" around a harness, so that finally blocks run, and may throw another exception
instead.

A frame's `pending` list says what its running handlers owe when they end:
`("leave", region, target)`, `("unwind", region, exception, frame, region of the catch)`, `("filter", ...)`; one that is
left by an exception, and owes others something, has `("left", exception, frame, region of the catch)`.
"""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.ir import Region
from fencepost.machine.late.window import fence
from fencepost.machine.objects import stack_traces
from fencepost.machine.objects.objects import is_instance
from fencepost.machine.running import claims, entering
from fencepost.machine.running.exceptions import new_exception
from fencepost.machine.running.initialization import failed
from fencepost.machine.running.thrown import received
from fencepost.machine.shared.locks import leave_synchronized
from fencepost.machine.state.code_places import CodePlace, places
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import FailedError
from fencepost.machine.values.values import Obj, Published, Ref, Value, text_of

_NOBODY = -1


def throw(thread: Thread, thrown: Value) -> None:
    """Begins the first pass at the innermost frame."""
    if thread.trace is not None:
        thread.trace("throw", None, thrown)
    search(thread, thrown, len(thread.frames) - 1, 0)


def search(thread: Thread, thrown: Value, depth: int, first: int) -> None:
    """Looks for a catch from a frame outwards, beginning with its clause number `first`; filters are run on the way."""
    frames = thread.frames
    origin = len(frames) - 1
    # A frame that looks further after a filter has been noted.
    begin = depth if not first else depth - 1
    while depth >= 0:
        frame = frames[depth]
        if frame.shares >= 0:
            stack_traces.note(thread, thrown, begin, depth)
            # An exception inside a filter counts as the filter's answer "no" (I.12.4.2.5), after the second pass.
            unwind(thread, thrown, depth, _NOBODY)
            return
        pc = frame.pc if depth == origin else frame.pc - 1
        for number, region in enumerate(frame.code.lowered.regions):
            if number < first or not region.try_start <= pc < region.try_end:
                continue
            if region.kind == "catch" and region.klass is not None:
                if is_instance(thread.world, received(frame, thrown), region.klass):
                    stack_traces.note(thread, thrown, begin, depth)
                    unwind(thread, thrown, depth, number)
                    return
            elif region.kind == "filter":
                stack_traces.note(thread, thrown, begin, depth)
                _run_filter(thread, thrown, depth, number, region)
                return
            elif region.kind == "runner" and _is_anything_left(frames):
                stack_traces.note(thread, thrown, begin, depth)
                frame.regs[region.filter] = _places(thread)
                unwind(thread, thrown, depth, number)
                return
        if frame.initializes is not None:
            # A static constructor fails as a whole: its caller sees a TypeInitializationException.
            stack_traces.note(thread, thrown, begin, depth)
            unwind(thread, thrown, _NOBODY, _NOBODY)
            return
        first = 0
        depth -= 1
    uncaught(thread, thrown)


def _is_anything_left(frames: list[Frame]) -> bool:
    """True if the second pass runs a handler. The innermost frame is at the operation that throws."""
    for depth, frame in enumerate(frames):
        pc = frame.pc if depth == len(frames) - 1 else frame.pc - 1
        if any(
            region.kind in _CLEANS and region.try_start <= pc < region.try_end for region in frame.code.lowered.regions
        ):
            return True
    return False


_CLEANS = {"finally", "fault"}


def _places(thread: Thread) -> tuple[CodePlace, ...]:

    return places(thread)


def _has_other_value(thread: Thread, depth: int, register: int) -> None:
    """The register of a frame has the exception now, and no longer what may have been read."""
    if thread.late is not None:
        thread.late.origins.pop((depth, register), None)


def _run_filter(thread: Thread, thrown: Value, depth: int, number: int, region: Region) -> None:
    """Runs a filter on top of the frames that are still there, with the registers of the frame that it belongs to."""
    frame = thread.frames[depth]
    frame.regs[region.variable] = received(frame, thrown)
    _has_other_value(thread, depth, region.variable)
    runner = Frame(frame.code, frame.regs, -1)
    runner.pc = region.filter
    runner.shares = depth
    runner.pending.append(("filter", thrown, number))
    thread.frames.append(runner)


def end_filter(thread: Thread, answer: int) -> None:
    """A filter has answered: catch here, or look further out."""
    runner = thread.frames.pop()
    _, thrown, number = runner.pending[0]
    if answer:
        unwind(thread, thrown, runner.shares, number)
    else:
        search(thread, thrown, runner.shares, number + 1)


def unwind(thread: Thread, thrown: Value, depth: int, number: int, first: int = 0) -> None:
    """The second pass: runs finally and fault handlers up to the frame and clause that catch, then goes on there.

    The innermost frame stands at the operation that throws; `first` is the clause where it goes on after a handler.
    """
    frames = thread.frames
    while frames:
        at, frame = len(frames) - 1, frames[-1]
        if frame.shares >= 0:
            end_filter(thread, 0)
            return
        regions, pc = frame.code.lowered.regions, frame.pc
        catches = at == depth and number >= 0
        for index in range(first, number if catches else len(regions)):
            region = regions[index]
            if region.kind in ("finally", "fault") and region.try_start <= pc < region.try_end:
                _drop_pending(frame, pc, region.start)
                frame.pending.append(("unwind", index, thrown, depth, number, pc))
                frame.pc = region.start
                return
        if catches:
            region = regions[number]
            _drop_pending(frame, pc, region.start)
            frame.regs[region.variable] = received(frame, thrown)
            _has_other_value(thread, at, region.variable)
            frame.pending.append(("caught", number, thrown))
            frame.pc = region.start
            return
        first = 0
        if frame.lock is not None or frame.initializes is not None:
            frame.pending = [("left", thrown, depth, number)]
            frame.pc = len(frame.code.lowered.ops) - 1
            return
        if frame.code.method.claimed and thread.world.notes_calls:
            claims.left(thread, frame, thrown)
        _leave_frame(thread)
    raise AssertionError("an exception is unwound beyond who catches it")


def _leave_frame(thread: Thread) -> None:
    entering.leave_frame(thread)
    if thread.frames:
        # Now this frame is the innermost: the exception counts as thrown by the call in it.
        thread.frames[-1].pc -= 1


def leave_owing(thread: Thread) -> None:
    """An exception leaves a frame that still has a lock or the initialization of a type. Other threads see what has
    been written before it gives that back, so this is an operation of its own, which may have to wait."""
    frame = thread.frames[-1]
    if thread.late is not None and thread.late.window and frame.initializes is not None:
        fence(thread, "LR")
    _, thrown, depth, number = frame.pending[0]
    klass = frame.initializes
    instead = _release(thread, frame)
    if frame.code.method.claimed and thread.world.notes_calls:
        claims.left(thread, frame, thrown)
    _leave_frame(thread)
    if klass is not None:
        throw(thread, failed(thread, klass, thrown))
    elif instead is not None:
        throw(thread, instead)
    else:
        unwind(thread, thrown, depth, number)


def _release(thread: Thread, frame: Frame) -> Obj | None:
    """Gives back the lock of a synchronized method; the exception that takes the place of the present one if the method
    has given it back itself."""
    if frame.lock is not None:
        try:
            leave_synchronized(thread, frame)
        except Throw as problem:
            return new_exception(thread, problem)
    return None


def _drop_pending(frame: Frame, pc: int, target: int) -> None:
    """Forgets what handlers owe that are left by a jump from `pc` to `target`."""
    regions = frame.code.lowered.regions
    while frame.pending:
        entry = frame.pending[-1]
        region = regions[entry[1]]
        if region.start <= pc < region.end and not region.start <= target < region.end:
            frame.pending.pop()
        else:
            return


def leave(frame: Frame, pc: int, target: int, first: int = 0) -> int:
    """Leaves a try block or handler: the next finally on the way, or the target."""
    regions = frame.code.lowered.regions
    for index in range(first, len(regions)):
        region = regions[index]
        inside = region.try_start <= pc < region.try_end
        if region.kind == "finally" and inside and not region.try_start <= target < region.try_end:
            _drop_pending(frame, pc, region.start)
            frame.pending.append(("leave", index, target, pc))
            return region.start
    _drop_pending(frame, pc, target)
    return target


def end_finally(thread: Thread, frame: Frame) -> int | None:
    """A finally or fault handler has ended: what it interrupted goes on."""
    entry = frame.pending[-1]
    if entry[0] == "leave":
        frame.pending.pop()
        _, index, target, pc = entry
        return leave(frame, pc, target, index + 1)
    frame.pending.pop()
    _, index, thrown, depth, number, pc = entry
    frame.pc = pc
    unwind(thread, thrown, depth, number, index + 1)
    return None


def caught_exception(frame: Frame, pc: int) -> Value:
    """The exception that `rethrow` throws again: that of the innermost catch handler around it (III.4.24)."""
    regions = frame.code.lowered.regions
    for entry in reversed(frame.pending):
        if entry[0] == "caught":
            region = regions[entry[1]]
            if region.start <= pc < region.end:
                return entry[2]
    raise AssertionError("rethrow outside of a catch handler")


def uncaught(thread: Thread, thrown: Value, places: tuple[Any, ...] = ()) -> None:
    """Ends the harness with an exception that no handler catches. In any other thread the exception ends the whole
    program."""
    name = thrown.klass.name if isinstance(thrown, Obj | Published | Ref) else "System.Exception"
    raise FailedError("exception", message_of(thread, thrown), name, places)


def message_of(thread: Thread, thrown: Value) -> str:
    """The text of an exception object, when it is plain, with those of the exceptions that it gathers."""
    fields = _fields(thread, thrown)
    message = next((fields[name] for name in ("message", "_message") if isinstance(fields.get(name), str)), "")
    gathered = fields.get("exceptions")
    if fields and thrown.klass.name == _AGGREGATE:
        inner = [text for one in _contents(gathered) if (text := message_of(thread, one))]
        message = " ".join([message, *[f"({text})" for text in inner]])
    return message


_AGGREGATE = "System.AggregateException"


def _fields(thread: Thread, thrown: Value) -> dict[str, Any]:
    """The fields of an object that never change, or that no other thread sees."""
    values = _contents(thrown)
    if not values:
        return {}
    return {
        slot.name: text_of(value)
        for slot, value in zip(thread.world.universe.fields(thrown.klass), values, strict=False)
    }


def _contents(value: Value) -> tuple[Any, ...]:
    holder = value.ref if isinstance(value, Published) else value
    return tuple(holder.values) if isinstance(holder, Obj | Ref) else ()
