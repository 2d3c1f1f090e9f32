"""The methods that an exception came by, and their text as .NET writes it.

The first pass adds the frames that it looks at, up to the one that catches. `throw` begins anew, `throw;` and
`ExceptionDispatchInfo` go on. An exception that other threads know already keeps what it has.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import Universe
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Obj, Published, Value
from fencepost.model.types import (
    Array,
    ByRef,
    Instance,
    Modified,
    Named,
    Parameter,
    Pinned,
    PointerType,
    TypeExpression,
    Vector,
)

_FIELD = "trace"
_HIDDEN = ("System.Runtime.CompilerServices.", "System.Runtime.ExceptionServices.", "Fencepost.")
"""The namespaces whose methods .NET leaves out, and methods that .NET does not have."""
_SEPARATOR = "--- End of stack trace from previous location ---"
_MACHINES = {
    "System.Runtime.CompilerServices.AsyncStateMachineAttribute": "",
    "System.Runtime.CompilerServices.AsyncIteratorStateMachineAttribute": "",
    "System.Runtime.CompilerServices.IteratorStateMachineAttribute": "+MoveNext()",
}
"""The attributes that name the class of a method's steps, and what a trace adds to the method's name."""


class ExceptionTrace(NamedTuple):
    """The methods that an exception came by, the innermost first; None where it was thrown again, elsewhere."""

    methods: tuple[MethodInstance | None, ...] = ()


def is_body(frame: Frame) -> bool:
    """True if a frame runs a method's own body; False for code that the machine has put around it."""
    return frame.shares < 0 and frame.code is frame.code.method.code


def note(thread: Thread, thrown: Value, inner: int, outer: int) -> None:
    """The first pass has looked at these frames, by their depths."""
    trace = trace_of(thrown)
    if thrown.__class__ is not Obj or trace is None:
        return
    methods = [frame.code.method for frame in reversed(thread.frames[max(outer, 0) : inner + 1]) if is_body(frame)]
    if methods and trace.methods and trace.methods[-1] is methods[0] and thread.current.rethrows:
        del methods[0]
    thread.current.rethrows = False
    _set(thrown, ExceptionTrace((*trace.methods, *methods)))


def clear(thrown: Value) -> None:
    """The exception is thrown anew."""
    if thrown.__class__ is Obj and trace_of(thrown):
        _set(thrown, None)


def restore(thrown: Value, trace: Value) -> None:
    """The exception is thrown again, from where it is now."""
    if thrown.__class__ is Obj and trace is not None and trace.methods:
        _set(thrown, ExceptionTrace((*trace.methods, None)))


def trace_of(thrown: Value) -> ExceptionTrace | None:
    """The methods that an exception came by; None for an object that has no field for them."""
    holder: Value = thrown.ref if thrown.__class__ is Published else thrown
    for slot in holder.klass.fields:
        if slot.name == _FIELD:
            found = holder.values[slot.index]
            return found if isinstance(found, ExceptionTrace) else ExceptionTrace()
    return None


def _set(thrown: Obj, trace: ExceptionTrace | None) -> None:
    for slot in thrown.klass.fields:
        if slot.name == _FIELD:
            thrown.values[slot.index] = trace


# ---- what is shown of it


def shown(universe: Universe, methods: tuple[MethodInstance | None, ...]) -> list[MethodInstance | None]:
    """The methods to show: of consecutive methods of the library only the one that the program calls, because the
    others are not .NET's own."""
    found: list[MethodInstance | None] = []
    for number, method in enumerate(methods):
        if method is None:
            found.append(None)
            continue
        if method.owner.generic.startswith(_HIDDEN):
            continue
        caller = methods[number + 1] if number + 1 < len(methods) else None
        if _is_known(universe, method) or (caller is not None and _is_known(universe, caller)):
            found.append(method)
    return found


def _is_known(universe: Universe, method: MethodInstance) -> bool:
    return method.owner.assembly is not universe.library


def text(universe: Universe, methods: tuple[MethodInstance | None, ...]) -> str:
    """The lines of a trace, joined."""
    lines: list[str] = []
    ends_async = False
    for method in shown(universe, methods):
        if method is None:
            if lines and not ends_async:
                lines.append(_SEPARATOR)
            continue
        line, ends_async = _line(method)
        lines.append(line)
    return "\n".join(lines[:-1] if lines and lines[-1] == _SEPARATOR else lines)


def _line(method: MethodInstance) -> tuple[str, bool]:
    owner, definition, suffix = method.owner.generic, method.definition, ""
    is_async = False
    found = _source(method)
    if found is not None:
        owner, definition, suffix = found
        is_async = not suffix
    arguments = f"[{','.join(parameter.name for parameter in definition.generic)}]" if definition.generic else ""
    names = {parameter.sequence: parameter.name for parameter in definition.parameters}
    generic = method.owner.definition.generic if method.owner.definition is not None else ()
    own = [p.name for p in generic], [p.name for p in definition.generic]
    types = [_type(type, own) for type in definition.signature.parameters]
    listed = ", ".join([f"{type} {names.get(number, '')}".rstrip() for number, type in enumerate(types, 1)])
    return f"   at {owner.replace('+', '.')}.{definition.name}{arguments}({listed}){suffix}", is_async


def _source(method: MethodInstance) -> tuple[str, Any, str] | None:
    """The method that the compiler has made a class of steps of: its type's name, it, and what follows its name."""
    definition, assembly = method.owner.definition, method.owner.assembly
    if method.name != "MoveNext" or definition is None or assembly is None or not definition.enclosing:
        return None
    outer = assembly.find_type(definition.enclosing)
    if outer is None:
        return None
    for candidate in outer.methods:
        for attribute in candidate.attributes:
            if attribute.type in _MACHINES and attribute.arguments and attribute.arguments[0] == definition.name:
                return outer.name, candidate, _MACHINES[attribute.type]
    return None


def _type(type: TypeExpression, own: tuple[list[str], list[str]]) -> str:
    """The simple name of a parameter's type."""
    match type:
        case Named(name=name):
            return name.rpartition(".")[2].rpartition("+")[2]
        case Instance(definition=definition):
            return _type(definition, own)
        case Vector(element=element):
            return f"{_type(element, own)}[]"
        case Array(element=element, rank=rank):
            return f"{_type(element, own)}[{',' * (rank - 1)}]"
        case ByRef(element=element):
            return f"{_type(element, own)}&"
        case PointerType(element=element):
            return f"{_type(element, own)}*"
        case Parameter(index=index, of_method=of_method):
            names = own[of_method]
            return names[index] if index < len(names) else "T"
        case Modified(element=element) | Pinned(element=element):
            return _type(element, own)
    return "IntPtr"
