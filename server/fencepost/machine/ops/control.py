"""Moves, comparisons, branches, exceptions, and the end of a method."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.placing import size_in
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.late.window import fence, fence_after, mark
from fencepost.machine.local.long_loops import burn
from fencepost.machine.objects import stack_traces
from fencepost.machine.running import entering, unwinding
from fencepost.machine.running.codes import Factory, Site
from fencepost.machine.running.thrown import as_exception
from fencepost.machine.shared import delegates, texts
from fencepost.machine.shared.raw import raw
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import SWITCH
from fencepost.machine.values.errors import NetError
from fencepost.machine.values.sameness import same
from fencepost.machine.values.values import (
    Delegate,
    ItemPointer,
    RawPointer,
    Registers,
    StaticPointer,
    Value,
    VariablePointer,
)

_MASKS = {"i4": 0xFFFFFFFF, "i8": 0xFFFFFFFFFFFFFFFF}


def _unsigned(compare: Callable[[Any, Any], bool], mask: int) -> Callable[[Any, Any], bool]:
    return lambda a, b: compare(a & mask, b & mask)


def _unordered(compare: Callable[[Any, Any], bool]) -> Callable[[Any, Any], bool]:
    """Comparisons "unsigned or unordered" are true when an operand is NaN."""
    return lambda a, b: a != a or b != b or compare(a, b)


def _not_null(a: Value, b: Value) -> bool:
    """`cgt.un` on references is how a compiler writes `!= null`; on pointers it compares places."""
    if isinstance(a, _ADDRESSES) or isinstance(b, _ADDRESSES):
        x, y = places_of(a, b)
        return bool(x > y)
    return not same(a, b)


def are_in_one(a: Value, b: Value) -> bool:
    """True if two pointers are in the same variable or array."""
    return bool(same(_byte(a)[0], _byte(b)[0]))


def places_of(a: Value, b: Value) -> tuple[Any, Any]:
    """Where in memory, or in one variable, two pointers are, in terms that can be compared."""
    if isinstance(a, _ADDRESSES) and isinstance(b, _ADDRESSES):
        x, y = _byte(a), _byte(b)
        if same(x[0], y[0]):
            return x[1], y[1]
    else:
        x, y = _number(a), _number(b)
        if min(x, y) < _LEAST_ADDRESS:
            return x, y
    raise UnsupportedError("the order of pointers into different objects")


_LEAST_ADDRESS = 0x10000
"""The lowest address: no variable lies below it."""


def _number(value: Value) -> Value:
    """A number as an address, and an address as a number that is at least as large as any that it is compared with."""
    return value & _MASKS["i8"] if isinstance(value, int) else 0 if value is None else _LEAST_ADDRESS


def _byte(pointer: Value) -> tuple[Any, int]:
    """The variable or array in which a pointer is (`in_bytes`), and how far in bytes."""
    if pointer.__class__ is RawPointer:
        base = pointer.base
        if isinstance(base, ItemPointer) and base.target.klass.element is not None:
            return base.target, pointer.offset
        return base, pointer.offset
    if pointer.__class__ is ItemPointer and pointer.target.klass.element is not None:
        return pointer.target, pointer.index * size_in(pointer.target.klass.element)
    return pointer, 0


def _pointer_order(compare: Callable[[Any, Any], bool], mask: int = 0) -> Callable[[Any, Any], bool]:
    def ordered(a: Value, b: Value) -> bool:
        if a.__class__ is int and b.__class__ is int:
            return compare(a & mask, b & mask) if mask else compare(a, b)
        return compare(*places_of(a, b))

    return ordered


def _comparisons() -> dict[str, Callable[[Any, Any], bool]]:
    table: dict[str, Callable[[Any, Any], bool]] = {}
    orders = {"gt": operator.gt, "lt": operator.lt, "ge": operator.ge, "le": operator.le}
    for kind, mask in _MASKS.items():
        table[f"eq_{kind}"] = operator.eq
        table[f"ne_un_{kind}"] = operator.ne
        for name, compare in orders.items():
            table[f"{name}_{kind}"] = compare
            table[f"{name}_un_{kind}"] = _unsigned(compare, mask)
    table["eq_f"] = operator.eq
    table["ne_un_f"] = operator.ne
    for name, compare in orders.items():
        table[f"{name}_f"] = compare
        table[f"{name}_un_f"] = _unordered(compare)
        table[f"{name}_o"] = _pointer_order(compare)
        table[f"{name}_un_o"] = _pointer_order(compare, _MASKS["i8"])
    table["eq_o"] = same
    table["ne_un_o"] = lambda a, b: not same(a, b)
    table["gt_un_o"] = _not_null
    return table


_ADDRESSES = ItemPointer, RawPointer, StaticPointer, VariablePointer
_ASKED = {str, Delegate, *_ADDRESSES}


def _asked(t: Thread, a: Value, b: Value) -> tuple[Any, Any]:
    """Two values in a form in which their order can be compared. Addresses into structs are compared by bytes, because
    a struct begins where one of its fields does."""
    if a.__class__ is str:
        texts.notice(t, a, b)
    elif a.__class__ is Delegate:
        delegates.notice(t, a, b)
    else:
        return in_bytes(t, a, b)
    return a, b


def in_bytes(t: Thread, a: Value, b: Value) -> tuple[Any, Any]:
    """Two addresses, counted in bytes if one of them is into a struct or to a byte."""
    if isinstance(a, _ADDRESSES) and isinstance(b, _ADDRESSES) and (_is_inside(a) or _is_inside(b)):
        return raw(t, a), raw(t, b)
    return a, b


def _is_inside(pointer: Value) -> bool:
    return pointer.__class__ is RawPointer or bool(pointer.path)


def _compare_references(function: Callable[[Any, Any], bool]) -> Factory:
    def factory(b: Site) -> OperationFunction:
        dst, (x, y) = b.dst, b.srcs

        def operation(t: Thread, r: Registers) -> None:
            a, b = r[x], r[y]
            if a.__class__ in _ASKED:
                a, b = _asked(t, a, b)
            r[dst] = 1 if function(a, b) else 0

        return operation

    return factory


def _compare(function: Callable[[Any, Any], bool]) -> Factory:
    def factory(b: Site) -> OperationFunction:
        dst, (x, y) = b.dst, b.srcs

        def operation(_t: Thread, r: Registers) -> None:
            r[dst] = 1 if function(r[x], r[y]) else 0

        return operation

    return factory


def _branch(function: Callable[[Any, Any], bool]) -> Factory:
    def factory(b: Site) -> OperationFunction:
        target, (x, y) = b.arg, b.srcs
        if b.loop_head:

            def back(t: Thread, r: Registers) -> int | None:
                burn(t)
                return target if function(r[x], r[y]) else None

            return back

        def operation(_t: Thread, r: Registers) -> int | None:
            return target if function(r[x], r[y]) else None

        return operation

    return factory


def _branch_references(function: Callable[[Any, Any], bool]) -> Factory:
    def factory(b: Site) -> OperationFunction:
        target, (x, y), loop_head = b.arg, b.srcs, b.loop_head

        def operation(t: Thread, r: Registers) -> int | None:
            if loop_head:
                burn(t)
            a, b = r[x], r[y]
            if a.__class__ in _ASKED:
                a, b = _asked(t, a, b)
            return target if function(a, b) else None

        return operation

    return factory


def _branch_if(wanted: bool) -> Factory:
    def factory(b: Site) -> OperationFunction:
        target, (x,) = b.arg, b.srcs
        loop_head = b.loop_head

        def operation(t: Thread, r: Registers) -> int | None:
            value = r[x]
            # 0 and null are false; references are true whatever Python makes of them.
            if (value is not None and value != 0 if value.__class__ in _NUMBERS else value is not None) is wanted:
                if loop_head:
                    burn(t)
                return int(target)
            return None

        return operation

    return factory


_NUMBERS = {int, float, bool}


def _br(b: Site) -> OperationFunction:
    target = b.arg
    if b.loop_head:

        def back(t: Thread, _r: Registers) -> int:
            burn(t)
            return int(target)

        return back
    return lambda _t, _r: int(target)


def _switch(b: Site) -> OperationFunction:
    targets, (x,) = b.arg, b.srcs

    def operation(t: Thread, r: Registers) -> int | None:
        burn(t)
        index = r[x] & 0xFFFFFFFF
        return int(targets[index]) if index < len(targets) else None

    return operation


def _mov(b: Site) -> OperationFunction:
    dst, (x,) = b.dst, b.srcs

    def operation(_t: Thread, r: Registers) -> None:
        r[dst] = r[x]

    return operation


def _leave(b: Site) -> OperationFunction:
    target, index = b.arg, b.index

    def operation(t: Thread, _r: Registers) -> int:
        burn(t)
        return unwinding.leave(t.frames[-1], index, target)

    return operation


def _endfinally(b: Site) -> OperationFunction:
    index = b.index

    def operation(t: Thread, _r: Registers) -> int:
        frame = t.frames[-1]
        frame.pc = index
        answer = unwinding.end_finally(t, frame)
        return SWITCH if answer is None else answer

    return operation


def _endfilter(b: Site) -> OperationFunction:
    (x,) = b.srcs

    def operation(t: Thread, r: Registers) -> int:
        unwinding.end_filter(t, r[x])
        return SWITCH

    return operation


def _throw(b: Site) -> OperationFunction:
    (x,) = b.srcs

    def operation(t: Thread, r: Registers) -> None:
        if r[x] is None:
            raise Throw("System.NullReferenceException")
        thrown = as_exception(t, r[x])
        stack_traces.clear(thrown)
        raise NetError(thrown)

    return operation


def _rethrow(b: Site) -> OperationFunction:
    index = b.index

    def operation(t: Thread, _r: Registers) -> None:
        t.current.rethrows = True
        raise NetError(unwinding.caught_exception(t.frames[-1], index))

    return operation


def _ret(b: Site) -> OperationFunction:
    (x,) = b.srcs

    def operation(t: Thread, r: Registers) -> int:
        return int(entering.finish(t, r[x]))

    return operation


def _ret_void(_b: Site) -> OperationFunction:
    return lambda t, _r: int(entering.finish(t, None))


def _unsupported(b: Site) -> OperationFunction:
    reason, index = b.arg, b.index

    def operation(t: Thread, _r: Registers) -> None:
        t.frames[-1].pc = index
        raise UnsupportedError(reason)

    return operation


def _barrier(b: Site) -> OperationFunction:
    kind = b.arg
    put = fence if kind == "FB" else mark
    return lambda t, _r: put(t, kind)


def _update(_b: Site) -> OperationFunction:
    def operation(t: Thread, _r: Registers) -> None:
        fence(t, "RMW")
        t.enter_region()

    return operation


def _update_end(_b: Site) -> OperationFunction:
    def operation(t: Thread, _r: Registers) -> None:
        fence_after(t)
        t.leave_region()

    return operation


def _table() -> dict[str, Factory]:
    table: dict[str, Factory] = {
        "mov": _mov, "br": _br, "switch": _switch, "leave": _leave, "endfinally": _endfinally,
        "endfilter": _endfilter, "throw": _throw, "rethrow": _rethrow, "ret": _ret, "ret_void": _ret_void,
        "unsupported": _unsupported, "barrier": _barrier,
        "update": _update, "update_end": _update_end, "b_true": _branch_if(True), "b_false": _branch_if(False),
    }  # fmt: skip
    for name, function in _comparisons().items():
        of_references = name.endswith("_o")
        if not name.startswith(("ge", "le", "ne")):  # which CIL only has as branches
            table[f"c{name}"] = _compare_references(function) if of_references else _compare(function)
        table[f"b_{name}"] = _branch_references(function) if of_references else _branch(function)
    return table


FACTORIES = _table()
