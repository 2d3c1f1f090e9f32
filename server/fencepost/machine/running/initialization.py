"""Static constructors (ECMA-335 II.10.5.3): once, under a lock of the type, with the cycle break of II.10.5.3.3.

While there is one thread, what it has initialized is part of its own state. Then each type has a cell: absent, ("runs",
thread), "done" or ("failed", exception). A thread that waits says so in a cell of its own, so cycles are found: the
thread that closes one goes on, and sees a type half initialized (`DeadlockAwareLock` of CoreCLR does the same).

To find that a type is initialized, that it has failed, or that a cycle is closed, is no step: it stays so while the
thread does nothing. A thread that finds something else goes on in a step of its own. A constructor may begin without a
step while the guess stands that no second thread uses the type: which thread runs it decides what others may see half
initialized.
"""

from __future__ import annotations

from fencepost.lowering.initializers import MODULE
from fencepost.lowering.klass import Klass
from fencepost.machine.late.window import fence
from fencepost.machine.running import entering
from fencepost.machine.running.exceptions import exception_of
from fencepost.machine.shared import memory, publication
from fencepost.machine.shared.statics import INITIALIZED
from fencepost.machine.state.joining import settle
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import STOP, SWITCH
from fencepost.machine.values.errors import BlockedError, NetError
from fencepost.machine.values.names import own_name
from fencepost.machine.values.values import Value
from fencepost.model.waits import Wait


def ensure(t: Thread, klass: Klass, index: int) -> int | None:
    """Runs a type's static constructor if it has not run; the operation is repeated when that has ended."""
    if klass in t.initialized:
        return None
    if t.statics is not None:
        if klass in t.failures:
            raise NetError(t.failures[klass])
        t.initialized.add(klass)
        return _enter(t, klass, index)
    address = ("initialized", klass.number)
    state = t.view.read(address, None)
    if (
        state is not None
        and t.world.fuse
        and not t.free
        and address not in t.world.guesses.shared
        and _matters(t, klass)
    ):
        memory.note(t, address, False)
    if state == INITIALIZED:
        return None
    settle(t)
    if state is None:
        fence(t, "LA")
        if not memory.may_touch(t, address, True):
            return STOP
        t.view.write(address, ("runs", t.slot), None)
        t.view.write(("awaits", t.slot), None, None)
        return _enter(t, klass, index)
    if state[0] == "failed":
        raise NetError(state[1])
    if state[1] == t.slot or _cycle(t, state[1]):
        return None
    if t.view.read(("awaits", t.slot), None) != klass.number:
        if not memory.may_step(t):
            return STOP
        t.view.write(("awaits", t.slot), klass.number, None)
        t.record.operations += 1
        return STOP
    wait = Wait("initializer", _title(klass), address, state[1])
    raise BlockedError(wait, interruptible=False)


def _title(klass: Klass) -> str:
    if klass.generic == MODULE and klass.assembly is not None:
        return f"the module initializer of {klass.assembly.name}"
    return f"the static constructor of {own_name(klass)}"


def _matters(t: Thread, klass: Klass) -> bool:
    """True if it may matter which thread runs a static constructor. Those of the library, and of the classes in which
    the compiler keeps delegates, only make objects."""
    return klass.assembly is not t.world.universe.library and not klass.generic.rpartition("+")[2].startswith("<>c")


def _cycle(t: Thread, owner: int) -> bool:
    """True if the thread that initializes the type waits for a type that this thread initializes, directly or through
    other threads."""
    seen = set()
    while owner not in seen:
        seen.add(owner)
        awaited = t.view.read(("awaits", owner), None)
        if awaited is None:
            return False
        state = t.view.read(("initialized", awaited), None)
        if not isinstance(state, tuple) or state[0] != "runs":
            return False
        owner = state[1]
        if owner == t.slot:
            return True
    return False


def _enter(t: Thread, klass: Klass, index: int) -> int:
    t.frames[-1].pc = index + 1
    initializer = t.world.universe.initializer(klass)
    assert initializer is not None  # there is something to run
    frame = entering.enter(t, initializer, [], -1)
    frame.initializes = klass
    return SWITCH


def failed(t: Thread, klass: Klass, thrown: Value) -> Value:
    """The constructor has thrown: this and every later use of the type fails with one and the same exception."""
    name = klass.generic.rpartition("+")[2]
    stated = {
        "message": f"The type initializer for '{name}' threw an exception.",
        "innerException": thrown,
        "typeName": name,
    }
    wrapper = exception_of(t, t.world.universe.core("System.TypeInitializationException"), stated)
    if t.statics is None:
        t.view.write(("initialized", klass.number), ("failed", publication.publish_value(t, wrapper)), None)
        t.commit()
    else:
        t.failures[klass] = wrapper
        t.initialized.discard(klass)
    return wrapper
