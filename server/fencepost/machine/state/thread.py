"""One thread of a run, as data: what it keeps from step to step, and the step that it makes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.lowering.klass import Klass
from fencepost.machine.state.current import Current
from fencepost.machine.state.frames import Code, Frame
from fencepost.machine.state.grant import Grant
from fencepost.machine.state.joining import settle
from fencepost.machine.state.late import Late
from fencepost.machine.state.local_state import LocalState
from fencepost.machine.state.pace import Pace
from fencepost.machine.state.record import Record
from fencepost.machine.state.request import PLAIN, Request
from fencepost.machine.state.view import View
from fencepost.machine.state.world import World
from fencepost.machine.values.errors import AheadError, RestartError
from fencepost.machine.values.values import Key, Value


class Thread:
    """A thread while a step runs.

    Kept from step to step (`freeze`): `frames`, the innermost last; the static fields, `statics` while there is one
    thread and `own_statics` of its own; `counts`, how many objects it has named and threads it has started, by place;
    `held`, the locks that it has and how often; `region`, the depth of regions that it is in; the types that it has
    `initialized` and those whose constructors have thrown (`failures`), while there is one thread; `this`, its thread
    object; the threads that it has `joined`, and those whose ends are `awaited` (`joining`); and `late`.

    Of this step: the `request`, from which `free` says that operations are counted and nothing else ends the step;
    `begun`, the local state that it began from; `trace`, who is told; `grant`, `pace`, `record` and `current`; `over`,
    the thread has ended. `late` is None if nothing is reordered."""

    __slots__ = (
        "awaited", "begun", "counts", "current", "failures", "frames", "free", "grant", "held", "initialized", "joined",
        "late", "over", "own_statics", "pace", "record", "region", "request", "slot", "statics", "this", "trace",
        "view", "world",
    )  # fmt: skip

    def __init__(self, world: World, slot: int, view: View, request: Request = PLAIN) -> None:
        self.world = world
        self.slot = slot
        self.view = view
        self.request = request
        self.free = request.limit is not None
        self.trace: Callable[[str, Any, Any], None] | None = None
        self.begun: LocalState | None = None
        self.over = False
        self.grant = Grant()
        self.pace = Pace()
        self.record = Record(request.choices)
        self.current = Current()
        self.late = Late(world.order) if world.order is not None else None
        self.frames: list[Frame] = []
        self.statics: dict[int, Value] | None = None
        self.own_statics: dict[int, Value] = {}
        self.counts: dict[int, int] = {}
        self.held: dict[Key, int] = {}
        self.region = 0
        self.initialized: set[Klass] = set()
        self.failures: dict[Klass, Value] = {}
        self.this: Value = None
        self.joined: set[int] = set()
        self.awaited: set[int] = set()

    def enter_region(self) -> None:
        """Begins a region. The grant lasts until the region is left."""
        self.region += 1
        self.grant.lasting = None

    def leave_region(self) -> None:
        self.region -= 1
        if not self.region and self.grant.spent:
            self.grant.left = False

    def commit(self) -> None:
        """Ends the grant: after an operation that moves left only (a start, a release) no visible one follows."""
        grant = self.grant
        if grant.ahead is not None:
            raise AheadError
        grant.spent = True
        if not self.region:
            grant.left = False

    def call_code(self, code: Code, values: list[Value], dst: int) -> Frame:
        """Enters code that belongs to no body."""
        regs = code.template.copy()
        regs[: len(values)] = values
        frame = Frame(code, regs, dst)
        self.frames.append(frame)
        return frame

    def choose(self, count: int) -> int:
        """A number below `count`; a search runs the step again for each of them."""
        settle(self)
        number = self.alternative(count)
        self.record.events.append((self.record.operations, number))
        return number

    def alternative(self, count: int) -> int:
        """A choice that schedules write in another way than `choose`."""
        record = self.record
        position = record.chosen
        record.chosen += 1
        if position == len(record.choices):
            record.choices.append(0)
        record.alternatives.append(count)
        if record.choices[position] >= count:
            # A guess was refuted after the alternatives were counted.
            raise RestartError
        return record.choices[position]

    def delay(self, guesses: int, now: bool) -> int:
        """Chooses if a read takes effect now (-1) or stays pending, with the number of the guess of its value."""
        if self.free:
            return 0 if self.request.issue is not None else -1
        if not now and not guesses:
            return -1
        return self.alternative(guesses + now) - now

    def lockset(self) -> frozenset[Key]:
        return self.world.locks(self.held) if self.held else _NONE


def late_of(t: Thread) -> Late:
    """The part of a thread for a memory model, of a thread that has one."""
    assert t.late is not None
    return t.late


_NONE: frozenset[Key] = frozenset()
