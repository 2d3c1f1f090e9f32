"""Content keys: what a method means, without the tokens that say it.

Two builds give a method the same key when its body, signature, attributes and exception clauses are the same after
every token is replaced by the name of what it stands for. Adding a method elsewhere shifts most tokens of an assembly
and changes no key.
"""

from collections.abc import Mapping
from hashlib import blake2b

from fencepost.assembly.opcodes import OPCODES, OperandKind
from fencepost.assembly.text import type_text
from fencepost.model.code import Body, Handler, Instruction
from fencepost.model.members import Method

_NAMED = {code for code, (_, _, kind) in OPCODES.items() if kind in (OperandKind.TOKEN, OperandKind.STRING)}
_SIZE = 16


def method_key(method: Method, code: bytes, body: Body | None, texts: Mapping[int, bytes]) -> str:
    """The key of one method, as hexadecimal text; `code` are the body's bytes."""
    digest = blake2b(texts[method.token], digest_size=_SIZE)
    digest.update(_header(method))
    if body is not None:
        digest.update(_frame(body))
        digest.update(b"".join(_resolved(code, body.instructions, texts)))
    else:
        digest.update(code)
    return digest.hexdigest()


def _header(method: Method) -> bytes:
    """What a method has besides its name, signature and body."""
    text = f"{method.flags} {method.impl_flags}"
    if method.generic or method.parameters or method.attributes:
        text += f" {method.generic} {method.parameters} {method.attributes}"
    return text.encode("utf-8", "surrogatepass")


def _frame(body: Body) -> bytes:
    """What a body has besides instructions."""
    text = f"\0{body.max_stack} {body.init_locals}\0"
    if body.locals or body.handlers:
        text += f"{';'.join(map(type_text, body.locals))}\0{';'.join(map(_clause_text, body.handlers))}\0"
    return text.encode("utf-8", "surrogatepass")


def _clause_text(handler: Handler) -> str:
    type = type_text(handler.type) if handler.type is not None else ""
    ranges = (handler.try_start, handler.try_end, handler.start, handler.end, handler.filter)
    return f"{handler.kind} {ranges} {type}"


def _resolved(code: bytes, instructions: tuple[Instruction, ...], texts: Mapping[int, bytes]) -> list[bytes]:
    """The bytes of a body with each token replaced by a text of its own length, so that nothing can be confused."""
    pieces = []
    start = 0
    for offset, opcode, operand in _tokens(instructions):
        at = offset + (1 if opcode < 0x100 else 2)
        pieces.append(code[start:at])
        pieces.append(texts[operand])
        start = at + 4
    pieces.append(code[start:])
    return pieces


def _tokens(instructions: tuple[Instruction, ...]) -> list[tuple[int, int, int]]:
    return [(i.offset, i.opcode, i.operand) for i in instructions if i.opcode in _NAMED]  # type: ignore[misc]  # tokens
