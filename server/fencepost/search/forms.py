"""Values apart from the names in them: what is left when objects may be called anything.

A form is a shape, in which every name is replaced by how many others were met before it, and the names in that order.
Two values with one shape differ by their names only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fencepost.lowering.klass import Klass
from fencepost.machine.state.frames import Code
from fencepost.machine.state.world import World
from fencepost.machine.values.exact import Real, real
from fencepost.machine.values.values import Name, Ref, Value

Shape = Any
"""A value with holes where it has names: a tuple of shapes, a `RefShape`, a `Hole`, or what has no names in it."""


class Hole(NamedTuple):
    """Stands for a name."""

    number: int


class Exact(NamedTuple):
    """Stands for a floating-point number; a `Real` is how a local state keeps one."""

    number: Real


class RefShape(NamedTuple):
    """Stands for a reference: its name, and what never changes."""

    key: Shape
    klass: Klass
    values: tuple[Shape, ...]
    shape: tuple[int, ...]
    site: int


class Form(NamedTuple):
    """`shape` has holes for `names`."""

    shape: Shape
    names: tuple[Name, ...]


Free = Callable[[Name], bool]
"""True for the name of an object that may be called anything."""


def form_of(value: Value, is_free: Free) -> Form:
    """A value as its form."""
    holes: dict[Name, Hole] = {}

    def shape(part: Value) -> Shape:
        kind = part.__class__
        if kind is tuple:
            return tuple([shape(inner) for inner in part])
        if kind in _PLAIN:
            return part
        if kind is float:
            return Exact(real(part))
        if kind is Name:
            if not is_free(part):
                return part
            hole = holes.get(part)
            if hole is None:
                hole = holes[part] = Hole(len(holes))
            return hole
        if kind is Ref:
            return RefShape(shape(part.key), part.klass, shape(part.values), part.shape, part.site)
        if kind is frozenset:
            return frozenset([shape(inner) for inner in sorted(part, key=repr)]) if _has_parts(part) else part
        if issubclass(kind, tuple):
            return kind(*[shape(inner) for inner in part])
        return part

    return Form(shape(value), tuple(holes))


def _has_parts(values: frozenset[Value]) -> bool:
    return any(isinstance(value, tuple | Ref) for value in values)


_PLAIN = {int, str, bool, type(None), Code, Real}


def filled(world: World, shape: Shape, names: tuple[Name, ...]) -> Value:
    """The value of a form with these names."""

    def fill(part: Shape) -> Value:
        kind = part.__class__
        if kind is tuple:
            return tuple([fill(inner) for inner in part])
        if kind in _PLAIN:
            return part
        if kind is Exact:
            return part.number.value
        if kind is Hole:
            return names[part.number]
        if kind is RefShape:
            return world.reference(fill(part.key), part.klass, fill(part.values), part.shape, part.site)
        if kind is frozenset:
            return frozenset([fill(inner) for inner in part]) if _has_parts(part) else part
        if issubclass(kind, tuple):
            return kind(*[fill(inner) for inner in part])
        return part

    return fill(shape)
