"""Texts of the resources of assemblies, as ResourceManager gives them."""

from __future__ import annotations

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.resources import NoText
from fencepost.library.registry import Throw
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.shared.blocks import site_of_caller
from fencepost.machine.shared.intrinsic import MemberAnswer
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Obj, Value


def resource_names(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The names of all resources of an assembly that does not have the given one; null if it has."""
    universe = t.world.universe
    if _texts(t, *arguments) is not None:
        return None
    names = _assembly(t, arguments[0]).resource_names()
    if arguments[1] in names:
        raise UnsupportedError(f"the resource {arguments[1]}, which cannot be read")
    return Obj(universe.vector(universe.core("System.String")), names, site_of_caller(t))


def resource_text(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    assembly, resource, name, ignore_case = arguments
    texts = _texts(t, assembly, resource) or {}
    if name not in texts and ignore_case:
        name = next((other for other in texts if other.lower() == name.lower()), name)
    found = texts.get(name)
    if isinstance(found, NoText):
        message = f"Resource was of type '{found}' instead of String - call GetObject instead."
        raise Throw("System.InvalidOperationException", message)
    return found


def _texts(t: Thread, name: str, resource: str) -> dict[str, str | None] | None:
    known = t.world.universe.texts
    key = _assembly(t, name), resource
    if key not in known:
        known[key] = key[0].texts(resource)
    found: dict[str, str | None] | None = known[key]
    return found


def _assembly(t: Thread, name: str) -> Assembly:
    """The assembly of a name that the program has met."""
    simple = name.split(",")[0]
    universe: Universe = t.world.universe
    if universe.program.name == simple:
        return universe.program
    for place in universe.places.values():
        if place is not None and place[0] is not universe.library and place[0].name == simple:
            return place[0]
    raise UnsupportedError(f"the resources of the assembly {simple}")
