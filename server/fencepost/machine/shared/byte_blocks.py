"""Blocks of bytes that are copied or filled: whole items where the bytes are items, else raw bytes."""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.shapes import shape_of
from fencepost.machine.objects.layout import from_bytes, size_of
from fencepost.machine.shared.blocks import copy_items, named, one_by_one, together, write_items
from fencepost.machine.shared.intrinsic import STOPPED, MemberAnswer
from fencepost.machine.shared.pointers import read_bytes, write_bytes
from fencepost.machine.shared.raw import raw
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import ItemPointer, Value


def is_null(pointer: Value) -> bool:
    return pointer is None or (pointer.__class__ is int and pointer == 0)


def _items(t: Thread, pointer: Value, count: int) -> tuple[Any, int, int] | None:
    """The elements of an array that so many bytes at a pointer are, if they are whole ones."""
    if is_null(pointer):
        raise Throw("System.NullReferenceException")
    target = named(pointer.target) if pointer.__class__ is ItemPointer else None
    if target is None or pointer.path or target.klass.element is None:
        return None
    items, rest = divmod(count, size_of(t.world.universe, target.klass.element))
    if rest:
        return None
    if not 0 <= pointer.index <= len(target.values) - items:
        raise Throw("System.AccessViolationException")
    return target, pointer.index, items


def copy_block(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    to, source, count = arguments
    count &= 0xFFFFFFFF
    if not count:
        return None
    target, origin = _items(t, to, count), _items(t, source, count)
    whole = target is not None and origin is not None and _alike(t, target[0], origin[0])
    return (_copy_items if whole else _copy_raw)(t, [to, source, count], method)


@one_by_one
def _copy_items(t: Thread, arguments: list[Value], _method: MethodInstance) -> Value:
    to, source, count = arguments
    target, origin = _items(t, to, count), _items(t, source, count)
    if target is None or origin is None:
        raise AssertionError("a block has lost its items")
    copy_items(t, origin[0], origin[1], target[0], target[1], origin[2])


@together
def _copy_raw(t: Thread, arguments: list[Value], _method: MethodInstance) -> Value:
    to, source, count = arguments
    done, data = read_bytes(t, raw(t, source), count)
    return None if done and write_bytes(t, raw(t, to), data) else STOPPED


def _alike(t: Thread, a: Value, b: Value) -> bool:
    """True if the elements of two arrays look the same."""
    return shape_of(t.world.universe, a.klass.element) == shape_of(t.world.universe, b.klass.element)


def init_block(t: Thread, arguments: list[Value], method: MethodInstance) -> MemberAnswer:
    to, byte, count = arguments
    count &= 0xFFFFFFFF
    if not count:
        return None
    whole = _items(t, to, count) is not None
    return (_init_items if whole else _init_raw)(t, [to, byte & 0xFF, count], method)


@one_by_one
def _init_items(t: Thread, arguments: list[Value], _method: MethodInstance) -> Value:
    to, byte, count = arguments
    target = _items(t, to, count)
    if target is None:
        raise AssertionError("a block has lost its items")
    array, start, length = target
    universe, element = t.world.universe, array.klass.element
    width = size_of(universe, element)
    value = from_bytes(universe, element, bytes([byte]) * width) if byte else universe.default(element)
    write_items(t, array, start, [value] * length)


@together
def _init_raw(t: Thread, arguments: list[Value], _method: MethodInstance) -> Value:
    to, byte, count = arguments
    return None if write_bytes(t, raw(t, to), bytes([byte]) * count) else STOPPED
