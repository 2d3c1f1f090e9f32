"""Concurrent programs as small immutable data: what the generator makes, and machine, interpreter and printer read.

A program has a main thread and others that it starts. Each thread has four integer variables and two that refer to
nodes. The outcome of a run is what the main thread returns: a mix of each thread's integers, its own last, and then the
final values of the shared variables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

PLAIN, VOLATILE = ("x", "y", "z"), ("v", "w")
SLOTS = ("p", "q")
GATES = ("k", "l")
INTEGERS, REFERENCES, ELEMENTS, MOST_THREADS = 4, 2, 2, 4

# ---- expressions: of a thread's own variables only


class Constant(Struct, frozen=True):
    value: int


class Local(Struct, frozen=True):
    number: int


class Binary(Struct, frozen=True):
    """One of + - * ^ & == <, in 32 bits."""

    operator: str
    left: Expression
    right: Expression


Expression = Constant | Local | Binary

_OPERATORS: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "^": lambda a, b: a ^ b,
    "&": lambda a, b: a & b,
    "==": lambda a, b: int(a == b),
    "<": lambda a, b: int(a < b),
}


def evaluate(expression: Expression, integers: Sequence[int]) -> int:
    """The value of an expression, in the 32 bits of an `int`."""
    match expression:
        case Constant(value):
            return value
        case Local(number):
            return integers[number]
        case Binary(operator, left, right):
            return wrap(_OPERATORS[operator](evaluate(left, integers), evaluate(right, integers)))


def wrap(value: int) -> int:
    return (value + 2**31) % 2**32 - 2**31


# ---- places: shared integers, and shared references to nodes


class Static(Struct, frozen=True):
    name: str


class Field(Struct, frozen=True):
    """`f` (plain) or `g` (volatile) of the node that a reference variable refers to, if any."""

    reference: int
    name: str


class Element(Struct, frozen=True):
    index: Expression


Place = Static | Field | Element


class Slot(Struct, frozen=True):
    """A static field that refers to a node."""

    name: str


class Next(Struct, frozen=True):
    """The field `next` of a node."""

    reference: int


# ---- statements


class Assign(Struct, frozen=True):
    local: int
    value: Expression


class Load(Struct, frozen=True):
    """`ordered`: by `Volatile.Read`."""

    local: int
    place: Place
    ordered: bool = False


class Store(Struct, frozen=True):
    """`ordered`: by `Volatile.Write`."""

    place: Place
    value: Expression
    ordered: bool = False


class Update(Struct, frozen=True):
    """`Interlocked.` Exchange, Add or CompareExchange; the local variable gets what it returns."""

    operation: str
    local: int
    place: Place
    value: Expression
    comparand: Expression = Constant(0)


BARRIERS = ("Interlocked.MemoryBarrier", "Volatile.ReadBarrier", "Volatile.WriteBarrier")


class Barrier(Struct, frozen=True):
    name: str = BARRIERS[0]


class Make(Struct, frozen=True):
    """A new node."""

    reference: int


class LoadReference(Struct, frozen=True):
    reference: int
    source: Slot | Next


class StoreReference(Struct, frozen=True):
    """Stores a reference variable, or null for -1."""

    target: Slot | Next
    reference: int


class UpdateReference(Struct, frozen=True):
    """`Interlocked.Exchange` by a reference variable, or `CompareExchange` with null; `into` gets what was there."""

    operation: str
    into: int
    target: Slot | Next
    reference: int


class If(Struct, frozen=True):
    condition: Expression
    then: Block
    otherwise: Block = ()


class Repeat(Struct, frozen=True):
    times: int
    body: Block


class Await(Struct, frozen=True):
    """Reads again and again until the place has the value."""

    place: Static
    value: int


class Lock(Struct, frozen=True):
    gate: str
    body: Block


class TryLock(Struct, frozen=True):
    """Does nothing if the gate is taken; the local variable says whether it was not."""

    gate: str
    local: int
    body: Block


class Wait(Struct, frozen=True):
    """`Monitor.Wait`, with or without a timeout; the local variable says whether there was a pulse."""

    gate: str
    local: int
    timed: bool = False


class Pulse(Struct, frozen=True):
    gate: str
    everyone: bool = False


class Assert(Struct, frozen=True):
    condition: Expression


class Try(Struct, frozen=True):
    """`handler` runs after any exception in `body`."""

    body: Block
    handler: Block


class Start(Struct, frozen=True):
    """`like`: it runs the method of that thread, whose statements it has."""

    thread: int
    like: int | None = None


class Join(Struct, frozen=True):
    thread: int


Statement = (
    Assign | Load | Store | Update | Barrier | Make | LoadReference | StoreReference | UpdateReference | If | Repeat
    | Await | Lock | TryLock | Wait | Pulse | Assert | Try | Start | Join
)  # fmt: skip
Block = tuple[Statement, ...]

RESULTS = tuple(Static(f"r{number + 1}") for number in range(MOST_THREADS))
FINALS: tuple[Place, ...] = (
    *map(Static, PLAIN + VOLATILE), *(Element(Constant(index)) for index in range(ELEMENTS)), *RESULTS
)  # fmt: skip


def mix() -> Expression:
    """A thread's integers as one: all of them if they are small."""
    mixed: Expression = Local(0)
    for number in range(1, INTEGERS):
        mixed = Binary("+", Binary("*", mixed, Constant(16)), Local(number))
    return mixed


class Program(Struct, frozen=True):
    """`main` starts and joins the threads, which count from 0. With `alike`, threads that have the same statements run
    one method: they add what they have seen to one result."""

    main: Block
    threads: tuple[Block, ...]
    alike: bool = False

    def code(self, slot: int) -> Block:
        """What a thread runs: 0 is the main thread, which reads what it returns into locals after its own."""
        if slot and self.alike:
            block = self.threads[slot - 1]
            return (*block, Update("Add", 0, RESULTS[self.threads.index(block)], mix()))
        if slot:
            return (*self.threads[slot - 1], Store(RESULTS[slot - 1], mix()))
        return (*self.main, *(Load(INTEGERS + number, place) for number, place in enumerate(FINALS)))
