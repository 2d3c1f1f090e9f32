"""Threads with code that is written by hand (`tests/lowering/made.py`), in a world of their own.

A thread of `Made` is not the only one of its program: static fields are memory, and their addresses are shared where
the test says so. Everything else is the machine's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.machine.local.freeze import freeze, thaw
from fencepost.machine.running.codes import code_of
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.local_state import LocalState, Running
from fencepost.machine.state.request import PLAIN, Request
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.world import World
from fencepost.machine.step import Step, take_step
from fencepost.machine.values.addresses import Address, kind_of
from fencepost.machine.values.order import Order, order_of
from fencepost.machine.values.values import Obj, Value
from fencepost.memory.loading import load_model
from fencepost.model.reductions import Reductions
from fencepost.model.types import TypeExpression
from tests.lowering.made import INT, Clause, carrier


def order(model: str) -> Order:
    """How threads obey a memory model that reorders something."""
    found = order_of(load_model(model))
    assert found is not None
    return found


class Memory:
    """Memory in one state: `cells`, and what a step has `written`. `others` are what other threads have written in some
    state; `lonely`, no other thread has been started; `still`, no other thread has anything pending."""

    def __init__(self) -> None:
        self.cells: dict[Address, Value] = {}
        self.written: dict[Address, Value] = {}
        self.told: list[tuple[Address, Value]] = []
        self.others: dict[Address, tuple[Value, ...]] = {}
        self.lonely = False
        self.still = True

    def read(self, address: Address, default: Value) -> Value:
        return self.written.get(address, self.cells.get(address, default))

    def write(self, address: Address, value: Value, default: Value) -> None:  # noqa: ARG002  # as a view has it
        self.written[address] = value

    def create(self, address: Address, value: Value, default: Value) -> None:
        self.write(address, value, default)

    def note_older(self, address: Address, value: Value, default: Value) -> None:  # noqa: ARG002  # as a view has it
        self.told.append((address, value))

    def mark(self) -> Any:
        return dict(self.written)

    def cut(self, mark: Any) -> None:
        self.written = mark

    def quiet(self) -> bool:
        return self.still

    def alone(self, joined: set[int]) -> bool:  # noqa: ARG002  # as a view has it
        return self.lonely

    def known(self, address: Address, default: Value) -> tuple[Any, ...]:  # noqa: ARG002  # as a view has it
        return self.others.get(address, ())

    def keep(self) -> None:
        """What the step has written is memory from now on."""
        self.cells.update(self.written)
        self.written = {}


class Made:
    """A world with threads that run made code. Of the static fields of `Program` some are `shared`."""

    def __init__(self, model: str = "sc", shared: Sequence[str] = (), reductions: Reductions | None = None) -> None:
        self.carrier = carrier()
        self.universe = self.carrier.universe
        self.world = World(self.universe, reductions or Reductions(), order_of(load_model(model)))
        self.memory = Memory()
        self.world.guesses.shared.update(kind_of(self.carrier.static(name)) for name in shared)

    def at(self, name: str) -> Address:
        """The address of a static field of `Program`."""
        return self.carrier.static(name)

    def value(self, name: str, default: Value = 0) -> Value:
        return self.memory.read(self.at(name), default)

    def klass(self, name: str) -> Klass:
        return self.carrier.klass(name)

    def method(
        self, text: str, slot: int = 1, locals: Sequence[TypeExpression] = (INT,) * 4, clauses: Sequence[Clause] = ()
    ) -> MethodInstance:
        return self.carrier.method(f"T{slot}", self.carrier.body(text, locals, clauses))

    def thread(
        self, text: str, slot: int = 1, locals: Sequence[TypeExpression] = (INT,) * 4, clauses: Sequence[Clause] = (),
        request: Request = PLAIN,
    ) -> Thread:  # fmt: skip
        """A thread that is about to run this code, and may do one visible operation."""
        thread = self.empty(slot, request)
        code = code_of(self.world, self.method(text, slot, locals, clauses))
        thread.call_code(code, [], -1)
        return thread

    def empty(self, slot: int = 1, request: Request = PLAIN) -> Thread:
        """A thread without any code."""
        thread = Thread(self.world, slot, self.memory, request)
        thread.grant.left = True
        return thread

    def state(
        self, text: str, slot: int = 1, locals: Sequence[TypeExpression] = (INT,) * 4, clauses: Sequence[Clause] = ()
    ) -> Running:
        """The local state of such a thread."""
        return freeze(self.thread(text, slot, locals, clauses))

    def thawed(self, state: LocalState, slot: int = 1, request: Request = PLAIN) -> Thread:
        assert isinstance(state, Running)
        thread = Thread(self.world, slot, self.memory, request)
        thaw(thread, state)
        thread.begun = state
        return thread

    def step(self, state: LocalState, request: Request = PLAIN, slot: int = 1) -> Step:
        """A step; what it writes is kept if it is enabled."""
        step = take_step(self.world, slot, state, self.memory, request)
        if step.state is None:
            self.memory.written = {}
        self.memory.keep()
        return step

    def steps(self, state: LocalState, count: int, slot: int = 1) -> LocalState:
        """The local state after so many steps, all of which are enabled."""
        for _ in range(count):
            following = self.step(state, slot=slot).state
            assert following is not None
            state = following
        return state

    def new(self, name: str = "Carrier.Node", site: int = 7, **fields: Value) -> Obj:
        """An object that no other thread can reach."""
        klass = self.klass(name)
        slots = self.universe.fields(klass)
        values = [fields.get(slot.name, self.universe.default(slot.type)) for slot in slots]
        return Obj(klass, values, site)


def frame_of(thread: Thread) -> Frame:
    return thread.frames[-1]
