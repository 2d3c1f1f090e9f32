"""Which methods a method's own code leads to: what it calls, what it makes delegates of, what runs because of the types
that it uses.

A call of a virtual method leads to all overrides of it in the program's own assemblies. An object that is made leads to
those of its methods that .NET calls: `MoveNext` of a state machine, `Dispose`, `Compare`. What .NET's own code calls
besides, such as a member that is found by reflection, is not seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fencepost.assembly.assembly import Assembly, is_token
from fencepost.assembly.references import DefinedType
from fencepost.engine.programs.starters import starts
from fencepost.engine.programs.walked_assemblies import WalkedAssemblies
from fencepost.model.members import FieldReference, Method, MethodReference
from fencepost.model.types import Instance, Named, TypeExpression

_STATIC, _FINAL, _VIRTUAL, _NEW_SLOT = 0x10, 0x20, 0x40, 0x100
_VIRTUAL_CALLS = {0x6F, 0xFE07}
_FINALIZER = "Finalize"

MethodNode = tuple[Assembly, int]
"""A method: the assembly that defines it, and its token there."""


class Leads(NamedTuple):
    """What a method's code leads to, and whether it names a member that starts something on another thread."""

    starts: bool
    to: tuple[MethodNode, ...]


class CallGraph:
    """The calls of a program's methods; each method's code is read once."""

    def __init__(self, assemblies: WalkedAssemblies) -> None:
        self.assemblies = assemblies
        self._leads: dict[MethodNode, Leads] = {}
        self._tokens: dict[tuple[Assembly, int, bool], Leads] = {}
        self._overriding: dict[tuple[Assembly, str, str, int], tuple[MethodNode, ...]] = {}
        self._by_slot: dict[tuple[Assembly, str], dict[tuple[str, int], list[int]]] = {}
        self._made: dict[tuple[Assembly, str], tuple[MethodNode, ...]] = {}

    @property
    def methods(self) -> int:
        """Of how many methods the code was read."""
        return len(self._leads)

    def leads(self, node: MethodNode) -> Leads:
        found = self._leads.get(node)
        if found is None:
            found = self._leads[node] = self._read(*node)
        return found

    def _read(self, assembly: Assembly, token: int) -> Leads:
        method = assembly.find_method(token)
        body = assembly.body(method) if method is not None else None
        used = dict.fromkeys(
            (instruction.operand, instruction.opcode in _VIRTUAL_CALLS)
            for instruction in (body.instructions if body is not None else ())
            if is_token(instruction.opcode) and isinstance(instruction.operand, int)
        )
        to: dict[MethodNode, None] = {}
        started = False
        for operand, virtual in used:
            leads = self._of_token(assembly, operand, virtual)
            started = started or leads.starts
            to.update(dict.fromkeys(leads.to))
        return Leads(started, tuple(to))

    def _of_token(self, assembly: Assembly, token: int, virtual: bool) -> Leads:
        key = (assembly, token, virtual)
        if key not in self._tokens:
            named = assembly.named(token)
            if isinstance(named, MethodReference):
                found = Leads(starts(named), tuple(dict.fromkeys(self._of_method(assembly, named, virtual))))
            elif isinstance(named, FieldReference):
                found = Leads(False, tuple(self._initializer(self.assemblies.find(assembly, named.owner))))
            elif isinstance(named, Named | Instance):
                found = Leads(False, tuple(self._used(assembly, named)))
            else:
                found = Leads(False, ())
            self._tokens[key] = found
        return self._tokens[key]

    def _of_method(self, assembly: Assembly, named: MethodReference, virtual: bool) -> Iterator[MethodNode]:
        for argument in named.arguments:
            yield from self._used(assembly, argument)
        if isinstance(named.owner, Instance):
            for argument in named.owner.arguments:
                yield from self._used(assembly, argument)
        place = self.assemblies.find(assembly, named.owner)
        if place is None:
            return
        yield from self._initializer(place)
        if named.name == ".ctor":
            yield from self.made(place)
        for owner in self.assemblies.bases(place):
            methods = _called(owner, named.name, len(named.signature.parameters))
            for method in methods:
                yield owner.assembly, method.token
                if virtual and method.flags & _VIRTUAL and not method.flags & _FINAL:
                    yield from self._overrides(place, method)
            if methods:
                return

    def _overrides(self, place: DefinedType, method: Method) -> tuple[MethodNode, ...]:
        """The methods that stand for a virtual one in types that are derived from a type, or implement it."""
        slot = (method.name, len(method.signature.parameters))
        key = (place.assembly, place.type.name, *slot)
        if key not in self._overriding:
            found: dict[MethodNode, None] = {}
            for derived in self.assemblies.derived(place):
                for owner in self.assemblies.bases(derived):
                    implementing = self._slots(owner).get(slot, ())
                    found.update(dict.fromkeys((owner.assembly, token) for token in implementing))
                    if implementing:
                        break
            self._overriding[key] = tuple(found)
        return self._overriding[key]

    def _slots(self, place: DefinedType) -> dict[tuple[str, int], list[int]]:
        """The tokens of the methods of a type by name, without that of an interface, and number of parameters."""
        key = (place.assembly, place.type.name)
        if key not in self._by_slot:
            table: dict[tuple[str, int], list[int]] = {}
            for method in place.type.methods:
                if not method.flags & _STATIC:
                    slot = (_bare(method.name), len(method.signature.parameters))
                    table.setdefault(slot, []).append(method.token)
            self._by_slot[key] = table
        return self._by_slot[key]

    def _used(self, assembly: Assembly, type: TypeExpression) -> Iterator[MethodNode]:
        """A type that code names may be made by whatever gets it: its constructors run, too."""
        if isinstance(type, Instance):
            for argument in type.arguments:
                yield from self._used(assembly, argument)
        place = self.assemblies.find(assembly, type)
        if place is not None:
            yield from self._initializer(place)
            yield from self.made(place)
            if isinstance(type, Named) and "<" not in place.type.name:
                for method in _called(place, ".ctor", 0):
                    yield place.assembly, method.token

    @staticmethod
    def _initializer(place: DefinedType | None) -> Iterator[MethodNode]:
        if place is not None:
            for method in _called(place, ".cctor", 0):
                yield place.assembly, method.token

    def made(self, place: DefinedType) -> tuple[MethodNode, ...]:
        """The methods of an object that code of .NET may call: what implements or overrides members of .NET."""
        key = (place.assembly, place.type.name)
        if key not in self._made:
            self._made[key] = ()  # a type whose bases lead back to it
            self._made[key] = tuple(self._called_by_framework(place))
        return self._made[key]

    def _called_by_framework(self, place: DefinedType) -> Iterator[MethodNode]:
        own, foreign = self._interfaces(place)
        bases = list(self.assemblies.bases(place))
        for number, owner in enumerate(bases):
            for method in owner.type.methods:
                if not method.flags & _VIRTUAL or not method.rva or method.name == _FINALIZER:
                    continue
                slot = (_bare(method.name), len(method.signature.parameters))
                implements = foreign is None or slot in foreign
                declared = method.flags & _NEW_SLOT or _is_declared(bases[number + 1 :], *slot)
                if implements if declared else slot not in own:
                    yield owner.assembly, method.token

    def _interfaces(self, place: DefinedType) -> tuple[set[tuple[str, int]], set[tuple[str, int]] | None]:
        """The methods of a type's own interfaces and of those of .NET, by name and number of parameters; None if
        one of .NET is not known, and may have any."""
        own: set[tuple[str, int]] = set()
        foreign: set[tuple[str, int]] | None = set()
        for assembly, interface in self.assemblies.interfaces(place):
            found = self.assemblies.find(assembly, interface)
            if found is not None:
                own |= {(method.name, len(method.signature.parameters)) for method in found.type.methods}
            elif foreign is not None:
                slots = self.assemblies.slots_of_net(interface)
                foreign = None if slots is None else foreign | slots
        return own, foreign


def _called(place: DefinedType, name: str, count: int) -> list[Method]:
    return [m for m in place.type.methods if m.name == name and len(m.signature.parameters) == count]


def _bare(name: str) -> str:
    """A method's name; without that of the interface if it implements one explicitly."""
    return name if name.startswith(".") else name.rpartition(".")[2]


def _is_declared(bases: list[DefinedType], name: str, count: int) -> bool:
    """True if a base declares a virtual method of its own that another one of a name overrides."""
    return any(method.flags & _NEW_SLOT for base in bases for method in _called(base, name, count))
