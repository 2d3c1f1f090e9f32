"""The methods whose calls do not overlap in serial runs: public methods of `[ThreadSafe]` types, or `[Operation]`s."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple
from weakref import WeakKeyDictionary

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.documentation import documented_thread_safe
from fencepost.assembly.own_code import OwnCode
from fencepost.assembly.references import DefinedType
from fencepost.engine.atomicity.claims import goes_on_elsewhere
from fencepost.engine.programs.candidates import is_said
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.operation_marks import operation_mark
from fencepost.model.members import MemberKey, Method

_ACCESS, _PUBLIC, _PRIVATE_VIRTUAL = 7, 6, 0x41
_INTERFACE = 0x20


class Operations(NamedTuple):
    """The operations by their keys; `unfollowed` are asynchronous ones and iterators, of which a call is only the
    beginning."""

    members: frozenset[MemberKey]
    unfollowed: tuple[tuple[MemberKey, Method], ...]


_KNOWN: WeakKeyDictionary[OwnCode, Operations] = WeakKeyDictionary()
"""The operations of programs, each looked for once."""


def operations(program: Program) -> Operations:
    """The operations of all own types."""
    if program.own not in _KNOWN:
        _KNOWN[program.own] = _found(program.own, documented_thread_safe(program.path))
    return _KNOWN[program.own]


def _found(own: OwnCode, documented: frozenset[str]) -> Operations:
    """`documented` are types whose documentation says that they are thread-safe."""
    members: set[MemberKey] = set()
    unfollowed: dict[MemberKey, Method] = {}
    for assembly in own.assemblies():
        for type in assembly.types():
            for home, method in _chosen(own, DefinedType(assembly, type), documented):
                key = MemberKey(own.module(home), method.token)
                if goes_on_elsewhere(method):
                    unfollowed[key] = method
                else:
                    members.add(key)
    return Operations(frozenset(members), tuple(unfollowed.items()))


def _chosen(own: OwnCode, place: DefinedType, documented: frozenset[str]) -> Iterator[tuple[Assembly, Method]]:
    """The operations that a type has: those that are chosen by hand, or all public ones of a thread-safe type."""
    marked = [(method, operation_mark(place.type, method)) for method in place.type.methods if method.rva]
    by_hand = [method for method, mark in marked if mark.chosen]
    if by_hand:
        yield from ((place.assembly, method) for method in by_hand)
    elif _is_thread_safe(own, place, documented):
        left_out = {method.token for method, mark in marked if mark.excluded}
        for home in _with_bases(own, place):
            for method in home.type.methods:
                if _can_be_called(method) and method.token not in left_out:
                    yield home.assembly, method


def _is_thread_safe(own: OwnCode, place: DefinedType, documented: frozenset[str]) -> bool:
    """True for a type that is said to be thread-safe, and for one that derives from such a type or implements one: what
    it does in the place of its base's methods is called in the same way."""
    if place.type.flags & _INTERFACE:
        return False
    for home in _with_bases(own, place):
        implemented = [own.type_of(home.assembly, one) for one in home.type.interfaces]
        if any(is_said(one.type, documented) for one in (home, *implemented) if one is not None):
            return True
    return False


def _with_bases(own: OwnCode, place: DefinedType) -> Iterator[DefinedType]:
    """A type and its bases, as far as they are the author's."""
    found: DefinedType | None = place
    while found is not None:
        yield found
        found = own.type_of(found.assembly, found.type.base) if found.type.base is not None else None


def _can_be_called(method: Method) -> bool:
    """True for a method with code that other types can call: a public one, or one that implements an interface."""
    if not method.rva or method.name.startswith((".", "<")):
        return False
    return method.flags & _ACCESS == _PUBLIC or method.flags & _PRIVATE_VIRTUAL == _PRIVATE_VIRTUAL
