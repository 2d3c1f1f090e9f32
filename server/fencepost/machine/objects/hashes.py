"""Hash codes. They differ from .NET's, and a verdict says so if the program asks for one itself.

Collections use hash codes only to look for equal objects, so their questions are not named in a verdict, whether a
collection asks itself or through a program's `GetHashCode`.
"""

from __future__ import annotations

from fencepost.machine.state.frames import Frame
from fencepost.machine.state.thread import Thread

IDENTITY = "all objects have the same identity hash code"
OWN = "hash codes of texts and structs, and those of HashCode, are not .NET's, and are the same in every run"
_MADE_BY = {"GetHashCode", "HashCore", "AsksForHash"}


def ask_for_hash(t: Thread, what: str) -> None:
    """Adds an assumption to the verdict if a method of the program has called the outermost of the running methods that
    make a hash code."""
    assumed = t.world.assumed
    if what in assumed:
        return
    for frame in reversed(t.frames):
        if not _makes_hash(frame):
            if of_program(t, frame):
                assumed[what] = None
            return


def of_program(t: Thread, frame: Frame) -> bool:
    """True if a frame runs a method of the program, not of the library."""
    return frame.code.method.owner.assembly is not t.world.universe.library


def _makes_hash(frame: Frame) -> bool:
    method = frame.code.method
    return method.name.rpartition(".")[2] in _MADE_BY or method.owner.name == "System.HashCode"
