"""Memory as bytes: pointers that take a variable for something else than it is, and access through them.

A `RawPointer` counts bytes from the beginning of a typed variable, of an array's first element if it is one's. Values
stay typed: an access turns the variables that it touches into bytes and back. What lies in one variable is read by a
plain read of that, what is all of one is written by a plain write; else an access is one visible operation.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard

from fencepost.library.registry import Throw
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass
from fencepost.lowering.shapes import alike, shape_of
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.layout import from_bytes, parts_of, patched, size_of, to_bytes, window
from fencepost.machine.pointees import part, root_class
from fencepost.machine.values import ItemPointer, Obj, RawPointer, Ref, Value, VariablePointer
from fencepost.machine.window import fence

if TYPE_CHECKING:
    from fencepost.machine.thread import Thread


def raw(t: Thread, pointer: Value) -> RawPointer:
    """A pointer as a distance in bytes."""
    if pointer.__class__ is RawPointer:
        return pointer
    klass = root_class(t, pointer)
    if klass is None:
        raise UnsupportedError("the bytes of a variable that has no type")
    universe, offset = t.world.universe, 0
    if _is_element(pointer):
        offset = pointer.index * size_of(universe, klass)
    for index in pointer.path:
        offset += parts_of(universe, klass)[index][0]
        klass = part(universe, klass, index)
    return RawPointer(_root(pointer), offset)


def _is_element(pointer: Value) -> TypeGuard[ItemPointer]:
    return pointer.__class__ is ItemPointer and pointer.target.klass.element is not None


def _root(pointer: Value) -> Value:
    return pointer._replace(index=0, path=()) if _is_element(pointer) else pointer._replace(path=())


def typed(t: Thread, pointer: RawPointer, wanted: Klass, stores: bool = False) -> Value:
    """A pointer to the variable that looks like a type and lies at this place, else the same pointer."""
    universe, place, rest = t.world.universe, pointer.base, pointer.offset
    klass = root_class(t, place)
    if klass is None:
        return pointer
    if place.__class__ is ItemPointer and place.target.shape == UNTYPED and "*" in shape_of(universe, wanted):
        klass = _take_type(universe, place.target, wanted)
    if _is_element(place):
        index, rest = divmod(rest, size_of(universe, klass))
        place = place._replace(index=index)
    path: list[int] = []
    while rest or not alike(universe, klass, wanted, stores):
        found = _part_at(universe, klass, rest)
        if found is None:
            return pointer
        number, at, klass = found
        rest -= at
        path.append(number)
    return place._replace(path=tuple(path))


UNTYPED = (-1,)
"""The shape of memory that a program asks for without saying what for."""


def _take_type(universe: Universe, memory: Obj | Ref, wanted: Klass) -> Klass:
    """Untouched memory becomes what it is first used for, as pointers have no bytes."""
    width = size_of(universe, wanted)
    found = memory.klass.element
    assert found is not None  # memory is an array of something
    if memory.__class__ is not Obj or found.size != 1 or any(memory.values) or len(memory.values) % width:
        return found
    memory.klass = universe.vector(wanted)
    memory.values = [universe.default(wanted)] * (len(memory.values) // width)
    return wanted


def _part_at(universe: Universe, klass: Klass, offset: int) -> tuple[int, int, Klass] | None:
    """The part of a struct in which a byte lies: its number, place and type."""
    if klass.kind is not Kind.STRUCT or klass.overlapping:
        return None
    for number, (at, type) in enumerate(parts_of(universe, klass)):
        if at <= offset < at + size_of(universe, type):
            return number, at, type
    return None


def distance(t: Thread, origin: Value, target: Value) -> int:
    """The bytes from one pointer to another."""
    a, b = raw(t, origin), raw(t, target)
    if not same_variable(a.base, b.base):
        raise UnsupportedError("the distance between pointers into different objects")
    return b.offset - a.offset


def same_variable(a: Value, b: Value) -> bool:
    from fencepost.machine.ops.control import same

    return same(a, b)


# ---- access


def load_raw(t: Thread, pointer: RawPointer, klass: Klass, volatile: bool = False) -> tuple[bool, Value]:
    """The value of a type whose bytes lie at a place; False when it has to wait for a step of its own."""
    from fencepost.machine.ops.fields import load_through

    universe, count = t.world.universe, size_of(t.world.universe, klass)
    alone = _only_variable(t, pointer, count, volatile)
    if alone is None:
        done, data = read_bytes(t, pointer, count)
    else:
        place, kind, rest = alone
        done, value = load_through(t, place, kind)
        data = window(universe, kind, value, rest, count) if done else b""
    # The bytes of what has been read are not that itself.
    t.source = None
    return done, from_bytes(universe, klass, data) if done else None


def store_raw(t: Thread, pointer: RawPointer, klass: Klass, value: Value, volatile: bool = False) -> bool:
    """Writes the bytes of a value; False when that has to wait for a step of its own."""
    from fencepost.machine.ops.fields import store_through

    universe, data = t.world.universe, to_bytes(t.world.universe, klass, value)
    alone = _only_variable(t, pointer, len(data), volatile)
    if alone is None or size_of(universe, alone[1]) != len(data):
        return write_bytes(t, pointer, data)
    return store_through(t, alone[0], alone[1], from_bytes(universe, alone[1], data))


def _only_variable(t: Thread, pointer: RawPointer, count: int, volatile: bool) -> tuple[Any, Klass, int] | None:
    """The shared variable that some bytes lie in, if it is read and written at once, its type, and where they begin in
    it; none for a volatile access, which is one of all that it touches."""
    place = pointer.base
    own = place.__class__ is VariablePointer or (place.__class__ is ItemPointer and place.target.__class__ is Obj)
    if own or not count or t.region or volatile or t.volatile:
        return None
    klass, first, last, rest = _touched(t, pointer, count)
    if last - first != 1 or len(t.world.leaves_of(klass)) != 1:
        return None
    return place._replace(index=place.index + first) if _is_element(place) else place, klass, rest


def read_bytes(t: Thread, pointer: RawPointer, count: int) -> tuple[bool, bytes]:
    """So many bytes at a place."""
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
    if (t.window or t.origins) and not t.region:
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
    if _is_element(pointer.base):
        first, rest = divmod(rest, width)
        items = len(pointer.base.target.values)
    last = first + (rest + count + width - 1) // width
    if first < 0 or rest < 0 or last > items:
        raise Throw("System.AccessViolationException")
    return klass, first, last, rest


def _load(t: Thread, base: Value, first: int, count: int, klass: Klass) -> tuple[bool, list[Value]]:
    from fencepost.machine.blocks import WaitError, read_items
    from fencepost.machine.ops.fields import load_through

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
    from fencepost.machine.blocks import WaitError, write_items
    from fencepost.machine.ops.fields import store_through

    if base.__class__ is not ItemPointer:
        return store_through(t, base, klass, values[0])
    try:
        write_items(t, base.target, base.index + first, values)
    except WaitError:
        return False
    return True
