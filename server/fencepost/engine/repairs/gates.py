"""The objects that a program's code can lock: objects that it locks already, fields made for that, and new ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.own_code import OwnCode
from fencepost.assembly.references import DefinedType
from fencepost.lowering.gates import named_type
from fencepost.model.members import Field, Method, Type
from fencepost.model.patch import Gate
from fencepost.model.types import Named
from fencepost.repair.new_gates import free_name, lock_names, new_gate
from fencepost.repair.overlaps import OUTER
from fencepost.repair.source import Change, Source

_INTERFACE, _SEALED_STATIC = 0x20, 0x180
_STATIC, _INIT_ONLY, _ACCESS, _PRIVATE, _PUBLIC = 0x10, 0x20, 0x07, 0x01, 0x06
_INHERITED = {0x04, 0x05, _PUBLIC}
"""The accesses of fields that a derived type has in any assembly: protected, protected internal, public."""

_SHOWN = "System.Runtime.CompilerServices.InternalsVisibleToAttribute"
_OBJECT, _LOCK = "System.Object", "System.Threading.Lock"
_MADE_FOR_LOCKS = {_OBJECT, _LOCK}
_LONGEST_WAY = 3
_WITH_SHORT_NEW = 5
_TYPE_OF = re.compile(r"typeof\s*\(\s*([\w.]+)\s*\)")


class Reached(NamedTuple):
    """A gate that a method can name; `path` leads to its object."""

    gate: Gate
    path: tuple[str, ...]


class Gates:
    """The gates of a program's own code; `source` reads those documents that are as they were compiled."""

    def __init__(self, own: OwnCode, source: Callable[[int], Source | None]) -> None:
        self._own, self._source = own, source
        self._known: dict[Assembly, dict[int, Source]] = {}
        self._reached: dict[tuple[Assembly, str, int], tuple[Reached, ...]] = {}
        self._owners: dict[tuple[str, str], DefinedType] = {}

    def _sources(self, assembly: Assembly) -> dict[int, Source]:
        """The documents of an assembly that can be edited."""
        if assembly not in self._known:
            numbers = [number for number in self._own.documents_of(assembly) if not self._own.is_generated(number)]
            known = {number: self._source(number) for number in numbers}
            self._known[assembly] = {number: source for number, source in known.items() if source is not None}
        return self._known[assembly]

    # ---- which there are

    def reached(self, assembly: Assembly, method: Method) -> tuple[Reached, ...]:
        """The objects that a `lock` statement in a method of an assembly could name."""
        key = assembly, method.owner, method.flags & _STATIC
        if key not in self._reached:
            self._reached[key] = tuple(self._find(assembly, method))
        return self._reached[key]

    def _find(self, assembly: Assembly, method: Method) -> Iterator[Reached]:
        lexical = lexical_type(assembly, method)
        if lexical is None or lexical.type.flags & _INTERFACE:
            return
        path, bases = self._path(method, lexical), self._bases(lexical)
        for around in self._around(lexical):
            is_base = around in bases
            fields = [gate for gate in self._fields(around) if self._is_named_in(lexical, around, is_base, gate)]
            locked = self._locked(lexical) if around == lexical else ()
            for gate in (*dict.fromkeys((*fields, *locked)), *self._new(around)):
                if gate.static:
                    yield Reached(gate, ())
                elif path is not None and (around == lexical or is_base):
                    yield Reached(gate, path)

    def _around(self, lexical: DefinedType) -> list[DefinedType]:
        """A type, its bases and those that it stands in, of the author's."""
        found = [lexical]
        for base in self._bases(lexical):
            if base.type.generic:
                break
            found.append(base)
        name = lexical.type.name
        while "+" in name:
            name = name.rpartition("+")[0]
            outer = lexical.assembly.find_type(name)
            if outer is not None:
                found.append(DefinedType(lexical.assembly, outer))
        return found

    def _bases(self, lexical: DefinedType) -> list[DefinedType]:
        """The bases of a type, the nearest first. A type that a file derives from itself ends them."""
        found: list[DefinedType] = []
        base = lexical.type.base
        known = self._own.type_of(lexical.assembly, base) if base is not None else None
        while known is not None and known not in found and known != lexical:
            found.append(known)
            base = known.type.base
            known = self._own.type_of(known.assembly, base) if base is not None else None
        return found

    def _is_named_in(self, lexical: DefinedType, around: DefinedType, is_base: bool, gate: Gate) -> bool:
        """True if a type can name a gate of itself, of a base or of a type around it."""
        field = next((field for field in around.type.fields if field.name == gate.field), None)
        access = field.flags & _ACCESS if field is not None else _PUBLIC
        if around == lexical or not is_base:
            return around == lexical or gate.static or access != _PRIVATE
        if around.assembly is lexical.assembly or _shows_internals(around.assembly, lexical.assembly):
            return access != _PRIVATE
        return access in _INHERITED

    def _fields(self, owner: DefinedType) -> Iterator[Gate]:
        """Fields that are made for locks."""
        for field in owner.type.fields:
            if field.flags & _INIT_ONLY and _type_name(field) in _MADE_FOR_LOCKS and "<" not in field.name:
                yield self._of_field(owner, field)

    def _locked(self, lexical: DefinedType) -> Iterator[Gate]:
        """What `lock` statements of a type name."""
        for source in self._sources(lexical.assembly).values():
            for text in lock_names(source, lexical.type.name):
                gate = self.named(text, lexical)
                if gate is not None:
                    yield gate

    def _new(self, owner: DefinedType) -> Iterator[Gate]:
        """New fields. Objects that are compared or copied member by member get no new field."""
        type = owner.type
        if type.flags & _INTERFACE:
            return
        taken = {field.name for around in self._around(owner) for field in around.type.fields}
        name = free_name(self._sources(owner.assembly).values(), type.name, taken, _is_underscored(type))
        is_plain = not _is_value(type) and not _is_record(type) and type.flags & _SEALED_STATIC != _SEALED_STATIC
        new = Gate(type.name, name, new=True, assembly=self._module(owner))
        if self._declaration(new) is None:
            return
        if is_plain:
            yield new
        yield new._replace(static=True)

    def named(self, text: str, lexical: DefinedType) -> Gate | None:
        """The gate that an expression of a `lock` statement means in a type, if others can name it, too."""
        if text == "this":
            return Gate(lexical.type.name, assembly=self._module(lexical))
        if (match := _TYPE_OF.fullmatch(text)) is not None:
            short = match[1].rpartition(".")[2]
            named = next((one for one in self._around(lexical) if _short(one.type.name) == short), None)
            if named is None or named.type.generic:
                return None
            return Gate(named.type.name, static=True, assembly=self._module(named))
        qualifier, _, name = text.rpartition(".")
        for around in self._around(lexical):
            field = next((field for field in around.type.fields if field.name == name), None)
            if field is not None and qualifier in ("", "this", _short(around.type.name)):
                return self._of_field(around, field)
        return None

    def _of_field(self, owner: DefinedType, field: Field) -> Gate:
        scoped, module = _type_name(field) == _LOCK, self._module(owner)
        return Gate(owner.type.name, field.name, bool(field.flags & _STATIC), scoped, assembly=module)

    def _module(self, owner: DefinedType) -> str:
        module = self._own.module(owner.assembly)
        self._owners[module, owner.type.name] = owner
        return module

    def _path(self, method: Method, lexical: DefinedType) -> tuple[str, ...] | None:
        """How a method comes from its `this` to the object whose member its source is in."""
        if method.flags & _STATIC:
            return None
        pending: list[tuple[tuple[str, ...], Type | None]] = [((), lexical.assembly.find_type(method.owner))]
        for path, type in pending:
            if type is None or len(path) > _LONGEST_WAY:
                continue
            if type.name == lexical.type.name:
                return path
            outer = [field for field in type.fields if field.name.startswith(OUTER)] if _is_made(type.name) else []
            pending += [((*path, field.name), named_type(field.type, lexical.assembly)) for field in outer]
        return None

    # ---- how they are written

    def text(self, gate: Gate, hidden: bool) -> str:
        """The expression by which a `lock` statement names a gate; another variable may have `hidden` the gate's
        name."""
        if not gate.field:
            return f"typeof({_short(gate.owner)})" if gate.static else "this"
        if not hidden:
            return gate.field
        return f"{_short(gate.owner)}.{gate.field}" if gate.static else f"this.{gate.field}"

    def declaration(
        self, gate: Gate, users: set[tuple[str, str]], near: tuple[int, int]
    ) -> tuple[int, Change] | None:  # fmt: skip
        """Where a new gate is declared that methods of some types use, by the names of their assemblies and their own:
        in the part of the type that has a place, by document and byte, if one has."""
        inside = [
            module == gate.assembly and (name == gate.owner or name.startswith(f"{gate.owner}+"))
            for module, name in users
        ]
        return self._declaration(gate, "private" if all(inside) else "protected", near)

    def _declaration(
        self, gate: Gate, access: str = "private", near: tuple[int, int] = (-1, -1)
    ) -> tuple[int, Change] | None:
        assembly = self._owners[gate.assembly, gate.owner].assembly
        short = assembly.base_version() >= _WITH_SHORT_NEW
        text = f"{access} {'static ' if gate.static else ''}readonly object {gate.field} = new{_made(short)};"
        for number, source in sorted(self._sources(assembly).items(), key=lambda known: known[0] != near[0]):
            change = new_gate(source, gate.owner, text, near[1] if number == near[0] else -1)
            if change is not None:
                return number, change
        return None


def _made(short: bool) -> str:
    return "()" if short else " object()"


def lexical_name(owner: str) -> str:
    """The type in whose source a member stands: that of a lambda, an iterator or the like is one of the compiler's."""
    parts = owner.split("+")
    made = next((number for number, part in enumerate(parts) if part.startswith("<")), len(parts))
    return "+".join(parts[: max(made, 1)])


def _is_made(name: str) -> bool:
    return "+<" in name


def _short(name: str) -> str:
    return name.rpartition("+")[2].rpartition(".")[2].partition("`")[0]


def lexical_type(assembly: Assembly, method: Method) -> DefinedType | None:
    """The type in whose source a method of an assembly stands."""
    type = assembly.find_type(lexical_name(method.owner))
    return DefinedType(assembly, type) if type is not None else None


def _shows_internals(assembly: Assembly, user: Assembly) -> bool:
    """True if an assembly lets another one use what is internal."""
    shown = [
        attribute.arguments[0] for attribute in assembly.attributes if attribute.type == _SHOWN and attribute.arguments
    ]
    return any(str(name).partition(",")[0].strip().lower() == (user.name or "").lower() for name in shown)


def _type_name(field: Field) -> str:
    return field.type.name if isinstance(field.type, Named) else ""


def _is_value(type: Type) -> bool:
    return isinstance(type.base, Named) and type.base.name in ("System.ValueType", "System.Enum")


def _is_record(type: Type) -> bool:
    return any(method.name == "<Clone>$" for method in type.methods)


def _is_underscored(type: Type) -> bool:
    own = [field.name for field in type.fields if "<" not in field.name and field.flags & _ACCESS == _PRIVATE]
    return bool(own) and all(name.startswith("_") for name in own)
