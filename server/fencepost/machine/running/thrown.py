"""Objects that are thrown though they are no exceptions (ECMA-335 I.12.4.2.1, II.10.6 on `RuntimeCompatibility`).

The runtime wraps each; handlers in an assembly that does not ask for that see what is inside.
"""

from __future__ import annotations

from fencepost.assembly.assembly import Assembly
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.objects.objects import class_of
from fencepost.machine.running.exceptions import exception_of
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import CELL, Published, Value

_WRAPPER = "System.Runtime.CompilerServices.RuntimeWrappedException"
_COMPATIBILITY = "System.Runtime.CompilerServices.RuntimeCompatibilityAttribute"


def as_exception(thread: Thread, thrown: Value) -> Value:
    """The exception that is thrown when an object is thrown."""
    universe = thread.world.universe
    if thread.world.dispatch.assignable(class_of(thread.world, thrown), universe.core("System.Exception")):
        return thrown
    return exception_of(thread, universe.core(_WRAPPER), {"wrapped": thrown})


def received(frame: Frame, thrown: Value) -> Value:
    """The exception that a handler of a frame's method gets."""
    if thrown.klass.name != _WRAPPER or _wraps(frame.code.method.owner.assembly):
        return thrown
    holder: Value = thrown.ref if thrown.__class__ is Published else thrown
    inside = next(holder.values[slot.index] for slot in thrown.klass.fields if slot.name == "wrapped")
    if inside is CELL:
        raise UnsupportedError("what is inside of an exception that other threads know")
    return inside


def _wraps(assembly: Assembly | None) -> bool:
    for attribute in assembly.attributes if assembly is not None else ():
        if attribute.type == _COMPATIBILITY:
            return any(name == "WrapNonExceptionThrows" and bool(value) for name, value in attribute.named)
    return False
