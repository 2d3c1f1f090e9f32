"""Stack traces of exceptions and of the running thread."""

from __future__ import annotations

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.objects import stack_traces
from fencepost.machine.objects.stack_traces import ExceptionTrace
from fencepost.machine.shared.intrinsic import MemberAnswer, intrinsic, loaded_later
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.errors import NetError
from fencepost.machine.values.values import Value

_TRACE = "System.Diagnostics.StackTrace::"


@intrinsic(_TRACE + "Current()")
def current(t: Thread, _arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    methods = [frame.code.method for frame in reversed(t.frames) if stack_traces.is_body(frame)]
    own = ("System.Diagnostics.StackTrace", "System.Diagnostics.StackFrame", "System.Environment")
    while methods and methods[0].owner.name in own:
        del methods[0]
    return ExceptionTrace(tuple(methods))


@intrinsic(_TRACE + "Skip")
def skip(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    trace, count = arguments
    if trace is None or not count:
        return trace
    found = stack_traces.shown(t.world.universe, trace.methods)
    return ExceptionTrace(tuple([method for method in found if method is not None][count:]))


intrinsic(_TRACE + "Methods")(loaded_later("fencepost.machine.reflection.answering", "methods_of_trace"))


@intrinsic(_TRACE + "Text")
def text(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    return stack_traces.text(t.world.universe, arguments[0].methods)


@intrinsic(_TRACE + "Source")
def source(t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    """The assembly that has thrown."""
    universe = t.world.universe
    first = next((method for method in stack_traces.shown(universe, arguments[0].methods) if method is not None), None)
    if first is None or first.owner.assembly is None:
        return None
    return "System.Private.CoreLib" if first.owner.assembly is universe.library else first.owner.assembly.name


@intrinsic("Fencepost.Machine::ThrowAgain")
def throw_again(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    thrown, trace = arguments
    stack_traces.restore(thrown, trace)
    raise NetError(thrown)
