"""What the steps of a search do: every step that it remembers is run once more, and its uses of variables written down.

A use is named as in histories: a variable by its address, a collection by its object, an entry by its collection.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import cached_property
from typing import NamedTuple

from fencepost.engine.accesses.patience import Patience
from fencepost.engine.accesses.ways import own_call, way_of
from fencepost.machine.running.entering import ENTERS
from fencepost.machine.state.code_places import CodePlace, place_at
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import Name, Value
from fencepost.model.history import WRITING, ActKind
from fencepost.search.space import Space, ThreadField
from fencepost.search.standing import number_in


class VariableUse(NamedTuple):
    """One use of a variable in a step: what it does, where, and with which locks. An `update` reads and writes at
    once."""

    variable: Hashable
    kind: ActKind
    place: CodePlace
    locks: frozenset[Hashable]

    @property
    def writes(self) -> bool:
        return self.kind in WRITING


class Label(NamedTuple):
    """One step of a thread: from which of its local states to which, the bits of the states in which it can be done,
    the difference that it makes, and what it uses, in order. If it `orders`, it does something that no read may be
    moved past."""

    slot: int
    before: int
    after: int
    key: int
    move: int
    uses: tuple[VariableUse, ...]
    orders: bool


ComingSteps = dict[int, dict[int, dict[int, list[Label]]]]
"""Steps by thread, by the local state before them, and by the bits of the states in which they can be done."""


def coming_steps(labels: Iterable[Label]) -> ComingSteps:
    found: ComingSteps = {}
    for label in labels:
        found.setdefault(label.slot, {}).setdefault(label.before, {}).setdefault(label.key, []).append(label)
    return found


class Labels:
    """All steps that a search has made, as far as there is patience."""

    def __init__(self, space: Space, patience: Patience) -> None:
        self._space, self._patience = space, patience

    @cached_property
    def every(self) -> tuple[Label, ...]:
        found: list[Label] = []
        for field in list(self._space.threads):
            for key, moves in self._patience.steps(list(field.seen())):
                if moves:
                    found.extend(_of_key(self._space, field, key, moves))
        return tuple(found)


def _of_key(space: Space, field: ThreadField, key: int, moves: tuple[int, ...]) -> Iterator[Label]:
    heard: list[VariableUse] = []
    ordering: list[str] = []

    def hear(thread: Thread, kind: str, address: Address, value: Value) -> None:
        if kind in ("read", "write"):
            way = way_of(thread)
            if way != "plain":
                ordering.append(kind)
            if way not in ("library", "own"):
                updates = way == "atomic" and thread.frames[-1].code.method.name != "Exchange"
                act: ActKind = "update" if updates else "write" if kind == "write" else "read"
                heard.append(VariableUse((_lasting(address[0]), *address[1:]), act, _own_place(thread), _locks(thread)))
        elif kind != ENTERS or value.owner.assembly is thread.world.universe.library:
            ordering.append(kind)
        if kind == ENTERS and (call := own_call(thread, address, value)) is not None:
            place, locks = _own_place(thread, 1), _locks(thread)
            if call.matters:
                kind_of_call: ActKind = "change" if call.changes else "look"
                heard.append(VariableUse(("object", _lasting(call.key)), kind_of_call, place, locks))
            known, name = call.collection, call.member
            if name in known.entry_reads | known.entry_writes | known.entry_updates:
                entry: ActKind = "read" if name in known.entry_reads else "write"
                entry = "update" if name in known.entry_updates else entry
                heard.append(VariableUse(("entries", _lasting(call.key)), entry, place, locks))

    before = number_in(field, key)
    differences = iter(moves)
    for step, _ in space.steps(field.slot, _with_others(space, field, key), hear):
        uses, orders = tuple(dict.fromkeys(heard)), bool(ordering)
        heard.clear()
        ordering.clear()
        if step.state is None:
            continue
        move, after = next(differences, None), field.numbers.get(step.state)
        if move is not None and after is not None:
            yield Label(field.slot, before, after, key, move, uses, orders)


MADE_AT = "made at"
"""Begins the name of an object by the place where it was made."""


def _lasting(key: Hashable) -> Hashable:
    """The name of an object, or the place where it was made: in a search without names an object has many."""
    return (MADE_AT, key.site) if isinstance(key, Name) and key.maker < 0 else key


def _locks(thread: Thread) -> frozenset[Hashable]:
    """The locks that a thread holds, as far as the search knows which objects they are."""
    if not thread.held:
        return _NO_LOCKS
    return frozenset([key for key in thread.held if not (isinstance(key, Name) and key.maker < 0)])


_NO_LOCKS: frozenset[Hashable] = frozenset()


def _with_others(space: Space, field: ThreadField, key: int) -> int:
    """The bits of a state with those of other threads, as far as a step does not depend on them: that there are other
    threads at all, it does not note."""
    footprint = field.footprints[number_in(field, key)]
    for other in space.threads:
        if other is not field and len(other.states) > 1 and not footprint & other.mask << other.shift:
            key |= 1 << other.shift
    return key


def _own_place(thread: Thread, calling: int = 0) -> CodePlace:
    """The innermost operation of the program's own code; with 1 for `calling`, of a thread that is about to call."""
    library = thread.world.universe.library
    for depth, frame in enumerate(reversed(thread.frames)):
        if frame.code.method.owner.assembly is not library:
            return place_at(frame.code, frame.pc - (1 if depth else calling))
    return place_at(thread.frames[-1].code, thread.frames[-1].pc)
