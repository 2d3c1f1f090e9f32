"""The record of a step."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.request import OperandPart
from fencepost.machine.values.values import Value

if TYPE_CHECKING:
    from fencepost.machine.state.local_state import LocalState
    from fencepost.machine.state.view import Mark
    from fencepost.machine.values.addresses import Address


class Checkpoint(NamedTuple):
    """The place where a step would have ended: after how many regions, and all that the step had done by then."""

    regions: int
    frozen: LocalState | None
    mark: Mark
    started: int
    operations: int
    events: int
    held_up: int


class Record:
    """The actions of a step so far. Its search learns all of it (`Step`).

    `operations` are done so far; those from `held_up` on, if that is not -1, wait for threads to end (`joining`).
    `started` are the new threads with their local states, `events` the choices and the operations left pending with the
    number of operations before each. `choices` are the alternatives taken and `alternatives` how many there were of
    each; `chosen` of them are used up. `could_be_late`: the variables whose reading or writing a model could let take
    effect later (`World.later`). `named` counts the new names by the place of the object. `regions` have begun so far;
    before the last one that may be blocked the step can be cut back to its `checkpoint`. `raising` is 1 while an
    exception that is counted looks for its handler. `unguessed` is the place of a read for which the thread waits,
    because the read was not to be guessed and comes after pending ones. `result` is what the thread has returned."""

    checkpoint: Checkpoint | None = None
    chosen: int = 0
    held_up: int = -1
    raising: int = 0
    regions: int = 0
    result: Value = None
    unguessed: tuple[MethodInstance, int] | None = None
    operations: int = 0

    def __init__(self, choices: tuple[int, ...]) -> None:
        self.alternatives: list[int] = []
        self.choices = list(choices)
        self.could_be_late: list[tuple[Address, bool]] = []
        self.events: list[tuple[int, int | Reread]] = []
        self.named: dict[int, int] = {}
        self.started: list[tuple[int, LocalState]] = []


class Reread(NamedTuple):
    """An event of a step: an operand was read again before an operation. `issued` is the place in the window that a
    read which is left pending has from its end, else 0; `choices` are the versions that it has chosen."""

    operand: OperandPart
    issued: int
    choices: tuple[int, ...]
