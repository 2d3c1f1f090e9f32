"""Methods without CIL that stand for lambdas, as a user would write them to see what happens."""

from __future__ import annotations

from fencepost.lowering.ir import NONE, Lowered, Op
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.running import calls, entering
from fencepost.machine.shared import memory
from fencepost.machine.state.frames import Code, OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.trial import Constant, Function, Items, Made, TrialCall, TrialValue
from fencepost.machine.state.world import World
from fencepost.machine.values import values
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.answers import STOP, SWITCH
from fencepost.machine.values.values import NO_TARGET, Delegate, Obj, Registers
from fencepost.model.members import Method
from fencepost.model.types import MethodSignature, Named

_STATIC = 0x10
_SITES = -1000
_NUMBERS = -1000

_SIGNATURE = MethodSignature(False, False, 0, 0, Named("System.Void"), (), 0)


def synthetic(world: World, name: str, count: int, returns: Klass | None = None) -> MethodInstance:
    """A static method of the library's that has no body; its code is made by hand."""
    universe = world.universe
    thing = universe.core("System.Object")
    definition = Method("System.Object", name, 0, _STATIC, 0, 0, _SIGNATURE, (), (), ())
    parameters = (thing,) * count
    return MethodInstance(thing, definition, (), parameters, returns or universe.core("System.Void"), _NUMBERS)


def is_fresh(answer: TrialValue | None) -> bool:
    """True if a lambda makes a new object in each call. It can if the object needs no arguments; an array, if its items
    are constants."""
    if isinstance(answer, Items):
        return all(isinstance(item, Constant) for item in answer.values)
    return isinstance(answer, Made) and not answer.arguments


def captures(function: Function) -> bool:
    """True if a lambda captures an object: its answer, or the object of the trial."""
    return function.calls is not None or (function.answer is not None and not is_fresh(function.answer))


def delegate_of(world: World, function: Function, number: int, captured: values.Value) -> Delegate:
    """A delegate; `captured` is what its lambda has captured, `number` tells it from others of the same trial."""
    key = ("trial", function, number)
    method: MethodInstance | None = function.klass.resolved.get(key)
    if method is None:
        invoke = function.invoke
        count = len(invoke.parameters) + captures(function)
        method = synthetic(world, function.name, count, invoke.returns)
        counted = ("heard", number) if invoke.returns.kind is Kind.VOID and function.calls is None else None
        method.code = body(world, method, count, function, count_at(counted) if counted else None)
        function.klass.resolved[key] = method
    return Delegate(function.klass, ((captured if captures(function) else NO_TARGET, method),))


def body(
    world: World, method: MethodInstance, count: int, function: Function, instead: OperationFunction | None = None
) -> Code:
    """The code of a function. Registers: what was captured if there is anything, the arguments, the result."""
    types = (world.universe.core("System.Object"),) * (count + 1)
    back = [_call_back(function.calls)] if function.calls is not None else []
    at = len(back) + 2
    answers = [
        instead or _answer(world, function, count),
        _construct(function, count, at),
        _wrap(function, count, at + 1),
    ]
    run = [*back, *answers, _end]
    every = (1 << count + 1) - 1
    ops = [Op("box", NONE if i else count, (count,) if i else tuple(range(count)), None, 0) for i in range(len(run))]
    code = Code(method, Lowered(tuple(ops), (), count + 1, (), count, types, (every,) * len(run)), [None] * (count + 1))
    code.run = run
    return code


def _call_back(call: TrialCall) -> OperationFunction:
    """Calls the object that is captured; what the call returns does not matter."""
    method = call.operation.method

    def operation(t: Thread, r: Registers) -> int:
        t.frames[-1].pc = 1
        arguments = [value.content for value in call.arguments if isinstance(value, Constant)]
        found = calls.virtual_target(t, r[0], method) if method.is_virtual else method
        calls.call(
            t,
            found,
            [calls.receiver(found, r[0]), *arguments],
            NONE if method.returns.kind is Kind.VOID else len(r) - 1,
        )
        return SWITCH

    return operation


def count_at(address: Address) -> OperationFunction:
    """A call of a handler can be seen by others: it is a step of its own."""

    def operation(t: Thread, _r: Registers) -> int | None:
        if not memory.may_step(t):
            return STOP
        t.view.write(address, t.view.read(address, 0) + 1, 0)
        return None

    return operation


def _answer(world: World, function: Function, count: int) -> OperationFunction:
    universe, answer, returns = world.universe, function.answer, function.invoke.returns

    def operation(_t: Thread, r: Registers) -> None:
        if function.follows:
            value = r[count - 1]
            r[count] = value + function.adds if function.adds else value
        elif isinstance(answer, Made) and is_fresh(answer):
            values = [universe.default(field.type) for field in universe.fields(answer.klass)]
            r[count] = Obj(answer.klass, values, _SITES)
        elif isinstance(answer, Items) and is_fresh(answer):
            items = [item.content for item in answer.values if isinstance(item, Constant)]
            r[count] = Obj(answer.klass, items, _SITES)
        elif isinstance(answer, Constant):
            r[count] = answer.content
        else:
            r[count] = r[0] if answer is not None else universe.default(returns)

    return operation


def _construct(function: Function, count: int, after: int) -> OperationFunction:
    answer = function.answer
    constructor = answer.constructor if isinstance(answer, Made) and is_fresh(answer) else None

    def operation(t: Thread, r: Registers) -> int | None:
        if constructor is None:
            return None
        t.frames[-1].pc = after
        calls.call(t, constructor, [r[count]], NONE)
        return SWITCH

    return operation


def _wrap(function: Function, count: int, after: int) -> OperationFunction:
    wraps = function.wraps

    def operation(t: Thread, r: Registers) -> int | None:
        if wraps is None:
            return None
        t.frames[-1].pc = after
        calls.call(t, wraps, [r[count]] if wraps.parameters else [], count)
        return SWITCH

    return operation


def _end(t: Thread, r: Registers) -> int:
    returns = t.frames[-1].code.method.returns
    return int(entering.finish(t, None if returns.kind is Kind.VOID else r[-1]))
