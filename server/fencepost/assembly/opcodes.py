"""The opcodes of CIL (ECMA-335 III and its augmentations): one row each, code, mnemonic and kind of operand.

Two-byte opcodes have 0xFE in the high byte. 0xF8 to 0xFF are reserved (III.1.2.1) and carry no operand.
"""

from enum import IntEnum
from typing import NamedTuple


class OperandKind(IntEnum):
    """How many bytes follow the opcode and what they mean."""

    NONE = 0
    INT8 = 1
    UINT8 = 2
    UINT16 = 3
    INT32 = 4
    INT64 = 5
    FLOAT32 = 6
    FLOAT64 = 7
    TARGET8 = 8
    TARGET = 9
    SWITCH = 10
    STRING = 11
    TOKEN = 12


PREFIX = 0xFE
"""The first byte of the opcodes that have two."""


class Opcode(NamedTuple):
    code: int
    name: str
    operand: OperandKind


NONE, INT8, UINT8, UINT16, INT32, INT64, FLOAT32, FLOAT64, TARGET8, TARGET, SWITCH, STRING, TOKEN = OperandKind

_ROWS = (
    (0x00, "nop", NONE),
    (0x01, "break", NONE),
    (0x02, "ldarg.0", NONE),
    (0x03, "ldarg.1", NONE),
    (0x04, "ldarg.2", NONE),
    (0x05, "ldarg.3", NONE),
    (0x06, "ldloc.0", NONE),
    (0x07, "ldloc.1", NONE),
    (0x08, "ldloc.2", NONE),
    (0x09, "ldloc.3", NONE),
    (0x0A, "stloc.0", NONE),
    (0x0B, "stloc.1", NONE),
    (0x0C, "stloc.2", NONE),
    (0x0D, "stloc.3", NONE),
    (0x0E, "ldarg.s", UINT8),
    (0x0F, "ldarga.s", UINT8),
    (0x10, "starg.s", UINT8),
    (0x11, "ldloc.s", UINT8),
    (0x12, "ldloca.s", UINT8),
    (0x13, "stloc.s", UINT8),
    (0x14, "ldnull", NONE),
    (0x15, "ldc.i4.m1", NONE),
    (0x16, "ldc.i4.0", NONE),
    (0x17, "ldc.i4.1", NONE),
    (0x18, "ldc.i4.2", NONE),
    (0x19, "ldc.i4.3", NONE),
    (0x1A, "ldc.i4.4", NONE),
    (0x1B, "ldc.i4.5", NONE),
    (0x1C, "ldc.i4.6", NONE),
    (0x1D, "ldc.i4.7", NONE),
    (0x1E, "ldc.i4.8", NONE),
    (0x1F, "ldc.i4.s", INT8),
    (0x20, "ldc.i4", INT32),
    (0x21, "ldc.i8", INT64),
    (0x22, "ldc.r4", FLOAT32),
    (0x23, "ldc.r8", FLOAT64),
    (0x25, "dup", NONE),
    (0x26, "pop", NONE),
    (0x27, "jmp", TOKEN),
    (0x28, "call", TOKEN),
    (0x29, "calli", TOKEN),
    (0x2A, "ret", NONE),
    (0x2B, "br.s", TARGET8),
    (0x2C, "brfalse.s", TARGET8),
    (0x2D, "brtrue.s", TARGET8),
    (0x2E, "beq.s", TARGET8),
    (0x2F, "bge.s", TARGET8),
    (0x30, "bgt.s", TARGET8),
    (0x31, "ble.s", TARGET8),
    (0x32, "blt.s", TARGET8),
    (0x33, "bne.un.s", TARGET8),
    (0x34, "bge.un.s", TARGET8),
    (0x35, "bgt.un.s", TARGET8),
    (0x36, "ble.un.s", TARGET8),
    (0x37, "blt.un.s", TARGET8),
    (0x38, "br", TARGET),
    (0x39, "brfalse", TARGET),
    (0x3A, "brtrue", TARGET),
    (0x3B, "beq", TARGET),
    (0x3C, "bge", TARGET),
    (0x3D, "bgt", TARGET),
    (0x3E, "ble", TARGET),
    (0x3F, "blt", TARGET),
    (0x40, "bne.un", TARGET),
    (0x41, "bge.un", TARGET),
    (0x42, "bgt.un", TARGET),
    (0x43, "ble.un", TARGET),
    (0x44, "blt.un", TARGET),
    (0x45, "switch", SWITCH),
    (0x46, "ldind.i1", NONE),
    (0x47, "ldind.u1", NONE),
    (0x48, "ldind.i2", NONE),
    (0x49, "ldind.u2", NONE),
    (0x4A, "ldind.i4", NONE),
    (0x4B, "ldind.u4", NONE),
    (0x4C, "ldind.i8", NONE),
    (0x4D, "ldind.i", NONE),
    (0x4E, "ldind.r4", NONE),
    (0x4F, "ldind.r8", NONE),
    (0x50, "ldind.ref", NONE),
    (0x51, "stind.ref", NONE),
    (0x52, "stind.i1", NONE),
    (0x53, "stind.i2", NONE),
    (0x54, "stind.i4", NONE),
    (0x55, "stind.i8", NONE),
    (0x56, "stind.r4", NONE),
    (0x57, "stind.r8", NONE),
    (0x58, "add", NONE),
    (0x59, "sub", NONE),
    (0x5A, "mul", NONE),
    (0x5B, "div", NONE),
    (0x5C, "div.un", NONE),
    (0x5D, "rem", NONE),
    (0x5E, "rem.un", NONE),
    (0x5F, "and", NONE),
    (0x60, "or", NONE),
    (0x61, "xor", NONE),
    (0x62, "shl", NONE),
    (0x63, "shr", NONE),
    (0x64, "shr.un", NONE),
    (0x65, "neg", NONE),
    (0x66, "not", NONE),
    (0x67, "conv.i1", NONE),
    (0x68, "conv.i2", NONE),
    (0x69, "conv.i4", NONE),
    (0x6A, "conv.i8", NONE),
    (0x6B, "conv.r4", NONE),
    (0x6C, "conv.r8", NONE),
    (0x6D, "conv.u4", NONE),
    (0x6E, "conv.u8", NONE),
    (0x6F, "callvirt", TOKEN),
    (0x70, "cpobj", TOKEN),
    (0x71, "ldobj", TOKEN),
    (0x72, "ldstr", STRING),
    (0x73, "newobj", TOKEN),
    (0x74, "castclass", TOKEN),
    (0x75, "isinst", TOKEN),
    (0x76, "conv.r.un", NONE),
    (0x79, "unbox", TOKEN),
    (0x7A, "throw", NONE),
    (0x7B, "ldfld", TOKEN),
    (0x7C, "ldflda", TOKEN),
    (0x7D, "stfld", TOKEN),
    (0x7E, "ldsfld", TOKEN),
    (0x7F, "ldsflda", TOKEN),
    (0x80, "stsfld", TOKEN),
    (0x81, "stobj", TOKEN),
    (0x82, "conv.ovf.i1.un", NONE),
    (0x83, "conv.ovf.i2.un", NONE),
    (0x84, "conv.ovf.i4.un", NONE),
    (0x85, "conv.ovf.i8.un", NONE),
    (0x86, "conv.ovf.u1.un", NONE),
    (0x87, "conv.ovf.u2.un", NONE),
    (0x88, "conv.ovf.u4.un", NONE),
    (0x89, "conv.ovf.u8.un", NONE),
    (0x8A, "conv.ovf.i.un", NONE),
    (0x8B, "conv.ovf.u.un", NONE),
    (0x8C, "box", TOKEN),
    (0x8D, "newarr", TOKEN),
    (0x8E, "ldlen", NONE),
    (0x8F, "ldelema", TOKEN),
    (0x90, "ldelem.i1", NONE),
    (0x91, "ldelem.u1", NONE),
    (0x92, "ldelem.i2", NONE),
    (0x93, "ldelem.u2", NONE),
    (0x94, "ldelem.i4", NONE),
    (0x95, "ldelem.u4", NONE),
    (0x96, "ldelem.i8", NONE),
    (0x97, "ldelem.i", NONE),
    (0x98, "ldelem.r4", NONE),
    (0x99, "ldelem.r8", NONE),
    (0x9A, "ldelem.ref", NONE),
    (0x9B, "stelem.i", NONE),
    (0x9C, "stelem.i1", NONE),
    (0x9D, "stelem.i2", NONE),
    (0x9E, "stelem.i4", NONE),
    (0x9F, "stelem.i8", NONE),
    (0xA0, "stelem.r4", NONE),
    (0xA1, "stelem.r8", NONE),
    (0xA2, "stelem.ref", NONE),
    (0xA3, "ldelem", TOKEN),
    (0xA4, "stelem", TOKEN),
    (0xA5, "unbox.any", TOKEN),
    (0xB3, "conv.ovf.i1", NONE),
    (0xB4, "conv.ovf.u1", NONE),
    (0xB5, "conv.ovf.i2", NONE),
    (0xB6, "conv.ovf.u2", NONE),
    (0xB7, "conv.ovf.i4", NONE),
    (0xB8, "conv.ovf.u4", NONE),
    (0xB9, "conv.ovf.i8", NONE),
    (0xBA, "conv.ovf.u8", NONE),
    (0xC2, "refanyval", TOKEN),
    (0xC3, "ckfinite", NONE),
    (0xC6, "mkrefany", TOKEN),
    (0xD0, "ldtoken", TOKEN),
    (0xD1, "conv.u2", NONE),
    (0xD2, "conv.u1", NONE),
    (0xD3, "conv.i", NONE),
    (0xD4, "conv.ovf.i", NONE),
    (0xD5, "conv.ovf.u", NONE),
    (0xD6, "add.ovf", NONE),
    (0xD7, "add.ovf.un", NONE),
    (0xD8, "mul.ovf", NONE),
    (0xD9, "mul.ovf.un", NONE),
    (0xDA, "sub.ovf", NONE),
    (0xDB, "sub.ovf.un", NONE),
    (0xDC, "endfinally", NONE),
    (0xDD, "leave", TARGET),
    (0xDE, "leave.s", TARGET8),
    (0xDF, "stind.i", NONE),
    (0xE0, "conv.u", NONE),
    (0xF8, "prefix7", NONE),
    (0xF9, "prefix6", NONE),
    (0xFA, "prefix5", NONE),
    (0xFB, "prefix4", NONE),
    (0xFC, "prefix3", NONE),
    (0xFD, "prefix2", NONE),
    (0xFE, "prefix1", NONE),
    (0xFF, "prefixref", NONE),
    (0xFE00, "arglist", NONE),
    (0xFE01, "ceq", NONE),
    (0xFE02, "cgt", NONE),
    (0xFE03, "cgt.un", NONE),
    (0xFE04, "clt", NONE),
    (0xFE05, "clt.un", NONE),
    (0xFE06, "ldftn", TOKEN),
    (0xFE07, "ldvirtftn", TOKEN),
    (0xFE09, "ldarg", UINT16),
    (0xFE0A, "ldarga", UINT16),
    (0xFE0B, "starg", UINT16),
    (0xFE0C, "ldloc", UINT16),
    (0xFE0D, "ldloca", UINT16),
    (0xFE0E, "stloc", UINT16),
    (0xFE0F, "localloc", NONE),
    (0xFE11, "endfilter", NONE),
    (0xFE12, "unaligned.", UINT8),
    (0xFE13, "volatile.", NONE),
    (0xFE14, "tail.", NONE),
    (0xFE15, "initobj", TOKEN),
    (0xFE16, "constrained.", TOKEN),
    (0xFE17, "cpblk", NONE),
    (0xFE18, "initblk", NONE),
    (0xFE19, "no.", UINT8),
    (0xFE1A, "rethrow", NONE),
    (0xFE1C, "sizeof", TOKEN),
    (0xFE1D, "refanytype", NONE),
    (0xFE1E, "readonly.", NONE),
)

OPCODES: dict[int, Opcode] = {code: Opcode(code, name, kind) for code, name, kind in _ROWS}
"""Every opcode by its code."""

BY_NAME: dict[str, int] = {name: code for code, name, _ in _ROWS}
"""The code of every mnemonic."""

ENDS = frozenset({"ret", "throw", "rethrow", "endfinally", "endfilter", "jmp", "br", "br.s", "leave", "leave.s"})
"""The instructions that never go on with the one after them."""


def opcode_name(number: int) -> str:
    """The name of an instruction; "?" for a code that is no instruction, as damaged code has."""
    known = OPCODES.get(number)
    return known.name if known is not None else "?"
