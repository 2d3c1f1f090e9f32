"""Tells if a program that was explored in order can do more under a memory model. Without a race it cannot.

A race is a state in which two threads may use one variable next, one of them writes, and one of the two uses is an
operation that the model lets wait (`World.later`; volatile writes count where volatile reads may pass them).

Source: programs without races behave in order (Adve and Hill, ISCA 1990).

Soundness, for the models with `Order.needs_races`: only reads and writes wait for their turn and pass others, no write
passes a read that it depends on, and all threads see what has taken effect. Let D(T) be what a thread T has issued and
not done, up to its last operation that has taken effect, and its writes that have passed some of that; what T would do
only because of a guess that has not come true are reads, which no other thread sees. Suppose that an operation e of
another thread U takes effect, or is issued, which conflicts with p in D(T), in a run as short as possible. Before,
nothing has conflicted with any D; so what has been passed may as well have taken effect just before what passed it, and
what T has done from p on may be left out of the run: its writes are in D(T), and no thread has used them. What is left
is a run in order. It ends in a state in which p comes next in T and e in U: a race. Without races there is no such e,
so all that was passed could have taken effect before, and every run has the values, and the end, of one in order.

Steps of several operations do not hide a race: what follows the first one in a step commutes with all that others do,
so a thread that is in the middle of a step may as well have done it.

A search in order that is not complete, or in which something has failed, shows nothing about races.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fencepost.machine.step import Step
    from fencepost.search.exploration import Exploration
    from fencepost.search.space import Cell, Space, StateView, ThreadField


class Uses(NamedTuple):
    """The cells that the next step of a thread uses in one state: those that it can use `late`, each with whether it
    writes; those that it reads or writes; and those that it writes."""

    late: frozenset[tuple[Cell, bool]]
    touched: frozenset[Cell]
    written: frozenset[Cell]

    def of(self, cells: set[Cell]) -> Uses:
        """The uses of some variables only."""
        late = frozenset([(cell, writes) for cell, writes in self.late if cell in cells])
        return Uses(late, self.touched & cells, self.written & cells)

    def races_with(self, other: Uses) -> bool:
        """True if a use that can be late conflicts with a use of the other thread."""
        return any(cell in (other.touched if writes else other.written) for cell, writes in self.late)


class Races:
    """The cells that the steps of a search use, by threads and by the bits of the states in which they do."""

    def __init__(self) -> None:
        self.uses: dict[int, dict[int, Uses]] = {}

    def note(self, field: ThreadField, key: int, steps: Iterable[tuple[Step, StateView]]) -> None:
        """The steps of a thread in all states with these bits."""
        late: set[tuple[Cell, bool]] = set()
        touched: set[Cell] = set()
        written: set[Cell] = set()
        for step, view in steps:
            if step.state is not None:
                known = [(view.cell(address), writes) for address, writes in step.late]
                late.update((cell, writes) for cell, writes in known if cell is not None)
                touched.update(view.touched)
                written.update(view.written)
        self.uses.setdefault(field.slot, {})[key] = Uses(frozenset(late), frozenset(touched), frozenset(written))

    def suspects(self) -> set[Cell]:
        """The cells that one thread can use late and another one uses, too, perhaps at another time."""
        late: dict[Cell, dict[int, bool]] = {}
        for slot, known in self.uses.items():
            for uses in known.values():
                for cell, writes in uses.late:
                    threads = late.setdefault(cell, {})
                    threads[slot] = threads.get(slot, False) or writes
        found: set[Cell] = set()
        for slot, known in self.uses.items():
            for uses in known.values():
                for cell in late.keys() & uses.touched - found:
                    if any(other != slot and (w or cell in uses.written) for other, w in late[cell].items()):
                        found.add(cell)
        return found


class _Lane:
    """The uses of some variables by one thread: a number for each different use, 0 for none."""

    def __init__(
        self, space: Space, races: Races, field: ThreadField, cells: set[Cell], every: dict[Uses, int]
    ) -> None:
        self._space, self._races, self._field = space, races, field
        self._cells, self._every = cells, every
        self._numbers: dict[int, int] = {}
        self._locals: set[int] = set()
        for key in races.uses.get(field.slot, ()):
            if self._add(key):
                self._locals.add(key >> field.shift & field.mask)

    def _add(self, key: int) -> int:
        uses = self._races.uses[self._field.slot][key].of(self._cells)
        number = self._numbers[key] = self._every.setdefault(uses, len(self._every)) if uses.touched else 0
        return number

    def number(self, state: int) -> int:
        field = self._field
        local = state >> field.shift & field.mask
        if local not in self._locals:
            return 0
        found = self._numbers.get(state & field.footprints[local])
        if found is None:
            self._space.miss(field, local, state)
            found = self._add(state & field.footprints[local])
        return found


def has_race(found: Exploration) -> bool:
    """True if a complete search in order has come to a race."""
    space, races = found.space, found.space.races
    if races is None or found.crashes:
        return True
    cells = races.suspects()
    if not cells:
        return False
    every: dict[Uses, int] = {_NOTHING: 0}
    lanes = [_Lane(space, races, field, cells, every) for field in list(space.threads)]
    harmless: set[tuple[int, ...]] = set()
    for state in found.parents:
        numbers = tuple([number for lane in lanes if (number := lane.number(state))])
        if len(numbers) > 1 and numbers not in harmless:
            known = list(every)
            uses = [known[number] for number in numbers]
            if any(one.races_with(other) for one, other in permutations(uses, 2)):
                return True
            harmless.add(numbers)
    return False


_NOTHING = Uses(frozenset(), frozenset(), frozenset())
