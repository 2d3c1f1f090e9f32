"""Reorderings in a run: which operation was passed by a later one of its thread, and which changes forbid that.

A full barrier between two operations, anywhere on the way that the thread went, makes the earlier one take effect
first. A volatile access does where the memory model says so. A set of changes that rules a run out must have one of
them for one of its pairs; so the options of a run are a clause, and sets that hit fewer clauses cannot suffice.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from operator import itemgetter
from typing import Any, NamedTuple

from fencepost.machine.late.window import reached
from fencepost.machine.running.patching import place_of
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.halves import Half, whole
from fencepost.machine.values.order import MemoryOperation, Order, Pending
from fencepost.memory.model import READS, WRITES
from fencepost.model.patch import Patch, PatchKind
from fencepost.repair.edits import Edits
from fencepost.repair.option import Ground, Option, Start
from fencepost.search.replay import Happening

Starts = Callable[[Any], tuple[Start, ...]]
"""Where the statements of a method begin."""


class RuledOut(NamedTuple):
    """The changes that rule out a run, each of them alone, and whether a later read passed a write, which no volatile
    access forbids."""

    options: frozenset[Option]
    past_volatile: bool


class Walk:
    """The places that the threads of a replayed run came by."""

    def __init__(self, starts: Starts) -> None:
        self._starts = starts
        self._first: dict[Any, dict[int, Start]] = {}
        self._last: dict[Any, int] = {}
        self._codes: dict[int, Any] = {}
        self.steps: dict[int, list[tuple[int, Ground]]] = {}

    def watch(self, thread: Thread, frame: Frame, accesses: int) -> None:
        """Is called before every operation; a replay may begin again."""
        if accesses == 0 and any(number for steps in self.steps.values() for number, _ in steps[-1:]):
            self.steps.clear()
        if frame.code not in self._first:
            self._first[frame.code] = self._firsts(frame)
            self._codes[frame.code.method.number] = frame.code.lowered
        before, self._last[frame] = self._last.get(frame, -1), frame.pc
        start = self._first[frame.code].get(frame.pc)
        if start is not None and not (start.skips_back and before >= frame.pc):
            self.steps.setdefault(thread.slot, []).append((accesses, Ground(frame.code.method, *start)))

    def _firsts(self, frame: Frame) -> dict[int, Start]:
        """The operations that are the first of a statement, with the statement."""
        lowered = frame.code.lowered
        return {place_of(lowered, start.offset): start for start in self._starts(frame.code.method)}

    def between(self, slot: int, first: int, second: int) -> Iterator[Ground]:
        """The places that a thread came by after one of its operations and before a later one."""
        steps = self.steps.get(slot, [])
        for number, ground in steps[bisect_left(steps, first, key=itemgetter(0)) :]:
            if number >= second:
                return
            yield ground

    def since_made(self, slot: int, site: tuple[int, int], second: int) -> Iterator[Ground]:
        """The places that a thread came by after it last made an object at a place of the code, and before an
        operation: a method's number, and its operation, which is negative when that calls what makes the object."""
        number, index = site
        steps = self.steps.get(slot, [])
        passed = [ground for _, ground in steps[: bisect_left(steps, second, key=itemgetter(0))]]
        lowered = self._codes.get(number)
        if lowered is None:
            return
        made = lowered.ops[max(index, ~index)].offset
        before = [at for at, ground in enumerate(passed) if ground.method.number == number and ground.offset <= made]
        yield from passed[before[-1] + 1 :] if before else passed


class Finder:
    """Finds the options that a run gives. `sites` are the numbers of places in the code that make objects. With
    `polls`, it may be wrong that a loop waits by plain reads."""

    def __init__(
        self, order: Order, contended: Callable[[Any], bool], sites: dict[Any, int], edits: Edits,
        polls: bool = False,
    ) -> None:  # fmt: skip
        self._order, self._contended, self._edits, self._polls = order, contended, edits, polls
        self._places = {number: place for place, number in sites.items()}
        self._halves = self._known_halves()

    def seen(self, happenings: tuple[Happening, ...], walk: Walk) -> RuledOut:
        found: set[Option] = set()
        past_volatile = False
        updates = self._halves_of_updates(happenings)
        passed: dict[int, list[Happening]] = {}
        for number, happening in enumerate(happenings):
            if happening.again is not None:
                found.update(self._once(happenings[:number], happening, walk))
            if happening.kind not in ("read", "write") or not happening.address:
                continue
            others = passed.setdefault(happening.slot, [])
            for other in others:
                if other.issued > happening.issued and self._matters(happening, other):
                    found.update(self._between(happening, other, walk))
                    found.update(self._in_one_piece(happening, other, updates))
                    past_volatile = past_volatile or self._is_past_volatile(happening, other)
            others.append(happening)
        found.update(self._updates(happenings))
        found.update(self._torn(happenings))
        if self._polls:
            found.update(self._polled(happenings))
        return RuledOut(frozenset(found), past_volatile)

    def _once(self, before: tuple[Happening, ...], again: Happening, walk: Walk) -> Iterator[Option]:
        """Options against a second read of a variable: a volatile read is made once, and nothing is read again after a
        barrier."""
        reads = [other for other in before if _is_first_of(other, again)]
        if not reads:
            return
        first = max(reads, key=lambda read: read.issued)
        yield from _some(self._edits.volatile(first.places[-1], False))
        yield from _some(self._edits.field(first.places[-1]))
        read = MemoryOperation("R", first.address)
        kinds: list[PatchKind] = [
            "FB",
            *[half for half in self._halves if self._keeps(read, MemoryOperation(half, None))],
        ]
        for ground in walk.between(first.slot, first.issued, again.issued):
            yield from self._barriers_at(ground, kinds)

    def _polled(self, happenings: tuple[Happening, ...]) -> Iterator[Option]:
        """Options against reads of a loop that become one before another thread writes the variable: the field becomes
        volatile, or where it cannot, the read."""
        polled: dict[tuple[int, Any], Happening] = {}
        reads: dict[tuple[int, Any], Happening] = {}
        for happening in happenings:
            key = happening.slot, happening.address
            if happening.kind == "read":
                if key in reads and reads[key].places == happening.places:
                    polled[key] = happening
                reads[key] = happening
            elif happening.kind == "write":
                for (slot, address), read in polled.items():
                    if slot != happening.slot and address == happening.address:
                        field = self._edits.field(read.places[-1])
                        yield from _some(field or self._edits.volatile(read.places[-1], False))

    def _updates(self, happenings: tuple[Happening, ...]) -> Iterator[Option]:
        """The updates of a variable between whose halves another thread has written it."""
        reads: dict[tuple[int, Any], tuple[int, Happening]] = {}
        writes: dict[Any, list[tuple[int, int]]] = {}
        for place, happening in enumerate(happenings):
            if happening.kind == "read":
                reads[happening.slot, happening.address] = place, happening
            elif happening.kind == "write":
                begin, read = reads.get((happening.slot, happening.address), (place, None))
                others = [slot for at, slot in writes.get(happening.address, ()) if at > begin]
                if read is not None and any(slot != happening.slot for slot in others):
                    yield from _some(self._edits.update(read.places[-1], happening.places[-1]))
                writes.setdefault(happening.address, []).append((place, happening.slot))

    def _halves_of_updates(self, happenings: tuple[Happening, ...]) -> dict[int, Option]:
        """Options that make one operation of a read and the write that belongs to it, by the numbers of both."""
        found: dict[int, Option] = {}
        reads: dict[tuple[int, Any], Happening] = {}
        for happening in sorted(happenings, key=lambda happening: happening.issued):
            key = happening.slot, happening.address
            if happening.kind == "read":
                reads[key] = happening
            elif happening.kind == "write" and (read := reads.get(key)) is not None:
                option = self._edits.update(read.places[-1], happening.places[-1])
                if option is not None:
                    found[read.number] = found[happening.number] = option
        return found

    def _in_one_piece(self, first: Happening, second: Happening, updates: dict[int, Option]) -> Iterator[Option]:
        """Options against a pair one of whose accesses is a half of an update: the update becomes one operation."""
        one, other = updates.get(first.number), updates.get(second.number)
        if one is not None and self._waits(first, "RMW", second, second.access):
            yield one
        if other is not None and self._waits(first, first.access, second, "RMW"):
            yield other

    def _torn(self, happenings: tuple[Happening, ...]) -> Iterator[Option]:
        """Accesses of two halves between which another thread accesses the same variable. Volatile accesses are
        whole."""
        begun: dict[tuple[int, Any], int] = {}
        for place, happening in enumerate(happenings):
            if happening.kind not in ("read", "write") or not _is_half(happening.address):
                continue
            key = happening.slot, (happening.places, happening.kind, whole(happening.address))
            first = begun.setdefault(key, place)
            if happenings[first].address == happening.address:
                begun[key] = place
            elif any(_meddles(other, happening) for other in happenings[first:place]):
                yield from _some(self._edits.volatile(happening.places[-1], happening.kind == "write"))

    def _matters(self, first: Happening, second: Happening) -> bool:
        return self._contended(first.address) and self._contended(second.address)

    def _between(self, first: Happening, second: Happening, walk: Walk) -> Iterator[Option]:
        for ground in self._grounds(first, second, walk):
            yield from self._barriers_at(ground, self._barriers(first, second))
        yield from self._accesses(first, second)
        yield from self._fields(first, second)
        if first.access in WRITES and self._waits(first, "RMW", second, second.access):
            yield from _some(self._edits.exchange(first.places[-1]))

    def _accesses(self, first: Happening, second: Happening) -> Iterator[Option]:
        """Options that make one of the two accesses volatile."""
        if first.access in READS and self._stops(first, second, volatile=(True, False)):
            yield from _some(self._edits.volatile(first.places[-1], False))
        if second.access in WRITES and self._stops(first, second, volatile=(False, True)):
            yield from _some(self._edits.volatile(second.places[-1], True))

    def _is_past_volatile(self, first: Happening, second: Happening) -> bool:
        return first.address != second.address and not self._stops(first, second, volatile=(True, True))

    def _fields(self, first: Happening, second: Happening) -> Iterator[Option]:
        """Options that make a field volatile, which may be the field of both accesses. A thread's read of its own
        pending write stays early nevertheless."""
        if first.address == second.address:
            return
        one, other = self._edits.field(first.places[-1]), self._edits.field(second.places[-1])
        if one is not None and self._stops(first, second, volatile=(True, one == other)):
            yield one
        if other is not None and self._stops(first, second, volatile=(one == other, True)):
            yield other

    def _barriers_at(self, ground: Ground, kinds: Iterable[PatchKind]) -> Iterator[Option]:
        module, token = ground.method.member
        for kind in kinds:
            if kind == "FB" or self._edits.has_half_barriers(ground.method):
                yield Option(ground.at, Patch(token, ground.offset, kind, ground.skips_back, assembly=module))

    def _barriers(self, first: Happening, second: Happening) -> Iterator[PatchKind]:
        """The kinds of barriers that keep two operations in order."""
        yield "FB"
        for kind in self._halves:
            barrier = MemoryOperation(kind, None)
            one, other = MemoryOperation(first.access, first.address), MemoryOperation(second.access, second.address)
            if self._keeps(one, barrier) and self._keeps(barrier, other):
                yield kind

    def _known_halves(self) -> tuple[PatchKind, ...]:
        """The half barriers that can be used. A model that does not know them lets nothing pass them. That is no
        promise, so they do not count."""
        write, read = MemoryOperation("W", "earlier"), MemoryOperation("R", "later")
        found: list[PatchKind] = []
        if not self._keeps(write, MemoryOperation("RB", None)):
            found.append("RB")
        if not self._keeps(MemoryOperation("WB", None), read):
            found.append("WB")
        return tuple(found)

    def _keeps(self, earlier: MemoryOperation, later: MemoryOperation) -> bool:
        return self._order.must_wait(Pending(0, earlier, None, None), later)

    def _grounds(self, first: Happening, second: Happening, walk: Walk) -> Iterator[Ground]:
        """The places where a barrier keeps two operations in order. The fields of a thread's own object are issued by
        the write that publishes it: a barrier between the two stands after the place where the object was made."""
        if first.address[0] in reached(second.value):
            return walk.since_made(first.slot, self._places[first.address[0][1]], second.issued)
        return walk.between(first.slot, first.issued, second.issued)

    def _stops(self, first: Happening, second: Happening, volatile: tuple[bool, bool]) -> bool:
        """True if the model keeps two accesses in order once one of them, or both, are volatile."""
        earlier = _VOLATILE.get(first.access, "") if volatile[0] else first.access
        later = _VOLATILE.get(second.access, "") if volatile[1] else second.access
        return self._waits(first, earlier, second, later)

    def _waits(self, first: Happening, earlier: str, second: Happening, later: str) -> bool:
        if not earlier or not later:
            return False
        return self._keeps(MemoryOperation(earlier, first.address), MemoryOperation(later, second.address))


_VOLATILE = dict.fromkeys(READS, "VR") | dict.fromkeys(WRITES, "VW")


def _is_half(address: Any) -> bool:
    return bool(address) and address[-1].__class__ is Half


def _is_first_of(read: Happening, again: Happening) -> bool:
    """True if a read may be the one that another read of the same thread repeats."""
    if (read.slot, read.kind, read.address) != (again.slot, "read", again.address) or read.again is not None:
        return False
    place = read.places[-1]
    return (place.method, place.offset) == again.again and read.issued < again.issued


def _meddles(other: Happening, happening: Happening) -> bool:
    """True if an access of another thread comes between two halves of an access, and one of the accesses writes."""
    if other.slot == happening.slot or not other.address or "write" not in (other.kind, happening.kind):
        return False
    return bool(whole(other.address) == whole(happening.address))


def _some(option: Option | None) -> tuple[Option, ...]:
    return () if option is None else (option,)
