"""States that differ only in what objects are called, in which pool threads are where, and in what nobody can reach.

Of such states one is explored. Objects are called by the order in which they are met from static fields and threads;
what is not met is dropped, so names are used again. Pool threads (`Machine.Start`) are ordered by their local states,
and one that has ended leaves nothing behind.

Soundness: no operation depends on what an object is called, nor on which pool thread does it, as long as that does not
ask which one it is (`World.identify`, which gives this up for threads). So the steps of threads commute with renaming,
and a state has the same futures as a renamed one. Names mean nothing beyond a state then: accesses that are no steps
are noted by kinds of objects, every pool thread counts as two of them, and only locks protect that keep their names
(`World.has_stable_name`). So a conflict is noticed whatever the two sides of it were called when they came to it.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from fencepost.machine.thread import ENDED
from fencepost.machine.values import ANYBODY, Name
from fencepost.search.forms import filled, form_of

if TYPE_CHECKING:
    from fencepost.search.space import Cell, Space, ThreadField

_COUNTS = 4
_UNKNOWN = (-1, -1)
_MOST_KNOWN = 100_000

Names = tuple[Name, ...]


class Content(NamedTuple):
    """What is in some bits of a state: a shape, by its number and as it is, and the names in it."""

    number: int
    shape: Any
    names: Names


class Holder:
    """The cells of one object, with what has been found in them; or all cells that belong to no object."""

    __slots__ = ("cells", "contents", "mask", "name")

    def __init__(self, name: Name | None) -> None:
        self.name = name
        self.cells: list[Cell] = []
        self.mask = 0
        self.contents: dict[int, Content] = {}


class Part(NamedTuple):
    """One part of a state (a thread, an object) and the names that go into its shape."""

    source: Any
    bits: int
    content: Content
    names: Names


class Renamed(NamedTuple):
    """A state in parts; `threads` and `pool` have local states, and `named` are pool threads that stay in place."""

    carried: int
    roots: Part
    objects: list[tuple[Part, Name]]
    threads: list[Part]
    pool: list[Part]
    named: frozenset[int]


class Renaming:
    """The names of one search. With `all_names` nothing is renamed, and it is only told what could be."""

    def __init__(self, space: Space, all_names: bool = False) -> None:
        self._space = space
        self._all = all_names
        self._roots = Holder(None)
        self._in_roots: set[Cell] = set()
        self._carried = 3
        self._objects: dict[Name, Holder] = {}
        self._own: dict[int, int] = {}
        self._namers: dict[Cell, None] = {}
        self._namers_mask = 0
        self._named: dict[int, frozenset[int]] = {}
        self._shapes: dict[Any, int] = {}
        self._locals: dict[tuple[int, int], Content] = {}
        self._moved: dict[tuple[Any, ...], int] = {}
        self._names: dict[int, list[Name]] = {}
        self._places: list[int] = []
        self._known: dict[int, int] = {}
        self._pool: Container[int] = space.world.pool if all_names or space.world.anonymous else ()
        for cell in space.cells.values():
            self.add(cell)
            for value in cell.values[1:]:
                self.note(cell, value)

    # ---- what is where

    def add(self, cell: Cell) -> None:
        """A cell is new."""
        owner = cell.address[0]
        if self._is_object(owner):
            holder = self._objects.setdefault(owner, Holder(owner))
            holder.cells.append(cell)
        self.grow(cell)

    def grow(self, cell: Cell) -> None:
        """A cell has got more bits."""
        owner = cell.address[0]
        if self._is_object(owner):
            self._objects[owner].mask |= cell.mask
        elif owner in _OWN and cell.address[1] in self._pool:
            slot = cell.address[1]
            self._own[slot] = self._own.get(slot, 0) | cell.mask
        elif cell in self._in_roots:
            self._roots.mask |= cell.mask
        else:
            self._carried |= cell.mask
        if cell in self._namers:
            self._namers_mask |= cell.mask

    def note(self, cell: Cell, value: Any) -> None:
        """A cell may have a value that is new."""
        owner = cell.address[0]
        is_root = not (owner in _OWN and cell.address[1] in self._pool) and not self._is_object(owner)
        if is_root and cell not in self._in_roots and form_of(value, self._is_free).names:
            self._in_roots.add(cell)
            self._roots.cells.append(cell)
            self._roots.mask |= cell.mask
            self._carried &= ~cell.mask
        if cell not in self._namers and any(slot in self._pool for slot in _slots_in(cell.address, value)):
            self._namers[cell] = None
            self._namers_mask |= cell.mask

    def _is_object(self, owner: Any) -> bool:
        return owner.__class__ is Name and self._is_free(owner)

    def _is_free(self, name: Name) -> bool:
        return self._all or name.maker < 0

    def _number(self, shape: Any) -> int:
        return self._shapes.setdefault(shape, len(self._shapes))

    def _content(self, holder: Holder, bits: int) -> Content:
        found = holder.contents.get(bits)
        if found is None:
            first = 1 if holder.name is not None else 0
            values = []
            for cell in holder.cells:
                number = self._space.get(cell, bits)
                if number:
                    values.append((cell.address[first:], _exact(cell.values[number]), cell.values[0]))
            form = form_of(tuple(sorted(values, key=_by_address)), self._is_free)
            found = holder.contents[bits] = Content(self._number(form.shape), form.shape, form.names)
        return found

    def _local(self, field: ThreadField, local: int) -> Content:
        key = (field.slot, local)
        found = self._locals.get(key)
        if found is None:
            state = field.states[local]
            if self._all and state[0].__class__ is tuple:
                state = (*state[:_COUNTS], (), *state[_COUNTS + 1 :])
            form = form_of(state, self._is_free)
            found = self._locals[key] = Content(self._number(form.shape), form.shape, form.names)
        return found

    # ---- parts of a state

    def _parts(self, state: int) -> Renamed:
        names: dict[Name, Name] = {}
        counts: dict[int, int] = {}
        queue: list[Name] = []
        known, holders = self._names, self._objects
        objects: list[tuple[Part, Name]] = []

        new_name = names.__getitem__

        def part(source: Any, bits: int, content: Content) -> Part:
            met = content.names
            if not met:
                return Part(source, bits, content, met)
            for name in met:
                if name not in names:
                    site = name.site
                    count = counts.get(site, 0)
                    counts[site] = count + 1
                    there = known.setdefault(site, [])
                    if count == len(there):
                        there.append(Name(ANYBODY, site, count))
                    names[name] = there[count]
                    queue.append(name)
            return Part(source, bits, content, tuple(map(new_name, met)))

        def follow() -> None:
            while queue:
                name = queue.pop()
                holder = holders.get(name)
                if holder is not None:
                    bits = state & holder.mask
                    if bits:
                        content = holder.contents.get(bits) or self._content(holder, bits)
                        objects.append((part(holder, bits, content), names[name]))

        named = self._named_in(state)
        bits = state & self._roots.mask
        roots = part(self._roots, bits, self._content(self._roots, bits))
        threads: list[Part] = []
        waiting: list[tuple[ThreadField, int, Content]] = []
        for field in self._space.threads:
            local = state >> field.shift & field.mask
            if local:
                content = self._locals.get((field.slot, local)) or self._local(field, local)
                if field.slot not in self._pool or field.slot in named:
                    threads.append(part(field, local, content))
                elif field.states[local][0] is not ENDED:
                    waiting.append((field, local, content))
        follow()
        pool: list[Part] = []
        while waiting:
            first = waiting[0]
            if len(waiting) > 1:
                first = min(
                    waiting, key=lambda one: (one[2].number, [names.get(name, _UNKNOWN) for name in one[2].names])
                )
            waiting.remove(first)
            pool.append(part(*first))
            follow()
        return Renamed(state & self._carried, roots, objects, threads, pool, named)

    def _named_in(self, state: int) -> frozenset[int]:
        """The pool threads that have a lock, wait in a queue or run a static constructor."""
        bits = state & self._namers_mask
        if not bits:
            return _NOBODY
        found = self._named.get(bits)
        if found is None:
            slots: set[int] = set()
            for cell in self._namers:
                number = self._space.get(cell, bits)
                if number:
                    slots.update(slot for slot in _slots_in(cell.address, cell.values[number]) if slot in self._pool)
            found = self._named[bits] = frozenset(slots)
        return found

    # ---- the state that stands for others

    def canonical(self, state: int) -> int:
        found = self._known.get(state)
        if found is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            found = self._known[state] = self.renamed(state)[0]
        return found

    def renamed(self, state: int) -> tuple[int, dict[int, int]]:
        """The state that stands for this one, and where its threads are in it."""
        parts = self._parts(state)
        result = parts.carried | self._placed(parts.roots, None)
        for part, name in parts.objects:
            result |= self._placed(part, name)
        where: dict[int, int] = {}
        for part in parts.threads:
            slot = where[part.source.slot] = part.source.slot
            result |= self._thread(part, slot)
        for slot in parts.named:
            result |= state & self._own.get(slot, 0)
        number = 0
        for part in parts.pool:
            while (slot := self._place(number)) in parts.named:
                number += 1
            number += 1
            where[part.source.slot] = slot
            result |= self._thread(part, slot)
        return result, where

    def _place(self, number: int) -> int:
        if number == len(self._places):
            self._places.append(self._space.world.pool_slot(number, True))
        return self._places[number]

    def _placed(self, part: Part, name: Name | None) -> int:
        """The bits of an object by another name, or of the cells of no object."""
        if part.names == part.content.names and name == part.source.name:
            return part.bits
        key = (part.content.number, name, part.names)
        found = self._moved.get(key, -1)
        if found < 0:
            space = self._space
            found = 0
            for address, value, default in filled(space.world, part.content.shape, part.names):
                cell = space.cell(address if name is None else (name, *address), default)
                found |= space.put(cell, space.number(cell, _inexact(value)))
            self._moved[key] = found
        return found

    def _thread(self, part: Part, slot: int) -> int:
        """The bits of a local state in a place, with other names."""
        field: ThreadField = part.source
        if part.names == part.content.names and slot == field.slot:
            return part.bits << field.shift
        key = (part.content.number, slot, part.names)
        found = self._moved.get(key, -1)
        if found < 0:
            target = self._space.thread(slot)
            local = self._space.local(target, filled(self._space.world, part.content.shape, part.names))
            found = self._moved[key] = local << target.shift
        return found

    # ---- whether it pays

    def sample(self, states: Iterable[int]) -> list[int]:
        """Some of these states, and with each all that differ from it in names alone: those have in common what this
        looks at."""
        alike: dict[int, list[int]] = {}
        carried = self._carried
        others = [field for field in self._space.threads if field.slot not in self._pool][:_MOST_COMPARED]
        known = self._locals
        for state in states:
            common = [state & carried]
            for field in others:
                key = (field.slot, state >> field.shift & field.mask)
                common.append((known.get(key) or self._local(field, key[1])).number if key[1] else 0)
            alike.setdefault(hash(tuple(common)), []).append(state)
        found: list[int] = []
        for number in sorted(alike):
            found += alike[number]
            if len(found) >= _ENOUGH:
                break
        return found

    def different(self, states: Iterable[int]) -> int:
        """How many states are left when names do not matter."""
        return len({tuple(self._form(state)) for state in states})

    def _form(self, state: int) -> Iterator[Any]:
        parts = self._parts(state)
        yield parts.carried
        yield parts.roots.content.number, parts.roots.names
        for part in (*[part for part, _ in parts.objects], *parts.threads, *parts.pool):
            yield part.content.number, part.names


LOOKS = (500, 2000, 8000)
"""After so many states a search looks whether it would be much smaller if names did not matter."""
_WORTH = 0.7
_ENOUGH = 400
_FEW = 80
_MOST_COMPARED = 8


def pays(space: Space, states: Iterable[int], count: int) -> bool:
    """Whether it is worth to begin again without names: it costs time for each step."""
    world = space.world
    if not world.pool and not any(ref.key.__class__ is Name for ref in world.refs.values()):
        return False
    renaming = Renaming(space, all_names=True)
    sample = renaming.sample(islice(states, count))
    few = sample[:_FEW]
    return renaming.different(few) < len(few) and renaming.different(sample) < _WORTH * len(sample)


_OWN = {"end", "awaits", "interrupt"}
_NOBODY: frozenset[int] = frozenset()


def _by_address(entry: tuple[Any, ...]) -> Any:
    return [(isinstance(part, str), part) if not isinstance(part, tuple) else (2, repr(part)) for part in entry[0]]


class _Real(NamedTuple):
    """A floating-point number, which equality would take for others."""

    text: str
    value: float


def _exact(value: Any) -> Any:
    return _Real(repr(value), value) if value.__class__ is float else value


def _inexact(value: Any) -> Any:
    return value.value if value.__class__ is _Real else value


def _slots_in(address: Any, value: Any) -> tuple[int, ...]:
    """The threads that a cell names, or that it belongs to, if it has this value."""
    if address[0] in ("awaits", "interrupt"):
        return () if value is None or value == (0 if address[0] == "interrupt" else None) else (address[1],)
    if address[0] == "initialized":
        return (value[1],) if value.__class__ is tuple and value[0] == "runs" else ()
    if len(address) > 1 and address[1] == "lock":
        return (value[0],) if value is not None else ()
    if len(address) > 1 and address[1] == "waiting":
        return tuple([waiter[0] for waiter in value])
    return ()
