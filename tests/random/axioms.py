"""All outcomes of a program under a memory model, by its definition: events, and every order in which they take effect.

A run is an order of the events of one trace of each thread, in which those of a thread that may not pass each other do
not, and each read returns what its trace has guessed: the thread's own last write to the address if that has not taken
effect yet, else what memory has. Guesses are initial values and what runs write, so no value comes from nowhere.

Where writes reach threads one by one (`multi_copy_atomic` is off), that they do are steps of their own; a thread reads
the latest of the writes that have reached it, by an order of those to each address that is the same for all threads.

Shares nothing with the machine, which has windows and never sees a whole run; it knows models as data.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any, NamedTuple

from fencepost.memory.model import READS, WRITES, MemoryModel
from tests.random import program as p
from tests.random.reference import Outcome
from tests.random.traces import RETURNS, SPINS, Event, Known, Late, Trace, initial, traces

_FINALS = (*p.PLAIN, *p.VOLATILE, *(("a", index) for index in range(p.ELEMENTS)), *(r.name for r in p.RESULTS))


def explore(program: p.Program, model: MemoryModel, limit: int) -> set[Outcome] | None:
    """Everything that the program can do, or None if that is more than so many states. Its main thread starts the
    others and joins them; they end, wait for each other, or fail."""
    runs = _Runs(model, limit) if model.switches.multi_copy_atomic else _Spreading(model, limit)
    size = -1
    while size < runs.size():
        size = runs.size()
        slots = range(1, len(program.threads) + 1)
        found = [list(traces(program.code(slot), slot, runs.known, _late(model))) for slot in slots]
        if prod(map(len, found)) > limit:
            return None
        for chosen in product(*found):
            runs.explore(chosen)
        if len(runs.seen) > limit:
            return None
    return runs.outcomes


Memory = dict[Any, Any]


class _State(NamedTuple):
    """`done` has a bit for each event of each trace."""

    traces: tuple[Trace, ...]
    done: tuple[int, ...]
    memory: frozenset[tuple[Any, Any]]


class _Runs:
    """All runs of the traces that have been looked at, and the values that they have written."""

    def __init__(self, model: MemoryModel, limit: int) -> None:
        self._model, self._limit = model, limit
        self._before: dict[Trace, tuple[int, ...]] = {}
        self.known: Known = {}
        self.outcomes: set[Outcome] = set()
        self.seen: set[_State] = set()

    def size(self) -> int:
        return sum(map(len, self.known.values()))

    def explore(self, chosen: tuple[Trace, ...]) -> None:
        for trace in chosen:
            if trace not in self._before:
                self._before[trace] = _before(self._model, trace.events)
        pending = [_State(chosen, (0,) * len(chosen), frozenset())]
        while pending and len(self.seen) <= self._limit:
            state = pending.pop()
            if state not in self.seen:
                self.seen.add(state)
                after = list(self._after(state))
                pending.extend(after)
                self.outcomes.update(_outcomes(state, bool(after)))

    def _after(self, state: _State) -> Iterator[_State]:
        memory = dict(state.memory)
        for slot, (trace, done) in enumerate(zip(state.traces, state.done, strict=True)):
            before = self._before[trace]
            for number, event in enumerate(trace.events):
                if done >> number & 1 or before[number] & ~done:
                    continue
                early = event.own >= 0 and not done >> event.own & 1
                own = (trace.events[event.own].value,) if early else ()
                marked = (*state.done[:slot], done | 1 << number, *state.done[slot + 1 :])
                for after in self._effects((slot, number), event, memory, own):
                    yield _State(state.traces, marked, frozenset(after.items()))

    def _effects(self, at: tuple[int, int], event: Event, memory: Memory, own: tuple[Any, ...]) -> Iterator[Memory]:
        """Memory after an event, in each way in which it can take effect; a read may get an `own` value."""
        (value,) = own or (memory.get(event.address, initial(event.address)),)
        written = self._effect(at[0], event, value)
        if written is not None:
            yield {**memory, **dict(written)}

    def _effect(self, slot: int, event: Event, value: Any) -> tuple[tuple[Any, Any], ...] | None:
        """What an event writes where its address has a value; None if it cannot take effect."""
        kind, address = event.kind, event.address
        if kind in WRITES or (kind == "RMW" and value == event.old):
            self.known.setdefault(address, {initial(address)}).add(event.value)
            return ((address, event.value),)
        if kind in READS:
            return () if value == event.value else None
        if kind in ("LA", "LR"):
            owner, depth = value or (slot, 0)
            depth += 1 if kind == "LA" else -1
            return ((address, (slot, depth) if depth else None),) if owner == slot else None
        return () if kind in ("FB", "RB", "WB") else None


Writes = frozenset[tuple[int, int]]
"""Writes by thread and number."""


class _Spreading(_Runs):
    """Runs in which writes reach threads one by one. Memory has the last value at each address, and besides the writes
    to it in order, those that have reached each thread, and those that a write, a lock or a thread's floor brings."""

    def _after(self, state: _State) -> Iterator[_State]:
        yield from super()._after(state)
        memory = dict(state.memory)
        every = [write for key, writes in memory.items() if key[0] == "order" for write, _ in writes]
        for slot in range(len(state.traces)):
            for write in every:
                if write not in _reached(memory, slot):
                    yield state._replace(memory=frozenset(self._reach(memory, slot, frozenset([write])).items()))

    @staticmethod
    def _reach(memory: Memory, slot: int, writes: Writes) -> Memory:
        """Memory once writes have reached a thread, and before them what they bring."""
        brought = frozenset().union(*[memory[("brings", write)] for write in writes])
        return {**memory, ("reached", slot): _reached(memory, slot) | writes | brought}

    def _effects(self, at: tuple[int, int], event: Event, memory: Memory, own: tuple[Any, ...]) -> Iterator[Memory]:
        slot, kind, address = at[0], event.kind, event.address
        mine = _reached(memory, slot)
        order = memory.get(("order", address), ())
        if kind in READS:
            seen = tuple([value for write, value in order if write in mine])
            (value,) = own or (seen[-1:] or (initial(address),))
            if value == event.value:
                yield memory
        elif kind in WRITES:
            self.known.setdefault(address, {initial(address)}).add(event.value)
            first = max((place for place, (write, _) in enumerate(order, 1) if write in mine), default=0)
            for place in range(first, len(order) + 1):
                yield self._written(memory, at, event, place)
        elif kind == "RMW":
            last = order[-1][1] if order else initial(address)
            if last == event.old:
                self.known.setdefault(address, {initial(address)}).add(event.value)
                before = self._everywhere(self._reach(memory, slot, frozenset(write for write, _ in order)), slot)
                yield self._everywhere(self._written(before, at, event, len(order)), slot)
        elif kind == "FB":
            yield self._everywhere(memory, slot)
        elif kind in ("RB", "WB"):
            yield {**memory, ("floor", slot): mine} if kind == "WB" else memory
        else:
            yield from self._locked(slot, event, memory)

    def _locked(self, slot: int, event: Event, memory: Memory) -> Iterator[Memory]:
        written = self._effect(slot, event, memory.get(event.address))
        if written is not None:
            brings, mine = ("lock brings", event.address), _reached(memory, slot)
            if event.kind == "LA":
                yield {**memory, **dict(written), ("reached", slot): mine | memory.get(brings, frozenset())}
            else:
                yield {**memory, **dict(written), brings: mine}

    def _written(self, memory: Memory, at: tuple[int, int], event: Event, place: int) -> Memory:
        """Memory after a write that comes at a place among those to its address."""
        order, mine = memory.get(("order", event.address), ()), _reached(memory, at[0])
        order = (*order[:place], (at, event.value), *order[place:])
        flags = self._model.may_pass("W", event.kind)
        if flags is None:
            brings = mine
        else:
            object = event.value if "p" in flags and isinstance(event.value, tuple) else ()
            brings = frozenset(
                write
                for key, writes in memory.items()
                if key[0] == "order" and isinstance(key[1], tuple) and key[1][0] == object
                for write, _ in writes
                if write in mine
            )
        return {
            **memory,
            event.address: order[-1][1],
            ("order", event.address): order,
            ("brings", at): brings | memory.get(("floor", at[0]), frozenset()),
            ("reached", at[0]): mine | {at},
        }

    def _everywhere(self, memory: Memory, slot: int) -> Memory:
        mine = _reached(memory, slot)
        for other in range(p.MOST_THREADS):
            memory = self._reach(memory, other, mine)
        return memory


def _reached(memory: Memory, slot: int) -> Writes:
    found: Writes = memory.get(("reached", slot), frozenset())
    return found


def _before(model: MemoryModel, events: tuple[Event, ...]) -> tuple[int, ...]:
    """For each event, a bit for each that takes effect before it."""
    found = []
    for number, event in enumerate(events):
        if event.own >= 0:
            # Arm's (addr | data); rfi: a value that is read early is there once the write has it, and where it is.
            own = events[event.own]
            event = event._replace(uses=event.uses | own.uses | own.data)
        found.append(sum(1 << n for n in range(number) if _waits(model, n, events[n], event)))
    return tuple(found)


def _waits(model: MemoryModel, number: int, first: Event, second: Event) -> bool:
    """True if an event, which has a number, takes effect before a later one of its thread."""
    switches = model.switches
    if first.address is not None and first.address == second.address:
        reads = second.kind in READS
        early = reads and switches.forwarding and number <= second.own
        unordered = reads and first.kind in READS and not switches.same_address_reads
        if not early and not unordered:
            return True
    flags = model.may_pass(first.kind, second.kind)
    if flags is None or ("l" in flags and switches.lock_order == "implementation"):
        return True
    if "q" in flags and switches.volatile_order == "rcsc":
        return True
    if number in second.uses | second.data and (second.kind in WRITES or second.kind == "RMW" or "d" in flags):
        return True
    if number in second.control and (switches.control == "all" or (switches.control == "writes" and "c" in flags)):
        return True
    touched = first.address[0] if isinstance(first.address, tuple) else None
    return "p" in flags and isinstance(second.value, tuple) and touched == second.value


def _late(model: MemoryModel) -> Late | None:
    """What may come before a plain read on which nothing depends, if such reads may be made again."""
    if not model.switches.read_introduction:
        return None
    return lambda read, event: not _waits(model, _NOBODY, read, event)


_NOBODY = 1 << 20
"""The number of an event that no other depends on."""


def _outcomes(state: _State, moves: bool) -> Iterator[Outcome]:
    """How the program may end in a state: a failure does not wait for other threads, but what they have done by then
    must not hang on a guess."""
    both = list(zip(state.traces, state.done, strict=True))
    if not all(_hangs_on_no_guess(trace, done) for trace, done in both):
        return
    ended = [trace.end if done + 1 == 1 << len(trace.events) else "" for trace, done in both]
    yield from ((end,) for end in ended if end not in ("", RETURNS, SPINS))
    memory = dict(state.memory)
    if set(ended) == {RETURNS}:
        yield ("returned", 0, *(memory.get(address, 0) for address in _FINALS))
    elif not moves and all(end == RETURNS or (not end and _locks(*one)) for end, one in zip(ended, both, strict=True)):
        yield ("deadlock",)


def _hangs_on_no_guess(trace: Trace, done: int) -> bool:
    return all(done >> n & 1 or not done >> n or event.kind not in READS for n, event in enumerate(trace.events))


def _locks(trace: Trace, done: int) -> bool:
    """True if a lock comes next."""
    return trace.events[(~done & done + 1).bit_length() - 1].kind == "LA"
