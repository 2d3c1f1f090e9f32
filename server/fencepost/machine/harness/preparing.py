"""The methods that a test framework calls on the object of a test before the test itself."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import Universe
from fencepost.model.members import Method

_STATIC = 0x10
_MARKS = ("OneTimeSetUp", "SetUp", "TestInitialize")
"""The attributes of NUnit and MSTest, in the order of their calls."""
_LIFETIME, _INITIALIZE = "Xunit.IAsyncLifetime", "InitializeAsync"


def preparations(universe: Universe, owner: Klass) -> list[MethodInstance]:
    """The methods in the order of their calls: those of bases first, an override in place of what it overrides."""
    found: dict[MethodInstance, None] = {}
    for mark in _MARKS:
        for klass in reversed(owner.chain()):
            for method in klass.definition.methods if klass.definition else ():
                latest = universe.named_method(owner, method.name, 0) if _is_marked(method, mark) else None
                if latest is not None:
                    found[latest] = None
    return [*found, *_of_xunit(universe, owner)]


def prepares(method: Method) -> bool:
    """True if a method has an attribute because of which it may run before a harness."""
    return any(_is_marked(method, mark) for mark in _MARKS)


def _is_marked(method: Method, mark: str) -> bool:
    if method.flags & _STATIC or method.signature.parameters or method.generic:
        return False
    names = [attribute.type.rpartition(".")[2].rpartition("+")[2] for attribute in method.attributes]
    return any(name.removesuffix("Attribute") == mark for name in names)


def _of_xunit(universe: Universe, owner: Klass) -> Iterator[MethodInstance]:
    if any(interface.name == _LIFETIME for interface in universe.interfaces(owner)):
        for name in (f"{_LIFETIME}.{_INITIALIZE}", _INITIALIZE):
            method = universe.named_method(owner, name, 0)
            if method is not None:
                yield method
                return
