"""What pointers point to: the type of a variable is always known, whatever a program takes it for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fencepost.lowering.ir import Op
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import FieldSlot, Klass, MethodInstance
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.frames import Frame
from fencepost.machine.objects import class_in, mistaken
from fencepost.machine.values import ItemPointer, Obj, Published, RawPointer, StaticPointer, Value, VariablePointer

if TYPE_CHECKING:
    from fencepost.machine.thread import Thread


def root_class(t: Thread, pointer: Value) -> Klass | None:
    """The type of the variable in which an address lies; None for what is no address, or of an untyped register."""
    if pointer.__class__ is ItemPointer:
        found: Klass = pointer.target.klass.item(pointer.index)
        return found
    if pointer.__class__ is StaticPointer:
        klass: Klass = t.world.universe.static_fields[pointer.number].type
        return klass
    if pointer.__class__ is VariablePointer:
        types = t.frames[pointer.frame].code.lowered.register_types
        return types[pointer.register] if pointer.register < len(types) else None
    return None


def pointee(t: Thread, pointer: Value) -> Klass | None:
    """The type of the variable at an address; None if there is none there."""
    klass = root_class(t, pointer)
    if klass is not None:
        for index in pointer.path:
            klass = part(t.world.universe, klass, index)
    return klass


def part(universe: Universe, klass: Klass, index: int) -> Klass:
    """The type of a struct's field or of an inline array's element."""
    fields = universe.fields(klass)
    found: Klass = fields[0 if klass.inline_length else index].type
    return found


_ADDRESSES = ItemPointer, RawPointer, StaticPointer, VariablePointer


def astray(universe: Universe, frames: list[Frame], problem: Exception) -> Exception:
    """Why the operation that a thread stands at cannot compute: variables have no addresses that are numbers, and
    unverified code may take a value for one of another type. Any other failure is a bug in Fencepost."""
    frame = frames[-1]
    op = frame.code.lowered.ops[frame.pc]
    values = [frame.regs[register] for register in op.srcs]
    if reason := _misused(universe, op, values):
        return UnsupportedError(reason)
    if any(isinstance(value, _ADDRESSES) for value in values):
        return UnsupportedError("arithmetic that takes the address of a variable for a number")
    for caller in reversed(frames):
        if reason := _ill_typed(universe, caller):
            return UnsupportedError(f"{caller.code.method} has {reason}")
    where = f"{frame.code.method} at IL_{max(op.offset, 0):04x}"
    return AssertionError(f"{where} went astray: {problem.__class__.__name__}: {problem}")


def _misused(universe: Universe, op: Op, values: list[Value]) -> str:
    """Which operand of an operation has a type that the operation is not for."""
    if op.name == "endfinally":
        return "an endfinally outside of a finally block"
    named = op.arg[0] if isinstance(op.arg, tuple) and op.arg else op.arg
    owner = named.owner if isinstance(named, FieldSlot | MethodInstance) and not named.static else None
    if not values:
        return "a virtual call of a static method" if isinstance(named, MethodInstance) and named.static else ""
    this = values[0]
    if owner is not None and not owner.is_value:
        return _taken(universe, this, owner)
    if op.name in _OF_ARRAYS:
        klass = None if isinstance(this, _NO_OBJECTS) else class_in(universe, this)
        return "" if klass is not None and klass.is_array else f"{_told(universe, this)} that is taken for an array"
    if op.name.endswith(_OF_NUMBERS):
        strange = [value for value in values if not isinstance(value, (int, float, *_ADDRESSES))]
        return f"{_told(universe, strange[0])} that is taken for a number" if strange else ""
    return ""


def _ill_typed(universe: Universe, frame: Frame) -> str:
    """What an argument or a local of a frame is that is not of its type."""
    for klass, value in zip(frame.code.lowered.register_types, frame.regs, strict=False):
        kind = klass.kind
        if value is None or (value.__class__ is int and not value):
            continue
        if kind is Kind.OBJECT and not klass.is_value:
            reason = _taken(universe, value, klass)
        elif kind in _NUMBERS and not isinstance(value, _NUMBERS[kind]):
            reason = f"{_told(universe, value)} that is taken for a number"
        elif kind is Kind.STRUCT and value.__class__ in (int, float, str, Obj, Published, *_ADDRESSES):
            reason = f"{_told(universe, value)} that is taken for a {klass}"
        elif kind is Kind.POINTER and not isinstance(value, (int, *_ADDRESSES)):
            reason = f"{_told(universe, value)} that is taken for an address"
        else:
            continue
        if reason:
            return reason
    return ""


_NO_OBJECTS = (int, float, bytes, tuple, *_ADDRESSES)
_NUMBERS: dict[Kind, tuple[type, ...]] = {
    Kind.I4: (int,), Kind.I8: (int, *_ADDRESSES), Kind.NATIVE: (int, *_ADDRESSES), Kind.F4: (float,), Kind.F8: (float,),
}  # fmt: skip
_OF_ARRAYS = {"ldlen", "ldelem", "stelem", "ldelema", "array_get", "array_set", "array_address"}
_OF_NUMBERS = ("_i4", "_i8", "_f", "_f4", "_f8", "_n")


def _taken(universe: Universe, value: Value, klass: Klass) -> str:
    if isinstance(value, _NO_OBJECTS):
        return f"{_told(universe, value)} that is taken for an object of type {klass}"
    return mistaken(universe, value, klass)


def _told(universe: Universe, value: Value) -> str:
    if value is None:
        return "null"
    if isinstance(value, _NO_OBJECTS):
        return (
            "a number"
            if isinstance(value, int | float)
            else "an address"
            if isinstance(value, _ADDRESSES)
            else "a struct"
        )
    return f"an object of type {class_in(universe, value)}"


def retyped(t: Thread, pointer: Value, wanted: Klass, stores: bool = False) -> Value:
    """A pointer as one to another type: to the variable there that looks like it, else to bytes."""
    from fencepost.machine.raw import raw, typed

    if wanted.kind is Kind.VOID:
        return pointer
    if pointer.__class__ is not RawPointer:
        found = pointee(t, pointer)
        if found is None or found is wanted:
            return pointer
    return typed(t, raw(t, pointer), wanted, stores)
