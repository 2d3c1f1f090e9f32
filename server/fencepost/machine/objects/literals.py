"""Values of a program as C# writes them: `Color.Red`, `1.5m`, `(1, "a")`, `Point { X = 1 }`, `[1, 2]`.

A value of which nothing can be seen from outside is named by its type alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.library.literals import STRUCTS, character_literal, real_literal, text_literal
from fencepost.lowering.kinds import UNSIGNED, Kind
from fencepost.lowering.klass import FieldSlot, Klass
from fencepost.lowering.marks import marks
from fencepost.lowering.universe import Universe
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.names import simple_name
from fencepost.machine.values.values import CELL, Obj, Published, Ref, TypeValue, Value, text_of

ReadCell = Callable[[Any, Any], Any]
"""Reads a cell, given its address and its default."""

NameOf = Callable[[Value], str | None]
"""The name of an object for which its identity matters; None for one that is described by what is in it."""

_PUBLIC, _ACCESS, _LITERAL = 6, 7, 0x40
_DEEPEST, _LONGEST = 4, 20
_LISTS = {
    "System.Collections.Generic.List`1": ("items", ""),
    "System.Collections.Generic.Queue`1": ("array", "head"),
    "System.Collections.Generic.Stack`1": ("array", ""),
}
"""The collections whose items lie in one array, from the first on: the field of the array, and that of the place of the
first item, after whose last one the first of the array follows."""


class Literals:
    """Writes the values of one program. Objects that have a name are not looked into."""

    def __init__(self, universe: Universe, read: ReadCell, name: NameOf | None = None) -> None:
        self._universe, self._read = universe, read
        self._name = name

    def text(self, klass: Klass, value: Value, depth: int = _DEEPEST) -> str:
        """A value of a variable of some type."""
        if klass.nullable is not None:
            flag = self._flag(klass)
            return self.text(klass.nullable, value[1 - flag], depth) if value[flag] else "null"
        if not klass.is_value:
            return self._object(value, depth)
        if klass.kind is Kind.STRUCT and not klass.is_enum:
            return self._struct(klass, value, depth)
        return number_text(klass, value)

    def _flag(self, klass: Klass) -> int:
        fields = self._universe.fields(klass)
        return next(field.index for field in fields if field.type.name == "System.Boolean" and "has" in field.name)

    # ---- structs

    def _struct(self, klass: Klass, value: Value, depth: int) -> str:
        if klass.overlapping or klass.inline_length or not isinstance(value, tuple):
            return type_text(klass)
        fields = self._universe.fields(klass)
        if is_literal(klass, self._universe):
            return STRUCTS[klass.name]({field.name: value[field.index] for field in fields})
        if klass.generic.startswith("System.ValueTuple"):
            return self._tuple(klass, value, depth)
        return self._parts(klass, list(value), depth)

    def _tuple(self, klass: Klass, values: Value, depth: int) -> str:
        parts = self._members(klass, values, depth)
        return f"({', '.join(parts)})" if len(parts) > 1 else f"{simple_name(klass).split('`')[0]}({', '.join(parts)})"

    def _members(self, klass: Klass, values: Value, depth: int) -> list[str]:
        """The members of a tuple; the eighth and those after it are in a tuple of their own."""
        found: list[str] = []
        for field in self._universe.fields(klass):
            if field.name == "Rest" and field.type.generic.startswith("System.ValueTuple"):
                found += self._members(field.type, values[field.index], depth)
            else:
                found.append(self.text(field.type, values[field.index], depth - 1))
        return found

    def _parts(self, klass: Klass, values: list[Value], depth: int) -> str:
        """What can be seen of a struct or a record, by name."""
        shown = [field for field in self._universe.fields(klass) if shows(self._universe, klass, field)]
        if not shown or depth <= 0:
            return type_text(klass)
        parts = [f"{_member(field)} = {self.text(field.type, values[field.index], depth - 1)}" for field in shown]
        return f"{type_text(klass)} {{ {', '.join(parts)} }}"

    # ---- objects

    def _object(self, value: Value, depth: int) -> str:
        value = text_of(value)
        if value is None:
            return "null"
        if isinstance(value, str):
            return text_literal(value)
        if self._name is not None and (name := self._name(value)) is not None:
            return name
        if isinstance(value, TypeValue):
            return f"typeof({type_text(value.klass)})"
        klass: Klass = value.klass
        if not isinstance(value, Obj | Ref) or depth <= 0:
            return type_text(klass)
        return self._content(klass, value, depth)

    def _content(self, klass: Klass, value: Obj | Ref, depth: int) -> str:
        if klass.is_value:
            return self.text(klass, self._part(value, 0, klass), depth)
        if klass.element is not None:
            length = len(_holder(value).values)
            return self._items(klass.element, value, 0, length, depth) if klass.rank == -1 else type_text(klass)
        if klass.generic in _LISTS and klass.assembly is self._universe.library:
            return self._list(klass, value, depth)
        fields = self._universe.fields(klass)
        if klass.generic.startswith("System.Tuple`"):
            return self._tuple(klass, [self._part(value, field.index, field.type) for field in fields], depth)
        if is_record(klass):
            return self._parts(klass, [self._part(value, field.index, field.type) for field in fields], depth)
        return type_text(klass)

    def _list(self, klass: Klass, value: Obj | Ref, depth: int) -> str:
        fields = {field.name: field for field in self._universe.fields(klass)}
        array, head = _LISTS[klass.generic]
        if array not in fields or "size" not in fields:
            return type_text(klass)
        items = self._part(value, fields[array].index, fields[array].type)
        size = self._part(value, fields["size"].index, fields["size"].type)
        first = self._part(value, fields[head].index, fields[head].type) if head else 0
        if not isinstance(items, Obj | Ref):
            return "[]"
        return self._items(klass.arguments[0], items, first, size, depth)

    def _items(self, element: Klass, array: Obj | Ref, first: int, count: int, depth: int) -> str:
        length = len(_holder(array).values)
        count = max(0, min(count, length))
        places = [(first + index) % length for index in range(min(count, _LONGEST))]
        texts = [self.text(element, self._part(array, place, element), depth - 1) for place in places]
        more = [f"... ({count} items)"] if count > _LONGEST else []
        return f"[{', '.join([*texts, *more])}]"

    def _part(self, owner: Obj | Ref, index: int, klass: Klass) -> Value:
        """A field or an item of an object."""
        holder = _holder(owner)
        held = holder.values[index]
        if held is not CELL or not isinstance(holder, Ref):
            return held
        return self._cell((holder.key, index), self._universe.default(klass))

    def _cell(self, address: Address, default: Value) -> Value:
        if default.__class__ is tuple:
            return tuple([self._cell((*address, index), part) for index, part in enumerate(default)])
        return self._read(address, default)


def is_literal(klass: Klass, universe: Universe) -> bool:
    """True for a struct of .NET's that C# writes as one value."""
    return klass.name in STRUCTS and klass.assembly is universe.library


def number_text(klass: Klass, value: Value) -> str:
    """A number, a truth value, a character or a member of an enumeration."""
    if klass.is_enum:
        return enum_text(klass, value)
    if klass.name == "System.Boolean":
        return "true" if value else "false"
    if klass.name == "System.Char":
        return character_literal(value & 0xFFFF)
    if klass.kind in (Kind.F4, Kind.F8):
        return real_literal(float(value), klass.kind is Kind.F4)
    if isinstance(value, int):
        bits = UNSIGNED.get(klass.name)
        return str(value & (1 << bits) - 1 if bits else value)
    return type_text(klass)


def enum_text(klass: Klass, value: Value) -> str:
    """A member of an enumeration, several for flags, or a cast of a number that has no name."""
    names = _members_of(klass, value)
    return " | ".join([f"{type_text(klass)}.{name}" for name in names]) or f"({type_text(klass)}){value}"


def enum_names(klass: Klass, value: Value) -> str:
    """The text that `ToString` gives for a value of an enumeration."""
    return ", ".join(_members_of(klass, value)) or str(value)


def _members_of(klass: Klass, value: Value) -> list[str]:
    """The names of a value of an enumeration, several for flags; none if a part of it has no name."""
    constants = klass.definition.fields if klass.definition is not None else ()
    known = [(f.name, f.constant) for f in constants if f.flags & _LITERAL and isinstance(f.constant, int)]
    named = next((name for name, constant in known if constant == value), None)
    if named is not None or klass.definition is None or not any(marks(klass.definition.attributes, "Flags")):
        return [named] if named is not None else []
    parts: list[str] = []
    for name, constant in sorted(known, key=lambda one: -one[1]):
        if constant > 0 and value & constant == constant:
            parts.append(name)
            value &= ~constant
    return parts[::-1] if not value else []


def shows(universe: Universe, klass: Klass, field: FieldSlot) -> bool:
    """True if a field can be seen from outside: it is public, or it is the field of a public property."""
    if field.definition.flags & _ACCESS == _PUBLIC or klass.generic.startswith("System."):
        return True
    universe.listed[klass] = None
    name = property_of(field.name)
    methods = klass.definition.methods if klass.definition is not None else ()
    return any(method.name == f"get_{name}" and method.flags & _ACCESS == _PUBLIC for method in methods)


def property_of(field: str) -> str:
    """The property that the compiler has made a field for; "" for other fields."""
    return field[1 : field.index(">")] if field.startswith("<") and ">" in field else ""


def is_record(klass: Klass) -> bool:
    """True for a class of which the compiler compares and copies what is in its objects."""
    return any(method.name == "<Clone>$" for method in (klass.definition.methods if klass.definition else ()))


def type_text(klass: Klass) -> str:
    """A type's name without namespace, enclosing type and arguments."""
    if klass.element is not None:
        return f"{type_text(klass.element)}[]"
    return simple_name(klass).split("`", 1)[0]


def _member(field: FieldSlot) -> str:
    return property_of(field.name) or field.name


def _holder(value: Obj | Ref) -> Obj | Ref:
    return value.ref if isinstance(value, Published) and value.ref is not None else value
