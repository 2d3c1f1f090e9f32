"""Shared memory as one thread sees it: what may be touched now, and objects that become shared.

Soundness of the accesses that are no step of their own: while no guess is refuted, an address outside `world.shared`
is used by one thread, or never written, or always under a common lock. Such accesses move both ways past the steps of
other threads (Lipton 1975), so they may ride on the step before them. A release moves left past everything but a
`TryEnter` (`world.probed`); an acquisition is always the first operation of its step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fencepost.lowering.klass import Klass
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine import taints, window
from fencepost.machine.addresses import constancy, kind_of
from fencepost.machine.errors import RestartError
from fencepost.machine.halves import Half, half_of, replaced
from fencepost.machine.joining import settle
from fencepost.machine.order import Operation
from fencepost.machine.origins import passed, source
from fencepost.machine.statics import is_settled
from fencepost.machine.values import (
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
    get_path,
    set_path,
)

if TYPE_CHECKING:
    from fencepost.machine.addresses import Address, Leaf
    from fencepost.machine.thread import Thread

_MOST_FUSED = 400


def may_touch(thread: Thread, address: Address, writes: bool) -> bool:
    """Whether an access to shared memory may happen now; if not, it is the thread's next visible operation."""
    if thread.free:
        return True
    if thread.awaited:
        settle(thread)
    world = thread.world
    if not world.fuse or kind_of(address) in world.shared:
        return (not writes and address[0] == thread.lasting) or may_step(thread)
    note(thread, address, writes)
    thread.fused += 1
    if thread.fused > _MOST_FUSED:
        # A chain of accesses that are no steps may be endless: cut it, so that loops return to states that are known.
        if not thread.granted:
            return False
        thread.granted, thread.spent, thread.fused = bool(thread.region), True, 0
    return True


def note(thread: Thread, address: Address, writes: bool) -> None:
    """Notes an access that is no step of its own."""
    if not (kind_of(address)[:2] in thread.world.handed_over or is_alone(thread) or is_settled(thread, address)):
        thread.world.account(address, thread.slot, writes, thread.lockset())


def note_look(thread: Thread, address: Address) -> None:
    """Notes that a thread looks at what others write, without a step."""
    if not thread.free:
        note(thread, address, False)
        thread.looked = thread.looked or kind_of(address) in thread.world.shared


def _may_give(thread: Thread, address: Address) -> bool:
    """True if an object may be published now where a guess says that its fields may be read before that."""
    return thread.region > 0 or kind_of(address) in thread.world.shared or may_step(thread)


def may_step(thread: Thread) -> bool:
    """True if an operation that other threads may see, whatever is guessed, can happen now."""
    if thread.free:
        return True
    if thread.awaited:
        settle(thread)
    if thread.granted:
        thread.spent = True
        if not thread.region:
            thread.granted = False
        return True
    if is_alone(thread):
        thread.fused += 1
        return thread.fused < _MOST_FUSED
    return False


def is_alone(thread: Thread) -> bool:
    """True if every other thread has ended and this one has waited for its end: then all that they did came before.

    That a thread is the last one alive is not enough: what others did before they ended could also have come later.
    """
    return not thread.started and thread.view.alone(thread.joined)


def read(thread: Thread, address: Address, default: Value) -> Value:
    value = thread.view.read(address, default)
    if thread.pending or thread.ghosts:
        thread.loaded |= thread.taints.cells.get(address, 0)
    if thread.trace is not None:
        thread.trace("read", address, value)
    return value


def write(thread: Thread, address: Address, value: Value, default: Value, kind: str = "", orders: str = "W") -> None:
    """Writes memory now, past the window. With a `kind` the model says how the write reaches other threads and what it
    orders; without one it writes the whole variable, and orders as an operation of kind `orders` would."""
    if value.__class__ in MAY_HOLD:
        value = publish_value(thread, value)
    if thread.pending or thread.ghosts:
        thread.taints.put(thread.taints.cells, address, thread.data | thread.published)
        thread.published = 0
    if kind:
        window.put(thread, Operation(kind, address, publishes=window.reached(value)), value, default)
    else:
        thread.view.write(address, value, default)
    if thread.origins:
        passed(thread, Operation(kind or orders, address, publishes=window.reached(value)))
    if thread.trace is not None:
        thread.trace("write", address, value)


def is_ordered(thread: Thread, address: Address, writes: bool, volatile: bool) -> bool:
    """True if an access takes effect at issue: it cannot pass others, or no thread can tell if others pass it."""
    world = thread.world
    if world.order is None or thread.region:
        if world.later is not None and thread.granted and not thread.region:
            window.note_late(thread, world.later, address, writes, volatile)
        return True
    if thread.awaited and not thread.free:
        settle(thread)
    if thread.uses & thread.pending:
        # The object that a guessed reference leads to may not even have been published.
        if world.order.reads_ahead and not (writes or world.early):
            world.early = True
            raise RestartError
        if world.fuse and kind_of(address) not in world.shared and not thread.free:
            note(thread, address, writes)
        return False
    if world.fuse and kind_of(address) not in world.shared and not thread.free:
        if not (thread.window and window.must_follow(thread, address, volatile)):
            return True
        note(thread, address, writes)
        return False
    return not thread.window and is_alone(thread)


def _read_part(thread: Thread, address: Address, default: Value, volatile: bool) -> tuple[bool, Value]:
    volatile = volatile or thread.volatile
    if is_ordered(thread, address, False, volatile):
        if not may_touch(thread, address, False):
            return False, None
        if thread.origins:
            passed(thread, Operation("VR" if volatile else "R", address))
        return True, read(thread, address, default)
    return window.read(thread, address, default, "VR" if volatile else "R")


def _read_half(thread: Thread, address: Address, default: Value, half: Half) -> tuple[bool, Value]:
    if is_ordered(thread, address, False, False):
        if not may_touch(thread, address, False):
            return False, None
        return True, half_of(half, read(thread, address, default))
    return window.read(thread, (*address, half), half_of(half, default), "R")


def _write_half(thread: Thread, address: Address, part: int, default: Value, half: Half) -> bool:
    if is_ordered(thread, address, True, False):
        if not may_touch(thread, address, True):
            return False
        write(thread, address, replaced(half, thread.view.read(address, default), part), default)
    elif thread.free and not thread.issues:
        thread.kind = "W"
        write(thread, address, replaced(half, thread.view.read(address, default), part), default, "W")
    else:
        window.write(thread, (*address, half), part, half_of(half, default), "W")
    return True


def _write_part(thread: Thread, address: Address, value: Value, default: Value, volatile: bool) -> bool:
    volatile = volatile or thread.volatile
    order = thread.world.order
    if is_ordered(thread, address, True, volatile) or order is None:
        if thread.world.early and value.__class__ in MAY_HOLD and not _may_give(thread, address):
            return False
        if not may_touch(thread, address, True):
            return False
        write(thread, address, value, default, orders="VW" if volatile else "W")
        return True
    if thread.free and not thread.issues:
        thread.kind = window.write_kind(value, volatile)
        write(thread, address, value, default, thread.kind)
        return True
    if value.__class__ in MAY_HOLD:
        if thread.stamps and (not volatile or thread.world.early or order.late_volatile):
            thread.late_from = -1 if thread.world.early else thread.full_fences
        value = publish_value(thread, value)
        thread.late_from = None
    window.write(thread, address, value, default, window.write_kind(value, volatile))
    return True


def leaves(thread: Thread, klass: Klass, volatile: bool) -> tuple[Leaf, ...]:
    """The parts of a variable that are read and written one by one."""
    torn = thread.world.tears and not (volatile or thread.volatile or thread.region)
    return thread.world.halves_of(klass) if torn else thread.world.leaves_of(klass)


def read_leaf(thread: Thread, base: Address, leaf: Leaf, volatile: bool = False) -> tuple[bool, Value]:
    """Reads a part of a variable; False if the read has to wait for a step of its own."""
    address = (*base, *leaf.path)
    if leaf.half is None:
        return _read_part(thread, address, leaf.default, volatile)
    return _read_half(thread, address, leaf.default, leaf.half)


def write_leaf(thread: Thread, base: Address, leaf: Leaf, value: Value, volatile: bool = False) -> bool:
    """Writes a part of a variable that gets a value; False if the write has to wait for a step of its own."""
    address, part = (*base, *leaf.path), get_path(value, leaf.path)
    if leaf.half is None:
        return _write_part(thread, address, part, leaf.default, volatile)
    return _write_half(thread, address, half_of(leaf.half, part), leaf.default, leaf.half)


def with_leaf(value: Value, leaf: Leaf, part: Value) -> Value:
    """A value with one part replaced."""
    if leaf.half is not None:
        part = replaced(leaf.half, get_path(value, leaf.path), part)
    return set_path(value, leaf.path, part)


def load(thread: Thread, base: Address, klass: Klass, volatile: bool = False) -> tuple[bool, Value]:
    """Reads a variable part by part; False if the next part has to wait for a step of its own."""
    thread.source = source(thread, base, klass, volatile) if thread.rereads else None
    parts = leaves(thread, klass, volatile)
    if len(parts) == 1 and not parts[0].path:
        return _read_part(thread, base, parts[0].default, volatile)
    partial = thread.frames[-1].partial
    value = thread.world.universe.default(klass)
    for number, leaf in enumerate(parts):
        if number >= len(partial):
            done, part = read_leaf(thread, base, leaf, volatile)
            if not done:
                return False, None
            partial.append(part)
            thread.taints.keep_part(thread)
            if number + 1 < len(parts) and part_done(thread):
                return False, None
        value = with_leaf(value, leaf, partial[number])
    partial.clear()
    thread.taints.join_parts(thread)
    return True, value


def store(thread: Thread, base: Address, klass: Klass, value: Value, volatile: bool = False) -> bool:
    """Writes a variable part by part; False if the next part has to wait for a step of its own."""
    parts = leaves(thread, klass, volatile)
    if len(parts) == 1 and not parts[0].path:
        return _write_part(thread, base, value, parts[0].default, volatile)
    partial = thread.frames[-1].partial
    for number, leaf in enumerate(parts):
        if number >= len(partial):
            if not write_leaf(thread, base, leaf, value, volatile):
                return False
            partial.append(None)
            if number + 1 < len(parts) and part_done(thread):
                return False
    partial.clear()
    return True


def part_done(thread: Thread) -> bool:
    """Counts a part of a struct; True when a replayed thread is to stop in the middle of it."""
    thread.units += 1
    return thread.units == thread.limit


# ---- objects that become shared


def publish(thread: Thread, obj: Obj) -> Ref:
    """Names an object for all threads, and everything that can be reached from it."""
    if obj.ref is not None:
        return obj.ref
    world, site = thread.world, obj.site
    key = _new_name(thread, site)
    world.give_name(thread.slot)
    if obj in thread.publishing:
        raise AssertionError("an object is published twice")
    thread.publishing[obj] = key
    if thread.window:
        thread.published |= taints.published(thread, obj)
        thread.reached.add(key)
    values: list[Any] = []
    late: list[int] = []
    late_from = thread.late_from
    early = late_from is not None and obj.stamp >= late_from
    seen_early = late_from is not None and (early or world.early)
    for number, value in enumerate(obj.values):
        varies = seen_early and not _is_final(thread, obj.klass, number)
        if varies or constancy(obj.klass, site, number) in world.changing:
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
    if thread.window:
        thread.reached.update(*[window.reached(value) for value in obj.values])
    world.note_handed_over(obj.klass, site)
    ref = world.reference(key, obj.klass, tuple(values), obj.shape, site)
    obj.ref = ref
    obj.__class__ = Published
    del thread.publishing[obj]
    if seen_early and world.fuse:
        # Other threads read these fields before they are written; counting accesses would not show that.
        _share(thread, key, obj, late)
    for number in late:
        put = _issue_late if early and not _is_final(thread, obj.klass, number) else _write_parts
        put(thread, (key, number), obj.values[number], _item_default(thread, obj.klass, number))
    if early and obj.stamp < thread.fences:
        thread.settled.add(key)
    if obj.lock:
        thread.view.write((key, "lock"), (thread.slot, obj.lock), None)
        thread.held[key] = obj.lock
        obj.lock = 0
    return ref


def constant(thread: Thread, ref: Ref, number: int) -> Value:
    """Reads a field that never changes, or an element. If the read may pass that of the reference to the object, the
    field may be read before it is written: then it is a variable like others."""
    value = ref.values[number]
    if thread.uses & thread.pending and value is not CELL:
        order = thread.world.order
        if order is not None and order.reads_ahead and not _is_final(thread, ref.klass, number):
            thread.world.give_up_constancy(ref, number)
    return value


def _new_name(thread: Thread, site: int) -> Name:
    if thread.world.has_stable_name(thread.slot, site):
        index = thread.counts.get(site, 0)
        thread.counts[site] = index + 1
        return Name(thread.slot, site, index)
    index = thread.named.get(site, 0)
    thread.named[site] = index + 1
    return Name(NEW, site, index)


def _item_default(thread: Thread, klass: Klass, number: int) -> Value:
    return None if (item := klass.item(number)) is None else thread.world.universe.default(item)


def _write_parts(thread: Thread, base: Address, value: Value, default: Value) -> None:
    if default.__class__ is tuple:
        for index, part in enumerate(value):
            _write_parts(thread, (*base, index), part, default[index])
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
                if kind_of((key, number, *path)) not in world.shared:
                    world.shared.add(kind_of((key, number, *path)))
                    world.dirty = True


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
    kept = thread.published, thread.reached, thread.settled
    thread.reached, thread.settled = set(), set()
    _issue_parts(thread, base, value, default)
    thread.published, thread.reached, thread.settled = kept


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
        if value in thread.publishing:
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
