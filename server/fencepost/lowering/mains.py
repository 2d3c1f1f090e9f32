"""The entry points of programs."""

from __future__ import annotations

from fencepost.model.members import Method
from fencepost.model.types import Named, Vector

_STATIC = 0x10
_MAINS = {"Main", "<Main>$"}
"""The second one has top-level statements."""
_ARGUMENTS = (Vector(Named("System.String")),)


def is_main(method: Method) -> bool:
    """True if a method is the entry point of a program, by its name and parameters."""
    is_called_so = method.name in _MAINS and bool(method.flags & _STATIC)
    return is_called_so and tuple(method.signature.parameters) in ((), _ARGUMENTS)
