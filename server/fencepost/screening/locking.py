"""Members that take locks and give them back, and for which part of a method a lock is held."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from fencepost.model.code import Body, Handler, Instruction
from fencepost.model.members import MethodReference
from fencepost.model.types import Instance, Named, TypeExpression

_THREADING = "System.Threading."
_TAKES: dict[str, dict[str, bool]] = {
    "Monitor": {"Enter": False, "TryEnter": False},
    "Lock": {"Enter": False, "TryEnter": False, "EnterScope": False},
    "SemaphoreSlim": {"Wait": False, "WaitAsync": False},
    "WaitHandle": {"WaitOne": False},
    "SpinLock": {"Enter": False, "TryEnter": False},
    "ReaderWriterLockSlim": {
        "EnterReadLock": True, "TryEnterReadLock": True, "EnterUpgradeableReadLock": True,
        "EnterWriteLock": False, "TryEnterWriteLock": False,
    },
    "ReaderWriterLock": {"AcquireReaderLock": True, "AcquireWriterLock": False},
}  # fmt: skip
"""By type and member, whether others may hold the lock in the same way at once."""
_GIVES_BACK = {
    "Monitor": {"Exit"},
    "Lock": {"Exit"},
    "Lock+Scope": {"Dispose"},
    "SemaphoreSlim": {"Release"},
    "Mutex": {"ReleaseMutex"},
    "SpinLock": {"Exit"},
    "ReaderWriterLockSlim": {"ExitReadLock", "ExitUpgradeableReadLock", "ExitWriteLock"},
    "ReaderWriterLock": {"ReleaseReaderLock", "ReleaseWriterLock", "ReleaseLock"},
}


class TakenPart(NamedTuple):
    """The offsets of a method between which a lock is held."""

    start: int
    end: int


def owner_name(type: TypeExpression) -> str:
    """The name of a type's definition."""
    if isinstance(type, Instance):
        type = type.definition
    return type.name if isinstance(type, Named) else ""


def takes(named: MethodReference) -> bool | None:
    """None if a member takes no lock; else true if others may hold it in the same way at once."""
    owner = owner_name(named.owner)
    known = _TAKES.get(owner.removeprefix(_THREADING)) if owner.startswith(_THREADING) else None
    return known.get(named.name) if known is not None else None


def gives_back(named: MethodReference) -> bool:
    owner = owner_name(named.owner)
    return owner.startswith(_THREADING) and named.name in _GIVES_BACK.get(owner.removeprefix(_THREADING), ())


def part_taken(body: Body, at: int, given_back: list[int]) -> TakenPart:
    """For which part of a method a lock is held that is taken at an offset; `given_back` are the offsets of the calls
    that give back locks. Compilers put what follows into a `try`, and the end into its `finally`."""
    guarded = [one for one in body.handlers if _ends_in(one, given_back)]
    around = [one for one in guarded if one.try_start <= at < one.try_end]
    if around:
        inner = min(around, key=lambda one: one.try_end - one.try_start)
        return TakenPart(at, inner.try_end)
    following = sorted((one for one in guarded if one.try_start > at), key=lambda one: one.try_start)
    plain = [offset for offset in given_back if offset > at]
    if following and not any(offset < following[0].try_start for offset in plain):
        return TakenPart(at, following[0].try_end)
    return TakenPart(at, plain[0] if plain else body.size)


def _ends_in(handler: Handler, offsets: list[int]) -> bool:
    return handler.kind in ("finally", "fault") and any(handler.start <= offset < handler.end for offset in offsets)


def offsets_of(
    instructions: Iterable[Instruction], named: Callable[[int], object], wanted: Callable[[MethodReference], bool]
) -> list[int]:
    """Where members are called that are wanted."""
    found = []
    for instruction in instructions:
        if instruction.opcode in _CALLS and isinstance(instruction.operand, int):
            member = named(instruction.operand)
            if isinstance(member, MethodReference) and wanted(member):
                found.append(instruction.offset)
    return found


_CALLS = frozenset({0x28, 0x6F})
"""`call` and `callvirt`."""
