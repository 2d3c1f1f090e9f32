"""Calls of methods that are to be atomic. Their objects and their results are noted where a search looks at them.

Notes go to cells that no thread ever reads for its own purposes: they tell states apart, and order nothing. Under a
memory model nothing passes the beginning or the end of such a call, whether it may be interrupted or not: what is
compared is what happens inside. Only the end of a call that an exception leaves is not kept apart.
"""

from __future__ import annotations

from typing import Any

from fencepost.machine.running.observed import noted, threw
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Published, Ref, Value

RECEIVERS, RESULTS = "receivers", "results"


def keeps_apart(thread: Thread, around: list[Frame]) -> bool:
    """True if a call that is to be atomic, with the calls around it, is kept apart from what comes before and after
    it."""
    noted = thread.world.notes_calls and thread.world.order is not None and not thread.region
    return noted and not any(frame.code.method.claimed for frame in around)


def begun(thread: Thread, frame: Frame) -> None:
    """Notes the object whose method has been called, if others can reach it."""
    method = frame.code.method
    this = None if method.static else frame.regs[0]
    if isinstance(this, Published):
        this = this.ref
    if isinstance(this, Ref) and _is_outermost(thread):
        known = thread.view.read((RECEIVERS, thread.slot), ())
        if all(ref.key != this.key for ref in known):
            thread.view.write((RECEIVERS, thread.slot), (*known, this), ())


def returned(thread: Thread, frame: Frame, value: Value) -> None:
    """Notes what a call returns."""
    universe, method = thread.world.universe, frame.code.method
    if method.returns.name != "System.Void":
        _note(thread, frame, ("returned", noted(thread, universe, method.returns, value)))


def left(thread: Thread, frame: Frame, thrown: Value) -> None:
    """Notes that an exception leaves a call."""
    _note(thread, frame, threw(thread, thrown))


def _note(thread: Thread, frame: Frame, result: tuple[Any, ...]) -> None:
    if _is_outermost(thread):
        address = (RESULTS, thread.slot)
        entry = (frame.code.method.member, *result)
        thread.view.write(address, (*thread.view.read(address, ()), entry), ())


def _is_outermost(thread: Thread) -> bool:
    """True if no call around the innermost one is to be atomic."""
    return not any(frame.code.method.claimed for frame in thread.frames[:-1])
