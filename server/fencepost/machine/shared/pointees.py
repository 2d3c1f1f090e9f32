"""The targets of pointers: the type of a variable is always known, whatever a program takes it for."""

from __future__ import annotations

from fencepost.lowering.klass import Klass
from fencepost.lowering.universe import Universe
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import ItemPointer, StaticPointer, Value, VariablePointer


def root_class(t: Thread, pointer: Value) -> Klass | None:
    """The type of the variable in which an address lies; None for what is no address, or of an untyped register."""
    if pointer.__class__ is ItemPointer:
        found: Klass = pointer.target.klass.item(pointer.index)
        return found
    if pointer.__class__ is StaticPointer:
        klass: Klass = t.world.universe.static_fields[pointer.number].type
        return klass
    if pointer.__class__ is VariablePointer:
        types = t.frames[pointer.frame].code.lowered.register_types
        return types[pointer.register] if pointer.register < len(types) else None
    return None


def pointee(t: Thread, pointer: Value) -> Klass | None:
    """The type of the variable at an address; None if there is no variable."""
    klass = root_class(t, pointer)
    if klass is not None:
        for index in pointer.path:
            klass = part(t.world.universe, klass, index)
    return klass


def part(universe: Universe, klass: Klass, index: int) -> Klass:
    """The type of a struct's field or of an inline array's element."""
    fields = universe.fields(klass)
    found: Klass = fields[0 if klass.inline_length else index].type
    return found
