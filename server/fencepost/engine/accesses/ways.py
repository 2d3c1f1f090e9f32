"""How a thread uses a variable or a collection at this moment: in its own code, or somewhere in the library's."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal, NamedTuple

from fencepost.library.collections import Collection, collection_of
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Published, Ref, Value

Way = Literal["plain", "volatile", "atomic", "library", "own"]

_ATOMIC, _VOLATILE = "System.Threading.Interlocked", "System.Threading.Volatile"


def way_of(thread: Thread) -> Way:
    """How a thread accesses a variable: `plain`, `volatile` or `atomic` in the program's code; in the `library`'s,
    for all threads; or in that of a collection that is not thread-safe, which has the variable for its `own`."""
    way: Way = "plain"
    for frame in reversed(thread.frames):
        owner = frame.code.method.owner
        if owner.assembly is not thread.world.universe.library:
            break
        if owner.generic == _ATOMIC:
            way = "atomic"
        elif owner.generic == _VOLATILE:
            way = "volatile"
        elif (known := collection_of(owner.generic)) is not None and not known.safe:
            return "own"
        else:
            way = "library"
    if way != "plain":
        return way
    op = thread.frames[-1].code.lowered.ops[thread.frames[-1].pc]
    if op.kind.is_of_field and thread.world.is_state_machine(op.arg[0].owner):
        return "own"  # a local of an asynchronous method or of an iterator, which one thread at a time goes on with
    is_marked = op.kind.accesses and isinstance(op.arg, tuple) and len(op.arg) == 2 and op.arg[1] is True
    return "volatile" if is_marked or thread.current.volatile else "plain"


class CollectionCall(NamedTuple):
    """A call of a member of a collection, from outside of it."""

    collection: Collection
    key: Hashable
    member: str

    @property
    def matters(self) -> bool:
        """True if it matters to other threads that no other call is made meanwhile."""
        return not (self.collection.safe or self.collection.keeps_still(self.member))

    @property
    def changes(self) -> bool:
        return self.member in self.collection.changes


def own_call(thread: Thread, target: Value, method: MethodInstance) -> CollectionCall | None:
    """The call of a collection that a thread is about to make on an object which others can reach."""
    if method.owner.assembly is not thread.world.universe.library:
        return None
    known, key = collection_of(method.owner.generic), key_of_object(target)
    name = method.name.rpartition(".")[2]
    if known is None or key is None or name == "ctor" or (thread.frames and is_on(thread.frames[-1], key)):
        return None
    klass = target.klass
    if klass.assembly is method.owner.assembly and collection_of(klass.generic) is None:
        return None  # a class of the library's that makes it safe: a wrapper that locks, the random numbers of all
    return CollectionCall(known, key, name)


def is_on(frame: Frame, key: Hashable) -> bool:
    """True if a frame is that of a member of an object."""
    return bool(frame.regs) and not frame.code.method.static and key_of_object(frame.regs[0]) == key


def key_of_object(value: Value) -> Hashable | None:
    """The name of the object that a reference leads to; None for other values."""
    if isinstance(value, Published):
        value = value.ref
    return value.key if isinstance(value, Ref) else None
