"""Several cells at once: members of arrays and blocks of memory that are one visible operation, whatever they touch."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from fencepost.lowering.klass import Klass
from fencepost.machine import memory
from fencepost.machine.intrinsics import STOPPED
from fencepost.machine.ops.fields import guess_of
from fencepost.machine.pointees import item_class
from fencepost.machine.values import CELL, Obj, Published, get_path, set_path

Intrinsic = Callable[[Any, list[Any], Any], Any]


class WaitError(Exception):
    """A cell cannot be touched yet; nothing has been written."""


def together(function: Intrinsic) -> Intrinsic:
    """Makes all that a member touches one visible operation. It reads through `read_items`, then writes once."""

    @wraps(function)
    def operation(t: Any, arguments: list[Any], method: Any) -> Any:
        t.enter_region()
        try:
            return function(t, arguments, method)
        except WaitError:
            return STOPPED
        finally:
            t.leave_region()

    return operation


def named(target: Any) -> Any:
    """What an object is called now."""
    return target.ref if target.__class__ is Published else target


def read_items(t: Any, target: Any, start: int, count: int) -> list[Any]:
    """Elements, fields or the boxed value of an object."""
    target = named(target)
    if target.__class__ is Obj:
        return list(target.values[start : start + count])
    found = list(target.values[start : start + count])
    for place, value in enumerate(found):
        if value is CELL:
            index = start + place
            found[place] = _read_cell(t, (target.key, index), item_class(target, index))
    return found


def _read_cell(t: Any, base: Any, klass: Klass) -> Any:
    value = t.world.universe.default(klass)
    for path, default, _ in t.world.leaves_of(klass):
        if not memory.may_touch(t, (*base, *path), False):
            raise WaitError
        value = set_path(value, path, memory.read(t, (*base, *path), default))
    return value


def write_items(t: Any, target: Any, start: int, values: list[Any]) -> None:
    """Replaces elements, fields or the boxed value of an object."""
    target = named(target)
    if target.__class__ is Obj:
        target.values[start : start + len(values)] = values
        return
    writes = []
    for index, value in enumerate(values, start):
        if target.values[index] is not CELL:
            t.world.refute(t.world.changing, guess_of(target, index))
        for path, default, _ in t.world.leaves_of(item_class(target, index)):
            address = (target.key, index, *path)
            if not memory.may_touch(t, address, True):
                raise WaitError
            writes.append((address, get_path(value, path), default))
    for address, part, default in writes:
        memory.write(t, address, part, default)


def content(t: Any, box: Any) -> Any:
    """The value in a box."""
    return read_items(t, box, 0, 1)[0]


def site_of_caller(t: Any) -> int:
    """The number of the place in the code that calls the member that is running."""
    frame = t.frames[-2] if len(t.frames) > 1 else t.frames[-1]
    key = (frame.code.method.number, ~frame.pc)
    sites = t.world.sites
    found = sites.get(key)
    if found is None:
        found = sites[key] = len(sites)
    return int(found)
