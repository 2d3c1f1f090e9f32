"""Type expressions and signatures, as ECMA-335 II.23.2 has them, with tokens resolved to names.

Names are written `Ns.Outer+Inner`; a generic type's name keeps its arity (`List`1`).
"""

from __future__ import annotations

from msgspec import Struct


class Named(Struct, frozen=True, gc=False, tag_field="kind", tag="named"):
    """A class, value type, interface or primitive.

    `scope` is the simple name of the assembly that is referenced for it, "" for the module itself and for primitives.
    `value` tells a value type from a class where the signature says so, and is None where it does not.
    """

    name: str
    scope: str = ""
    value: bool | None = None


class Instance(Struct, frozen=True, gc=False, tag_field="kind", tag="instance"):
    """A generic type with its arguments."""

    definition: TypeExpression
    arguments: tuple[TypeExpression, ...]


class Vector(Struct, frozen=True, gc=False, tag_field="kind", tag="vector"):
    """A one-dimensional, zero-based array: `T[]`."""

    element: TypeExpression


class Array(Struct, frozen=True, gc=False, tag_field="kind", tag="array"):
    """An array of any shape (II.23.2.13)."""

    element: TypeExpression
    rank: int
    sizes: tuple[int, ...]
    lows: tuple[int, ...]


class PointerType(Struct, frozen=True, gc=False, tag_field="kind", tag="pointer"):
    element: TypeExpression


class ByRef(Struct, frozen=True, gc=False, tag_field="kind", tag="byref"):
    element: TypeExpression


class Pinned(Struct, frozen=True, gc=False, tag_field="kind", tag="pinned"):
    """A local variable that the garbage collector must not move."""

    element: TypeExpression


class Parameter(Struct, frozen=True, gc=False, tag_field="kind", tag="parameter"):
    """A generic parameter: `!0` of the type, `!!0` of the method."""

    index: int
    of_method: bool


class Modified(Struct, frozen=True, gc=False, tag_field="kind", tag="modified"):
    """A custom modifier, required (`modreq`) or optional (`modopt`)."""

    modifier: TypeExpression
    element: TypeExpression
    required: bool


class FunctionPointerType(Struct, frozen=True, gc=False, tag_field="kind", tag="function"):
    signature: MethodSignature


class MethodSignature(Struct, frozen=True, gc=False, tag_field="kind", tag="method"):
    """`convention` is the low nibble of II.23.2.3; `required` counts the parameters before a vararg sentinel."""

    instance: bool
    explicit_this: bool
    convention: int
    generic: int
    returns: TypeExpression
    parameters: tuple[TypeExpression, ...]
    required: int


TypeExpression = (
    Named | Instance | Vector | Array | PointerType | ByRef | Pinned | Parameter | Modified | FunctionPointerType
)
"""Anything that can stand where a type is expected."""
