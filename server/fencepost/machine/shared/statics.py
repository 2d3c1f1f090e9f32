"""Static fields whose values are settled once the static constructor of their type has run."""

from __future__ import annotations

from fencepost.lowering.klass import FieldSlot, Klass
from fencepost.lowering.universe import Universe
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address

INITIALIZED = "done"
"""The content of a type's cell when the static constructor has returned."""

_INIT_ONLY = 0x20


def is_settled(thread: Thread, address: Address) -> bool:
    """True if only a static constructor may write a variable, so that no two threads conflict on it.

    Any other thread that reads it has found the type initialized, which orders all that the constructor has done before
    the read; and nothing is written after that. Only a thread of a circle of types may read what is not written yet:
    then all accesses to the variable may be noticed.
    """
    if address[0] != "static":
        return False
    universe = thread.world.universe
    slot = universe.static_fields[address[1]]
    if not slot.definition.flags & _INIT_ONLY or universe.initializer(slot.owner) is None:
        return False
    state = thread.view.read(("initialized", slot.owner.number), None)
    if state.__class__ is tuple and state[1] != thread.slot:
        thread.world.share(address)
    return True


_THREAD_LOCALS = "System.Threading.ThreadSlot"


def is_of_program(universe: Universe, field: FieldSlot) -> bool:
    """True if a thread-static field belongs to the program. The values of `ThreadLocal` do."""
    if field.keeps_call_site:
        return False
    return field.owner.assembly is not universe.library or field.owner.name == _THREAD_LOCALS


def finished(t: Thread, klass: Klass) -> None:
    """The constructor has returned: every thread may go on."""
    if t.statics is None:
        t.view.write(("initialized", klass.number), INITIALIZED, None)
        t.commit()
