"""Shared memory as one thread sees it: what may be touched now, and objects that become shared.

Soundness of the accesses that are no step of their own: while no guess is refuted, an address outside
`Guesses.shared` is used by one thread, or never written, or always under a common lock. Such accesses move both ways
past the steps of other threads (Lipton 1975), so they may ride on the step before them. A release moves left past
everything but a `TryEnter` (`Guesses.probed`); an acquisition is always the first operation of its step.
"""

from __future__ import annotations

from fencepost.lowering.klass import Klass
from fencepost.lowering.running_marks import RELAXED
from fencepost.machine.late import window
from fencepost.machine.late.origins import passed, source
from fencepost.machine.shared.publication import MAY_HOLD, publish_value
from fencepost.machine.shared.statics import is_settled
from fencepost.machine.state.joining import settle
from fencepost.machine.state.thread import Thread, late_of
from fencepost.machine.values.addresses import Address, Leaf, kind_of
from fencepost.machine.values.errors import RestartError
from fencepost.machine.values.halves import Half, half_of, replaced
from fencepost.machine.values.order import MemoryOperation
from fencepost.machine.values.values import Value, get_path, set_path

_MOST_FUSED = 400


def may_touch(thread: Thread, address: Address, writes: bool) -> bool:
    """True if an access to shared memory may happen now; if not, it is the thread's next visible operation."""
    if thread.free:
        return True
    if thread.awaited:
        settle(thread)
    world = thread.world
    if not world.fuse or kind_of(address) in world.guesses.shared:
        return (not writes and address[0] == thread.grant.lasting) or may_step(thread)
    note(thread, address, writes)
    thread.pace.fused += 1
    if thread.pace.fused > _MOST_FUSED:
        # A chain of accesses that are no steps may be endless: cut it, so that loops return to states that are known.
        if not thread.grant.left:
            return False
        thread.grant.left, thread.grant.spent, thread.pace.fused = bool(thread.region), True, 0
    return True


def note(thread: Thread, address: Address, writes: bool) -> None:
    """Notes an access that is no step of its own."""
    if not (
        kind_of(address)[:2] in thread.world.guesses.handed_over or is_alone(thread) or is_settled(thread, address)
    ):
        thread.world.account(address, thread.slot, writes, thread.lockset())


def note_look(thread: Thread, address: Address) -> None:
    """Notes that a thread looks at what others write, without a step."""
    if not thread.free:
        note(thread, address, False)
        thread.grant.looked = thread.grant.looked or kind_of(address) in thread.world.guesses.shared


def _may_give(thread: Thread, address: Address) -> bool:
    """True if an object may be published now where a guess says that its fields may be read before that."""
    return thread.region > 0 or kind_of(address) in thread.world.guesses.shared or may_step(thread)


def may_step(thread: Thread) -> bool:
    """True if an operation that other threads may see, whatever is guessed, can happen now."""
    if thread.free:
        return True
    if thread.awaited:
        settle(thread)
    if thread.grant.left:
        thread.grant.spent = True
        if not thread.region:
            thread.grant.left = False
        return True
    if is_alone(thread):
        thread.pace.fused += 1
        return thread.pace.fused < _MOST_FUSED
    return False


def is_alone(thread: Thread) -> bool:
    """True if every other thread has ended and this one has waited for its end: then all that they did came before.

    That a thread is the last one alive is not enough: what others did before they ended could also have come later.
    """
    return not thread.record.started and thread.view.alone(thread.joined)


def read(thread: Thread, address: Address, default: Value) -> Value:
    value = thread.view.read(address, default)
    late = thread.late
    if late is not None and (late.pending or late.ghosts):
        late.loaded |= late.taints.cells.get(address, 0)
    if thread.trace is not None:
        thread.trace("read", address, value)
    return value


def write(thread: Thread, address: Address, value: Value, default: Value, kind: str = "", orders: str = "W") -> None:
    """Writes memory now, past the window. With a `kind` the model says how the write reaches other threads and what it
    orders; without one it writes the whole variable, and orders as an operation of kind `orders` would."""
    if value.__class__ in MAY_HOLD:
        value = publish_value(thread, value)
    late = thread.late
    if late is not None and (late.pending or late.ghosts):
        late.taints.put(late.taints.cells, address, late.data | late.published)
        late.published = 0
    if kind:
        window.put(thread, MemoryOperation(kind, address, publishes=window.reached(value)), value, default)
    else:
        thread.view.write(address, value, default)
    if late is not None and late.origins:
        passed(thread, MemoryOperation(kind or orders, address, publishes=window.reached(value)))
    if thread.trace is not None:
        thread.trace("write", address, value)


def _wait_in_region(thread: Thread, address: Address, kind: str, value: Value) -> None:
    """Holds a region without barriers until the model lets one of its accesses take effect before what is pending. All
    others have waited for what they must wait for when they began."""
    if any(frame.region and frame.code.method.one_step == RELAXED for frame in thread.frames):
        window.fence(thread, kind, address, value)


def is_ordered(thread: Thread, address: Address, writes: bool, volatile: bool, value: Value = None) -> bool:
    """True if an access takes effect at issue: it cannot pass others, or no thread can tell if others pass it."""
    world, late = thread.world, thread.late
    if late is None or thread.region:
        if late is not None and late.window:
            reads = "VR" if volatile else "R"
            kind = window.write_kind(value, volatile) if writes else reads
            _wait_in_region(thread, address, kind, value)
        if world.later is not None and thread.grant.left and not thread.region:
            window.note_late(thread, world.later, address, writes, volatile)
        return True
    if thread.awaited and not thread.free:
        settle(thread)
    if late.uses & late.pending:
        # The object that a guessed reference leads to may not even have been published.
        if late.order.reads_ahead and not (writes or world.guesses.early):
            world.guesses.early = True
            raise RestartError
        if world.fuse and kind_of(address) not in world.guesses.shared and not thread.free:
            note(thread, address, writes)
        return False
    if world.fuse and kind_of(address) not in world.guesses.shared and not thread.free:
        if not (late.window and window.must_follow(thread, address, volatile)):
            return True
        note(thread, address, writes)
        return False
    return not late.window and is_alone(thread)


def _read_part(thread: Thread, address: Address, default: Value, volatile: bool) -> tuple[bool, Value]:
    volatile = volatile or thread.current.volatile
    if is_ordered(thread, address, False, volatile):
        if not may_touch(thread, address, False):
            return False, None
        if thread.late is not None and thread.late.origins:
            passed(thread, MemoryOperation("VR" if volatile else "R", address))
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
    elif thread.free and thread.request.issue is None:
        late_of(thread).kind = "W"
        write(thread, address, replaced(half, thread.view.read(address, default), part), default, "W")
    else:
        window.write(thread, (*address, half), part, half_of(half, default), "W")
    return True


def _write_part(thread: Thread, address: Address, value: Value, default: Value, volatile: bool) -> bool:
    volatile = volatile or thread.current.volatile
    late = thread.late
    if is_ordered(thread, address, True, volatile, value) or late is None:
        if thread.world.guesses.early and value.__class__ in MAY_HOLD and not _may_give(thread, address):
            return False
        if not may_touch(thread, address, True):
            return False
        write(thread, address, value, default, orders="VW" if volatile else "W")
        return True
    if thread.free and thread.request.issue is None:
        late.kind = window.write_kind(value, volatile)
        write(thread, address, value, default, late.kind)
        return True
    if value.__class__ in MAY_HOLD:
        if late.stamps and (not volatile or thread.world.guesses.early or late.order.late_volatile):
            thread.current.late_from = -1 if thread.world.guesses.early else late.full_fences
        value = publish_value(thread, value)
        thread.current.late_from = None
    window.write(thread, address, value, default, window.write_kind(value, volatile))
    return True


def leaves(thread: Thread, klass: Klass, volatile: bool) -> tuple[Leaf, ...]:
    """The parts of a variable that are read and written one by one."""
    torn = thread.world.tears and not (volatile or thread.current.volatile or thread.region)
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
    late = thread.late
    if late is not None:
        late.source = source(thread, base, klass, volatile) if late.rereads else None
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
            if late is not None:
                late.keep_part(len(thread.frames) - 1)
            if number + 1 < len(parts) and part_done(thread):
                return False, None
        value = with_leaf(value, leaf, partial[number])
    partial.clear()
    if late is not None:
        late.join_parts(len(thread.frames) - 1)
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
    thread.record.operations += 1
    return thread.record.operations == thread.request.limit


# ---- objects that become shared
