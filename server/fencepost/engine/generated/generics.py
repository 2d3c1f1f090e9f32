"""Type arguments for generic parameters: numbers where constraints allow them, else objects, else what the constraints
ask for."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.assembly.assembly import Assembly
from fencepost.engine.generated.stubs import stub_class
from fencepost.engine.generated.values import Domains
from fencepost.lowering.klass import Klass
from fencepost.lowering.universe import Context, Universe, UnsupportedError
from fencepost.model.members import GenericParameter

_CLASS, _STRUCT, _NEW = 0x4, 0x8, 0x10


def generic_arguments(
    universe: Universe, domains: Domains, parameters: tuple[GenericParameter, ...], preference: int, owner: Klass | None
) -> tuple[Klass, ...]:
    """Type arguments for the parameters of a type, or of a method of `owner`. With preference 1, they are objects where
    constraints allow that."""
    found: list[Klass] = []
    for parameter in parameters:
        found.append(_argument(universe, domains, parameter, preference, tuple(found), owner))
    return tuple(found)


def _argument(
    universe: Universe, domains: Domains, parameter: GenericParameter, preference: int, before: tuple[Klass, ...],
    owner: Klass | None,
) -> Klass:  # fmt: skip
    first = None
    for candidate in _plain(universe, parameter, preference):
        first = first or candidate
        constraints = _constraints(universe, parameter, (*before, candidate), owner)
        if all(domains.is_of(candidate, constraint) for constraint in constraints):
            return candidate
    assert first is not None
    for constraint in _constraints(universe, parameter, (*before, first), owner):
        if constraint.is_interface:
            return stub_class(universe, constraint)
        return next(iter(domains.classes(constraint)), first)
    return first


def _plain(universe: Universe, parameter: GenericParameter, preference: int) -> Iterator[Klass]:
    if parameter.flags & _STRUCT:
        yield universe.core("System.Int32")
        return
    if not parameter.flags & _CLASS and not preference:
        yield universe.core("System.Int32")
    yield universe.core("System.Object")
    if not parameter.flags & _NEW:
        yield universe.core("System.String")


def _constraints(
    universe: Universe, parameter: GenericParameter, arguments: tuple[Klass, ...], owner: Klass | None
) -> list[Klass]:
    assembly: Assembly = universe.program if owner is None or owner.assembly is None else owner.assembly
    context = Context(assembly, arguments) if owner is None else Context(assembly, owner.arguments, arguments)
    found = []
    for constraint in parameter.constraints:
        try:
            found.append(universe.close(constraint, context))
        except UnsupportedError:  # one that speaks of a parameter behind it, or of a type that is not there
            continue
    return found
