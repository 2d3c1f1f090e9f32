"""The code that calls a harness: from no assembly, so that every harness, static or not, starts in the same way."""

from __future__ import annotations

from fencepost.lowering.initializers import module_type
from fencepost.lowering.ir import NONE, Lowered, Op, Region
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.mains import is_main
from fencepost.lowering.universe import Universe
from fencepost.machine.harness.contexts import context_maker, no_failures
from fencepost.machine.harness.observation import _referred, observed_type
from fencepost.machine.harness.preparing import preparations
from fencepost.machine.running import calls, entering
from fencepost.machine.running.awaiting import HARNESS
from fencepost.machine.running.initialization import ensure
from fencepost.machine.running.unwinding import uncaught
from fencepost.machine.shared.pointers import load_through
from fencepost.machine.state.frames import Code, OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.world import World
from fencepost.machine.values.answers import STOP, SWITCH
from fencepost.machine.values.values import Obj, Registers, VariablePointer

_HARNESS, _ARGUMENTS = -3, -4
"""Where the harness's object and the arguments of a program are made."""

TASKS = {f"System.Threading.Tasks.{name}" for name in ("Task", "Task`1", "ValueTask", "ValueTask`1")}
"""The tasks that are awaited when a harness, or a call of a trial, returns one."""


def entry_code(world: World, method: MethodInstance, awaits: bool) -> Code:
    """Makes the object, calls its constructor, the methods that prepare the test, and the method; awaits their tasks;
    returns the result. A method with parameters gets the arguments of a program, and there are none.

    Registers: the object, the result or the exception, the places at which that was thrown.
    """
    universe = world.universe
    types = (universe.core("System.Object"),) * 3
    constructor = None
    if not method.static:
        constructor = universe.named_method(method.owner, ".ctor", 0)

    module = module_type(universe, universe.program)

    def make(t: Thread, r: Registers) -> int | None:
        if module is not None and (answer := ensure(t, module, -1)) is not None:
            return answer
        if universe.is_precise(method.owner) and universe.initializer(method.owner) is not None:
            answer = ensure(t, method.owner, -1)
            if answer is not None:
                return answer
        if not method.static:
            owner = method.owner
            values = [universe.default(field.type) for field in universe.fields(owner)]
            r[0] = tuple(values) if owner.is_value else Obj(owner, values, _HARNESS)
        return None

    def construct(t: Thread, r: Registers) -> int | None:
        if constructor is None or method.owner.is_value or constructor.owner is not method.owner:
            return None
        t.frames[-1].pc = 2
        calls.call(t, constructor, [r[0]], -1)
        return SWITCH

    referred = _referred(method)

    def end(t: Thread, r: Registers) -> int:
        if referred is not None:
            done, r[1] = load_through(t, r[1], referred)
            if not done:
                return STOP
        return int(entering.finish(t, r[1]))

    first = context_maker(universe, method)
    prepared = [first] if first is not None else []
    if not method.static and not method.owner.is_value:
        prepared += preparations(universe, method.owner)
    run: list[OperationFunction] = [make, construct]
    for each in prepared:
        is_task = each.returns.generic in TASKS
        run += [_calling(each, len(run), is_task), _awaiting(universe, each, len(run) + 1, is_task)]
    run += [_calling(method, len(run), True), _awaiting(universe, method, len(run) + 1, awaits), end]
    returns = observed_type(method)
    skips = no_failures(universe, method) if returns is None or returns.name == "System.Void" else []
    at = len(run)
    regions = tuple([Region("catch", 0, at - 1, at, at + 1, klass, NONE, 1) for klass in skips])
    run += [_end_without_result] if regions else []
    live = [_OBJECT | _RESULT] * len(run)
    if not is_main(method.definition):
        regions += (Region("runner", 0, at - 1, len(run), len(run) + 1, None, _PLACES, 1),)
        run.append(_fail)
        live.append(_RESULT | 1 << _PLACES)
    ops = tuple([Op("entry", NONE, (), None, 0) for _ in run])
    code = Code(method, Lowered(ops, regions, 3, (), 0, types, tuple(live)), [None, None, None])
    code.run = run
    return code


_OBJECT, _RESULT, _PLACES = 1, 2, 2
"""Bits of the registers for the object and the result; the number of that for the places."""


def _fail(t: Thread, r: Registers) -> None:
    """An exception has reached the runner of the test, and finally blocks have been run."""
    uncaught(t, r[1], r[_PLACES])


def _end_without_result(t: Thread, _r: Registers) -> int:
    return int(entering.finish(t, None))


def _calling(method: MethodInstance, at: int, keeps: bool) -> OperationFunction:
    """The operation of a number calls a method. Unless it `keeps` the result, the result is forgotten."""

    def call(t: Thread, r: Registers) -> int:
        t.frames[-1].pc = at + 1
        this = [] if method.static else [VariablePointer(0, 0) if method.owner.is_value else r[0]]
        arguments = [Obj(parameter, [], _ARGUMENTS) for parameter in method.parameters]
        calls.call(t, method, this + arguments, 1 if keeps and method.returns.name != "System.Void" else -1)
        return SWITCH

    return call


def _awaiting(universe: Universe, method: MethodInstance, at: int, awaits: bool) -> OperationFunction:
    """Awaits what the call before has left in the register of the result."""

    def await_(t: Thread, r: Registers) -> int | None:
        if not awaits:
            return None
        waiter = awaiter_of(universe, method.returns)
        if waiter is None:
            raise AssertionError(f"no way to await {method.returns}")
        t.frames[-1].pc = at + 1
        calls.call(t, waiter, [r[1]], -1 if waiter.returns.name == "System.Void" else 1)
        if waiter.returns.name == "System.Void":
            r[1] = None
        return SWITCH

    return await_


def awaiter_of(universe: Universe, task: Klass) -> MethodInstance | None:
    """`Fencepost.Harness.Await` for a kind of task; None for what is no task."""
    if task.generic not in TASKS:
        return None
    helper = universe.core(HARNESS)
    for definition in helper.definition.methods if helper.definition else ():
        if definition.name != "Await" or bool(definition.generic) != bool(task.arguments):
            continue
        instance = universe.method_instance(helper, definition, task.arguments)
        if instance.parameters[0].generic == task.generic:
            return instance
    return None
