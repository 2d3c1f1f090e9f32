"""Generic parameters as types: they stand for the arguments of a generic type or method that has none."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fencepost.model.members import GenericParameter, Method, Type

if TYPE_CHECKING:
    from fencepost.assembly.assembly import Assembly
    from fencepost.lowering.klass import Klass
    from fencepost.lowering.universe import Universe

_RESOLVED = "parameter"


class OwnParameter(NamedTuple):
    """Stands for the generic parameter of a number: of a type, or of a method of it if `method` is not 0."""

    assembly: Assembly
    type: str
    method: int
    number: int
    definition: GenericParameter


def own_parameters(universe: Universe, assembly: Assembly, definition: Type | Method) -> tuple[Klass, ...]:
    """Stand-ins for the parameters of a definition: the same each time, and used for nothing else."""
    of_type = isinstance(definition, Type)
    type, method = (definition.name, 0) if isinstance(definition, Type) else (definition.owner, definition.token)
    found = []
    for number, parameter in enumerate(definition.generic):
        own = OwnParameter(assembly, type, method, number, parameter)
        klass = universe.made_up(("parameter", *own[:4]), f"{'!' if of_type else '!!'}{number}")
        klass.resolved[_RESOLVED] = own
        found.append(klass)
    return tuple(found)


def own_parameter(klass: Klass) -> OwnParameter | None:
    """The generic parameter that a type stands for, if it stands for one."""
    found: OwnParameter | None = klass.resolved.get(_RESOLVED)
    return found
