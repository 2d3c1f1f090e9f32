"""All outcomes of a program by brute force: every interleaving of single accesses, on states made of dictionaries.

Shares nothing with the machine, and reduces nothing: each access to a shared variable is a step, and so are whatever
may end the program, and acquiring and releasing a lock. What a thread does on its own belongs to the step before it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from tests.random import program as p

Outcome = tuple[Any, ...]
_NULL, _RANGE = "System.NullReferenceException", "System.IndexOutOfRangeException"
_UNLOCKED = "System.Threading.SynchronizationLockException"


class Explored(NamedTuple):
    """`hangs` is whether some run comes to where no outcome is possible any more, of a program that has any."""

    outcomes: set[Outcome]
    states: int
    hangs: bool = False


class Thrown(Exception):  # noqa: N818  # an exception of the program
    pass


class Exit(Struct, frozen=True):
    """What is left to do after the body of a lock; `Handled`: of a try; `Wake`: in a wait; `Leave`: in a thread."""

    gate: str


class Handled(Struct, frozen=True):
    handler: p.Block


class Wake(Struct, frozen=True):
    gate: str
    local: int
    depth: int
    timed: bool
    pulsed: int = 1


class Leave(Struct, frozen=True):
    pass


_LOCAL = (p.Assign, p.Barrier, p.If, p.Make, p.Repeat, p.Start, p.Try, Handled)


class Thread(NamedTuple):
    todo: tuple[Any, ...]
    integers: tuple[int, ...]
    references: tuple[Any, ...] = (None,) * p.REFERENCES
    made: int = 0


class Run:
    """A copy of a state in which one thread makes a step; `done` is the outcome if the program ends by it."""

    def __init__(self, program: p.Program, threads: dict[int, Thread], memory: dict[Any, Any], slot: int) -> None:
        self.program, self.threads, self.memory, self.slot = program, dict(threads), dict(memory), slot
        self.todo, integers, references, self.made = threads[slot]
        self.integers, self.references = list(integers), list(references)
        self.done: Outcome | None = None

    def step(self) -> bool:
        """One statement, and then what the thread does on its own; False if the thread has to wait."""
        moved = self.once()
        while moved and self.done is None and self.todo and self.is_local(self.todo[0]):
            self.once()
        self.threads[self.slot] = Thread(self.todo, tuple(self.integers), tuple(self.references), self.made)
        return moved

    def statement(self) -> bool:
        """One statement; False if the thread has to wait."""
        moved = self.once()
        self.threads[self.slot] = Thread(self.todo, tuple(self.integers), tuple(self.references), self.made)
        return moved

    def whole(self) -> bool:
        """All statements of the thread in one piece; False if that is not possible."""
        able = self.once()
        while able and self.done is None and self.todo:
            able = self.once()
        self.threads[self.slot] = Thread(self.todo, tuple(self.integers), tuple(self.references), self.made)
        return able

    def is_local(self, statement: Any) -> bool:
        ended = isinstance(statement, p.Join) and not self.threads[statement.thread + 1].todo
        return ended or isinstance(statement, _LOCAL)

    def once(self) -> bool:
        before, self.todo = self.todo, self.todo[1:]
        try:
            if self.execute(before[0]):
                return True
        except Thrown as thrown:
            self.unwind(before[1:], str(thrown))
            return True
        self.todo = before
        return False

    def unwind(self, todo: tuple[Any, ...], name: str) -> None:
        """Goes on at the innermost handler, after the releases on the way there."""
        handlers = [number for number, left in enumerate(todo) if isinstance(left, Handled)]
        if handlers:
            inner, (handled, *outer) = todo[: handlers[0]], todo[handlers[0] :]
            self.todo = (*(left for left in inner if isinstance(left, Exit)), *handled.handler, *outer)
        else:
            self.done = (name,)

    def address(self, place: p.Place | p.Slot | p.Next) -> Any:
        if isinstance(place, p.Static | p.Slot):
            return place.name
        if isinstance(place, p.Element):
            index = p.evaluate(place.index, self.integers)
            if not 0 <= index < p.ELEMENTS:
                raise Thrown(_RANGE)
            return ("a", index)
        if self.references[place.reference] is None:
            raise Thrown(_NULL)
        return (self.references[place.reference], "next" if isinstance(place, p.Next) else place.name)

    def depth(self, gate: str) -> int:
        """How often the thread holds the lock."""
        owner, depth = self.memory[gate]
        if owner != self.slot:
            raise Thrown(_UNLOCKED)
        return int(depth)

    def acquire(self, gate: str, more: int) -> bool:
        owner, depth = self.memory[gate]
        if owner in (self.slot, None):
            self.memory[gate] = (self.slot, depth + more)
        return owner in (self.slot, None)

    def execute(self, statement: Any) -> bool:
        """Does the statement if it can be done now. True if it was done."""
        memory, integers = self.memory, self.integers
        match statement:
            case p.Assign(local, value):
                integers[local] = p.evaluate(value, integers)
            case p.Load(local, place, _):
                integers[local] = memory[self.address(place)]
            case p.Store(place, value, _):
                memory[self.address(place)] = p.evaluate(value, integers)
            case p.Update(operation, local, place, value, comparand):
                address, operand = self.address(place), p.evaluate(value, integers)
                old = new = memory[address]
                if operation == "Add":
                    old = new = p.wrap(old + operand)
                elif operation == "Exchange" or old == p.evaluate(comparand, integers):
                    new = operand
                memory[address], integers[local] = new, old
            case p.Make(reference):
                node = self.references[reference] = (self.slot, self.made)
                self.made += 1
                memory |= {(node, "f"): 0, (node, "g"): 0, (node, "next"): None}
            case p.LoadReference(reference, source):
                self.references[reference] = memory[self.address(source)]
            case p.StoreReference(target, reference):
                memory[self.address(target)] = None if reference < 0 else self.references[reference]
            case p.UpdateReference(operation, into, target, reference):
                address, node = self.address(target), self.references[reference]
                self.references[into] = memory[address]
                if operation == "Exchange" or memory[address] is None:
                    memory[address] = node
            case p.If(condition, then, otherwise):
                self.todo = (*(then if p.evaluate(condition, integers) else otherwise), *self.todo)
            case p.Repeat(times, body):
                self.todo = (*body * times, *self.todo)
            case p.Await(place, value):
                self.todo = self.todo if memory[place.name] == value else (statement, *self.todo)
            case p.Assert(condition):
                self.done = None if p.evaluate(condition, integers) else ("assertion",)
            case p.Try(body, handler):
                self.todo = (*body, Handled(handler), *self.todo)
            case p.Start(thread):
                self.threads[thread + 1] = Thread((*self.program.code(thread + 1), Leave()), (0,) * p.INTEGERS)
            case p.Join(thread):
                return not self.threads[thread + 1].todo
            case p.Lock(gate, body) | p.TryLock(gate, _, body):
                taken = self.acquire(gate, 1)
                if isinstance(statement, p.TryLock):
                    integers[statement.local] = int(taken)
                elif not taken:
                    return False
                self.todo = (*body, Exit(gate), *self.todo) if taken else self.todo
            case Exit(gate):
                memory[gate] = (self.slot, self.depth(gate) - 1) if self.depth(gate) > 1 else _FREE
            case p.Pulse(gate, everyone):
                self.depth(gate)
                memory[gate, "queue"] = () if everyone else memory[gate, "queue"][1:]
            case p.Wait(gate, local, timed):
                self.todo = (Wake(gate, local, self.depth(gate), timed), *self.todo)
                memory[gate, "queue"] += (self.slot,)
                memory[gate] = _FREE
            case Wake():
                return self.wake(statement)
        return True

    def wake(self, wake: Wake) -> bool:
        """A wait ends by a pulse, or by its timeout at any time; then it acquires the lock again."""
        queue = self.memory[wake.gate, "queue"]
        if self.slot in queue:
            self.memory[wake.gate, "queue"] = tuple(slot for slot in queue if slot != self.slot)
            self.todo = (Wake(wake.gate, wake.local, wake.depth, True, 0), *self.todo)
            return wake.timed
        self.integers[wake.local] = wake.pulsed
        return self.acquire(wake.gate, wake.depth)


_FREE = (None, 0)


def _first(program: p.Program) -> tuple[dict[int, Thread], dict[Any, Any]]:
    """The threads and the memory that a program begins with."""
    memory: dict[Any, Any] = dict.fromkeys([*p.PLAIN, *p.VOLATILE, *(r.name for r in p.RESULTS)], 0)
    memory |= {("a", index): 0 for index in range(p.ELEMENTS)} | dict.fromkeys(p.SLOTS)
    memory |= dict.fromkeys(p.GATES, _FREE) | {(gate, "queue"): () for gate in p.GATES}
    return {0: Thread(program.code(0), (0,) * (p.INTEGERS + len(p.FINALS)))}, memory


def explore(program: p.Program, limit: int, in_one_piece: bool = False) -> Explored | None:
    """Everything that the program can do, or None if that is more than so many states.

    With `in_one_piece`, nothing happens while a thread other than the main one runs.
    """
    pending: list[tuple[dict[int, Thread], dict[Any, Any], Any]] = [(*_first(program), None)]
    before: dict[Any, list[Any]] = {}
    ends: list[Any] = []
    outcomes: set[Outcome] = set()
    while pending:
        threads, memory, came_from = pending.pop()
        key = (frozenset(threads.items()), frozenset(memory.items()))
        known = key in before
        before.setdefault(key, []).append(came_from)
        if known:
            continue
        if len(before) > limit:
            return None
        runs = [Run(program, threads, memory, slot) for slot, thread in threads.items() if thread.todo]
        moved = [run for run in runs if (run.whole() if run.slot and in_one_piece else run.step())]
        outcomes.update(run.done for run in moved if run.done is not None)
        pending.extend((run.threads, run.memory, key) for run in moved if run.done is None)
        if not moved or any(run.done is not None for run in moved):
            ends.append(key)
        if not moved:
            integers = threads[0].integers
            final = ("returned", p.evaluate(p.mix(), integers), *integers[p.INTEGERS :])
            outcomes.add(("deadlock",) if runs else final)
    return Explored(outcomes, len(before), bool(ends) and not _all_lead_to(ends, before))


def movers(program: p.Program, limit: int) -> set[int] | None:
    """The threads all of whose statements commute with what every other thread does next to them; None if there are
    more than so many states. Ends of threads do not count, nor what waits for an end."""
    pending = [_first(program)]
    known = set()
    left = set(range(1, len(program.threads) + 1))
    while pending and left:
        threads, memory = pending.pop()
        key = (frozenset(threads.items()), frozenset(memory.items()))
        if key in known:
            continue
        known.add(key)
        if len(known) > limit:
            return None
        counting = [slot for slot, thread in threads.items() if thread.todo and not isinstance(thread.todo[0], _ENDS)]
        for one in left.intersection(counting):
            others = [slot for slot in counting if slot != one]
            orders = [((one, other), (other, one)) for other in others]
            if any(_after(program, threads, memory, a) != _after(program, threads, memory, b) for a, b in orders):
                left.discard(one)
        for slot, thread in threads.items():
            run = Run(program, threads, memory, slot)
            if thread.todo and run.statement() and run.done is None:
                pending.append((run.threads, run.memory))
    return {slot - 1 for slot in left}


_ENDS = (p.Join, Leave)


def _after(program: p.Program, threads: dict[int, Thread], memory: dict[Any, Any], order: tuple[int, int]) -> Any:
    """The state after a statement of each; none if one of them is not possible."""
    for slot in order:
        run = Run(program, threads, memory, slot)
        if not run.statement():
            return None
        threads, memory = run.threads, run.memory
    return threads, memory


def _all_lead_to(ends: list[Any], before: dict[Any, list[Any]]) -> bool:
    """True if an end can be reached from all states."""
    able = set(ends)
    while ends:
        fresh = {earlier for earlier in before[ends.pop()] if earlier is not None} - able
        able |= fresh
        ends.extend(fresh)
    return len(able) == len(before)
