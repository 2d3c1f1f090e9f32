"""Which fields can become volatile, and where they are declared."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.lowering.klass import FieldSlot, Klass
from fencepost.model.code import Instruction
from fencepost.model.members import Field, FieldReference, Method, Type
from fencepost.model.patch import Patch
from fencepost.model.types import Instance, Modified, Named, Parameter
from fencepost.repair.accesses import is_only_exchanged
from fencepost.repair.declarations import Declaration, declaration
from fencepost.repair.option import Option
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


class Fields:
    """The fields of one program."""

    def __init__(self, assembly: Assembly, source: Callable[[int], Source | None], documents: int) -> None:
        self._assembly, self._source, self._documents = assembly, source, documents
        self._options: dict[int, Option | None] = {}
        self._uses: dict[int, list[tuple[Method, Instruction]]] | None = None
        self.declared: dict[int, Declared] = {}

    def option(self, slot: FieldSlot) -> Option | None:
        """A field that becomes volatile, with all that are declared with it."""
        if slot.owner.assembly is not self._assembly or slot.owner.definition is None:
            return None
        token = slot.definition.token
        if token not in self._options:
            self._options[token] = self._option(slot, slot.owner.definition)
        return self._options[token]

    def _option(self, slot: FieldSlot, owner: Type) -> Option | None:
        if not _is_allowed(slot.type) or slot.name.startswith("<") or owner.name.rpartition("+")[2].startswith("<"):
            return None
        found = self._declaration(owner.name, slot.name)
        if found is None and self._has_sources():
            return None
        names = (slot.name,) if found is None else found[1].names
        fields = [field for field in owner.fields if field.name in names]
        if any(isinstance(field.type, Modified | Parameter) for field in fields):
            return None  # it is volatile already, or of a type that may be none of those
        if any(field.flags & (_INIT_ONLY | _LITERAL) or not self._is_free(field) for field in fields):
            return None
        tokens = sorted(field.token for field in fields)
        document, where = (-1, None) if found is None else found
        self.declared[tokens[0]] = Declared(names, document, where)
        places = sum(instruction.opcode in _ACCESSES for token in tokens for _, instruction in self._used(token))
        return Option(Patch(tokens[0], 0, "field", siblings=tuple(tokens[1:])), places=max(places, 1))

    def _declaration(self, owner: str, name: str) -> tuple[int, Declaration] | None:
        for document in range(self._documents):
            source = self._source(document)
            found = declaration(source, owner, name) if source is not None else None
            if found is not None:
                return document, found
        return None

    def _has_sources(self) -> bool:
        return any(self._source(document) is not None for document in range(self._documents))

    def _is_free(self, field: Field) -> bool:
        """True if every reference to a field goes where the field is treated as volatile."""
        return all(
            instruction.opcode not in _ADDRESSES or self._is_exchanged(field.name, method, instruction)
            for method, instruction in self._used(field.token)
        )

    def _is_exchanged(self, name: str, method: Method, instruction: Instruction) -> bool:
        points = [point for point in self._assembly.points(method) if point.offset <= instruction.offset]
        point = points[-1] if points else None
        source = self._source(point.document) if point is not None and point.document >= 0 else None
        if point is None or source is None:
            return False
        return is_only_exchanged(
            source, StatementSpan(point.line, point.column, point.end_line, point.end_column), name
        )

    def _used(self, token: int) -> list[tuple[Method, Instruction]]:
        """Every instruction of the program that names a field."""
        if self._uses is None:
            self._uses = {}
            for type in self._assembly.types():
                for method in type.methods:
                    body = self._assembly.body(method)
                    for instruction in body.instructions if body is not None else ():
                        if instruction.opcode in _ACCESSES | _ADDRESSES and isinstance(instruction.operand, int):
                            self._uses.setdefault(self._defined(instruction.operand), []).append((method, instruction))
        return self._uses.get(token, [])

    def _defined(self, token: int) -> int:
        """The token of a field's definition; 0 if another assembly defines the field. A generic type's field is found
        by name."""
        if token >> 24 == _FIELD_TABLE:
            return token
        named = self._assembly.named(token)
        if not isinstance(named, FieldReference):
            return 0
        owner = named.owner.definition if isinstance(named.owner, Instance) else named.owner
        type = self._assembly.find_type(owner.name) if isinstance(owner, Named) and not owner.scope else None
        fields = type.fields if type is not None else ()
        return named.definition or next((field.token for field in fields if field.name == named.name), 0)


def _is_allowed(type: Klass) -> bool:
    known = type.underlying if type.is_enum and type.underlying is not None else type
    return not known.is_value or known.name in _ALLOWED
