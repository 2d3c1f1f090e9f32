"""Names of methods as C# writes them, and patterns over them."""

from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase

from fencepost.model.members import Method


def unit_name(method: Method) -> str:
    """Namespace, types (nested ones after a dot), method."""
    return f"{method.owner.replace('+', '.')}.{method.name}"


def matching(pattern: str) -> Callable[[Method], bool]:
    """Whether a method is meant: by its full name, the end of one (`Type.Method`, `Method`), or a glob over either.

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


def simple_name(type: str) -> str:
    """An attribute's type as the source writes it: without namespace, enclosing type and `Attribute`."""
    return type.rsplit(".", 1)[-1].rsplit("+", 1)[-1].removesuffix("Attribute")
