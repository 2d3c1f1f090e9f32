"""A memory model as the machine asks it: whether an operation of a thread may take effect before earlier ones.

How the machine obeys a model. A thread has a *window* (`window`): the operations that it has issued and that have not
taken effect. Writes always enter the window, and take effect by a step of their own when the table lets them. A read
takes effect when it is issued, or stays pending with a *guess*: one of the values that its variable has in any state.
The thread goes on with the guessed value, and the read takes effect in a state in which the variable has that value. If
it never does, the run is no run of the program: neither its end nor its failure counts. When a variable gets a new
value after guesses of it were made, the guesses are made again, until no new value turns up
(`search.space.Space.learn`).

So every operation of the machine works on plain values, and speculation past branches needs no mechanism of its own. No
value comes from nowhere: whatever depends on a pending read waits as the model says. `taints` follows such dependencies
through registers, objects of the thread, cells that it alone uses, and branches.

Which accesses enter the window. Only accesses to cells that a search has found shared without a common lock. No thread
can notice the order of all others.

Ghosts. A read R2 that cannot take effect because R1 is pending waits with R1. The thread remembers that: when R1 takes
effect, it leaves a *ghost*. If a later operation could have passed both, waiting has hidden a behaviour, and the search
begins again with guesses at R2. It also begins again if a complete search has seen a thread wait in this way and never
go on (`Space.guess_more` has the argument), because R1 may return something that only the later operation causes.

What is not followed: a pending read that nothing can pass any more (`window.is_useful`), and one that leads back to
where the thread was, with no write since (`window._is_spinning`). Each such run has the outcomes of another one.

Publication. Where the model orders publication (`publication = true`), fields of a new object are in the reference to
it and need no window. Where it does not, the fields are issued together with the write that publishes the object,
unless a full barrier lies between (`Obj.stamp`). A barrier for writes only keeps the fields before that write
(`MemoryOperation.after`). If, besides, a field may be read before the reference that leads to it, the first such read
(`World.early`) starts the search again. From then on every field of an object that is given away in a race is written
in the window, before its publication if a barrier says so; and starts of threads are steps, because other threads may
notice when an object that is handed over gets its fields. Read-only fields are exempt where the model has the flag `f`.

`Interlocked.MemoryBarrierProcessWide` is a barrier of every thread: a step of its own, in a state in which no thread
has anything pending.

Further switches: `halves` (`word`), `propagation` (`multi_copy_atomic`), `rereading` (`read_introduction`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import eq
from typing import TYPE_CHECKING, Any, NamedTuple

from fencepost.machine.values.halves import meet, part_of, whole
from fencepost.machine.values.values import Value
from fencepost.memory.model import READS, WRITES, MemoryModel

if TYPE_CHECKING:
    from fencepost.machine.values.addresses import Address

GHOST = -2
"""The mark that a ghost has."""
_NOBODY = 1 << 10
"""A number that no operation of a window has."""


class MemoryOperation(NamedTuple):
    """The facts that decide if an operation may take effect. `uses`, `data` and `control` are sets of pending reads, a
    bit for each number: those on which its address, its value and its being executed depend. `publishes` are the
    objects that become reachable by it, `after` those of them whose fields a barrier keeps before it."""

    kind: str
    address: Any
    uses: int = 0
    data: int = 0
    control: int = 0
    publishes: frozenset[Any] = frozenset()
    after: frozenset[Any] = frozenset()


class Pending(NamedTuple):
    """An operation of the window. `mark` identifies the thread's state at the issue of a read.

    A ghost stands for a read that has taken effect; its `value` is the place in the code of the read that had to wait.
    `exact` tells values apart that Python takes for equal; else it is None.
    """

    number: int
    operation: MemoryOperation
    value: Any
    default: Any
    mark: int = -1
    exact: Any = None

    @property
    def is_ghost(self) -> bool:
        return self.mark == GHOST


class _Rule(NamedTuple):
    address: bool
    any_dependency: bool
    publication: bool


class Order:
    """A memory model as the machine asks it."""

    def __init__(self, model: MemoryModel) -> None:
        switches = model.switches
        self.forwarding = switches.forwarding
        self.same_address_reads = switches.same_address_reads
        self.publication = switches.publication
        self._control = switches.control
        self.all_wait_for_branches = switches.control == "all"
        self._rules: dict[tuple[str, str], _Rule] = {}
        for first, row in model.table.items():
            for second, flags in row.items():
                by_letter = "l" in flags and switches.lock_order == "implementation"
                sequential = "q" in flags and switches.volatile_order == "rcsc"
                if not by_letter and not sequential:
                    self._rules[first, second] = _Rule("d" in flags, "c" in flags, "p" in flags)
        self.reads_own = switches.forwarding and ("VW", "VR") in self._rules
        self.final_fields = any("f" in flags for row in model.table.values() for flags in row.values())
        self.waiting = frozenset(first for first, _ in self._rules)
        self.passing = frozenset(second for _, second in self._rules)
        self.delays_reads = bool(self.waiting & READS)
        self.late_volatile = ("W", "VW") in self._rules
        self.late_updates = ("W", "RMW") in self._rules
        self.reads_ahead = not switches.publication and any(
            first in READS and second in READS and not rule.address for (first, second), rule in self._rules.items()
        )
        self.rereads = switches.read_introduction
        self.propagates = not switches.multi_copy_atomic
        self.tears = switches.word == 32
        at_once = not (self.propagates or self.tears or self.rereads)
        self.needs_races = switches.publication and at_once and self._delays_data_only()
        self.meet: Callable[[Any, Any], bool] = meet if self.tears else eq

    def _delays_data_only(self) -> bool:
        """True if only reads and writes can be late, only reads and late writes pass them, and no write passes a read
        that it depends on (`search.races` says why that matters)."""
        barriers = {"RB", "WB"}
        return all(
            first in READS | WRITES | barriers
            and second in READS | (WRITES & self.waiting) | barriers
            and (second in READS or first not in READS or rule.any_dependency or self._control == "all")
            for (first, second), rule in self._rules.items()
        )

    def settles(self, kind: str) -> bool:
        """True if plain writes never pass an operation of this kind, and a write or update that publishes an object
        never passes such an operation either."""
        return all(pair not in self._rules for pair in (("W", kind), (kind, "WP"), (kind, "RMW")))

    def carries(self, operation: MemoryOperation) -> Callable[[Any], bool]:
        """Which variables a write brings to the threads that see it, as its own thread has seen them: all, if the table
        orders every plain write before it; those of an object that the write publishes, if the table orders only
        publication."""
        rule = self._rules.get(("W", operation.kind))
        if rule is None:
            return lambda _: True
        return lambda address: rule.publication and address[0] in operation.publishes

    def must_wait(self, earlier: Pending, later: MemoryOperation) -> bool:
        """True if the later operation takes effect only after the earlier one."""
        return not earlier.is_ghost and self.would_wait(earlier, later)

    def would_wait(self, earlier: Pending, later: MemoryOperation) -> bool:
        """True if the later operation takes effect only after the earlier one, even if the earlier one is a ghost."""
        first = earlier.operation
        if first.address is not None and self.meet(first.address, later.address):
            return self.is_held(earlier, later) or not self._unordered_reads(first, later)
        return self.is_held(earlier, later)

    def is_held(self, earlier: Pending, later: MemoryOperation) -> bool:
        """True if the table makes the later operation wait, whatever the addresses of both are."""
        first = earlier.operation
        rule = self._rules.get((first.kind, later.kind))
        if rule is None:
            return True
        bit = 1 << earlier.number
        if first.kind in READS and self._depends(rule, later, bit):
            return True
        if first.address is None:
            return False
        return (rule.publication and first.address[0] in later.publishes) or first.address[0] in later.after

    def keeps_from(self, address: Address, later: MemoryOperation) -> bool:
        """True if a plain read of an address takes effect before a later operation that does not depend on it."""
        return self.would_wait(Pending(_NOBODY, MemoryOperation("R", address), None, None), later)

    def _unordered_reads(self, first: MemoryOperation, later: MemoryOperation) -> bool:
        return not self.same_address_reads and first.kind in READS and later.kind in READS

    def _depends(self, rule: _Rule, later: MemoryOperation, bit: int) -> bool:
        if later.kind in WRITES and (later.data | later.uses) & bit:
            return True
        if rule.address and later.uses & bit:
            return True
        if not later.control & bit:
            return False
        return self._control == "all" or (self._control == "writes" and rule.any_dependency)


def order_of(model: MemoryModel) -> Order | None:
    """The order that a memory model asks for; None if the model reorders nothing."""
    return None if model.in_order else Order(model)


def complete_at(order: Order, window: Sequence[Pending], position: int) -> bool:
    """True if an operation of the window may take effect before the operations that are ahead of it."""
    ahead, later = window[:position], window[position].operation
    if later.kind in READS:
        return may_read(order, ahead, later, own_write(order, ahead, later))
    return not any(order.must_wait(earlier, later) for earlier in ahead)


def own_write(order: Order, ahead: Sequence[Pending], operation: MemoryOperation) -> Pending | None:
    """The thread's own pending write whose value a read of the same variable returns."""
    if not order.forwarding:
        return None
    meet, address = order.meet, operation.address
    writes = (e for e in reversed(ahead) if e.operation.kind in WRITES and meet(e.operation.address, address))
    own = next(writes, None)
    # If the last pending write is of a half, a read of the whole variable waits until that write has taken effect.
    return own if own is None or own.operation.address in (address, whole(address)) else None


def own_value(own: Pending, operation: MemoryOperation) -> Value:
    """The value that a read returns from a pending write of its own thread."""
    return own.value if own.operation.address == operation.address else part_of(operation.address, own.value)


def may_read(order: Order, ahead: Sequence[Pending], operation: MemoryOperation, own: Pending | None) -> bool:
    """True if a read may take effect at once. A read that returns the thread's own pending write does not wait for that
    write because of the address, nor for the operations that the write has passed. It does wait for those on which the
    write's address and value depend (Arm's `(addr | data); rfi`)."""
    if own is not None:
        operation = operation._replace(uses=operation.uses | own.operation.uses | own.operation.data)
    passed = own is None
    for entry in ahead:
        early = not passed and order.meet(entry.operation.address, operation.address) and not entry.is_ghost
        passed = passed or entry is own
        if order.is_held(entry, operation) if early else order.must_wait(entry, operation):
            return False
    return True
