"""In which order a serial run has made its calls, in words."""

from __future__ import annotations

from fencepost.engine.shared.names import unit_name
from fencepost.machine.running.entering import ENTERS
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.world import World
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import Value
from fencepost.search.replay import replay
from fencepost.search.schedule import from_text, learn_from_text
from fencepost.search.space import Space, StateView

_MOST_CALLS = 12


class _CallRecorder:
    """Hears the calls of operations that no other operation makes. A call that a thread is about to make is heard, too,
    and heard again when the thread goes on: it is made once it accesses anything. Calls that access nothing are left
    out, because nothing shows when they are made."""

    def __init__(self) -> None:
        self.calls: list[tuple[int, str]] = []
        self._begun: dict[int, str] = {}

    def begin(self, space: Space) -> None:
        _ = space
        self.calls.clear()
        self._begun.clear()

    def view(self, space: Space, slot: int, state: int) -> StateView:
        return StateView(space, slot, state)

    def heard(self, thread: Thread, kind: str, address: Address, value: Value) -> None:
        _ = address
        slot = thread.slot
        if kind == ENTERS and not thread.region:
            if value.claimed and value.one_step:
                self._begun[slot] = unit_name(value.definition).rpartition(".")[2]
        elif kind != ENTERS and thread.region and slot in self._begun:
            self.calls.append((slot, self._begun.pop(slot)))


def order_of_calls(world: World, schedule: str) -> tuple[str, ...]:
    """The calls of a serial run, each with its thread; none if they are too many to be read."""
    fresh = world.unreduced(world.order)
    learn_from_text(fresh, schedule)
    recorder = _CallRecorder()
    replay(fresh, fresh.harness, from_text(schedule), recorder)
    names = fresh.slot_names
    if len(recorder.calls) > _MOST_CALLS:
        return ()
    return tuple([f"{name} in {names[slot]}" for slot, name in recorder.calls])
