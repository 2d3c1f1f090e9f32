"""The kinds of values on the evaluation stack (ECMA-335 I.12.3.2.1), with float and double apart, as in the runtime."""

from enum import Enum


class Kind(Enum):
    """How a value behaves in arithmetic. Native integers have 64 bits."""

    I4 = "i4"
    I8 = "i8"
    NATIVE = "n"
    F4 = "f4"
    F8 = "f8"
    OBJECT = "o"
    POINTER = "p"
    STRUCT = "v"
    VOID = "void"

    __hash__ = object.__hash__  # there is one of each, and looking one up is most of what verification costs


PRIMITIVE_KINDS: dict[str, Kind] = {
    "System.Boolean": Kind.I4,
    "System.Char": Kind.I4,
    "System.SByte": Kind.I4,
    "System.Byte": Kind.I4,
    "System.Int16": Kind.I4,
    "System.UInt16": Kind.I4,
    "System.Int32": Kind.I4,
    "System.UInt32": Kind.I4,
    "System.Int64": Kind.I8,
    "System.UInt64": Kind.I8,
    "System.IntPtr": Kind.NATIVE,
    "System.UIntPtr": Kind.NATIVE,
    "System.Single": Kind.F4,
    "System.Double": Kind.F8,
    "System.Void": Kind.VOID,
}
"""The kinds of the value types that the instruction set knows."""

SIZES: dict[str, int] = {
    "System.Boolean": 1,
    "System.Char": 2,
    "System.SByte": 1,
    "System.Byte": 1,
    "System.Int16": 2,
    "System.UInt16": 2,
    "System.Int32": 4,
    "System.UInt32": 4,
    "System.Int64": 8,
    "System.UInt64": 8,
    "System.IntPtr": 8,
    "System.UIntPtr": 8,
    "System.Single": 4,
    "System.Double": 8,
}
"""Bytes of the primitive types."""

UNSIGNED = {"System.UInt32": 32, "System.UInt64": 64, "System.UIntPtr": 64}
"""Types whose values the stack holds as signed numbers of the same bits."""

SMALL = {
    "System.SByte": (8, True),
    "System.Byte": (8, False),
    "System.Boolean": (8, False),
    "System.Int16": (16, True),
    "System.UInt16": (16, False),
    "System.Char": (16, False),
}
"""Types that are narrower than the stack: bits, and whether they are signed."""
