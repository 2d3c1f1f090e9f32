"""Starts of threads: the first local state of the new thread, and what becomes shared with the second one."""

from __future__ import annotations

from typing import Any

from fencepost.machine.late.propagation import Propagation
from fencepost.machine.local.freeze import freeze
from fencepost.machine.running import calls
from fencepost.machine.running.calls import invoke
from fencepost.machine.shared import publication
from fencepost.machine.shared.blocks import named
from fencepost.machine.state.joining import settle
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.world import POOL
from fencepost.machine.values.values import Value

STARTS = "starts"
"""The event that a trace hears when a thread has been started, with its number."""

_THREAD_SITE = -2
_CONTEXT = "System.Threading.ExecutionContext"


def begin(t: Thread, body: Value, arguments: list[Value], name: str, this: Value) -> int:
    """Starts a thread that runs a delegate; its number."""
    settle(t)
    t.commit()
    t.world.give_name(t.slot)
    if t.statics is not None:
        _share_statics(t)
    if body is not None and t.world.guesses.renames and t.world.guesses.anonymous:
        t.view.write(POOL, 1, 0)
        return begin_in(t, t.world.pool_slot(len(t.record.started), False), body, arguments, this)
    if t.world.is_anonymous(t.slot):
        t.world.identify(t.slot)
    count = t.counts.get(_THREAD_SITE, 0)
    t.counts[_THREAD_SITE] = count + 1
    own = "" if t.slot == 0 else t.world.slot_names[t.slot].removeprefix("thread ") + "."
    slot = int(t.world.slot((t.slot, count), name or f"thread {own}{count + 1}"))
    if body is not None:
        t.world.pool.add(slot)
    return slot if body is None else begin_in(t, slot, body, arguments, this)


def begin_in(t: Thread, slot: int, body: Value, arguments: list[Value], this: Value, flows: bool = False) -> int:

    child = Thread(t.world, slot, t.view)
    child.statics = None
    child.this = this
    values = [publication.publish_value(t, a) for a in arguments]
    if this is not None and t.world.guesses.hears_of_contexts:
        _run_in_context(t, child, publication.publish_value(t, body), values, flows)
    else:
        if flows:
            child.own_statics = _flowing(t)
        invoke(child, publication.publish_value(t, body), values, -1)
    t.record.started.append((slot, freeze(child)))
    if t.trace is not None:
        t.trace(STARTS, None, slot)
    if isinstance(t.view, Propagation):
        t.view.begin(slot)
    return slot


def _flowing(t: Thread) -> dict[int, Any]:
    """The execution context, which a new thread takes over from its starter unless that has suppressed its flow."""
    klass = t.world.universe.core(_CONTEXT)
    if not klass.statics:
        return {}
    number = klass.statics["current"].index
    context = t.own_statics.get(number)
    if context is None:
        return {}
    suppressed = next(slot.index for slot in t.world.universe.fields(klass) if slot.name == "suppressed")
    if named(context).values[suppressed]:
        return {}
    return {number: publication.publish_value(t, context)}


def _run_in_context(t: Thread, child: Thread, body: Value, values: list[Value], flows: bool) -> None:
    """Begins a thread of the program with the delegate that announces changes of its context."""
    universe = t.world.universe
    run = universe.named_method(universe.core(_CONTEXT), "RunThread", 3)
    assert run is not None  # the library has it
    context = next(iter(_flowing(t).values()), None) if flows else None
    calls.call(child, run, [context, body, values[0] if values else None], -1)


def _share_statics(t: Thread) -> None:
    """Moves static fields, and the progress of static constructors, to memory when the second thread begins."""
    statics, t.statics = t.statics, None
    assert statics is not None  # the first time
    universe = t.world.universe
    for number in sorted(statics):
        default = universe.default(universe.static_fields[number].type)
        publication.write_parts(t, ("static", number), statics[number], default)
    for klass in sorted(t.initialized, key=lambda klass: klass.number):
        running = any(frame.initializes is klass for frame in t.frames)
        t.view.write(("initialized", klass.number), ("runs", t.slot) if running else "done", None)
    for klass, failure in t.failures.items():
        t.view.write(("initialized", klass.number), ("failed", publication.publish_value(t, failure)), None)
    t.initialized, t.failures = set(), {}
