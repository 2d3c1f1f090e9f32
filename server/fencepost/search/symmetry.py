"""Threads that run the same code from the same local state are interchangeable: of states that differ only in which of
them is where, one is explored.

Source: symmetry reduction as of Ip and Dill (FMSD 1996), with threads as the scalar set, and sorting for the state that
stands for others.

Soundness: the steps of threads commute with renaming threads, as long as nothing but the place of a local state in the
global one says which thread it belongs to. So a state and a renamed one have the same futures up to that renaming. Such
a thread's own object is left out of its local state (`OwnThread`). A guess is that these threads never name themselves
or each other in another way: by objects that they share, locks that they hold between steps, numbers that they ask for.
What refutes it starts the search again without this reduction. States in which others name some of them, but not all,
stay as they are. Accesses that are no steps count as those of two such threads (`World.twins`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fencepost.machine.objects.background import SLOT
from fencepost.machine.state.local_state import END, Running
from fencepost.machine.values.values import CELL, OwnThread, Ref, Value

if TYPE_CHECKING:
    from fencepost.machine.state.local_state import LocalState
    from fencepost.search.space import Cell, Space, ThreadField

_THREAD_CLASS = "System.Threading.Thread"


class Group:
    """Threads that have begun in the same local state. Their local states are numbered together."""

    def __init__(self) -> None:
        self.fields: list[ThreadField] = []
        self.slots: frozenset[int] = frozenset()
        self.states: list[LocalState] = []
        self._numbers: dict[LocalState, int] = {}
        self._of_field: dict[int, list[int]] = {}
        self._named: dict[tuple[int, int], bool] = {}

    def add(self, field: ThreadField) -> None:
        self.fields.append(field)
        self.slots |= {field.slot}
        self._of_field[field.slot] = [-1]
        self._named.clear()

    def number(self, field: ThreadField, local: int) -> int:
        """The number across threads of a thread's local state."""
        known = self._of_field[field.slot]
        while len(known) <= local:
            state = field.states[len(known)]
            number = self._numbers.get(state)
            if number is None:
                number = self._numbers[state] = len(self.states)
                self.states.append(state)
            known.append(number)
        return known[local]

    def is_named(self, field: ThreadField, local: int) -> bool:
        """True if a local state names some of the threads, but not all."""
        key = (field.slot, local)
        found = self._named.get(key)
        if found is None:
            found = self._named[key] = self._names_some(field.states[local])
        return found

    def _names_some(self, state: LocalState) -> bool:
        if not isinstance(state, Running):
            return False
        if any(0 < len(slots & self.slots) < len(self.slots) for slots in (state.joined, state.awaited)):
            return True
        return any(names(part, self.slots) for part in state._replace(joined=_NOBODY, awaited=_NOBODY))


class Symmetry:
    """The groups of one search."""

    def __init__(self, space: Space) -> None:
        self.groups: list[Group] = []
        self._space = space
        self._by_start: dict[LocalState, Group] = {}
        self._known: set[int] = set()

    def start(self, field: ThreadField, state: LocalState) -> None:
        """A thread begins in a local state."""
        world = self._space.world
        if field.slot in self._known or field.slot in world.names_given or not _is_nameless(state):
            return
        self._known.add(field.slot)
        group = self._by_start.setdefault(state, Group())
        group.add(field)
        if len(group.fields) == 2:
            self.groups.append(group)
        if len(group.fields) > 1:
            first, second = group.fields[0].slot, group.fields[1].slot
            for one in group.fields:
                # What was remembered of a thread alone may be too little for a thread that stands for others.
                one.forget()
            world.twins = {**world.twins, **dict.fromkeys(group.slots, first), first: second}
            for cell in self._space.cells.values():
                for value in cell.values[1:]:
                    self.look(cell, value)

    def look(self, cell: Cell, value: Value) -> None:
        """Refutes the guess that threads are interchangeable if a cell or its value names one of them."""
        world, address = self._space.world, cell.address
        if address[0] == "end":
            return
        slots = frozenset(world.twins)
        if address[0] in ("awaits", "interrupt"):
            named = address[1] in slots
        elif len(address) > 1 and address[1] == "lock":
            named = value is not None and value[0] in slots
        elif len(address) > 1 and address[1] == "waiting":
            named = any(waiter[0] in slots for waiter in value)
        elif address[0] == "initialized" and value.__class__ is tuple and value[0] == "runs":
            named = value[1] in slots
        else:
            named = names(value, slots)
        if named or address[0] in {world.own_threads[slot].key for slot in slots & world.own_threads.keys()}:
            world.tell_apart()

    def canonical(self, state: int) -> int:
        """The state that stands for all states that differ from it only in which of the threads of a group is where."""
        for group in self.groups:
            here = [(f, n) for f in group.fields if (n := state >> f.shift & f.mask)]
            numbers = [group.number(field, local) for field, local in here]
            wanted = sorted(numbers)
            if wanted != numbers and not self._is_named(group, state):
                for (field, local), old, new in zip(here, numbers, wanted, strict=True):
                    if old != new:
                        state += self._moved(field, local, group.states[old], group.states[new])
        return state

    def _is_named(self, group: Group, state: int) -> bool:
        return any(
            group.is_named(field, local)
            for field in self._space.threads
            if (local := state >> field.shift & field.mask)
        )

    def _moved(self, field: ThreadField, local: int, old: LocalState, new: LocalState) -> int:
        """The difference when a thread gets another local state; the cell that says whether it has ended goes with
        it."""
        space = self._space
        change = (space.local(field, new) - local) << field.shift
        ended = (new == END) - (old == END)
        if ended:
            cell = space.cell(("end", field.slot), 0)
            change += ended * space.put(cell, space.number(cell, 1))
        return change


_NOBODY: frozenset[int] = frozenset()


def _is_nameless(state: LocalState) -> bool:
    """True if a local state does not say whose it is."""
    return isinstance(state, Running) and isinstance(state.this, OwnThread | None)


def names(value: Value, slots: frozenset[int]) -> bool:
    """True if a value contains a reference to the object of one of these threads, or may lead to one."""
    kind = value.__class__
    if kind is Ref:
        if value.klass.name == _THREAD_CLASS:
            slot = value.values[SLOT]
            return slot is CELL or slot in slots
        return any(names(part, slots) for part in value.values)
    return issubclass(kind, tuple | frozenset) and any(names(part, slots) for part in value)
