"""States that differ only in what objects are called, in which pool threads are where, and in unreachable objects.

Of such states one is explored. Objects are called by the order in which they are met from static fields and threads;
what is not met is dropped, so names are used again. Pool threads (`Machine.Start`) are ordered by their local states,
and one that has ended leaves nothing behind.

Source: canonical heaps as of Iosif (ASE 2001), in which objects have the order in which a walk from the roots meets
them.

Soundness: no operation depends on what an object is called, nor on which pool thread does it, as long as that does not
ask which one it is (`World.identify`, which gives this up for threads). So the steps of threads commute with renaming,
and a state has the same futures as a renamed one. Names mean nothing beyond a state then: accesses that are no steps
are noted by kinds of objects, every pool thread counts as two of them, and only locks protect that keep their names
(`World.has_stable_name`). So a conflict is noticed whatever the two sides of it were called when they came to it.

Under a memory model a read may be left pending with a guess of its value. A guess that is an object is made by name,
perhaps before there is such an object: the first one gives names back (`World.keep_names`). Other guesses are made
among all that is written to any variable of the kind (`search.read_guesses`), for the variable has other names in other
states; guesses that never come true are runs of no program.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from itertools import islice
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from fencepost.machine.state.local_state import Ended, Running
from fencepost.machine.state.trial import Trial
from fencepost.machine.values.values import ANYBODY, Name, Value
from fencepost.search.forms import Shape, filled, form_of

if TYPE_CHECKING:
    from fencepost.machine.state.world import World
    from fencepost.machine.values.addresses import Address
    from fencepost.search.space import Cell, Space, ThreadField

_UNKNOWN = -1
_NO_OBJECT = -1
_NO_NAMES: list[int] = []
_MOST_KNOWN = 100_000

ObjectNames = tuple[int, ...]
"""Names of objects, by their numbers (`Numbering`)."""


class Numbering:
    """Names of objects as small numbers, which are quick to look up; and those that objects of a place are given."""

    def __init__(self) -> None:
        self.names: list[Name] = []
        self.sites: list[int] = []
        self._numbers: dict[Name, int] = {}
        self._given: dict[int, list[int]] = {}

    def of(self, name: Name) -> int:
        number = self._numbers.get(name)
        if number is None:
            number = self._numbers[name] = len(self.names)
            self.names.append(name)
            self.sites.append(name.site)
        return number

    def given(self, site: int, count: int) -> list[int]:
        """The first `count` names, and perhaps more, that objects made at a place are given."""
        found = self._given.setdefault(site, [])
        while len(found) < count:
            found.append(self.of(Name(ANYBODY, site, len(found))))
        return found


class Content(NamedTuple):
    """The contents of some bits of a state: a shape, by its number and as it is, and the names in it."""

    number: int
    shape: Shape
    names: ObjectNames


class Holder:
    """The cells of one object, with the contents that were found in them; or all cells that belong to no object."""

    __slots__ = ("cells", "contents", "mask", "name")

    def __init__(self, name: int) -> None:
        self.name = name
        self.cells: list[Cell] = []
        self.mask = 0
        self.contents: dict[int, Content] = {}


StatePart = tuple[Any, int, Content, ObjectNames]
"""One part of a state: a `ThreadField` with its local state, or a `Holder` with its bits; their content, and the names
that go into its shape."""


class Renamed(NamedTuple):
    """A state in parts; `threads` and `pool` have local states, and `named` are pool threads that stay in place."""

    carried: int
    roots: StatePart
    objects: list[tuple[StatePart, int]]
    threads: list[StatePart]
    pool: list[StatePart]
    named: frozenset[int]


class Renaming:
    """The names of one search. With `all_names` nothing is renamed; the class only says what could be."""

    def __init__(self, space: Space, all_names: bool = False) -> None:
        self._space = space
        self._all = all_names
        self._numbering = Numbering()
        self._roots = Holder(_NO_OBJECT)
        self._in_roots: set[Cell] = set()
        self._carried = 3
        self._objects: dict[int, Holder] = {}
        self._own: dict[int, int] = {}
        self._namers: dict[Cell, None] = {}
        self._namers_mask = 0
        self._named: dict[int, frozenset[int]] = {}
        self._shapes: dict[Shape, int] = {}
        self._locals: dict[int, Content] = {}
        self._moved: dict[tuple[int, int, ObjectNames], int] = {}
        self._given: dict[int, list[int]] = {}
        self._places: list[int] = []
        self._known: dict[int, int] = {}
        self._pool: Container[int] = space.pool if all_names or space.world.guesses.anonymous else ()
        for cell in space.cells.values():
            self.add(cell)
            for value in cell.values[1:]:
                self.note(cell, value)

    # ---- what is where

    def add(self, cell: Cell) -> None:
        """A cell is new."""
        owner = cell.address[0]
        if self._is_object(owner):
            number = self._numbering.of(owner)
            holder = self._objects.setdefault(number, Holder(number))
            holder.cells.append(cell)
        self.grow(cell)

    def grow(self, cell: Cell) -> None:
        """A cell has got more bits."""
        owner = cell.address[0]
        if self._is_object(owner):
            self._objects[self._numbering.of(owner)].mask |= cell.mask
        elif owner in _OWN and cell.address[1] in self._pool:
            slot = cell.address[1]
            self._own[slot] = self._own.get(slot, 0) | cell.mask
        elif cell in self._in_roots:
            self._roots.mask |= cell.mask
        else:
            self._carried |= cell.mask
        if cell in self._namers:
            self._namers_mask |= cell.mask

    def note(self, cell: Cell, value: Value) -> None:
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

    def _is_object(self, owner: object) -> bool:
        return owner.__class__ is Name and self._is_free(owner)

    def _is_free(self, name: Name) -> bool:
        return self._all or name.maker < 0

    def _number(self, shape: Shape) -> int:
        return self._shapes.setdefault(shape, len(self._shapes))

    def _content(self, holder: Holder, bits: int) -> Content:
        found = holder.contents.get(bits)
        if found is None:
            first = 1 if holder.name != _NO_OBJECT else 0
            values = []
            for cell in holder.cells:
                number = self._space.get(cell, bits)
                if number:
                    values.append((cell.address[first:], cell.values[number], cell.values[0]))
            found = holder.contents[bits] = self._content_of(tuple(sorted(values, key=_by_address)))
        return found

    def _local(self, field: ThreadField, local: int) -> Content:
        key = local << field.shift
        found = self._locals.get(key)
        if found is None:
            state = field.states[local]
            if self._all and isinstance(state, Running):
                state = state._replace(counts=())
            found = self._locals[key] = self._content_of(state)
        return found

    def _content_of(self, value: Value) -> Content:
        form = form_of(value, self._is_free)
        return Content(self._number(form.shape), form.shape, tuple(map(self._numbering.of, form.names)))

    # ---- parts of a state

    def _parts(self, state: int) -> Renamed:
        """The parts of a state that can be reached from the cells of no object and from the threads that stay in place,
        in the order that gives objects their names. The innermost loop of searches without names."""
        names: dict[int, int] = {}
        counts: dict[int, int] = {}
        queue: list[int] = []
        sites, given, holders = self._numbering.sites, self._given, self._objects
        objects: list[tuple[StatePart, int]] = []

        def renamed(met: ObjectNames) -> ObjectNames:
            called = []
            for name in met:
                new = names.get(name)
                if new is None:
                    site = sites[name]
                    count = counts[site] = counts.get(site, 0) + 1
                    known = given.get(site, _NO_NAMES)
                    if count > len(known):
                        known = given[site] = self._numbering.given(site, count)
                    new = names[name] = known[count - 1]
                    queue.append(name)
                called.append(new)
            return tuple(called)

        def follow() -> None:
            while queue:
                name = queue.pop()
                holder = holders.get(name)
                if holder is not None:
                    bits = state & holder.mask
                    if bits:
                        content = holder.contents.get(bits) or self._content(holder, bits)
                        met = content[2]
                        objects.append(((holder, bits, content, renamed(met) if met else met), names[name]))

        named = self._named_in(state)
        bits = state & self._roots.mask
        content = self._roots.contents.get(bits) or self._content(self._roots, bits)
        roots = (self._roots, bits, content, renamed(content.names))
        threads: list[StatePart] = []
        waiting: list[tuple[int, ThreadField, int, Content]] = []
        pooled, locals_ = self._pool, self._locals
        for field in self._space.threads:
            local = state >> field.shift & field.mask
            if local:
                content = locals_.get(local << field.shift) or self._local(field, local)
                if field.slot not in pooled or field.slot in named:
                    threads.append((field, local, content, renamed(content[2])))
                elif field.states[local].__class__ is not Ended:
                    waiting.append((content.number, field, local, content))
        follow()
        pool: list[StatePart] = []
        if len(waiting) > 1:
            waiting.sort(key=itemgetter(0))
        while waiting:
            _, field, local, content = waiting.pop(_first(waiting, names))
            pool.append((field, local, content, renamed(content[2])))
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

    # ---- the state that stands for other states

    def canonical(self, state: int) -> int:
        found = self._known.get(state)
        if found is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            found = self._known[state] = self.renamed(state)[0]
        return found

    def renamed(self, state: int) -> tuple[int, dict[int, int]]:
        """The state that stands for this one, and where the threads of this one are in it."""
        carried, roots, objects, threads, pool, named = self._parts(state)
        result = carried | self._placed(roots, _NO_OBJECT)
        for part, name in objects:
            source, bits, content, names = part
            # The most frequent case, in which every object keeps its name, needs no call.
            result |= bits if names == content[2] and name == source.name else self._placed(part, name)
        where: dict[int, int] = {}
        for part in threads:
            slot = where[part[0].slot] = part[0].slot
            result |= self._thread(part, slot)
        for slot in named:
            result |= state & self._own.get(slot, 0)
        number = 0
        for part in pool:
            while (slot := self._place(number)) in named:
                number += 1
            number += 1
            where[part[0].slot] = slot
            result |= self._thread(part, slot)
        return result, where

    def _place(self, number: int) -> int:
        if number == len(self._places):
            self._places.append(self._space.world.pool_slot(number, True))
        return self._places[number]

    def _placed(self, part: StatePart, name: int) -> int:
        """The bits of an object by another name, or of the cells of no object."""
        source, bits, content, names = part
        if names == content.names and name == source.name:
            return bits
        key = (content.number, name, names)
        found = self._moved.get(key, -1)
        if found < 0:
            space = self._space
            found = 0
            called = self._numbering.names
            for address, value, default in filled(space.world, content.shape, self._called(names)):
                cell = space.cell(address if name == _NO_OBJECT else (called[name], *address), default)
                found |= space.put(cell, space.number(cell, value))
            self._moved[key] = found
        return found

    def _thread(self, part: StatePart, slot: int) -> int:
        """The bits of a local state in a place, with other names."""
        field, local, content, names = part
        if names == content.names and slot == field.slot:
            return int(local << field.shift)
        key = (content.number, slot, names)
        found = self._moved.get(key, -1)
        if found < 0:
            target = self._space.thread(slot)
            moved = self._space.local(target, filled(self._space.world, content.shape, self._called(names)))
            found = self._moved[key] = moved << target.shift
        return found

    def _called(self, names: ObjectNames) -> tuple[Name, ...]:
        return tuple([self._numbering.names[name] for name in names])

    # ---- whether it pays

    def sample(self, states: Iterable[int]) -> list[int]:
        """Some of these states, and with each all that differ from it in names alone. States that differ in names alone
        agree in the parts that are looked at here."""
        alike: dict[int, list[int]] = {}
        carried = self._carried
        others = [field for field in self._space.threads if field.slot not in self._pool][:_MOST_COMPARED]
        known = self._locals
        for state in states:
            common = [state & carried]
            for field in others:
                local = state >> field.shift & field.mask
                common.append((known.get(local << field.shift) or self._local(field, local)).number if local else 0)
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

    def _form(self, state: int) -> Iterator[int | tuple[int, ObjectNames]]:
        parts = self._parts(state)
        yield parts.carried
        for _, _, content, names in (parts.roots, *[part for part, _ in parts.objects], *parts.threads, *parts.pool):
            yield content.number, names


LOOKS = (500, 2000, 8000)
"""After so many states a search looks whether it would be much smaller if names did not matter."""
_WORTH = 0.7
_ENOUGH = 400
_FEW, _BLOCKS = 80, 4
_MOST_COMPARED = 8


def can_rename(world: World) -> bool:
    """True if names may turn out not to matter. Results of calls are noted by names. Whether an operation that the
    model lets wait guesses an object is seen when the guess is made (`World.keep_names`)."""
    order = world.order
    guesses = order is not None and order.delays_reads
    simply = order is None or (order.publication and not order.propagates and not order.rereads)
    noted = world.notes_calls or isinstance(world.harness, Trial)
    return world.guesses.names and not noted and (simply or not guesses)


def pays(space: Space, states: Iterable[int], count: int) -> bool:
    """True if it is worth to begin again without names, which costs time at each step."""
    world = space.world
    if not space.pool and not any(ref.key.__class__ is Name for ref in world.refs.values()):
        return False
    renaming = Renaming(space, all_names=True)
    sample = renaming.sample(islice(states, count))
    # States that are alike are near each other. Those that a loop without end makes again and again are far away.
    starts = range(0, len(sample), max(len(sample) // _BLOCKS, 1))
    spread = [state for start in starts for state in sample[start : start + _FEW // _BLOCKS]]
    some_are_alike = any(renaming.different(few) < len(few) for few in (sample[:_FEW], spread[:_FEW]))
    return some_are_alike and renaming.different(sample) < _WORTH * len(sample)


_OWN = {"end", "awaits", "interrupt"}
_NOBODY: frozenset[int] = frozenset()


def _first(waiting: list[tuple[int, ThreadField, int, Content]], names: dict[int, int]) -> int:
    """Which of the pool threads that are left comes next, in the order of their numbers."""
    least = waiting[0][0]
    if len(waiting) == 1 or waiting[1][0] != least:
        return 0
    alike = [[names.get(name, _UNKNOWN) for name in one[3].names] for one in waiting if one[0] == least]
    return alike.index(min(alike))


def _by_address(entry: tuple[Address, Value, Value]) -> list[tuple[int, Value]]:
    return [(isinstance(part, str), part) if not isinstance(part, tuple) else (2, repr(part)) for part in entry[0]]


def _slots_in(address: Address, value: Value) -> tuple[int, ...]:
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
