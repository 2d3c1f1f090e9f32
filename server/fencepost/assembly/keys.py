"""Content keys: the meaning of a method, without the tokens that express it.

Two builds give a method the same key if its body, signature, attributes and exception clauses are the same after every
token is replaced by the name behind it. Adding a method elsewhere shifts most tokens of an assembly and changes no key;
nor do the numbers that it shifts in names of generated members (`generated_names`).
"""

import re
import struct
from collections.abc import Iterable
from functools import cache, partial
from hashlib import blake2b

from msgspec import Struct
from msgspec.msgpack import Encoder
from msgspec.structs import replace

from fencepost.assembly.code import size_of
from fencepost.assembly.generated_names import GeneratedNames
from fencepost.assembly.metadata import FIELD, METHOD
from fencepost.assembly.opcodes import BY_NAME, OPCODES, PREFIX, OperandKind
from fencepost.assembly.token_texts import TokenTexts
from fencepost.model.code import Handler
from fencepost.model.members import Attribute, Method
from fencepost.model.types import TypeExpression

_LONG = 256
_U32 = struct.Struct("<I")
_END, _DIGEST = b"\xff", b"\xfe"  # no UTF-8 text has these bytes
_DEFINED = (METHOD, FIELD)
_SWITCH = BY_NAME["switch"]
_STATE_MACHINES = {
    f"System.Runtime.CompilerServices.{kind}StateMachineAttribute" for kind in ("Async", "Iterator", "AsyncIterator")
}
"""Attributes with the name of a generated type."""


_digest = partial(blake2b, digest_size=16)


class BodyFrame(Struct, frozen=True, gc=False):
    """The parts of a body besides its instructions."""

    max_stack: int
    init_locals: bool
    locals_token: int
    locals: tuple[TypeExpression, ...]
    handlers: tuple[Handler, ...]


class Keys:
    """The keys of one module's methods, made of the texts of its tokens, in which `names` replaces numbers."""

    def __init__(self, texts: TokenTexts, names: GeneratedNames) -> None:
        self._texts, self._names = texts, names
        self._tokens = _Tokens(texts)
        self._locals: dict[int, list[str]] = {}
        self._encode = Encoder().encode

    def key(self, method: Method, code: bytes, frame: BodyFrame | None) -> str:
        """One method's key, as hexadecimal text; `code` are the body's bytes, without a frame unreadable ones."""
        name = self._tokens[_U32.pack(method.token)]
        attributes = [self._attribute(attribute) for attribute in method.attributes] if method.attributes else ()
        header = (method.flags, method.impl_flags, method.generic, method.parameters, attributes)
        if frame is None:
            content = [name, self._encode(header), code]
        else:
            parts = _parts(code)
            around = self._encode((*header, len(code), *self._frame(frame)))
            content = [name, around, *parts[1::3], *map(self._tokens.__getitem__, parts[2::3])]
        return _digest(b"".join(content)).hexdigest()

    def _attribute(self, attribute: Attribute) -> Attribute:
        if attribute.type not in _STATE_MACHINES or not attribute.arguments:
            return attribute
        arguments = [self._names.type(value) if isinstance(value, str) else value for value in attribute.arguments]
        return replace(attribute, arguments=tuple(arguments))

    def _frame(self, frame: BodyFrame) -> tuple[object, ...]:
        locals = self._locals.get(frame.locals_token)
        if locals is None:
            locals = self._locals[frame.locals_token] = [self._texts.text(local) for local in frame.locals]
        handlers = [self._clause(handler) for handler in frame.handlers] if frame.handlers else ()
        return frame.max_stack, frame.init_locals, locals, handlers

    def _clause(self, handler: Handler) -> tuple[object, ...]:
        type = self._texts.text(handler.type) if handler.type is not None else None
        return handler.kind, handler.try_start, handler.try_end, handler.start, handler.end, handler.filter, type


class _Tokens(dict[bytes, bytes]):
    """The names of tokens, each by the token's four bytes in the code, as bytes that tell their own end.

    A long text is replaced by its digest: a literal may be used often.
    """

    def __init__(self, texts: TokenTexts) -> None:
        super().__init__({b"": b""})
        self._texts = texts
        self._met: set[int] = set()

    def __missing__(self, token: bytes) -> bytes:
        number = int.from_bytes(token, "little")
        if token[3] in _DEFINED and number not in self._met:
            for sibling, text in self._texts.siblings(number):
                self._met.add(sibling)
                if text is not None:
                    self[_U32.pack(sibling)] = _content(text)
            self._met.add(number)
            return self[token]
        found = self[token] = _content(self._texts.made(number))
        return found


def _content(text: str) -> bytes:
    return _bytes(text) + _END if len(text) <= _LONG else _DIGEST + _digest(_bytes(text)).digest()


def _bytes(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError:  # literals may hold half a surrogate pair
        return text.encode("utf-8", "surrogatepass")


def _parts(code: bytes) -> list[bytes]:
    """A body's bytes in groups of three: nothing, instructions up to an opcode with a token, the token if there is one.

    No pattern can tell the length of a `switch`: what is around one is taken apart on its own.
    """
    whole, straight = _patterns()
    if _SWITCH not in code:
        return whole.split(code)
    parts: list[bytes] = []
    start, size = 0, len(code)
    while start < size:
        at = straight.match(code, start).end()  # type: ignore[union-attr]  # it matches nothing, too
        end = at
        if size - at > _U32.size and code[at] == _SWITCH:
            end += 1 + _U32.size * (1 + _U32.unpack_from(code, at + 1)[0])
        if not at < end <= size:
            at = end = size
        parts += whole.split(code[start:at])[:-1]
        parts += (b"", code[at:end], b"")
        start = end
    return parts


@cache
def _patterns() -> tuple[re.Pattern[bytes], re.Pattern[bytes]]:
    """Matches instructions up to an opcode with a token, and the token, without any more all that is left; and
    matches instructions up to a `switch`."""
    named, others, plain = [], [], b""
    for prefix, codes in ((b"", set(range(256)) - {PREFIX, _SWITCH}), (bytes([PREFIX]), set(range(256)))):
        opcodes = {code: PREFIX << 8 | code if prefix else code for code in codes}
        named.append(prefix + _one_of(code for code, opcode in opcodes.items() if opcode in _NAMED))
        for size in range(1, 10):
            same = [code for code, opcode in opcodes.items() if opcode not in _NAMED and size_of(opcode) == size]
            if same and size == 1:
                plain = _one_of(same) + b"*+"
            elif same:
                others.append(prefix + _one_of(same) + b"." * (size - 1 - len(prefix)))
    token, other = b"(?:" + b"|".join(named) + b")", b"(?:" + b"|".join(others) + b")"
    before = plain + b"(?:" + other + plain + b")*+"  # most instructions are a byte: a set takes them at once
    parts = b"(" + before + b"(?:" + token + b"(?=....)|.*+))(.{0,4})"
    return re.compile(parts, re.DOTALL), re.compile(b"(?:" + before + token + b"....)*+" + before, re.DOTALL)


def _one_of(codes: Iterable[int]) -> bytes:
    return b"[" + b"".join(b"\\x%02x" % code for code in codes) + b"]"


_NAMED = {code for code, (_, _, kind) in OPCODES.items() if kind in (OperandKind.TOKEN, OperandKind.STRING)}
