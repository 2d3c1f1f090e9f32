"""The definitions of a module, built from its tables one type or one member at a time.

A broken member is left out and reported; the rest of its type is read all the same.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, cached_property, partial
from pathlib import Path
from typing import TypeVar

from fencepost.assembly.attributes import decode_arguments, decode_constant, decode_typed
from fencepost.assembly.damage import DamagedError, Problems
from fencepost.assembly.metadata import FIELD, MEMBER_REF, METHOD, Metadata
from fencepost.assembly.tables import Children, coded
from fencepost.assembly.text import type_text
from fencepost.model.members import (
    ArgumentValue,
    Attribute,
    AttributeUse,
    Event,
    Field,
    GenericParameter,
    Method,
    MethodReference,
    Override,
    ParameterDefinition,
    Property,
    Type,
)
from fencepost.model.types import Named, TypeExpression

_CUSTOM_ATTRIBUTE_TYPE = coded("CustomAttributeType")
_CONSTANT, _CUSTOM_ATTRIBUTE, _PROPERTY = 0x0B, 0x0C, 0x17
_STATIC = 0x10
_SETTER, _GETTER, _ADDER, _REMOVER = 1, 2, 8, 16

Built = TypeVar("Built")


class Definitions:
    """The types and members of a module. `problems` collects what is broken."""

    def __init__(self, metadata: Metadata, problems: Problems) -> None:
        tables = metadata.tables
        self._metadata = metadata
        self._tables = tables
        self._strings = metadata.strings
        self._problems = problems
        self._rows_by_name: dict[str, int] | None = None
        self._attributes = tables.referring("CustomAttribute", 0, "HasCustomAttribute")
        self._generic_parameters = tables.referring("GenericParam", 2, "TypeOrMethodDef")
        self._constants = tables.referring("Constant", 1, "HasConstant")
        self._accessors = tables.referring("MethodSemantics", 2, "HasSemantics")
        self._properties = metadata.children("PropertyMap", 1, "Property", "PropertyPtr")
        self._events = metadata.children("EventMap", 1, "Event", "EventPtr")
        self.enum_size = cache(self._enum_size)
        self.kept_type = cache(self.type)
        self._allowance, self._large = metadata.allowance, metadata.large
        self._signature, self._parameters_of = metadata.method_signature, metadata.parameters.of
        self._field_row = tables["Field"].row
        self._method_row = tables["MethodDef"].row
        self._parameter_row = tables["Param"].row

    def expect_all(self) -> None:
        """Prepares for being asked for every type."""
        self._strings.decode_all(self._tables.decode_all())
        for referring in (self._attributes, self._generic_parameters, self._constants, self._accessors):
            referring.group()

    def row_of(self, name: str) -> int:
        """The row of the type with a full name, 0 without one; the first of several."""
        if self._rows_by_name is None:
            self._rows_by_name = {}
            for row in range(1, self._tables.count("TypeDef") + 1):
                try:
                    self._rows_by_name.setdefault(self._metadata.type_name(row), row)
                except DamagedError as damage:
                    self._left_out(damage, f"type {row}")
        return self._rows_by_name.get(name, 0)

    def type(self, row: int) -> Type | None:
        """One type with all its members, or None when the type itself is broken."""
        try:
            return self._type(row)
        except DamagedError as damage:
            self._left_out(damage, f"type {row}")
            return None

    def method(self, row: int) -> Method | None:
        """One method, without the rest of its type."""
        try:
            return self._method(self._metadata.type_name(self._metadata.methods.owner(row)), row)
        except DamagedError as damage:
            self._left_out(damage, f"method {row}")
            return None

    def attributes(self, table: str, row: int) -> tuple[Attribute, ...]:
        """The custom attributes of anything that can have them."""
        rows = self._attributes[table].get(row)
        return self._all(rows, self._attribute, "attribute") if rows else ()

    def all_attributes(self, table: str) -> Iterator[tuple[int, tuple[Attribute, ...]]]:
        """The rows of a table that have custom attributes, with these."""
        known = self._attributes[table]
        for row in range(1, self._tables.count(table) + 1):
            if row in known:
                yield row, self.attributes(table, row)

    def attribute_uses(self, table: str, row: int) -> tuple[AttributeUse, ...]:
        """The custom attributes, each with what code needs to make it."""
        return self._all(self._attributes[table].get(row, ()), self._attribute_use, "attribute")

    def rows(self, table: str, owner: int) -> Sequence[int]:
        """The rows of a type's properties or events, or of a method's parameters, in the order of their tuples."""
        if table == "Param":
            return self._parameters_of(owner)
        children = self._properties if table == "Property" else self._events
        return self._mapped(f"{table}Map", owner, children)

    def _left_out(self, damage: DamagedError, where: str) -> None:
        self._problems.report(f"This was left out: {damage}.", where)

    def _all(self, rows: Sequence[int], build: Callable[[int], Built], kind: str, owner: str = "") -> tuple[Built, ...]:
        """The values that `build` makes of the rows; broken rows are left out."""
        if not rows:
            return ()
        try:
            return tuple([build(row) for row in rows])
        except DamagedError:
            return self._all_good(rows, build, kind, owner)

    def _all_good(self, rows: Sequence[int], build: Callable[[int], Built], kind: str, owner: str) -> tuple[Built, ...]:
        out = []
        for row in rows:
            try:
                out.append(build(row))
            except DamagedError as damage:
                self._left_out(damage, f"{owner}, {kind} {row}" if owner else f"{kind} {row}")
        return tuple(out)

    # ---- types

    def _type(self, row: int) -> Type:
        metadata, tables = self._metadata, self._tables
        flags, _, _, base, _, _ = tables["TypeDef"].row(row)
        name = metadata.type_name(row)
        enclosing = metadata.enclosing(row)
        layouts = tables["ClassLayout"].where(2, row)
        layout = tables["ClassLayout"].row(layouts[0])[:2] if layouts else (0, 0)
        return Type(
            name=name,
            token=0x02000000 | row,
            flags=flags,
            enclosing=metadata.type_name(enclosing) if enclosing else "",
            base=metadata.type_of(base) if base >> 2 else None,
            interfaces=self._all(tables["InterfaceImpl"].where(0, row), self._interface, "interface", name),
            generic=self._generic("TypeDef", row),
            attributes=self.attributes("TypeDef", row),
            layout=(layout[0], layout[1]) if layout != (0, 0) else None,
            fields=self._all(metadata.fields.of(row), partial(self._field, name), "field", name),
            properties=self._all(self._mapped("PropertyMap", row, self._properties), self._property, "property", name),
            events=self._all(self._mapped("EventMap", row, self._events), self._event, "event", name),
            overrides=self._all(tables["MethodImpl"].where(0, row), self._override, "override", name),
            methods=self._all(metadata.methods.of(row), partial(self._method, name), "method", name),
        )

    def _interface(self, row: int) -> TypeExpression:
        return self._metadata.type_of(self._tables["InterfaceImpl"].row(row)[1])

    def _override(self, row: int) -> Override:
        _, body, declaration = self._tables["MethodImpl"].row(row)
        return Override(self._metadata.method(body), self._metadata.method(declaration))

    def _generic(self, table: str, row: int) -> tuple[GenericParameter, ...]:
        rows = self._generic_parameters[table].get(row)
        return self._all(rows, self._generic_parameter, "generic parameter") if rows else ()

    def _generic_parameter(self, row: int) -> GenericParameter:
        _, flags, _, name = self._tables["GenericParam"].row(row)
        table = self._tables["GenericParamConstraint"]
        constraints = tuple([self._metadata.type_of(table.row(found)[1]) for found in table.where(0, row)])
        return GenericParameter(self._strings[name], flags, constraints)

    # ---- members

    def _field(self, owner: str, row: int) -> Field:
        flags, name, signature = self._field_row(row)
        if signature in self._large:
            self._allowance.spend_once(FIELD << 24 | row, self._large[signature])
        offsets, addresses, constants = self._offsets.get(row), self._addresses.get(row), self._constants["Field"]
        return Field(
            owner,
            self._strings[name],
            FIELD << 24 | row,
            flags,
            self._metadata.field_type(signature),
            self._tables["FieldLayout"].row(offsets[0])[0] if offsets else -1,
            self._tables["FieldRVA"].row(addresses[0])[0] if addresses else 0,
            self._constant(constants[row][0]) if row in constants else None,
            self.attributes("Field", row) if row in self._attributes["Field"] else (),
        )

    def _method(self, owner: str, row: int) -> Method:
        rva, impl_flags, flags, name, signature, _ = self._method_row(row)
        if signature in self._large:
            self._allowance.spend_once(METHOD << 24 | row, self._large[signature])
        parameters = self._parameters_of(row)
        return Method(
            owner,
            self._strings[name],
            METHOD << 24 | row,
            flags,
            impl_flags,
            rva,
            self._signature(signature),
            self._generic("MethodDef", row) if row in self._generic_parameters["MethodDef"] else (),
            self._all(parameters, self._parameter, "parameter") if parameters else (),
            self.attributes("MethodDef", row) if row in self._attributes["MethodDef"] else (),
        )

    def _parameter(self, row: int) -> ParameterDefinition:
        flags, sequence, name = self._parameter_row(row)
        constants = self._constants["Param"]
        default = self._constant(constants[row][0]) if row in constants else None
        return ParameterDefinition(sequence, self._strings[name], flags, default)

    def _constant(self, row: int) -> ArgumentValue:
        code, _, value = self._tables["Constant"].row(row)
        blob = self._metadata.blobs[value]
        self._allowance.spend_once(_CONSTANT << 24 | row, len(blob))
        return decode_constant(code & 0xFF, blob)

    @cached_property
    def _offsets(self) -> dict[int, list[int]]:
        return self._tables["FieldLayout"].groups(1)

    @cached_property
    def _addresses(self) -> dict[int, list[int]]:
        return self._tables["FieldRVA"].groups(1)

    # ---- properties and events

    def _mapped(self, table: str, row: int, children: Children) -> Sequence[int]:
        parents = self._tables[table].where(0, row)
        return children.of(parents[0]) if parents else ()

    def _property(self, row: int) -> Property:
        _, name, signature = self._tables["Property"].row(row)
        if signature in self._large:
            self._allowance.spend_once(_PROPERTY << 24 | row, self._large[signature])
        accessors = self._accessors_of("Property", row)
        return Property(
            self._strings[name],
            self._metadata.method_signature(signature),
            accessors.get(_GETTER, 0),
            accessors.get(_SETTER, 0),
            self.attributes("Property", row) if row in self._attributes["Property"] else (),
        )

    def _event(self, row: int) -> Event:
        _, name, type = self._tables["Event"].row(row)
        accessors = self._accessors_of("Event", row)
        return Event(
            self._strings[name],
            self._metadata.type_of(type),
            accessors.get(_ADDER, 0),
            accessors.get(_REMOVER, 0),
        )

    def _accessors_of(self, table: str, row: int) -> dict[int, int]:
        semantics = self._tables["MethodSemantics"]
        found = [semantics.row(at) for at in self._accessors[table].get(row, ())]
        return {kind: METHOD << 24 | method for kind, method, _ in found}

    # ---- custom attributes

    def _attribute(self, row: int) -> Attribute:
        method, value = self._constructor(row)
        name = type_text(method.owner)
        try:
            blob = self._metadata.blobs[value]
            self._allowance.spend_once(_CUSTOM_ATTRIBUTE << 24 | row, 8 * len(blob) + len(name))
            arguments, named = decode_arguments(blob, method.signature, method.owner, self.enum_size)
        except DamagedError:
            return Attribute(name, None)
        return Attribute(name, arguments, named)

    def _constructor(self, row: int) -> tuple[MethodReference, int]:
        """The constructor of an attribute, and the position of its arguments."""
        _, constructor, value = self._tables["CustomAttribute"].row(row)
        table, at = _CUSTOM_ATTRIBUTE_TYPE(constructor)
        if not table:
            raise DamagedError("an attribute has a constructor that means nothing")
        method = self._metadata.member((METHOD if table == "MethodDef" else MEMBER_REF) << 24 | at)
        if not isinstance(method, MethodReference):
            raise DamagedError("an attribute is made by a field")
        return method, value

    def _attribute_use(self, row: int) -> AttributeUse:
        method, value = self._constructor(row)
        try:
            blob = self._metadata.blobs[value]
            self._allowance.spend_once(_CUSTOM_ATTRIBUTE << 24 | row, 8 * len(blob))
            return AttributeUse(method, *decode_typed(blob, method.signature, method.owner, self.enum_size))
        except DamagedError:
            return AttributeUse(method, None)

    def _enum_size(self, name: str) -> str | None:
        """The integer type of an enum that this module or the framework defines."""
        row = self.row_of(name)
        if not row:
            return framework_enums().get(name)
        for field in self._metadata.fields.of(row):
            flags, _, signature = self._tables["Field"].row(field)
            if not flags & _STATIC:
                type = self._metadata.field_type(signature)
                return type.name if isinstance(type, Named) else None
        return None


@cache
def framework_enums() -> dict[str, str]:
    """The enums of the framework's core assemblies, so that attributes can be read where no framework is installed, and
    those in attributes of test frameworks."""
    lines = Path(__file__).with_name("framework_enums.txt").read_text("utf-8").splitlines()
    return {name: f"System.{size}" for name, size in map(str.split, lines)} | dict.fromkeys(_OF_TESTS, "System.Int32")


_MSTEST = "Microsoft.VisualStudio.TestTools.UnitTesting."
_OF_TESTS = (
    *[f"{_MSTEST}{name}" for name in ("DynamicDataSourceType", "InheritanceBehavior", "ClassCleanupBehavior")],
    "TUnit.Core.HookType", "TUnit.Core.SharedType", "NUnit.Framework.ParallelScope",
)  # fmt: skip
