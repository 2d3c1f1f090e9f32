"""Names for things that have none at run time: cells, objects and values of one run, as the source would call them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from fencepost.engine.shared.keywords import KEYWORDS
from fencepost.engine.shared.names import full_name, source_name
from fencepost.engine.shared.texts import readable
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import FieldSlot, Klass
from fencepost.machine.objects.literals import Literals, is_literal
from fencepost.machine.values.halves import Half
from fencepost.machine.values.values import CELL, Delegate, MemberValue, Obj, Ref, TypeValue, text_of
from fencepost.search.space import Space

_DEEPEST = 3
_BUILDER = "<>t__builder"
_VISIBILITY, _PUBLIC, _NESTED_PUBLIC = 7, 1, 2

ITEMS = "[]"
"""Stands for the items of all arrays, as if they were a field."""

_PLAIN_VALUES = {int, float, tuple}
"""The values that mean nothing without their type."""

_COLLECTIONS = ("System.Collections.", "System.Text.", "System.IO.")
"""The namespaces of classes whose objects a program has to guard."""

_OWN_LOCK = ("System.Threading.Lock", "own")
"""The object that the library locks for a `Lock`."""


class StructPart(NamedTuple):
    """A part of a struct that C# writes as one value: the struct's variable and type, and the path to the part."""

    address: Any
    klass: Klass
    path: tuple[int, ...]


class Names:
    """An object is called by the one field that has held it, if there is such a field; else by its class."""

    def __init__(self, space: Space) -> None:
        self._universe = space.world.universe
        self._literals = Literals(self._universe, lambda _address, default: default, self.value)
        self._classes: dict[Any, Klass] = {}
        self._holders: dict[Any, list[Any]] = {}
        self._numbers: dict[Klass, list[Any]] = {}
        for cell in space.cells.values():
            held = [value for value in cell.values if isinstance(value, Ref)]
            if len({ref.key for ref in held}) == 1:
                self._holders.setdefault(held[0].key, []).append(cell.address)
            for ref in held:
                self._note(ref)
        for ref in list(space.world.refs.values()):
            self._note(ref)
            for index, value in enumerate(ref.values):
                if isinstance(value, Ref):
                    self._holders.setdefault(value.key, []).append((ref.key, index))

    def _note(self, ref: Ref) -> None:
        if ref.key not in self._classes:
            self._classes[ref.key] = ref.klass
            self._numbers.setdefault(ref.klass, []).append(ref.key)

    def cell(self, address: Any, depth: int = _DEEPEST) -> str:
        """A cell as C# would write it."""
        if address[0] == "static":
            static = self._universe.static_fields[address[1]]
            return f"{short_name(static.owner)}.{source_name(static.name)}{self._parts(static.type, address[2:])}"
        klass = self._classes.get(address[0])
        if klass is None or len(address) < 2 or not isinstance(address[1], int):
            return self.object(address[0], depth)
        if klass.element is not None:
            return f"{self.object(address[0], depth)}[{address[1]}]{self._parts(klass.element, address[2:])}"
        slot = self._slot(address)
        if slot is None or (slot.owner.name, slot.name) == _OWN_LOCK:
            return self.object(address[0], depth)
        parts = self._parts(slot.type, self._path(address))
        if is_closure(slot.type) and parts:
            return parts[1:]
        name = f"{source_name(slot.name)}{parts}"
        return name if is_closure(klass) else f"{self.object(address[0], depth)}.{name}"

    def whole(self, address: Any) -> str:
        """A variable; of a struct of the library's, all of it, as no program names its parts."""
        slot, klass = self._slot(address), self._classes.get(address[0])
        kind = slot.type if slot is not None else klass.element if klass is not None else None
        boxed = klass is not None and klass.is_box
        is_part = kind is not None and kind.is_value and kind.assembly is self._universe.library and not boxed
        return self.cell(address[:2] if is_part else address)

    def _parts(self, klass: Klass, path: tuple[int | Half, ...]) -> str:
        """The part of a struct that a cell holds."""
        names = ""
        for index in path:
            if isinstance(index, Half):
                return f"{names} ({'upper' if index.upper else 'lower'} half)"
            fields = self._universe.fields(klass)
            if index >= len(fields):
                break
            names, klass = f"{names}.{source_name(fields[index].name)}", fields[index].type
        return names

    def _slot(self, address: Any) -> FieldSlot | None:
        """The field that an address belongs to; None for items of arrays and for cells that are no fields."""
        if address[0] == "static":
            static: FieldSlot = self._universe.static_fields[address[1]]
            return static
        klass = self._classes.get(address[0])
        if klass is None or klass.element is not None or len(address) < 2 or not isinstance(address[1], int):
            return None
        fields = self._universe.fields(klass)
        index = address[1:3][-1] if klass.is_box else address[1]
        return fields[index] if isinstance(index, int) and index < len(fields) else None

    def _path(self, address: Any) -> tuple[Any, ...]:
        """Which part of the field that an address is of: a box has its struct's fields in its one item."""
        klass = self._classes.get(address[0])
        return tuple(address[3 if klass is not None and klass.is_box else 2 :])

    def field(self, address: Any) -> str:
        """The name of a cell's field alone."""
        return self.cell(address).rsplit(".", 1)[-1]

    def in_code(self, address: Any) -> str:
        """The name of a variable in instructions: a field's own name, `ITEMS` for items of arrays."""
        klass = self._classes.get(address[0])
        slot = self._slot(address)
        return ITEMS if klass is not None and klass.element is not None else slot.name if slot is not None else ""

    def full(self, address: Any) -> str:
        """The name of a variable: of a field, with the name of its class; of any other variable, its own."""
        klass, slot = self._classes.get(address[0]), self._slot(address)
        owner = slot.owner if slot is not None and address[0] == "static" else klass
        if slot is None or owner is None or is_closure(owner):
            return self.cell(address)
        return full_name(owner.generic or owner.name, slot.name)

    def module(self, address: Any) -> str:
        """The assembly of the class that the full name of a variable begins with, "" for the program itself and for a
        variable that has a name of its own."""
        slot = self._slot(address)
        if address[0] == "static":
            return slot.owner.module if slot is not None else ""
        owner = self._classes.get(address[0])
        if slot is None or owner is None or is_closure(owner) or owner.assembly is self._universe.library:
            return ""
        return owner.module

    def of_users(self, address: Any) -> str:
        """The full name of a variable of the program, or of the collection that it is inside of; "" for a variable of
        the compiler or of the library's that no program names."""
        if self.is_hidden(address):
            return ""
        if address[0] == "static":
            inside = self._universe.static_fields[address[1]].owner.assembly is self._universe.library
            return "" if inside else self.full(address)
        key = self._holding(address[0])
        klass = self._classes.get(key)
        if klass is None or klass.assembly is not self._universe.library:
            return self.full(address) if key == address[0] else self.object(key)
        return self.object(key) if klass.name.startswith(_COLLECTIONS) else ""

    def field_of_users(self, address: Any) -> str:
        """The full name of the field of the program's that a variable is, is a part of, or is inside of; "" for a local
        variable and for what no field holds."""
        for _ in range(_DEEPEST):
            klass, slot = self._classes.get(address[0]), self._slot(address)
            owner = slot.owner if slot is not None and address[0] == "static" else klass
            if slot is not None and owner is not None and owner.assembly is not self._universe.library:
                if is_closure(owner) or self.is_hidden(address):
                    return ""
                return full_name(owner.generic or owner.name, slot.name)
            address = self.holder(address[0])
            if address is None:
                break
        return ""

    def _holding(self, key: Any) -> Any:
        """The object that a program knows, for one that only objects of the library have."""
        for _ in range(_DEEPEST):
            holders = sorted(self._usable(key), key=self._rank) if self.is_internal(key) else []
            if not holders or holders[0][0] == "static":
                break
            key = holders[0][0]
        return key

    def class_of(self, key: Any) -> Klass | None:
        return self._classes.get(key)

    def object(self, key: Any, depth: int = _DEEPEST) -> str:
        """The name of an object: the one field that holds it, if there is one; else its class, with a number if there
        are several objects of that class."""
        holders = sorted(self._usable(key), key=self._rank)
        if holders and depth:
            return self.cell(holders[0], depth - 1)
        klass = self._classes.get(key)
        if klass is None:
            return _value_name(key)
        alike = self._numbers[klass]
        return short_name(klass) + (f"#{alike.index(key) + 1}" if len(alike) > 1 else "")

    def holder(self, key: Any) -> Any:
        """The variable that holds an object, if one does by which it can be called."""
        return next(iter(sorted(self._usable(key), key=self._rank)), None)

    def is_internal(self, key: Any) -> bool:
        """True if only objects of the library have the object in a field."""
        holders = sorted(self._usable(key), key=self._rank)
        slot = self._slot(holders[0]) if holders else None
        return slot is not None and slot.owner.assembly is self._universe.library

    def _usable(self, key: Any) -> Iterator[Any]:
        for address in self._holders.get(key, ()):
            if len(address) > 1 and isinstance(address[1], int) and not self.is_hidden(address):
                yield address

    def _rank(self, address: Any) -> tuple[int, str]:
        """Static fields first, then variables, fields, items of arrays."""
        klass = self._classes.get(address[0])
        if address[0] == "static":
            return 0, str(address)
        return (3 if klass is None or klass.element is not None else 1 if is_closure(klass) else 2), str(address)

    def is_hidden(self, address: Any) -> bool:
        """True if a cell belongs to the compiler, so that no source names it, or lies in an object that does."""
        return any(slot.name.startswith("<>") for slot in self._slots(address))

    def is_own_variable(self, address: Any) -> bool:
        """True if a cell is a local variable of an asynchronous method, which its state machine keeps."""
        return any(
            other.name == _BUILDER for slot in self._slots(address) for other in self._universe.fields(slot.owner)
        )

    def _slots(self, address: Any) -> Iterator[FieldSlot]:
        """The field that an address is of, and the fields of structs in it."""
        slot = self._slot(address)
        if slot is None:
            return
        yield slot
        for index in self._path(address):
            fields = self._universe.fields(slot.type)
            if isinstance(index, Half) or index >= len(fields):
                return
            slot = fields[index]
            yield slot

    def held(self, address: Any, value: Any) -> str:
        """A value as the variable's type has it: a truth value, a member of an enumeration, a character, a struct."""
        klass = self._type_of(address)
        if klass is None or value.__class__ not in _PLAIN_VALUES:
            return self.value(value)
        return self.literal(klass, value)

    def literal(self, klass: Klass, value: Any) -> str:
        """A value of some type. Objects have their names: what is in them may have changed since."""
        if klass.kind is Kind.VOID or not klass.is_value:
            return self.value(value)
        return self._literals.text(klass, value)

    def struct(self, address: Any) -> StructPart | None:
        """The struct of .NET's that C# writes as one value and that a cell is a part of."""
        holder, slot = self._classes.get(address[0]), self._slot(address)
        if holder is not None and holder.is_box:
            return None
        element = holder.element if holder is not None else None
        klass = element or (slot.type if slot is not None else None)
        for at in range(2, len(address)):
            if klass is None or isinstance(address[at], Half):
                return None
            if is_literal(klass, self._universe):
                return StructPart(address[:at], klass, address[at:])
            klass = self.fields(klass)[address[at]].type
        return None

    def fields(self, klass: Klass) -> tuple[FieldSlot, ...]:
        return self._universe.fields(klass)

    def parts_of(self, klass: Klass) -> Iterator[tuple[int, ...]]:
        """The paths to the parts of a struct that are no structs."""
        if klass.kind is not Kind.STRUCT:
            yield ()
            return
        for field in self.fields(klass):
            for path in self.parts_of(field.type):
                yield (field.index, *path)

    def _type_of(self, address: Any) -> Klass | None:
        klass = self._classes.get(address[0])
        if klass is not None and klass.element is not None:
            return klass.element if len(address) == 2 else None
        slots = list(self._slots(address))
        return slots[-1].type if slots else None

    def value(self, value: Any) -> str:
        value = text_of(value)
        if value is None:
            return "null"
        if isinstance(value, str):
            return f'"{readable(value)}"'
        if isinstance(value, Ref):
            return self.object(value.key)
        if isinstance(value, Obj | Delegate):
            return short_name(value.klass)
        if isinstance(value, TypeValue):
            return f"typeof({short_name(value.klass)})"
        if isinstance(value, MemberValue):
            return f"{short_name(value.klass)}.{value.name}"
        return "..." if value is CELL or isinstance(value, tuple) else str(value)


def short_name(klass: Klass) -> str:
    """A type's name without namespaces and enclosing types."""
    if klass.element is not None:
        return f"{short_name(klass.element)}[]"
    name = (klass.generic or klass.name).split("`", 1)[0]
    name = name.rsplit(".", 1)[-1].rsplit("+", 1)[-1]
    arguments = [KEYWORDS.get(argument.name) or short_name(argument) for argument in klass.arguments]
    return f"{name}<{', '.join(arguments)}>" if arguments else name


def public_name(klass: Klass) -> str:
    """The short name of a class, or of its nearest base that a program can name."""
    bases = [base for base in klass.chain() if base.base is not None and _is_public(base)]
    return short_name(bases[0] if bases else klass)


def _is_public(klass: Klass) -> bool:
    return klass.definition is not None and klass.definition.flags & _VISIBILITY in (_PUBLIC, _NESTED_PUBLIC)


def method_of_machine(klass: Klass) -> str:
    """The iterator or asynchronous method that a class is the state machine of, if it is one."""
    inner = klass.generic.rpartition("+")[2]
    return inner[1 : inner.index(">")] if ">d" in inner and inner[:1] == "<" else ""


def is_closure(klass: Klass) -> bool:
    """True if the fields of a class are variables that a lambda or an iterator uses."""
    return "+<" in klass.name


def _value_name(key: Any) -> str:
    if isinstance(key, tuple) and len(key) == 2 and key[0] == "value":
        value = key[1]
        if isinstance(value, str):
            return f'"{value}"'
        return f"typeof({short_name(value.klass)})" if isinstance(value, TypeValue) else "object"
    return "object"
