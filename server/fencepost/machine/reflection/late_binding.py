"""Questions of late binding: names that no type has, and constraints of generic methods."""

from __future__ import annotations

import re
from functools import cache

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.reflection.known_names import TEXT
from fencepost.machine.reflection.members import context_of, definition_of
from fencepost.machine.shared.blocks import site_of_caller
from fencepost.machine.shared.intrinsic import MemberAnswer
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Obj, TypeValue, Value
from fencepost.model.types import Modified


@cache
def _lacking() -> dict[str, frozenset[str]]:
    """The names that each known type of the model library lacks."""
    found, namespace = {}, ""
    for word, names in re.findall(r"([^\s(),]+)(?:\(([^)]*)\))?", TEXT):
        if word.endswith(":"):
            namespace = word[:-1]
        else:
            found[f"{namespace}.{word}"] = frozenset(names.replace(",", " ").split())
    return found


def require_name(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """Refuses to say that a type has no member of a name where only the model library may lack it."""
    type, name = arguments
    universe = t.world.universe
    for level in type.klass.chain():
        if level.assembly is not universe.library or level.is_interface:
            continue
        lacks = _lacking().get(level.generic)
        if lacks is None or name in lacks:
            raise UnsupportedError(f"late binding of {level.name}.{name}, which the model library may lack")


def constraint_flags(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """Flags: a type parameter of a method takes references (4), values (8), types with a constructor (16)."""
    return definition_of(t, arguments[0]).generic[arguments[1]].flags


def constraints(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The types that a type argument of a closed method has to derive from or implement."""
    universe, (member, number) = t.world.universe, arguments
    place = context_of(member.klass)._replace(of_method=member.arguments)
    found = [universe.close(type, place) for type in definition_of(t, member).generic[number].constraints]
    return Obj(universe.vector(universe.core("System.Type")), [TypeValue(klass) for klass in found], site_of_caller(t))


def is_init_only(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """True if a setter is `init`. Such a setter has a modifier that late binding does not know."""
    return int(isinstance(definition_of(t, arguments[0]).signature.returns, Modified))
