"""Numbers: the stack keeps integers signed, of 32 or 64 bits, and floating-point numbers as Python's."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from fencepost.library.real_functions import NAN
from fencepost.library.registry import Throw, single
from fencepost.machine.running.codes import Factory, Site
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Registers
from fencepost.machine.values.wrapping import wrap32, wrap64


def _quotient(a: int, b: int) -> int:
    """Division rounds towards zero (III.3.31)."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _div(a: int, b: int, least: int) -> int:
    if a == least and b == -1:
        raise Throw("System.OverflowException")
    return _quotient(a, b)


def _rem(a: int, b: int, least: int) -> int:
    if a == least and b == -1:
        raise Throw("System.OverflowException")
    return a - b * _quotient(a, b)


def float_div(a: float, b: float) -> float:
    """IEEE 754 division, zero divisors included."""
    if b != 0:
        return a / b
    if a != a or b != b:
        return _nan_of(a, b)
    if a == 0:
        return NAN
    return math.copysign(math.inf, a) * math.copysign(1.0, b)


def float_rem(a: float, b: float) -> float:
    """The remainder with the sign of the dividend (III.3.55)."""
    if a != a or b != b:
        return _nan_of(a, b)
    return NAN if b == 0 or math.isinf(a) else math.fmod(a, b)


def _nan_of(a: float, b: float) -> float:
    """The NaN that an operation hands on (IEEE 754, 6.2.3): processors take that of the first operand."""
    return a if a != a else b


def float_mul(a: float, b: float) -> float:
    return a * b


_INTEGER: dict[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
}
_FLOAT: dict[str, Callable[[float, float], float]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": float_mul,
    "div": float_div,
    "rem": float_rem,
}


def _binary(function: Callable[[Any, Any], Any]) -> Factory:
    def factory(b: Site) -> OperationFunction:
        dst, (x, y) = b.dst, b.srcs

        def operation(_t: Thread, r: Registers) -> None:
            r[dst] = function(r[x], r[y])

        return operation

    return factory


def _unary(function: Callable[[Any], Any]) -> Factory:
    def factory(b: Site) -> OperationFunction:
        dst, (x,) = b.dst, b.srcs

        def operation(_t: Thread, r: Registers) -> None:
            r[dst] = function(r[x])

        return operation

    return factory


def _wrapped(function: Callable[[int, int], int], wrap: Callable[[int], int]) -> Callable[[int, int], int]:
    return lambda a, b: wrap(function(a, b))


def _checked(function: Callable[[int, int], int], bits: int, unsigned: bool) -> Callable[[int, int], int]:
    mask, wrap = (1 << bits) - 1, wrap32 if bits == 32 else wrap64
    low, high = (0, mask) if unsigned else (-(1 << bits - 1), (1 << bits - 1) - 1)

    def operate(a: int, b: int) -> int:
        value = function(a & mask, b & mask) if unsigned else function(a, b)
        if not low <= value <= high:
            raise Throw("System.OverflowException")
        return wrap(value)

    return operate


def _divisions(least: int, mask: int, wrap: Callable[[int], int]) -> dict[str, Callable[[int, int], int]]:
    return {
        "div": lambda a, b: _div(a, b, least),
        "rem": lambda a, b: _rem(a, b, least),
        "div_un": lambda a, b: wrap((a & mask) // (b & mask)),
        "rem_un": lambda a, b: wrap((a & mask) % (b & mask)),
    }


def _shifts(last: int, mask: int, wrap: Callable[[int], int]) -> dict[str, Callable[[int, int], int]]:
    """The runtime takes the shift count modulo the width, as the hardware does."""
    return {
        "shl": lambda a, b: wrap(a << (b & last)),
        "shr": lambda a, b: a >> (b & last),
        "shr_un": lambda a, b: wrap((a & mask) >> (b & last)),
    }


def _negated(wrap: Callable[[int], int]) -> Callable[[int], int]:
    return lambda a: wrap(-a)


def _rounded(function: Callable[[float, float], float]) -> Callable[[float, float], float]:
    return lambda a, b: single(function(a, b))


def _table() -> dict[str, Factory]:
    table: dict[str, Factory] = {}
    for kind, bits, wrap in (("i4", 32, wrap32), ("i8", 64, wrap64), ("n", 64, wrap64)):
        mask, least = (1 << bits) - 1, -(1 << bits - 1)
        for name in ("add", "sub", "mul"):
            if kind != "n" or name == "mul":  # native integers may be addresses: `pointers`
                table[f"{name}_{kind}"] = _binary(_wrapped(_INTEGER[name], wrap))
            table[f"{name}_ovf_{kind}"] = _binary(_checked(_INTEGER[name], bits, False))
            table[f"{name}_ovf_un_{kind}"] = _binary(_checked(_INTEGER[name], bits, True))
        for name in ("and", "or", "xor"):
            table[f"{name}_{kind}"] = _binary(_INTEGER[name])
        for name, operate in (_divisions(least, mask, wrap) | _shifts(bits - 1, mask, wrap)).items():
            table[f"{name}_{kind}"] = _binary(operate)
        table[f"neg_{kind}"] = _unary(_negated(wrap))
        table[f"not_{kind}"] = _unary(lambda a: ~a)
    for name, function in _FLOAT.items():
        table[f"{name}_f8"] = _binary(function)
        # Rounding a double result to single precision is the same as operating on singles, for these operations.
        table[f"{name}_f4"] = _binary(_rounded(function))
    table["neg_f8"] = table["neg_f4"] = _unary(lambda a: -a)
    table["ckfinite"] = _unary(_finite)
    table["narrow"] = _narrow
    return table


def _finite(value: float) -> float:
    if not math.isfinite(value):
        raise Throw("System.ArithmeticException")
    return value


def _narrow(b: Site) -> OperationFunction:
    dst, (x,), (bits, signed) = b.dst, b.srcs, b.arg
    mask, half = (1 << bits) - 1, 1 << bits - 1 if signed else 0

    def operation(_t: Thread, r: Registers) -> None:
        r[dst] = (r[x] + half & mask) - half

    return operation


FACTORIES = _table()
