"""The calls of a trial: each has a gate, is made, has its task awaited, and its result noted, or its exception.

What a call returns is noted at once in a cell ("result", sequence, number), which nothing reads before the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.lowering.ir import NONE
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.running import calls, unwinding
from fencepost.machine.running.calls import receiver, virtual_target
from fencepost.machine.running.observed import noted, threw
from fencepost.machine.shared import memory
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.local_state import Running
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.trial import SETUP, Earlier, Trial, TrialCall
from fencepost.machine.trials.program import SITE, TARGET, ThreadCode, at
from fencepost.machine.values.answers import STOP, SWITCH
from fencepost.machine.values.values import Obj, Registers, Value, VariablePointer

GATE = "gate"


def _arguments(program: ThreadCode, call: TrialCall) -> Callable[[Thread, Registers], list[Value]]:
    """Puts the arguments together; variables for those that are passed by reference are made anew."""
    method, places = call.operation.method, call.operation.by_reference
    universe = program.world.universe

    def arguments(t: Thread, r: Registers) -> list[Value]:
        found: list[Any] = []
        out = program.outs
        depth = len(t.frames) - 1
        for index, argument in enumerate(call.arguments):
            content = program.content(argument, r) if argument is not None else None
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


def add_new(program: ThreadCode, call: TrialCall) -> None:
    """Makes the object, by a constructor or by a static method."""
    klass, method = program.trial.klass, call.operation.method
    arguments = _arguments(program, call)

    def construct(t: Thread, r: Registers) -> int:
        t.frames[-1].pc += 1
        calls.call(t, method, [receiver(method, r[TARGET]), *arguments(t, r)], NONE)
        return SWITCH

    def ask(t: Thread, r: Registers) -> int:
        t.frames[-1].pc += 1
        calls.call(t, method, arguments(t, r), TARGET)
        return SWITCH

    def keep(_t: Thread, r: Registers) -> None:
        r[TARGET] = Obj(klass, [r[TARGET]], SITE)

    if method.static:
        program.add(at(ask, program.next))
        if klass.is_value:
            program.add(keep)
        return
    program.add(new_target(program))
    program.add(at(construct, program.next))


def new_target(program: ThreadCode) -> OperationFunction:
    """Makes the object of a trial as it is before its constructor. A struct is in a variable that all threads share."""
    universe, klass = program.world.universe, program.trial.klass

    def make(_t: Thread, r: Registers) -> None:
        fields = universe.fields(klass)
        values = [universe.default(klass)] if klass.is_value else [universe.default(field.type) for field in fields]
        r[TARGET] = Obj(klass, values, SITE)

    return make


def add_calls(program: ThreadCode, sequence: int, calls: tuple[TrialCall, ...]) -> None:
    for number, call in enumerate(calls):
        _add_call(program, sequence, number, call)


def _add_call(program: ThreadCode, sequence: int, number: int, call: TrialCall) -> None:
    begin = program.next
    outs = range(program.outs, program.outs + sum(call.operation.by_reference))
    waiters = call.operation.awaiters
    variables = sum(1 << register for register in outs)
    end = begin + len(waiters) + 4
    program.add(_gate(program, sequence, number, call.text), GATE)
    program.add(
        _call(program, call, begin + 2, _skip(program, sequence, number, end)), "call", (TARGET,), program.result,
        called=call.operation.method,
    )  # fmt: skip
    for waiter in waiters:
        at = program.next + 1
        program.add(_wait(waiter, program.result, at), "call", (program.result,), program.result, variables, waiter)
    program.add(_note(program, sequence, number, call, list(outs), end), "box", (program.result, *outs))
    program.catch(begin + 1, program.next - 1, program.next)
    program.add(_caught(program, sequence, number, end), "box", (program.thrown,))


def _gate(program: ThreadCode, sequence: int, number: int, text: str) -> OperationFunction:
    trial, inner, place = program.trial, sequence >= 0, program.next

    def operation(t: Thread, _r: Registers) -> int | None:
        if trial.gated and not _begins_at(t, place):
            return STOP
        if trial.gated or (inner and trial.timed):
            if not memory.may_step(t):
                return STOP
            if inner and trial.timed:
                ended = tuple([t.view.read(("ended", other), 0) for other in range(len(trial.threads))])
                t.view.write(("began", sequence, number), ended, None)
        if t.trace is not None:
            t.trace("begins", None, text)
        return None

    return operation


def _begins_at(t: Thread, place: int) -> bool:
    """True if the step of a thread begins with the gate at a place, where no other code is on its stack."""
    return isinstance(t.begun, Running) and len(t.begun.frames) == 1 and t.begun.frames[0].pc == place


def _call(program: ThreadCode, call: TrialCall, after: int, skip: Callable[[Thread], int]) -> OperationFunction:
    """Makes a call; skips it if no earlier call has returned what it needs."""
    method, arguments, result = call.operation.method, _arguments(program, call), program.result
    dst = NONE if method.returns.kind is Kind.VOID else result
    used = [program.objects[value] for value in call.uses() if isinstance(value, Earlier)]
    target = program.objects[call.target] if call.target is not None else TARGET

    def operation(t: Thread, r: Registers) -> int:
        if any(r[register] is None for register in used):
            return skip(t)
        values, this = arguments(t, r), r[target]
        for register in used:
            r[register] = None
        t.frames[-1].pc = after
        if method.static:
            calls.call(t, method, values, dst)
            return SWITCH
        if method.owner.is_value and target != TARGET:
            r[result] = this
            calls.call(t, method, [VariablePointer(len(t.frames) - 1, result), *values], dst)
            return SWITCH
        found = virtual_target(t, this, method) if method.is_virtual else method
        calls.call(t, found, [receiver(found, this), *values], dst)
        return SWITCH

    return operation


def _skip(program: ThreadCode, sequence: int, number: int, end: int) -> Callable[[Thread], int]:
    def skip(t: Thread) -> int:
        _end(t, program.trial, sequence, number, ("returned",))
        return end

    return skip


def _wait(waiter: MethodInstance, result: int, after: int) -> OperationFunction:
    dst = NONE if waiter.returns.kind is Kind.VOID else result

    def operation(t: Thread, r: Registers) -> int:
        t.frames[-1].pc = after
        value = r[result]
        if not waiter.static:
            value = VariablePointer(len(t.frames) - 1, result) if waiter.owner.is_value else value
        calls.call(t, waiter, [value], dst)
        return SWITCH

    return operation


def _note(
    program: ThreadCode, sequence: int, number: int, call: TrialCall, outs: list[int], end: int
) -> OperationFunction:
    by_reference = [i for i, place in enumerate(call.operation.by_reference) if place]
    types = [call.operation.method.parameters[i].element for i in by_reference]
    universe, returns = program.world.universe, call.operation.returns
    wanted = [(register, klass) for register, klass in zip(outs, types, strict=True) if klass is not None]
    kept = [(register, program.kept[klass]) for register, klass in wanted if klass in program.kept]
    if returns in program.kept:
        kept.append((program.result, program.kept[returns]))
    void = returns.kind is Kind.VOID
    if sequence == SETUP:
        void, wanted = True, []

    def operation(t: Thread, r: Registers) -> int:
        parts = [] if void else [noted(t, universe, returns, r[program.result])]
        parts += [noted(t, universe, klass, r[register]) for register, klass in wanted]
        for register, keeper in kept:
            if r[register] is not None:
                r[keeper] = r[register]
        r[program.result] = None
        _end(t, program.trial, sequence, number, ("returned", *parts))
        return end

    return operation


def _caught(program: ThreadCode, sequence: int, number: int, end: int) -> OperationFunction:
    def operation(t: Thread, r: Registers) -> int:
        frame = t.frames[-1]
        _end(t, program.trial, sequence, number, threw(t, r[program.thrown]))
        r[program.thrown] = None
        return unwinding.leave(frame, end - 1, end)

    return operation


def _end(t: Thread, trial: Trial, sequence: int, number: int, result: tuple[Any, ...]) -> None:
    t.view.write(("result", sequence, number), result, None)
    if trial.timed and sequence >= 0:
        t.view.write(("ended", sequence), number + 1, 0)
    if t.trace is not None:
        t.trace("returns", None, result[1] if result[0] == "returned" and len(result) > 1 else None)
