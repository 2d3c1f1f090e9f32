"""The effects of code on variables, whichever way it takes: a coarse answer that leaves nothing out.

It looks at the CIL of one assembly, and at the methods of it that are certainly called. Any other method that is called
may write anything.
"""

from __future__ import annotations

from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.opcodes import opcode_name
from fencepost.engine.telling.naming import ITEMS
from fencepost.lowering.universe import Universe
from fencepost.model.code import Instruction
from fencepost.model.members import FieldReference, Method, MethodReference
from fencepost.model.types import Instance, Named

_VIRTUAL, _FINAL = 0x40, 0x20
_CALLS = {"call", "callvirt", "newobj", "ldftn"}
_UNKNOWN = {"calli", "ldvirtftn", "cpblk", "jmp", "localloc"}
_FIELD_WRITES = {"stfld", "stsfld", "ldflda", "ldsflda"}
"""CIL instructions by name: code is judged without being translated."""

_PLAIN: dict[str, set[str] | None] = {
    "System.Threading.Volatile": None,
    "System.Threading.Interlocked": None,
    "System.Threading.Monitor": {"Enter", "Exit"},
    "System.Threading.Lock": {".ctor", "Enter", "Exit", "EnterScope"},
    "System.Threading.Lock+Scope": {"Dispose"},
    "System.Threading.Thread": {"Yield", "Sleep", "SpinWait", "MemoryBarrier"},
    "System.Diagnostics.Debug": {"Assert"},
    "System.Object": {".ctor"},
    "System.Math": None,
}
"""Members of the library that write nothing but their arguments by reference; None for all members of a class."""


_DELEGATE = (Named("System.Object"), Named("System.IntPtr"))
"""The parameters of a delegate's constructor: an object and a function. The function counts as called where it is
named."""


class Effects(NamedTuple):
    """The names of the fields that are written, or given away by reference; `anything` may be written besides."""

    fields: frozenset[str]
    anything: bool = False


def effects(universe: Universe, assembly: Assembly, roots: list[Method]) -> Effects:
    """The variables that some methods may write, and the methods that they call."""
    fields: set[str] = set()
    pending, seen = list(roots), {method.token for method in roots}
    anything = False
    while pending:
        method = pending.pop()
        universe.bodies[assembly, method] = None
        body = assembly.body(method)
        for instruction in body.instructions if body is not None else ():
            name = opcode_name(instruction.opcode)
            if name in _FIELD_WRITES:
                fields.add(_field(assembly, instruction))
            elif name.startswith("stelem") or name == "ldelema":
                fields.add(ITEMS)
            elif name in _UNKNOWN:
                anything = True
            elif name in _CALLS:
                called = _called(assembly, instruction)
                anything |= called is None
                if isinstance(called, Method) and called.token not in seen:
                    seen.add(called.token)
                    pending.append(called)
    return Effects(frozenset(fields), anything)


def _field(assembly: Assembly, instruction: Instruction) -> str:
    named = assembly.named(instruction.operand) if isinstance(instruction.operand, int) else None
    return named.name if isinstance(named, FieldReference) else ITEMS


def _called(assembly: Assembly, instruction: Instruction) -> Method | bool | None:
    """The method that is called; True for a method that writes nothing; None if the method is not known."""
    named = assembly.named(instruction.operand) if isinstance(instruction.operand, int) else None
    if not isinstance(named, MethodReference):
        return None
    if named.definition:
        method = assembly.find_method(named.definition)
        is_open = method is None or (method.flags & _VIRTUAL and not method.flags & _FINAL)
        return None if is_open and opcode_name(instruction.opcode) == "callvirt" else method
    owner = named.owner.definition if isinstance(named.owner, Instance) else named.owner
    if not isinstance(owner, Named):
        return None
    if named.name == ".ctor" and named.signature.parameters == _DELEGATE:
        return True
    members = _PLAIN.get(owner.name, set())
    return True if members is None or named.name in members else None
