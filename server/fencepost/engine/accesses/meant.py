"""Which variables a search is asked about, where only one field matters."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from fencepost.engine.accesses.labels import MADE_AT
from fencepost.lowering.klass import Klass
from fencepost.machine.state.world import World
from fencepost.machine.values.values import Name
from fencepost.screening.candidates import source_name

Meant = Callable[[Hashable], bool]
"""True if a variable is one that matters."""

_STATIC = "static"


def every_variable(variable: Hashable) -> bool:
    """Nothing is left out."""
    _ = variable
    return True


def of_field(world: World, field: str) -> Meant:
    """The variables that may belong to a field with this name: all but the other fields. An element, or a collection,
    is in a field that its name does not say."""
    made = {ref.site: ref.klass for ref in world.refs.values()}

    def is_meant(variable: Any) -> bool:
        name = _field_of(world, made, variable)
        return not name or source_name(name) == field

    return is_meant


def _field_of(world: World, made: Mapping[int, Klass], variable: Any) -> str:
    """The name of the field that a variable is; "" if it is none, or not known."""
    if len(variable) < 2 or not isinstance(variable[1], int):
        return ""
    owner, number = variable[:2]
    if owner == _STATIC:
        return str(world.universe.static_fields[number].name)
    site = owner.site if isinstance(owner, Name) else owner[1] if _is_made_at(owner) else None
    klass = made.get(site) if site is not None else None
    if klass is None or klass.is_array or klass.is_box or not number < len(klass.fields):
        return ""
    return str(klass.fields[number].name)


def _is_made_at(owner: Any) -> bool:
    return isinstance(owner, tuple) and len(owner) == 2 and owner[0] == MADE_AT
