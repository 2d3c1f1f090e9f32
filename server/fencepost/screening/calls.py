"""Which methods of the program a call can lead to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.references import DefinedType
from fencepost.model.members import Method, MethodReference, Type
from fencepost.model.types import TypeExpression

_VIRTUAL, _FINAL = 0x40, 0x20
_MOST_OVERRIDES = 8


class ProgramTypes(Protocol):
    """The types of a program whose code is read."""

    def find(self, assembly: Assembly, type: TypeExpression | None) -> DefinedType | None:
        """The type that an expression in an assembly means."""

    def bases(self, place: DefinedType) -> Iterator[DefinedType]:
        """The type and its bases, the most derived first."""

    def derived(self, place: DefinedType) -> tuple[DefinedType, ...]:
        """All types that are derived from a type, or implement it."""


class CalledMethod(NamedTuple):
    """A method with its type and assembly."""

    assembly: Assembly
    type: Type
    method: Method


class CallTargets:
    """The calls of one program; each reference is looked up once."""

    def __init__(self, types: ProgramTypes) -> None:
        self._types = types
        self._known: dict[tuple[Assembly, MethodReference, bool], tuple[CalledMethod, ...]] = {}

    def of(self, assembly: Assembly, named: MethodReference, virtual: bool) -> tuple[CalledMethod, ...]:
        """The methods that a call of a member can run."""
        key = (assembly, named, virtual)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = tuple(dict.fromkeys(self._find(assembly, named, virtual)))
        return found

    def _find(self, assembly: Assembly, named: MethodReference, virtual: bool) -> Iterator[CalledMethod]:
        place = self._types.find(assembly, named.owner)
        if place is None:
            return
        for owner in self._types.bases(place):
            methods = _called(owner, named)
            for method in methods:
                yield CalledMethod(owner.assembly, owner.type, method)
                if virtual and method.flags & _VIRTUAL and not method.flags & _FINAL:
                    yield from self._overrides(place, method)
            if methods:
                return

    def _overrides(self, place: DefinedType, method: Method) -> Iterator[CalledMethod]:
        found = 0
        for derived in self._types.derived(place):
            for other in derived.type.methods:
                same = other.name.rpartition(".")[2] == method.name.rpartition(".")[2]
                if same and other.flags & _VIRTUAL and len(other.parameters) == len(method.parameters):
                    found += 1
                    yield CalledMethod(derived.assembly, derived.type, other)
            if found >= _MOST_OVERRIDES:
                return


def _called(place: DefinedType, named: MethodReference) -> list[Method]:
    if named.definition:
        exact = [method for method in place.type.methods if method.token == named.definition]
        if exact:
            return exact
    named_so = [method for method in place.type.methods if method.name == named.name]
    same = [method for method in named_so if method.signature == named.signature]
    count = len(named.signature.parameters)
    return same or [method for method in named_so if len(method.signature.parameters) == count]
