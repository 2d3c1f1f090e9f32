"""Touches of guarded fields in a search, and the shortest runs to those that are made without the lock.

One thread is enough to break the rule: so no meeting is looked for, but every step that touches such a field. A step
can be done in many states. They are asked, the shallowest first, until one is found in which the lock is missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.accesses.guards import Guards, guarded_fields
from fencepost.engine.accesses.labels import ComingSteps, Label, Labels, coming_steps
from fencepost.engine.accesses.looking import looked
from fencepost.engine.accesses.patience import Patience
from fencepost.engine.accesses.seeing import SeenView
from fencepost.engine.accesses.ways import own_call, way_of
from fencepost.machine.running.entering import ENTERS
from fencepost.machine.state.code_places import CodePlace
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import Value
from fencepost.search.exploration import Exploration
from fencepost.search.schedule import Turn, schedule_along
from fencepost.search.space import Space, is_over
from fencepost.search.standing import number_in

_MOST_OF_A_STEP = 2_000
"""So many states are asked about one step of a thread from one of its local states."""


def touches(found: Exploration, labels: Labels, own: OwnCode, patience: Patience) -> Iterator[tuple[Turn, ...]]:
    """The schedule of a run to each place at which a thread touches a guarded field without its lock."""
    guarded = guarded_fields(own)
    if not guarded:
        return
    guards = Guards(found.space.world, guarded)
    coming = _coming(found.space, labels, guards)
    seen: set[frozenset[CodePlace]] = set()
    asked: dict[tuple[int, int], int] = {}
    for state in patience.states(found.parents, len(coming)):
        if is_over(state):
            continue
        for slot, steps in coming.items():
            field = found.space.threads[slot]
            local = number_in(field, state)
            known = steps.get(local)
            for label in known.get(state & field.footprints[local], ()) if known is not None else ():
                places = frozenset(use.place for use in label.uses)
                if places in seen:
                    continue
                count = asked[slot, local] = asked.get((slot, local), 0) + 1
                if count <= _MOST_OF_A_STEP and looked(found, patience, partial(_lacks, found, guards, label, state)):
                    seen.add(places)
                    turns = looked(found, patience, partial(_run_to, found, state, label))
                    if turns:
                        yield turns


def _coming(space: Space, labels: Labels, guards: Guards) -> ComingSteps:
    """The steps that may touch guarded fields, by thread and local state."""
    classes = {ref.key: ref.klass for ref in space.world.refs.values()}
    return coming_steps(
        label for label in labels.every
        if any(isinstance(use.variable, tuple) and guards.concern(use.variable, classes) for use in label.uses)
    )  # fmt: skip


def _lacks(found: Exploration, guards: Guards, label: Label, state: int) -> bool:
    """True if a lock is missing in a step from a state."""
    lacked: list[str] = []

    def hear(thread: Thread, kind: str, address: Address, value: Value) -> None:
        view = thread.view
        assert isinstance(view, SeenView)  # as it is asked for below
        if kind in ("read", "write") and way_of(thread) not in ("library", "own"):
            lacked.append(guards.missing(thread, view, address, kind == "write"))
        elif kind == ENTERS and (call := own_call(thread, address, value)) is not None and call.matters:
            lacked.append(guards.missing(thread, view, ("object", call.key), call.changes))

    for _ in found.space.steps(label.slot, state, hear, SeenView):
        pass
    return any(lacked)


def _run_to(found: Exploration, state: int, label: Label) -> tuple[Turn, ...]:
    space, path, slots = found.run_to(state)
    moves = space.moves(slots.get(label.slot, label.slot), path[-1])
    return schedule_along(space, [*path, path[-1] + (label.move if label.move in moves else moves[0])])
