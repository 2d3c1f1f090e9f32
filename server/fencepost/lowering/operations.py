"""The operations of register code: one row for each name of an `Op`, with all that other modules ask about it.

`instructions` and `member_rules` say which operations an instruction of CIL becomes; `machine/ops` has the function
that runs an operation. This table says what is true of an operation wherever it stands. A new operation is one row here
and one function there; no other module has a list of names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Flow = Literal["next", "jump", "leave", "branch", "switch", "finally", "return", "end"]
"""Where a thread goes on, exceptions aside: after the operation; at the operation `arg`, out of try blocks for `leave`;
there or after it; at one of the operations `arg` or after it; where a `leave` has been going; in the caller; nowhere in
the method."""

Variable = Literal["", "field", "part", "static", "item", "grid", "target", "local"]
"""How an operation names its variable: as a field (`arg` or its first part) of the object in its first operand, of the
struct at the address there, or of a type; as the element of an array, at the index in the second operand, or at several
indexes; as what is at an address; as a register. "" if it has none, or finds it in another way."""

Calls = Literal["", "method", "constructor", "found"]
"""The code that an operation calls: that of the method in the first part of `arg` or what overrides it; that of the
constructor `arg`, on a new object which is no operand; that of a method which is found when it runs."""

Operands = Literal["", "array", "struct", "numbers"]
"""The kinds of the operands if `arg` does not say them: the first is an array or a struct, or all are numbers."""


@dataclass(frozen=True, slots=True)
class OperationKind:
    """The properties that all operations of one name have."""

    flow: Flow = "next"
    variable: Variable = ""
    loads: bool = False
    """The result is the value of the variable. If it neither loads nor stores, the result is the variable's address."""
    stores: bool = False
    """The last operand becomes the value of the variable."""
    calls: Calls = ""
    operands: Operands = ""
    turns: bool = False
    """The operation may branch or throw, depending on its operands; for a store, on those before the value. May be true
    of an operation that never does."""
    copies: bool = False
    """The result is the first operand, or the part of it to which the path `arg` leads."""
    settles: bool = False
    """It puts a register, or the address of a register, into a register: all that is left of loads and stores of locals
    and of the evaluation stack."""
    stays: bool = False
    """The result has to be in the register that the translator has chosen first, not in the local that it is for."""
    counts: bool = False
    """It may stand between the read and the write of an update that a member of `Interlocked` does as a whole."""
    by_hand: bool = False
    """No method is translated to it: the machine puts code together of functions of its own, each with an operation of
    this name. `machine/ops` has no function for it."""

    @property
    def jumps(self) -> bool:
        """True if `arg` is the operation that a thread may go on with."""
        return self.flow in ("jump", "leave", "branch")

    @property
    def accesses(self) -> bool:
        """True if it reads or writes its variable."""
        return self.loads or self.stores

    @property
    def is_of_field(self) -> bool:
        """True if it reads or writes a field, which is the first part of `arg`."""
        return self.accesses and self.variable in ("field", "part", "static")

    @property
    def is_of_item(self) -> bool:
        """True if it reads or writes an element of an array of one dimension; `arg` is the element's type."""
        return self.accesses and self.variable == "item"


_INTEGERS, _FLOATING = ("i4", "i8", "n"), ("f4", "f8")
_NUMBERS = (*_INTEGERS, *_FLOATING)
_COMPARED = ("i4", "i8", "f", "o")
"""The ends of names that say of which kinds the operands are: "f" for both floating ones, "o" for references."""

_WHOLE_TARGETS = ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "i", "u")

OperationRow = tuple[str, OperationKind]
"""Names with spaces between them, and the properties of operations of these names."""


def _each(names: str, ends: tuple[str, ...]) -> str:
    return " ".join(f"{name}_{end}" for name in names.split() for end in ends)


def _arithmetic() -> list[OperationRow]:
    exact, dividing = OperationKind(operands="numbers"), OperationKind(operands="numbers", turns=True)
    counting = OperationKind(operands="numbers", counts=True)
    checked = "add_ovf add_ovf_un sub_ovf sub_ovf_un mul_ovf mul_ovf_un"
    return [
        (_each("add sub and or", ("i4", "i8")), counting),
        (_each("and or", ("n",)), exact),
        (_each("add sub", ("n", *_FLOATING)), exact),
        (_each("mul neg", _NUMBERS), exact),
        (_each("xor not shl shr shr_un", _INTEGERS), exact),
        (_each("div rem", _NUMBERS), dividing),
        (_each("div_un rem_un", _INTEGERS), dividing),
        (_each(checked, _INTEGERS), dividing),
        ("ckfinite", OperationKind(turns=True)),
        ("narrow", exact),
        ("converted_to", OperationKind()),
        ("ptr_add ptr_sub ptr_diff retype", OperationKind(turns=True)),
    ]


def _conversions() -> list[OperationRow]:
    exact = OperationKind(operands="numbers", counts=True)
    checked = OperationKind(operands="numbers", counts=True, turns=True)
    whole = " ".join(f"conv_{to}" for to in _WHOLE_TARGETS)
    tested = " ".join(f"conv_ovf_{to} conv_ovf_{to}_un" for to in _WHOLE_TARGETS)
    return [
        (_each(f"{whole} conv_r4 conv_r8 conv_r_un", _NUMBERS), exact),
        (_each(tested, _NUMBERS), checked),
    ]


def _comparisons() -> list[OperationRow]:
    compared, branches = "ceq cgt cgt_un clt clt_un", "eq ge ge_un gt gt_un le le_un lt lt_un ne_un"
    tests = " ".join(f"b_{name}" for name in branches.split())
    branch = OperationKind("branch", turns=True)
    return [
        (_each(compared, ("i4", "i8", "f")), OperationKind(operands="numbers")),
        (_each(compared, ("o",)), OperationKind()),
        (_each(tests, ("i4", "i8", "f")), OperationKind("branch", operands="numbers", turns=True)),
        (_each(tests, ("o",)), branch),
        ("b_true b_false", branch),
    ]


_CONTROL: list[OperationRow] = [
    ("mov", OperationKind(copies=True, settles=True, counts=True)),
    ("br", OperationKind("jump")),
    ("leave", OperationKind("leave")),
    ("switch", OperationKind("switch", turns=True)),
    ("endfinally", OperationKind("finally", turns=True)),
    ("ret ret_void", OperationKind("return")),
    ("throw rethrow endfilter unsupported", OperationKind("end", turns=True)),
    ("synchronize initialize", OperationKind(turns=True)),
    ("leave_owing", OperationKind("end", turns=True)),
    ("barrier update update_end", OperationKind(turns=True)),
]
"""`synchronize` and `leave_owing` take and release the lock of a synchronized method, `initialize` runs a static
constructor. The last row is of changes that are tried."""

_MEMORY: list[OperationRow] = [
    ("ldfld", OperationKind(variable="field", loads=True, turns=True)),
    ("stfld", OperationKind(variable="field", stores=True, turns=True)),
    ("ldflda", OperationKind(variable="field", turns=True)),
    ("ptr_ldfld", OperationKind(variable="part", loads=True, turns=True)),
    ("ptr_stfld", OperationKind(variable="part", stores=True, turns=True)),
    ("ptr_ldflda", OperationKind(variable="part", turns=True)),
    ("ldsfld", OperationKind(variable="static", loads=True)),
    ("stsfld", OperationKind(variable="static", stores=True)),
    ("ldsflda", OperationKind(variable="static")),
    ("ldelem", OperationKind(variable="item", loads=True, operands="array", turns=True)),
    ("stelem", OperationKind(variable="item", stores=True, operands="array", turns=True)),
    ("ldelema", OperationKind(variable="item", operands="array", turns=True)),
    ("array_get", OperationKind(variable="grid", loads=True, operands="array", turns=True)),
    ("array_set", OperationKind(variable="grid", stores=True, operands="array", turns=True)),
    ("array_address", OperationKind(variable="grid", operands="array", turns=True)),
    ("ldobj", OperationKind(variable="target", loads=True, turns=True)),
    ("stobj", OperationKind(variable="target", stores=True, turns=True)),
    ("local_address", OperationKind(variable="local", settles=True, stays=True)),
    ("initblk cpblk", OperationKind(turns=True)),
]

_VALUES: list[OperationRow] = [
    ("struct_get", OperationKind(operands="struct", copies=True)),
    ("struct_set", OperationKind(operands="struct")),
    ("overlapping_get overlapping_set", OperationKind()),
    ("newarr localloc", OperationKind(operands="numbers", turns=True)),
    ("new_array", OperationKind(turns=True)),
    ("ldlen", OperationKind(operands="array", turns=True)),
    ("box isinst ldtoken", OperationKind()),
    ("unbox unbox_any castclass mkrefany refanyval refanytype", OperationKind(turns=True)),
]

_CALLS: list[OperationRow] = [
    ("call", OperationKind(calls="method")),
    ("callvirt", OperationKind(calls="method", turns=True)),
    ("call_static_virtual", OperationKind(calls="found")),
    ("call_constrained calli", OperationKind(calls="found", turns=True)),
    ("newobj", OperationKind(calls="constructor", stays=True)),
    ("new_value", OperationKind(calls="constructor")),
    ("new_delegate ldftn", OperationKind()),
    ("ldvirtftn", OperationKind(turns=True)),
    ("member", OperationKind()),
    ("intrinsic", OperationKind(turns=True)),
    ("outside", OperationKind(turns=True)),
]
"""The body of a member that Python implements is one operation: `member` if it computes with values alone, `intrinsic`
if it is a part of the machine; of the latter, the first operand says which variable is meant."""

_BY_HAND: list[OperationRow] = [
    ("entry guard gate call_list", OperationKind(turns=True, by_hand=True)),
    ("late_call late_return late_wrap", OperationKind(turns=True, by_hand=True)),
]


def _table(*parts: list[OperationRow]) -> dict[str, OperationKind]:
    table: dict[str, OperationKind] = {}
    for names, kind in [row for part in parts for row in part]:
        for name in names.split():
            assert name not in table, f"{name} has two rows"
            table[name] = kind
    return table


OPERATIONS = _table(_arithmetic(), _conversions(), _comparisons(), _CONTROL, _MEMORY, _VALUES, _CALLS, _BY_HAND)
"""All operations by name. An `Op` of any other name cannot be made."""
