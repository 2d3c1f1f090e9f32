"""Assertions, and the few facts about the process that programs ask for."""

from __future__ import annotations

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.objects.hashes import of_program
from fencepost.machine.shared.blocks import named
from fencepost.machine.shared.intrinsic import MemberAnswer, intrinsic
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import FailedError
from fencepost.machine.values.values import Value

_CLASSES = ("System.Diagnostics.Debug::", "System.Diagnostics.Trace::", "System.Diagnostics.Contracts.Contract::")
PROCESSORS = 2
_MANAGED_EXCEPTION = 0xE0434352 - (1 << 32)
_OF_HARDWARE = {
    "System.NullReferenceException", "System.DivideByZeroException", "System.OverflowException",
    "System.AccessViolationException", "System.StackOverflowException",
}  # fmt: skip


def _text(arguments: list[Value]) -> str:
    return next((argument for argument in arguments[1:] if isinstance(argument, str) and argument), "")


@intrinsic(*(name + member for name in _CLASSES for member in ("Assert", "Requires", "Ensures", "Assume", "Invariant")))
def check(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    if not arguments[0]:
        raise FailedError("assertion", _text(arguments))


@intrinsic(*(name + "Fail" for name in _CLASSES), "System.Environment::FailFast")
def fail(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    raise FailedError("assertion", _text([None, *arguments]))


@intrinsic("Fencepost.Machine::Unsupported(System.String)")
def unsupported(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    raise UnsupportedError(str(arguments[0]))


@intrinsic("Fencepost.Machine::Assumes(System.String)")
def assumes(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    t.world.assumed[str(arguments[0])] = None


@intrinsic("System.Runtime.InteropServices.Marshal::GetExceptionCode()")
def exception_code(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The code of the exception that is being thrown or handled; 0 without one."""
    for frame in reversed(t.frames):
        for entry in reversed(frame.pending):
            if entry[0] != "leave":
                thrown = named(entry[1] if entry[0] == "filter" else entry[2])
                if thrown.klass.name in _OF_HARDWARE:
                    raise UnsupportedError(f"the code of a {thrown.klass.name}, which may come from the processor")
                return _MANAGED_EXCEPTION
    return 0


@intrinsic("System.Environment::get_ProcessorCount()")
def processor_count(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    # The first frame is the member's own.
    if len(t.frames) > 1 and of_program(t, t.frames[-2]):
        t.world.assumed[f"there are {PROCESSORS} processors"] = None
    return PROCESSORS
