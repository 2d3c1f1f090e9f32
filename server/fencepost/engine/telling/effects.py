"""The effects of code on variables, whichever way it takes: a coarse answer that leaves nothing out.

It looks at the CIL of the author's own assemblies, and at the methods of them that are certainly called. Any other
method that is called may write anything.
"""

from __future__ import annotations

from typing import NamedTuple

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.opcodes import opcode_name
from fencepost.assembly.own_code import OwnCode
from fencepost.engine.telling.naming import ITEMS
from fencepost.lowering.method_keys import method_keys
from fencepost.lowering.universe import Universe, UnsupportedError
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


class MethodCode(NamedTuple):
    """A method with the assembly that has its code."""

    assembly: Assembly
    method: Method

    @property
    def key(self) -> tuple[Assembly, int]:
        return self.assembly, self.method.token


def effects(universe: Universe, own: OwnCode, roots: list[MethodCode]) -> Effects:
    """The variables that some methods may write, and the methods that they call."""
    fields: set[str] = set()
    pending, seen = list(roots), {root.key for root in roots}
    anything = False
    while pending:
        code = pending.pop()
        assembly, method = code
        universe.bodies[code] = None
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
                called = _called(universe, own, assembly, instruction)
                anything |= called is None
                if isinstance(called, MethodCode) and called.key not in seen:
                    seen.add(called.key)
                    pending.append(called)
    return Effects(frozenset(fields), anything)


def _field(assembly: Assembly, instruction: Instruction) -> str:
    named = assembly.named(instruction.operand) if isinstance(instruction.operand, int) else None
    return named.name if isinstance(named, FieldReference) else ITEMS


def _called(universe: Universe, own: OwnCode, assembly: Assembly, instruction: Instruction) -> MethodCode | bool | None:
    """The method that is called; True for a method that writes nothing; None if the method is not known."""
    named = assembly.named(instruction.operand) if isinstance(instruction.operand, int) else None
    if not isinstance(named, MethodReference):
        return None
    virtually = opcode_name(instruction.opcode) == "callvirt"
    if named.definition:
        return _closed(assembly, assembly.find_method(named.definition), virtually)
    owner = named.owner.definition if isinstance(named.owner, Instance) else named.owner
    if not isinstance(owner, Named):
        return None
    if named.name == ".ctor" and named.signature.parameters == _DELEGATE:
        return True
    if owner.name in _PLAIN:
        members = _PLAIN[owner.name]
        return True if members is None or named.name in members else None
    return _elsewhere(universe, own, assembly, named, virtually) if owner is named.owner else None


def _elsewhere(
    universe: Universe, own: OwnCode, assembly: Assembly, named: MethodReference, virtually: bool
) -> MethodCode | None:
    """A method that another assembly of the author's defines."""
    owner = named.owner
    if not isinstance(owner, Named) or not owner.scope:
        return None
    try:
        place, type = universe.place(assembly, owner.scope, owner.name)
    except UnsupportedError:
        return None
    if not own.has(place):
        return None
    universe.names.add(named.name)
    wanted = method_keys(named.name, named.signature)[0]
    found = (method for method in type.methods if method_keys(method.name, method.signature)[0] == wanted)
    return _closed(place, next(found, None), virtually)


def _closed(assembly: Assembly, method: Method | None, virtually: bool) -> MethodCode | None:
    """A method, unless a call of it may lead to an override."""
    is_open = method is None or (method.flags & _VIRTUAL and not method.flags & _FINAL)
    return None if method is None or (is_open and virtually) else MethodCode(assembly, method)
