"""Local states: a thread between two visible operations as one immutable value, equal when the rest of the run is.

A local state keeps only what the rest of the run can read: registers that may be read again, and the objects that can
be reached from them, numbered in the order in which they are met. Two runs that differ in garbage, in names of objects,
in constants or in dead registers have the same local state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fencepost.library.charge import charge
from fencepost.machine.background import BACKGROUND, NAME
from fencepost.machine.exact import Real, is_exact, real
from fencepost.machine.frames import Frame
from fencepost.machine.numbering import in_order
from fencepost.machine.origins import freeze_origins
from fencepost.machine.pooled import frozen_items, thawed_items
from fencepost.machine.taints import freeze_taints, thaw_taints
from fencepost.machine.values import (
    CELL,
    Delegate,
    ItemPointer,
    Local,
    Obj,
    OwnThread,
    Published,
    RawPointer,
    Ref,
    Value,
    VariablePointer,
)
from fencepost.memory.model import READS

if TYPE_CHECKING:
    from fencepost.machine.thread import Thread

LocalState = tuple[Any, ...]
"""A frozen thread: what `freeze` returns, or one of the ends of a thread (`step.END`, `step.FAILING`)."""

_PLAIN = {int, type(None), str, bool}
_FOLDED = {Local, tuple, Real, Delegate, ItemPointer, RawPointer}
"""The classes of values that change when they are frozen."""

_FEW, _WORD = 16, 8


def freeze(thread: Thread) -> LocalState:
    """The local state of a thread. Frames are read from the top, because pointers go only to frames below."""
    order: dict[int, int] = {}
    met: list[Obj] = []
    heap: list[Any] = []
    pinned: dict[int, set[int]] = {}

    def keep(value: Value) -> Value:
        kind = value.__class__
        if kind in _PLAIN:
            return value
        if kind is Obj:
            number = order.get(id(value))
            if number is None:
                number = order[id(value)] = len(met)
                met.append(value)
            return Local(number)
        if kind is Published:
            return value.ref
        if kind is tuple:
            return tuple([keep(part) for part in value])
        if kind is float:
            return value if is_exact(value) else real(value)
        if kind is Delegate:
            return value.mapped(keep)
        if kind is ItemPointer:
            return ItemPointer(keep(value.target), value.index, value.path)
        if kind is RawPointer:
            return RawPointer(keep(value.base), value.offset)
        if kind is VariablePointer:
            pinned.setdefault(value.frame, set()).add(value.register)
        return value

    def keep_contents() -> None:
        """Freezes the contents of the objects that have been met, one after the other, because they may be a long
        chain."""
        while len(heap) < len(met):
            obj = met[len(heap)]
            items = obj.values
            count = len(items)
            charge(count * _WORD)
            if items.__class__ is not list:
                values = frozen_items(items, keep)
            elif count > _FEW and _PLAIN.issuperset(map(type, items)):
                values = tuple(items)
            else:
                values = tuple([keep(value) for value in items])
            stamp = (obj.stamp == thread.fences) + (obj.stamp >= thread.full_fences)
            heap.append((obj.klass, obj.site, obj.lock, obj.shape, values, stamp))

    frozen: list[Any] = []
    alive: set[tuple[int, int]] = set()
    frames = thread.frames
    for depth in range(len(frames) - 1, -1, -1):
        frame = frames[depth]
        top = depth == len(frames) - 1
        live = set(frame.code.live_at(frame.pc))
        if not top:
            live.discard(frames[depth + 1].dst if frames[depth + 1].shares < 0 else -1)
        if frame.shares >= 0:
            pinned.setdefault(frame.shares, set()).update(live)
        kept: dict[int, Any] = {}
        while True:
            wanted = (live | pinned.get(depth, _NOTHING)) - kept.keys()
            if not wanted:
                break
            for register in sorted(wanted):
                kept[register] = keep(frame.regs[register])
                alive.add((depth, register))
            keep_contents()
        frozen.append(
            (
                frame.code,
                frame.pc,
                frame.dst,
                tuple(sorted(kept.items())) if frame.shares < 0 else (),
                tuple([tuple([keep(part) for part in entry]) for entry in frame.pending]) if frame.pending else (),
                tuple([keep(part) for part in frame.partial]) if frame.partial else (),
                frame.region,
                keep(frame.lock),
                frame.initializes,
                frame.shares,
                tuple([tuple([keep(part) for part in entry]) for entry in frame.again]) if frame.again else (),
            )
        )
    statics = None if thread.statics is None else tuple(sorted([(n, keep(v)) for n, v in thread.statics.items()]))
    own = tuple(sorted([(n, keep(v)) for n, v in thread.own_statics.items()])) if thread.own_statics else ()
    this = _own(thread) or keep(thread.this)
    failures = tuple([(klass, keep(failure)) for klass, failure in thread.failures.items()]) if thread.failures else ()
    keep_contents()
    window: tuple[Any, ...] = ()
    taints: tuple[Any, ...] = ()
    if thread.window or thread.pending or thread.ghosts:
        window, masked = in_order(thread.window, thread.free)
        taints = freeze_taints(thread, alive, lambda obj: order.get(id(obj)), masked)
    return (
        tuple(frozen), tuple(heap), statics, own, tuple(sorted(thread.counts.items())) if thread.counts else (),
        frozenset(thread.held.items()) if thread.held else _NOBODY, thread.region,
        frozenset(thread.initialized) if thread.initialized else _NOBODY, this, thread.mode,
        frozenset(thread.joined) if thread.joined else _NOBODY,
        frozenset(thread.awaited) if thread.awaited else _NOBODY, failures,
        freeze_origins(thread, alive), window, taints,
    )  # fmt: skip


_NOTHING: set[int] = set()
_NOBODY: frozenset[Any] = frozenset()


def _own(thread: Thread) -> OwnThread | None:
    """A stand-in for the thread's own object, if nothing in that object ever changes."""
    this = thread.this.ref if thread.this.__class__ is Published else thread.this
    if not thread.world.symmetry or this.__class__ is not Ref or CELL in this.values:
        return None
    thread.world.own_threads[thread.slot] = this
    return OwnThread(this.values[NAME], this.values[BACKGROUND])


def thaw(thread: Thread, state: LocalState) -> None:
    """Makes a new thread of a local state."""
    frozen, heap, statics, own, counts, held, region, initialized, this, mode, joined, awaited, *rest = state
    failures, origins, pending, taints = rest
    objects = [Obj(klass, [], site, shape) for klass, site, _, shape, _, _ in heap]

    def revive(value: Value) -> Value:
        kind = value.__class__
        if kind not in _FOLDED:
            return value
        if kind is Local:
            return objects[value.number]
        if kind is tuple:
            return tuple([revive(part) for part in value])
        if kind is Real:
            return value.value
        if kind is Delegate:
            return value.mapped(revive)
        if kind is ItemPointer:
            return ItemPointer(revive(value.target), value.index, value.path)
        return RawPointer(revive(value.base), value.offset)

    for obj, (_, _, lock, _, values, stamp) in zip(objects, heap, strict=True):
        obj.lock = lock
        obj.stamp = stamp - 1
        pooled = thawed_items(thread.world, values, revive)
        if pooled is not None:
            obj.values = pooled
        elif len(values) > _FEW and _FOLDED.isdisjoint(map(type, values)):
            obj.values = list(values)
        else:
            obj.values = [revive(value) for value in values]
    frames: list[Frame] = []
    for code, pc, dst, kept, owed, partial, frame_region, lock, initializes, shares, again in reversed(frozen):
        regs = list(code.template)
        for register, value in kept:
            regs[register] = revive(value)
        frame = Frame(code, regs, dst)
        frame.pc = pc
        if owed:
            frame.pending = [tuple([revive(part) for part in entry]) for entry in owed]
        if partial:
            frame.partial = [revive(part) for part in partial]
        if again:
            frame.again = [tuple([revive(part) for part in entry]) for entry in again]
        frame.region, frame.lock, frame.initializes, frame.shares = frame_region, revive(lock), initializes, shares
        if shares >= 0:
            frame.regs = frames[shares].regs
        frames.append(frame)
    thread.frames = frames
    if statics is not None:
        thread.statics = {number: revive(value) for number, value in statics}
    if own:
        thread.own_statics = {number: revive(value) for number, value in own}
    if counts:
        thread.counts = dict(counts)
    if held:
        thread.held = dict(held)
    thread.region = region
    if initialized:
        thread.initialized = set(initialized)
    thread.this = thread.world.own_threads[thread.slot] if this.__class__ is OwnThread else revive(this)
    thread.mode = mode
    if joined:
        thread.joined = set(joined)
    if awaited:
        thread.awaited = set(awaited)
    if failures:
        thread.failures = {klass: revive(failure) for klass, failure in failures}
    if origins:
        thread.origins = dict(origins)
    if pending:
        thread.window = list(pending)
    for entry in pending:
        if entry.is_ghost:
            thread.ghosts |= 1 << entry.number
        elif entry.operation.kind in READS:
            thread.pending |= 1 << entry.number
    thaw_taints(thread, taints, objects)
