"""The result of a harness as an observation: a list of numbers, truth values, texts, names of types."""

from __future__ import annotations

from typing import Any

from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.objects.literals import Literals
from fencepost.machine.objects.objects import class_of, nullable_slots
from fencepost.machine.running.observed import display_name, observed_number, observed_text
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.trial import Trial
from fencepost.machine.values.values import CELL, Obj, Published, Ref, Value, text_of


def observation(thread: Thread, value: Value) -> tuple[Any, ...]:
    """The observation of a harness that has returned."""

    method = thread.world.harness
    if isinstance(method, Trial):
        return ()
    klass = observed_type(method)
    if klass is None or klass.kind is Kind.VOID:
        return (None,)
    return _members(thread, klass, value)


OBSERVED = "observed"
"""The event that a trace hears when a harness has returned, with its result as C# writes it."""


def observed_literal(thread: Thread, value: Value) -> str:
    """The result of a harness as C# writes it, the members of a tuple without parentheses; "" for no result."""
    method = thread.world.harness
    klass = None if isinstance(method, Trial) else observed_type(method)
    if klass is None or klass.kind is Kind.VOID:
        return ""
    text = Literals(thread.world.universe, thread.view.read).text(klass, value)
    return text[1:-1] if text.startswith("(") and text.endswith(")") else text


def _members(thread: Thread, klass: Klass, value: Value) -> tuple[Any, ...]:
    """The members of a tuple in order; anything else is one member."""
    if klass.generic.startswith("System.ValueTuple"):
        fields = thread.world.universe.fields(klass)
        found: list[Any] = []
        for field in fields:
            if field.name == "Rest":
                found.extend(_members(thread, field.type, value[field.index]))
            else:
                found.append(_one(thread, field.type, value[field.index]))
        return tuple(found)
    if klass.generic.startswith("System.Tuple`") and isinstance(value, Obj | Ref | Published):
        values = value.ref.values if isinstance(value, Published) and value.ref else value.values
        return tuple(
            [_one(thread, f.type, v) for f, v in zip(thread.world.universe.fields(klass), values, strict=False)]
        )
    return (_one(thread, klass, value),)


def _one(thread: Thread, klass: Klass, value: Value) -> Value:
    if klass.nullable is not None:
        has, inner = nullable_slots(thread.world, klass)
        return _one(thread, klass.nullable, value[inner]) if value[has] else None
    if klass.is_value:
        return observed_number(klass.underlying or klass, value)
    value = text_of(value)
    if value is None or isinstance(value, str):
        return None if value is None else observed_text(value)
    if isinstance(value, (int, float, tuple, bytes)):
        raise UnsupportedError(f"{thread.world.harness} returns what is taken for a {klass.name} and is none")
    actual = class_of(thread.world, value)
    if isinstance(value, Obj | Ref) and actual.is_value:
        content = value.values[0]
        return actual.name if content is CELL else _one(thread, actual, content)
    return display_name(actual)


def _referred(method: MethodInstance) -> Klass | None:
    """The type of the variable that a harness returns by reference."""
    returns = method.returns
    return returns.element if returns.kind is Kind.POINTER and not returns.is_value else None


def observed_type(method: MethodInstance) -> Klass | None:
    """The type of the outcome of a harness: of a task its result, of a reference to a variable the type of the
    variable."""
    if (referred := _referred(method)) is not None:
        return referred
    generic = method.returns.generic
    if generic in ("System.Threading.Tasks.Task", "System.Threading.Tasks.ValueTask"):
        return None
    if generic in ("System.Threading.Tasks.Task`1", "System.Threading.Tasks.ValueTask`1"):
        return method.returns.arguments[0]
    return method.returns
