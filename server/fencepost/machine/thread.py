"""One thread of a run: its frames, and the loop that executes them up to the next visible operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fencepost.lowering.klass import Klass
from fencepost.machine import origins, taints
from fencepost.machine.awaiting import Ahead
from fencepost.machine.checkpoint import Checkpoint
from fencepost.machine.errors import (
    AheadError,
    RestartError,
)
from fencepost.machine.frames import Code, Frame
from fencepost.machine.freeze import LocalState
from fencepost.machine.joining import settle
from fencepost.machine.long_loops import BETWEEN_LIMITS, FIRST_LOOK, MOST_OPERATIONS
from fencepost.machine.order import Operation, Pending
from fencepost.machine.values import Key, Obj, Value
from fencepost.machine.view import View
from fencepost.machine.world import World

RUNNING, ENDED = "running", "ended"
FENCES = 1, 0
"""The numbers of a thread's last barrier and last full barrier, as far as they matter (`Obj.stamp`)."""


class Thread:
    """A thread while a step runs. `granted` is the right to one visible operation; in a region it lasts to its end.

    `late_from`, while something is being published: the least `Obj.stamp` of objects whose fields are issued as writes
    of their own; None if all are part of the publication.
    """

    statics: dict[int, Value] | None = None
    eager: bool = False
    held_up: int = -1
    region: int = 0
    granted: bool = False
    spent: bool = False
    looked: bool = False
    lasting: Key | None = None
    checkpoint: Checkpoint | None = None
    fused: int = 0
    fuel: int = MOST_OPERATIONS
    chosen: int = 0
    this: Value = None
    mode: str = RUNNING
    trace: Callable[[str, Any, Any], None] | None = None
    result: Value = None
    start: tuple[Frame | None, int] = (None, 0)
    units: int = 0
    raising: int = 0
    limit: int = -1
    free: bool = False
    ahead: Ahead | None = None
    before: tuple[bool, bool] = (False, False)
    late_from: int | None = None
    source: origins.Source | None = None
    rereading: Any = None
    rethrows: bool = False
    pending: int = 0
    ghosts: int = 0
    control: int = 0
    turns: int = 0
    parts: int = -1
    uses: int = 0
    data: int = 0
    loaded: int = 0
    published: int = 0
    begun: LocalState = ()
    delayed: int = -1
    upcoming: Operation | None = None
    issues: bool = False
    volatile: bool = False
    kind: str = ""
    guess: Value = None
    unguessed: Any = None
    next_look: int = MOST_OPERATIONS - FIRST_LOOK
    next_limit: int = MOST_OPERATIONS - BETWEEN_LIMITS
    calls: int = 0
    looked_like: Any = None

    def __init__(self, world: World, slot: int, view: View) -> None:
        self.world = world
        self.slot = slot
        self.view = view
        self.frames: list[Frame] = []
        self.own_statics: dict[int, Value] = {}
        self.counts: dict[Any, int] = {}
        self.named: dict[int, int] = {}
        self.held: dict[Any, int] = {}
        self.joined: set[int] = set()
        self.awaited: set[int] = set()
        self.initialized: set[Klass] = set()
        self.failures: dict[Klass, Value] = {}
        self.late: list[tuple[Any, bool]] = []
        self.regions = self.until = 0
        self.publishing: dict[Obj, Any] = {}
        self.started: list[tuple[int, Any]] = []
        self.choices: list[int] = []
        self.alternatives: list[int] = []
        self.window: list[Pending] = []
        self.fences, self.full_fences = FENCES
        self.stamps = world.order is not None and not world.order.publication
        self.rereads = world.order is not None and world.order.rereads
        self.follows = world.order is not None and (world.order.delays_reads or self.rereads)
        self.origins: origins.Origins = {}
        self.asked: set[tuple[int, int]] = set()
        self.fresh: list[Pending] = []
        self.taints = taints.Taints()
        self.reached: set[Any] = set()
        self.settled: set[Any] = set()
        self.events: list[tuple[int, Any]] = []

    def enter_region(self) -> None:
        """From here on the grant lasts until the region is left."""
        self.region += 1
        self.lasting = None

    def commit(self) -> None:
        """Ends the grant: after an operation that moves left only (a start, a release) no visible one follows."""
        if self.ahead is not None:
            raise AheadError
        self.spent = True
        if not self.region:
            self.granted = False

    def leave_region(self) -> None:
        self.region -= 1
        if not self.region and self.spent:
            self.granted = False

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
        self.events.append((self.units, number))
        return number

    def alternative(self, count: int) -> int:
        """A choice that schedules write in another way than `choose`."""
        position = self.chosen
        self.chosen += 1
        if position == len(self.choices):
            self.choices.append(0)
        self.alternatives.append(count)
        if self.choices[position] >= count:
            # A guess was refuted after the alternatives were counted.
            raise RestartError
        return self.choices[position]

    def delay(self, guesses: int, now: bool) -> int:
        """Chooses if a read takes effect now (-1) or stays pending, with the number of the guess of its value."""
        if self.free:
            return 0 if self.issues else -1
        if not now and not guesses:
            return -1
        return self.alternative(guesses + now) - now

    def lockset(self) -> frozenset[Any]:
        return self.world.locks(self.held) if self.held else _NONE


_NONE: frozenset[Any] = frozenset()
