"""Objects that implement an interface: their methods do the same as trials' lambdas."""

from __future__ import annotations

from fencepost.lowering.kinds import Kind
from fencepost.machine.state.trial import Stub, heard_at
from fencepost.machine.state.world import World
from fencepost.machine.trials.delegates import body, count_at, synthetic
from fencepost.machine.values.values import Obj


def stub_object(world: World, stub: Stub, site: int) -> Obj:
    """A new one. Its methods are made with the first; their registers: the object, the arguments, the result."""
    for declared, function in stub.answers:
        if declared not in stub.klass.resolved:
            count = len(declared.parameters) + 1
            method = synthetic(world, declared.name, count, declared.returns)
            counted = declared.returns.kind is Kind.VOID
            method.code = body(world, method, count, function, count_at(heard_at(stub, 0)) if counted else None)
            stub.klass.resolved[declared] = method
    return Obj(stub.klass, [], site)
