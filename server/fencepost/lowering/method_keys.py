"""What tells methods of one type apart."""

from typing import Any

from fencepost.assembly.text import signature_text, type_text
from fencepost.model.types import ByRef, MethodSignature, Modified, Pinned, TypeExpression


def bare(type: TypeExpression) -> TypeExpression:
    """A type without its custom modifiers."""
    while isinstance(type, Modified | Pinned):
        type = type.element
    return ByRef(bare(type.element)) if isinstance(type, ByRef) else type


CONVERSIONS = frozenset({"op_Implicit", "op_Explicit", "op_CheckedExplicit"})


def method_keys(name: str, signature: MethodSignature) -> tuple[Any, Any]:
    """Two keys: of the exact signature, and without custom modifiers and return type, by which conversions differ."""
    types = (*signature.parameters, signature.returns) if name in CONVERSIONS else signature.parameters
    parameters = tuple([type_text(bare(type)) for type in types])
    return (name, signature.generic, signature_text(signature)), (name, signature.generic, parameters)
