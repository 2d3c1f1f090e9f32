"""The result or exception of a call, as values that can be compared and kept."""

from __future__ import annotations

import math
from typing import Any

from fencepost.lowering.kinds import UNSIGNED, Kind
from fencepost.lowering.klass import Klass
from fencepost.lowering.universe import Universe
from fencepost.machine.shared.publication import publish_value
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.names import simple_name
from fencepost.machine.values.values import Value, text_of

CANCELED = "OperationCanceledException"


def noted(t: Thread | None, universe: Universe, klass: Klass, value: Value) -> Value:
    """A value that a call has returned, as something that can be compared and kept; without a thread, one that
    has been published."""
    if klass.kind in (Kind.F4, Kind.F8):
        return ("real", klass, repr(observed_number(klass, value)))
    if klass.is_value and klass.kind is not Kind.STRUCT:
        return ("number", klass, value)
    value = text_of(value)
    if value is None or isinstance(value, str):
        return value
    if klass.is_value:
        fields = universe.fields(klass)
        if klass.overlapping or klass.inline_length:
            return ("struct", klass, ())
        return ("struct", klass, tuple([noted(t, universe, f.type, value[f.index]) for f in fields]))
    return ("object", value if t is None else publish_value(t, value))


def content_of(result: Value) -> Value:
    """The value that was noted; of a struct whose parts are not noted, no parts."""
    match result:
        case ("real", _, text):
            return float(text.strip("'"))
        case ("struct", _, parts):
            return tuple([content_of(part) for part in parts])
        case ("number", _, content) | ("object", content):
            return content
    return result


def threw(_t: Thread, thrown: Value) -> tuple[Any, ...]:
    """An exception that a call has thrown: which kind it is. That of a cancelled task is no other than its base."""
    kinds = [short_name(klass) for klass in thrown.klass.chain()]
    return ("threw", CANCELED if CANCELED in kinds else kinds[0])


def short_name(klass: Klass) -> str:
    return simple_name(klass).split("`", 1)[0]


def observed_number(klass: Klass, value: Value) -> Value:
    if klass.name == "System.Boolean":
        return bool(value)
    if isinstance(value, float):
        if math.isfinite(value):
            return value
        return "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"
    if isinstance(value, int):
        bits = UNSIGNED.get(klass.name)
        return value & (1 << bits) - 1 if bits else value
    return display_name(klass)


def observed_text(value: str) -> str:
    """Text as Unicode: pairs of surrogates joined, unpaired ones replaced."""
    return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def display_name(klass: Klass) -> str:
    """A type's name as `Type.ToString` gives it."""
    if klass.element is not None:
        rank = "*" if klass.rank == 1 else "," * (klass.rank - 1)
        return f"{display_name(klass.element)}[{rank}]"
    if klass.arguments:
        return f"{klass.generic}[{','.join(display_name(a) for a in klass.arguments)}]"
    return klass.generic or klass.name
