"""Verification: code that the runtime refuses (ECMA-335 III.1.5 and III.1.8.1), by the values on the stack at an
instruction.

A body is verified while it is translated, instruction by instruction, because both need to know the stack. Code that
cannot be *verified* as safe (pointers, an object taken for one of another class) is still *correct*, as the runtime
does not verify: code that it compiles is accepted. So numbers of whole kinds and addresses may stand for each other, as
they do in its compiler for 64 bits; numbers, floating-point numbers, objects and structs may not.
"""

from __future__ import annotations

from collections.abc import Container

from fencepost.lowering.kinds import Kind
from fencepost.lowering.unsupported import UnsupportedError

WHOLE = frozenset((Kind.I4, Kind.I8, Kind.NATIVE, Kind.POINTER))
FLOATING = frozenset((Kind.F4, Kind.F8))
NUMBERS = WHOLE | FLOATING
OBJECTS = frozenset((Kind.OBJECT,))
ADDRESSES = frozenset((Kind.NATIVE, Kind.POINTER, Kind.I8, Kind.I4))
OWNERS = frozenset((Kind.OBJECT, Kind.POINTER, Kind.NATIVE, Kind.I8))
"""The kinds of values on which an instance method may be called, and whose field may have an address."""
PARTS = OWNERS | {Kind.STRUCT}
"""The kinds that `ldfld` accepts."""
STRUCTS = frozenset((Kind.STRUCT,))
TESTED = WHOLE | OBJECTS

STORED: dict[Kind, frozenset[Kind]] = {
    Kind.I4: WHOLE, Kind.I8: WHOLE, Kind.NATIVE: WHOLE, Kind.POINTER: WHOLE | OBJECTS, Kind.OBJECT: OBJECTS,
    Kind.F4: FLOATING, Kind.F8: FLOATING, Kind.STRUCT: STRUCTS, Kind.VOID: frozenset(),
}  # fmt: skip
"""The kinds of values that may be stored in a variable of each kind. The runtime's compiler takes an object for its
address, too."""

_WORDS = {
    Kind.I4: "a number of 32 bits", Kind.I8: "a number of 64 bits", Kind.NATIVE: "a native integer",
    Kind.F4: "a floating-point number", Kind.F8: "a floating-point number", Kind.OBJECT: "an object",
    Kind.POINTER: "an address", Kind.STRUCT: "a struct", Kind.VOID: "nothing",
}  # fmt: skip

LEAST_STACK = 16
"""So many values fit on the stack, however few a body asks for: CoreCLR's `impSmallStack`."""

_MEMBERS_CALLED = {"call", "callvirt", "calli"}
_ACCESSES = {
    *(f"{verb}.{suffix}" for verb in ("ldind", "stind") for suffix in
      ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "i", "r4", "r8", "ref")),
    "ldfld", "stfld", "ldobj", "stobj", "initblk", "cpblk",
}  # fmt: skip
_PREFIXED: dict[str, Container[str]] = {
    "volatile.": _ACCESSES | {"ldsfld", "stsfld"},
    "unaligned.": _ACCESSES,
    "tail.": _MEMBERS_CALLED,
    "readonly.": {"ldelema", "call", "callvirt"},
    "constrained.": {"callvirt", "call", "ldftn"},
}


class InvalidCodeError(UnsupportedError):
    """Code that the runtime refuses as a whole, when its method is first called: why, and where."""

    def __init__(self, offset: int, why: str) -> None:
        super().__init__(why)
        self.offset = offset
        self.why = why


def in_words(kind: Kind) -> str:
    """A value on the stack, in words."""
    return _WORDS[kind]


def may_follow(prefix: str, name: str) -> bool:
    """True if an instruction may come after a prefix (III.2). Further prefixes may, and `no.` forbids nothing."""
    return name in _PREFIXED or name == "no." or name in _PREFIXED.get(prefix, (name,))


def meet(known: Kind, other: Kind) -> bool:
    """True if values of two kinds may be on the stack where two ways meet (III.1.8.1.3)."""
    return known is other or (known in WHOLE and other in WHOLE) or (known in FLOATING and other in FLOATING)
