"""Arrays of an `ArrayPool` that one thread has to itself.

That an array goes back to its pool and comes out again can be noticed in two ways only: a thread still uses it after it
went back (or gives it back again), or a thread reads items that it has not written. As long as no run does either,
every rented array may be a new one, and the pool keeps nothing (`World.pools`). Both are watched here, in the lists
that hold the items of such arrays, and begin the search again with a pool that keeps arrays. So does publishing an
array that is not written completely, or returning one that other threads know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from fencepost.machine.state.world import World
from fencepost.machine.values.values import Value


class _Mark:
    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return self._name


UNWRITTEN, _RENTED, _RETURNED = _Mark("UNWRITTEN"), _Mark("RENTED"), _Mark("RETURNED")
_MARKED = (_RENTED, _RETURNED)


class RentedItems(list[Any]):
    """The items of an array that has been rented. Items that no thread has written must not be read."""

    def __init__(self, world: World, items: Iterable[Value]) -> None:
        super().__init__(items)
        self._world = world

    def _checked(self, value: Value) -> Value:
        if value is UNWRITTEN:
            self._world.refute_no_pool()
        return value

    def __getitem__(self, index: Value) -> Value:
        found = super().__getitem__(index)
        if index.__class__ is slice:
            return [self._checked(value) for value in found]
        return self._checked(found)

    def __iter__(self) -> Iterator[Any]:
        return map(self._checked, super().__iter__())

    def raw(self) -> Iterator[Any]:
        """All items as they are."""
        return super().__iter__()


class ReturnedItems:
    """Stands for the items of an array that went back: there is no use of them."""

    def __init__(self, world: World) -> None:
        self._world = world

    def _refuse(self, *_: object) -> Value:
        self._world.refute_no_pool()

    __getitem__ = __setitem__ = __iter__ = __len__ = _refuse


def frozen_items(items: Value, keep: Callable[[Any], Any]) -> tuple[Any, ...]:
    """The items of an array of a pool as part of a local state."""
    if items.__class__ is ReturnedItems:
        return (_RETURNED,)
    return (_RENTED, *[keep(value) for value in items.raw()])


def thawed_items(world: World, frozen: tuple[Any, ...], revive: Callable[[Any], Any]) -> Value:
    """The items that `frozen_items` has frozen; None for other items."""
    if not frozen or frozen[0] not in _MARKED:
        return None
    return (
        ReturnedItems(world) if frozen[0] is _RETURNED else RentedItems(world, [revive(value) for value in frozen[1:]])
    )
