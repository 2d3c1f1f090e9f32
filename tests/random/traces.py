"""What a thread of a program does on its own, if its reads return what is guessed, and what depends on which read.

An address depends on the reads that it is made of, a written value likewise, and everything on the branches before it.
That a reference is not null and an index in its range are branches.

Where plain reads may be made again, each use of a variable that has been read is a choice: what it has, or another read
right there, if that could have come so late.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from fencepost.memory.model import WRITES
from tests.random import program as p

Reads = frozenset[int]
"""Numbers of events, on which something depends."""

_NONE: Reads = frozenset()
_NULL, _RANGE = "System.NullReferenceException", "System.IndexOutOfRangeException"
_BARRIERS = {"Interlocked.MemoryBarrier": "FB", "Volatile.ReadBarrier": "RB", "Volatile.WriteBarrier": "WB"}
RETURNS, SPINS = "returns", "spins"


class Event(NamedTuple):
    """`value` is what is read or written, `old` what a read-modify-write has read. `own` is the number of the thread's
    last write before a read to the same address, or -1."""

    kind: str
    address: Any
    value: Any = None
    uses: Reads = _NONE
    data: Reads = _NONE
    control: Reads = _NONE
    old: Any = None
    own: int = -1


class Trace(NamedTuple):
    """`end`: the thread returns, spins, or throws an exception that nothing handles."""

    events: tuple[Event, ...]
    end: str


Known = dict[Any, set[Any]]
"""The values that may be guessed, by address; the initial one if there are none."""


def initial(address: Any) -> Any:
    """What an address has at first: numbers are 0; references, and the owners of locks, are null."""
    is_reference = address in p.SLOTS or (isinstance(address, tuple) and (len(address) == 1 or address[1] == "next"))
    return None if is_reference else 0


Late = Callable[[Event, Event], bool]
"""True if a plain read that nothing depends on may be later than an event after it."""

_KEPT = "kept"


def traces(block: p.Block, slot: int, known: Known, late: Late | None = None) -> Iterator[Trace]:
    """One trace for each way to guess, and to read again if that may be `late`."""
    pending: list[tuple[Any, ...]] = [()]
    while pending:
        guesses = pending.pop()
        try:
            yield Thread(slot, guesses, late).trace(block)
        except Unguessed as question:
            address, *kept = question.args
            values = known.get(address, {initial(address)})
            pending.extend((*guesses, value) for value in [*values.difference(kept), *[_KEPT] * len(kept)])


class Unguessed(Exception):  # noqa: N818  # a question, not an error
    pass


class Thrown(Exception):  # noqa: N818  # an exception of the program
    pass


class Spinning(Exception):  # noqa: N818  # an end of a trace
    pass


class Thread:
    """A thread that runs alone, on guesses. What a variable depends on is kept beside it."""

    def __init__(self, slot: int, guesses: tuple[Any, ...], late: Late | None) -> None:
        self.slot, self.guesses, self.used, self.made, self.late = slot, guesses, 0, 0, late
        self.reads: dict[tuple[str, int], int] = {}
        self.events: list[Event] = []
        self.integers: list[int] = [0] * p.INTEGERS
        self.references: list[Any] = [None] * p.REFERENCES
        self.taints = {("i", n): _NONE for n in range(p.INTEGERS)} | {("n", n): _NONE for n in range(p.REFERENCES)}
        self.control = _NONE

    def trace(self, block: p.Block) -> Trace:
        try:
            self.block(block)
        except Thrown as thrown:
            return Trace(tuple(self.events), str(thrown))
        except Spinning:
            return Trace(tuple(self.events), SPINS)
        return Trace(tuple(self.events), RETURNS)

    def value(self, expression: p.Expression) -> tuple[int, Reads]:
        match expression:
            case p.Local(number):
                value, uses = self.use(("i", number))
                return int(value), uses
            case p.Binary(operator, left, right):
                (a, one), (b, other) = self.value(left), self.value(right)
                return p.evaluate(p.Binary(operator, p.Constant(a), p.Constant(b)), ()), one | other
        return p.evaluate(expression, ()), _NONE

    def use(self, variable: tuple[str, int]) -> tuple[Any, Reads]:
        """What a variable has, or what it has been read from has now."""
        value = self.integers[variable[1]] if variable[0] == "i" else self.references[variable[1]]
        number = self.reads.get(variable)
        if self.late is None or number is None:
            return value, self.taints[variable]
        read = self.events[number]
        if not all(self.late(read, event) for event in self.events[number + 1 :]):
            return value, self.taints[variable]
        again = self.guess(read.address, value)
        return (value, self.taints[variable]) if again == _KEPT else self.take("R", read.address, again, read.uses)

    def keep(self, variable: tuple[str, int]) -> None:
        """A variable gets what the last event has read."""
        number = len(self.events) - 1
        self.reads.pop(variable, None)
        if self.events[number].kind == "R":
            self.reads[variable] = number

    def address(self, place: p.Place | p.Slot | p.Next) -> tuple[Any, Reads]:
        """Where a place is; that it is one has been checked, and all that follows depends on that."""
        if isinstance(place, p.Static | p.Slot):
            return place.name, _NONE
        if isinstance(place, p.Element):
            index, uses = self.value(place.index)
            self.control |= uses
            if not 0 <= index < p.ELEMENTS:
                raise Thrown(_RANGE)
            return ("a", index), uses
        node, uses = self.use(("n", place.reference))
        self.control |= uses
        if node is None:
            raise Thrown(_NULL)
        return (node, "next" if isinstance(place, p.Next) else place.name), uses

    def add(self, kind: str, address: Any = None, value: Any = None, uses: Reads = _NONE, data: Reads = _NONE) -> None:
        self.events.append(Event(kind, address, value, uses, data, self.control))

    def guess(self, address: Any, *kept: Any) -> Any:
        if self.used == len(self.guesses):
            raise Unguessed(address, *kept)
        self.used += 1
        return self.guesses[self.used - 1]

    def read(self, place: Any, ordered: bool = False) -> tuple[Any, Reads]:
        address, uses = self.address(place)
        kind = "VR" if ordered or _is_volatile(place) else "R"
        return self.take(kind, address, self.guess(address), uses)

    def take(self, kind: str, address: Any, value: Any, uses: Reads) -> tuple[Any, Reads]:
        through, own = _NONE, -1
        for number, event in enumerate(self.events):
            if event.kind in WRITES and event.address == address:
                through, own = event.data | event.uses, number
        self.events.append(Event(kind, address, value, uses, control=self.control, own=own))
        return value, through | {len(self.events) - 1}

    def write(self, place: Any, value: Any, data: Reads, ordered: bool = False) -> None:
        address, uses = self.address(place)
        kind = "WP" if isinstance(value, tuple) else "W"
        self.add("VW" if ordered or _is_volatile(place) else kind, address, value, uses, data)

    def block(self, block: p.Block) -> None:
        for statement in block:
            self.execute(statement)

    def execute(self, statement: p.Statement) -> None:
        integers, taints = self.integers, self.taints
        match statement:
            case p.Assign(local, value):
                source = self.reads.get(("i", value.number)) if isinstance(value, p.Local) else None
                if source is not None and isinstance(value, p.Local):
                    integers[local], taints["i", local] = integers[value.number], taints["i", value.number]
                    self.reads["i", local] = source
                else:
                    integers[local], taints["i", local] = self.value(value)
                    self.reads.pop(("i", local), None)
            case p.Load(local, place, ordered):
                integers[local], taints["i", local] = self.read(place, ordered)
                self.keep(("i", local))
            case p.Store(place, value, ordered):
                self.write(place, *self.value(value), ordered)
            case p.Update(operation, local, place, value, comparand):
                (address, uses), (operand, data) = self.address(place), self.value(value)
                old = self.guess(address)
                new = p.wrap(old + operand) if operation == "Add" else operand
                if operation == "CompareExchange" and old != self.value(comparand)[0]:
                    new = old
                self.events.append(Event("RMW", address, new, uses, data, self.control, old))
                integers[local], taints["i", local] = (new if operation == "Add" else old), _NONE
                self.reads.pop(("i", local), None)
            case p.Barrier(name):
                self.add(_BARRIERS[name])
            case p.Make(reference):
                self.references[reference], taints["n", reference] = (self.slot, self.made), _NONE
                self.reads.pop(("n", reference), None)
                self.made += 1
            case p.LoadReference(reference, source):
                self.references[reference], taints["n", reference] = self.read(source)
                self.keep(("n", reference))
            case p.StoreReference(target, reference):
                node, data = (None, _NONE) if reference < 0 else self.use(("n", reference))
                self.write(target, node, data)
            case p.UpdateReference(operation, into, target, reference):
                (address, uses), (node, data) = self.address(target), self.use(("n", reference))
                old = self.guess(address)
                new = node if operation == "Exchange" or old is None else old
                self.events.append(Event("RMW", address, new, uses, data, self.control, old))
                self.references[into], taints["n", into] = old, _NONE
                self.reads.pop(("n", into), None)
            case p.If(condition, then, otherwise):
                chosen, uses = self.value(condition)
                self.control |= uses
                self.block(then if chosen else otherwise)
            case p.Repeat(times, body):
                self.block(body * times)
            case p.Await(place, value):
                # Reads that are followed by another one of the same can be left out of any run.
                read, uses = self.read(place)
                self.control |= uses
                if read != value:
                    del self.events[-1]
                    raise Spinning
            case p.Lock(gate, body):
                self.add("LA", (gate,))
                try:
                    self.block(body)
                except Thrown:
                    self.add("LR", (gate,))
                    raise
                self.add("LR", (gate,))
            case p.Try(body, handler):
                try:
                    self.block(body)
                except Thrown:
                    self.block(handler)
            case _:
                raise AssertionError(f"the axioms do not know {statement}")


def _is_volatile(place: Any) -> bool:
    return getattr(place, "name", "") in (*p.VOLATILE, "g")
