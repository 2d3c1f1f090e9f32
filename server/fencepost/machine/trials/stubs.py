"""Objects that stand for what an interface asks for: their methods do what trials' lambdas do."""

from __future__ import annotations

from typing import Any

from fencepost.lowering.kinds import Kind
from fencepost.machine import memory
from fencepost.machine.thread import STOP
from fencepost.machine.trials.delegates import body, synthetic
from fencepost.machine.trials.trial import Stub
from fencepost.machine.values import Obj
from fencepost.machine.world import World


def stub_object(world: World, stub: Stub, site: int) -> Obj:
    """A new one. Its methods are made with the first; their registers: the object, the arguments, the result."""
    for declared, function in stub.answers:
        if declared not in stub.klass.resolved:
            count = len(declared.parameters) + 1
            method = synthetic(world, declared.name, count, declared.returns)
            counted = declared.returns.kind is Kind.VOID
            method.code = body(world, method, count, function, _count if counted else None)
            stub.klass.resolved[declared] = method
    return Obj(stub.klass, [], site)


def _count(t: Any, r: list[Any]) -> int | None:
    if not memory.may_step(t):
        return STOP
    address = ("heard", memory.publish_value(t, r[0]).key)
    t.view.write(address, t.view.read(address, 0) + 1, 0)
    return None
