"""Content keys: what a method means, without the tokens that say it.

Two builds give a method the same key when its body, signature, attributes and exception clauses are the same after
every token is replaced by the name of what it stands for. Adding a method elsewhere shifts most tokens of an assembly
and changes no key.
"""

import re
import struct
from collections.abc import Iterable, Mapping
from hashlib import blake2b

from msgspec import Struct

from fencepost.assembly.code import decode, size_of
from fencepost.assembly.damage import DamagedError
from fencepost.assembly.opcodes import BY_NAME, OPCODES, PREFIX, OperandKind
from fencepost.assembly.text import type_text
from fencepost.model.code import Handler
from fencepost.model.members import Method
from fencepost.model.types import TypeExpression

_SIZE = 16
_LONG = 256
_U32 = struct.Struct("<I")
_SWITCH = BY_NAME["switch"]


class Frame(Struct, frozen=True, gc=False):
    """What a body has besides instructions."""

    max_stack: int
    init_locals: bool
    locals: tuple[TypeExpression, ...]
    handlers: tuple[Handler, ...]


class KeyTexts(dict[bytes, bytes]):
    """What tokens name, each by its four bytes in the code, as bytes that begin with their own length.

    A long text is replaced by its digest: a literal may be used often.
    """

    def __init__(self, texts: Mapping[int, str]) -> None:
        super().__init__({b"": b""})
        self._texts = texts

    def __missing__(self, token: bytes) -> bytes:
        text = _bytes(self._texts[_U32.unpack(token)[0]])
        short = text if len(text) <= _LONG else blake2b(text, digest_size=_SIZE).digest()
        found = self[token] = _U32.pack(len(text)) + short
        return found


def method_key(method: Method, code: bytes, frame: Frame | None, texts: KeyTexts) -> str:
    """The key of one method, as hexadecimal text; `code` are the body's bytes, without a frame unreadable ones."""
    name, header = texts[_U32.pack(method.token)], _header(method)
    if frame is None:
        content = b"".join((name, _bytes(header), code))
    else:
        content = b"".join([name, _bytes(header + _frame(frame)), *_resolved(code, texts)])
    return blake2b(content, digest_size=_SIZE).hexdigest()


def _bytes(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:  # names and literals may hold half a surrogate pair
        return text.encode("utf-8", "surrogatepass")


def _header(method: Method) -> str:
    """What a method has besides its name, signature and body."""
    text = f"{method.flags} {method.impl_flags}"
    if method.generic or method.parameters or method.attributes:
        text += f" {method.generic} {method.parameters} {method.attributes}"
    return text


def _frame(frame: Frame) -> str:
    text = f"\0{frame.max_stack} {frame.init_locals}\0"
    if frame.locals or frame.handlers:
        text += f"{';'.join(map(type_text, frame.locals))}\0{';'.join(map(_clause_text, frame.handlers))}\0"
    return text


def _clause_text(handler: Handler) -> str:
    type = type_text(handler.type) if handler.type is not None else ""
    ranges = (handler.try_start, handler.try_end, handler.start, handler.end, handler.filter)
    return f"{handler.kind} {ranges} {type}"


def _resolved(code: bytes, texts: KeyTexts) -> list[bytes]:
    """The bytes of a body with each token replaced by a text of its own length, so that nothing can be confused."""
    pieces = []
    for before, token in _decoded_parts(code) if _SWITCH in code else _PARTS.findall(code):
        pieces.append(before)
        pieces.append(texts[token])
    return pieces


def _decoded_parts(code: bytes) -> list[tuple[bytes, bytes]]:
    """The same as `_PARTS` finds, for a body with a `switch`, whose length no pattern can tell."""
    parts = []
    start = 0
    try:
        for offset, opcode, _ in [(i.offset, i.opcode, i.operand) for i in decode(code) if i.opcode in _NAMED]:
            at = offset + (1 if opcode < 256 else 2)
            parts.append((code[start:at], code[at : at + 4]))
            start = at + 4
    except DamagedError:
        return [(code, b"")]
    return [*parts, (code[start:], b"")]


def _pattern() -> re.Pattern[bytes]:
    """Matches instructions up to an opcode with a token, and the token; without any more, all that is left."""
    named, others = [], []
    for prefix, codes in ((b"", set(range(256)) - {PREFIX, _SWITCH}), (bytes([PREFIX]), set(range(256)))):
        opcodes = {code: PREFIX << 8 | code if prefix else code for code in codes}
        named.append(prefix + _one_of(code for code, opcode in opcodes.items() if opcode in _NAMED))
        for size in range(1, 10):
            same = [code for code, opcode in opcodes.items() if opcode not in _NAMED and size_of(opcode) == size]
            if same:
                others.append(prefix + _one_of(same) + b"." * (size - 1 - len(prefix)))
    token = b"(?:" + b"|".join(named) + b")(?=....)"
    return re.compile(b"((?:" + b"|".join(others) + b")*+(?:" + token + b"|.*+))(.{0,4})", re.DOTALL)


def _one_of(codes: Iterable[int]) -> bytes:
    return b"[" + b"".join(b"\\x%02x" % code for code in codes) + b"]"


_NAMED = {code for code, (_, _, kind) in OPCODES.items() if kind in (OperandKind.TOKEN, OperandKind.STRING)}
_PARTS = _pattern()
