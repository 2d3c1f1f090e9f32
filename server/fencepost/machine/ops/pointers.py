"""Addresses as numbers: arithmetic on pointers into arrays, structs and stack memory; blocks of memory."""

from __future__ import annotations

from typing import Any

from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.codes import Build, Factory, Operation
from fencepost.machine.layout import size_of
from fencepost.machine.pointees import pointee, retyped
from fencepost.machine.thread import STOP
from fencepost.machine.values import ItemPointer


def moved(pointer: Any, distance: int, size: int) -> Any:
    """A pointer moved by so many bytes over items of a size; the index may leave the object, a use is checked then."""
    if pointer is None or pointer == 0:
        return distance
    if distance == 0:
        return pointer
    if distance % size:
        raise UnsupportedError("a pointer into the middle of a number")
    steps = distance // size
    if pointer.path:
        return pointer._replace(path=(*pointer.path[:-1], pointer.path[-1] + steps))
    if isinstance(pointer, ItemPointer):
        return pointer._replace(index=pointer.index + steps)
    raise UnsupportedError("arithmetic on the address of a variable")


def item_size(t: Any, pointer: Any) -> int:
    """The bytes of the items that a pointer walks over, 0 if that is unknown."""
    klass = pointee(t, pointer)
    return 0 if klass is None else size_of(t.world.universe, klass)


def _ptr(sign: int) -> Factory:
    def factory(b: Build) -> Operation:
        dst, (x, n), klass = b.dst, b.srcs, b.arg

        def operation(t: Any, r: list[Any]) -> None:
            pointer, distance = r[x], sign * r[n]
            if isinstance(pointer, int):
                r[dst] = pointer + distance
                return
            size = item_size(t, pointer) or (max(klass.size, 1) if klass is not None and klass.is_value else 8)
            r[dst] = moved(pointer, distance, size)

        return operation

    return factory


def _ptr_diff(b: Build) -> Operation:
    dst, (x, y) = b.dst, b.srcs

    def operation(t: Any, r: list[Any]) -> None:
        a, c = r[x], r[y]
        if isinstance(a, int) and isinstance(c, int):
            r[dst] = a - c
            return
        size = item_size(t, a) or 1
        if isinstance(a, ItemPointer) and isinstance(c, ItemPointer) and a.path[:-1] == c.path[:-1]:
            steps = (a.path[-1] if a.path else a.index) - (c.path[-1] if c.path else c.index)
            r[dst] = steps * size
            return
        raise UnsupportedError("the distance between pointers into different objects")

    return operation


def _localloc(b: Build) -> Operation:
    dst, (n,), klass, index = b.dst, b.srcs, b.arg, b.index

    def operation(t: Any, r: list[Any]) -> None:
        from fencepost.machine.ops.arrays import make_array, site_of

        element = klass or t.world.universe.core("System.Byte")
        count = r[n] // max(element.size, 1)
        r[dst] = ItemPointer(make_array(t, t.world.universe.vector(element), (count,), site_of(t, index)), 0)

    return operation


def _retype(b: Build) -> Operation:
    dst, (x,), (klass, stores) = b.dst, b.srcs, b.arg

    def operation(t: Any, r: list[Any]) -> None:
        r[dst] = retyped(t, r[x], klass, stores)

    return operation


def _block(name: str) -> Factory:
    def factory(b: Build) -> Operation:
        sources = b.srcs

        def operation(t: Any, r: list[Any]) -> int | None:
            from fencepost.machine.intrinsics import STOPPED, unsafe

            block = unsafe.copy_block if name == "cpblk" else unsafe.init_block
            return STOP if block(t, [r[source] for source in sources], t.frames[-1].code.method) is STOPPED else None

        return operation

    return factory


FACTORIES: dict[str, Factory] = {
    "ptr_add": _ptr(1), "ptr_sub": _ptr(-1), "ptr_diff": _ptr_diff, "localloc": _localloc, "retype": _retype,
    "initblk": _block("initblk"), "cpblk": _block("cpblk"),
}  # fmt: skip
