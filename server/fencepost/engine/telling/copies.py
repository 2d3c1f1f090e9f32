"""Copies of structs of .NET's that C# writes as one value: a `decimal` is copied part by part, and shown as a whole.

Parts that take effect late, or between which another thread does something, are shown as they are: then it matters that
there are parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from fencepost.engine.telling.naming import Names
from fencepost.lowering.klass import Klass
from fencepost.machine.values.values import Value
from fencepost.search.replay import Happening

Path = tuple[int, ...]


class Copy(NamedTuple):
    """One read or write of all parts of a struct: its variable, its value, and an access for each part."""

    address: Any
    klass: Klass
    value: Value
    happenings: tuple[Happening, ...]


def copies(happenings: Iterable[Happening], names: Names) -> Iterator[Copy]:
    """The copies among the accesses of a run."""
    found: list[Happening] = []
    for happening in happenings:
        if found and not _goes_with(found, happening):
            yield from _copies_in(found, names)
            found = []
        found.append(happening)
    yield from _copies_in(found, names)


def _goes_with(found: list[Happening], happening: Happening) -> bool:
    """True if an access may be of one copy with others: the same statement makes it, for the first time."""
    known = any(one.address == happening.address for one in found)
    return _source(found[0]) == _source(happening) and not known


def _source(happening: Happening) -> tuple[object, ...]:
    return happening.slot, happening.kind, happening.places, happening.call


def _copies_in(found: list[Happening], names: Names) -> Iterator[Copy]:
    """The copies among accesses that one statement makes."""
    parts: dict[Any, dict[Path, Happening]] = {}
    classes: dict[Any, Klass] = {}
    for happening in found:
        if happening.kind not in ("read", "write") or happening.late or happening.again is not None:
            continue
        struct = names.struct(happening.address)
        if struct is not None:
            address, classes[address], path = struct.address, struct.klass, struct.path
            parts.setdefault(address, {})[path] = happening
    for address, members in parts.items():
        klass = classes[address]
        paths = list(names.parts_of(klass))
        if set(paths) == members.keys():
            value = _value(names, klass, {path: one.value for path, one in members.items()})
            yield Copy(address, klass, value, tuple(sorted(members.values())))


def _value(names: Names, klass: Klass, parts: dict[Path, Value]) -> Value:
    if () in parts:
        return parts[()]
    fields = names.fields(klass)
    return tuple(
        [
            _value(names, field.type, {path[1:]: value for path, value in parts.items() if path[0] == number})
            for number, field in enumerate(fields)
        ]
    )
