"""Which types trials are generated for: those that are marked `[ThreadSafe]`, or so documented."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase

from fencepost.assembly.assembly import Assembly
from fencepost.engine.programs.synchronizing import owns_synchronization
from fencepost.lowering.marks import simple_name
from fencepost.model.members import Type
from fencepost.model.types import Named

_INTERFACE, _ABSTRACT, _SEALED = 0x20, 0x80, 0x100
_NO_CLASS = {"System.Enum", "System.MulticastDelegate", "System.Delegate", "System.Attribute"}
_VISIBILITY, _PUBLIC = 7, (1, 2)
_MARK = "ThreadSafe"
TYPE_TABLE = 0x02
_STACK_ONLY = "System.Runtime.CompilerServices.IsByRefLikeAttribute"


def type_name(type: Type) -> str:
    """Namespace and types as C# writes them, generic parameters by their names."""
    name = type.name.replace("+", ".")
    parts = [part.partition("`")[0] for part in name.split(".")]
    parameters = f"<{', '.join(parameter.name for parameter in type.generic)}>" if type.generic else ""
    return ".".join(parts) + parameters


def is_marked(type: Type) -> bool:
    return any(simple_name(attribute.type) == _MARK for attribute in type.attributes)


def can_be_tried(type: Type) -> bool:
    """True for a class with objects, a static class, or a struct that several threads can share."""
    if any(attribute.type == _STACK_ONLY for attribute in type.attributes):
        return False
    if type.flags & _INTERFACE or "<" in type.name or type.name == "<Module>":
        return False
    if isinstance(type.base, Named) and type.base.name in _NO_CLASS:
        return False
    return not type.flags & _ABSTRACT or is_static(type)


def _is_struct(type: Type) -> bool:
    return isinstance(type.base, Named) and type.base.name == "System.ValueType"


def is_static(type: Type) -> bool:
    return bool(type.flags & _ABSTRACT and type.flags & _SEALED)


MeansType = Callable[[str, bool], bool]
"""True if a type is asked for, given its name, and whether it is marked or documented as thread-safe."""


def is_said(type: Type, documented: frozenset[str]) -> bool:
    """True if a mark or the documentation says that a type is thread-safe."""
    return is_marked(type) or type.name.replace("+", ".") in documented


def candidates(
    assembly: Assembly, documented: frozenset[str], wanted: MeansType, hints: bool = False
) -> Iterator[Type]:
    """The types that trials are made for; with `hints`, public ones that look as if they were meant to be."""
    for type in assembly.types():
        if can_be_tried(type):
            said = is_said(type, documented)
            shown = hints and not said and not _is_struct(type) and type.flags & _VISIBILITY in _PUBLIC
            looks = shown and owns_synchronization(assembly, type)
            if wanted(type_name(type), said or looks):
                yield type


def trial_unit(type: Type, pattern: str | None) -> str:
    """The name of a type's unit; of one trial, if the pattern names one behind a colon."""
    trial = pattern.partition(": ")[2].strip() if pattern is not None else ""
    return f"{type_name(type)}: {trial}" if trial else type_name(type)


def naming(pattern: str | None) -> MeansType:
    """Which types a pattern means: the one with this name or its end; of a glob, the thread-safe ones that it fits.

    Without a pattern, all thread-safe ones.
    """
    if pattern is None:
        return lambda _, marked: marked
    wanted = pattern.partition(": ")[0].strip().replace("+", ".")
    if any(character in wanted for character in "*?["):
        return lambda name, marked: marked and fnmatchcase(name, wanted)
    return lambda name, _: f".{name.partition('<')[0]}".endswith(f".{wanted.partition('<')[0]}")
