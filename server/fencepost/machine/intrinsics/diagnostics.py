"""Assertions, and the few facts about the process that programs ask for."""

from __future__ import annotations

from typing import Any

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.errors import FailedError
from fencepost.machine.intrinsics import intrinsic

_CLASSES = ("System.Diagnostics.Debug::", "System.Diagnostics.Trace::", "System.Diagnostics.Contracts.Contract::")
PROCESSORS = 2


def _text(arguments: list[Any]) -> str:
    return next((argument for argument in arguments[1:] if isinstance(argument, str) and argument), "")


@intrinsic(*(name + member for name in _CLASSES for member in ("Assert", "Requires", "Ensures", "Assume", "Invariant")))
def check(_t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    if not arguments[0]:
        raise FailedError("assertion", _text(arguments))


@intrinsic(*(name + "Fail" for name in _CLASSES), "System.Environment::FailFast")
def fail(_t: Any, arguments: list[Any], _method: MethodInstance) -> Any:
    raise FailedError("assertion", _text([None, *arguments]))


@intrinsic("System.Environment::get_ProcessorCount()")
def processor_count(_t: Any, _arguments: list[Any], _method: MethodInstance) -> Any:
    return PROCESSORS
