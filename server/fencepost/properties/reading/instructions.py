"""Instructions by what they do, by the numbers of ECMA-335 III."""

from __future__ import annotations

from fencepost.model.code import Instruction

CALLS = frozenset({0x28, 0x6F})
NEW_OBJECT, BOX, THROW, RETHROW = 0x73, 0x8C, 0x7A, 0xFE1A

Slot = tuple[str, int]
"""A local variable or an argument."""

_LOADS = {
    **{0x06 + number: ("local", number) for number in range(4)},
    **{0x02 + number: ("argument", number) for number in range(4)},
}
_STORES = {0x0A + number: ("local", number) for number in range(4)}
_NUMBERED_LOADS = {0x11: "local", 0xFE0C: "local", 0x0E: "argument", 0xFE09: "argument"}
_NUMBERED_STORES = {0x13: "local", 0xFE0E: "local", 0x10: "argument", 0xFE0B: "argument"}
_ADDRESSES = frozenset({0x0F, 0x12, 0xFE0A, 0xFE0D})
_CONSTANTS = frozenset(range(0x15, 0x24))


def loaded(instruction: Instruction) -> Slot | None:
    """The variable whose value an instruction loads."""
    return _slot(instruction, _LOADS, _NUMBERED_LOADS)


def stored(instruction: Instruction) -> Slot | None:
    """The variable that an instruction sets."""
    return _slot(instruction, _STORES, _NUMBERED_STORES)


def is_address(instruction: Instruction) -> bool:
    """True if an instruction loads the address of a variable."""
    return instruction.opcode in _ADDRESSES


def is_constant(instruction: Instruction) -> bool:
    """True if an instruction loads a constant number."""
    return instruction.opcode in _CONSTANTS


def _slot(instruction: Instruction, short: dict[int, Slot], numbered: dict[int, str]) -> Slot | None:
    if instruction.opcode in numbered and isinstance(instruction.operand, int):
        return numbered[instruction.opcode], instruction.operand
    return short.get(instruction.opcode)
