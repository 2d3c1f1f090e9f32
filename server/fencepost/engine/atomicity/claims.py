"""Finds the methods that are to be atomic, and the reason for each.

`[Atomic]` and `[ThreadSafe]` are promises, and a method that breaks one is wrong. `[Mover]` promises more: each
operation commutes with what other threads do next to it (Flanagan and Qadeer, PLDI 2003; Hatcliff, Robby and Dwyer
2004, section 3). A method that is `Synchronized`, or is one `lock` block as a whole, looks as if it is meant to be
atomic: the result is reported, not judged. `[Compound]` says that it is not meant to be; every method keeps that, so
there is nothing to check, and promises stay what they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.opcodes import BY_NAME, opcode_name
from fencepost.assembly.own_code import OwnCode
from fencepost.engine.programs.candidates import is_marked
from fencepost.engine.shared.source_lines import SourceLines
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.marks import simple_name
from fencepost.model.code import Body, Handler, Instruction
from fencepost.model.members import MemberKey, Method, MethodReference, Type
from fencepost.model.types import Named

_ATOMIC, _MOVER, _COMPOUND = {"Atomic", "Linearizable"}, {"Mover"}, {"Compound"}
_SYNCHRONIZED, _PUBLIC, _ACCESS = 0x20, 6, 7
_ENTERS = {("System.Threading.Monitor", "Enter"), ("System.Threading.Lock", "EnterScope")}
_BEFORE = ("nop", "ld", "stloc", "dup", "call", "callvirt")
_AFTER = ("nop", "ldloc", "ret", "br")
_CALLS = {BY_NAME["call"], BY_NAME["callvirt"]}
"""CIL instructions: what compilers write around a lock is judged without being translated."""


class Claim(Enum):
    """Why a method is to be atomic; with `is_promise` it is wrong if the method is not."""

    MARKED = "marked [Atomic]"
    MOVER = "marked [Mover]"
    THREAD_SAFE = "public in a [ThreadSafe] type"
    SYNCHRONIZED = "synchronized"
    LOCKED = "one lock block"

    @property
    def is_promise(self) -> bool:
        return self in (Claim.MARKED, Claim.MOVER, Claim.THREAD_SAFE)


def claims(own: OwnCode, methods: Iterable[MethodInstance]) -> dict[MemberKey, Claim]:
    """The claims of the program's own methods among those that a run has come to, in the order of the source."""
    found = {}
    places, lines = {}, SourceLines(own)
    for method in methods:
        definition, type, assembly = method.definition, method.owner.definition, method.owner.assembly
        if assembly is None or type is None or not _is_own(own, method) or goes_on_elsewhere(definition):
            continue
        claim = _claim(assembly, type, definition)
        if claim is not None:
            found[method.member] = claim
            spot = lines.start(assembly, definition)
            places[method.member] = ("", 0, 0) if spot is None else (spot.file, spot.point.line, spot.point.column)
    return {member: found[member] for member in sorted(found, key=lambda member: (places[member], member))}


def unfollowed(own_code: OwnCode, methods: Iterable[MethodInstance]) -> list[Method]:
    """The methods marked `[Atomic]` or `[Mover]` that are not run in one call."""
    own = [method.definition for method in methods if _is_own(own_code, method)]
    return [
        method for method in dict.fromkeys(own) if goes_on_elsewhere(method) and _is_marked(method, _ATOMIC | _MOVER)
    ]


def goes_on_elsewhere(method: Method) -> bool:
    """True if a call of a method only begins it: the method is asynchronous, or an iterator."""
    return any(attribute.type.endswith("StateMachineAttribute") for attribute in method.attributes)


def _is_own(own: OwnCode, method: MethodInstance) -> bool:
    return method.code is not None and own.has(method.owner.assembly)


def _is_marked(method: Method, names: set[str]) -> bool:
    return any(simple_name(attribute.type) in names for attribute in method.attributes)


def _claim(assembly: Assembly, type: Type, method: Method) -> Claim | None:
    if not method.rva or method.name in (".ctor", ".cctor") or "<" in method.name:
        return None
    if _is_marked(method, _MOVER):
        return Claim.MOVER
    if _is_marked(method, _ATOMIC):
        return Claim.MARKED
    if method.flags & _ACCESS == _PUBLIC and is_marked(type):
        return Claim.THREAD_SAFE
    if _is_marked(method, _COMPOUND):
        return None
    if method.impl_flags & _SYNCHRONIZED:
        return Claim.SYNCHRONIZED
    body = assembly.body(method)
    return Claim.LOCKED if body is not None and _is_locked(assembly, body) else None


def _is_locked(assembly: Assembly, body: Body) -> bool:
    """True if one `lock` block contains all that a method does."""
    outermost = min(
        (handler for handler in body.handlers if handler.kind == "finally"),
        key=lambda handler: (handler.try_start, -handler.try_end),
        default=None,
    )
    if outermost is None:
        return False
    before = [i for i in body.instructions if i.offset < _entered(assembly, body, outermost)]
    after = [i for i in body.instructions if i.offset >= outermost.end]
    calls = [_called(assembly, i) for i in before if i.opcode in _CALLS]
    enters = [call for call in calls if call in _ENTERS]
    return (
        len(enters) == 1
        and all(call in _ENTERS or call == ("System.Type", "GetTypeFromHandle") for call in calls)
        and all(opcode_name(i.opcode).startswith(_BEFORE) for i in before)
        and all(opcode_name(i.opcode).startswith(_AFTER) for i in after)
    )


def _entered(assembly: Assembly, body: Body, handler: Handler) -> int:
    """The offset after which the lock is held: a `lock` block takes it first thing inside its `try`, or before it."""
    for instruction in body.instructions:
        if instruction.opcode in _CALLS and _called(assembly, instruction) in _ENTERS:
            return instruction.offset + 1
    return handler.try_start


def _called(assembly: Assembly, instruction: Instruction) -> tuple[str, str]:
    named = assembly.named(instruction.operand) if isinstance(instruction.operand, int) else None
    if isinstance(named, MethodReference) and isinstance(named.owner, Named):
        return named.owner.name, named.name
    return "", ""
