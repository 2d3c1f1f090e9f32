"""`[Invariant]`: what must hold of an object whenever none of its public methods is running.

A public method of a shared object whose type has `[Invariant]` methods runs inside a guard: code from no assembly that
counts, in a cell of its own, how many threads are in such methods of the object. The thread that enters first and the
thread that leaves last evaluate the invariants, in the same step. A method that calls another on the same object is
inside already. If an exception leaves the method, the object is not checked. Entering and leaving order memory as a
lock does.
"""

from __future__ import annotations

from fencepost.lowering.ir import NONE, Lowered, Op, Region
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.late.window import fence
from fencepost.machine.local.checkpoint import remember
from fencepost.machine.running import entering, unwinding
from fencepost.machine.shared import memory
from fencepost.machine.state.frames import Code, OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.world import World
from fencepost.machine.values.errors import FailedError
from fencepost.machine.values.values import Key, Published, Ref, Registers, Value

_STOP, _SWITCH = -1, -2
_GUARD = "guard"


def is_guarded(thread: Thread, target: Value) -> bool:
    """True if a call on an object is the first of this thread on it, and other threads can reach the object."""
    key = _key(target)
    if key is None or thread.region:
        return False
    frames = thread.frames
    return not any(frame.code.lowered.ops[0].name == _GUARD and _key(frame.regs[0]) == key for frame in frames)


def _key(target: Value) -> Key:
    if target.__class__ is Published:
        target = target.ref
    return target.key if target.__class__ is Ref else None


def guard_code(world: World, method: MethodInstance) -> Code:
    """The guard of a method. Registers: its arguments, its result, what an invariant answers."""
    code: Code | None = world.guards.get(method)
    if code is None:
        code = world.guards[method] = _made(world, method)
        world.assumed["entering and leaving methods of types with an [Invariant] orders memory"] = None
    return code


def _made(world: World, method: MethodInstance) -> Code:
    universe = world.universe
    count = len(method.parameters) + 1
    result, answer = count, count + 1
    invariants = [universe.method_instance(method.owner, definition) for definition in method.invariants]
    checks = 2 * len(invariants) + 1
    called, left = 1 + checks, 2 + checks
    end = left + 1 + checks
    run = [
        _come(0, called),
        *_checked(1, invariants, answer, f"before {method.name} begins"),
        _call(called, method, count, result),
        _go(left, end),
        *_checked(left + 1, invariants, answer, f"after {method.name}"),
        _return(method, result),
        _give_up,
        _end_fault(end + 2),
    ]
    ops = tuple([Op(_GUARD, NONE, (), None, 0) for _ in run])
    regions = (Region("fault", called, called + 1, end + 1, end + 3, None, -1, -1),)
    types = (universe.core("System.Object"),) * (count + 2)
    lowered = Lowered(ops, regions, count + 2, (), count, types, ((1 << count + 2) - 1,) * len(ops))
    code = Code(method, lowered, [None] * (count + 2))
    code.run = run
    return code


def _step_on(t: Thread, r: Registers, index: int, by: int) -> int | None:
    """The number of threads inside, after one has entered or left; None while that has to wait for its own step.

    Otherwise a region has begun: what follows until its end is the same step.
    """
    t.frames[-1].pc = index + 1
    if t.grant.spent or t.pace.fused or t.record.started:
        remember(t)
    fence(t, "FB")
    address = (_key(r[0]), "inside")
    t.enter_region()
    if not memory.may_step(t):
        t.leave_region()
        return None
    inside = int(t.view.read(address, 0)) + by
    t.view.write(address, inside, 0)
    return inside


def _come(index: int, called: int) -> OperationFunction:
    def operation(t: Thread, r: Registers) -> int | None:
        inside = _step_on(t, r, index, 1)
        if inside is None:
            return _STOP
        if inside > 1:
            t.leave_region()
            return called
        return None

    return operation


def _go(index: int, end: int) -> OperationFunction:
    def operation(t: Thread, r: Registers) -> int | None:
        inside = _step_on(t, r, index, -1)
        if inside is None:
            return _STOP
        if inside > 0:
            t.leave_region()
            return end
        return None

    return operation


def _checked(index: int, invariants: list[MethodInstance], answer: int, when: str) -> list[OperationFunction]:
    """Evaluates each invariant and looks at its answer; at last the region ends, and with it the step."""
    found: list[OperationFunction] = []
    for number, invariant in enumerate(invariants):
        found += [_evaluate(index + 2 * number, invariant, answer), _look(invariant, answer, when)]
    return [*found, _leave_region]


def _evaluate(index: int, invariant: MethodInstance, answer: int) -> OperationFunction:
    def operation(t: Thread, r: Registers) -> int:
        t.frames[-1].pc = index + 1
        entering.enter(t, invariant, [r[0]], answer)
        return _SWITCH

    return operation


def _look(invariant: MethodInstance, answer: int, when: str) -> OperationFunction:
    def operation(_t: Thread, r: Registers) -> None:
        if not r[answer]:
            raise FailedError("invariant", f"{invariant.name} does not hold {when}")

    return operation


def _leave_region(t: Thread, _r: Registers) -> None:
    t.leave_region()


def _call(index: int, method: MethodInstance, count: int, result: int) -> OperationFunction:
    dst = NONE if method.returns.kind is Kind.VOID else result

    def operation(t: Thread, r: Registers) -> int:
        t.frames[-1].pc = index + 1
        entering.enter(t, method, r[:count], dst)
        return _SWITCH

    return operation


def _return(method: MethodInstance, result: int) -> OperationFunction:
    void = method.returns.kind is Kind.VOID

    def operation(t: Thread, r: Registers) -> int:
        return int(entering.finish(t, None if void else r[result]))

    return operation


def _give_up(t: Thread, r: Registers) -> None:
    address = (_key(r[0]), "inside")
    t.view.write(address, int(t.view.read(address, 0)) - 1, 0)
    t.commit()


def _end_fault(index: int) -> OperationFunction:

    def operation(t: Thread, _r: Registers) -> int:
        frame = t.frames[-1]
        frame.pc = index
        answer = unwinding.end_finally(t, frame)
        return _SWITCH if answer is None else answer

    return operation
