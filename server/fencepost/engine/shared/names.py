"""Names as C# writes them, and patterns over the names of methods."""

import re
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase

from fencepost.model.members import Method

_ARITY = re.compile(r"`\d+")


def unit_name(method: Method) -> str:
    """Namespace, types (nested ones after a dot), method."""
    return f"{method.owner.replace('+', '.')}.{method.name}"


def matching(pattern: str) -> Callable[[Method], bool]:
    """True if a name means a method: it is the method's full name, the end of that (`Type.Method`, `Method`), or a glob
    over either.

    A glob without a dot is over the names of methods and over full names.
    """
    pattern = pattern.replace("+", ".")
    if not any(character in pattern for character in "*?["):
        return lambda method: f".{unit_name(method)}".endswith(f".{pattern}")
    if "." not in pattern:
        return lambda method: fnmatchcase(method.name, pattern) or fnmatchcase(unit_name(method), pattern)
    return lambda method: any(fnmatchcase(name, pattern) for name in _names(method))


def _names(method: Method) -> Iterator[str]:
    """The full name, then without the namespace, without outer types, and alone."""
    yield unit_name(method)
    types = method.owner.rpartition(".")[2].split("+")
    for at in range(len(types)):
        yield ".".join([*types[at:], method.name])
    yield method.name


def source_name(name: str) -> str:
    """A field as the source calls it: a property's for its backing field, a local's for a captured one."""
    return name[1 : name.index(">")] if name.startswith("<") and name[1:2] not in (">", "") and ">" in name else name


def full_name(owner: str, field: str) -> str:
    """A field of a type that metadata name so, as C# names both; without numbers of generic parameters."""
    return f"{_ARITY.sub('', owner).replace('+', '.')}.{source_name(field)}"
