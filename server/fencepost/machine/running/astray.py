"""The reason why an operation cannot compute with its operands. Code that was not verified may take a value for one of
another type, and variables have no addresses that are numbers."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

from fencepost.lowering.ir import Op
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import FieldSlot, Klass, MethodInstance
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.objects.objects import OBJECTS, class_in, mistaken
from fencepost.machine.shared.pointees import part
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import leaves_in
from fencepost.machine.values.values import (
    CELL,
    Delegate,
    FunctionPointer,
    ItemPointer,
    Obj,
    Published,
    RawPointer,
    Ref,
    StaticPointer,
    Value,
    VariablePointer,
)

_ADDRESSES = ItemPointer, RawPointer, StaticPointer, VariablePointer, FunctionPointer
_NUMBERS: dict[Kind, tuple[type, ...]] = {
    Kind.I4: (int,), Kind.I8: (int, *_ADDRESSES), Kind.NATIVE: (int, *_ADDRESSES), Kind.F4: (float,), Kind.F8: (float,),
}  # fmt: skip
_MOST_OBJECTS = 2_000

TypedValue = tuple[Klass | None, Value]


def astray(thread: Thread, problem: Exception) -> Exception:
    """Why the operation that a thread stands at cannot compute: the program has taken a value for one of another type,
    which lies in the operation, in a variable, or in an object. All else is a mistake of ours."""
    universe, frame = thread.world.universe, thread.frames[-1]
    op = frame.code.lowered.ops[frame.pc]
    values = [frame.regs[register] for register in op.srcs]
    if reason := _misused(universe, op, values):
        return UnsupportedError(reason)
    if any(value.__class__ in _ADDRESSES for value in values):
        return UnsupportedError("arithmetic that takes the address of a variable or a method for a number")
    for caller in reversed(thread.frames):
        if reason := _first_unfit(universe, _variables(caller)):
            return UnsupportedError(f"{caller.code.method} has {reason}")
    if reason := _unfit_part(thread):
        return UnsupportedError(reason)
    where = f"{frame.code.method} at IL_{max(op.offset, 0):04x}"
    return AssertionError(f"{where} went astray: {problem.__class__.__name__}: {problem}")


def _misused(universe: Universe, op: Op, values: list[Value]) -> str:
    """The operand that is not of the type that the operation is for, in words; "" if all are."""
    if op.name == "endfinally":
        return "an endfinally outside of a finally block"
    named = _named(op)
    owner = named.owner if named is not None and not named.static else None
    if not values:
        return "a virtual call of a static method" if isinstance(named, MethodInstance) and named.static else ""
    this = values[0]
    if owner is not None and not owner.is_value and (reason := taken(universe, this, owner)):
        return reason
    if this.__class__ in OBJECTS and (op.kind.operands == "struct" or (owner is not None and owner.is_value)):
        return f"{_described(universe, this)} that is taken for a struct"
    if isinstance(named, MethodInstance) and len(values) == len(named.parameters) + (owner is not None):
        return _first_unfit(universe, zip(named.parameters, values[owner is not None :], strict=True))
    if op.kind.operands == "array":
        klass = class_in(universe, this) if this.__class__ in OBJECTS else None
        return (
            "" if klass is not None and klass.is_array else f"{_described(universe, this)} that is taken for an array"
        )
    if op.kind.operands == "numbers":
        strange = [value for value in values if not isinstance(value, (int, float, *_ADDRESSES))]
        return f"{_described(universe, strange[0])} that is taken for a number" if strange else ""
    return ""


def _named(op: Op) -> FieldSlot | MethodInstance | None:
    """The member that an operation is for."""
    named = op.arg if isinstance(op.arg, tuple) else (op.arg,)
    return next((one for one in named if isinstance(one, FieldSlot | MethodInstance)), None)


def _variables(frame: Frame) -> Iterator[TypedValue]:
    """The arguments and locals of a frame."""
    return zip(frame.code.lowered.register_types, frame.regs, strict=False)


def _first_unfit(universe: Universe, variables: Iterable[TypedValue]) -> str:
    """The reason why the first unfit value is not of the type of its variable; "" if all values fit."""
    return next((reason for klass, value in variables if (reason := _unfit(universe, klass, value))), "")


def _unfit(universe: Universe, klass: Klass | None, value: Value) -> str:
    """The reason why a value is not of the type of its variable; "" if it is."""
    if klass is None or value is None:
        return ""
    kind = klass.kind
    if kind is Kind.OBJECT and not klass.is_value:
        return taken(universe, value, klass)
    if value.__class__ is int and not value:
        return ""
    if kind in _NUMBERS and not isinstance(value, _NUMBERS[kind]):
        return f"{_described(universe, value)} that is taken for a number"
    if kind is Kind.STRUCT and value.__class__ in (int, float, str, Obj, Published, *_ADDRESSES):
        return f"{_described(universe, value)} that is taken for a {klass}"
    if kind is Kind.POINTER and not isinstance(value, (int, *_ADDRESSES)):
        return f"{_described(universe, value)} that is taken for an address"
    return ""


def taken(universe: Universe, value: Value, klass: Klass) -> str:
    """The reason why a value is no object of a type; "" if it is one."""
    if value is None or value.__class__ in OBJECTS:
        return mistaken(universe, value, klass)
    return f"{_described(universe, value)} that is taken for an object of type {klass}"


def _described(universe: Universe, value: Value) -> str:
    if value is None:
        return "null"
    if value.__class__ in OBJECTS:
        return f"an object of type {class_in(universe, value)}"
    if isinstance(value, int | float):
        return "a number"
    return "a struct" if isinstance(value, bytes | tuple) and value.__class__ not in _ADDRESSES else "an address"


# ---- what lies in objects


def _unfit_part(thread: Thread) -> str:
    """The reason why a value in a static field, or in a field or element of an object that the thread can reach, is not
    of its type. Code of the library may meet the value long after it was stored. Only so many objects are searched."""
    universe = thread.world.universe
    waiting: deque[TypedValue] = deque((None, value) for frame in thread.frames for value in frame.regs)
    waiting.extend(_statics(thread))
    seen: dict[Any, Any] = {}
    while waiting and len(seen) < _MOST_OBJECTS:
        klass, value = waiting.popleft()
        if reason := _unfit(universe, klass, value):
            return reason
        key = value.key if value.__class__ is Ref else id(value)
        if key not in seen:
            seen[key] = value
            waiting.extend(_parts(thread, klass, value))
    return ""


def _parts(thread: Thread, klass: Klass | None, value: Value) -> Iterator[TypedValue]:
    """The values inside a value, each with the type that it should have."""
    universe = thread.world.universe
    if value.__class__ is tuple and klass is not None and klass.kind is Kind.STRUCT and not klass.overlapping:
        yield from [(part(universe, klass, index), inner) for index, inner in enumerate(value)]
    elif value.__class__ is Delegate:
        yield from [(None, inner) for inner in value.parts()]
    elif value.__class__ is ItemPointer:
        yield None, value.target
    elif value.__class__ is Obj:
        yield from [(value.klass.item(index), inner) for index, inner in enumerate(value.values)]
    elif value.__class__ is Published:
        yield None, value.ref
    elif value.__class__ is Ref:
        for index, inner in enumerate(value.values):
            type = value.klass.item(index)
            if inner is not CELL:
                yield type, inner
            elif type is not None:
                yield from _cells(thread, (value.key, index), type)


def _statics(thread: Thread) -> Iterator[TypedValue]:
    for number, slot in enumerate(thread.world.universe.static_fields):
        if slot.thread_static:
            continue
        if thread.statics is None:
            yield from _cells(thread, ("static", number), slot.type)
        elif number in thread.statics:
            yield slot.type, thread.statics[number]


def _cells(thread: Thread, address: tuple[Any, ...], klass: Klass) -> Iterator[TypedValue]:
    """The parts of a shared variable, as they are in memory."""
    universe = thread.world.universe
    for leaf in leaves_in(universe.default(klass), ()):
        type = klass
        for index in leaf.path:
            type = part(universe, type, index)
        yield type, thread.view.read((*address, *leaf.path), leaf.default)
