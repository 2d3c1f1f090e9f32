"""What a run shows of reorderings: which operation another one of its thread has passed, and what would stop that.

A full barrier between two operations, anywhere on the way that the thread went, makes the earlier one take effect
first. A volatile access does where the memory model says so. A set of changes that rules a run out must have one of
them for one of its pairs; so the options of a run are a clause, and sets that hit fewer clauses cannot suffice.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any, NamedTuple

from fencepost.machine.frames import Frame
from fencepost.machine.order import Operation, Order, Pending
from fencepost.machine.patching import place_of
from fencepost.machine.step import Place
from fencepost.machine.window import reached
from fencepost.machine.world import kind_of
from fencepost.memory.model import READS, WRITES
from fencepost.model.patch import Patch
from fencepost.repair.option import Ground, Option
from fencepost.search.replay import Happening


class Start(NamedTuple):
    """An offset at which a statement begins that another one can be put before; of a loop, jumps back do not count."""

    offset: int
    skips_back: bool = False


Starts = Callable[[Any], tuple[Start, ...]]
"""Where the statements of a method begin."""


Possible = Callable[[Place, bool], bool]
"""Whether an access, a write or a read, can be made volatile by a change of the source."""


Update = Callable[[Place, Place], int]
"""The offset of the write, if a read and a write are the halves of an update that can be made one; else -1."""


class Walk:
    """Where the threads of a replayed run came by."""

    def __init__(self, starts: Starts) -> None:
        self._starts = starts
        self._first: dict[Any, dict[int, Start]] = {}
        self._last: dict[Any, int] = {}
        self._codes: dict[int, Any] = {}
        self.steps: dict[int, list[tuple[int, Ground]]] = {}

    def watch(self, thread: Any, frame: Frame, accesses: int) -> None:
        """Is told of every operation before it is done; a replay may begin again."""
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
    """Finds the options that a run gives. `sites` are the numbers of places in the code that make objects."""

    def __init__(
        self,
        order: Order,
        shared: set[Any],
        sites: dict[Any, int],
        is_possible: Possible,
        end_of_update: Update,
        barriers_only: bool,
    ) -> None:
        self._order, self._shared, self._is_possible = order, shared, is_possible
        self._places = {number: place for place, number in sites.items()}
        self._end_of_update, self._barriers_only = end_of_update, barriers_only

    def options(self, happenings: tuple[Happening, ...], walk: Walk) -> frozenset[Option]:
        """Every single change that rules this run out."""
        found: set[Option] = set()
        passed: dict[int, list[Happening]] = {}
        for happening in happenings:
            if happening.kind not in ("read", "write") or not happening.address:
                continue
            others = passed.setdefault(happening.slot, [])
            for other in others:
                if other.issued > happening.issued and self._matters(happening, other):
                    found.update(self._between(happening, other, walk))
            others.append(happening)
        if not self._barriers_only:
            found.update(self._updates(happenings))
        return frozenset(found)

    def _updates(self, happenings: tuple[Happening, ...]) -> Iterator[Option]:
        """Updates of a variable between whose halves another thread has written it."""
        reads: dict[tuple[int, Any], tuple[int, Happening]] = {}
        writes: dict[Any, list[tuple[int, int]]] = {}
        for place, happening in enumerate(happenings):
            if happening.kind == "read":
                reads[happening.slot, happening.address] = place, happening
            elif happening.kind == "write":
                begin, read = reads.get((happening.slot, happening.address), (place, None))
                others = [slot for at, slot in writes.get(happening.address, ()) if at > begin]
                if read is not None and any(slot != happening.slot for slot in others):
                    until = self._end_of_update(read.places[-1], happening.places[-1])
                    if until >= 0:
                        at = read.places[-1]
                        yield Option(Patch(at.method.definition.token, at.offset, "atomic", until=until), True)
                writes.setdefault(happening.address, []).append((place, happening.slot))

    def _matters(self, first: Happening, second: Happening) -> bool:
        return kind_of(first.address) in self._shared and kind_of(second.address) in self._shared

    def _between(self, first: Happening, second: Happening, walk: Walk) -> Iterator[Option]:
        for ground in self._grounds(first, second, walk):
            yield Option(Patch(ground.method.definition.token, ground.offset, "FB", ground.skips_back))
        if self._barriers_only:
            return
        if first.access in READS and self._stops(first, second, "VR", second.access):
            yield from self._volatile(first, False)
        if second.access in WRITES and self._stops(first, second, first.access, "VW"):
            yield from self._volatile(second, True)

    def _grounds(self, first: Happening, second: Happening, walk: Walk) -> Iterator[Ground]:
        """Where a barrier keeps two operations in order. What has been written to an object of the thread is issued
        by the write that publishes it: a barrier between the two stands after the object was made."""
        if first.address[0] in reached(second.value):
            return walk.since_made(first.slot, self._places[first.address[0][1]], second.issued)
        return walk.between(first.slot, first.issued, second.issued)

    def _stops(self, first: Happening, second: Happening, earlier: str, later: str) -> bool:
        if not second.access or not first.access:
            return False
        pending = Pending(0, Operation(earlier, first.address), None, None)
        return self._order.must_wait(pending, Operation(later, second.address))

    def _volatile(self, happening: Happening, writes: bool) -> Iterator[Option]:
        place = happening.places[-1]
        if self._is_possible(place, writes):
            yield Option(Patch(place.method.definition.token, place.offset, "volatile"), writes)
