"""The definitions and references of a module: types, fields, methods, properties, events, attributes."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from fencepost.model.types import MethodSignature, TypeExpression


class MemberKey(NamedTuple):
    """A method or a field of one of a program's assemblies: the assembly's name, "" for the program itself, and the
    token there."""

    assembly: str
    token: int


class Float(Struct, frozen=True, gc=False, tag_field="kind", tag="float"):
    """A floating-point constant by its bits, so that NaNs and zeros keep their sign and payload; `size` is 4 or 8."""

    bits: int
    size: int


class ArrayArgument(Struct, frozen=True, gc=False, tag_field="kind", tag="items"):
    """An array as an attribute's argument."""

    values: tuple[ArgumentValue, ...]


class Halves(Struct, frozen=True, gc=False, tag_field="kind", tag="halves"):
    """A text that no encoding of Unicode can hold, because it has half of a surrogate pair: its UTF-16 bytes."""

    utf16: bytes


ArgumentValue = None | bool | int | str | Float | ArrayArgument | Halves
"""A constant or an attribute's argument. A `char` and an enum are numbers, a `System.Type` is its name."""


class Attribute(Struct, frozen=True, gc=False):
    """A custom attribute. `arguments` is None when they cannot be decoded, as when an enum's size is not known."""

    type: str
    arguments: tuple[ArgumentValue, ...] | None
    named: tuple[tuple[str, ArgumentValue], ...] = ()


class TypedArgument(Struct, frozen=True, gc=False):
    """An attribute's argument with its type; what is in an array or an `object` has a type of its own."""

    type: TypeExpression
    value: ArgumentValue | tuple[TypedArgument, ...]


class AttributeUse(Struct, frozen=True, gc=False):
    """A custom attribute as code would make it. `arguments` is None when they cannot be decoded."""

    constructor: MethodReference
    arguments: tuple[TypedArgument, ...] | None
    named: tuple[tuple[str, TypedArgument], ...] = ()


class GenericParameter(Struct, frozen=True, gc=False):
    name: str
    flags: int
    constraints: tuple[TypeExpression, ...]


class Field(Struct, frozen=True, gc=False):
    """`offset` is -1 without an explicit layout; `rva` is 0 without initial data in the image."""

    owner: str
    name: str
    token: int
    flags: int
    type: TypeExpression
    offset: int
    rva: int
    constant: ArgumentValue
    attributes: tuple[Attribute, ...]


class ParameterDefinition(Struct, frozen=True, gc=False):
    """`sequence` counts from 1; 0 is the return value."""

    sequence: int
    name: str
    flags: int
    default: ArgumentValue


class Method(Struct, frozen=True, gc=False):
    """`rva` is 0 for a method without a body."""

    owner: str
    name: str
    token: int
    flags: int
    impl_flags: int
    rva: int
    signature: MethodSignature
    generic: tuple[GenericParameter, ...]
    parameters: tuple[ParameterDefinition, ...]
    attributes: tuple[Attribute, ...]


class Property(Struct, frozen=True, gc=False):
    """Accessors are method tokens, 0 where there is none."""

    name: str
    signature: MethodSignature
    getter: int
    setter: int
    attributes: tuple[Attribute, ...] = ()


class Event(Struct, frozen=True, gc=False):
    """Accessors are method tokens, 0 where there is none."""

    name: str
    type: TypeExpression
    adder: int
    remover: int


class FieldReference(Struct, frozen=True, gc=False, tag_field="kind", tag="field"):
    """A field as an instruction names it; `definition` is its token when the module itself defines it, else 0."""

    owner: TypeExpression
    name: str
    type: TypeExpression
    definition: int = 0


class MethodReference(Struct, frozen=True, gc=False, tag_field="kind", tag="method"):
    """A method as an instruction names it; `arguments` are those of a generic method's instantiation.

    A call with variable arguments has a signature of its own; `called` is then the text of the method that it calls.
    """

    owner: TypeExpression
    name: str
    signature: MethodSignature
    arguments: tuple[TypeExpression, ...] = ()
    definition: int = 0
    called: str = ""


class Override(Struct, frozen=True, gc=False):
    """An explicit implementation (II.22.27): `body` implements `declaration`."""

    body: MethodReference
    declaration: MethodReference


class Type(Struct, frozen=True, gc=False):
    """A type that the module defines. `layout` is (pack, size) if stated; `enclosing` a name, "" at top level."""

    name: str
    token: int
    flags: int
    enclosing: str
    base: TypeExpression | None
    interfaces: tuple[TypeExpression, ...]
    generic: tuple[GenericParameter, ...]
    attributes: tuple[Attribute, ...]
    layout: tuple[int, int] | None
    fields: tuple[Field, ...]
    properties: tuple[Property, ...]
    events: tuple[Event, ...]
    overrides: tuple[Override, ...]
    methods: tuple[Method, ...]


Member = FieldReference | MethodReference
