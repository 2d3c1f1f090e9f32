"""Addresses of cells, guesses about them and about their like, uses by threads, and the cells of one value."""

from __future__ import annotations

from typing import Any, NamedTuple

from fencepost.lowering.klass import Klass
from fencepost.machine.values.halves import Half
from fencepost.machine.values.values import Name, Value

Address = tuple[Any, ...]
"""A cell of shared memory: its owner (`Ref.key`, or a word for cells without an object), then numbers of fields and
parts, and a `Half` of the last one."""

Guess = tuple[Any, ...]
"""A guess about what never changes (`constancy`): the kind of thing, the thing, and which item of it."""


def kind_of(address: Address) -> Address:
    """The key under which a refuted guess about one cell holds for others: the same field of all objects made at one
    place."""
    key = address[0]
    return (key.site, *address[1:]) if key.__class__ is Name else address


def constancy(klass: Klass, site: int, number: int) -> Guess:
    """The guess that an item of a shared object never changes: a field of a class or the value in a box, whatever the
    type arguments are, or the elements of the arrays that are made at a place."""
    if klass.is_array:
        return "array", site
    if klass.is_box:
        return "box", klass.generic or klass
    if number < len(klass.fields):
        owner = klass.fields[number].owner
        return "field", owner.generic or owner, number
    return "item", klass, number


class Leaf(NamedTuple):
    """A primitive part of a value: where it is, and what it is at first; or a half of it."""

    path: tuple[int, ...]
    default: Any
    half: Half | None = None


class Access:
    """The uses of a cell so far: for each thread the locks that all its uses held, and whether a thread wrote."""

    __slots__ = ("held", "written")

    def __init__(self) -> None:
        self.held: dict[int, frozenset[Any]] = {}
        self.written = False


def leaves_in(default: Value, path: tuple[int, ...]) -> list[Leaf]:
    if default.__class__ is not tuple:
        return [Leaf(path, default)]
    return [leaf for index, part in enumerate(default) for leaf in leaves_in(part, (*path, index))]
