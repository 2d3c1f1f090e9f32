"""What is marked for a whole test assembly: methods around all of its tests, and the definitions of collections.

The run has then asked which of these there are: `Universe.asks_for_tests`.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from fencepost.assembly.assembly import Assembly
from fencepost.lowering.marks import marks, simple_name
from fencepost.lowering.universe import Universe
from fencepost.model.members import Method, Type

_OF_METHODS = ("AssemblyInitialize", "AssemblyCleanup")
_OF_TYPES = ("SetUpFixture", "CollectionDefinition")

Marked = dict[str, list[tuple[Type, Method | None]]]
"""Types, or methods with their types, by the names of their attributes."""

_KNOWN: WeakKeyDictionary[Assembly, Marked] = WeakKeyDictionary()
"""An assembly never changes, and many tests ask for the same."""


def of_assembly(universe: Universe, mark: str) -> list[tuple[Type, Method]]:
    """What has a mark. In place of a method, a type that is marked itself has its first one."""
    universe.asks_for_tests = True
    found = marked(universe.program).get(mark, ())
    return [(type, method if method is not None else type.methods[0]) for type, method in found if type.methods]


def collection_definition(universe: Universe, name: str) -> Type | None:
    """The type that defines a collection of xUnit."""
    for type, _ in of_assembly(universe, "CollectionDefinition"):
        for mark in marks(type.attributes, "CollectionDefinition"):
            if mark.arguments and mark.arguments[0] == name:
                return type
    return None


def marked(assembly: Assembly) -> Marked:
    """Everything in an assembly that is marked so."""
    found = _KNOWN.get(assembly)
    if found is None:
        found = _KNOWN[assembly] = {}
        for type in assembly.types():
            if type.generic:
                continue
            for mark in marks(type.attributes, *_OF_TYPES):
                found.setdefault(simple_name(mark.type), []).append((type, None))
            for method in type.methods:
                for mark in marks(method.attributes, *_OF_METHODS):
                    found.setdefault(simple_name(mark.type), []).append((type, method))
    return found
