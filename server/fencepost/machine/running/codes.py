"""From register code to functions: each operation becomes one Python function of the thread and its registers."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from fencepost.library.registry import find_member
from fencepost.lowering.class_makers import why_not_followed
from fencepost.lowering.gates import new_body
from fencepost.lowering.instructions import TRANSLATE
from fencepost.lowering.ir import NONE, Lowered, Op
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.locking import with_locks
from fencepost.lowering.outside import is_native, outside_body
from fencepost.lowering.translate import Translator
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.running.patching import is_volatile, made_volatile, patched
from fencepost.machine.shared.intrinsic import Intrinsic, all_intrinsics, find_intrinsic
from fencepost.machine.state.frames import Code, OperationFunction
from fencepost.machine.state.world import World
from fencepost.model.patch import Patch

FAMILIES = ("arithmetic", "conversions", "control", "fields", "arrays", "objects", "calls", "pointers", "outside")
"""The modules of `ops`; each has a table `FACTORIES` from the names of operations to what makes their functions."""


class Site(NamedTuple):
    """One operation, as a factory of functions gets it."""

    world: World
    dst: int
    srcs: tuple[int, ...]
    arg: Any
    index: int  # type: ignore[assignment]  # not the method of tuples
    loop_head: bool


Factory = Callable[[Site], OperationFunction]

_FACTORIES: dict[str, Factory] = {}


def factories() -> dict[str, Factory]:
    if not _FACTORIES:
        for family in FAMILIES:
            _FACTORIES.update(import_module(f"fencepost.machine.ops.{family}").FACTORIES)
    return _FACTORIES


def code_of(world: World, method: MethodInstance) -> Code:
    """The code of a method that is entered, made at its first call in any world."""
    code: Code | None = method.code
    if code is None:
        code = method.code = _make(world, method)
    world.codes[method] = code
    return code


def _make(world: World, method: MethodInstance) -> Code:
    patches = _patches(world, method)
    lowered = patched(_lower(world, method), patches)
    template: list[Any] = [None] * lowered.registers
    for number, klass in enumerate(lowered.register_types):
        template[number] = world.universe.default(klass)
    template.extend(lowered.initial)
    code = Code(method, lowered, template)
    for index, op in enumerate(lowered.ops):
        code.run.append(_function(world, code, op, index, patches))
    return code


def _function(world: World, code: Code, op: Op, index: int, patches: list[Patch]) -> OperationFunction:
    lowered, target = code.lowered, op.arg if isinstance(op.arg, int) else -1
    build = Site(world, op.dst, op.srcs, op.arg, index, 0 <= target <= index and target in lowered.loop_heads)
    operation = factories()[op.name](build)
    return made_volatile(operation) if patches and is_volatile(op, patches) else operation


def variant(world: World, code: Code, pc: int, srcs: tuple[int, ...]) -> tuple[Op, OperationFunction]:
    """An operation with other registers for its operands."""
    found: tuple[Op, OperationFunction] | None = code.variants.get((pc, srcs))
    if found is None:
        op = code.lowered.ops[pc]
        changed = Op(op.name, op.dst, srcs, op.arg, op.offset)
        function = _function(world, code, changed, pc, _patches(world, code.method))
        found = code.variants[pc, srcs] = changed, function
    return found


def _patches(world: World, method: MethodInstance) -> list[Patch]:
    """The changes that are tried on a method."""
    if not world.universe.patches:
        return []
    member = method.member
    return [patch for patch in world.universe.patches if patch.kind in ("field", "plain") or patch.member == member]


def _lower(world: World, method: MethodInstance) -> Lowered:
    assembly = method.owner.assembly
    if method.outside or is_native(world.universe, method):
        return outside_body(world.universe, method)
    if assembly is None:
        raise UnsupportedError(f"{method} has no code")
    module, patches = method.owner.module, world.universe.patches
    body = new_body(method.definition) or assembly.body(method.definition)
    maker = assembly is not world.universe.program and why_not_followed(assembly.name or "")
    if body is None or _is_replaced(world, method) or maker:
        return _without_body(method)
    owner = method.owner.definition
    locked = None
    if patches and owner is not None:
        locked = with_locks(body, owner, method.definition, assembly, module, patches)
    if locked is None:
        return Translator(world.universe, method, body, assembly, TRANSLATE).translate()
    lowered = Translator(world.universe, method, locked.body, assembly, TRANSLATE, locked.names).translate()
    for op in lowered.ops:
        op.offset = locked.original(op.offset)
    return lowered


def _is_replaced(world: World, method: MethodInstance) -> bool:
    """True if the machine replaces a framework's own code, which is written for a real processor."""

    if _by_name(method) is not None:
        return True
    if _asks_for_hardware(method):
        return method.owner.assembly is not world.universe.library  # which names what it answers
    assembly = method.owner.assembly
    known = assembly is world.universe.library or world.universe.own.has(assembly)
    return not known and find_intrinsic(method) is not None


_NAMED = {"Choose": "System.Int32", "Assume": "System.Boolean"}
"""Static methods of any class named `Fencepost`, which users bring as source, with the types of their parameters."""


def _by_name(method: MethodInstance) -> Intrinsic | None:
    """The meaning of a method by its name alone."""
    owner = method.owner.generic.rsplit(".", 1)[-1].rsplit("+", 1)[-1]
    parameters = [parameter.name for parameter in method.parameters]
    if owner != "Fencepost" or not method.static or parameters != [_NAMED.get(method.name)]:
        return None
    return all_intrinsics()[f"Fencepost::{method.name}({parameters[0]})"]


def _no(*_: object) -> int:
    return 0


def _asks_for_hardware(method: MethodInstance) -> bool:
    """True if a member of a framework asks whether the processor has certain instructions. This processor has none."""
    owner = method.owner.generic
    if method.name == "get_IsHardwareAccelerated":
        return owner.startswith(("System.Runtime.Intrinsics.", "System.Numerics."))
    return method.name == "get_IsSupported" and owner.startswith(_PROCESSORS)


def _why_without(method: MethodInstance) -> str:
    assembly = method.owner.assembly
    if assembly is not None and (text := why_not_followed(assembly.name or "")):
        return text
    damage = assembly.damage(method.definition) if assembly is not None else ""
    return f"the code of {method} cannot be read: {damage}" if damage else f"{method.key} has no model"


_PROCESSORS = tuple(f"System.Runtime.Intrinsics.{processor}." for processor in ("X86", "Arm", "Wasm"))


def _without_body(method: MethodInstance) -> Lowered:
    """A method that the machine or a Python member implements. A member that neither implements ends a run that calls
    it."""

    text = method.owner.name == "System.String" and method.name == ".ctor"
    this = [] if method.static or text else [method.owner]
    types = (*this, *method.parameters)
    sources = tuple(range(len(types)))
    void = method.returns.name == "System.Void" and not text
    dst = NONE if void else len(types)
    intrinsic = _by_name(method) or find_intrinsic(method)
    if _asks_for_hardware(method):
        intrinsic = _no
    function = find_member(method.owner.generic, method.key) if intrinsic is None else None
    if intrinsic is not None:
        ops = [Op("intrinsic", dst, sources, (intrinsic, method), 0)]
    elif function is not None:
        ops = [Op("member", dst, sources, (function, method), 0)]
    else:
        ops = [Op("unsupported", NONE, (), _why_without(method), 0)]
    ops.append(Op("ret_void", NONE, (), None, 0) if void else Op("ret", NONE, (dst,), None, 0))
    registers = len(types) + (0 if void else 1)
    live = (sum(1 << source for source in sources), 0 if void else 1 << dst)
    return Lowered(tuple(ops), (), registers, (), len(types), types, live)
