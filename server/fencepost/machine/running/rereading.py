"""Plain reads that are made again where their values are used, if the memory model says so (`read_introduction`).

Source: ECMA-335 I.12.6.4. Plain reads are no visible side effects, so a compiler need not keep what it has read in a
register: where the value is used, it may read the variable once more. Such a read is a plain read right before the
operation that uses the value, and is ordered as such. There is none if a barrier, or anything else that no plain read
passes, has come in between (`origins`). Moves, calls and returns hand values on; all other operations use them.

The thread chooses at the operation: it keeps the value, or reads again. The choice is no step; the second read is a
visible operation like any other. A schedule names the reads that are made again, and nothing else.

What is not followed, and why. A value with only one use is not read again: the first read may as well have been late.
Code of the library and variables whose address is taken are left alone. No compiler promises to read again, so runs
without end are also looked for in a search without second reads. Single threads compute what they always do, and a
program without races cannot notice second reads. In the `ecma` model `if (h != null) h()` on a local copy may fail,
even if the field only ever changes from null to an object.
"""

from __future__ import annotations

from typing import NamedTuple

from fencepost.lowering.ir import Op
from fencepost.lowering.kinds import SMALL
from fencepost.lowering.klass import Klass
from fencepost.lowering.liveness import successors
from fencepost.machine.late import taints
from fencepost.machine.late.origins import address_of, again_key, forget, keep, uses_of
from fencepost.machine.late.window import OWN, may_have_other
from fencepost.machine.running.codes import variant
from fencepost.machine.shared import memory
from fencepost.machine.state.frames import Code, Frame
from fencepost.machine.state.origin import Origin
from fencepost.machine.state.record import Reread
from fencepost.machine.state.request import OperandPart
from fencepost.machine.state.thread import Thread, late_of
from fencepost.machine.values.addresses import Leaf, kind_of
from fencepost.machine.values.errors import BlockedError
from fencepost.machine.values.halves import half_of, whole
from fencepost.machine.values.values import Value, get_path

STOP = -1


class _Flow(NamedTuple):
    """For each operation, the registers, as bits, that may be used after it; and the registers that pointers lead
    to."""

    after: tuple[int, ...]
    addressed: frozenset[int]


def run(t: Thread, frame: Frame, pc: int) -> int | None:
    """Executes an operation, with operands that are read again before it if that is chosen."""
    late = late_of(t)
    code, depth = frame.code, _depth(t, frame)
    op = code.lowered.ops[pc]
    if late.origins and not _decide(t, frame, op, pc, depth):
        return STOP
    handed_on = _handed_on(t, frame, op, depth) if late.origins else {}
    late.source = None
    function = code.run[pc]
    if not frame.again:
        answer = taints.follow(t, frame, op, function)
    else:
        op, answer = _run_with(t, frame, pc, depth)
    if answer != STOP:
        _note(t, frame, op, depth, handed_on)
    return answer


def _depth(t: Thread, frame: Frame) -> int:
    """The frame that registers belong to: a filter uses another one's."""
    return frame.shares if frame.shares >= 0 else len(t.frames) - 1


# ---- what is read again


def _decide(t: Thread, frame: Frame, op: Op, pc: int, depth: int) -> bool:
    """Makes the second reads that the thread chooses; False if one needs a step of its own."""
    late = late_of(t)
    again = frame.again
    if again and len(again[-1]) == _CHOSEN:
        if not _perform(t, frame, op, depth):
            return False
    elif frame.partial:
        return True
    first = True
    while not (t.free or t.region):
        operands = _operands(t, frame, op, pc, depth)
        if not operands:
            break
        if first and (depth, pc) in late.asked:
            # No other thread sees the iterations of such a loop. Each begins a step, so that the loop comes back to
            # known states.
            return False
        first = False
        late.asked.add((depth, pc))
        t.world.reads_again = True
        number = t.alternative(1 + len(operands))
        if not number:
            break
        again.append(operands[number - 1])
        if not _perform(t, frame, op, depth):
            return False
    return True


_CHOSEN = 2
"""The length of an entry of `Frame.again` while the operand is about to be read: the entry has the operand only. The
value that has been read follows it."""


def _operands(t: Thread, frame: Frame, op: Op, pc: int, depth: int) -> list[OperandPart]:
    """The operands of an operation that may be read again and may be different then, one after the other."""
    late = late_of(t)
    found: list[OperandPart] = []
    last = frame.again[-1][:_CHOSEN] if frame.again else (-1, -1)
    after = _flow(frame.code).after
    for position, source in enumerate(op.srcs):
        origin = late.origins.get((depth, source))
        if origin is None or _hands_on(t, op, position):
            continue
        if origin.again or after[pc] >> source & 1 or op.srcs.count(source) > 1:
            value = frame.regs[source]
            for number, leaf in enumerate(origin.leaves):
                if (position, number) > last and _may_differ(t, origin, leaf, _part(value, leaf)):
                    found.append((position, number))
    return found


def _may_differ(t: Thread, origin: Origin, leaf: Leaf, kept: Value) -> bool:
    """True if a variable may have another value now or later, as far as it is known what threads write."""
    address = address_of(origin, leaf)
    if t.world.fuse and kind_of(whole(address)) not in t.world.guesses.shared:
        return False
    return may_have_other(t, address, leaf.default, kept)


def _part(value: Value, leaf: Leaf) -> Value:
    part = get_path(value, leaf.path)
    return part if leaf.half is None else half_of(leaf.half, part)


def _perform(t: Thread, frame: Frame, op: Op, depth: int) -> bool:
    """Makes the read that the last entry of `Frame.again` asks for."""
    late = late_of(t)
    position, number = operand = frame.again[-1]
    key = depth, op.srcs[position]
    origin, uses = late.origins[key], uses_of(t, key)
    leaf, before = origin.leaves[number], len(t.record.events)
    late.uses, late.rereading = uses, (origin.place, _part(frame.regs[key[1]], leaf))
    try:
        done, value = memory.read_leaf(t, origin.base, leaf)
    finally:
        late.uses, late.rereading = 0, None
    if not done:
        return False
    events = [event for _, event in t.record.events[before:] if isinstance(event, int)]
    del t.record.events[before:]
    issued = next((-event for event in events if event < 0), 0)
    t.record.events.append(
        (t.record.operations, Reread(operand, issued, tuple([event for event in events if event >= 0])))
    )
    registers, mark = late.taints.registers, (depth, again_key(position))
    late.taints.put(registers, mark, registers.get(mark, 0) | late.loaded | uses)
    late.loaded = 0
    frame.again[-1] = (position, number, leaf, value)
    return True


def reread(t: Thread, operand: OperandPart) -> None:
    """Does what a schedule says: an operand of the next operation is read again, and the thread goes no further."""
    late = late_of(t)
    frame = t.frames[-1]
    op, depth = frame.code.lowered.ops[frame.pc], _depth(t, frame)
    position, number = operand
    origin = late.origins.get((depth, op.srcs[position])) if position < len(op.srcs) else None
    if origin is None or number >= len(origin.leaves):
        raise BlockedError(OWN, interruptible=False)
    frame.again.append(operand)
    if not _perform(t, frame, op, depth):
        raise AssertionError("a read had to wait where everything may happen")


def _run_with(t: Thread, frame: Frame, pc: int, depth: int) -> tuple[Op, int | None]:
    """Executes an operation with what has been read again; these values are in registers behind all others."""
    late = late_of(t)
    regs, registers = frame.regs, late.taints.registers
    srcs, first = list(frame.code.lowered.ops[pc].srcs), len(regs)
    for position, _, leaf, part in frame.again:
        source = srcs[position]
        mask = registers.get((depth, again_key(position)), 0)
        if leaf.path or leaf.half is not None:
            mask |= registers.get((depth, source), 0)
        if source < first:
            srcs[position] = len(regs)
            regs.append(regs[source])
        regs[srcs[position]] = memory.with_leaf(regs[srcs[position]], leaf, part)
        late.taints.put(registers, (depth, srcs[position]), mask)
    changed, function = variant(t.world, frame.code, pc, tuple(srcs))
    try:
        answer = taints.follow(t, frame, changed, function)
    finally:
        for register in range(first, len(regs)):
            registers.pop((depth, register), None)
        del regs[first:]
    if answer != STOP:
        for position, *_ in frame.again:
            registers.pop((depth, again_key(position)), None)
        frame.again.clear()
    return frame.code.lowered.ops[pc], answer


# ---- where values come from


def _hands_on(t: Thread, op: Op, position: int) -> bool:
    """True if an operation only hands an operand on."""
    if op.kind.copies:
        return True
    if op.name == "ret":
        return len(t.frames) > 1
    return _is_handed_to(t, op) and (position > 0 or op.kind.calls == "constructor")


def _is_handed_to(t: Thread, op: Op) -> bool:
    """True if an operation calls code that a compiler could inline."""
    calls = op.kind.calls
    if calls not in ("method", "constructor"):
        return False
    method = op.arg if calls == "constructor" else op.arg[0]
    return not method.owner.is_delegate and method.owner.assembly not in (None, t.world.universe.library)


def _handed_on(t: Thread, frame: Frame, op: Op, depth: int) -> dict[int, tuple[Origin, int]]:
    """The origins that an operation hands on, by operand. Every other operand with an origin has been used now."""
    late = late_of(t)
    after = _flow(frame.code).after[frame.pc]
    found: dict[int, tuple[Origin, int]] = {}
    for position, source in enumerate(op.srcs):
        key = depth, source
        origin = late.origins.get(key)
        if origin is not None:
            if after >> source & 1 or op.srcs.count(source) > 1:
                origin = late.origins[key] = origin._replace(again=True)
            found[position] = origin, uses_of(t, key)
    return found


def _note(t: Thread, frame: Frame, op: Op, depth: int, handed_on: dict[int, tuple[Origin, int]]) -> None:
    """Notes where the result of an operation comes from, and what it has handed on."""
    late = late_of(t)
    now = len(t.frames) - 1
    if op.name == "ret":
        if handed_on and frame.dst >= 0 and now == depth - 1:
            _put(t, t.frames[now].code, (now, frame.dst), *handed_on[0])
        return
    if op.dst >= 0:
        forget(t, (depth, op.dst))
    if op.kind.calls:
        if handed_on and now > depth and _is_handed_to(t, op):
            _pass(t, op, now, handed_on)
    elif op.kind.loads:
        if late.source is not None:
            _begin(t, frame, op, depth)
    elif handed_on and op.kind.copies:
        origin, uses = handed_on[0]
        _put(t, frame.code, (depth, op.dst), _inside(origin, op.arg) if op.arg else origin, uses)


def _begin(t: Thread, frame: Frame, op: Op, depth: int) -> None:
    """A variable has been read. The library's own code is not what a compiler makes of the program."""
    late = late_of(t)
    source, universe = late.source, t.world.universe
    assert source is not None
    method = frame.code.method
    if method.owner.assembly in (None, universe.library) or op.dst < 0:
        return
    if op.kind.is_of_item and _narrow(op.arg) != _narrow(source.klass):
        return
    if op.kind.variable == "part" and op.arg[0].owner.overlapping:
        return
    leaves = memory.leaves(t, source.klass, False)
    _put(t, frame.code, (depth, op.dst), Origin(source.base, leaves, (method, op.offset)), source.uses)


def _narrow(klass: Klass) -> tuple[int, bool] | None:
    return SMALL.get((klass.underlying or klass).name)


def _inside(origin: Origin, path: tuple[int, ...]) -> Origin:
    """Where a part of a struct comes from."""
    count = len(path)
    leaves = [leaf._replace(path=leaf.path[count:]) for leaf in origin.leaves if leaf.path[:count] == path]
    return origin._replace(base=(*origin.base, *path), leaves=tuple(leaves))


def _put(t: Thread, code: Code, key: tuple[int, int], origin: Origin, uses: int) -> None:
    forget(t, key)
    if origin.leaves and key[1] not in _flow(code).addressed:
        keep(t, key, origin, uses)


def _pass(t: Thread, op: Op, depth: int, handed_on: dict[int, tuple[Origin, int]]) -> None:
    """Arguments of a call keep the origins that they had before it."""
    top = t.frames[depth]
    method, count = top.code.method, top.code.lowered.parameters
    if top.region or method.owner.assembly is t.world.universe.library:
        return
    shift = count - len(op.srcs)
    if shift == (op.kind.calls == "constructor"):
        for position, (origin, uses) in handed_on.items():
            _put(t, top.code, (depth, position + shift), origin, uses)


def _flow(code: Code) -> _Flow:
    found: _Flow | None = code.flow
    if found is None:
        lowered = code.lowered
        live, count = lowered.live, len(lowered.ops)
        following = successors(list(lowered.ops), list(lowered.regions))
        after = []
        for targets in following:
            bits = 0
            for target in targets:
                bits |= live[target] if target < len(live) else 0
            after.append(bits)
        addressed = frozenset(op.srcs[0] for op in lowered.ops if op.kind.variable == "local")
        found = code.flow = _Flow(tuple(after[:count]), addressed)
    return found
