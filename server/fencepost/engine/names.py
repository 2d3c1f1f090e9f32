"""Names of methods as C# writes them, and patterns over them."""

from collections.abc import Callable
from fnmatch import fnmatchcase

from fencepost.model.members import Method


def unit_name(method: Method) -> str:
    """Namespace, types (nested ones after a dot), method."""
    return f"{method.owner.replace('+', '.')}.{method.name}"


def matching(pattern: str) -> Callable[[Method], bool]:
    """Whether a method is meant by a full name, the end of one (`Type.Method`, `Method`), or a glob."""
    pattern = pattern.replace("+", ".")
    if any(character in pattern for character in "*?["):
        return lambda method: fnmatchcase(unit_name(method), pattern) or fnmatchcase(method.name, pattern)
    return lambda method: f".{unit_name(method)}".endswith(f".{pattern}")
