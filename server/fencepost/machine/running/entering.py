"""Enters methods and leaves them: the frame, the region of a method that is one step, and what a frame gives back."""

from __future__ import annotations

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.running_marks import ONE_STEP, QUERY, RELAXED
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.late import origins
from fencepost.machine.late.window import fence, fence_after
from fencepost.machine.local.checkpoint import remember
from fencepost.machine.local.long_loops import look_at_limits
from fencepost.machine.running import claims, turns
from fencepost.machine.running.awaiting import goes_ahead
from fencepost.machine.running.codes import code_of
from fencepost.machine.shared.ends import may_end
from fencepost.machine.shared.locks import leave_synchronized
from fencepost.machine.shared.statics import finished
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.joining import settle
from fencepost.machine.state.pace import BETWEEN_LIMITS
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import STOP, SWITCH
from fencepost.machine.values.errors import FailedError
from fencepost.machine.values.values import Value

MOST_FRAMES = 16_000
"""A thread's stack of 1.5 MB has room for about as many small frames."""
_REGION, _UNCOUNTED = 1, 2
"""Marks a frame that is one visible operation, after which the thread has its former grant; or None."""

ENTERS = "enters"
"""The event that a trace hears before a method is entered, with the object and the method."""


def enter(t: Thread, method: MethodInstance, arguments: list[Value], dst: int) -> Frame:
    """Enters a method without checking the invariants of its object."""
    if method.watched and t.world.guesses.turns and t.frames:
        turns.look(t, method, arguments[0])
    one_step = method.one_step
    if method.in_turn and not turns.is_in_turn(t, arguments[0]):
        one_step = 0
    if one_step and one_step != RELAXED and not t.region:
        fence(t, "VR" if one_step == QUERY else "FB")
    if method.claimed and claims.keeps_apart(t, t.frames):
        fence(t, "FB")
    ahead = bool(one_step) and method.awaits and not t.grant.left and goes_ahead(t, method, arguments)
    alone = bool(one_step) and method.alone and turns.is_apart(t, arguments[0])
    if one_step and not (t.region or alone) and (t.grant.spent or t.pace.fused or t.record.started):
        remember(t)
    t.pace.calls += 1
    if t.pace.calls == BETWEEN_LIMITS:
        t.pace.calls = 0
        t.world.rounds += BETWEEN_LIMITS
        look_at_limits(t)
    code = code_of(t.world, method)
    regs = code.template.copy()
    regs[: len(arguments)] = arguments
    frame = Frame(code, regs, dst)
    if len(t.frames) >= MOST_FRAMES:
        universe = t.world.universe
        if method.owner.assembly is not universe.library and not universe.own.has(method.owner.assembly):
            raise UnsupportedError(f"{method} calls itself without end; the runtime has code of its own for it")
        raise FailedError(
            "exception", "the stack overflows: methods call each other without end", "System.StackOverflowException"
        )
    if t.trace is not None:
        t.trace(ENTERS, None if method.static else arguments[0], method)
    t.frames.append(frame)
    if method.claimed and t.world.notes_calls:
        claims.begun(t, frame)
    if t.grant.looked and method.in_turn and not (alone or method.awaits or t.region):
        # A turn that has begun in this step ends in a later one: other threads may use the source in between.
        t.grant.left, t.grant.spent = False, True
    if one_step:
        frame.region = _UNCOUNTED if ahead or alone else _REGION
        t.enter_region()
        if ahead or alone:
            t.grant.former = (t.grant.left, t.grant.spent)
            t.grant.left = True
    return frame


def leave_frame(t: Thread) -> Frame:
    """Drops the innermost frame."""
    frame = t.frames.pop()
    if t.late is not None and t.late.origins:
        origins.forget_frame(t, len(t.frames))
    if frame.region:
        if frame.code.method.one_step == ONE_STEP:
            fence_after(t)
        t.leave_region()
        if frame.region == _UNCOUNTED:
            t.grant.left, t.grant.spent = t.grant.former
    return frame


def finish(t: Thread, value: Value) -> int:
    """Returns from the innermost frame."""
    frame = t.frames[-1]
    if t.awaited and len(t.frames) == 1:
        settle(t)
    if t.late is not None and t.late.window and (len(t.frames) == 1 or frame.initializes is not None):
        fence(t, "FB" if len(t.frames) == 1 else "LR")
    if len(t.frames) == 1 and not may_end(t):
        return STOP
    if frame.lock is not None:
        leave_synchronized(t, frame)
    if frame.initializes is not None:
        finished(t, frame.initializes)
    if frame.code.method.claimed and t.world.notes_calls:
        if claims.keeps_apart(t, t.frames[:-1]):
            fence(t, "FB")
        claims.returned(t, frame, value)
    leave_frame(t)
    if frame.dst >= 0:
        t.frames[-1].regs[frame.dst] = value
    elif not t.frames:
        t.record.result = value
    return SWITCH
