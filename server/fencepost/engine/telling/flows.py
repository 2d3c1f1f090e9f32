"""Where a value goes that code has read: into one write and nowhere else, if that can be seen in the statement."""

from __future__ import annotations

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.opcodes import opcode_name
from fencepost.model.code import Instruction
from fencepost.model.members import Method, MethodReference
from fencepost.model.types import Named

_BINARY = {"add", "sub", "mul", "and", "or", "xor", "shl", "shr", "shr.un"}
_UNARY = ("conv.", "neg", "not")
_BRANCHES = ("b", "leave", "switch", "ret", "throw")
"""The beginnings of names of CIL instructions, which are looked at before any translation."""
_INTERLOCKED = "System.Threading.Interlocked"


def only_write(assembly: Assembly, method: Method, offset: int) -> int | None:
    """The instruction that writes what the one at an offset reads, by its own offset, if that is all that is done with
    the value. A call of `Interlocked` whose result is dropped is both."""
    body = assembly.body(method)
    code = list(body.instructions) if body is not None else []
    at = next((index for index, instruction in enumerate(code) if instruction.offset == offset), None)
    if at is None:
        return None
    if _name(code[at]) == "call":
        return offset if _is_dropped(assembly, code, at) else None
    if _name(code[at]) not in ("ldfld", "ldsfld"):
        return None
    return _followed(code, at)


def _is_dropped(assembly: Assembly, code: list[Instruction], at: int) -> bool:
    operand = code[at].operand
    called = assembly.named(operand) if isinstance(operand, int) else None
    if not isinstance(called, MethodReference) or not isinstance(called.owner, Named):
        return False
    return called.owner.name == _INTERLOCKED and at + 1 < len(code) and _name(code[at + 1]) == "pop"


def _followed(code: list[Instruction], at: int) -> int | None:
    """Follows the value over the stack and the compiler's own variables, as far as code goes straight on."""
    stack, locals_ = [True], set[int]()
    for instruction in code[at + 1 :]:
        name = _name(instruction)
        if name in ("stfld", "stsfld"):
            value = _pop(stack)
            holder = name == "stfld" and _pop(stack)
            alone = value and not holder and not any(stack)
            return instruction.offset if alone and all(_is_passing(code, slot) for slot in locals_) else None
        if not _moved(name, instruction, stack, locals_):
            return None
    return None


def _moved(name: str, instruction: Instruction, stack: list[bool], locals_: set[int]) -> bool:
    """Follows a value through one instruction: changes the stack and the locals that hold the value. False if the
    effect of the instruction is not known here."""
    if name == "nop":
        return True
    if name.startswith(("ldarg", "ldc.", "ldsfld")) and not name.startswith("ldarga"):
        stack.append(False)
    elif name.startswith("ldloc") and not name.startswith("ldloca"):
        stack.append(_slot(instruction) in locals_)
    elif name.startswith("stloc"):
        if _pop(stack):
            locals_.add(_slot(instruction))
        else:
            locals_.discard(_slot(instruction))
    elif name == "ldfld":
        if _pop(stack):
            return False
        stack.append(False)
    elif name in _BINARY:
        stack.append(_pop(stack) | _pop(stack))
    elif not name.startswith(_UNARY):
        return False
    return True


def _is_passing(code: list[Instruction], slot: int) -> bool:
    """True if a variable only carries values from one instruction of a statement to another: each is read once, before
    any branch."""
    full = False
    for instruction in code:
        name = _name(instruction)
        if name.startswith(_BRANCHES) and full:
            return False
        if name.startswith(("ldloc", "stloc")) and _slot(instruction) == slot:
            if name.startswith(("ldloca", "stloc")) == full:
                return False
            full = not full
    return not full


def _pop(stack: list[bool]) -> bool:
    """Values that were on the stack before do not matter."""
    return stack.pop() if stack else False


def _name(instruction: Instruction) -> str:
    return opcode_name(instruction.opcode)


def _slot(instruction: Instruction) -> int:
    name = _name(instruction)
    return int(name[-1]) if name[-1].isdigit() else int(str(instruction.operand))
