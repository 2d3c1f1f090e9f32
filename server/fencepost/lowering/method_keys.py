"""Keys that tell the methods of one type apart."""

from typing import Any

from fencepost.assembly.text import signature_text, type_text
from fencepost.model.types import ByRef, MethodSignature, Modified, Pinned, TypeExpression


def bare(type: TypeExpression) -> TypeExpression:
    """A type without its custom modifiers."""
    while isinstance(type, Modified | Pinned):
        type = type.element
    return ByRef(bare(type.element)) if isinstance(type, ByRef) else type


def method_keys(name: str, signature: MethodSignature) -> tuple[Any, Any]:
    """Two keys: of the exact signature, and without custom modifiers. Conversions differ in their results only."""
    parts = tuple([type_text(bare(part)) for part in (signature.returns, *signature.parameters)])
    return (name, signature.generic, signature_text(signature)), (name, signature.generic, parts)
