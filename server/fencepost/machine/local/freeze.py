"""Local states: a thread between two visible operations as one immutable value, equal when the rest of the run is.

A local state keeps only what the rest of the run can read: registers that may be read again, and the objects that can
be reached from them, numbered in the order in which they are met. Two runs that differ in garbage, in names of objects,
in constants or in dead registers have the same local state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.library.charge import charge
from fencepost.machine.late.origins import freeze_origins
from fencepost.machine.late.taints import freeze_taints, thaw_taints
from fencepost.machine.objects.background import BACKGROUND, NAME
from fencepost.machine.objects.pooled import frozen_items, thawed_items
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.late import Late
from fencepost.machine.state.local_state import FrozenFrame, FrozenObject, FrozenTaints, Running
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.exact import Real, is_exact, real
from fencepost.machine.values.numbering import in_order
from fencepost.machine.values.values import (
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

_PLAIN = {int, type(None), str, bool}
_FEW, _WORD = 16, 8
_NOTHING: set[int] = set()
_NOBODY: frozenset[Any] = frozenset()

_new: Callable[..., Any] = tuple.__new__
"""Makes a named tuple of its parts. The constructor of the class takes three times as long."""


# ---- freezing


class _Heap:
    """The objects that a local state contains. `met` has them in the order in which values lead to them, which is the
    order of their `numbers`; `frozen` has the contents of the first of them. `pinned` are the registers, by the depth
    of their frame, that pointers lead to: these are kept, too."""

    __slots__ = ("frozen", "late", "met", "numbers", "pinned")

    def __init__(self, late: Late | None) -> None:
        self.late = late
        self.numbers: dict[int, int] = {}
        self.met: list[Obj] = []
        self.frozen: list[FrozenObject] = []
        self.pinned: dict[int, set[int]] = {}

    def keep(self, value: Value) -> Value:
        """A value as part of the local state."""
        kind = value.__class__
        if kind in _PLAIN:
            return value
        if kind is Obj:
            number = self.numbers.get(id(value))
            if number is None:
                number = self.numbers[id(value)] = len(self.met)
                self.met.append(value)
            return Local(number)
        kept = _KEPT.get(kind)
        return value if kept is None else kept(self, value)

    def number_of(self, obj: Obj) -> int | None:
        """The number of an object that has been met."""
        return self.numbers.get(id(obj))

    def keep_contents(self) -> None:
        """Freezes the contents of the objects that have been met, one after the other, because they may be a long
        chain."""
        while len(self.frozen) < len(self.met):
            obj = self.met[len(self.frozen)]
            self.frozen.append(
                _new(FrozenObject, (obj.klass, obj.site, obj.lock, obj.shape, self._items(obj), self._stamp(obj)))
            )

    def _items(self, obj: Obj) -> tuple[Value, ...]:
        items = obj.values
        count = len(items)
        charge(count * _WORD)
        keep = self.keep
        if items.__class__ is not list:
            return frozen_items(items, keep)
        if count > _FEW and _PLAIN.issuperset(map(type, items)):
            return tuple(items)
        return tuple([keep(value) for value in items])

    def _stamp(self, obj: Obj) -> int:
        """How the last write of an object lies to the thread's barriers, as far as a memory model asks."""
        late = self.late
        return obj.stamp + 1 if late is None else (obj.stamp == late.fences) + (obj.stamp >= late.full_fences)

    def pin(self, pointer: VariablePointer) -> VariablePointer:
        self.pinned.setdefault(pointer.frame, set()).add(pointer.register)
        return pointer

    def tuples(self, entries: list[tuple[Any, ...]]) -> tuple[tuple[Any, ...], ...]:
        """Tuples of values as part of the local state."""
        keep = self.keep
        return tuple([tuple([keep(part) for part in entry]) for entry in entries]) if entries else ()


_KEPT: dict[type, Callable[[_Heap, Value], Value]] = {
    Published: lambda _, value: value.ref,
    tuple: lambda heap, value: tuple([heap.keep(part) for part in value]),
    float: lambda _, value: value if is_exact(value) else real(value),
    Delegate: lambda heap, value: value.mapped(heap.keep),
    ItemPointer: lambda heap, value: ItemPointer(heap.keep(value.target), value.index, value.path),
    RawPointer: lambda heap, value: RawPointer(heap.keep(value.base), value.offset),
    VariablePointer: _Heap.pin,
}
"""How values are kept that are not kept as they are; `_REVIVED` takes it back."""


def freeze(thread: Thread) -> Running:
    """The local state of a thread. Frames are read from the top, because pointers go only to frames below."""
    late = thread.late
    heap = _Heap(late)
    keep = heap.keep
    alive: set[tuple[int, int]] = set()
    frames = tuple([_frozen_frame(thread, heap, depth, alive) for depth in range(len(thread.frames) - 1, -1, -1)])
    statics = None if thread.statics is None else tuple(sorted([(n, keep(v)) for n, v in thread.statics.items()]))
    own = tuple(sorted([(n, keep(v)) for n, v in thread.own_statics.items()])) if thread.own_statics else ()
    this = _own(thread) or keep(thread.this)
    failures = tuple([(klass, keep(thrown)) for klass, thrown in thread.failures.items()]) if thread.failures else ()
    heap.keep_contents()
    waiting = _frozen_late(thread, late, heap, alive) if late is not None else ((), (), None)
    return _new(  # type: ignore[no-any-return]
        Running,
        (
            frames, tuple(heap.frozen), statics, own,
            tuple(sorted(thread.counts.items())) if thread.counts else (),
            frozenset(thread.held.items()) if thread.held else _NOBODY, thread.region,
            frozenset(thread.initialized) if thread.initialized else _NOBODY, this,
            frozenset(thread.joined) if thread.joined else _NOBODY,
            frozenset(thread.awaited) if thread.awaited else _NOBODY, failures, *waiting,
        ),
    )  # fmt: skip


def _frozen_frame(thread: Thread, heap: _Heap, depth: int, alive: set[tuple[int, int]]) -> FrozenFrame:
    """A frame with the registers that may be read again, which are added to those `alive`."""
    frames, keep = thread.frames, heap.keep
    frame = frames[depth]
    live = set(frame.code.live_at(frame.pc))
    if depth < len(frames) - 1:
        live.discard(frames[depth + 1].dst if frames[depth + 1].shares < 0 else -1)
    if frame.shares >= 0:
        heap.pinned.setdefault(frame.shares, set()).update(live)
    kept: dict[int, Any] = {}
    while wanted := (live | heap.pinned.get(depth, _NOTHING)) - kept.keys():
        for register in sorted(wanted):
            kept[register] = keep(frame.regs[register])
            alive.add((depth, register))
        heap.keep_contents()
    registers = tuple(sorted(kept.items())) if frame.shares < 0 else ()
    return _new(  # type: ignore[no-any-return]
        FrozenFrame,
        (
            frame.code, frame.pc, frame.dst, registers, heap.tuples(frame.pending),
            tuple([keep(part) for part in frame.partial]) if frame.partial else (), frame.region, keep(frame.lock),
            frame.initializes, frame.shares, heap.tuples(frame.again),
        ),
    )  # fmt: skip


def _frozen_late(thread: Thread, late: Late, heap: _Heap, alive: set[tuple[int, int]]) -> tuple[Any, Any, Any]:
    """The origins, the window and the taints of a thread."""
    origins = freeze_origins(thread, alive)
    if not (late.window or late.pending or late.ghosts):
        return origins, (), None
    window, masked = in_order(late.window, thread.free)
    return origins, window, freeze_taints(late, alive, heap.number_of, masked)


def _own(thread: Thread) -> OwnThread | None:
    """A stand-in for the thread's own object, if nothing in that object ever changes."""
    this = thread.this.ref if thread.this.__class__ is Published else thread.this
    if not thread.world.guesses.symmetry or this.__class__ is not Ref or CELL in this.values:
        return None
    thread.world.own_threads[thread.slot] = this
    return OwnThread(this.values[NAME], this.values[BACKGROUND])


# ---- thawing


class _Thawing:
    """The objects of a thread that is made of a local state."""

    __slots__ = ("objects",)

    def __init__(self, heap: tuple[FrozenObject, ...]) -> None:
        self.objects = [Obj(frozen.klass, [], frozen.site, frozen.shape) for frozen in heap]

    def revive(self, value: Value) -> Value:
        """A value of a thread that runs again."""
        revived = _REVIVED.get(value.__class__)
        return value if revived is None else revived(self, value)

    def tuples(self, entries: tuple[tuple[Any, ...], ...]) -> list[tuple[Any, ...]]:
        revive = self.revive
        return [tuple([revive(part) for part in entry]) for entry in entries]

    def fill(self, thread: Thread, heap: tuple[FrozenObject, ...]) -> None:
        """Gives the objects their contents."""
        revive = self.revive
        for obj, (_, _, lock, _, values, stamp) in zip(self.objects, heap, strict=True):
            obj.lock = lock
            obj.stamp = stamp - 1
            pooled = thawed_items(thread.world, values, revive)
            if pooled is not None:
                obj.values = pooled
            elif len(values) > _FEW and _FOLDED.isdisjoint(map(type, values)):
                obj.values = list(values)
            else:
                obj.values = [revive(value) for value in values]


_REVIVED: dict[type, Callable[[_Thawing, Value], Value]] = {
    Local: lambda thawing, value: thawing.objects[value.number],
    tuple: lambda thawing, value: tuple([thawing.revive(part) for part in value]),
    Real: lambda _, value: value.value,
    Delegate: lambda thawing, value: value.mapped(thawing.revive),
    ItemPointer: lambda thawing, value: ItemPointer(thawing.revive(value.target), value.index, value.path),
    RawPointer: lambda thawing, value: RawPointer(thawing.revive(value.base), value.offset),
}
_FOLDED = set(_REVIVED)
"""The classes of values that change when they are frozen."""


def thaw(thread: Thread, state: Running) -> None:
    """Gives a new thread what a local state has kept."""
    thawing = _Thawing(state.heap)
    revive = thawing.revive
    thawing.fill(thread, state.heap)
    frames = thread.frames
    for frozen in reversed(state.frames):
        frames.append(_thawed_frame(frozen, thawing, frames))
    if state.statics is not None:
        thread.statics = {number: revive(value) for number, value in state.statics}
    thread.own_statics.update([(number, revive(value)) for number, value in state.own_statics])
    thread.counts.update(state.counts)
    thread.held.update(state.held)
    thread.region = state.region
    thread.initialized.update(state.initialized)
    this = state.this
    thread.this = thread.world.own_threads[thread.slot] if this.__class__ is OwnThread else revive(this)
    thread.joined.update(state.joined)
    thread.awaited.update(state.awaited)
    thread.failures.update([(klass, revive(thrown)) for klass, thrown in state.failures])
    if thread.late is not None:
        _thaw_late(thread.late, state, thawing.objects)


def _thawed_frame(frozen: FrozenFrame, thawing: _Thawing, below: list[Frame]) -> Frame:
    revive = thawing.revive
    code, pc, dst, registers, owed, partial, region, lock, initializes, shares, again = frozen
    regs = list(code.template)
    for register, value in registers:
        regs[register] = revive(value)
    frame = Frame(code, regs, dst)
    frame.pc = pc
    if owed:
        frame.pending = thawing.tuples(owed)
    if partial:
        frame.partial = [revive(part) for part in partial]
    if again:
        frame.again = thawing.tuples(again)
    frame.region, frame.lock, frame.initializes, frame.shares = region, revive(lock), initializes, shares
    if shares >= 0:
        frame.regs = below[shares].regs
    return frame


def _thaw_late(late: Late, state: Running, objects: list[Obj]) -> None:
    late.origins.update(state.origins)
    late.window.extend(state.window)
    for entry in state.window:
        if entry.is_ghost:
            late.ghosts |= 1 << entry.number
        elif entry.operation.kind in READS:
            late.pending |= 1 << entry.number
    frozen: FrozenTaints | None = state.taints
    if frozen is not None:
        thaw_taints(late, frozen, objects)
