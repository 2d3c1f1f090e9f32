"""Objects that stand for what a test framework passes to tests, such as where they write their output."""

from __future__ import annotations

from fencepost.lowering.ir import Lowered, Op
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import Universe
from fencepost.machine.running import entering
from fencepost.machine.state.frames import Code
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.world import World
from fencepost.machine.values.values import Obj, Registers
from fencepost.model.members import Method
from fencepost.model.types import MethodSignature, Named

NAMES = {
    "ITestOutputHelper", "ITestContextAccessor", "IMessageSink", "TestContext", "IRunnerReporter",
}  # fmt: skip
"""The types of the frameworks for which there are stand-ins, without namespaces."""

_STATIC, _ABSTRACT = 0x10, 0x400
_SITE, _NUMBER = -5, -1001
_SIGNATURE = MethodSignature(False, False, 0, 0, Named("System.Void"), (), 0)


def is_known(klass: Klass) -> bool:
    """True if there is a stand-in for a type."""
    return klass.generic.rpartition(".")[2] in NAMES


def stand_in_class(universe: Universe, declared: Klass) -> Klass:
    """The class that stands for an interface or an abstract class. All its methods return the default."""
    klass = universe.made_up(("stand-in", declared), f"StandIn{declared.generic.rpartition('.')[2]}")
    if klass.base is None:
        klass.base = universe.core("System.Object") if declared.is_interface else declared
        klass.resolved["interfaces"] = True
        klass.all_interfaces = (declared, *universe.interfaces(declared)) if declared.is_interface else ()
        klass.fields = () if declared.is_interface else universe.fields(declared)
    return klass


def stand_in(world: World, declared: Klass) -> Obj:
    """A new object of that class."""
    universe = world.universe
    klass = stand_in_class(universe, declared)
    if "stands" not in klass.resolved:
        klass.resolved["stands"] = True
        for owner in (declared, *universe.interfaces(declared)) if declared.is_interface else declared.chain():
            universe.listed[owner] = None
            for method in owner.definition.methods if owner.definition is not None else ():
                if method.flags & _ABSTRACT and not method.flags & _STATIC and not method.generic:
                    instance = universe.method_instance(owner, method)
                    klass.resolved.setdefault(instance, _doing_nothing(universe, instance))
    return Obj(klass, [universe.default(field.type) for field in klass.fields], _SITE)


def _doing_nothing(universe: Universe, declared: MethodInstance) -> MethodInstance:
    """A method without CIL that returns the default of what another one returns."""
    thing = universe.core("System.Object")
    count = len(declared.parameters) + 1
    definition = Method("System.Object", declared.name, 0, _STATIC, 0, 0, _SIGNATURE, (), (), ())
    method = MethodInstance(thing, definition, (), (thing,) * count, declared.returns, _NUMBER)
    void = declared.returns.name == "System.Void"
    value = None if void else universe.default(declared.returns)

    def end(t: Thread, _r: Registers) -> int:
        return int(entering.finish(t, value))

    op = Op("entry", -1, (), None, 0)
    lowered = Lowered((op,), (), count, (), count, (thing,) * count, (0,))
    method.code = Code(method, lowered, [None] * count)
    method.code.run = [end]
    return method
