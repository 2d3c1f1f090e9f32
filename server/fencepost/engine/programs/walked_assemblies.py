"""The assemblies of a program whose code is walked: its own and those of packages, not .NET's and not tools of tests.

What .NET's members start stands in a table (`starters`). What tools of tests start, they start for each test alike.
"""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.own_code import OwnCode
from fencepost.assembly.references import DefinedType, References
from fencepost.assembly.test_tools import is_test_tool
from fencepost.lowering.frameworks import is_framework
from fencepost.model.members import Type
from fencepost.model.types import Instance, Named, TypeExpression

_PACKAGES = ("System.Reactive", "Microsoft.Extensions.")
"""Packages whose names look as if they were of .NET itself."""


def is_walked(name: str) -> bool:
    """True if an assembly of that simple name has code of the program or of a package, by its name alone."""
    if name.startswith(_PACKAGES):
        return True
    return not is_framework(name) and not is_test_tool(name)


class WalkedAssemblies:
    """Finds types of a program by name, and which types are derived from others. Each answer is worked out once. The
    model library says what interfaces of .NET have."""

    def __init__(self, own: OwnCode, references: References, library: Assembly) -> None:
        self.program = program = references.assembly
        self._own = own
        self._library = library
        self._walked: dict[str, bool] = {}
        self._references = {program: references}
        self._places: dict[tuple[Assembly, str, str], DefinedType | None] = {}
        self._all: list[Assembly] | None = None
        self._direct: dict[Assembly, dict[str, list[Type]]] = {}
        self._derived: dict[tuple[Assembly, str], tuple[DefinedType, ...]] = {}

    def _walks(self, name: str) -> bool:
        """True if an assembly of that simple name has code of the program or of a package. A program may have a name
        like .NET's or a tool's."""
        if name not in self._walked:
            self._walked[name] = is_walked(name) or self._is_of_program(name)
        return self._walked[name]

    def _is_of_program(self, name: str) -> bool:
        """True if what has a name like .NET's, or like a tool's, is the author's own, or a package."""
        references = self._references[self.program]
        found = None if references.is_of_framework(name) else references.resolve(name)
        if found is None:
            return False
        return self._own.has(found) or (references.provenance(found) == "package" and not is_test_tool(name))

    def find(self, assembly: Assembly, type: TypeExpression | None) -> DefinedType | None:
        """The type that an expression in an assembly means, if its code is walked."""
        if isinstance(type, Instance):
            type = type.definition
        if not isinstance(type, Named):
            return None
        key = (assembly, type.scope, type.name)
        if key not in self._places:
            self._places[key] = self._find(assembly, type)
        return self._places[key]

    def _find(self, assembly: Assembly, type: Named) -> DefinedType | None:
        if not type.scope:
            own = assembly.find_type(type.name)
            return DefinedType(assembly, own) if own is not None else None
        if not self._walks(type.scope):
            return None
        found = self._of(assembly).find_type(type.scope, type.name)
        return found if found is not None and self._walks(found.assembly.name or "") else None

    def _of(self, assembly: Assembly) -> References:
        if assembly not in self._references:
            self._references[assembly] = References(assembly, self._references[self.program])
        return self._references[assembly]

    def bases(self, place: DefinedType) -> Iterator[DefinedType]:
        """The type and those of its bases whose code is walked, the most derived first."""
        current: DefinedType | None = place
        seen = set()
        while current is not None and current.type.name not in seen:
            seen.add(current.type.name)
            yield current
            current = self.find(current.assembly, current.type.base)

    def interfaces(self, place: DefinedType) -> list[tuple[Assembly, TypeExpression]]:
        """The interfaces of a type and its bases, with those that they extend, as far as they can be found."""
        found: dict[str, tuple[Assembly, TypeExpression]] = {}
        open = list(self.bases(place))
        while open:
            current = open.pop()
            for interface in current.type.interfaces:
                name = repr(interface)
                if name not in found:
                    found[name] = current.assembly, interface
                    extended = self.find(current.assembly, interface)
                    if extended is not None:
                        open.append(extended)
        return list(found.values())

    def slots_of_net(self, interface: TypeExpression) -> set[tuple[str, int]] | None:
        """The methods of an interface of .NET, by name and number of parameters; None if it is not known."""
        name = interface.definition if isinstance(interface, Instance) else interface
        type = self._library.find_type(name.name) if isinstance(name, Named) else None
        if type is None:
            return None
        found = {(method.name, len(method.signature.parameters)) for method in type.methods}
        for extended in type.interfaces:
            found |= self.slots_of_net(extended) or set()
        return found

    def derived(self, place: DefinedType) -> tuple[DefinedType, ...]:
        """All types that are derived from a type or implement it, in any assembly of the program."""
        key = (place.assembly, place.type.name)
        if key not in self._derived:
            found: dict[tuple[Assembly, str], DefinedType] = {}
            open = [place]
            while open:
                base = open.pop()
                for assembly in self._users(base.assembly):
                    for type in self._direct_in(assembly).get(base.type.name, ()):
                        if (assembly, type.name) not in found:
                            found[assembly, type.name] = DefinedType(assembly, type)
                            open.append(DefinedType(assembly, type))
            self._derived[key] = tuple(found.values())
        return self._derived[key]

    def _users(self, assembly: Assembly) -> Iterator[Assembly]:
        """The assemblies that can name the types of one."""
        for other in self._closure():
            if other is assembly or assembly.name in other.references():
                yield other

    def _closure(self) -> list[Assembly]:
        if self._all is None:
            self._all = [self.program]
            for assembly in self._all:
                for name in assembly.references():
                    found = self._of(assembly).resolve(name) if self._walks(name) else None
                    if found is not None and found not in self._all:
                        self._all.append(found)
        return self._all

    def _direct_in(self, assembly: Assembly) -> dict[str, list[Type]]:
        """The types of an assembly by the names of what they are derived from directly."""
        if assembly not in self._direct:
            table: dict[str, list[Type]] = {}
            for type in assembly.types():
                for base in (type.base, *type.interfaces):
                    if isinstance(base, Instance):
                        base = base.definition
                    if isinstance(base, Named):
                        table.setdefault(base.name, []).append(type)
            self._direct[assembly] = table
        return self._direct[assembly]
