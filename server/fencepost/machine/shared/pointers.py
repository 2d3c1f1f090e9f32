"""Variables that references and pointers lead to: read and written."""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.klass import FieldSlot, Klass
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.late.window import fence
from fencepost.machine.objects.layout import from_bytes, patched, size_of, to_bytes, window
from fencepost.machine.shared import memory, publication
from fencepost.machine.shared.blocks import WaitError, read_items, write_items
from fencepost.machine.shared.pointees import root_class
from fencepost.machine.shared.raw import is_element
from fencepost.machine.shared.statics import is_of_program
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import (
    CELL,
    ItemPointer,
    Obj,
    Published,
    RawPointer,
    Ref,
    StaticPointer,
    Value,
    VariablePointer,
    get_path,
    set_path,
)


def _field_of_ref(t: Thread, ref: Ref, slot: FieldSlot, volatile: bool) -> tuple[bool, Value]:
    value = publication.constant(t, ref, slot.index)
    if value is not CELL:
        return True, value
    return memory.load(t, (ref.key, slot.index), slot.type, volatile)


def write_field(t: Thread, ref: Ref, slot: FieldSlot, value: Value, volatile: bool) -> bool:
    if ref.values[slot.index] is not CELL:
        t.world.give_up_constancy(ref, slot.index)
    return memory.store(t, (ref.key, slot.index), slot.type, value, volatile)


def address_of(t: Thread, pointer: Value) -> Value:
    """The cell of shared memory that a pointer leads to; None if it leads to what is the thread's own."""
    kind = pointer.__class__
    if kind is ItemPointer:
        target: Any = pointer.target
        if target.__class__ is Obj:
            return None
        ref: Any = target.ref if target.__class__ is Published else target
        return (ref.key, pointer.index, *pointer.path)
    if kind is StaticPointer and not t.world.universe.static_fields[pointer.number].thread_static:
        return ("static", pointer.number, *pointer.path)
    return None


def load_through(t: Thread, pointer: Value, klass: Klass, volatile: bool = False) -> tuple[bool, Value]:
    """The value that a pointer points to; False if it has to wait for a step of its own."""
    kind = pointer.__class__
    if kind is VariablePointer:
        return True, get_path(t.frames[pointer.frame].regs[pointer.register], pointer.path)
    if kind is ItemPointer:
        target = pointer.target
        if target.__class__ is Published:
            target = target.ref
        if target.__class__ is Obj:
            if not 0 <= pointer.index < len(target.values):
                raise Throw("System.AccessViolationException")
            return True, get_path(target.values[pointer.index], pointer.path)
        value = publication.constant(t, target, pointer.index)
        if value is not CELL:
            return True, get_path(value, pointer.path)
        return memory.load(t, (target.key, pointer.index, *pointer.path), klass, volatile)
    if kind is StaticPointer:
        return load_static(t, pointer.number, pointer.path, klass, volatile)
    if kind is RawPointer:
        return load_raw(t, pointer, klass, volatile)
    raise Throw("System.NullReferenceException")


def store_through(t: Thread, pointer: Value, klass: Klass, value: Value, volatile: bool = False) -> bool:
    """Writes where a pointer points to; False if that has to wait for a step of its own."""
    kind = pointer.__class__
    if kind is VariablePointer:
        regs = t.frames[pointer.frame].regs
        regs[pointer.register] = set_path(regs[pointer.register], pointer.path, value)
        return True
    if kind is ItemPointer:
        target = pointer.target
        if target.__class__ is Published:
            target = target.ref
        if target.__class__ is Obj:
            if not 0 <= pointer.index < len(target.values):
                raise Throw("System.AccessViolationException")
            target.values[pointer.index] = set_path(target.values[pointer.index], pointer.path, value)
            if t.late is not None:
                target.stamp = t.late.fences
            return True
        if target.values[pointer.index] is not CELL:
            t.world.give_up_constancy(target, pointer.index)
        return memory.store(t, (target.key, pointer.index, *pointer.path), klass, value, volatile)
    if kind is StaticPointer:
        return store_static(t, pointer.number, pointer.path, klass, value, volatile)
    if kind is RawPointer:
        return store_raw(t, pointer, klass, value, volatile)
    raise Throw("System.NullReferenceException")


def _own_statics(t: Thread, slot: FieldSlot) -> dict[int, Any]:
    if is_of_program(t.world.universe, slot):
        t.world.ask_for_thread(t.slot)
    own: dict[int, Any] = t.own_statics
    return own


def load_static(
    t: Thread, number: int, path: tuple[int, ...], klass: Klass, volatile: bool = False
) -> tuple[bool, Value]:
    slot = t.world.universe.static_fields[number]
    own = _own_statics(t, slot) if slot.thread_static else t.statics
    if own is not None:
        value = own[number] if number in own else t.world.universe.default(slot.type)
        return True, get_path(value, path)
    return memory.load(t, ("static", number, *path), klass, volatile)


def store_static(
    t: Thread, number: int, path: tuple[int, ...], klass: Klass, value: Value, volatile: bool = False
) -> bool:
    slot = t.world.universe.static_fields[number]
    own = _own_statics(t, slot) if slot.thread_static else t.statics
    if own is not None:
        before = own[number] if number in own else t.world.universe.default(slot.type)
        own[number] = set_path(before, path, value)
        return True
    return memory.store(t, ("static", number, *path), klass, value, volatile)


def load_raw(t: Thread, pointer: RawPointer, klass: Klass, volatile: bool = False) -> tuple[bool, Value]:
    """The value of a type whose bytes lie at a place; False when it has to wait for a step of its own."""

    universe, count = t.world.universe, size_of(t.world.universe, klass)
    alone = _only_variable(t, pointer, count, volatile)
    if alone is None:
        done, data = read_bytes(t, pointer, count)
    else:
        place, kind, rest = alone
        done, value = load_through(t, place, kind)
        data = window(universe, kind, value, rest, count) if done else b""
    # The bytes of what has been read are not that itself.
    if t.late is not None:
        t.late.source = None
    return done, from_bytes(universe, klass, data) if done else None


def store_raw(t: Thread, pointer: RawPointer, klass: Klass, value: Value, volatile: bool = False) -> bool:
    """Writes the bytes of a value; False when that has to wait for a step of its own."""

    universe, data = t.world.universe, to_bytes(t.world.universe, klass, value)
    alone = _only_variable(t, pointer, len(data), volatile)
    if alone is None or size_of(universe, alone[1]) != len(data):
        return write_bytes(t, pointer, data)
    return store_through(t, alone[0], alone[1], from_bytes(universe, alone[1], data))


def _only_variable(t: Thread, pointer: RawPointer, count: int, volatile: bool) -> tuple[Any, Klass, int] | None:
    """The shared variable that contains some bytes, if it is read and written at once, its type, and the first of the
    bytes in it. None for a volatile access, which is one access of all that it touches."""
    place = pointer.base
    own = place.__class__ is VariablePointer or (place.__class__ is ItemPointer and place.target.__class__ is Obj)
    if own or not count or t.region or volatile or t.current.volatile:
        return None
    klass, first, last, rest = _touched(t, pointer, count)
    if last - first != 1 or len(t.world.leaves_of(klass)) != 1:
        return None
    return place._replace(index=place.index + first) if is_element(place) else place, klass, rest


def read_bytes(t: Thread, pointer: RawPointer, count: int) -> tuple[bool, bytes]:
    """Reads so many bytes at a place."""
    if not count:
        return True, b""
    klass, first, last, rest = _touched(t, pointer, count)
    _settle(t)
    done, values = _load(t, pointer.base, first, last - first, klass)
    if not done:
        return False, b""
    return True, _joined(t.world.universe, klass, values, rest, count)


def _settle(t: Thread) -> None:
    """A memory model does not know what bytes overlap with, so all that the thread has issued takes effect first."""
    if t.late is not None and (t.late.window or t.late.origins) and not t.region:
        fence(t, "FB")


def _joined(universe: Universe, klass: Klass, values: list[Value], start: int, count: int) -> bytes:
    """A window into the bytes of some values of one type."""
    if len(values) == 1:
        return window(universe, klass, values[0], start, count)
    return b"".join(to_bytes(universe, klass, value) for value in values)[start : start + count]


def write_bytes(t: Thread, pointer: RawPointer, data: bytes) -> bool:
    """Replaces the bytes at a place."""
    if not data:
        return True
    _settle(t)
    universe, count = t.world.universe, len(data)
    klass, first, last, rest = _touched(t, pointer, count)
    t.enter_region()
    try:
        done, values = _load(t, pointer.base, first, last - first, klass)
        if not done:
            return False
        width, new = size_of(universe, klass), []
        for number, value in enumerate(values):
            low, high = max(rest, number * width), min(rest + count, (number + 1) * width)
            new.append(patched(universe, klass, value, low - number * width, data[low - rest : high - rest]))
        return _store(t, pointer.base, first, new, klass)
    finally:
        t.leave_region()


def _touched(t: Thread, pointer: RawPointer, count: int) -> tuple[Klass, int, int, int]:
    """The type of the variables that some bytes belong to, the first one's number, the last one's, and the start."""
    klass = root_class(t, pointer.base)
    if klass is None:
        raise UnsupportedError("the bytes of a variable that has no type")
    width, rest = size_of(t.world.universe, klass), pointer.offset
    items, first = 1, 0
    if is_element(pointer.base):
        first, rest = divmod(rest, width)
        items = len(pointer.base.target.values)
    last = first + (rest + count + width - 1) // width
    if first < 0 or rest < 0 or last > items:
        raise Throw("System.AccessViolationException")
    return klass, first, last, rest


def _load(t: Thread, base: Value, first: int, count: int, klass: Klass) -> tuple[bool, list[Value]]:

    if base.__class__ is not ItemPointer:
        done, value = load_through(t, base, klass)
        return done, [value]
    t.enter_region()
    try:
        return True, read_items(t, base.target, base.index + first, count)
    except WaitError:
        return False, []
    finally:
        t.leave_region()


def _store(t: Thread, base: Value, first: int, values: list[Value], klass: Klass) -> bool:

    if base.__class__ is not ItemPointer:
        return store_through(t, base, klass, values[0])
    try:
        write_items(t, base.target, base.index + first, values)
    except WaitError:
        return False
    return True
