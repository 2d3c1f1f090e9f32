"""How each instruction of CIL is translated (ECMA-335 III): a row in `TRANSLATE`; members in `member_rules`."""

from __future__ import annotations

import struct
from collections.abc import Callable, Container
from typing import Any

from fencepost.lowering.kinds import SMALL, Kind
from fencepost.lowering.member_rules import MEMBER_RULES
from fencepost.lowering.operands import Item
from fencepost.lowering.translate import LoweringRule, Translator
from fencepost.lowering.verification import (
    ADDRESSES,
    FLOATING,
    NUMBERS,
    OBJECTS,
    TESTED,
    WHOLE,
)

_I4 = "System.Int32"

TRANSLATE: dict[str, LoweringRule] = dict(MEMBER_RULES)


def _rule(*names: str) -> Callable[[LoweringRule], LoweringRule]:
    def add(function: LoweringRule) -> LoweringRule:
        for name in names:
            TRANSLATE[name] = function
        return function

    return add


# ---- constants, arguments, locals


def _push_constant(t: Translator, kind: Kind, type: str, value: Any) -> None:
    t.push(Item(t.constant(type, value), kind, t.universe.core(type) if type in SMALL or type == _I4 else None))


@_rule("ldnull")
def _ldnull(t: Translator, _name: str, _operand: Any) -> None:
    t.push(Item(t.constant("null", None), Kind.OBJECT))


@_rule("ldc.i4", "ldc.i4.s", "ldc.i4.m1", *(f"ldc.i4.{value}" for value in range(9)))
def _ldc_i4(t: Translator, name: str, operand: Any) -> None:
    if operand is None:
        operand = -1 if name.endswith("m1") else int(name[-1])
    t.push(Item(t.constant("i4", operand), Kind.I4))


@_rule("ldc.i8")
def _ldc_i8(t: Translator, _name: str, operand: Any) -> None:
    t.push(Item(t.constant("i8", operand), Kind.I8))


@_rule("ldc.r4", "ldc.r8")
def _ldc_r(t: Translator, name: str, operand: Any) -> None:

    if name == "ldc.r4":
        value = struct.unpack("<f", struct.pack("<I", operand))[0]
        t.push(Item(t.constant("f4", value), Kind.F4))
    else:
        value = struct.unpack("<d", struct.pack("<Q", operand))[0]
        t.push(Item(t.constant("f8", value), Kind.F8))


@_rule("ldstr")
def _ldstr(t: Translator, _name: str, operand: Any) -> None:
    text = t.named(operand)
    if not isinstance(text, str):
        raise t.invalid("there is no such text")
    t.push(Item(t.constant("text", _units(text)), Kind.OBJECT, t.universe.core("System.String")))


def _units(text: str) -> str:
    """Text in units of UTF-16, one character each."""
    if text.isascii() or max(text) <= "\uffff":
        return text
    data = text.encode("utf-16-le", "surrogatepass")
    return "".join(map(chr, struct.unpack(f"<{len(data) // 2}H", data)))


def _slot(t: Translator, name: str, operand: Any, count: int) -> int:
    slot = int(operand) if operand is not None else int(name[-1])
    if slot >= count:
        raise t.invalid(f"the method has {count} variables of this kind, and none with the number {slot}")
    return slot


def _argument(t: Translator, name: str, operand: Any) -> int:
    return _slot(t, name, operand, len(t.arguments))


def _local(t: Translator, name: str, operand: Any) -> int:
    return len(t.arguments) + _slot(t, name, operand, len(t.locals))


@_rule("ldarg", "ldarg.s", *(f"ldarg.{slot}" for slot in range(4)))
def _ldarg(t: Translator, name: str, operand: Any) -> None:
    t.load(_argument(t, name, operand))


@_rule("ldloc", "ldloc.s", *(f"ldloc.{slot}" for slot in range(4)))
def _ldloc(t: Translator, name: str, operand: Any) -> None:
    t.load(_local(t, name, operand))


@_rule("starg", "starg.s")
def _starg(t: Translator, name: str, operand: Any) -> None:
    t.store(_argument(t, name, operand))


@_rule("stloc", "stloc.s", *(f"stloc.{slot}" for slot in range(4)))
def _stloc(t: Translator, name: str, operand: Any) -> None:
    t.store(_local(t, name, operand))


@_rule("ldarga", "ldarga.s", "ldloca", "ldloca.s")
def _address(t: Translator, name: str, operand: Any) -> None:
    variable = _local(t, name, operand) if name.startswith("ldloca") else _argument(t, name, operand)
    t.push(Item(-1, Kind.POINTER, t.variables[variable], variable))


@_rule("dup")
def _dup(t: Translator, _name: str, _operand: Any) -> None:
    item = t.pop_raw()
    if item.variable >= 0:
        item = t.materialize(item, len(t.stack))
    t.push(item)
    t.push(item)


@_rule("pop")
def _pop(t: Translator, _name: str, _operand: Any) -> None:
    t.pop_raw()


@_rule("nop", "break", "volatile.", "unaligned.", "tail.", "readonly.", "constrained.", "no.")
def _prefix(t: Translator, name: str, operand: Any) -> None:
    if name[-1] != ".":
        return
    t.check_prefix(name)
    if name != "tail.":
        t.prefixes[name] = operand if operand is not None else True


# ---- arithmetic

_ARITHMETIC = ("add", "sub", "mul", "div", "div.un", "rem", "rem.un", "and", "or", "xor")
_CHECKED = ("add.ovf", "add.ovf.un", "sub.ovf", "sub.ovf.un", "mul.ovf", "mul.ovf.un")


_ALSO_FLOATING = ("add", "sub", "mul", "div", "rem")


def _result_kind(t: Translator, a: Item, b: Item, floating: bool) -> Kind:
    """The kind of what two operands make (III.1.5, table 2): both whole, or both floating."""
    if a.kind is b.kind and a.kind is not Kind.POINTER and a.kind in NUMBERS and (floating or a.kind in WHOLE):
        return a.kind
    if a.kind in WHOLE and b.kind in WHOLE:
        return Kind.I8 if Kind.I8 in (a.kind, b.kind) else Kind.NATIVE
    if floating and a.kind in FLOATING and b.kind in FLOATING:
        return Kind.F8
    raise t.unfit(b if a.kind in WHOLE else a)


@_rule(*_ARITHMETIC, *_CHECKED)
def _binary(t: Translator, name: str, _operand: Any) -> None:
    b, a = t.pop(), t.pop()
    base = name.split(".")[0]
    if Kind.POINTER in (a.kind, b.kind) and base in ("add", "sub"):
        for item in (a, b):
            if item.kind not in WHOLE:
                raise t.unfit(item)
        _pointer_arithmetic(t, base, a, b)
        return
    kind = _result_kind(t, a, b, name in _ALSO_FLOATING)
    klass = a.klass if base in ("and", "or", "xor") and a.klass is b.klass else None
    t.push_result(name.replace(".", "_") + "_" + kind.value, (a.register, b.register), kind, klass)


def _pointer_arithmetic(t: Translator, name: str, a: Item, b: Item) -> None:
    if a.kind is b.kind:
        t.push_result("ptr_diff", (a.register, b.register), Kind.NATIVE)
    elif a.kind is Kind.POINTER:
        t.push_result(f"ptr_{name}", (a.register, b.register), Kind.POINTER, a.klass, a.klass)
    else:
        t.push_result("ptr_add", (b.register, a.register), Kind.POINTER, b.klass, b.klass)


@_rule("shl", "shr", "shr.un")
def _shift(t: Translator, name: str, _operand: Any) -> None:
    b, a = t.take(WHOLE), t.take(WHOLE)
    kind = _number(a.kind)
    t.push_result(f"{name.replace('.', '_')}_{kind.value}", (a.register, b.register), kind)


def _number(kind: Kind) -> Kind:
    """An address that is computed with is a native integer."""
    return Kind.NATIVE if kind is Kind.POINTER else kind


@_rule("neg", "not")
def _unary(t: Translator, name: str, _operand: Any) -> None:
    a = t.take(NUMBERS if name == "neg" else WHOLE)
    kind = _number(a.kind)
    t.push_result(f"{name}_{kind.value}", (a.register,), kind)


@_rule("ckfinite")
def _ckfinite(t: Translator, name: str, _operand: Any) -> None:
    a = t.take(FLOATING)
    t.push_result(name, (a.register,), a.kind)


# ---- comparisons and branches

_LONG = WHOLE - {Kind.I4}

_COMPARED: tuple[tuple[Container[Kind], Container[Kind]], ...] = (
    (WHOLE, WHOLE), (FLOATING, FLOATING), (OBJECTS, OBJECTS | _LONG), (_LONG, OBJECTS),
)  # fmt: skip
"""The kinds that may be compared (III.1.5, table 4). An object may be compared with its address, too."""


def _compare_kind(t: Translator, a: Item, b: Item) -> str:
    if not any(a.kind in one and b.kind in other for one, other in _COMPARED):
        raise t.unfit(b if a.kind in WHOLE else a)
    kinds = {a.kind, b.kind}
    if kinds & {Kind.OBJECT, Kind.POINTER}:
        return "o"
    if kinds & {Kind.F4, Kind.F8}:
        return "f"
    if Kind.I8 in kinds or Kind.NATIVE in kinds:
        return "i8"
    return "i4"


@_rule("ceq", "cgt", "cgt.un", "clt", "clt.un")
def _compare(t: Translator, name: str, _operand: Any) -> None:
    b, a = t.pop(), t.pop()
    kind = _compare_kind(t, a, b)
    boolean = t.universe.core("System.Boolean")
    t.push_result(f"{name.replace('.', '_')}_{kind}", (a.register, b.register), Kind.I4, boolean)


@_rule(
    *(name + short for name in ("beq", "bge", "bge.un", "bgt", "bgt.un", "ble", "ble.un", "blt", "blt.un", "bne.un")
      for short in ("", ".s"))
)  # fmt: skip
def _branch_compare(t: Translator, name: str, target: Any) -> None:
    b, a = t.pop(), t.pop()
    operation = name.removesuffix(".s")[1:].replace(".", "_")
    kind = _compare_kind(t, a, b)
    sources = _protect(t, (a.register, b.register))
    t.flow_to(target)
    t.emit(f"b_{operation}_{kind}", sources, arg=target)


def _protect(t: Translator, sources: tuple[int, ...]) -> tuple[int, ...]:
    """Operands of a branch must outlive the moves that settle the stack before it: they stand above the rest of the
    stack."""
    moved = []
    for number, source in enumerate(sources):
        depth = source - t.first_slot
        if 0 <= depth < len(t.stack) and t.stack[depth].register != source:
            slot = t.first_slot + len(t.stack) + number
            t.depth = max(t.depth, len(t.stack) + number + 1)
            t.emit("mov", (source,), slot)
            moved.append(slot)
        else:
            moved.append(source)
    return tuple(moved)


@_rule("brtrue", "brtrue.s", "brfalse", "brfalse.s")
def _branch_if(t: Translator, name: str, target: Any) -> None:
    a = t.take(TESTED)
    (source,) = _protect(t, (a.register,))
    t.flow_to(target)
    t.emit("b_true" if name.startswith("brtrue") else "b_false", (source,), arg=target)


@_rule("br", "br.s")
def _br(t: Translator, _name: str, target: Any) -> None:
    t.flow_to(target)
    t.emit("br", (), arg=target)


@_rule("leave", "leave.s")
def _leave(t: Translator, _name: str, target: Any) -> None:
    t.leave_to(target)
    t.emit("leave", (), arg=target)


@_rule("switch")
def _switch(t: Translator, _name: str, targets: Any) -> None:
    a = t.take(WHOLE)
    (source,) = _protect(t, (a.register,))
    for target in targets:
        t.flow_to(target)
    t.emit("switch", (source,), arg=targets)


@_rule("endfinally", "rethrow")
def _ends_handler(t: Translator, name: str, _operand: Any) -> None:
    t.check_end(name)
    t.stack.clear()
    t.emit(name, ())


@_rule("throw")
def _throw(t: Translator, name: str, _operand: Any) -> None:
    t.emit(name, (t.take(OBJECTS).register,))


@_rule("endfilter")
def _endfilter(t: Translator, name: str, _operand: Any) -> None:
    t.check_end(name)
    answer = t.take(WHOLE)
    _check_nothing_left(t)
    t.emit(name, (answer.register,))


def _check_nothing_left(t: Translator) -> None:
    if t.stack:
        raise t.invalid("more is on the stack than what is returned")


@_rule("ret")
def _ret(t: Translator, _name: str, _operand: Any) -> None:
    returns = t.method.returns
    t.check_end("ret")
    if returns.kind is Kind.VOID:
        _check_nothing_left(t)
        t.emit("ret_void", ())
        return
    item = t.pop()
    _check_nothing_left(t)
    t.check_stored(item, returns)
    item = t.as_pointer(item, returns)
    narrow = SMALL.get((returns.underlying or returns).name)
    source = item.register
    if narrow is not None and item.klass is not returns:
        source = t.first_slot + len(t.stack)
        t.depth = max(t.depth, len(t.stack) + 1)
        t.emit("narrow", (item.register,), source, narrow)
    elif narrow is None:
        source = t.converted(item, returns).register
    t.emit("ret", (source,))


# ---- conversions

_CONVERSIONS = {
    "i1": (Kind.I4, "System.SByte"), "u1": (Kind.I4, "System.Byte"), "i2": (Kind.I4, "System.Int16"),
    "u2": (Kind.I4, "System.UInt16"), "i4": (Kind.I4, None), "u4": (Kind.I4, None), "i8": (Kind.I8, None),
    "u8": (Kind.I8, None), "i": (Kind.NATIVE, None), "u": (Kind.NATIVE, None), "r4": (Kind.F4, None),
    "r8": (Kind.F8, None), "r": (Kind.F8, None),
}  # fmt: skip


_CONVERTED = NUMBERS | OBJECTS


@_rule(
    *(f"conv.{to}" for to in ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "i", "u", "r4", "r8", "r.un")),
    *(f"conv.ovf.{to}{un}" for to in ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "i", "u") for un in ("", ".un")),
)
def _convert(t: Translator, name: str, _operand: Any) -> None:
    a = t.take(_CONVERTED)
    parts = name.split(".")
    checked, unsigned = "ovf" in parts, "un" in parts
    to = parts[2] if checked else parts[1]
    kind, small = _CONVERSIONS[to]
    if a.kind in (Kind.POINTER, Kind.OBJECT) and to in ("i", "u", "i8", "u8"):
        t.push(Item(a.register, Kind.POINTER, a.klass))
        return
    if a.kind is Kind.OBJECT:
        raise t.unfit(a)
    klass = t.universe.core(small) if small else None
    operation = f"conv{'_ovf' if checked else ''}_{to}{'_un' if unsigned else ''}_{_number(a.kind).value}"
    t.push_result(operation, (a.register,), kind, klass)


# ---- what verifiable code cannot contain


@_rule("arglist")
def _unverifiable(t: Translator, name: str, _operand: Any) -> None:
    t.unsupported(f"the instruction {name}")


@_rule("localloc")
def _localloc(t: Translator, name: str, _operand: Any) -> None:
    size = t.take(WHOLE)
    if t.stack:
        raise t.invalid("memory of the stack is asked for while something is on the stack")
    klass = t.stack_memory_type()
    t.push_result(name, (size.register,), Kind.POINTER, klass, klass)


@_rule("initblk", "cpblk")
def _block(t: Translator, name: str, _operand: Any) -> None:
    c, b, a = t.take(WHOLE), t.take(WHOLE), t.take(ADDRESSES)
    t.emit(name, (a.register, b.register, c.register))
