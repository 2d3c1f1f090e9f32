"""Memory in which a write reaches the other threads one by one (`multi_copy_atomic = false`).

A variable has *versions*, in one order that holds for all threads (coherence). A thread has a row: the version of each
variable that it has seen. It reads that version or a later one, and puts its own version anywhere after it. A version
brings with it what its writer had seen of other variables, as far as the model's table orders a plain write before that
kind of write (the writer's *floor*): everything for a volatile write or the release of a lock, nothing for a plain
write, and for all writes after a write barrier what the writer had seen before the barrier. A thread that sees the
version has seen all that, too. Dependencies order what a thread does and bring nothing.

A full barrier, and each half of a read-modify-write's barrier, makes all threads see what its thread has seen. It is a
step if it changes anything. So IRIW and WRC with dependencies are possible; WRC over a volatile write is not, nor are
IRIW and SB with full barriers. Versions that every living thread has passed are forgotten, so that states repeat.

Followed: the storage subsystem of Sarkar, Sewell, Alglave, Maranget, Williams, "Understanding POWER Multiprocessors",
PLDI 2011. Deviation: views (Kang and others, "A Promising Semantics for Relaxed-Memory Concurrency", POPL 2017) take
the place of propagation steps. Argument: when a write reaches a thread makes no difference until the thread reads it.

All this is one value in the state, which models without the switch do not have. Locks, ends of threads and the like
have one version, which brings the row of its writer.

Consequences for reductions: threads that start alike are told apart and joins are not put off, because a local state
does not say what its thread has seen. Accesses to cells that one thread uses, or that are all under one lock, are still
no steps of their own. That is sound: starts, ends and locks bring along all that their thread has seen, so only one
version can be read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fencepost.machine.state.view import Mark, View
from fencepost.machine.state.world import World
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import Value

MOST_VERSIONS = 12
_STORAGE: Address = ("propagation",)

VersionRow = dict[Address, int]


class _Frozen(NamedTuple):
    """The views of all threads as one value: the versions that some thread has not seen. The newest version's value is
    in the variable itself."""

    live: frozenset[int] = frozenset((0,))
    versions: frozenset[Any] = frozenset()
    rows: frozenset[Any] = frozenset()
    floors: frozenset[Any] = frozenset()


_NOTHING = _Frozen()


class _Storage:
    def __init__(self, frozen: _Frozen) -> None:
        self.live = set(frozen.live)
        self.versions = {address: [(value, dict(row)) for value, row in found] for address, found in frozen.versions}
        self.rows: dict[int, VersionRow] = {slot: dict(row) for slot, row in frozen.rows}
        self.floors: dict[int, VersionRow] = {slot: dict(row) for slot, row in frozen.floors}

    def row(self, slot: int) -> VersionRow:
        return self.rows.setdefault(slot, {})

    def _indexed(self) -> list[VersionRow]:
        """Everything that counts versions."""
        carried = [row for found in self.versions.values() for _, row in found]
        return [*self.rows.values(), *self.floors.values(), *carried]

    def insert(self, address: Address, position: int, value: Value, row: VersionRow) -> None:
        for other in self._indexed():
            if other.get(address, 0) >= position:
                other[address] += 1
        self.versions[address].insert(position, (value, row))

    def drop(self, address: Address) -> None:
        """Every thread has seen the newest version, or will not ask for an older one."""
        self.versions.pop(address, None)
        for row in self._indexed():
            row.pop(address, None)

    def frozen(self) -> _Frozen:
        rows = [self.rows.get(slot, {}) for slot in self.live]
        for address, found in self.versions.items():
            seen = min([row.get(address, 0) for row in rows], default=0)
            del found[:seen]
            for row in self._indexed():
                row[address] = row.get(address, 0) - seen
        for row in self._indexed():
            for address in [address for address, index in row.items() if index <= 0]:
                del row[address]
        versions = []
        for address, found in self.versions.items():
            if len(found) > 1 or found[0][1]:
                values = [value for value, _ in found[:-1]] + [None]
                carried = [frozenset(row.items()) for _, row in found]
                versions.append((address, tuple(zip(values, carried, strict=True))))
        return _Frozen(
            frozenset(self.live),
            frozenset(versions),
            frozenset([(slot, frozenset(row.items())) for slot, row in self.rows.items() if row and slot in self.live]),
            frozenset([(slot, frozenset(r.items())) for slot, r in self.floors.items() if r and slot in self.live]),
        )


def _join(row: VersionRow, other: VersionRow) -> None:
    for address, index in other.items():
        row[address] = max(row.get(address, 0), index)


class Propagation:
    """Memory as one thread sees it. A variable that is read and written as a whole (`read`, `write`) has one version
    for all."""

    def __init__(self, view: View, slot: int) -> None:
        self._view = view
        self._slot = slot

    def _load(self) -> _Storage:
        return _Storage(self._view.read(_STORAGE, _NOTHING))

    def _save(self, storage: _Storage) -> None:
        frozen = storage.frozen()
        if frozen != self._view.read(_STORAGE, _NOTHING):
            self._view.write(_STORAGE, frozen, _NOTHING)

    # ---- as a whole

    def read(self, address: Address, default: Value) -> Value:
        storage = self._load()
        found = storage.versions.get(address)
        if found is not None:
            self._see(storage, address, len(found) - 1)
        return self._view.read(address, default)

    def write(self, address: Address, value: Value, default: Value) -> None:
        storage = self._load()
        storage.drop(address)
        if not _is_variable(address):
            storage.versions[address] = [(None, dict(storage.row(self._slot)))]
        if address[0] == "end":
            storage.live.discard(self._slot)
        self._save(storage)
        self._view.write(address, value, default)

    def create(self, address: Address, value: Value, default: Value) -> None:
        self._view.create(address, value, default)

    def note_older(self, address: Address, value: Value, default: Value) -> None:
        self._view.note_older(address, value, default)

    def mark(self) -> Mark:
        return self._view.mark()

    def cut(self, mark: Mark) -> None:
        self._view.cut(mark)

    def quiet(self) -> bool:
        return self._view.quiet()

    def alone(self, joined: set[int]) -> bool:
        return self._view.alone(joined)

    def known(self, address: Address, default: Value) -> tuple[Any, ...]:
        return self._view.known(address, default)

    # ---- version by version

    def visible(self, address: Address, default: Value) -> list[Value]:
        """The values that a read may return: the one that the thread has seen last, and all newer ones."""
        storage = self._load()
        newest = self._view.read(address, default)
        found = storage.versions.get(address)
        if found is None:
            return [newest]
        return [*(value for value, _ in found[storage.row(self._slot).get(address, 0) : -1]), newest]

    def see(self, address: Address, number: int) -> None:
        """Reads one of those that are visible."""
        storage = self._load()
        if address in storage.versions:
            self._see(storage, address, storage.row(self._slot).get(address, 0) + number)

    def _see(self, storage: _Storage, address: Address, index: int) -> None:
        row = storage.row(self._slot)
        row[address] = max(row.get(address, 0), index)
        _join(row, storage.versions[address][index][1])
        self._save(storage)

    def places(self, address: Address) -> int:
        """The number of places that a write may have in the order of versions."""
        storage = self._load()
        return len(storage.versions.get(address, _ONE)) - storage.row(self._slot).get(address, 0)

    def make_room(self, address: Address) -> bool:
        """Makes room for one more version. If a variable has as many versions as are followed, all threads see the
        second one, so that the first is forgotten. Writes may always reach threads, so what goes on from there is some
        of the program's runs."""
        storage = self._load()
        found = storage.versions.get(address, _ONE)
        if len(found) < MOST_VERSIONS:
            return False
        for slot in storage.live:
            row = storage.row(slot)
            if row.get(address, 0) < 1:
                row[address] = 1
                _join(row, found[1][1])
        self._save(storage)
        return True

    def put(
        self, address: Address, value: Value, default: Value, number: int, carries: Callable[[Address], bool]
    ) -> None:
        """Writes a version before so many of the newest ones. A thread that sees it also sees what the writer has seen
        of the variables that are `carried`."""
        storage = self._load()
        row, newest = storage.row(self._slot), self._view.read(address, default)
        found = storage.versions.setdefault(address, [(None, {})])
        found[-1] = (newest, found[-1][1])
        carried = {other: index for other, index in row.items() if carries(other)}
        _join(carried, storage.floors.get(self._slot, {}))
        carried.pop(address, None)
        position = len(found) - number
        storage.insert(address, position, value, carried)
        row[address] = position
        if number:
            self._view.note_older(address, value, default)
        else:
            self._view.write(address, value, default)
        self._save(storage)

    # ---- barriers

    def is_ahead(self) -> bool:
        """True if the thread has seen anything that another one has not."""
        storage = self._load()
        row = storage.row(self._slot)
        others = [storage.rows.get(slot, {}) for slot in storage.live]
        return any(other.get(address, 0) < index for address, index in row.items() for other in others)

    def push(self) -> None:
        """Makes all threads see what this thread has seen."""
        storage = self._load()
        row = dict(storage.row(self._slot))
        for slot in storage.live:
            _join(storage.row(slot), row)
        self._save(storage)

    def push_all(self) -> None:
        """Makes all threads see everything."""
        storage = self._load()
        for address, found in storage.versions.items():
            for slot in storage.live:
                storage.row(slot)[address] = len(found) - 1
        self._save(storage)

    def raise_floor(self) -> None:
        """Lets the thread's writes bring along, from now on, what it has seen by now."""
        storage = self._load()
        storage.floors[self._slot] = dict(storage.row(self._slot))
        self._save(storage)

    def begin(self, slot: int) -> None:
        """A thread is started: it has seen what its starter has."""
        storage = self._load()
        storage.live.add(slot)
        storage.rows[slot] = dict(storage.row(self._slot))
        self._save(storage)


def seen_by(slot: int, view: View, world: World) -> View:
    """Memory as a thread sees it under the memory model of a world."""
    return Propagation(view, slot) if world.order is not None and world.order.propagates else view


_ONE: list[Any] = [(None, {})]


def _is_variable(address: Address) -> bool:
    """True if an address is that of a field or an element; False for a lock, the end of a thread or another cell of the
    runtime."""
    if address[0].__class__ is str:
        return bool(address[0] == "static")
    return len(address) > 1 and address[1].__class__ is int
