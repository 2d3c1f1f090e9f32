"""Fields of objects, structs and types, and the addresses of all these."""

from __future__ import annotations

from fencepost.library.registry import Throw
from fencepost.lowering.klass import FieldSlot
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.objects.layout import get_overlapping, parts_of, set_overlapping
from fencepost.machine.running.codes import Factory, Site
from fencepost.machine.running.initialization import ensure
from fencepost.machine.shared.pointers import (
    _field_of_ref,
    load_static,
    load_through,
    store_static,
    store_through,
    write_field,
)
from fencepost.machine.shared.raw import raw
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.answers import STOP
from fencepost.machine.values.values import (
    ItemPointer,
    Obj,
    Published,
    RawPointer,
    Ref,
    Registers,
    StaticPointer,
    Value,
    VariablePointer,
    get_path,
    set_path,
)


def _lasts_from(slot: FieldSlot) -> int | None:
    """The least value with which a field, and all of its object, never changes any more."""
    for attribute in slot.definition.attributes:
        if attribute.type == _LASTS:
            least = attribute.arguments[0] if attribute.arguments else None
            assert isinstance(least, int)  # the attribute is the library's own
            return least
    return None


_LASTS = "Fencepost.LastsAttribute"


def _look_at_last(t: Thread, address: Address, least: int) -> None:
    """Notes, in a region, that an object will not change any more if this number in it has got so large. Then reading
    the number depends on no thread, and no thread depends on that: it needs no step, like every read of the object in
    the region."""
    if not t.awaited and t.view.read(address, 0) >= least:
        t.grant.lasting = address[0]


def _ldfld(b: Site) -> OperationFunction:
    dst, (x,), (slot, volatile) = b.dst, b.srcs, b.arg
    number = slot.index
    least = _lasts_from(slot) if b.world.settles else None

    def operation(t: Thread, r: Registers) -> int | None:
        target = r[x]
        kind = target.__class__
        if kind is Obj:
            r[dst] = target.values[number]
            return None
        if kind is Published:
            target, kind = target.ref, Ref
        if kind is Ref:
            if least is not None and t.region:
                _look_at_last(t, (target.key, number), least)
            done, value = _field_of_ref(t, target, slot, volatile)
            if not done:
                return STOP
            r[dst] = value
            return None
        if target is None:
            raise Throw("System.NullReferenceException")
        raise TypeError(f"{target!r} has no field {slot}")

    return operation


def _stfld(b: Site) -> OperationFunction:
    (x, v), (slot, volatile) = b.srcs, b.arg
    number = slot.index

    def operation(t: Thread, r: Registers) -> int | None:
        target = r[x]
        kind = target.__class__
        if kind is Obj:
            target.values[number] = r[v]
            if t.late is not None and t.late.stamps:
                target.stamp = t.late.fences
            return None
        if kind is Published:
            target, kind = target.ref, Ref
        if kind is Ref:
            return None if write_field(t, target, slot, r[v], volatile) else STOP
        if target is None:
            raise Throw("System.NullReferenceException")
        raise TypeError(f"{target!r} has no field {slot}")

    return operation


def _struct_get(b: Site) -> OperationFunction:
    dst, (x,), path = b.dst, b.srcs, b.arg
    if len(path) == 1:
        number = path[0]

        def single(_t: Thread, r: Registers) -> None:
            r[dst] = r[x][number]

        return single

    def operation(_t: Thread, r: Registers) -> None:
        r[dst] = get_path(r[x], path)

    return operation


def _struct_set(b: Site) -> OperationFunction:
    dst, (x, v), path = b.dst, b.srcs, b.arg

    def operation(_t: Thread, r: Registers) -> None:
        r[dst] = set_path(r[x], path, r[v])

    return operation


def _overlapping_get(b: Site) -> OperationFunction:
    dst, (x,), (path, slot), universe = b.dst, b.srcs, b.arg, b.world.universe

    def operation(_t: Thread, r: Registers) -> None:
        r[dst] = get_overlapping(universe, slot, get_path(r[x], path))

    return operation


def _overlapping_set(b: Site) -> OperationFunction:
    dst, (x, v), (path, slot), universe = b.dst, b.srcs, b.arg, b.world.universe

    def operation(_t: Thread, r: Registers) -> None:
        old = get_path(r[x], path)
        r[dst] = set_path(r[x], path, set_overlapping(universe, slot, old, r[v]))

    return operation


def _local_address(b: Site) -> OperationFunction:
    dst, (x,), path = b.dst, b.srcs, b.arg

    def operation(t: Thread, r: Registers) -> None:
        frame = t.frames[-1]
        depth = frame.shares if frame.shares >= 0 else len(t.frames) - 1
        r[dst] = VariablePointer(depth, x, path)

    return operation


def _ldflda(b: Site) -> OperationFunction:
    dst, (x,), slot = b.dst, b.srcs, b.arg

    def operation(_t: Thread, r: Registers) -> None:
        target = r[x]
        if target is None:
            raise Throw("System.NullReferenceException")
        r[dst] = ItemPointer(target.ref if target.__class__ is Published else target, slot.index)

    return operation


def _ptr_ldflda(b: Site) -> OperationFunction:
    dst, (x,), slot = b.dst, b.srcs, b.arg

    def operation(t: Thread, r: Registers) -> None:
        r[dst] = _inner(t, r[x], slot)

    return operation


# ---- through pointers


def _ldobj(b: Site) -> OperationFunction:
    dst, (x,), (klass, volatile) = b.dst, b.srcs, b.arg

    def operation(t: Thread, r: Registers) -> int | None:
        done, value = load_through(t, r[x], klass, volatile)
        if not done:
            return STOP
        r[dst] = value
        return None

    return operation


def _stobj(b: Site) -> OperationFunction:
    (x, v), (klass, volatile) = b.srcs, b.arg

    def operation(t: Thread, r: Registers) -> int | None:
        return None if store_through(t, r[x], klass, r[v], volatile) else STOP

    return operation


def _inner(t: Thread, pointer: Value, slot: FieldSlot) -> Value:
    """The address of a field of the struct at an address. No number is one, as in `load_through`."""
    if pointer is None or pointer.__class__ is int:
        raise Throw("System.NullReferenceException")
    if pointer.__class__ is not RawPointer and not slot.owner.overlapping:
        return pointer._replace(path=(*pointer.path, slot.index))
    if not slot.type.is_value:
        raise UnsupportedError(f"the address of {slot}, which lies among bytes")
    base, offset = raw(t, pointer)
    return RawPointer(base, offset + parts_of(t.world.universe, slot.owner)[slot.index][0])


def _ptr_ldfld(b: Site) -> OperationFunction:
    dst, (x,), (slot, volatile) = b.dst, b.srcs, b.arg
    number, klass, overlapping = slot.index, slot.type, slot.owner.overlapping

    def operation(t: Thread, r: Registers) -> int | None:
        pointer = r[x]
        if overlapping:
            done, value = load_through(t, pointer, slot.owner)
            if done:
                r[dst] = get_overlapping(t.world.universe, slot, value)
                return None
            return STOP
        if pointer.__class__ is VariablePointer:
            r[dst] = get_path(t.frames[pointer.frame].regs[pointer.register], pointer.path)[number]
            return None
        done, value = load_through(t, _inner(t, pointer, slot), klass, volatile)
        if not done:
            return STOP
        r[dst] = value
        return None

    return operation


def _ptr_stfld(b: Site) -> OperationFunction:
    (x, v), (slot, volatile) = b.srcs, b.arg
    if slot.owner.overlapping:
        return _store_overlapping(x, v, slot)

    def operation(t: Thread, r: Registers) -> int | None:
        return None if store_through(t, _inner(t, r[x], slot), slot.type, r[v], volatile) else STOP

    return operation


def _store_overlapping(x: int, v: int, slot: FieldSlot) -> OperationFunction:
    """One visible operation: other threads do not write between the reading of the bytes and their writing."""

    def operation(t: Thread, r: Registers) -> int | None:
        t.enter_region()
        try:
            done, old = load_through(t, r[x], slot.owner)
            if not done:
                return STOP
            new = set_overlapping(t.world.universe, slot, old, r[v])
            return None if store_through(t, r[x], slot.owner, new) else STOP
        finally:
            t.leave_region()

    return operation


# ---- static fields


def _keeps_delegate(slot: FieldSlot) -> bool:
    """True if the compiler keeps in this field the delegate of a lambda or method that captures nothing. Threads race
    to make that delegate; but as delegates are values, no program can tell whether there is one already."""
    owner = slot.owner.generic.rsplit("+", 1)[-1]
    kept = owner.startswith("<>O") or (owner.startswith("<>c") and slot.name.startswith("<>9__"))
    return kept and slot.type.is_delegate


def _ldsfld(b: Site) -> OperationFunction:
    dst, (slot, volatile) = b.dst, b.arg
    number, klass = slot.index, slot.type
    keeps = _keeps_delegate(slot)

    def operation(t: Thread, r: Registers) -> int | None:
        if keeps and not t.world.guesses.delegates:
            r[dst] = None
            return None
        done, value = load_static(t, number, (), klass, volatile)
        if not done:
            return STOP
        r[dst] = value
        return None

    return operation


def _stsfld(b: Site) -> OperationFunction:
    (v,), (slot, volatile) = b.srcs, b.arg
    number, klass = slot.index, slot.type
    keeps = _keeps_delegate(slot)

    def operation(t: Thread, r: Registers) -> int | None:
        if keeps and not t.world.guesses.delegates:
            return None
        return None if store_static(t, number, (), klass, r[v], volatile) else STOP

    return operation


def _data_address(dst: int, slot: FieldSlot) -> OperationFunction:
    """The address of data in the image, which no thread writes: an array of bytes."""

    def operation(t: Thread, r: Registers) -> None:
        universe = t.world.universe
        assert slot.owner.assembly is not None  # whose image has the data
        data = slot.owner.assembly.initial_data(slot.definition, slot.type.size)
        klass = universe.vector(universe.core("System.Byte"))
        r[dst] = ItemPointer(t.world.reference(("data", slot.index), klass, tuple(data or b""), (), -1), 0)

    return operation


def _ldsflda(b: Site) -> OperationFunction:
    dst, slot = b.dst, b.arg

    if slot.definition.rva:
        return _data_address(dst, slot)

    def operation(_t: Thread, r: Registers) -> None:
        r[dst] = StaticPointer(slot.index)

    return operation


def _initialize(b: Site) -> OperationFunction:
    klass, index = b.arg, b.index
    return lambda t, _r: ensure(t, klass, index)


FACTORIES: dict[str, Factory] = {
    "ldfld": _ldfld, "stfld": _stfld, "struct_get": _struct_get, "struct_set": _struct_set,
    "overlapping_get": _overlapping_get, "overlapping_set": _overlapping_set,
    "local_address": _local_address, "ldflda": _ldflda, "ptr_ldflda": _ptr_ldflda, "ldobj": _ldobj, "stobj": _stobj,
    "ptr_ldfld": _ptr_ldfld, "ptr_stfld": _ptr_stfld, "ldsfld": _ldsfld, "stsfld": _stsfld, "ldsflda": _ldsflda,
    "initialize": _initialize,
}  # fmt: skip
