"""The code of a trial, from no assembly: what its main thread does, what each of its threads does, what delegates do.

Registers of all of it: the object, the objects that are arguments, the result of a call, an exception, `out` variables.
What a call returns is noted at once in a cell ("result", sequence, number), which nothing reads before the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.lowering.ir import NONE, Lowered, Op, Region
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import MethodInstance
from fencepost.machine import memory, unwinding
from fencepost.machine.errors import BlockedError
from fencepost.machine.frames import Code
from fencepost.machine.initialization import ensure
from fencepost.machine.joining import has_ended, may_put_off, put_off, settle
from fencepost.machine.ops.calls import receiver, virtual_target
from fencepost.machine.thread import STOP, SWITCH
from fencepost.machine.trials.delegates import delegate_of, synthetic
from fencepost.machine.trials.seen import known_as, noted, threw
from fencepost.machine.trials.trial import FINAL, SETUP, Call, Constant, Function, Items, Made, Trial, Value
from fencepost.machine.values import NO_TARGET, Delegate, Obj, VariablePointer
from fencepost.machine.window import fence
from fencepost.machine.world import World
from fencepost.model.waits import Wait

Operation = Callable[[Any, list[Any]], int | None]

_TARGET = 0
_SITE = -3
_OWN_SITES = -100
GATE, REST = "gate", "rest"


class _Program:
    """Operations as they are put together, with the registers that matter before each."""

    def __init__(self, world: World, trial: Trial, calls: tuple[Call, ...], first: int) -> None:
        self.world = world
        self.trial = trial
        self.objects = {value: index + 1 for index, value in enumerate(trial.objects())}
        self.result = len(self.objects) + 1
        self.thrown = self.result + 1
        self.outs = self.thrown + 1
        self.slots = self.outs + max([sum(call.operation.by_reference) for call in calls], default=0)
        self.registers = self.slots + len(trial.threads)
        self.parameters = first
        self.run: list[Operation] = []
        self._ops: list[Op] = []
        self._live: list[int] = []
        self._regions: list[Region] = []

    @property
    def next(self) -> int:
        return len(self.run)

    def add(
        self, operation: Operation, name: str = "br", srcs: tuple[int, ...] = (), dst: int = NONE, live: int = 0
    ) -> None:
        """An operation; before it the object, the arguments, its sources and `live` matter."""
        always = (1 << self.result) - 1 | (1 << self.registers) - (1 << self.slots)
        self.run.append(operation)
        self._ops.append(Op(name, dst, srcs, None, 0))
        self._live.append(always | live | sum(1 << source for source in srcs))

    def catch(self, start: int, end: int, handler: int) -> None:
        klass = self.world.universe.core("System.Exception")
        self._regions.append(Region("catch", start, end, handler, handler + 1, klass, -1, self.thrown))

    def code(self, method: MethodInstance) -> Code:
        count = self.registers
        types = (self.world.universe.core("System.Object"),) * count
        live = (*self._live, 0)
        lowered = Lowered(tuple(self._ops), tuple(self._regions), count, (), self.parameters, types, live)
        code = Code(method, lowered, [None] * count)
        code.run = self.run
        return code


def trial_code(world: World, trial: Trial) -> Code:
    """What the main thread does: makes everything, calls what sets up, starts threads, waits for them, looks."""
    program = _Program(world, trial, (*trial.setup, *trial.final), 0)
    program.add(lambda t, _r: _initialize(t, world, trial))
    for value, register in program.objects.items():
        _add_value(program, value, register)
    if trial.constructor is not None:
        _add_new(program, trial.constructor)
    _add_calls(program, SETUP, trial.setup)
    for number in range(len(trial.threads)):
        method = synthetic(world, f"thread {number + 1}", program.result)
        method.code = _thread_code(world, trial, number, method)
        program.add(_start(method, program.slots + number, program.result, number))
    if trial.threads:
        program.add(_join(program.slots, program.registers))
        _add_calls(program, FINAL, trial.final)
        program.add(lambda t, _r: int(t.finish(None)))
    else:
        program.add(_rest)
    return program.code(synthetic(world, "main", 0))


def _thread_code(world: World, trial: Trial, number: int, method: MethodInstance) -> Code:
    calls = trial.threads[number]
    program = _Program(world, trial, calls, len(trial.objects()) + 1)
    _add_calls(program, number, calls)
    program.add(lambda t, _r: int(t.finish(None)))
    return program.code(method)


def _initialize(t: Any, world: World, trial: Trial) -> int | None:
    universe, klass = world.universe, trial.klass
    if universe.is_precise(klass) and universe.initializer(klass) is not None:
        return ensure(t, klass, -1)
    return None


# ---- objects


def _add_value(program: _Program, value: Value, register: int) -> None:
    universe = program.world.universe
    site = _OWN_SITES - register

    match value:
        case Made():
            constructor = value.constructor

            def make(_t: Any, r: list[Any]) -> None:
                r[register] = Obj(value.klass, [universe.default(f.type) for f in universe.fields(value.klass)], site)

            program.add(make)
            if constructor is not None:
                parts = value.arguments

                def construct(t: Any, r: list[Any], constructor: MethodInstance = constructor) -> int:
                    t.frames[-1].pc += 1
                    t.call(constructor, [r[register], *[_content(program, part, r) for part in parts]], -1)
                    return SWITCH

                program.add(_at(construct, program.next))
        case Items():

            def fill(_t: Any, r: list[Any]) -> None:
                r[register] = Obj(value.klass, [_content(program, part, r) for part in value.values], site)

            program.add(fill)
        case Function():

            def bind(_t: Any, r: list[Any]) -> None:
                answer = _content(program, value.answer, r) if value.answer is not None else None
                r[register] = delegate_of(program.world, value, register, answer)

            program.add(bind)
        case Constant():
            raise AssertionError("a constant is no object")


def _at(operation: Operation, index: int) -> Operation:
    """An operation that calls: it finds its own number in the frame."""

    def at(t: Any, r: list[Any]) -> int | None:
        t.frames[-1].pc = index
        return operation(t, r)

    return at


def _content(program: _Program, value: Value, r: list[Any]) -> Any:
    return value.content if isinstance(value, Constant) else r[program.objects[value]]


# ---- calls


def _arguments(program: _Program, call: Call) -> Callable[[Any, list[Any]], list[Any]]:
    """Puts the arguments together; variables for those that are passed by reference are made anew."""
    method, places = call.operation.method, call.operation.by_reference
    universe = program.world.universe

    def arguments(t: Any, r: list[Any]) -> list[Any]:
        found: list[Any] = []
        out = program.outs
        depth = len(t.frames) - 1
        for index, argument in enumerate(call.arguments):
            content = _content(program, argument, r) if argument is not None else None
            if not places[index]:
                found.append(content)
                continue
            element = method.parameters[index].element
            assert element is not None
            r[out] = universe.default(element) if argument is None else content
            found.append(VariablePointer(depth, out))
            out += 1
        return found

    return arguments


def _add_new(program: _Program, call: Call) -> None:
    universe, klass, method = program.world.universe, program.trial.klass, call.operation.method
    arguments = _arguments(program, call)

    def make(_t: Any, r: list[Any]) -> None:
        r[_TARGET] = Obj(klass, [universe.default(field.type) for field in universe.fields(klass)], _SITE)

    def construct(t: Any, r: list[Any]) -> int:
        t.frames[-1].pc += 1
        t.call(method, [r[_TARGET], *arguments(t, r)], -1)
        return SWITCH

    program.add(make)
    program.add(_at(construct, program.next))


def _add_calls(program: _Program, sequence: int, calls: tuple[Call, ...]) -> None:
    for number, call in enumerate(calls):
        _add_call(program, sequence, number, call)


def _add_call(program: _Program, sequence: int, number: int, call: Call) -> None:
    """A call: its gate, the call, the wait for its task, its result; and what notes an exception instead."""
    begin = program.next
    outs = range(program.outs, program.outs + sum(call.operation.by_reference))
    waiter = call.operation.awaiter
    variables = sum(1 << register for register in outs)
    program.add(_gate(program.trial, sequence, number, call.text), GATE)
    program.add(_call(program, call, begin + 2), "call", (_TARGET,), program.result)
    if waiter is not None:
        program.add(_wait(waiter, program.result, begin + 3), "call", (program.result,), program.result, variables)
    end = program.next + 2
    program.add(_note(program, sequence, number, call, list(outs), end), "box", (program.result, *outs))
    program.catch(begin + 1, program.next - 1, program.next)
    program.add(_caught(program, sequence, number, end), "box", (program.thrown,))


def _gate(trial: Trial, sequence: int, number: int, text: str) -> Operation:
    inner = sequence >= 0

    def operation(t: Any, _r: list[Any]) -> int | None:
        if inner and (trial.gated or trial.timed):
            if not memory.may_step(t):
                return STOP
            if trial.timed:
                ended = tuple([t.view.read(("ended", other), 0) for other in range(len(trial.threads))])
                t.view.write(("began", sequence, number), ended, None)
        if t.trace is not None:
            t.trace("begins", None, text)
        return None

    return operation


def _call(program: _Program, call: Call, after: int) -> Operation:
    method, arguments, result = call.operation.method, _arguments(program, call), program.result
    dst = NONE if method.returns.kind is Kind.VOID else result

    def operation(t: Any, r: list[Any]) -> int:
        values = arguments(t, r)
        t.frames[-1].pc = after
        if method.static:
            t.call(method, values, dst)
            return SWITCH
        target = virtual_target(t, r[_TARGET], method) if method.is_virtual else method
        t.call(target, [receiver(target, r[_TARGET]), *values], dst)
        return SWITCH

    return operation


def _wait(waiter: MethodInstance, result: int, after: int) -> Operation:
    dst = NONE if waiter.returns.kind is Kind.VOID else result

    def operation(t: Any, r: list[Any]) -> int:
        t.frames[-1].pc = after
        t.call(waiter, [r[result]], dst)
        return SWITCH

    return operation


def _note(program: _Program, sequence: int, number: int, call: Call, outs: list[int], end: int) -> Operation:
    method = call.operation.awaiter or call.operation.method
    by_reference = [i for i, place in enumerate(call.operation.by_reference) if place]
    types = [call.operation.method.parameters[i].element for i in by_reference]
    universe, returns = program.world.universe, method.returns
    wanted = [(register, klass) for register, klass in zip(outs, types, strict=True) if klass is not None]
    void = returns.kind is Kind.VOID
    if sequence == SETUP:
        void, wanted = True, []

    def operation(t: Any, r: list[Any]) -> int:
        parts = [] if void else [noted(t, universe, returns, r[program.result])]
        parts += [noted(t, universe, klass, r[register]) for register, klass in wanted]
        r[program.result] = None
        _end(t, program.trial, sequence, number, ("returned", *parts))
        return end

    return operation


def _caught(program: _Program, sequence: int, number: int, end: int) -> Operation:
    def operation(t: Any, r: list[Any]) -> int:
        frame = t.frames[-1]
        _end(t, program.trial, sequence, number, threw(t, r[program.thrown]))
        r[program.thrown] = None
        return unwinding.leave(frame, end - 1, end)

    return operation


def _end(t: Any, trial: Trial, sequence: int, number: int, result: tuple[Any, ...]) -> None:
    t.view.write(("result", sequence, number), result, None)
    if trial.timed and sequence >= 0:
        t.view.write(("ended", sequence), number + 1, 0)
    if t.trace is not None:
        t.trace("returns", None, result[1] if result[0] == "returned" and len(result) > 1 else None)


# ---- threads


def _start(method: MethodInstance, slot_register: int, count: int, number: int) -> Operation:
    from fencepost.machine.intrinsics.thread import _begin_in, begin

    def operation(t: Any, r: list[Any]) -> None:
        fence(t, "FB")
        t.enter_region()
        slot = begin(t, None, [], f"thread {number + 1}", None)
        universe = t.world.universe
        this = Obj(universe.core("System.Threading.Thread"), [None, slot, None, 0], _SITE)
        for register in range(count):
            r[register] = memory.publish_value(t, r[register])
            t.view.write(known_as(register), r[register], None)
        body = Delegate(universe.core("System.Action"), ((NO_TARGET, method),))
        _begin_in(t, slot, body, r[:count], memory.publish_value(t, this))
        r[slot_register] = slot
        t.leave_region()

    return operation


def _join(first: int, end: int) -> Operation:
    def operation(t: Any, r: list[Any]) -> None:
        fence(t, "FB")
        slots = r[first:end]
        if may_put_off(t):
            for slot in slots:
                put_off(t, slot)
            return
        settle(t)
        for slot in slots:
            if not has_ended(t, slot):
                raise BlockedError(Wait("end", t.world.slot_names[slot], whom=slot))
            t.joined.add(slot)

    return operation


def _rest(_t: Any, _r: list[Any]) -> int:
    """The end of a trial without threads: it stays where it is, so that its objects can be looked at."""
    raise BlockedError(Wait("signal", REST, idle=True))


def is_calling(local: Any) -> bool | None:
    """Whether a thread is inside one of its calls, by its local state; None for threads that make none."""
    frames = local[0]
    if not isinstance(frames, tuple) or not frames:
        return None
    code, pc = frames[-1][0], frames[-1][1]
    ops = code.lowered.ops
    if ops[0].name != GATE:
        return None
    return len(frames) > 1 or ops[pc].name != GATE
