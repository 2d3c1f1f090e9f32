"""The rows of a trace: the actions of each thread, in the words of the source.

Uninterrupted actions of the library inside one call are one row. References that never change have no row, nor have
actions that the compiler added.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from msgspec.structs import replace

from fencepost.engine.shared.source_lines import SourceLines, SourceSpot
from fencepost.engine.shared.texts import readable
from fencepost.engine.telling.copies import copies
from fencepost.engine.telling.naming import Names, method_of_machine, public_name, short_name
from fencepost.engine.telling.plumbing import plumbing
from fencepost.engine.telling.reordering import passed
from fencepost.engine.telling.rounds import RoundRead
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.running.observed import content_of
from fencepost.machine.step import awaits_harness, awaits_left, places_waiting
from fencepost.machine.values.values import Obj, Ref
from fencepost.model.verdict import TraceRow
from fencepost.model.waits import Standing, Wait
from fencepost.search.replay import EnteredCall, Happening, Replayed
from fencepost.search.space import StateView

_MONITOR = {"lock", "release", "wait", "woken", "timeout", "pulse"}
_CALLS = {"begins", "returns"}
_SILENT = ("System.Threading.Tasks", "System.Runtime.CompilerServices")
_THREAD_SAFE = ("System.Threading.", "System.Collections.Concurrent.")
_PLAIN = {"System.Nullable`1", "System.Threading.Volatile"}
"""Types whose members are shown as the reads and writes that they make."""
_READERS = "System.Threading.ReaderWriterLockSlim"
"""Its writer has the lock of an object of its own."""
_INTERLOCKED = "System.Threading.Interlocked"
_UNTOLD = {"owner", "version", "head", "tail", "stage", "freeList", "freeCount"}
"""The library's fields that say nothing to readers who do not know the library."""


class LibraryCall(NamedTuple):
    """The happenings of a thread in one call of a library member, until another thread comes in between. `stands_for`
    is the operation that is shown for a call that the compiler has made."""

    slot: int
    method: MethodInstance
    spot: SourceSpot | None
    happenings: tuple[Happening, ...]
    whole: bool
    stands_for: str | None = None


_NO_ROUNDS: Mapping[int, tuple[RoundRead, ...]] = {}


class Tracer:
    """Describes one run. Rows of happenings that are not among the `causes` of its end are not needed."""

    def __init__(
        self, run: Replayed, names: Names, places: SourceLines, threads: list[str],
        numbers: Mapping[int, int], causes: frozenset[int] | None = None,
        rounds: Mapping[int, tuple[RoundRead, ...]] = _NO_ROUNDS,
    ) -> None:  # fmt: skip
        self._run = run
        self._causes = causes
        self._rounds = rounds
        self._names = names
        self._places = places
        self._threads = threads
        self._numbers = numbers
        self.calls = list(self._calls())
        self._on = {(entered.slot, entered.call): entered.on for entered in run.entered}
        self._copies = {copy.happenings[0].number: copy for copy in copies(run.happenings, names)}
        self._copied = {one.number for copy in self._copies.values() for one in copy.happenings}
        self._asked: set[int] = set()
        self._passed: dict[int, list[Happening]] = {}
        for late, passing in sorted(passed(run), key=lambda pair: pair[0].issued):
            self._passed.setdefault(passing.number, []).append(late)

    def rows(self) -> tuple[TraceRow, ...]:
        """All rows, with how the run ends."""
        found: list[TraceRow] = []
        pending: dict[int, Happening] = {}
        effects: dict[int, int] = {}
        entered = list(self._run.entered[::-1])
        position = {happening.number: number for number, happening in enumerate(self._run.happenings)}
        for item in self._items():
            first = item.happenings[0] if isinstance(item, LibraryCall) else item
            while entered and entered[-1].before <= position[first.number]:
                found.extend(self._plumbing_row(entered.pop()))
            for late in self._passed_by(item):
                pending[len(found)] = late
                found.append(self.pending_row(late))
            for part in self._parts(item):
                before = len(found)
                found.extend(self._call_rows(part) if isinstance(part, LibraryCall) else self._plain_row(part))
                if isinstance(part, Happening) and part.late and len(found) > before:
                    effects[part.number] = len(found)
        while entered:
            found.extend(self._plumbing_row(entered.pop()))
        for at, late in pending.items():
            found[at] = replace(found[at], effect=effects.get(late.number))
        return (*found, *self._ending())

    # ---- what takes effect late

    def _passed_by(self, item: LibraryCall | Happening) -> Iterator[Happening]:
        """The happenings that a row passes: they were issued before it, and take effect after it or never."""
        for happening in item.happenings if isinstance(item, LibraryCall) else (item,):
            for late in self._passed.get(happening.number, ()):
                if self._is_shown(late):
                    yield late

    def pending_row(self, late: Happening) -> TraceRow:
        """The row of what is issued and does not take effect at once."""
        cell, value = self._names.cell(late.address), self._names.held(late.address, late.value)
        return self._row(late.slot, f"pending-{late.kind}", cell, value, self._places.spot(late.places), late)

    # ---- calls of the library

    def _key(self, happening: Happening) -> Any:
        called = self._places.called(happening.places)
        return None if called is None else (happening.slot, *called, happening.call)

    def _items(self) -> Iterator[LibraryCall | Happening]:
        calls = {call.happenings[0].number: call for call in self.calls}
        inside = {happening.number for call in self.calls for happening in call.happenings}
        for happening in self._run.happenings:
            if happening.number in calls:
                yield calls[happening.number]
            elif happening.number not in inside:
                yield happening

    def _calls(self) -> Iterator[LibraryCall]:
        groups: list[tuple[Any, list[Happening]]] = []
        for happening in self._run.happenings:
            key = self._key(happening)
            if groups and groups[-1][0] == key:
                groups[-1][1].append(happening)
            else:
                groups.append((key, [happening]))
        keys: dict[int, Any] = {}
        broken: set[int] = set()
        for number, (key, members) in enumerate(groups):
            before = keys.get(members[0].slot)
            if key is not None and before is not None and before[0] == key:
                broken |= {before[1], number}
            keys[members[0].slot] = (key, number)
        for number, (key, members) in enumerate(groups):
            if key is not None:
                spot = self._places.spot(members[0].places)
                yield LibraryCall(
                    members[0].slot, key[2], spot, tuple(members), number not in broken, plumbing(*key[1:3])
                )

    def _parts(self, item: LibraryCall | Happening) -> tuple[LibraryCall | Happening, ...]:
        """The parts of an item that have rows of their own: for a call that is not one row, each operation."""
        if isinstance(item, LibraryCall) and item.stands_for is None and not self._is_one_row(item):
            return item.happenings
        return (item,)

    def _call_rows(self, call: LibraryCall) -> Iterator[TraceRow]:
        """The row of a call that is shown as a whole."""
        if call.stands_for == "":
            return
        if call.stands_for is None and (name := self._member(call)) and not all(map(self._is_dull, call.happenings)):
            yield self._row(call.slot, "call", name, ", ".join(self.effects(call)), call.spot, *call.happenings)
        for happening in call.happenings:
            if happening.kind == "throw":
                yield from self._plain_row(happening)

    def _plumbing_row(self, entered: EnteredCall) -> Iterator[TraceRow]:
        """The row of a call that the compiler has made. A method that does not suspend need not go on."""
        op, name, slot = plumbing(entered.place, entered.method), entered.method.name, entered.slot
        if op is not None and name == "get_IsCompleted":
            self._asked.add(slot)
        elif op == "resumes" and slot in self._asked:
            self._asked.discard(slot)
        elif op:
            self._asked.discard(slot)
            # How a method ends that throws, the compiler places at its last line.
            spot = None if name == "SetException" else self._places.spot((entered.place,))
            row = self._row(slot, op, "", "", spot)
            yield replace(row, needed=self._is_needed(entered))

    def _is_needed(self, entered: EnteredCall) -> bool:
        """True if the row of a call is needed: something that the call does is needed or, if the call does nothing that
        other threads see, something that its thread does."""
        call = (entered.slot, entered.call)
        needed, doing, threads = self._needed_calls
        return self._causes is None or (call in needed if call in doing else entered.slot in threads)

    @cached_property
    def _needed_calls(self) -> tuple[set[tuple[int, int]], set[tuple[int, int]], set[int]]:
        """The calls with actions that matter, those with any actions, and the threads with actions that matter."""
        causes = self._causes or frozenset()
        inside = [one for one in self._run.happenings if self._places.called(one.places) is not None]
        doing = {(one.slot, one.call) for one in inside}
        needed = {(one.slot, one.call) for one in inside if one.number in causes}
        return needed, doing, {one.slot for one in self._run.happenings if one.number in causes}

    @staticmethod
    def _is_one_row(call: LibraryCall) -> bool:
        """True if a call is one row of the trace. A call that was interrupted has one as well, if no piece of it can go
        wrong."""
        owner = call.method.owner.generic
        if any(happening.late or (happening.kind in _MONITOR and owner != _READERS) for happening in call.happenings):
            return False
        return owner not in _PLAIN and (call.whole or owner.startswith(_THREAD_SAFE))

    def _member(self, call: LibraryCall) -> str:
        """The member as the source calls it, on the object that it is about; none for a constructor's work."""
        method, owner = call.method, call.method.owner
        if method.name == ".cctor":
            return ""
        if method.name == ".ctor":
            return f"new {public_name(owner)}"
        made_by = method_of_machine(owner)
        if made_by:
            return f"{short_name(owner)}.{made_by}"
        target = public_name(owner)
        on = self._on.get((call.slot, call.happenings[0].call))
        if on is not None and not self._names.is_internal(on) and self._names.class_of(on) is not None:
            return f"{self._names.object(on)}.{_called(method)}"
        for happening in call.happenings:
            klass = self._names.class_of(happening.address[0]) if happening.address else None
            is_own = klass is not None and owner in (klass, klass.base)
            if is_own and not self._names.is_internal(happening.address[0]):
                target = self._names.object(happening.address[0])
                break
        return f"{target}.{_called(method)}"

    def effects(self, call: LibraryCall) -> list[str]:
        """The changes that a call makes: the first value of a variable that it sees, and the last value that it
        leaves."""
        first: dict[Any, Any] = {}
        last: dict[Any, Any] = {}
        for happening in call.happenings:
            if happening.kind in ("read", "write"):
                first.setdefault(happening.address, happening.value)
                if happening.kind == "write":
                    last[happening.address] = happening.value
        if call.method.owner.generic == _INTERLOCKED:
            return [self._effect(self._names.cell(address), address, first, last) for address in first]
        changed = [address for address, value in last.items() if first[address] != value and self._is_telling(address)]
        plain = [address for address in changed if not isinstance(first[address] or last[address], Ref | Obj | tuple)]
        return [self._effect(self._names.field(address), address, first, last) for address in plain]

    def _is_telling(self, address: Any) -> bool:
        """True if a field of a library object says something to readers who do not know the library."""
        klass, field = self._names.class_of(address[0]), self._names.field(address)
        if klass is None or klass.name.startswith(_SILENT) or self._names.is_hidden(address):
            return False
        return field not in _UNTOLD and not field.endswith("]")

    def _effect(self, name: str, address: Any, first: dict[Any, Any], last: dict[Any, Any]) -> str:
        before = self._names.held(address, first[address])
        if address not in last:
            return f"{name} -> {before}"
        after = self._names.held(address, last[address])
        return f"{name} <- {after}" if before == after else f"{name} {before} -> {after}"

    # ---- single operations

    def _plain_row(self, happening: Happening) -> Iterator[TraceRow]:
        if happening.kind in _CALLS:
            yield from self._call_row(happening)
            return
        if not self._is_shown(happening):
            return
        if happening.number in self._copied:
            yield from self._copy_row(happening.number)
            return
        spot = self._places.spot(happening.places)
        if happening.kind == "throw":
            yield self._row(happening.slot, "throw", short_name(happening.value.klass), "", spot, happening)
            return
        if happening.kind == "wait":
            yield self._row(
                happening.slot, "call", f"Monitor.Wait({self._names.cell(happening.address)})", "", spot, happening
            )
            return
        if happening.kind == "pulse":
            cell, value = self._names.cell(happening.address), "" if happening.value else "nobody waits"
            yield self._row(happening.slot, "pulse", cell, value, spot, happening)
            return
        value = "" if happening.value is None and happening.kind not in ("read", "write") else happening.value
        cell = self._names.cell(happening.address)
        text = self._names.held(happening.address, value) if value != "" else ""
        op = happening.kind if happening.again is None else "reread"
        row = self._row(happening.slot, op, cell, text, spot, happening)
        yield replace(row, reordered=True) if happening.late else row

    def _copy_row(self, number: int) -> Iterator[TraceRow]:
        """The row of a copied struct, in place of that of its first part."""
        if (copy := self._copies.get(number)) is not None:
            first = copy.happenings[0]
            text = self._names.literal(copy.klass, copy.value)
            spot = self._places.spot(first.places)
            yield self._row(first.slot, first.kind, self._names.cell(copy.address), text, spot, *copy.happenings)

    def _call_row(self, happening: Happening) -> Iterator[TraceRow]:
        """The beginning of a call of a generated test, or its result, if that is plain."""
        value = happening.value
        if happening.kind == "begins":
            yield self._row(happening.slot, "call", value, "", None)
        elif isinstance(value, tuple) and value[0] in ("number", "real", "struct"):
            text = self._names.literal(value[1], content_of(value))
            yield self._row(happening.slot, "returns", text, "", None)
        elif isinstance(value, tuple) and value[0] == "object" and isinstance(value[1], Ref):
            yield self._row(happening.slot, "returns", self._names.object(value[1].key), "", None)
        elif isinstance(value, str):
            yield self._row(happening.slot, "returns", self._names.value(value), "", None)

    def _is_shown(self, happening: Happening) -> bool:
        return any(map(self._places.is_users, happening.places)) and not self._is_dull(happening)

    def _is_dull(self, happening: Happening) -> bool:
        if happening.kind not in ("read", "write"):
            return False
        address = happening.address
        if address[0] == "initialized" or self._names.is_hidden(address):
            return True
        if (happening.kind == "read" or happening.value is None) and self._names.is_own_variable(address):
            return True
        if not isinstance(happening.value, Ref) or happening.again is not None:
            return False
        cell = self._run.space.cells.get(address)
        known = happening.kind == "read" or happening.places[-1].method.name == ".cctor"
        return known and cell is not None and len(cell.values) <= 2

    def _row(
        self, slot: int, op: str, cell: str, value: str, spot: SourceSpot | None, *happenings: Happening
    ) -> TraceRow:  # fmt: skip
        """A row of these happenings; without any, the row is always needed."""
        file, line, code = (spot.file, spot.point.line, spot.code) if spot is not None else (None, None, "")
        needed = self._causes is None or not happenings or any(h.number in self._causes for h in happenings)
        return TraceRow(self._numbers[slot], op, cell, value, False, file, line, code, needed=needed)

    # ---- the end

    def _ending(self) -> Iterator[TraceRow]:
        run = self._run
        if run.failure is not None:
            if run.failure.kind != "exception":
                spot = self._places.spot(run.failure.places)
                yield self._row(run.failed_slot, "fails", readable(run.failure.message), "", spot)
            return
        for standing in run.standings:
            if standing.wait is not None:
                yield self._row(standing.slot, "wait", "", self.whatever(standing), self.where(standing.slot))
            elif standing.slot in self._rounds:
                read = self.polled(standing.slot)
                yield self._row(standing.slot, "spin" if read else "runs", "", read, self.loop(standing.slot))

    def goes_round(self, slot: int) -> bool:
        return slot in self._rounds

    def polled(self, slot: int) -> str:
        """The values that a thread that goes round finds each time, in variables that have names."""
        values = {read.address: read.value for read in self._rounds.get(slot, ()) if self._is_told(read)}
        return ", ".join(
            [f"{self._names.cell(cell)} = {self._names.held(cell, value)}" for cell, value in values.items()]
        )

    def loop(self, slot: int) -> SourceSpot | None:
        """Where a thread goes round: at the first variable that it reads there, else where it stands."""
        told = (read for read in self._rounds.get(slot, ()) if self._is_told(read))
        return next((self._places.spot(read.places) for read in told), None) or self.where(slot)

    def _is_told(self, read: RoundRead) -> bool:
        return self._is_shown(Happening(-1, -1, "read", read.address, read.value, read.places))

    def where(self, slot: int) -> SourceSpot | None:
        """The line at which a thread stands at the end of the run."""
        space, state = self._run.space, self._run.state
        view = StateView(space, slot, state)
        return self._places.spot(places_waiting(space.world, slot, space.started(state, slot), view))

    def left(self) -> list[SourceSpot]:
        """The awaits at which asynchronous methods have stopped at the end of the run, other than for each other."""
        view = StateView(self._run.space, 0, self._run.state)
        spots = [self._places.spot((place,)) for place in awaits_left(self._run.space.world, view)]
        return sorted({spot for spot in spots if spot is not None}, key=lambda spot: (spot.file, spot.point.line))

    def awaited(self, wait: Wait) -> str:
        """The object or event that a thread waits for, in words."""
        name = self._names.object(wait.on) if wait.on is not None else ""
        match wait.kind:
            case "end":
                return f"the end of {wait.what}"
            case "lock":
                return f"the lock {name}" if name else wait.what
            case "exit":
                return f"the process to end with code {wait.what}"
            case "initializer":
                return wait.what
            case "pulse":
                return f"a pulse on {name or wait.what}"
            case _:
                said = name and name not in wait.what and not self._names.is_internal(wait.on)
                return f"{wait.what} on {name}" if said else wait.what

    def whatever(self, standing: Standing) -> str:
        """The thing that a thread waits for; for the main thread, it may be the task of an asynchronous harness."""
        wait = standing.wait
        if wait is None:
            return ""
        space, state = self._run.space, self._run.state
        if wait.kind == "task" and awaits_harness(space.started(state, standing.slot)):
            return "the task that it awaits"
        return self.wait_text(wait)

    def wait_text(self, wait: Wait) -> str:
        """The thing that a thread waits for; for a lock, also who holds it and since which line."""
        holder = self._holder(wait)
        return f"{self.awaited(wait)}, which {holder}" if holder else self.awaited(wait)

    def _holder(self, wait: Wait) -> str:
        if wait.kind == "initializer":
            return f"{self._threads[wait.whom]} runs"
        if wait.kind != "lock" or wait.whom < 0:
            return ""
        spot = self._taken(wait)
        return f"{self._threads[wait.whom]} holds" + (f" since {spot}" if spot is not None else "")

    def _taken(self, wait: Wait) -> SourceSpot | None:
        """Where the thread that holds a lock took it."""
        found: SourceSpot | None = None
        for happening in self._run.happenings:
            if happening.slot == wait.whom and happening.kind == "lock" and happening.address == (wait.on, "lock"):
                found = self._places.spot(happening.places)
            elif happening.slot == wait.whom and happening.kind == "woken" and happening.address == (wait.on, "lock"):
                found = found or self._places.spot(happening.places)
            elif happening.slot == wait.whom and happening.kind == "write" and happening.address[0] == wait.on:
                found = self._places.spot(happening.places)
        return found


def _called(method: MethodInstance) -> str:
    """A member's name as the source has it."""
    return method.name.rpartition(".")[2].removeprefix("get_").removeprefix("set_")


def waiting(run: Replayed) -> tuple[Standing, ...]:
    """The threads that cannot go on at the end of a run."""
    return tuple([standing for standing in run.standings if standing.wait is not None])
