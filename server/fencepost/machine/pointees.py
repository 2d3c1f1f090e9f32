"""What pointers point to: the type of a variable is always known, whatever a program takes it for."""

from __future__ import annotations

from typing import Any

from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass
from fencepost.lowering.shapes import alike
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.blocks import item_class
from fencepost.machine.values import ItemPointer, StaticPointer, VariablePointer


def pointee(t: Any, pointer: Any) -> Klass | None:
    """The type of the variable at an address; None for what is no address, or of a register that has no type."""
    universe = t.world.universe
    if pointer.__class__ is ItemPointer:
        klass = item_class(pointer.target, pointer.index)
    elif pointer.__class__ is StaticPointer:
        klass = universe.static_fields[pointer.number].type
    elif pointer.__class__ is VariablePointer:
        types = t.frames[pointer.frame].code.lowered.register_types
        if pointer.register >= len(types):
            return None
        klass = types[pointer.register]
    else:
        return None
    for index in pointer.path:
        klass = part(universe, klass, index)
    return klass


def part(universe: Universe, klass: Klass, index: int) -> Klass:
    """The type of a struct's field or of an inline array's element."""
    fields = universe.fields(klass)
    found: Klass = fields[0 if klass.inline_length else index].type
    return found


def path_to(universe: Universe, source: Klass, wanted: Klass, stores: bool = False) -> tuple[int, ...]:
    """The way to the first part of a variable that looks like another type."""
    current = source
    path: tuple[int, ...] = ()
    while not alike(universe, current, wanted, stores):
        fields = universe.fields(current) if current.kind is Kind.STRUCT else ()
        if not fields:
            raise UnsupportedError(f"a {source.name} in memory taken for a {wanted.name}")
        path, current = (*path, 0), fields[0].type
    return path


def retyped(t: Any, pointer: Any, wanted: Klass, stores: bool = False) -> Any:
    """A pointer as one to another type."""
    found = pointee(t, pointer)
    if found is None or found is wanted or wanted.kind is Kind.VOID:
        return pointer
    path = path_to(t.world.universe, found, wanted, stores)
    return pointer._replace(path=pointer.path + path) if path else pointer
