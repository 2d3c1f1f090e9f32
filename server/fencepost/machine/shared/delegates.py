"""Delegates with an identity: which of two equal delegates one is.

A delegate is a value, what it calls and on what, until a program asks whether two equal ones are one object, or locks
one (`notice`). Then the search begins again with `World.delegates`, and whatever makes a delegate also makes an object
that says which one it is (`Delegate.objects`). Equality of delegates is still that of what they call.

The loops of field-like events do not ask: a compare-and-exchange that takes an equal delegate for the one that was read
leaves an equal delegate, which the same loop would have made in its next round.
"""

from __future__ import annotations

from typing import Any

from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.shared.texts import is_asked
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.sameness import same
from fencepost.machine.values.values import Delegate, Obj, TypeValue, Value

_COMPILED = "System.Runtime.CompilerServices.CompilerGeneratedAttribute"
_SPECIAL = 0x800

Entries = tuple[tuple[Any, MethodInstance], ...]


def made(t: Thread, klass: Klass, entries: Entries, site: int) -> Delegate:
    """A new delegate that calls one method."""
    if not t.world.guesses.delegates:
        return Delegate(klass, entries)
    this = Obj(klass, [], site)
    return Delegate(klass, entries, (this, this))


def listed(klass: Klass, entries: Entries, objects: tuple[Any, ...], site: int) -> Delegate:
    """A new delegate that calls what others do, whose `objects` these are; with one of them it is that one."""
    if not objects:
        return Delegate(klass, entries)
    own = objects[0] if len(objects) == 1 else Obj(klass, [], site)
    return Delegate(klass, entries, (own, *objects))


def copied(delegate: Delegate, site: int) -> Delegate:
    """The delegate that `Clone` makes."""
    if not delegate.objects:
        return delegate
    this, others = Obj(delegate.klass, [], site), delegate.objects[1:]
    return Delegate(delegate.klass, delegate.entries, (this, *(others if len(others) > 1 else (this,))))


def single(delegate: Delegate, number: int) -> Delegate:
    """One of the delegates that a delegate has been put together from."""
    objects = delegate.objects[number + 1 : number + 2]
    return Delegate(delegate.klass, delegate.entries[number : number + 1], objects * 2)


def notice(t: Thread, a: Value, b: Value) -> None:
    """A program compares two references, the first one to a delegate."""

    equal = b.__class__ is Delegate and not t.world.guesses.delegates and same(a, b)
    if equal and is_asked(t) and not _is_accessor(t):
        t.world.notice("delegates")


def lockable(t: Thread, target: Value) -> Value:
    """The object whose lock a delegate shares; any other value as it is."""
    if target.__class__ is not Delegate:
        return target
    if not t.world.guesses.delegates:
        t.world.notice("delegates")
    if not target.objects:
        raise UnsupportedError("the lock of a delegate that no code of the program has made")
    return target.objects[0]


def _is_accessor(t: Thread) -> bool:
    """True if the comparison is one in an accessor that a compiler has made for an event."""
    library = t.world.universe.library
    method = next((f.code.method for f in reversed(t.frames) if f.code.method.owner.assembly is not library), None)
    if method is None or not method.definition.flags & _SPECIAL or not method.name.startswith(("add_", "remove_")):
        return False
    return any(attribute.type == _COMPILED for attribute in method.definition.attributes)


_LATE = "Fencepost.LateDelegate"


def refuse_late(target: Value) -> None:
    """Refuses: no documentation says what .NET would make for the calls of a delegate that is made at run time."""
    if target.__class__ is not TypeValue and getattr(getattr(target, "klass", None), "name", "") == _LATE:
        raise UnsupportedError("the method, or the target, of a delegate that is made at run time")
