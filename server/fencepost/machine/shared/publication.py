"""Objects that become shared: an object that another thread can reach has a name for all threads."""

from __future__ import annotations

from typing import Any

from fencepost.lowering.klass import Klass
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.late import taints, window
from fencepost.machine.state.thread import Thread, late_of
from fencepost.machine.values.addresses import Address, constancy, kind_of
from fencepost.machine.values.values import (
    CELL,
    NEW,
    STRING,
    Delegate,
    ItemPointer,
    Key,
    Name,
    Obj,
    Published,
    RawPointer,
    Ref,
    Value,
    VariablePointer,
)


def publish(thread: Thread, obj: Obj) -> Ref:
    """Names an object for all threads, and everything that can be reached from it."""
    if obj.ref is not None:
        return obj.ref
    world, site = thread.world, obj.site
    key = _new_name(thread, site)
    world.give_name(thread.slot)
    if obj in thread.current.publishing:
        raise AssertionError("an object is published twice")
    thread.current.publishing[obj] = key
    waiting = thread.late if thread.late is not None and thread.late.window else None
    if waiting is not None:
        waiting.published |= taints.published(thread, obj)
        waiting.reached.add(key)
    values: list[Any] = []
    late: list[int] = []
    late_from = thread.current.late_from
    early = late_from is not None and obj.stamp >= late_from
    seen_early = late_from is not None and (early or world.guesses.early)
    for number, value in enumerate(obj.values):
        varies = seen_early and not _is_final(thread, obj.klass, number)
        if varies or constancy(obj.klass, site, number) in world.guesses.changing:
            values.append(CELL)
            late.append(number)
        elif value.__class__ in MAY_HOLD:
            if _reaches(thread, value, set()):
                values.append(CELL)
                late.append(number)
            else:
                values.append(publish_value(thread, value))
        else:
            values.append(value)
    if waiting is not None:
        waiting.reached.update(*[window.reached(value) for value in obj.values])
    world.note_handed_over(obj.klass, site)
    ref = world.reference(key, obj.klass, tuple(values), obj.shape, site)
    obj.ref = ref
    obj.__class__ = Published
    del thread.current.publishing[obj]
    if seen_early and world.fuse:
        # Other threads read these fields before they are written; counting accesses would not show that.
        _share(thread, key, obj, late)
    for number in late:
        put = _issue_late if early and not _is_final(thread, obj.klass, number) else write_parts
        put(thread, (key, number), obj.values[number], _item_default(thread, obj.klass, number))
    if early and obj.stamp < late_of(thread).fences:
        late_of(thread).settled.add(key)
    if obj.lock:
        thread.view.write((key, "lock"), (thread.slot, obj.lock), None)
        thread.held[key] = obj.lock
        obj.lock = 0
    return ref


def constant(thread: Thread, ref: Ref, number: int) -> Value:
    """Reads a field that never changes, or an element. If the read may pass that of the reference to the object, the
    field may be read before it is written: then it is a variable like others."""
    value = ref.values[number]
    late = thread.late
    guessed = late is not None and late.uses & late.pending and late.order.reads_ahead
    if guessed and value is not CELL and not _is_final(thread, ref.klass, number):
        thread.world.give_up_constancy(ref, number)
    return value


def _new_name(thread: Thread, site: int) -> Name:
    if thread.world.has_stable_name(thread.slot, site):
        index = thread.counts.get(site, 0)
        thread.counts[site] = index + 1
        return Name(thread.slot, site, index)
    index = thread.record.named.get(site, 0)
    thread.record.named[site] = index + 1
    return Name(NEW, site, index)


def _item_default(thread: Thread, klass: Klass, number: int) -> Value:
    return None if (item := klass.item(number)) is None else thread.world.universe.default(item)


def write_parts(thread: Thread, base: Address, value: Value, default: Value) -> None:
    if default.__class__ is tuple:
        for index, part in enumerate(value):
            write_parts(thread, (*base, index), part, default[index])
        return
    if value.__class__ in MAY_HOLD:
        value = publish_value(thread, value)
    thread.view.create(base, value, default)


def _share(thread: Thread, key: Key, obj: Obj, late: list[int]) -> None:
    """Gives up the guess that no other thread reads fields while they are written."""
    world = thread.world
    for number in late:
        if not _is_final(thread, obj.klass, number):
            item = obj.klass.item(number)
            for path in [path for path, _, _ in world.leaves_of(item)] if item is not None else [()]:
                if kind_of((key, number, *path)) not in world.guesses.shared:
                    world.guesses.shared.add(kind_of((key, number, *path)))
                    world.guesses.dirty = True


def _is_final(thread: Thread, klass: Klass, number: int) -> bool:
    """True if the model promises that threads see a field as its constructor has left it."""
    order = thread.world.order
    if klass.name == STRING:
        return True
    if order is None or not order.final_fields or klass.is_array or klass.is_box or number >= len(klass.fields):
        return False
    return bool(klass.fields[number].definition.flags & _INIT_ONLY)


_INIT_ONLY = 0x20


def _issue_late(thread: Thread, base: Address, value: Value, default: Value) -> None:
    """Issues the write of a field together with the write that publishes its object, as a write of its own."""
    late = late_of(thread)
    kept = late.published, late.reached, late.settled
    late.reached, late.settled = set(), set()
    _issue_parts(thread, base, value, default)
    late.published, late.reached, late.settled = kept


def _issue_parts(thread: Thread, base: Address, value: Value, default: Value) -> None:
    """Issues the fields of an object with its publication, as it may become reachable before they are written."""
    if default.__class__ is tuple:
        for index, part in enumerate(value):
            _issue_parts(thread, (*base, index), part, default[index])
        return
    if value is default or value == default:
        return
    if value.__class__ in MAY_HOLD:
        value = publish_value(thread, value)
    window.write(thread, base, value, default, window.write_kind(value, False))


def publish_value(thread: Thread, value: Value) -> Value:
    """The value with every local object in it published."""
    kind = value.__class__
    if kind is Obj or kind is Published:
        return publish(thread, value)
    if kind is tuple:
        return tuple([publish_value(thread, part) for part in value])
    if kind is Delegate:
        return value.mapped(lambda part: publish_value(thread, part))
    if kind is ItemPointer:
        return ItemPointer(publish_value(thread, value.target), value.index, value.path)
    if kind is RawPointer:
        return RawPointer(publish_value(thread, value.base), value.offset)
    if kind is VariablePointer:
        raise UnsupportedError("the address of a local variable where other threads can get at it")
    return value


def _reaches(thread: Thread, value: Value, seen: set[int]) -> bool:
    """True if an object that is being published can be reached: a cycle cannot be part of its own reference."""
    kind = value.__class__
    if kind is Obj:
        if value in thread.current.publishing:
            return True
        if id(value) in seen:
            return False
        seen.add(id(value))
        return any(_reaches(thread, part, seen) for part in value.values)
    if kind is tuple:
        return any(_reaches(thread, part, seen) for part in value)
    if kind is Delegate:
        return any(_reaches(thread, part, seen) for part in value.parts())
    if kind is RawPointer:
        return _reaches(thread, value.base, seen)
    return kind is ItemPointer and _reaches(thread, value.target, seen)


MAY_HOLD = {Obj, Published, tuple, Delegate, ItemPointer, RawPointer, VariablePointer}
