"""Finds code that synchronises: it takes locks, or uses volatile or interlocked variables."""

from __future__ import annotations

from fencepost.assembly.assembly import Assembly
from fencepost.lowering.klass import Klass
from fencepost.lowering.marks import marks
from fencepost.lowering.universe import Universe
from fencepost.model.members import Method, MethodReference, Type
from fencepost.model.types import Instance, Modified, Named, TypeExpression

_CALLS, _VOLATILE_PREFIX = {0x28, 0x6F, 0x73}, 0xFE13
_SYNCHRONIZED = 0x20
_LOCKS = {f"System.Threading.{name}" for name in (
    "Lock", "SpinLock", "ReaderWriterLock", "ReaderWriterLockSlim", "SemaphoreSlim", "Semaphore", "Mutex",
)}  # fmt: skip
_MACHINES = ("AsyncStateMachine", "IteratorStateMachine", "AsyncIteratorStateMachine")
_TYPES = {"System.Threading.Monitor", "System.Threading.Interlocked", "System.Threading.Volatile", *_LOCKS}


def synchronizes(universe: Universe, klass: Klass, method: Method) -> bool:
    """True if a method takes locks or touches volatile or interlocked variables, directly or in a method of the same
    type that it calls; of an asynchronous or iterator method, what its state machine does counts."""
    assembly, type = klass.assembly, klass.definition
    if assembly is None or type is None:
        return False
    pending, seen = [method], {method.token}
    while pending:
        current = pending.pop()
        universe.bodies[assembly, current] = None
        if does(assembly, current):
            return True
        moving = _moving(assembly, current)
        called = [other for other in (*_called(assembly, current, type), *moving) if other.token not in seen]
        seen.update(other.token for other in called)
        pending += called
    return False


def owns_synchronization(assembly: Assembly, type: Type) -> bool:
    """True if a type has a volatile field or a lock, or methods that synchronise."""
    if any(_is_lock(field.type) for field in type.fields):
        return True
    return any(does(assembly, method) for method in type.methods)


def does(assembly: Assembly, method: Method) -> bool:
    """True if the method's own code takes locks, or touches volatile or interlocked variables."""
    if method.impl_flags & _SYNCHRONIZED:
        return True
    body = assembly.body(method)
    for instruction in body.instructions if body is not None else ():
        if instruction.opcode == _VOLATILE_PREFIX:
            return True
        if instruction.opcode in _CALLS and isinstance(instruction.operand, int):
            named = assembly.named(instruction.operand)
            if isinstance(named, MethodReference) and _name(named.owner) in _TYPES:
                return True
    return False


def _moving(assembly: Assembly, method: Method) -> list[Method]:
    """The code that the compiler has put into a state machine for a method."""
    for attribute in marks(method.attributes, *_MACHINES):
        machine = assembly.find_type(str(attribute.arguments[0])) if attribute.arguments else None
        return [other for other in machine.methods if other.name == "MoveNext"] if machine is not None else []
    return []


def _called(assembly: Assembly, method: Method, type: Type) -> list[Method]:
    """The methods of the same type that it calls, by name."""
    body = assembly.body(method)
    names = set()
    for instruction in body.instructions if body is not None else ():
        if instruction.opcode in _CALLS and isinstance(instruction.operand, int):
            named = assembly.named(instruction.operand)
            if isinstance(named, MethodReference) and _name(named.owner) == type.name:
                names.add(named.name)
    return [other for other in type.methods if other.name in names]


def _is_lock(type: TypeExpression) -> bool:
    if isinstance(type, Modified):
        return _name(type.modifier).endswith(".IsVolatile") or _is_lock(type.element)
    return _name(type) in _LOCKS


def _name(type: object) -> str:
    if isinstance(type, Instance):
        type = type.definition
    return type.name if isinstance(type, Named) else str(type)
