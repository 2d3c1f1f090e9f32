"""The objects that a program's code can lock: objects that it locks already, fields made for that, and new ones."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.lowering.gates import named_type
from fencepost.model.members import Field, Method, Type
from fencepost.model.patch import Gate
from fencepost.model.types import Named
from fencepost.repair.new_gates import free_name, lock_names, new_gate
from fencepost.repair.overlaps import OUTER
from fencepost.repair.source import Change, Source

_INTERFACE, _SEALED_STATIC = 0x20, 0x180
_STATIC, _INIT_ONLY, _ACCESS, _PRIVATE = 0x10, 0x20, 0x07, 0x01
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
    """The gates of one assembly, whose name in patches is `module`; `source` reads those of its documents that are as
    they were compiled."""

    def __init__(
        self, assembly: Assembly, module: str, source: Callable[[int], Source | None], documents: Sequence[int]
    ) -> None:  # fmt: skip
        self._assembly, self._module = assembly, module
        self._sources = {number: known for number in documents if (known := source(number)) is not None}
        self._reached: dict[str, tuple[Reached, ...]] = {}

    # ---- which there are

    def reached(self, method: Method) -> tuple[Reached, ...]:
        """The objects that a `lock` statement in a method could name."""
        key = f"{method.owner} {method.flags & _STATIC}"
        if key not in self._reached:
            self._reached[key] = tuple(self._find(method))
        return self._reached[key]

    def _find(self, method: Method) -> Iterator[Reached]:
        lexical = self._assembly.find_type(lexical_name(method.owner))
        if lexical is None or lexical.flags & _INTERFACE:
            return
        path = self._path(method, lexical)
        for type in self._around(lexical):
            for gate in (*self._existing(type, type is lexical), *self._new(type)):
                if gate.static:
                    yield Reached(gate, ())
                elif path is not None and (type is lexical or self._is_base(type, lexical)):
                    yield Reached(gate, path)

    def _around(self, lexical: Type) -> Iterator[Type]:
        """A type, its bases and those that it stands in, of the program itself."""
        yield lexical
        known: Type | None = lexical
        while (known := _base(known, self._assembly)) is not None and not known.generic:
            yield known
        name = lexical.name
        while "+" in name:
            name = name.rpartition("+")[0]
            outer = self._assembly.find_type(name)
            if outer is not None:
                yield outer

    def _is_base(self, type: Type, lexical: Type) -> bool:
        known: Type | None = lexical
        while (known := _base(known, self._assembly)) is not None:
            if known.name == type.name:
                return True
        return False

    def _existing(self, type: Type, is_own: bool) -> Iterator[Gate]:
        """Fields that are made for locks, and whatever else `lock` statements of the type name."""
        found = dict.fromkeys(
            [
                self._of_field(type, field)
                for field in type.fields
                if field.flags & _INIT_ONLY and _type_name(field) in _MADE_FOR_LOCKS and "<" not in field.name
                and (is_own or field.flags & _ACCESS != _PRIVATE or field.flags & _STATIC)
            ]
        )  # fmt: skip
        if is_own:
            for source in self._sources.values():
                for text in lock_names(source, type.name):
                    gate = self.named(text, type)
                    if gate is not None:
                        found.setdefault(gate)
        yield from found

    def _new(self, type: Type) -> Iterator[Gate]:
        """New fields. Objects that are compared or copied member by member get no new field."""
        if type.flags & _INTERFACE:
            return
        taken = {field.name for around in self._around(type) for field in around.fields}
        name = free_name(self._sources.values(), type.name, taken, _is_underscored(type))
        is_plain = not _is_value(type) and not _is_record(type) and type.flags & _SEALED_STATIC != _SEALED_STATIC
        new = Gate(type.name, name, new=True, assembly=self._module)
        if self._declaration(new) is None:
            return
        if is_plain:
            yield new
        yield new._replace(static=True)

    def named(self, text: str, lexical: Type) -> Gate | None:
        """The gate that an expression of a `lock` statement means in a type, if others can name it, too."""
        if text == "this":
            return Gate(lexical.name, assembly=self._module)
        if (match := _TYPE_OF.fullmatch(text)) is not None:
            named = next(
                (type for type in self._around(lexical) if _short(type.name) == match[1].rpartition(".")[2]), None
            )
            if named is None or named.generic:
                return None
            return Gate(named.name, static=True, assembly=self._module)
        qualifier, _, name = text.rpartition(".")
        for type in self._around(lexical):
            field = next((field for field in type.fields if field.name == name), None)
            if field is not None and qualifier in ("", "this", _short(type.name)):
                return self._of_field(type, field)
        return None

    def _of_field(self, type: Type, field: Field) -> Gate:
        scoped = _type_name(field) == _LOCK
        return Gate(type.name, field.name, bool(field.flags & _STATIC), scoped, assembly=self._module)

    def _path(self, method: Method, lexical: Type) -> tuple[str, ...] | None:
        """How a method comes from its `this` to the object whose member its source is in."""
        if method.flags & _STATIC:
            return None
        pending: list[tuple[tuple[str, ...], Type | None]] = [((), self._assembly.find_type(method.owner))]
        for path, type in pending:
            if type is None or len(path) > _LONGEST_WAY:
                continue
            if type.name == lexical.name:
                return path
            outer = [field for field in type.fields if field.name.startswith(OUTER)] if _is_made(type.name) else []
            pending += [((*path, field.name), named_type(field.type, self._assembly)) for field in outer]
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

    def declaration(self, gate: Gate, users: set[str], near: tuple[int, int]) -> tuple[int, Change] | None:
        """Where a new gate is declared that methods of some types use, by their names: in the part of the type that has
        a place, by document and byte, if one has."""
        outside = [user for user in users if user != gate.owner and not user.startswith(f"{gate.owner}+")]
        return self._declaration(gate, "protected" if outside else "private", near)

    def _declaration(
        self, gate: Gate, access: str = "private", near: tuple[int, int] = (-1, -1)
    ) -> tuple[int, Change] | None:
        short = self._assembly.base_version() >= _WITH_SHORT_NEW
        text = f"{access} {'static ' if gate.static else ''}readonly object {gate.field} = new{_made(short)};"
        for number, source in sorted(self._sources.items(), key=lambda known: known[0] != near[0]):
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


def _base(type: Type | None, assembly: Assembly) -> Type | None:
    return named_type(type.base, assembly) if type is not None and type.base is not None else None


def _type_name(field: Field) -> str:
    return field.type.name if isinstance(field.type, Named) else ""


def _is_value(type: Type) -> bool:
    return isinstance(type.base, Named) and type.base.name in ("System.ValueType", "System.Enum")


def _is_record(type: Type) -> bool:
    return any(method.name == "<Clone>$" for method in type.methods)


def _is_underscored(type: Type) -> bool:
    own = [field.name for field in type.fields if "<" not in field.name and field.flags & _ACCESS == _PRIVATE]
    return bool(own) and all(name.startswith("_") for name in own)
