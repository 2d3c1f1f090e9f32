"""Where values come from in a replayed run: the reads that each was computed from, and those that a way turned on.

A `ValueFlow` is told of each operation before it runs, and of each access. It follows values through registers, calls,
objects and memory, also from one thread to the next: an asynchronous method keeps its values in an object between two
threads. What it follows is what did happen in this run, so it needs no approximation of ways that were not taken; what
it approximates is named where it does.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from typing import NamedTuple

from fencepost.engine.accesses.roots import HeldIn, Roots
from fencepost.lowering.ir import Lowered, Op
from fencepost.lowering.meeting import NOWHERE, meetings
from fencepost.machine.state.frames import Code, Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Value

Tokens = frozenset[Hashable]
"""What a value was computed from: numbers of reads; constants; activities of asynchronous methods (`Activity`)."""

PartPath = tuple[int, ...]
NONE: Tokens = frozenset()
_COMPARING = ("b_ge", "b_gt", "b_le", "b_lt", "cgt", "clt")
_SILENT = {"ret", "ret_void", "leave", "br"}


class NumberInCode(NamedTuple):
    """A number that stands in the code."""

    value: Value


class Activity(NamedTuple):
    """One run of an asynchronous method, from its call to its end."""

    number: int


class Turned(NamedTuple):
    """A branch under which a value was made: in which call, at which operation, and on what it turned. Where the ways
    have met again, the value that was made on one of them depends on the branch."""

    call: int
    at: int
    on: Tokens


class Traced(NamedTuple):
    """What is known of a value: by its parts, what each was computed from. `made` is the number of the operation that
    has made it; a copy has that of the original."""

    parts: tuple[tuple[PartPath, Tokens], ...] = ()
    made: int = -1

    @property
    def tokens(self) -> Tokens:
        """What any part was computed from."""
        return frozenset().union(*[tokens for _, tokens in self.parts]) if self.parts else NONE

    def at(self, path: PartPath) -> Traced:
        """A part of the value."""
        if not path:
            return self
        found = [(key[len(path) :], tokens) for key, tokens in self.parts if key[: len(path)] == path]
        found += [((), tokens) for key, tokens in self.parts if len(key) < len(path) and path[: len(key)] == key]
        return Traced(tuple(found), self.made if self.parts == (((), NONE),) else -1)

    def under(self, tokens: Tokens) -> Traced:
        """The value, as one that depends on some tokens, too."""
        return Traced((*self.parts, ((), tokens)), self.made) if tokens else self

    def put(self, path: PartPath, value: Traced) -> Traced:
        """The value with another part."""
        if not path:
            return value
        kept = [(key, tokens) for key, tokens in self.parts if key[: len(path)] != path]
        return Traced((*kept, *[((*path, *key), tokens) for key, tokens in value.parts]), self.made)


def traced(tokens: Tokens, made: int = -1) -> Traced:
    return Traced((((), tokens),) if tokens else (), made)


class _Call:
    """One frame: what its registers hold, and the branches on which its operations depend. `around` is what all that
    leaves the call was computed from."""

    def __init__(self, number: int, code: Code, dst: int, around: Tokens = NONE) -> None:
        self.number, self.code, self.dst, self.around = number, code, dst, around
        self.registers: dict[int, Traced] = {}
        self.turns: dict[int, tuple[int, Tokens]] = {}
        self.activity: Activity | None = None

    def turned(self) -> Tokens:
        """What the branches turned on that the call is in."""
        return frozenset().union(*[tokens for _, tokens in self.turns.values()]) if self.turns else NONE

    def under(self) -> Tokens:
        """The branches that the call is in."""
        return frozenset([Turned(self.number, at, tokens) for at, (_, tokens) in self.turns.items()])


class _Lane:
    """One thread: its calls, and the operation that it does now."""

    def __init__(self) -> None:
        self.calls: list[_Call] = []
        self.op: Op | None = None
        self.operands: list[Traced] = []
        self.variable: tuple[HeldIn | None, PartPath] = (None, ())
        self.loaded: list[tuple[PartPath, Traced]] = []
        self.compared: list[Tokens] = []


class ValueFlow:
    """The values of one run. `used` are the numbers of operations that have made a value which another one has used."""

    def __init__(self) -> None:
        self._lanes: defaultdict[int, _Lane] = defaultdict(_Lane)
        self._roots = Roots()
        self._memory: dict[HeldIn, Traced] = {}
        self._meetings: dict[int, tuple[Lowered, tuple[int, ...]]] = {}
        self._made = 0
        self._activities = self._entered = 0
        self.used: dict[int, list[int]] = {}
        """The operations that have made values, with the numbers of the later operations that have used these."""

    # ---- what is asked

    def written(self, thread: Thread) -> Traced:
        """The value that the operation which a thread does now stores."""
        lane = self._lanes[thread.slot]
        if lane.op is None or not lane.operands:
            return Traced()
        # Of a member that updates a variable, the first operand says which, and the second what it is given.
        return lane.operands[1 if lane.op.name == "intrinsic" and len(lane.operands) > 1 else -1]

    def arguments(self, thread: Thread) -> list[tuple[Value, Traced]]:
        """What a thread passes to the method that it is about to enter."""
        lane, registers = self._lanes[thread.slot], thread.frames[-1].regs
        sources = lane.op.srcs if lane.op is not None else ()
        return [(registers[source], value) for source, value in zip(sources, lane.operands, strict=True)]

    def turns(self, slot: int) -> Tokens:
        """The reads on which it depends that a thread is where it is."""
        lane = self._lanes.get(slot)
        return frozenset().union(*[call.turned() for call in lane.calls]) if lane is not None and lane.calls else NONE

    def resolved(self, slot: int, tokens: Tokens) -> Tokens:
        """What a value depends on where its thread is now: on the branches under which parts of it were made, too, but
        for those that the thread is still in, as all that it does depends on these."""
        calls = self._lanes[slot].calls
        inside = {(call.number, at) for call in calls for at in call.turns}
        found: set[Hashable] = set()
        open, seen = list(tokens), set[Hashable]()
        while open:
            token = open.pop()
            if not isinstance(token, Turned):
                found.add(token)
            elif token not in seen and (token.call, token.at) not in inside:
                seen.add(token)
                open.extend(token.on)
        return frozenset(found)

    def chosen(self, slot: int, tokens: Tokens) -> Tokens:
        """What a value was compared with by size, if it was chosen so."""
        lane = self._lanes[slot]
        return frozenset().union(*[other for other in lane.compared if other & tokens]) if lane.compared else NONE

    def activity(self, slot: int) -> Activity | None:
        """The asynchronous method that a thread runs, if it runs one."""
        lane = self._lanes.get(slot)
        return next((call.activity for call in reversed(lane.calls) if call.activity), None) if lane else None

    @property
    def now(self) -> int:
        """The number of the last operation."""
        return self._made

    # ---- what is told

    def loads(self, thread: Thread, address: tuple[Hashable, ...], token: Hashable | None) -> int:
        """A thread reads shared memory; the number of the value that it gets. Reads of the library have no token."""
        lane = self._lanes[thread.slot]
        path = _numbers(address[2:])
        kept = self._memory.get(self._roots.at(address), Traced()).at(path)
        self._made += 1
        fresh = NONE if token is None else frozenset([token])
        lane.loaded.append((path, Traced((*kept.parts, ((), fresh)), self._made)))
        return self._made

    def stores(self, thread: Thread, address: tuple[Hashable, ...]) -> Traced:
        """A thread writes shared memory; the value."""
        value, path = self.written(thread), _numbers(address[2:])
        root = self._roots.at(address)
        part = value.at(path) if path and any(key for key, _ in value.parts) else value
        self._memory[root] = self._memory.get(root, Traced()).put(path, part)
        return part

    def surround(self, thread: Thread, token: Hashable) -> None:
        """All that leaves the call which a thread is about to make was computed from a read."""
        self._lanes[thread.slot].loaded.append(((), traced(frozenset([_Around(token)]))))

    def before(self, thread: Thread, frame: Frame, is_asynchronous: bool) -> None:
        """A thread is about to do an operation."""
        lane = self._lanes[thread.slot]
        self._finish(lane, thread)
        self._align(lane, thread)
        call, pc = lane.calls[-1], frame.pc
        if call.turns:
            call.turns = {at: turn for at, turn in call.turns.items() if turn[0] != pc}
        if is_asynchronous and call.activity is None:
            call.activity = self._resumed(lane, frame)
        op = frame.code.lowered.ops[pc]
        lane.op, lane.loaded = op, []
        lane.operands = [self._operand(call, source) for source in op.srcs]
        lane.variable = self._variable(op, frame)
        self._made += 1
        if not (op.kind.settles or op.kind.flow != "next" or op.name in _SILENT):
            for operand in lane.operands:
                if operand.made >= 0:
                    self.used.setdefault(operand.made, []).append(self._made)
        compares = op.name.startswith(_COMPARING) and not op.name.endswith("_o") and len(op.srcs) > 1
        branches = op.kind.flow in ("branch", "switch")
        if not lane.operands or not (compares or branches):
            return
        tokens = self.resolved(thread.slot, frozenset().union(*[operand.tokens for operand in lane.operands]))
        if compares:
            lane.compared.append(tokens)
        if branches:
            self._turn(call, frame, pc, frozenset([token for token in tokens if not isinstance(token, NumberInCode)]))

    # ---- one operation

    def _turn(self, call: _Call, frame: Frame, pc: int, tokens: Tokens) -> None:
        if not tokens:
            return
        lowered = frame.code.lowered
        known = self._meetings.get(id(lowered))
        if known is None:
            known = self._meetings[id(lowered)] = (lowered, meetings(lowered))
        meeting = known[1][pc]
        before = call.turns.get(pc, (meeting, NONE))[1]
        call.turns[pc] = (meeting if meeting != NOWHERE else -1, tokens | before)

    def _operand(self, call: _Call, register: int) -> Traced:
        found = call.registers.get(register)
        if found is not None:
            return found
        template = call.code.template
        if register >= call.code.registers and template[register].__class__ in (int, float):
            return traced(frozenset([NumberInCode(template[register])]))
        return Traced()

    def _finish(self, lane: _Lane, thread: Thread) -> None:
        """Notes the result of the last operation, now that it has run."""
        op, lane.op = lane.op, None
        if op is None or not lane.calls:
            return
        depth, now = len(lane.calls), len(thread.frames)
        call = lane.calls[-1]
        if now == depth:
            self._settle(lane, call, op)
        elif now > depth and op.kind.calls == "constructor" and op.dst >= 0:
            call.registers[op.dst] = Traced((), self._made)
        elif now < depth and now and op.kind.flow in ("return", "next"):
            # Code that is made by hand, such as that of a stub, returns by an operation of another name.
            every = frozenset().union(*[operand.tokens for operand in lane.operands])
            value = lane.operands[0] if op.name == "ret" and lane.operands else traced(every, self._made)
            leaving = call.under() | frozenset([_plain(token) for token in call.around])
            del lane.calls[now:]
            if call.dst >= 0:
                lane.calls[-1].registers[call.dst] = value.under(leaving)

    def _settle(self, lane: _Lane, call: _Call, op: Op) -> None:
        root, path = lane.variable
        if op.kind.stores:
            if root is not None:
                around = call.under() if root[0] == "register" else NONE
                self._store(lane, root, path, lane.operands[-1].under(around))
            return
        if op.dst < 0:
            return
        if op.name == "struct_set":
            struct, value = lane.operands
            result = struct.put(tuple(op.arg), value)
        elif op.kind.copies:
            result = lane.operands[0].at(tuple(op.arg) if op.name == "struct_get" and op.arg else ())
        elif op.kind.loads and lane.loaded:
            shift = len(path)
            parts = [(key[shift:], tokens) for key, value in lane.loaded for _, tokens in value.parts]
            result = _reached(Traced(tuple(parts), lane.loaded[-1][1].made), lane)
        elif op.kind.loads and root is not None:
            result = _reached(self._load(lane, root).at(path), lane)
        else:
            sources = [operand.tokens for operand in lane.operands] + [value.tokens for _, value in lane.loaded]
            made = lane.loaded[-1][1].made if lane.loaded else self._made
            result = traced(frozenset().union(*sources) if sources else NONE, made)
        call.registers[op.dst] = result.under(call.under())

    def _variable(self, op: Op, frame: Frame) -> tuple[HeldIn | None, PartPath]:
        """The variable that an operation names, if it names one that can be followed. Its operands may be gone when it
        has run."""
        if not op.kind.accesses:
            return None, ()
        match op.kind.variable:
            case "static":
                return ("static", op.arg[0].index), ()
            case "field":
                return self._roots.of(frame.regs[op.srcs[0]], op.arg[0].index), ()
            case "item":
                index = frame.regs[op.srcs[1]]
                return self._roots.of(frame.regs[op.srcs[0]], index if isinstance(index, int) else 0), ()
            case "part" | "target":
                more = (op.arg[0].index,) if op.kind.variable == "part" else ()
                return self._roots.pointed(frame.regs[op.srcs[0]], more)
        return None, ()

    def _store(self, lane: _Lane, root: HeldIn, path: PartPath, value: Traced) -> None:
        if root[0] == "register":
            depth, register = int(str(root[1])), int(str(root[2]))
            if depth < len(lane.calls):
                registers = lane.calls[depth].registers
                around = frozenset([_plain(token) for call in lane.calls[depth + 1 :] for token in call.around])
                registers[register] = registers.get(register, Traced()).put(path, value.under(around))
        else:
            self._memory[root] = self._memory.get(root, Traced()).put(path, value)

    def _load(self, lane: _Lane, root: HeldIn) -> Traced:
        if root[0] == "register":
            depth, register = int(str(root[1])), int(str(root[2]))
            return lane.calls[depth].registers.get(register, Traced()) if depth < len(lane.calls) else Traced()
        return self._memory.get(root, Traced())

    def hands_out(self, thread: Thread) -> Tokens:
        """A thread lets others reach objects by the operation that it does now: what their fields were computed
        from."""
        lane = self._lanes[thread.slot]
        found: set[Hashable] = set()
        registers = thread.frames[-1].regs
        for one in self._roots.handed_out([registers[source] for source in lane.op.srcs] if lane.op else []):
            for number in range(len(one.values)):
                root = self._roots.of(one, number)
                found |= self._memory.get(root, Traced()).tokens if root is not None else NONE
        return frozenset(found)

    # ---- calls

    def _align(self, lane: _Lane, thread: Thread) -> None:
        """Makes the calls of a lane those of the thread: new ones have their arguments."""
        if len(lane.calls) == len(thread.frames) and lane.calls[-1].code is thread.frames[-1].code:
            return  # one operation enters one call, or leaves some
        del lane.calls[len(thread.frames) :]
        for depth, frame in enumerate(thread.frames):
            if depth < len(lane.calls) and lane.calls[depth].code is frame.code:
                continue
            del lane.calls[depth:]
            around = frozenset(
                [token for _, value in lane.loaded for token in value.tokens if isinstance(token, _Around)]
            )
            self._entered += 1
            entered = _Call(self._entered, frame.code, frame.dst, around)
            lane.calls.append(entered)
            operands = lane.operands
            count = frame.code.lowered.parameters
            each = operands if count == len(operands) else [Traced(), *operands] if count == len(operands) + 1 else []
            if not each and operands:
                union = traced(frozenset().union(*[operand.tokens for operand in operands]))
                each = [union] * count
            entered.registers.update(dict(enumerate(each)))

    def _resumed(self, lane: _Lane, frame: Frame) -> Activity:
        """The activity of an asynchronous method that a thread begins, or goes on with: it is kept with the object."""
        root = self._roots.pointed(frame.regs[0], ())[0] or self._roots.of(frame.regs[0], _STATE)
        if root is None:
            self._activities += 1
            return Activity(self._activities)
        kept = self._load(lane, root).tokens
        found = next((token for token in sorted(kept, key=repr) if isinstance(token, Activity)), None)
        if found is None:
            self._activities += 1
            found = Activity(self._activities)
            self._store(lane, root, _MARK, traced(frozenset([found])))
        return found


def _reached(value: Traced, lane: _Lane) -> Traced:
    """A value that was found by way of a reference, an address or an index depends on those, too."""
    way = frozenset().union(*[operand.tokens for operand in lane.operands]) if lane.operands else NONE
    return value.under(way)


class _Around(NamedTuple):
    """The mark of a token that belongs to whatever leaves a call."""

    token: Hashable


_STATE = -1
_MARK: PartPath = (-1,)


def _plain(token: Hashable) -> Hashable:
    return token.token if isinstance(token, _Around) else token


def _numbers(parts: Iterable[Hashable]) -> PartPath:
    return tuple([part for part in parts if isinstance(part, int)])
