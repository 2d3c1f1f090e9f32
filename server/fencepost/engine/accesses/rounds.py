"""Rounds of a loop in which a thread comes back to where it was, with all that it has, while no other thread acts.

Such a loop ends only because another thread changes what it reads. If nothing in the round keeps the compiler from it,
the reads of all rounds may be one read before the loop: .NET's memory model lets adjacent plain reads of one location
be coalesced. Volatile accesses, locks, `Interlocked`, barriers, and calls whose code is not put here forbid that.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import NamedTuple

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.looping import loop_of
from fencepost.machine.state.frames import Code, Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.exact import exact
from fencepost.machine.values.values import Obj, Published, Value

_MOST_KEPT = 8
"""So many earlier rounds of a loop are compared with the one that begins."""

_MOST_OBJECTS = 200
"""A thread that has more objects of its own in reach is not compared: its rounds count as different."""

_GETTER = {"ldfld", "ldsfld", "mov", "br", "ret"}
_NEVER_INLINED = 0x08 | 0x40
"""`NoInlining` and `NoOptimization` of a method's implementation flags."""

_ORDERING = {
    "barrier", "update", "update_end", "intrinsic", "member", "synchronize", "throw", "rethrow", "newobj",
    "newarr", "new_array", "new_value", "new_delegate", "box", "initblk", "cpblk", "unsupported",
}  # fmt: skip
"""Operations that may keep reads of two rounds apart; for some of these, such as allocations, no document says. To ask
if a type is initialized does not; only its constructor would."""


class LoopRound(NamedTuple):
    """A round: the thread, its first act and the one after its last. `left` is the number of the next act when the
    thread has left the loop for the first time after it; -1 if it has not."""

    slot: int
    first: int
    end: int
    left: int = -1


@dataclass
class _Arrival:
    """A thread at the head of a loop: what it has then, and how much has happened."""

    content: object
    written: dict[Address, Value]
    act: int
    orders: int


@dataclass
class _Open:
    """A round whose loop the thread has not left."""

    first: int
    end: int
    depth: int
    code: Code
    loop: frozenset[int]


@dataclass
class _Lane:
    """One thread. `at` is where each of its frames was last; `orders` counts what forbids that reads become one."""

    at: list[tuple[Code, int]] = field(default_factory=list)
    arrivals: dict[tuple[int, int, int], list[_Arrival]] = field(default_factory=dict)
    written: dict[Address, Value] = field(default_factory=dict)
    orders: int = 0
    open: list[_Open] = field(default_factory=list)


class Rounds:
    """The rounds of one run."""

    def __init__(self) -> None:
        self.found: list[LoopRound] = []
        self._lanes: defaultdict[int, _Lane] = defaultdict(_Lane)
        self._loops: dict[tuple[int, int], tuple[Code, frozenset[int]]] = {}
        self._inlined: dict[MethodInstance, bool] = {}
        self._last: dict[int, int] = {}

    def before(self, thread: Thread, frame: Frame, acts: int) -> None:
        """A thread is about to do an operation; there have been so many acts."""
        lane = self._lanes[thread.slot]
        depth, pc = len(thread.frames) - 1, frame.pc
        self._leave(thread.slot, lane, depth, frame, acts)
        del lane.at[depth + 1 :]
        is_new = depth >= len(lane.at) or lane.at[depth][0] is not frame.code
        if is_new:
            del lane.at[depth:]
            lane.at.extend((each.code, each.pc) for each in thread.frames[len(lane.at) :])
            self._forget(lane, depth)
            if not self._is_inlined(thread, frame):
                lane.orders += 1
        op = frame.code.lowered.ops[pc]
        if op.name in _ORDERING or op.kind.calls == "found":
            lane.orders += 1
        if not is_new and pc < lane.at[depth][1]:
            self._arrive(thread, lane, depth, frame, acts)
        lane.at[depth] = (frame.code, pc)

    def orders(self, slot: int) -> None:
        """A thread does something that no read may be moved past."""
        self._lanes[slot].orders += 1

    def acts(self, slot: int, number: int) -> None:
        """A thread has done an act."""
        self._last[slot] = number

    def writes(self, slot: int, address: Address, value: Value) -> None:
        self._lanes[slot].written[address] = exact(value)

    def _arrive(self, thread: Thread, lane: _Lane, depth: int, frame: Frame, acts: int) -> None:
        content = _content([value for each in thread.frames[: depth + 1] for value in each.regs])
        here = _Arrival(content, dict(lane.written), acts, lane.orders)
        earlier = lane.arrivals.setdefault((depth, id(frame.code), frame.pc), [])
        for other in reversed(earlier):
            if (other.orders, other.content, other.written) == (here.orders, here.content, here.written):
                if content is not None and not self._others_since(thread.slot, other.act):
                    loop = self._loop(frame.code, frame.pc)
                    lane.open.append(_Open(other.act, acts, depth, frame.code, loop))
                break
        earlier.append(here)
        del earlier[:-_MOST_KEPT]

    def _others_since(self, slot: int, act: int) -> bool:
        return any(last >= act for other, last in self._last.items() if other != slot)

    def _leave(self, slot: int, lane: _Lane, depth: int, frame: Frame, acts: int) -> None:
        """Closes the rounds whose loops a thread has left."""
        if not lane.open:
            return
        still = []
        for one in lane.open:
            if depth > one.depth or (depth == one.depth and frame.code is one.code and frame.pc in one.loop):
                still.append(one)
            else:
                self.found.append(LoopRound(slot, one.first, one.end, acts))
        lane.open = still

    @staticmethod
    def _forget(lane: _Lane, depth: int) -> None:
        for key in [key for key in lane.arrivals if key[0] >= depth]:
            del lane.arrivals[key]

    def _loop(self, code: Code, head: int) -> frozenset[int]:
        key = (id(code), head)
        if key not in self._loops:
            self._loops[key] = (code, loop_of(code.lowered, head))
        return self._loops[key][1]

    def _is_inlined(self, thread: Thread, frame: Frame) -> bool:
        """True if the compiler puts a method's code in place of its calls: it only returns a field."""
        method = frame.code.method
        found = self._inlined.get(method)
        if found is None:
            is_own = method.owner.assembly is not thread.world.universe.library
            is_fixed = not (method.is_virtual or method.definition.impl_flags & _NEVER_INLINED)
            names = [op.name for op in frame.code.lowered.ops]
            is_getter = set(names) <= _GETTER and sum(name in ("ldfld", "ldsfld") for name in names) == 1
            found = self._inlined[method] = is_own and is_fixed and is_getter
        return found


def _content(values: list[Value]) -> object:
    """All that a thread has in registers, with the objects that only it can reach; None if these are too many."""
    seen: dict[int, int] = {}
    found: list[object] = []
    open = list(values)
    while open:
        value = open.pop()
        if isinstance(value, Published):
            found.append(value.ref.key if value.ref is not None else None)
        elif isinstance(value, Obj):
            is_new = id(value) not in seen
            found.append(("own", seen.setdefault(id(value), len(seen))))
            if len(seen) > _MOST_OBJECTS:
                return None
            open.extend(value.values if is_new else ())
        elif isinstance(value, tuple):
            found.append((value.__class__, len(value)))
            open.extend(value)
        else:
            found.append(exact(value))
    return found
