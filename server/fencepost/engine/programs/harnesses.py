"""Which methods of an assembly are harnesses, and which a pattern names."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from fencepost.assembly.assembly import Assembly, is_token
from fencepost.engine.shared.names import simple_name
from fencepost.engine.shared.source_lines import with_statements
from fencepost.lowering.mains import is_main
from fencepost.model.members import Method, MethodReference, Type
from fencepost.model.types import Named

_STATIC, _ABSTRACT, _SPECIAL = 0x10, 0x400, 0x800
_MARKED = {"ConcurrencyTest"}
_TESTS = {"Fact", "Test", "TestMethod", "Theory"}
_STARTS = {
    ("System.Threading.Thread", "Start"): 1,
    ("System.Threading.Tasks.Task", "Run"): 1,
    ("System.Threading.Tasks.TaskFactory", "StartNew"): 1,
    ("System.Threading.ThreadPool", "QueueUserWorkItem"): 1,
    ("System.Threading.Tasks.Parallel", "Invoke"): 2,
    ("System.Threading.Tasks.Parallel", "For"): 2,
    ("System.Threading.Tasks.Parallel", "ForEach"): 2,
    ("System.Threading.Tasks.Parallel", "ForEachAsync"): 2,
}


def harnesses(assembly: Assembly, wanted: Callable[[Method], bool] | None) -> Iterator[tuple[Type, Method]]:
    """The harnesses of an assembly; with `wanted`, all methods that it chooses of those that need no arguments."""
    for type in assembly.types():
        if type.generic:
            continue
        for method in type.methods:
            if _can_run(type, method) and (wanted(method) if wanted else is_harness(assembly, method)):
                yield type, method


def _can_run(type: Type, method: Method) -> bool:
    """A method without parameters that C# code names: no constructor, accessor or compiler-generated method. A program
    starts without arguments."""
    if method.generic or not method.rva:
        return False
    if is_main(method):
        return True
    if method.signature.parameters or method.flags & (_ABSTRACT | _SPECIAL):
        return False
    if "<" in method.name or "<" in type.name or method.name.startswith("."):
        return False
    if method.flags & _STATIC:
        return True
    if isinstance(type.base, Named) and type.base.name == "System.ValueType":
        return True
    return any(m.name == ".ctor" and not m.signature.parameters for m in type.methods)


def is_harness(assembly: Assembly, method: Method) -> bool:
    """True if a method is explored even if the user does not name it."""
    names = {simple_name(attribute.type) for attribute in method.attributes}
    if names & _MARKED:
        return True
    if names & _TESTS:
        return _starts(assembly, method) >= 2
    return is_main(method) and _starts(assembly, method) >= 1


def _starts(assembly: Assembly, method: Method) -> int:
    """How many threads or tasks the method's own code starts, as far as a glance tells."""
    body = assembly.body(with_statements(assembly, method))
    count = 0
    for instruction in body.instructions if body else ():
        if is_token(instruction.opcode) and isinstance(instruction.operand, int):
            named = assembly.named(instruction.operand)
            if isinstance(named, MethodReference) and isinstance(named.owner, Named):
                count += _STARTS.get((named.owner.name, named.name), 0)
    return count
