"""Where a method takes locks, and the instruction that makes the object of one, if no other thread can have it."""

from __future__ import annotations

from collections.abc import Iterator

from fencepost.model.code import Instruction
from fencepost.properties.reading.calls import calls
from fencepost.properties.reading.instructions import Slot, is_address, is_constant, loaded, stored
from fencepost.properties.rule import CompiledMethod

_MONITOR, _LOCK = LOCK_MEMBERS = "System.Threading.Monitor::", "System.Threading.Lock::"
_TAKES = frozenset({_MONITOR + "Enter", _MONITOR + "TryEnter", _LOCK + "Enter", _LOCK + "EnterScope"})
_USES = frozenset({*_TAKES, _MONITOR + "Exit", _LOCK + "Exit"})
_NOP = 0x00


def takes(code: CompiledMethod) -> Iterator[int]:
    """Where a lock is taken, as places among the instructions."""
    yield from (index for index, name in calls(code) if name in _TAKES)


def uses(code: CompiledMethod) -> Iterator[tuple[int, str, Slot | None]]:
    """Where locks are taken and released, by which member, and the variable that has the object."""
    for index, name in calls(code):
        if name in _USES:
            at = given(code, index)
            yield index, name, loaded(code.body.instructions[at]) if at is not None else None


def given(code: CompiledMethod, call: int) -> int | None:
    """The instruction that loads the object of a lock, before a call that uses it."""
    for index in range(call - 1, -1, -1):
        instruction = code.body.instructions[index]
        if not (is_address(instruction) or is_constant(instruction) or instruction.opcode == _NOP):
            return index
    return None


def origin(code: CompiledMethod, call: int) -> Instruction | None:
    """The instruction that makes the object of a lock: through variables that are set once, and that are used for
    nothing but the lock. None where another thread may have got the object, or it is not known where it comes from."""
    index, instructions = given(code, call), code.body.instructions
    while index is not None:
        slot = loaded(instructions[index])
        if slot is None:
            return instructions[index]
        written = [at for at, one in enumerate(instructions) if stored(one) == slot]
        if len(written) != 1 or slot[0] != "local" or not _is_only_lock(code, slot, set()):
            return None
        index = written[0] - 1 if written[0] else None
    return None


def _is_only_lock(code: CompiledMethod, slot: Slot, known: set[Slot]) -> bool:
    """True if a variable is loaded for locks only, or for another variable of which that is true."""
    if slot in known:
        return True
    known.add(slot)
    instructions = code.body.instructions
    used = {given(code, index) for index, name in calls(code) if name in _USES}
    for index, instruction in enumerate(instructions):
        if is_address(instruction) and instruction.operand == slot[1]:
            return False
        if loaded(instruction) == slot and index not in used:
            onto = stored(instructions[index + 1]) if index + 1 < len(instructions) else None
            if onto is None or not _is_only_lock(code, onto, known):
                return False
    return True
