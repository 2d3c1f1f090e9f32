"""What the steps of a search do: every step that it remembers is run once more, and its uses of variables written down.

A use is named as in histories: a variable by its address, a collection by its object, an entry by its collection.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from fencepost.engine.accesses.ways import own_call, way_of
from fencepost.machine.running.entering import ENTERS
from fencepost.machine.state.code_places import CodePlace, place_at
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import Value
from fencepost.search.space import Space, ThreadField
from fencepost.search.standing import number_in


class Use(NamedTuple):
    """One use of a variable in a step: by which thread, where, and if it writes or changes."""

    variable: Hashable
    writes: bool
    place: CodePlace


class Label(NamedTuple):
    """One step of a thread: from which of its local states to which, the bits of the states in which it can be done,
    the difference that it makes, and what it uses, in order."""

    slot: int
    before: int
    after: int
    key: int
    move: int
    uses: tuple[Use, ...]


def labels(space: Space) -> Iterator[Label]:
    """All steps that a search has made."""
    for field in list(space.threads):
        for key, moves in list(field.seen()):
            if moves:
                yield from _of_key(space, field, key)


def _of_key(space: Space, field: ThreadField, key: int) -> Iterator[Label]:
    heard: list[Use] = []

    def hear(thread: Thread, kind: str, address: Address, value: Value) -> None:
        if kind in ("read", "write"):
            if way_of(thread) not in ("library", "own"):
                heard.append(Use(address, kind == "write", _own_place(thread)))
        elif kind == ENTERS and (call := own_call(thread, address, value)) is not None:
            place = _own_place(thread, 1)
            if call.matters:
                heard.append(Use(("object", call.key), call.changes, place))
            known, name = call.collection, call.member
            if name in known.entry_reads | known.entry_writes | known.entry_updates:
                heard.append(Use(("entries", call.key), name not in known.entry_reads, place))

    before = number_in(field, key)
    for step, view in space.steps(field.slot, _with_others(space, field, key), hear):
        uses = tuple(dict.fromkeys(heard))
        heard.clear()
        if step.state is None:
            continue
        after = field.numbers.get(step.state)
        if after is not None:
            yield Label(field.slot, before, after, key, space.delta(field, before, key, step, view), uses)


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
