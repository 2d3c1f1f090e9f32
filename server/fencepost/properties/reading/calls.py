"""The calls of a method, in the order of its code."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.model.code import Instruction
from fencepost.properties.reading.instructions import CALLS
from fencepost.properties.rule import CompiledMethod


def member(code: CompiledMethod, instruction: Instruction) -> str:
    """The member that an instruction names, as `Namespace.Type::Member`; "" if it names none."""
    if not isinstance(instruction.operand, int):
        return ""
    return code.named(instruction.operand).partition(" : ")[0]


def calls(code: CompiledMethod) -> Iterator[tuple[int, str]]:
    """Where each call stands among the instructions, and the member that it calls."""
    for index, instruction in enumerate(code.body.instructions):
        if instruction.opcode in CALLS:
            yield index, member(code, instruction)
