"""The register code of one thread of a trial, as it is put together.

Registers: the object, the objects that are arguments, what earlier calls have returned, the result of a call, an
exception, `out` variables, the threads.
"""

from __future__ import annotations

from fencepost.lowering.ir import NONE, Lowered, Op, Region
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.frames import Code, OperationFunction
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.trial import Constant, Itself, Trial, TrialCall, TrialValue
from fencepost.machine.state.world import World
from fencepost.machine.values import values
from fencepost.machine.values.values import Registers

TARGET = 0
SITE = -3
_OWN_SITES = -100


class ThreadCode:
    """Operations as they are put together, with the registers that matter before each."""

    def __init__(self, world: World, trial: Trial, calls: tuple[TrialCall, ...], first: int) -> None:
        self.world = world
        self.trial = trial
        self.kept = {value.klass: index for index, value in enumerate(trial.kept(), len(trial.objects()) + 1)}
        self.objects = {value: index for index, value in enumerate((*trial.objects(), *trial.kept()), 1)}
        self.result = len(self.objects) + 1
        self.thrown = self.result + 1
        self.outs = self.thrown + 1
        self.slots = self.outs + max([sum(call.operation.by_reference) for call in calls], default=0)
        self.registers = self.slots + len(trial.threads)
        self.parameters = first
        self.run: list[OperationFunction] = []
        self._ops: list[Op] = []
        self._live: list[int] = []
        self._regions: list[Region] = []

    @property
    def next(self) -> int:
        return len(self.run)

    def add(
        self,
        operation: OperationFunction,
        name: str = "gate",
        srcs: tuple[int, ...] = (),
        dst: int = NONE,
        live: int = 0,
        called: MethodInstance | None = None,
    ) -> None:
        """An operation; before it the object, the arguments, its sources and `live` matter. `called` is what it calls,
        if it calls one method."""
        always = (1 << self.result) - 1 | (1 << self.registers) - (1 << self.slots)
        self.run.append(operation)
        self._ops.append(Op(name, dst, srcs, None if called is None else (called, False), 0))
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

    def content(self, value: TrialValue, r: Registers) -> values.Value:
        if isinstance(value, Itself):
            return r[TARGET]
        return value.content if isinstance(value, Constant) else r[self.objects[value]]


def own_site(register: int) -> int:
    """Where the object in a register is made, for those that a trial makes itself."""
    return _OWN_SITES - register


def at(operation: OperationFunction, index: int) -> OperationFunction:
    """An operation that calls: it finds its own number in the frame."""

    def at_its_place(t: Thread, r: Registers) -> int | None:
        t.frames[-1].pc = index
        return operation(t, r)

    return at_its_place
