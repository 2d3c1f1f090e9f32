"""The inventory of .NET members that Fencepost knows, from the model library and the tables of its Python members."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from docs.generate.sources import files_of_types
from fencepost.assembly.assembly import Assembly, open_assembly
from fencepost.engine.programs.program import LIBRARY
from fencepost.library.registry import all_members
from fencepost.machine.shared.intrinsic import all_intrinsics
from fencepost.model.members import Type
from fencepost.model.types import Named

_INTRODUCTION = """\
# Supported members of .NET

Every public type and member of the [model library](../server/fencepost/library/README.md), which programs run against:
{types:,} types, {members:,} members. What is not here is UNSUPPORTED. This page is made by `python -m docs.generate`.

A type's name leads to its source. A number after a name says how many overloads there are. Operators and conversions
are counted as `operators`. What differs from .NET on purpose is said in the sources (`grep -rn Deviation
server/fencepost/library/cs server/fencepost/library/templates`).
"""
_MACHINE = """\
## Members that are not C#

These have no code in the model library. Pure functions of numbers and texts are Python; what touches objects, threads,
memory or types is part of the machine.
"""
_PUBLIC_TYPE, _NESTED_PUBLIC, _VISIBILITY = 1, 2, 7
_VISIBLE = {4, 5, 6}  # II.23.1.10: protected, protected internal, public
_STATIC, _INTERFACE, _SEALED, _ABSTRACT, _SPECIAL_NAME = 0x10, 0x20, 0x100, 0x80, 0x800
_OWN = "Fencepost"
_ROOT = Path(__file__).resolve().parents[2]


def supported_members() -> str:
    assembly = _library()
    types = [type for type in assembly.types() if _is_public(assembly, type) and _namespace(type) != _OWN]
    listed = {type.name: _members(type) for type in types}
    count = sum(sum(members.values()) for members in listed.values())
    lines = [_INTRODUCTION.format(types=len(types), members=count)]
    by_namespace: dict[str, list[Type]] = {}
    for type in types:
        by_namespace.setdefault(_namespace(type), []).append(type)
    for namespace, found in sorted(by_namespace.items()):
        lines += [f"## {namespace}", ""]
        lines += [_type_line(type, listed[type.name]) for type in sorted(found, key=lambda type: type.name)]
        lines.append("")
    lines += [_MACHINE, *_keys("Python", all_members()), "", *_keys("The machine", all_intrinsics())]
    return "\n".join(lines) + "\n"


@cache
def _library() -> Assembly:
    assembly, problems = open_assembly(LIBRARY)
    if assembly is None or problems:
        raise ValueError(f"the model library cannot be read: {problems}")
    return assembly


def _is_public(assembly: Assembly, type: Type) -> bool:
    if type.name.startswith("<") or type.flags & _VISIBILITY not in (_PUBLIC_TYPE, _NESTED_PUBLIC):
        return False
    outer = assembly.find_type(type.name.rpartition("+")[0]) if "+" in type.name else None
    return outer is None or _is_public(assembly, outer)


def _namespace(type: Type) -> str:
    return type.name.split("+")[0].rpartition(".")[0]


def _type_line(type: Type, members: Counter[str]) -> str:
    return f"- **[{_name(type)}]({_source(type)})** ({_kind(type)})" + (f": {_listed(members)}" if members else "")


def _source(type: Type) -> str:
    """The path, from the page, of the file that the type lies in, or the type around it."""
    return "../" + files_of_types()[type.name.split("+")[0]].relative_to(_ROOT).as_posix()


def _kind(type: Type) -> str:
    if type.flags & _INTERFACE:
        return "interface"
    base = type.base.name if isinstance(type.base, Named) else ""
    kinds = {
        "System.Enum": "enum",
        "System.ValueType": "struct",
        "System.MulticastDelegate": "delegate",
    }
    if base in kinds and type.name != "System.Enum":
        return kinds[base]
    return "static class" if type.flags & _SEALED and type.flags & _ABSTRACT else "class"


def _name(type: Type) -> str:
    """A type as C# writes it: `Dictionary<TKey, TValue>.Enumerator`."""
    parameters = iter([parameter.name for parameter in type.generic])
    parts = []
    for part in type.name[len(_namespace(type)) + 1 :].split("+"):
        name, _, arity = part.partition("`")
        own = [next(parameters) for _ in range(int(arity or 0))]
        parts.append(f"{name}<{', '.join(own)}>" if own else name)
    return _escaped(".".join(parts))


def _members(type: Type) -> Counter[str]:
    """Its own members by name, with the number of overloads."""
    found: Counter[str] = Counter()
    kind = _kind(type)
    if kind == "delegate":
        return found
    if kind == "enum":
        return Counter(_escaped(field.name) for field in type.fields if field.flags & _STATIC)
    for field in type.fields:
        if field.flags & _VISIBILITY in _VISIBLE:
            found[_escaped(field.name)] += 1
    visible = {method.token: method for method in type.methods if method.flags & _VISIBILITY in _VISIBLE}
    for property in type.properties:
        if property.getter in visible or property.setter in visible:
            found["this[]" if property.signature.parameters else _escaped(property.name)] += 1
    for event in type.events:
        if event.adder in visible:
            found[_escaped(event.name)] += 1
    for method in visible.values():
        if method.name == ".ctor":
            found["new"] += 1
        elif method.name.startswith("op_"):
            found["operators"] += 1
        elif not method.flags & _SPECIAL_NAME:
            found[_escaped(method.name)] += 1
    return found


def _keys(title: str, keys: Iterable[str]) -> Iterator[str]:
    """Keys `Type::Name(parameters)`, by type."""
    by_type: dict[str, Counter[str]] = {}
    for key in keys:
        type, _, member = key.partition("::")
        if not type.startswith(f"{_OWN}."):
            name = member.split("(")[0].removeprefix("get_").removeprefix("set_")
            by_type.setdefault(type, Counter())["new" if name in (".ctor", "Ctor") else _escaped(name)] += 1
    yield f"### {title}"
    yield ""
    yield from (f"- **{_escaped(type)}**: {_listed(members)}" for type, members in sorted(by_type.items()))


def _listed(members: Counter[str]) -> str:
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in sorted(members.items()))


def _escaped(text: str) -> str:
    """Text that Markdown shows as it is."""
    return re.sub(r"([<>_*`\[\]|])", r"\\\1", text)
