"""Where a value comes from, as a path: a root, and the fields that lead from it to the value.

The root is the method's object, a parameter, a static field, or an object that the method itself makes.
What has no path is None: nothing is said about it.
"""

from __future__ import annotations

from typing import NamedTuple

_LONGEST = 3
"""Fields in a path. A longer one has no name here: recursive data would make paths without end."""


ELEMENT = "[]"


class PathRoot(NamedTuple):
    """A root: its kind and what tells it from others of that kind."""

    kind: str
    key: str | int


class AccessPath(NamedTuple):
    """A root, and fields from there. Elements of arrays are the field `ELEMENT`."""

    root: PathRoot
    fields: tuple[str, ...] = ()

    def then(self, field: str) -> AccessPath | None:
        return AccessPath(self.root, (*self.fields, field)) if len(self.fields) < _LONGEST else None

    def onto(self, base: AccessPath) -> AccessPath | None:
        """This path's fields after another path's."""
        fields = (*base.fields, *self.fields)
        return AccessPath(base.root, fields) if len(fields) <= _LONGEST else None

    @property
    def is_shared(self) -> bool:
        """True if other methods can lead to it: it begins at an object that was handed in, or at a static field."""
        return self.root.kind in ("this", "parameter", "static")


THIS = AccessPath(PathRoot("this", 0))


MACHINE = AccessPath(PathRoot("machine", 0))
"""The object in which an asynchronous method or an iterator keeps what it needs when it goes on."""


def parameter(number: int) -> AccessPath:
    return AccessPath(PathRoot("parameter", number))


def static(name: str) -> AccessPath:
    """A static field, by the full name of its type and its own name."""
    return AccessPath(PathRoot("static", name))


def made(offset: int, type: str) -> AccessPath:
    """An object that the method makes at an offset."""
    return AccessPath(PathRoot("made", f"{offset}:{type}"))
