"""Where an exception was thrown first, that tasks, awaits or `throw;` have thrown again, or that another one wraps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fencepost.machine.state.failure import Failure
from fencepost.machine.values.values import Obj, Published, Ref, Value, text_of
from fencepost.search.replay import Happening

_AGAIN = "Fencepost.Machine::ThrowAgain(System.Exception,System.Object)"
_AGGREGATE = "System.AggregateException"
_MESSAGES = ("message", "_message")


def origin(throws: Sequence[Happening], last: Happening, failure: Failure) -> Happening:
    """The throw that the last one of a failing thread goes back to: itself, unless it throws again what is known."""
    if not (_is_again(last) or last.value.klass.name == _AGGREGATE):
        return last
    before = [throw for throw in throws if throw.number < last.number and not _is_again(throw)]
    return next((throw for throw in reversed(before) if _is_of(throw, last, failure)), last)


def _is_again(throw: Happening) -> bool:
    """True for `throw;`, and where the library hands on what it has caught."""
    method, offset = throw.places[-1]
    ops = method.code.lowered.ops if method.code is not None else ()
    return method.key == _AGAIN or any(op.name == "rethrow" and op.offset == offset for op in ops)


def _is_of(throw: Happening, last: Happening, failure: Failure) -> bool:
    """True if a throw is of the exception that fails, or of one that this gathers: their texts say so."""
    gathers = last.value.klass.name == _AGGREGATE and throw.value.klass.name != _AGGREGATE
    one, other = _key(throw.value), _key(last.value)
    if one is not None and other is not None and not gathers:
        return bool(one == other)
    message = _message(throw.value)
    if gathers:
        return message is not None and message in failure.message
    return throw.value.klass is last.value.klass and message in (None, failure.message)


def _key(thrown: Value) -> Any:
    """What tells the object of an exception from others, if other threads can know it."""
    known = thrown.ref if isinstance(thrown, Published) else thrown
    return known.key if isinstance(known, Ref) else None


def _message(thrown: Value) -> str | None:
    """The text of an exception, as it was given to it; None if that is not plain."""
    holder = thrown.ref if isinstance(thrown, Published) else thrown
    if not isinstance(holder, Obj | Ref):
        return None
    found = (holder.values[slot.index] for slot in holder.klass.fields if slot.name in _MESSAGES)
    return next((text for value in found if isinstance(text := text_of(value), str)), None)
