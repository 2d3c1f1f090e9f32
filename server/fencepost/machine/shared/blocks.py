"""Members that touch several cells: one cell after the other where .NET does so, else all at once.

`one_by_one`: the member makes a plain access of each cell. It is run again for each of them, and gets the answers of
the accesses before.

`together`: all cells are touched in one visible operation, after everything that the thread has issued. Bytes that
overlap with variables in other ways than `raw` can express as one read or write are touched like that.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from typing import Any

from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.late.window import fence
from fencepost.machine.shared import memory, publication
from fencepost.machine.shared.intrinsic import STOPPED, Intrinsic, MemberAnswer
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address, Leaf
from fencepost.machine.values.values import CELL, Obj, Published, Value, get_path, set_path


class WaitError(Exception):
    """A cell cannot be touched yet; nothing has been written."""


def together(function: Intrinsic) -> Intrinsic:
    """Makes all that a member touches one visible operation, after all that its thread has issued. It reads through
    `read_items`, then writes once."""

    @wraps(function)
    def operation(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
        if t.late is not None and (t.late.window or t.late.origins) and not t.region:
            fence(t, "FB")
        t.enter_region()
        try:
            return function(t, arguments, method)
        except WaitError:
            return STOPPED
        finally:
            t.leave_region()

    return operation


def one_by_one(function: Intrinsic) -> Intrinsic:
    """Makes as many plain accesses as a member touches cells. For each access the member may be run again from the
    start, with the answers that it has had (`Frame.partial`), and must then do the same as before."""

    @wraps(function)
    def operation(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
        frame, t.current.parts = t.frames[-1], 0
        try:
            answer = function(t, arguments, method)
        except WaitError:
            return STOPPED
        finally:
            t.current.parts = -1
        frame.partial.clear()
        if t.late is not None:
            t.late.join_parts(len(t.frames) - 1)
        return answer

    return operation


def is_one_by_one(t: Thread) -> bool:
    return t.current.parts >= 0 and not t.region


def named(target: Value) -> Value:
    """The reference to an object if it has been published, else the object."""
    return target.ref if target.__class__ is Published else target


def read_items(t: Thread, target: Value, start: int, count: int) -> list[Value]:
    """Elements, fields or the boxed value of an object."""
    target = named(target)
    if target.__class__ is Obj:
        return list(target.values[start : start + count])
    return [_read_item(t, target, index) for index in range(start, min(start + count, len(target.values)))]


def _read_item(t: Thread, target: Value, index: int) -> Value:
    value, klass = publication.constant(t, target, index), target.klass.item(index)
    if not is_one_by_one(t):
        return _read_cell(t, (target.key, index), klass) if value is CELL else value
    leaves = memory.leaves(t, klass, False)
    if value is not CELL:
        for _ in leaves:
            _part(t, lambda: (True, None))
        return value
    value = t.world.universe.default(klass)
    for leaf in leaves:
        part = _part(t, partial(memory.read_leaf, t, (target.key, index), leaf))
        value = memory.with_leaf(value, leaf, part)
    return value


def _part(t: Thread, access: Callable[[], tuple[bool, Any]]) -> Value:
    """Makes an access, or returns the answer that it had when it was made."""
    known = t.frames[-1].partial
    number = t.current.parts
    if number == len(known):
        done, answer = access()
        if not done:
            raise WaitError
        known.append(answer)
        if t.late is not None:
            t.late.keep_part(len(t.frames) - 1)
        if memory.part_done(t):
            raise WaitError
    t.current.parts = number + 1
    return known[number]


def _read_cell(t: Thread, base: Address, klass: Klass) -> Value:
    value = t.world.universe.default(klass)
    for path, default, _ in t.world.leaves_of(klass):
        if not memory.may_touch(t, (*base, *path), False):
            raise WaitError
        value = set_path(value, path, memory.read(t, (*base, *path), default))
    return value


def write_items(t: Thread, target: Value, start: int, values: list[Value]) -> None:
    """Replaces elements, fields or the boxed value of an object."""
    target = named(target)
    if target.__class__ is Obj:
        target.values[start : start + len(values)] = values
        return
    for index in range(start, start + len(values)):
        if target.values[index] is not CELL:
            t.world.give_up_constancy(target, index)
    if is_one_by_one(t):
        _write_one_by_one(t, target, start, values)
        return
    writes = []
    for index, value in enumerate(values, start):
        for path, default, _ in t.world.leaves_of(target.klass.item(index)):
            address = (target.key, index, *path)
            if not memory.may_touch(t, address, True):
                raise WaitError
            writes.append((address, get_path(value, path), default))
    for address, part, default in writes:
        memory.write(t, address, part, default)


def _write_one_by_one(t: Thread, target: Value, start: int, values: list[Value]) -> None:
    if t.late is not None:
        t.late.data |= t.late.parts(len(t.frames) - 1)
    for index, value in enumerate(values, start):
        for leaf in memory.leaves(t, target.klass.item(index), False):
            _part(t, partial(_written, t, (target.key, index), leaf, value))


def _written(t: Thread, base: Address, leaf: Leaf, value: Value) -> tuple[bool, None]:
    return memory.write_leaf(t, base, leaf, value), None


def copy_items(t: Thread, source: Value, start: int, target: Value, to: int, count: int) -> None:
    """Copies items to where others of the same type are; the two may overlap."""
    source, target = named(source), named(target)
    if not is_one_by_one(t) or (source.__class__ is Obj and target.__class__ is Obj):
        write_items(t, target, to, read_items(t, source, start, count))
        return
    numbers = range(count)
    for number in reversed(numbers) if start < to else numbers:
        write_items(t, target, to + number, read_items(t, source, start + number, 1))
        if t.late is not None:
            t.late.forget_parts(len(t.frames) - 1)


def content(t: Thread, box: Value) -> Value:
    """The value in a box."""
    return read_items(t, box, 0, 1)[0]


def site_of_caller(t: Thread) -> int:
    """The number of the place in the code that calls the member that is running."""
    frame = t.frames[-2] if len(t.frames) > 1 else t.frames[-1]
    key = (frame.code.method.number, ~frame.pc)
    sites = t.world.sites
    found = sites.get(key)
    if found is None:
        found = sites[key] = len(sites)
    return int(found)
