"""Where threads stand in the code."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.frames import Code, Frame
from fencepost.machine.state.thread import Thread


class CodePlace(NamedTuple):
    """Where a thread stands: method, operation, and the calls that led there, the outermost first."""

    method: MethodInstance
    offset: int


def places(thread: Thread) -> tuple[CodePlace, ...]:
    """The places of a thread, one for each frame."""
    found = []
    for depth, frame in enumerate(thread.frames):
        found.append(place_at(frame.code, frame.pc if depth == len(thread.frames) - 1 else frame.pc - 1))
    return tuple(found)


def place_of(frame: Frame) -> CodePlace:
    """The operation that a frame is at."""
    return place_at(frame.code, frame.pc)


def place_at(code: Code, at: int) -> CodePlace:
    ops = code.lowered.ops
    return CodePlace(code.method, ops[min(max(at, 0), len(ops) - 1)].offset)
