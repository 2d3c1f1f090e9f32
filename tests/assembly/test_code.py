"""Method bodies: headers, sections, instructions."""

from struct import pack

import pytest

from fencepost.assembly.code import ExceptionClause, RawBody, decode, read_body
from fencepost.assembly.damage import DamagedError
from fencepost.assembly.opcodes import BY_NAME, OPCODES, OperandKind
from fencepost.model.code import Instruction

RET = b"\x2a"


def fat(code: bytes, flags: int = 0, locals: int = 0, sections: bytes = b"") -> bytes:
    header = pack("<HHII", 0x3003 | flags, 5, len(code), locals)
    return header + code + (bytes(-len(code) % 4) + sections if sections else b"")


def read(data: bytes) -> RawBody:
    return read_body(memoryview(data))


def test_a_tiny_body() -> None:
    assert read(b"\x0a\x17\x2a") == RawBody(b"\x17\x2a", 8, False, 0, ())


def test_the_largest_tiny_body() -> None:
    assert read(b"\xfe" + RET * 63 + b"more").code == RET * 63


def test_a_fat_body() -> None:
    assert read(fat(RET, 0x10, 0x11000001)) == RawBody(RET, 5, True, 0x11000001, ())


SMALL = bytes([1, 4 + 12, 0, 0]) + pack("<HHBHBI", 0, 0, 1, 1, 2, 0x01000001)
FAT = bytes([0x41, 4 + 24, 0, 0]) + pack("<IIIIII", 1, 0, 70000, 70000, 5, 3)


@pytest.mark.parametrize("code", [RET, RET * 2, RET * 3, RET * 4])
def test_sections_begin_at_a_multiple_of_four(code: bytes) -> None:
    assert read(fat(code, 8, sections=SMALL)).clauses == (ExceptionClause("catch", 0, 1, 1, 2, 0x01000001),)


def test_a_fat_section() -> None:
    assert read(fat(RET, 8, sections=FAT)).clauses == (ExceptionClause("filter", 0, 70000, 70000, 5, 3),)


def test_several_sections() -> None:
    other = bytes([0x80, 8, 0, 0]) + b"skip"  # not a table of exception clauses
    first = bytes([0x81]) + SMALL[1:]
    assert [c.kind for c in read(fat(RET, 8, sections=first + other + FAT)).clauses] == ["catch", "filter"]


def test_the_kinds_of_clauses() -> None:
    kinds = b"".join(pack("<HHBHBI", kind, 0, 1, 1, 2, 0) for kind in (0, 1, 2, 4))
    clauses = read(fat(RET, 8, sections=bytes([1, 4 + len(kinds), 0, 0]) + kinds)).clauses
    assert [clause.kind for clause in clauses] == ["catch", "filter", "finally", "fault"]


DAMAGED = {
    "nothing": (b"", "outside the file"),
    "an unknown header": (b"\x01", "unknown kind of header"),
    "a tiny body that is cut off": (b"\x0e\x2a", "cut off"),
    "a header that is cut off": (fat(RET)[:8], "cut off"),
    "a size that lies": (pack("<HHII", 0x3003, 1, 0xFFFFFFFF, 0) + RET, "cut off"),
    "no section": (fat(RET, 8), "cut off"),
    "a section that is cut off": (fat(RET, 8, sections=FAT[:20]), "cut off"),
    "an unknown clause": (fat(RET, 8, sections=bytes([1, 16, 0, 0, 7]) + bytes(11)), "unknown kind 7"),
}


@pytest.mark.parametrize(("data", "message"), DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_body(data: bytes, message: str) -> None:
    with pytest.raises(DamagedError, match=message):
        read(data)


def test_a_chain_of_empty_sections_ends() -> None:
    with pytest.raises(DamagedError):
        read(fat(RET, 8, sections=bytes([0x80, 4, 0, 0]) * 10_000))
    assert read(fat(RET, 8, sections=bytes([0x80, 0, 0, 0]))).clauses == ()


# -- instructions -------------------------------------------------------------------------------------------------

INSTRUCTIONS = {
    "nop": ("00", None),
    "ldc.i4.s": ("1f80", -128),
    "ldc.i4": ("2000000080", -(1 << 31)),
    "ldc.i8": ("21 ffffffffffffffff", -1),
    "ldc.r4": ("22 0000c07f", 0x7FC00000),
    "ldc.r8": ("23 0000000000000080", 1 << 63),
    "ldarg.s": ("0eff", 255),
    "ldarg": ("fe09ffff", 0xFFFF),
    "br.s": ("2bfe", 0),
    "br": ("38 01000000", 6),
    "switch": ("45 02000000 f3ffffff 00000000", (0, 13)),
    "call": ("28 0100000a", 0x0A000001),
    "ldstr": ("72 01000070", 0x70000001),
    "no.": ("fe1905", 5),
    "unaligned.": ("fe1201", 1),
}


@pytest.mark.parametrize(("name", "data", "operand"), [(n, d, o) for n, (d, o) in INSTRUCTIONS.items()])
def test_one_instruction_of_each_kind(name: str, data: str, operand: object) -> None:
    assert decode(bytes.fromhex(data)) == (Instruction(0, BY_NAME[name], operand),)  # type: ignore[arg-type]


def test_what_is_no_instruction_has_no_operand() -> None:
    assert decode(b"\xf0\xfe\xff\x2a") == (
        Instruction(0, 0xF0, None),
        Instruction(1, 0xFEFF, None),
        Instruction(3, 0x2A, None),
    )


@pytest.mark.parametrize("code", ["fe", "20 000000", "28 01", "45", "45 00", "45 01000000 0000", "45 ffffffff"])
def test_a_last_instruction_that_is_cut_off_is_damage(code: str) -> None:
    with pytest.raises(DamagedError, match="its last instruction, at IL_0000, is cut off"):
        decode(bytes.fromhex(code))


def test_every_opcode_decodes_to_itself() -> None:
    for opcode in (opcode for opcode in OPCODES.values() if opcode.name != "prefix1"):  # 0xfe begins the others
        prefix = b"" if opcode.code < 0x100 else b"\xfe"
        operand = bytes(4 if opcode.operand is OperandKind.SWITCH else 8)
        assert decode(prefix + bytes([opcode.code & 0xFF]) + operand)[0].opcode == opcode.code


def test_an_empty_body_has_no_instructions() -> None:
    assert decode(b"") == ()
