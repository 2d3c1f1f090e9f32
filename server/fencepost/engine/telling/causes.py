"""Which steps of a run matter to its end: a backward slice over the variables that failing threads have read.

A thread is *involved* if it fails or waits, if it writes a variable that an involved one has read, if its code could
have written one and did not (`effects`), if it uses a lock of an involved one, or if it has started one. Every read of
an involved thread counts, because anything may have depended on it, unless the value goes into a write that does not
count (`flows`). A write counts if an involved thread has read its variable; so every write of a value that is shown as
read is shown. The actions of an involved thread on objects of the library, and on threads, count, because the
happenings of a run do not contain everything that the library sees. If an involved thread calls code that is not known
here, every lock counts, because that code may have asked whether a lock is taken. Reports leave out the other steps
until the user asks for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.telling.effects import Effects, MethodCode, effects
from fencepost.engine.telling.flows import only_write
from fencepost.engine.telling.naming import Names
from fencepost.engine.telling.reordering import passed
from fencepost.machine.state.code_places import CodePlace
from fencepost.model.members import MemberKey
from fencepost.properties.rule import Rule
from fencepost.search.replay import Happening, Replayed

_THROUGH = {"System.Threading.Interlocked", "System.Threading.Volatile"}
"""Classes of the library that act on variables of the user's as said there, and on nothing else."""

_LOCKS = {"lock", "release", "wait", "woken", "timeout", "pulse"}


def causes(run: Replayed, rule: Rule, own: OwnCode, names: Names, polled: Iterable[Any] = ()) -> frozenset[int] | None:
    """The numbers of the happenings that matter to the end of a run that breaks a rule; None when all do. `polled`
    variables are read after the run's end."""
    if rule.causes == "all":
        return None
    return frozenset(_Causes(run, own, names, tuple(polled)).found())


class _Causes:
    def __init__(self, run: Replayed, own: OwnCode, names: Names, polled: Iterable[Any]) -> None:
        self._run, self._own, self._names = run, own, names
        self._all = (*run.happenings, *run.pending)
        self._writes = dict(self._only_writes())
        self._threads = sorted({happening.slot for happening in self._all})
        self._effects = {slot: self._effects_of(slot) for slot in self._threads}
        self._needed: set[int] = set()
        self._involved: set[int] = set()
        self._relevant: set[Any] = {_variable(address) for address in polled}
        self._fields: set[str] = {names.in_code(address) for address in polled}
        self._asks = False
        self._passed = [(late.number, passing) for late, passing in passed(run)]

    def found(self) -> set[int]:
        """Grows until nothing is missing."""
        self._begin()
        size = -1
        while size != len(self._needed) + len(self._involved):
            size = len(self._needed) + len(self._involved)
            for slot in self._threads:
                if slot not in self._involved and self._could_write(slot):
                    self._involve(slot)
            for happening in self._all:
                if happening.number not in self._needed and self._counts(happening):
                    self._add(happening)
            for late, passing in self._passed:
                if late in self._needed and passing.number not in self._needed:
                    self._add(passing)
        return self._needed

    def _begin(self) -> None:
        run = self._run
        for standing in run.standings:
            self._involve(standing.slot)
            if standing.wait is not None:
                self._involve(standing.wait.whom)
                self._relevant |= {h.address for h in self._all if h.address and h.address[0] == standing.wait.on}
        self._involve(run.failed_slot if run.failure is not None else 0)

    # ---- what counts

    def _counts(self, happening: Happening) -> bool:
        if happening.kind != "read" and _variable(happening.address) in self._relevant:
            return True
        if happening.kind in _LOCKS and self._asks:
            return True
        if happening.slot not in self._involved:
            return False
        if happening.kind == "write":
            return not self._is_variable(happening)
        write = self._writes.get(happening.number)
        return write is None or write in self._needed

    def _add(self, happening: Happening) -> None:
        self._needed.add(happening.number)
        self._involve(happening.slot)
        if happening.address is not None:
            self._relevant.add(_variable(happening.address))
            self._fields.add(self._names.in_code(happening.address))

    def _involve(self, slot: int) -> None:
        """A thread and those that have started it."""
        while slot >= 0 and slot not in self._involved:
            self._involved.add(slot)
            self._asks |= self._effects[slot].anything if slot in self._effects else False
            key = next(key for key, number in self._run.space.world.slots.items() if number == slot)
            slot = -1 if key == ("main",) else key[0]

    def _could_write(self, slot: int) -> bool:
        known = self._effects[slot]
        return known.anything or bool(known.fields & self._fields)

    def _is_variable(self, happening: Happening) -> bool:
        """True if an operation is on a variable of the user's program, whose reads are all known."""
        address = happening.address
        if address[0] == "static":
            return self._own.has(self._run.space.world.universe.static_fields[address[1]].owner.assembly)
        klass = self._names.class_of(address[0])
        if klass is None or klass.element is None:
            return klass is not None and self._own.has(klass.assembly)
        return self._is_users(happening.places[-1]) or happening.places[-1].method.owner.name in _THROUGH

    # ---- what code says

    def _effects_of(self, slot: int) -> Effects:
        roots: dict[MemberKey, MethodCode] = {}
        for happening in self._all:
            for place in happening.places if happening.slot == slot else ():
                assembly = place.method.owner.assembly
                if assembly is not None and self._own.has(assembly):
                    roots.setdefault(place.method.member, MethodCode(assembly, place.method.definition))
                    break
        return effects(self._run.space.world.universe, self._own, list(roots.values()))

    def _only_writes(self) -> Iterator[tuple[int, int]]:
        """Reads whose values go into one write and nowhere else, with that write."""
        order = sorted(self._all, key=lambda happening: happening.issued)
        for number, happening in enumerate(order):
            depth = self._users_depth(happening)
            if happening.kind != "read" or happening.again is not None or depth is None:
                continue
            place = happening.places[depth]
            assembly = place.method.owner.assembly
            assert assembly is not None
            offset = only_write(assembly, place.method.definition, place.offset)
            if offset is None:
                continue
            target = (*happening.places[:depth], CodePlace(place.method, offset))
            for other in order[number + 1 :]:
                if other.slot == happening.slot and other.kind == "write":
                    if other.places[: depth + 1] == target:
                        yield happening.number, other.number
                    break

    def _users_depth(self, happening: Happening) -> int | None:
        """Where among the places of an operation the innermost one of the user's code is."""
        depths = [depth for depth, place in enumerate(happening.places) if self._is_users(place)]
        return depths[-1] if depths else None

    def _is_users(self, place: CodePlace) -> bool:
        return self._own.has(place.method.owner.assembly)


def _variable(address: Any) -> Any:
    """The whole variable that an address is of or in."""
    return address[:2] if isinstance(address, tuple) else address
