"""Where an asynchronous method has stopped that a thread waits for: at the `await` whose number its state machine has.

The compiler gives each `await` of a method a number, which it stores in `<>1__state` before the method returns to
whoever has called it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fencepost.machine.codes import code_of
from fencepost.machine.values import CELL, Obj, Published, Ref, get_path

if TYPE_CHECKING:
    from fencepost.lowering.klass import Klass, MethodInstance
    from fencepost.machine.thread import Thread

_TASK = "System.Runtime.CompilerServices.AsyncTask`2"
_MACHINE, _STATE = "machine", "<>1__state"


def awaited_at(thread: Thread) -> tuple[MethodInstance, int] | None:
    """The method that the library waits for on behalf of this thread, and the offset of its `await`."""
    for frame in reversed(thread.frames):
        for value in frame.regs:
            if isinstance(value, Obj | Published | Ref) and value.klass.generic == _TASK:
                return _suspended(thread, value)
    return None


def _suspended(thread: Thread, task: Any) -> tuple[MethodInstance, int] | None:
    universe, klass = thread.world.universe, task.klass.arguments[0]
    number = _item(thread, task, _index(thread, task.klass, _MACHINE), _index(thread, klass, _STATE))
    method = universe.named_method(klass, "MoveNext", 0)
    if method is None or number.__class__ is not int or number < 0:
        return None
    code = code_of(thread.world, method)
    for op in code.lowered.ops:
        if op.name in ("stfld", "ptr_stfld") and op.arg[0].name == _STATE and code.template[op.srcs[1]] == number:
            return method, op.offset
    return None


def _index(thread: Thread, klass: Klass, name: str) -> int:
    return next(slot.index for slot in thread.world.universe.fields(klass) if slot.name == name)


def _item(thread: Thread, holder: Any, index: int, part: int) -> Any:
    """A field of the struct, or of the object, that is in a field; None if it is no more there."""
    value = _field(thread, holder, index)
    if isinstance(value, Obj | Published | Ref):
        return _field(thread, value, part)
    return get_path(value, (part,)) if value.__class__ is tuple else _field(thread, holder, index, part)


def _field(thread: Thread, holder: Any, *path: int) -> Any:
    """A struct in shared memory has a cell for each of its parts, all else one."""
    if isinstance(holder, Obj):
        return get_path(holder.values[path[0]], path[1:])
    ref: Any = holder.ref if isinstance(holder, Published) else holder
    value = ref.values[path[0]]
    return thread.view.read((ref.key, *path), None) if value is CELL else get_path(value, path[1:])
