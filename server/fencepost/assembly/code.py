"""Method bodies (ECMA-335 II.25.4): headers, exception clauses and instructions."""

import struct
from collections.abc import Callable
from struct import error, unpack_from
from typing import Literal, NamedTuple

from msgspec import Struct

from fencepost.assembly.damage import DamagedError
from fencepost.assembly.opcodes import OPCODES, PREFIX, OperandKind
from fencepost.model.code import Instruction

_FORMATS = {
    OperandKind.INT8: "<b",
    OperandKind.UINT8: "<B",
    OperandKind.UINT16: "<H",
    OperandKind.INT32: "<i",
    OperandKind.INT64: "<q",
    OperandKind.FLOAT32: "<I",
    OperandKind.FLOAT64: "<Q",
    OperandKind.TARGET8: "<b",
    OperandKind.TARGET: "<i",
    OperandKind.SWITCH: "<I",
    OperandKind.STRING: "<I",
    OperandKind.TOKEN: "<I",
}
_PLAIN, _RELATIVE, _TARGETS, _NOTHING, _PREFIXED = range(5)
_NO_BYTES = struct.Struct("")
_KINDS = {
    OperandKind.TARGET8: _RELATIVE,
    OperandKind.TARGET: _RELATIVE,
    OperandKind.SWITCH: _TARGETS,
}
_TINY, _FAT, _MORE_SECTIONS, _INIT_LOCALS = 2, 3, 8, 0x10
_EXCEPTION_TABLE, _FAT_SECTION, _ANOTHER_SECTION = 1, 0x40, 0x80
_FAT_HEADER = struct.Struct("<HHII")
_SMALL_CLAUSE, _FAT_CLAUSE = struct.Struct("<HHBHBI"), struct.Struct("<IIIIII")

ClauseKind = Literal["catch", "filter", "finally", "fault"]
_CLAUSE_KINDS: dict[int, ClauseKind] = {0: "catch", 1: "filter", 2: "finally", 4: "fault"}


class ExceptionClause(NamedTuple):
    """An exception clause; `argument` is the token of the type or the offset of the filter."""

    kind: ClauseKind
    try_start: int
    try_length: int
    start: int
    length: int
    argument: int


class RawBody(Struct, frozen=True, gc=False):
    """A body before its tokens are resolved."""

    code: bytes
    max_stack: int = 8
    init_locals: bool = False
    locals_token: int = 0
    clauses: tuple[ExceptionClause, ...] = ()


def read_body(data: memoryview) -> RawBody:
    """The body that begins at the start of `data`."""
    if not data:
        raise DamagedError("its code lies outside the file")
    first = data[0]
    if first & 3 == _TINY:
        return RawBody(_code(data, 1, first >> 2))
    if first & 3 != _FAT:
        raise DamagedError("its code has an unknown kind of header")
    try:
        flags, max_stack, size, locals_token = _FAT_HEADER.unpack_from(data)
        start = 4 * (flags >> 12)
        code = _code(data, start, size)
        clauses = _clauses(data, start + size) if flags & _MORE_SECTIONS else ()
    except error:
        raise DamagedError("its code is cut off") from None
    return RawBody(code, max_stack, bool(flags & _INIT_LOCALS), locals_token, clauses)


def _code(data: memoryview, start: int, size: int) -> bytes:
    code = data[start : start + size].tobytes()
    if len(code) < size:
        raise DamagedError("its code is cut off")
    return code


def _clauses(data: memoryview, position: int) -> tuple[ExceptionClause, ...]:
    """The sections after the code (II.25.4.5); each is aligned to four bytes."""
    clauses: list[ExceptionClause] = []
    while True:
        position = (position + 3) // 4 * 4
        (kind,) = unpack_from("<B", data, position)
        size = int.from_bytes(data[position + 1 : position + 4], "little")
        layout = _FAT_CLAUSE if kind & _FAT_SECTION else _SMALL_CLAUSE
        if not kind & _FAT_SECTION:
            size &= 0xFF
        if kind & _EXCEPTION_TABLE:
            for index in range(max(size - 4, 0) // layout.size):
                flags, *rest = layout.unpack_from(data, position + 4 + index * layout.size)
                if flags not in _CLAUSE_KINDS:
                    raise DamagedError(f"it has an exception clause of the unknown kind {flags}")
                clauses.append(ExceptionClause(_CLAUSE_KINDS[flags], *rest))
        if not kind & _ANOTHER_SECTION or size < 4:
            return tuple(clauses)
        position += size


Decoder = tuple[int, int, int, Callable[[bytes, int], tuple[int, ...]]]
"""How an instruction is read: what its operand is, its whole size, and the operand's place and layout."""


def _decoders() -> dict[int, Decoder | None]:
    """The decoders by opcode; None for a single byte without operand, which most instructions are.

    What is no opcode is an instruction without operand: obfuscators put such bytes where no run can reach them.
    """
    table: dict[int, Decoder | None] = dict.fromkeys(range(256))
    table |= {PREFIX << 8 | code: (_NOTHING, 2, 2, _NO_BYTES.unpack_from) for code in range(256)}
    for code, (_, _, kind) in OPCODES.items():
        place = 1 if code < 256 else 2
        if kind is not OperandKind.NONE:
            layout = struct.Struct(_FORMATS[kind])
            table[code] = (_KINDS.get(kind, _PLAIN), place + layout.size, place, layout.unpack_from)
    return table


_DECODERS = _decoders()
_SHORT = [_DECODERS[code] for code in range(256)]
_SHORT[PREFIX] = (_PREFIXED, 2, 2, _NO_BYTES.unpack_from)


def size_of(opcode: int) -> int:
    """The bytes of an instruction; those of a `switch` without its targets."""
    decoder = _DECODERS[opcode]
    return 1 if decoder is None else decoder[1]


def decode(code: bytes) -> tuple[Instruction, ...]:
    """All instructions of a body. Branch targets are offsets from the body's start."""
    out: list[Instruction] = []
    append, decoders = out.append, _SHORT
    start, size = 0, len(code)
    try:
        while start < size:
            opcode = code[start]
            decoder = decoders[opcode]
            if decoder is None:
                append(Instruction(start, opcode, None))
                start += 1
                continue
            kind, length, place, unpack = decoder
            if kind == _PREFIXED:
                opcode = PREFIX << 8 | code[start + 1]
                kind, length, place, unpack = _DECODERS[opcode]  # type: ignore[misc]  # these have two bytes
            if kind == _PLAIN:
                (operand,) = unpack(code, start + place)
                append(Instruction(start, opcode, operand))
                start += length
            elif kind == _RELATIVE:
                (distance,) = unpack(code, start + place)
                append(Instruction(start, opcode, start + length + distance))
                start += length
            elif kind == _NOTHING:
                append(Instruction(start, opcode, None))
                start += length
            else:
                (count,) = unpack(code, start + place)
                distances = unpack_from(f"<{count}i", code, start + length)
                end = start + length + 4 * count
                append(Instruction(start, opcode, tuple([end + distance for distance in distances])))
                start = end
    except (IndexError, error):
        raise DamagedError(f"its last instruction, at IL_{start:04x}, is cut off") from None
    return tuple(out)
