"""Missing locks in a run: stretches of code in which two threads are at once, with accesses to a variable of both.

Two ranges of code under one lock rule out every run in which two threads are inside of them at once, each between its
first and its last access to a variable that both use and one writes. A run in which no two threads are inside at once
could do the same with the locks. So only the pairs of ranges that overlap can rule a run out: they are a clause.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from operator import itemgetter
from typing import Any, NamedTuple, Protocol

from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import Universe
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.halves import whole
from fencepost.machine.values.values import CELL, Obj, Ref
from fencepost.model.patch import Gate
from fencepost.repair.option import Option
from fencepost.search.replay import Happening, Replayed

_AFTER_ALL = 1 << 60
_LONGEST_WAY = 3
_STARTING = {
    ("System.Threading.Thread", "Start"), ("System.Threading.Thread", "UnsafeStart"), ("Fencepost.Machine", "Start"),
}  # fmt: skip
OUTER = ("<>4__this", "CS$<>8__locals")
"""Fields of the compiler's own types that lead to the object whose method they were made for."""


class Range(NamedTuple):
    """Code of one method that is under the lock of a gate, or could be: then `option` is the change. `path` leads from
    the method's `this` to the gate's object."""

    start: int
    end: int
    gate: Gate
    path: tuple[str, ...]
    option: Option | None


class Costs(Protocol):
    """The interface that gives locks their costs."""

    def cost(self, option: Option) -> int:
        """The cost of a lock."""

    def are_apart(self, options: frozenset[Option]) -> bool:
        """True if no part of the source would be locked twice."""


class Ranges(Costs, Protocol):
    """The interface that says which locks can be put around which code; the source decides."""

    def touch(self, places: Sequence[tuple[MethodInstance, int]], static: bool) -> None:
        """Notes an access that may need a lock, to a static field or not, with the calls that lead to it, the outermost
        first."""

    def ranges(self, method: MethodInstance) -> tuple[Range, ...]:
        """The ranges of a method's code, locked or lockable, around operations that have been noted."""


class Activation:
    """One execution of a method: its operations' offsets, and the objects that paths lead to from its `this`."""

    def __init__(self, method: MethodInstance, objects: dict[tuple[str, ...], Any]) -> None:
        self.method, self.objects = method, objects
        self.offsets: list[int] = []


Stack = tuple[tuple[Activation, int], ...]
"""Activations, the outermost first, with how many operations each had begun."""


class Trail:
    """Where the threads of a replayed run were, with every operation."""

    def __init__(self) -> None:
        self._stacks: dict[int, list[Activation]] = {}
        self._known: dict[int, list[tuple[int, Stack]]] = {}
        self.starts: dict[int, list[int]] = {}
        """For each thread, how many accesses it had made whenever it started another thread."""

    def watch(self, thread: Thread, frame: Frame, accesses: int) -> None:
        """Is called before every operation; a replay may begin again."""
        if accesses == 0 and any(known[-1][0] for known in self._known.values()):
            self._stacks.clear()
            self._known.clear()
            self.starts.clear()
        stack = self._stacks.setdefault(thread.slot, [])
        del stack[len(thread.frames) :]
        for depth, entered in enumerate(thread.frames):
            if depth == len(stack) or stack[depth].method is not entered.code.method:
                del stack[depth:]
                stack.append(Activation(entered.code.method, _objects(thread, entered)))
        stack[-1].offsets.append(frame.code.lowered.ops[frame.pc].offset)
        if (frame.code.method.owner.generic, frame.code.method.name) in _STARTING:
            self.starts.setdefault(thread.slot, []).append(accesses)
        known = self._known.setdefault(thread.slot, [])
        if known and known[-1][0] == accesses:
            known.pop()
        known.append((accesses, tuple([(one, len(one.offsets)) for one in stack])))

    def stack(self, slot: int, number: int) -> Stack:
        """Where a thread was when it made its access of a number."""
        known = self._known.get(slot, [])
        place = bisect_left(known, number, key=itemgetter(0)) - 1
        return known[place][1] if place >= 0 else ()

    def ends(self) -> Iterator[tuple[int, Stack]]:
        for slot, known in self._known.items():
            yield slot, known[-1][1]


def _objects(thread: Thread, frame: Frame) -> dict[tuple[str, ...], Any]:
    """The names of the objects that paths lead to from a frame's `this`, as far as they are known."""
    found: dict[tuple[str, ...], Any] = {}
    if frame.code.method.static:
        return found
    pending: list[tuple[tuple[str, ...], Any]] = [((), frame.regs[0])]
    while pending:
        path, value = pending.pop()
        if not isinstance(value, Obj | Ref):
            continue
        ref = value if isinstance(value, Ref) else value.ref
        found[path] = ref.key if ref is not None else None
        if len(path) < _LONGEST_WAY:
            pending.extend((way, part) for way, part in _parts(thread, path, value))
    return found


def _parts(thread: Thread, path: tuple[str, ...], value: Obj | Ref) -> Iterator[tuple[tuple[str, ...], Any]]:
    klass: Klass = value.klass
    for slot in thread.world.universe.fields(klass) if klass.element is None else ():
        if slot.name.startswith(OUTER):
            part = value.values[slot.index]
            if part is CELL and isinstance(value, Ref):
                part = thread.view.read((value.key, slot.index), None)
            yield (*path, slot.name), part


class SeenAccesses:
    """One run: the accesses to what several threads use, and where the threads were with them."""

    def __init__(self, run: Replayed, trail: Trail) -> None:
        self._trail = trail
        happenings = [one for one in run.happenings if one.kind in ("read", "write") and one.address]
        shared = _shared((*happenings, *run.pending))
        self.touches: list[tuple[int, int, int, Stack]] = []
        self._static: list[bool] = []
        for place, one in enumerate((*happenings, *(one for one in run.pending if one.address))):
            if whole(one.address) in shared:
                last = place if place < len(happenings) else _AFTER_ALL
                self.touches.append((place, last, one.slot, trail.stack(one.slot, one.issued)))
                self._static.append(_is_static(run.space.world.universe, one.address))
        self._entries: dict[tuple[Activation, int, int], list[int]] = {}
        self._issued = {place: one.issued for place, one in enumerate((*happenings, *run.pending))}

    def note(self, ranges: Ranges) -> None:
        """Notes all operations that may need a lock."""
        for (_, _, _, stack), static in zip(self.touches, self._static, strict=True):
            ranges.touch([(activation.method, activation.offsets[count - 1]) for activation, count in stack], static)

    def clause(self, ranges: Ranges) -> frozenset[frozenset[Option]]:
        """The sets of options each of which rules the run out."""
        found = set()
        stays = list(self._stays(ranges))
        for number, one in enumerate(stays):
            for other in stays[:number]:
                if one.slot != other.slot and one.overlaps(other) and (options := one.options(other)):
                    found.add(options)
        return frozenset(options for options in found if not any(less < options for less in found))

    def _stays(self, ranges: Ranges) -> Iterator[_Stay]:
        """The times that threads have spent in ranges, except those in which a thread has been started."""
        found: dict[Any, _Stay] = {}
        for first, last, slot, stack in self.touches:
            for activation, count in stack:
                for one in ranges.ranges(activation.method):
                    if one.start <= activation.offsets[count - 1] < one.end:
                        key = one, activation, self._entered(activation, count, one)
                        stay = found.setdefault(key, _Stay(one, slot, activation, first, last))
                        stay.last = max(stay.last, last)
        for slot, stack in self._trail.ends():
            for activation, count in stack:
                for one in ranges.ranges(activation.method):
                    known = found.get((one, activation, self._entered(activation, count, one)))
                    if known is not None and known.slot == slot and one.start <= activation.offsets[-1] < one.end:
                        known.last = _AFTER_ALL
        starting = {stay.range for stay in found.values() if self._starts(stay)}
        return (stay for stay in found.values() if stay.range not in starting)

    def _entered(self, activation: Activation, count: int, range: Range) -> int:
        """How often an activation had entered a range."""
        key = activation, range.start, range.end
        if key not in self._entries:
            inside = [range.start <= offset < range.end for offset in activation.offsets]
            comes = [now and not before for before, now in zip([False, *inside], inside, strict=False)]
            self._entries[key] = list(accumulate(map(int, comes)))
        return self._entries[key][count - 1]

    def _starts(self, stay: _Stay) -> bool:
        begin, end = self._issued[stay.first], self._issued.get(stay.last, _AFTER_ALL)
        return any(begin <= started < end for started in self._trail.starts.get(stay.slot, ()))


class _Stay:
    """The time that a thread has spent in a range, from its first access there to its last."""

    def __init__(self, range: Range, slot: int, activation: Activation, first: int, last: int) -> None:
        self.range, self.slot, self.activation = range, slot, activation
        self.first, self.last = first, last

    def overlaps(self, other: _Stay) -> bool:
        """True if one lock would have kept the two stays apart."""
        if self.range.gate != other.range.gate or not (self.first < other.last and other.first < self.last):
            return False
        one, another = self._object(), other._object()
        return one is None or another is None or one == another

    def _object(self) -> Any:
        """The name of the object that has the gate; None if that is not known, or the gate is static."""
        return None if self.range.gate.static else self.activation.objects.get(self.range.path)

    def options(self, other: _Stay) -> frozenset[Option]:
        one, another = self.range.option, other.range.option
        return frozenset(option for option in (one, another) if option is not None)


def _is_static(universe: Universe, address: Any) -> bool:
    """True if a variable is a static field of the author's own code."""
    return address[0] == "static" and universe.own.has(universe.static_fields[address[1]].owner.assembly)


def _shared(happenings: Iterable[Happening]) -> set[Any]:
    """The variables that several threads use, and one of them writes."""
    users: dict[Any, set[int]] = {}
    written = set()
    for one in happenings:
        if one.address:
            users.setdefault(whole(one.address), set()).add(one.slot)
            if one.kind == "write":
                written.add(whole(one.address))
    return {address for address, slots in users.items() if len(slots) > 1 and address in written}
