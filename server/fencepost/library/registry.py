"""Members of .NET that are Python functions of values, found by name: one module a type, at its namespace path."""

import struct
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

Registered = TypeVar("Registered", bound=Callable[..., Any])

_MEMBERS: dict[str, Callable[..., Any]] = {}
_FOLDER = Path(__file__).parent


class Throw(Exception):  # noqa: N818  # what C# throws, not an error of ours
    """Ends a member with a .NET exception of the named type; `parameter` and `actual` are those of wrong arguments."""

    def __init__(
        self, type: str, message: str | None = None, parameter: str | None = None, actual: int | None = None
    ) -> None:
        super().__init__(type, message)
        self.type = type
        self.message = message
        self.parameter = parameter
        self.actual = actual

    @property
    def text(self) -> str | None:
        """The exception's `Message`, as far as it was stated."""
        if self.message is None or self.parameter is None:
            return self.message
        actual = "" if self.actual is None else f"\nActual value was {self.actual}."
        return f"{self.message} (Parameter '{self.parameter}'){actual}"


def member(*names: str) -> Callable[[Registered], Registered]:
    """Registers a function as the members `Type::Name(parameter types)`."""

    def register(function: Registered) -> Registered:
        for name in names:
            if name in _MEMBERS:
                raise ValueError(f"{name} is defined twice")
            _MEMBERS[name] = function
        return function

    return register


def find_member(type: str, key: str) -> Callable[..., Any] | None:
    """The function of a member, its module loaded on demand: `System.String` lives in `System/String.py`."""
    if key not in _MEMBERS:
        path = type.replace("`", "_").replace("+", ".").split(".")
        if (_FOLDER.joinpath(*path).with_suffix(".py")).is_file():
            import_module(".".join(["fencepost.library", *path]))
    return _MEMBERS.get(key)


def all_members() -> dict[str, Callable[..., Any]]:
    """Every member there is, for the generated inventory."""
    for path in sorted(_FOLDER.rglob("*.py")):
        relative = path.relative_to(_FOLDER).with_suffix("")
        if len(relative.parts) > 1 and relative.name != "__init__":
            import_module(".".join(["fencepost.library", *relative.parts]))
    return dict(sorted(_MEMBERS.items()))


_SINGLE = struct.Struct("<f")


def single(value: float) -> float:
    """A number rounded to single precision; what is too large becomes infinite."""
    try:
        return float(_SINGLE.unpack(_SINGLE.pack(value))[0])
    except OverflowError:
        return float("inf") if value > 0 else float("-inf")
