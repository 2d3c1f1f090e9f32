"""The blocks of a translated body put one after the other: branches become indexes, constants get their registers."""

from __future__ import annotations

from typing import Any, NamedTuple

from fencepost.assembly.opcodes import OPCODES
from fencepost.lowering.initializers import initializes, modules_before
from fencepost.lowering.ir import NONE, Lowered, Op, Region
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.liveness import live_registers
from fencepost.lowering.universe import Context, Universe
from fencepost.model.code import Body, Instruction

CONST_BASE = 1 << 20
"""The number of the first constant, until it is known how many registers come before the constants."""


class Pieces(NamedTuple):
    """A translated body. Blocks go by the offset at which they begin; `values` are the constants, `handler_variables`
    the registers of caught exceptions, by the number of the handler."""

    universe: Universe
    method: MethodInstance
    body: Body
    context: Context
    blocks: dict[int, list[Op]]
    registers: int
    values: tuple[Any, ...]
    arguments: int
    variables: tuple[Klass, ...]
    handler_variables: dict[int, int]


def assembled(pieces: Pieces) -> Lowered:
    blocks, method = pieces.blocks, pieces.method
    order = sorted(blocks)
    ops = _prologue(pieces)
    index: dict[int, int] = {}
    outside = _just_outside(pieces)
    for position, start in enumerate(order):
        index[start] = len(ops)
        block = blocks[start]
        following = order[position + 1] if position + 1 < len(order) else -1
        if _leads_to(block, following) and start not in outside:
            block = block[:-1]
        ops.extend(block)
    if not ops:
        ops.append(Op("unsupported", NONE, (), "an empty body", 0))
    end = len(ops)
    if method.is_synchronized or method.name == ".cctor":
        ops.append(Op("leave_owing", NONE, (), None, ops[-1].offset))
    heads = _link(ops, index)
    mapping = {CONST_BASE + number: pieces.registers + number for number in range(len(pieces.values))}
    for op in ops:
        op.srcs = tuple([mapping.get(source, source) for source in op.srcs])
    regions = _regions(pieces, order, index, end)
    live = live_registers(ops, regions, always_live(method))
    return Lowered(
        tuple(ops), tuple(regions), pieces.registers, pieces.values, pieces.arguments, pieces.variables, live, heads
    )


def _prologue(pieces: Pieces) -> list[Op]:
    """The code before the first instruction."""
    universe, method = pieces.universe, pieces.method
    named = [op for block in pieces.blocks.values() for op in block]
    ops = [Op("initialize", NONE, (), module, 0) for module in modules_before(universe, method, named)]
    if method.is_synchronized:
        ops.append(Op("synchronize", NONE, (), None, 0))
    if initializes(universe, method):
        ops.append(Op("initialize", NONE, (), method.owner, 0))
    return ops


def _link(ops: list[Op], index: dict[int, int]) -> frozenset[int]:
    """Gives branches the indexes of their targets, and finds the targets that are reached by jumps back."""
    heads = set()
    for at, op in enumerate(ops):
        if op.kind.jumps:
            op.arg = index[op.arg]
            if op.arg <= at:
                heads.add(op.arg)
        elif op.kind.flow == "switch":
            op.arg = tuple([index[target] for target in op.arg])
    return frozenset(heads)


def _just_outside(pieces: Pieces) -> set[int]:
    """Empty blocks to which a `leave` leads and that a try block follows, as in a loop that is all try block: they are
    outside of the try block, so they must not have its index."""
    blocks, body = pieces.blocks, pieces.body
    begins = {handler.try_start for handler in body.handlers}
    targets = {int(one.operand) for one in body.instructions if mnemonic(one).startswith("leave")}  # type: ignore[arg-type]  # a target
    found: set[int] = set()
    following = somewhere = -1
    for start in sorted(blocks, reverse=True):
        if not (len(blocks[start]) == 1 and _leads_to(blocks[start], following)):
            somewhere = start
        elif start in targets and somewhere in begins:
            found.add(start)
            somewhere = start
        following = start
    return found


def always_live(method: MethodInstance) -> int:
    """`this` of a synchronized method is needed for its release at the end."""
    return 1 if method.is_synchronized and not method.static else 0


def _regions(pieces: Pieces, order: list[int], index: dict[int, int], count: int) -> list[Region]:
    def at(offset: int) -> int:
        return next((index[start] for start in order if start >= offset), count)

    found = []
    for number, handler in enumerate(pieces.body.handlers):
        if handler.start not in index:
            continue
        klass = None
        if handler.kind == "catch" and handler.type is not None:
            klass = pieces.universe.close(handler.type, pieces.context)
        found.append(
            Region(
                handler.kind,
                at(handler.try_start),
                at(handler.try_end),
                index[handler.start],
                at(handler.end),
                klass,
                index.get(handler.filter, NONE) if handler.filter >= 0 else NONE,
                pieces.handler_variables[number],
            )
        )
    return found


def _leads_to(block: list[Op], start: int) -> bool:
    return bool(block) and block[-1].kind.flow == "jump" and block[-1].arg == start


def mnemonic(instruction: Instruction) -> str:
    """The name of an instruction; "?" if no instruction has this opcode."""
    opcode = OPCODES.get(instruction.opcode)
    return opcode.name if opcode is not None else "?"
