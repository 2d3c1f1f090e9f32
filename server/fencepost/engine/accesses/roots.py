"""Which variable an object's field is, before and after other threads can reach the object.

An object has a name from when it is published; until then it is known by a number that it carries from step to step
(`Obj.stamp`, which means nothing where no memory model is asked).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import (
    Delegate,
    ItemPointer,
    Obj,
    Published,
    Ref,
    StaticPointer,
    Value,
    VariablePointer,
)

HeldIn = tuple[Hashable, ...]
"""A variable, or a register, that holds a value."""


class Roots:
    """The variables of one run."""

    def __init__(self) -> None:
        self._numbers = 0
        self._named: dict[Hashable, int] = {}

    def at(self, address: Address) -> HeldIn:
        """The variable of an address, or the one that it is a part of."""
        return self._of_key(address[0], address[1]) if len(address) > 1 else address

    def of(self, target: Value, number: int) -> HeldIn | None:
        """A field or an element of an object."""
        if isinstance(target, Published) and target.ref is not None:
            self._note(target)
            return self._of_key(target.ref.key, number)
        if isinstance(target, Obj):
            return "own", self._number(target), number
        if isinstance(target, Ref):
            return self._of_key(target.key, number)
        return None

    def pointed(self, pointer: Value, more: tuple[int, ...]) -> tuple[HeldIn | None, tuple[int, ...]]:
        """The variable that a pointer leads to, and the part of it."""
        if isinstance(pointer, VariablePointer):
            return ("register", pointer.frame, pointer.register), (*pointer.path, *more)
        if isinstance(pointer, ItemPointer):
            return self.of(pointer.target, pointer.index), (*pointer.path, *more)
        if isinstance(pointer, StaticPointer):
            return ("static", pointer.number), (*pointer.path, *more)
        return None, ()

    def handed_out(self, values: Iterable[Value]) -> list[Published]:
        """The objects that others can reach by these values, and that only one thread had until this operation."""
        found: list[Published] = []
        seen: set[int] = set()
        open = list(values)
        while open:
            one = open.pop()
            if isinstance(one, Published) and id(one) not in seen:
                seen.add(id(one))
                self._note(one)
                found.append(one)
                open.extend(one.values)
            elif isinstance(one, Delegate):
                open.extend(one.parts())
            elif one.__class__ is tuple:
                open.extend(one)
            elif isinstance(one, ItemPointer):
                open.append(one.target)
        return found

    def _note(self, target: Published) -> None:
        assert target.ref is not None
        self._named.setdefault(target.ref.key, self._number(target))

    def _number(self, target: Obj) -> int:
        if target.stamp < 0:
            target.stamp = self._numbers
            self._numbers += 1
        return target.stamp

    def _of_key(self, key: Hashable, number: Hashable) -> HeldIn:
        known = self._named.get(key)
        return (key, number) if known is None else ("own", known, number)
