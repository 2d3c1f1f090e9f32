"""Calls of members whose code is not here, as `lowering.outside` says what they are taken for."""

from __future__ import annotations

from fencepost.lowering.ir import NONE
from fencepost.lowering.outside import Outside, overriding
from fencepost.machine.objects.objects import class_of
from fencepost.machine.running import calls
from fencepost.machine.running.codes import Factory, Site
from fencepost.machine.shared.blocks import site_of_caller
from fencepost.machine.state.frames import OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.trial import Trial
from fencepost.machine.values.answers import SWITCH
from fencepost.machine.values.values import NO_TARGET, Delegate, Obj, Registers

_MAIN = 0


def _outside(b: Site) -> OperationFunction:
    asked: Outside = b.arg
    dst, sources, method, universe = b.dst, b.srcs, asked.method, b.world.universe

    def operation(t: Thread, r: Registers) -> int | None:
        if not method.static and not method.owner.is_value:
            found = overriding(universe, class_of(t.world, r[sources[0]]), method)
            if found is not None:
                t.frames[-1].pc = len(t.frames[-1].code.lowered.ops) - 1
                calls.call(t, found, [r[source] for source in sources], dst)
                return SWITCH
        t.world.assumed[asked.text] = None
        if asked.argument != NONE:
            r[dst] = r[sources[asked.argument]]
        elif asked.klass is not None and asked.function is not None:
            r[dst] = Delegate(asked.klass, ((NO_TARGET, asked.function),))
        elif asked.klass is not None:
            fields = universe.fields(asked.klass) if not asked.klass.is_array else ()
            r[dst] = Obj(asked.klass, [universe.default(field.type) for field in fields], site_of_caller(t))
        elif asked.values:
            r[dst] = asked.values[_chosen(t, len(asked.values))]
        return None

    return operation


def _chosen(t: Thread, count: int) -> int:
    """What sets a test up gets the first of the values: a test is of what is there when all goes well."""
    return 0 if count == 1 or (t.slot == _MAIN and isinstance(t.world.harness, Trial)) else t.choose(count)


FACTORIES: dict[str, Factory] = {"outside": _outside}
