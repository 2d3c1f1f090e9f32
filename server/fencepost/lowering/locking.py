"""The code of a method with `lock` statements around some of its statements, and with new fields for the locks, as a
compiler would make it.

The object that `lock` names is loaded once. `Monitor.Enter(object, ref bool)` and the statements are the `try` block of
a `finally` that calls `Monitor.Exit` if the lock was taken; for a `System.Threading.Lock` it is the scope that
`EnterScope` returns (C# 13.0, 13.13). A jump out of the statements becomes a `leave`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.opcodes import BY_NAME, ENDS, OPCODES
from fencepost.lowering.gates import GateTokens, TokenNames, made_by
from fencepost.model.code import Body, Handler, Instruction
from fencepost.model.members import MemberKey, Method, Type
from fencepost.model.patch import Gate, Patch
from fencepost.model.types import Named

_SCALE, _MIDDLE = 1024, 512
"""Offsets are spread out. New code fits before the code that begins at an offset (below the middle) and after the code
that ends there."""

_AFTER = 500
_TAIL = {"nop", "br", "br.s", "ret", "leave", "leave.s", "endfinally"}
"""The instructions at the end of a method or of a block, which several statements may share."""


class Extent(NamedTuple):
    """A range of instructions for which a lock can be held: the offsets of its first instruction and of the first one
    after it. If the range begins with a jump, `loop` is the target inside the range of jumps that mean this beginning;
    else it is -1."""

    start: int
    end: int
    loop: int = -1


class Spread(NamedTuple):
    """A body with more room between its offsets, and what its tokens name besides those of its assembly."""

    body: Body
    names: TokenNames

    @staticmethod
    def original(offset: int) -> int:
        return offset // _SCALE


# ---- what can be locked


def extent(body: Body, start: int, end: int, begins_with_loop: bool) -> Extent | None:
    """The code of statements from one offset up to another one; None if something jumps into its middle.

    Code at its end that other statements share does not belong to it, nor does the jump back of a loop that has them
    for its body.
    """
    inside = [one for one in body.instructions if start <= one.offset < end]
    while inside and not begins_with_loop and any(t <= start for t in _plain_jump(inside[-1])):
        end = inside.pop().offset
    if not inside or inside[0].offset != start:
        return None
    loop = next((target for target in _plain_jump(inside[0]) if target != end), -1)
    entered = sorted(
        target
        for one in body.instructions
        if not start <= one.offset < end
        for target in _targets(one)
        if start < target < end and target != loop
    )
    if entered:
        if any(_name(one) not in _TAIL and not _is_load(one) for one in inside if one.offset >= entered[0]):
            return None
        end = entered[0]
    whole = all(_is_apart(handler, start, end) and not _is_thrown(handler, start) for handler in body.handlers)
    return Extent(start, end, loop) if whole else None


def _plain_jump(one: Instruction) -> tuple[int, ...]:
    return _targets(one) if _name(one) in ("br", "br.s") else ()


def _targets(one: Instruction) -> tuple[int, ...]:
    if isinstance(one.operand, tuple):
        return one.operand
    name = _name(one)
    jumps = name.startswith(("br", "b", "leave")) and name not in ("box", "break") and isinstance(one.operand, int)
    return (one.operand,) if jumps else ()  # type: ignore[return-value]  # a number


def _is_load(one: Instruction) -> bool:
    return _name(one).startswith("ldloc")


def _is_apart(handler: Handler, start: int, end: int) -> bool:
    """True if a clause lies in a range or beside it, or a block of the clause contains the range."""
    first = min(handler.try_start, handler.start, handler.filter if handler.filter >= 0 else handler.start)
    last = max(handler.try_end, handler.end)
    if (start <= first and last <= end) or last <= start or end <= first:
        return True
    return surrounds(handler, start, end)


def _is_thrown(handler: Handler, start: int) -> bool:
    """True if an exception is on the stack where a range begins."""
    return handler.kind in ("catch", "filter") and start in (handler.start, handler.filter)


def surrounds(handler: Handler, start: int, end: int) -> bool:
    begin = handler.filter if handler.filter >= 0 else handler.start
    blocks = ((handler.try_start, handler.try_end), (begin, handler.end))
    return any(first <= start and end <= last for first, last in blocks)


def _name(one: Instruction) -> str:
    opcode = OPCODES.get(one.opcode)
    return opcode.name if opcode is not None else "?"


# ---- the code


def with_locks(
    body: Body, owner: Type, method: Method, assembly: Assembly, module: str, patches: Sequence[Patch]
) -> Spread | None:
    """A body of a module with all locks that patches put around parts of it, and with what makes the objects of new
    fields; None if that leaves it as it is. The parts are `extent`s, and do not overlap."""
    made = made_by(method, owner, body, assembly, module, patches)
    member = MemberKey(module, method.token)
    locks = [patch for patch in patches if patch.kind == "lock" and patch.member == member]
    return _Locked(body, method, GateTokens(owner, assembly, module), locks, made).spread() if made or locks else None


class _Lock(NamedTuple):
    """One lock: its patch, the part, and its variables: the locked object or its scope, and the flag that it was
    taken."""

    patch: Patch
    extent: Extent
    held: int
    taken: int

    def has(self, offset: int) -> bool:
        return self.extent.start <= offset < self.extent.end

    @property
    def opening(self) -> int:
        return self.extent.start * _SCALE

    @property
    def closing(self) -> int:
        return self.extent.end * _SCALE - _AFTER


class _Locked:
    """One body in the making."""

    def __init__(
        self, body: Body, method: Method, references: GateTokens, locks: Sequence[Patch], begun: Sequence[Gate]
    ) -> None:  # fmt: skip
        self._body, self._method, self._references, self._begun = body, method, references, begun
        self._locals = list(body.locals)
        self._locks = [self._lock(patch) for patch in locks]
        self._tries: dict[int, int] = {}
        self._made: list[Instruction] = []
        self._end = body.size * _SCALE
        self._returned = -1

    def spread(self) -> Spread:
        for one in self._body.instructions:
            self._keep(one)
        for lock in self._locks:
            self._open(lock)
            self._close(lock)
        self._begin()
        if self._returned >= 0:
            self._return()
        made = tuple(sorted(self._made, key=lambda one: one.offset))
        body = msgspec.structs.replace(
            self._body,
            size=self._end + _SCALE,
            locals=tuple(self._locals),
            handlers=self._handlers(),
            instructions=made,
        )
        return Spread(body, self._references.names)

    def _lock(self, patch: Patch) -> _Lock:
        found = extent(self._body, patch.offset, patch.until, True)
        if found is None:
            raise AssertionError(f"{self._method.name} cannot be locked from {patch.offset} to {patch.until}")
        gate = patch.gate
        held = self._variable(Named("System.Threading.Lock+Scope" if gate.scoped else "System.Object"))
        return _Lock(patch, found, held, -1 if gate.scoped else self._variable(Named("System.Boolean")))

    def _variable(self, type: Any) -> int:
        self._locals.append(type)
        return len(self._locals) - 1

    def _emit(self, at: int, parts: Iterable[tuple[str, Any]]) -> int:
        for name, operand in parts:
            self._made.append(Instruction(at, BY_NAME[name], operand))
            at += 1
        return at

    # ---- what there was

    def _at(self, offset: int) -> int:
        return offset * _SCALE + _MIDDLE

    def _entry(self, offset: int) -> int:
        """The target of a jump from outside of all locks: before those that begin there."""
        if offset >= self._body.size:
            return self._end
        return next(
            (lock.opening for lock in self._locks if offset in (lock.extent.start, lock.extent.loop)), self._at(offset)
        )

    def _around(self, offset: int) -> _Lock | None:
        return next((lock for lock in self._locks if lock.has(offset)), None)

    def _keep(self, one: Instruction) -> None:
        """An instruction with its jumps moved; if it leaves a lock, the part that `_close` does not do."""
        lock, at, name = self._around(one.offset), self._at(one.offset), _name(one)
        if lock is not None and name == "ret":
            self._emit(at, [*self._to_return(), ("leave", self._end)])
            return
        targets = _targets(one)
        if not targets:
            self._made.append(Instruction(at, one.opcode, one.operand))
            return
        moved = [self._jump(lock, target, name) for target in targets]
        leaves = lock is not None and name in ("br", "br.s") and not lock.has(targets[0])
        opcode = BY_NAME["leave"] if leaves else one.opcode
        self._made.append(Instruction(at, opcode, tuple(moved) if isinstance(one.operand, tuple) else moved[0]))

    def _jump(self, lock: _Lock | None, target: int, name: str) -> int:
        if lock is not None and lock.has(target):
            return self._at(target)
        if lock is None or name in ("br", "br.s", "leave", "leave.s"):
            return self._entry(target)
        # A branch cannot leave a block: it goes to a `leave` of its own behind what is locked.
        at = max(
            (one.offset for one in self._made if lock.closing <= one.offset < lock.closing + _AFTER),
            default=lock.closing,
        )
        self._emit(at + 1, [("leave", self._entry(target))])
        return at + 1

    def _to_return(self) -> list[tuple[str, Any]]:
        returns = self._method.signature.returns
        if self._returned < 0:
            self._returned = self._variable(returns) if returns != Named("System.Void") else len(self._locals)
        return [("stloc", self._returned)] if returns != Named("System.Void") else []

    def _return(self) -> None:
        load = [("ldloc", self._returned)] if self._method.signature.returns != Named("System.Void") else []
        self._emit(self._end, [*load, ("ret", None)])

    # ---- what is new

    def _begin(self) -> None:
        """Makes the objects of new fields, before all else: an initializer of a field runs before the constructor."""
        parts: list[tuple[str, Any]] = [] if self._entry(0) == 0 else [("nop", None)]
        for gate in self._begun:
            made = ("newobj", self._references.new_object())
            if gate.static:
                parts += [made, ("stsfld", self._references.field(gate))]
            else:
                parts += [("ldarg.0", None), made, ("stfld", self._references.field(gate))]
        self._emit(0, parts)

    def _open(self, lock: _Lock) -> None:
        gate, named = lock.patch.gate, self._references
        parts: list[tuple[str, Any]] = []
        if gate.static and not gate.field:
            parts = [("ldtoken", named.type(gate)), ("call", named.type_of_handle())]
        elif gate.static:
            parts = [("ldsfld", named.field(gate))]
        else:
            path = [("ldfld", token) for token in named.path(lock.patch.path)]
            parts = [("ldarg.0", None), *path]
            if gate.field:
                parts.append(("ldfld", named.field(gate)))
        if gate.scoped:
            self._emit(lock.opening, [*parts, ("call", named.enter_scope()), ("stloc", lock.held)])
            self._tries[lock.held] = self._at(lock.extent.start)
            return
        parts += [("stloc", lock.held), ("ldc.i4.0", None), ("stloc", lock.taken)]
        self._tries[lock.held] = at = self._emit(lock.opening, parts)
        self._emit(at, [("ldloc", lock.held), ("ldloca", lock.taken), ("call", named.enter())])

    def _close(self, lock: _Lock) -> None:
        """The code after the locked statements: the way out, and the `finally` block. Jumps out stand in between
        already."""
        last = [one for one in self._body.instructions if lock.has(one.offset)][-1]
        if _name(last) not in ENDS:
            self._emit(lock.closing, [("leave", self._entry(lock.extent.end))])
        at = self._handler(lock)
        if lock.patch.gate.scoped:
            parts = [("ldloca", lock.held), ("call", self._references.dispose())]
        else:
            parts = [
                ("ldloc", lock.taken),
                ("brfalse", at + 4),
                ("ldloc", lock.held),
                ("call", self._references.exit()),
            ]
        self._emit(at, [*parts, ("endfinally", None)])

    def _handler(self, lock: _Lock) -> int:
        return lock.closing + _AFTER - 8

    def _handlers(self) -> tuple[Handler, ...]:
        """Inner clauses come before outer ones."""
        old: list[Handler | None] = list(self._body.handlers)
        found = [self._moved(handler) for handler in self._body.handlers]
        for lock in self._locks:
            start, end = lock.extent[:2]
            outer = (at for at, handler in enumerate(old) if handler is not None and surrounds(handler, start, end))
            at, closes = next(outer, len(found)), self._handler(lock)
            found.insert(at, Handler("finally", self._tries[lock.held], closes, closes, self._entry(end)))
            old.insert(at, None)
        return tuple(found)

    def _moved(self, handler: Handler) -> Handler:
        first = min(handler.try_start, handler.start)
        lock = next(
            (
                lock
                for lock in self._locks
                if lock.has(first) and not surrounds(handler, lock.extent.start, lock.extent.end)
            ),
            None,
        )

        def moved(offset: int) -> int:
            if lock is None:
                return self._entry(offset)
            return self._at(offset) if offset < lock.extent.end else lock.closing

        return Handler(
            handler.kind, moved(handler.try_start), moved(handler.try_end), moved(handler.start), moved(handler.end),
            handler.type, moved(handler.filter) if handler.filter >= 0 else -1,
        )  # fmt: skip
