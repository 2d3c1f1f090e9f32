"""The place where an asynchronous method has stopped for which a thread waits: the `await` whose number is in the state
machine.

The compiler gives each `await` of a method a number, and stores it in `<>1__state` before the method returns to its
caller.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.running.codes import code_of
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import CELL, Obj, Published, Ref, Value, get_path

_TASK = "System.Runtime.CompilerServices.AsyncTask`2"
_FOLLOWING = {_TASK, *(f"System.Threading.Tasks.{name}`1" for name in ("Unwrapped", "WhenAllTask", "WhenAnyTask"))}
_MACHINE, _STATE, _STAGE, _AWAITER = "machine", "<>1__state", "stage", "<>u__"
_COMPLETE = 5
"""`TaskStatus.RanToCompletion`; greater ones are other ends."""


def awaited_at(thread: Thread) -> tuple[MethodInstance, int] | None:
    """The method that the library waits for on behalf of this thread, and the offset of its `await`."""
    for frame in reversed(thread.frames):
        for value in frame.regs:
            if isinstance(value, Obj | Published | Ref) and value.klass.generic == _TASK:
                return _suspended(thread, value)
    return None


def stopped_at(thread: Thread) -> list[tuple[MethodInstance, int]]:
    """The places where methods have stopped that do not await another method's end."""
    found: dict[tuple[MethodInstance, int], None] = {}
    for ref in list(thread.world.refs.values()):
        if ref.klass.generic == _TASK and _is_open(thread, ref) and not _awaits_method(thread, ref):
            place = _suspended(thread, ref)
            if place is not None:
                found[place] = None
    return list(found)


def _is_open(thread: Thread, task: Value) -> bool:
    stage = _field(thread, task, _index(thread, task.klass, _STAGE))
    return stage.__class__ is int and stage < _COMPLETE


def _awaits_method(thread: Thread, task: Value) -> bool:
    """True if one of a method's awaiters has a task that the library completes when asynchronous methods have ended."""
    return any(
        isinstance(part, Ref) and part.klass.generic in _FOLLOWING and _is_open(thread, part)
        for part in _awaited(thread, task)
    )


def _awaited(thread: Thread, task: Value) -> Iterator[Any]:
    """The objects that the awaiters of a method hold. An awaiter that has been used holds nothing any more."""
    world, machine = thread.world, _index(thread, task.klass, _MACHINE)
    for slot in world.universe.fields(task.klass.arguments[0]):
        if slot.name.startswith(_AWAITER):
            for leaf in world.leaves_of(slot.type):
                value = _item(thread, task, machine, slot.index, *leaf.path)
                yield value.ref if isinstance(value, Published) else value


def _suspended(thread: Thread, task: Value) -> tuple[MethodInstance, int] | None:
    universe, klass = thread.world.universe, task.klass.arguments[0]
    number = _item(thread, task, _index(thread, task.klass, _MACHINE), _index(thread, klass, _STATE))
    method = universe.named_method(klass, "MoveNext", 0)
    if method is None or number.__class__ is not int or number < 0:
        return None
    code = code_of(thread.world, method)
    for op in code.lowered.ops:
        is_of_object = op.kind.stores and op.kind.variable in ("field", "part")
        if is_of_object and op.arg[0].name == _STATE and code.template[op.srcs[1]] == number:
            return method, op.offset
    return None


def _index(thread: Thread, klass: Klass, name: str) -> int:
    return next(slot.index for slot in thread.world.universe.fields(klass) if slot.name == name)


def _item(thread: Thread, holder: Value, index: int, *parts: int) -> Value:
    """A field of the struct, or of the object, that is in a field; None if it is no more there."""
    value = _field(thread, holder, index)
    if isinstance(value, Obj | Published | Ref):
        return _field(thread, value, *parts)
    return get_path(value, parts) if value.__class__ is tuple else _field(thread, holder, index, *parts)


def _field(thread: Thread, holder: Value, *path: int) -> Value:
    """A struct in shared memory has a cell for each of its parts, all else one."""
    if isinstance(holder, Obj):
        return get_path(holder.values[path[0]], path[1:])
    ref: Any = holder.ref if isinstance(holder, Published) else holder
    value = ref.values[path[0]]
    return thread.view.read((ref.key, *path), None) if value is CELL else get_path(value, path[1:])
