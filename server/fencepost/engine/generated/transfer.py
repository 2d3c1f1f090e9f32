"""A trial in another universe of the same program: in one with changed code, which has types and methods of its own."""

from __future__ import annotations

from typing import Any, cast

from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.state.trial import TestedMethod, Trial


def transferred(trial: Trial, universe: Universe) -> Trial:
    """The trial with the types and methods of another universe. One with objects that only stand for an interface
    cannot be made there."""
    return cast(Trial, _part(trial, universe))


def transferred_method(tested: TestedMethod, universe: Universe) -> TestedMethod:
    return cast(TestedMethod, _part(tested, universe))


def _part(value: Any, universe: Universe) -> Any:
    if isinstance(value, Klass):
        return _klass(value, universe)
    if isinstance(value, MethodInstance):
        owner = _klass(value.owner, universe)
        arguments = tuple([_klass(argument, universe) for argument in value.arguments])
        return universe.method_instance(owner, value.definition, arguments)
    if isinstance(value, tuple):
        parts = [_part(one, universe) for one in value]
        return value.__class__(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


def _klass(klass: Klass, universe: Universe) -> Klass:
    if klass.element is not None:
        element = _klass(klass.element, universe)
        return universe.array(element, max(klass.rank, 0)) if klass.is_array else universe.pointer(element, True)
    if klass.definition is None or klass.assembly is None:
        raise UnsupportedError(f"the type {klass.name}, which only a test has, in changed code")
    arguments = tuple([_klass(argument, universe) for argument in klass.arguments])
    return universe.instantiate(klass.assembly, klass.definition, arguments)
