"""Exceptions that the runtime makes: of the library's types, with the message and the fields that the runtime sets."""

from __future__ import annotations

from typing import Any

from fencepost.library.registry import Throw
from fencepost.lowering.ir import NONE
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.running import entering
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.answers import SWITCH
from fencepost.machine.values.values import Obj, Value

DIVIDE_BY_ZERO = Throw("System.DivideByZeroException")


def new_exception(t: Thread, problem: Throw) -> Obj:
    """An exception as the runtime makes it."""
    universe = t.world.universe
    stated: dict[str, Any] = {"message": problem.message, "paramName": problem.parameter}
    if problem.actual is not None:
        stated["actualValue"] = Obj(universe.core("System.Int32"), [problem.actual], -1)
    return exception_of(t, universe.core(problem.type), stated)


def exception_of(t: Thread, klass: Klass, stated: dict[str, Any]) -> Obj:
    """An exception as its constructor without arguments makes it, with some fields stated."""
    universe = t.world.universe
    made = Obj(klass, [universe.default(field.type) for field in universe.fields(klass)], -1)
    constructor = universe.named_method(klass, ".ctor", 0)
    if constructor is not None:
        _run_now(t, constructor, [made])
    for slot in klass.fields:
        if stated.get(slot.name) is not None:
            made.values[slot.index] = stated[slot.name]
    return made


def _run_now(t: Thread, method: MethodInstance, arguments: list[Value]) -> None:
    """Runs a method of the model library that touches only a new object."""
    depth = len(t.frames)
    entering.enter(t, method, arguments, NONE)
    while len(t.frames) > depth:
        frame = t.frames[-1]
        answer = frame.code.run[frame.pc](t, frame.regs)
        if answer != SWITCH:
            frame.pc = frame.pc + 1 if answer is None else answer
