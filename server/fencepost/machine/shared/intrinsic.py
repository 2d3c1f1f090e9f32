"""The members of .NET that the machine itself implements, because they touch objects, pointers, threads or types.

Each module of `intrinsics` registers functions of the thread, the arguments (`this` first) and the closed method. A
function returns the result; `STOPPED` when it needs a visible operation that this step does not have (it is called
again in the next step); `ENTERED` when it has pushed a frame that will deliver the result.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Value

MemberAnswer = Value
"""The answer of an intrinsic: the result of the member, `STOPPED` or `ENTERED`."""


Intrinsic = Callable[["Thread", list[Value], MethodInstance], MemberAnswer]


STOPPED: Any = object()
ENTERED: Any = object()


_INTRINSICS: dict[str, Intrinsic] = {}
_LOADED: list[bool] = []
_ROOM = "fencepost.machine.intrinsics"
"""The room whose modules register their functions when they are loaded."""


def intrinsic(*keys: str) -> Callable[[Intrinsic], Intrinsic]:
    """Registers a function as `Type::Name(parameter types)`, or as `Type::Name` for all overloads."""

    def register(function: Intrinsic) -> Intrinsic:
        for key in keys:
            if key in _INTRINSICS:
                raise ValueError(f"{key} is defined twice")
            _INTRINSICS[key] = function
        return function

    return register


def find_intrinsic(method: MethodInstance) -> Intrinsic | None:
    """The function of a method that has no CIL body."""
    known = all_intrinsics()
    if method.owner.is_delegate and method.name in ("Invoke", "BeginInvoke", "EndInvoke"):
        return known[f"System.Delegate::{method.name}"]
    return known.get(method.key) or known.get(method.key.split("(")[0])


def all_intrinsics() -> dict[str, Intrinsic]:
    """Every intrinsic there is, by key."""
    if not _LOADED:
        _LOADED.append(True)
        package = import_module(_ROOM)
        for module in iter_modules(package.__path__):
            import_module(f"{_ROOM}.{module.name}")
    return _INTRINSICS


def loaded_later(module: str, name: str) -> Intrinsic:
    """A function of a module that is loaded when the member is first called: most programs never use it."""

    def operation(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
        function: Intrinsic = getattr(import_module(module), name)
        return function(t, arguments, method)

    return operation
