"""Which fields can become volatile, and where they are declared."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.own_code import OwnCode
from fencepost.lowering.klass import FieldSlot, Klass
from fencepost.model.code import Instruction
from fencepost.model.members import Field, FieldReference, MemberKey, Method, Type
from fencepost.model.patch import Patch
from fencepost.model.types import Instance, Modified, Named, Parameter
from fencepost.repair.accesses import is_only_exchanged
from fencepost.repair.declarations import Declaration, declaration
from fencepost.repair.option import Option, Place
from fencepost.repair.source import Source, StatementSpan

_ALLOWED = {
    f"System.{name}"
    for name in (
        "Boolean", "Char", "SByte", "Byte", "Int16", "UInt16", "Int32", "UInt32", "IntPtr", "UIntPtr", "Single",
    )
}  # fmt: skip
"""The types that volatile fields may have, besides references and enumerations of these (C# 15.5.4)."""

_INIT_ONLY, _LITERAL = 0x20, 0x40
_ACCESSES, _ADDRESSES = frozenset({0x7B, 0x7D, 0x7E, 0x80}), frozenset({0x7C, 0x7F})
"""`ldfld`, `stfld`, `ldsfld`, `stsfld`; `ldflda`, `ldsflda`."""

_FIELD_TABLE = 0x04


class Declared(NamedTuple):
    """The fields that one declaration has; where that is, if the source is at hand."""

    names: tuple[str, ...]
    document: int
    declaration: Declaration | None


class _Use(NamedTuple):
    """An instruction that names a field."""

    assembly: Assembly
    method: Method
    instruction: Instruction


class Fields:
    """The fields of a program's own code."""

    def __init__(self, own: OwnCode, source: Callable[[int], Source | None]) -> None:
        self._own, self._source = own, source
        self._options: dict[MemberKey, Option | None] = {}
        self._uses: dict[tuple[Assembly, int], list[_Use]] | None = None
        self.declared: dict[MemberKey, Declared] = {}

    def option(self, slot: FieldSlot) -> Option | None:
        """A field that becomes volatile, with all that are declared with it."""
        assembly = slot.owner.assembly
        if assembly is None or slot.owner.definition is None or not self._own.has(assembly):
            return None
        member = slot.member
        if member not in self._options:
            self._options[member] = self._option(slot, assembly, slot.owner.definition)
        return self._options[member]

    def _option(self, slot: FieldSlot, assembly: Assembly, owner: Type) -> Option | None:
        if not _is_allowed(slot.type) or slot.name.startswith("<") or owner.name.rpartition("+")[2].startswith("<"):
            return None
        documents = self._own.documents_of(assembly)
        found = self._declaration(documents, owner.name, slot.name)
        if found is None and any(self._source(document) is not None for document in documents):
            return None
        names = (slot.name,) if found is None else found[1].names
        fields = [field for field in owner.fields if field.name in names]
        if any(isinstance(field.type, Modified | Parameter) for field in fields):
            return None  # it is volatile already, or of a type that may be none of those
        if any(field.flags & (_INIT_ONLY | _LITERAL) or not self._is_free(assembly, field) for field in fields):
            return None
        tokens = sorted(field.token for field in fields)
        document, where = (-1, None) if found is None else found
        patch = Patch(tokens[0], 0, "field", siblings=tuple(tokens[1:]), assembly=slot.owner.module)
        self.declared[patch.member] = Declared(names, document, where)
        uses = [use for token in tokens for use in self._used(assembly, token)]
        places = sum(use.instruction.opcode in _ACCESSES for use in uses)
        at = Place(owner.name) if where is None else Place(self._own.path(document), where.line)
        return Option(at, patch, places=max(places, 1))

    def _declaration(self, documents: range, owner: str, name: str) -> tuple[int, Declaration] | None:
        for document in documents:
            source = self._source(document) if not self._own.is_generated(document) else None
            found = declaration(source, owner, name) if source is not None else None
            if found is not None:
                return document, found
        return None

    def _is_free(self, assembly: Assembly, field: Field) -> bool:
        """True if every reference to a field goes where the field is treated as volatile."""
        return all(
            use.instruction.opcode not in _ADDRESSES or self._is_exchanged(field.name, use)
            for use in self._used(assembly, field.token)
        )

    def _is_exchanged(self, name: str, use: _Use) -> bool:
        known = self._own.points(use.assembly, use.method)
        points = [point for point in known if point.offset <= use.instruction.offset]
        point = points[-1] if points else None
        source = self._source(point.document) if point is not None and point.document >= 0 else None
        if point is None or source is None:
            return False
        return is_only_exchanged(
            source, StatementSpan(point.line, point.column, point.end_line, point.end_column), name
        )

    def _used(self, assembly: Assembly, token: int) -> list[_Use]:
        """Every instruction of the author's code that names a field."""
        if self._uses is None:
            self._uses = {}
            for user in self._own.assemblies():
                for type in user.types():
                    for method in type.methods:
                        self._note(user, method, self._uses)
        return self._uses.get((assembly, token), [])

    def _note(self, user: Assembly, method: Method, uses: dict[tuple[Assembly, int], list[_Use]]) -> None:
        body = user.body(method)
        for instruction in body.instructions if body is not None else ():
            if instruction.opcode in _ACCESSES | _ADDRESSES and isinstance(instruction.operand, int):
                found = self._defined(user, instruction.operand)
                if found is not None:
                    uses.setdefault(found, []).append(_Use(user, method, instruction))

    def _defined(self, user: Assembly, token: int) -> tuple[Assembly, int] | None:
        """The definition of a field; None if no own code defines the field. Fields of generic types and of other
        assemblies are found by name."""
        if token >> 24 == _FIELD_TABLE:
            return user, token
        named = user.named(token)
        if not isinstance(named, FieldReference):
            return None
        if named.definition:
            return user, named.definition
        owner = named.owner.definition if isinstance(named.owner, Instance) else named.owner
        if not isinstance(owner, Named):
            return None
        for assembly in (user,) if not owner.scope else self._own.assemblies():
            type = assembly.find_type(owner.name) if assembly.name == owner.scope or not owner.scope else None
            for field in type.fields if type is not None else ():
                if field.name == named.name:
                    return assembly, field.token
        return None


def _is_allowed(type: Klass) -> bool:
    known = type.underlying if type.is_enum and type.underlying is not None else type
    return not known.is_value or known.name in _ALLOWED
