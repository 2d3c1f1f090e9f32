"""Objects that a read-modify-write is about to publish, under models in which others may see them incomplete.

The header of `order` says when fields of a new object are issued as writes of their own; `give_early` issues them for a
read-modify-write, ahead of it.
"""

from __future__ import annotations

from fencepost.machine.shared.memory import is_ordered, may_step, part_done
from fencepost.machine.shared.publication import publish_value
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import Delegate, Obj, Value


def give_early(thread: Thread, address: Address, value: Value) -> bool:
    """Names the object that a read-modify-write is about to publish. This is done where that may pass plain writes, or
    fields may be read before the reference to them: then fields of new objects that no barrier keeps before the
    operation are issued as writes of their own, ahead of it. The naming is a part of its own, so that the
    read-modify-write finds the writes in the window; False when it has to wait for a step of its own. An object that is
    named and then not exchanged is as before, but for its name."""
    free = thread.free
    early = thread.world.guesses.early
    late = thread.late
    if late is None or thread.region or not (late.stamps and (late.order.late_updates or early)):
        return True
    least = late.fences if late.order.late_updates else -1
    if not _leads_to_new(value, least, set()):
        return True
    if early and not may_step(thread):
        return False
    if not (is_ordered(thread, address, True, False) or (free and thread.request.issue is None)):
        thread.current.late_from = least
    publish_value(thread, value)
    thread.current.late_from = None
    # What these say of the contents is known by the operations that have just been issued.
    late.published = 0
    late.reached.clear()
    late.settled.clear()
    return not (part_done(thread) or (thread.grant.spent and not free))


def _leads_to_new(value: Value, least: int, seen: set[int]) -> bool:
    """True if a value leads to an object without a name whose last write no barrier follows."""
    kind = value.__class__
    if kind is Obj:
        if id(value) in seen:
            return False
        seen.add(id(value))
        return value.stamp >= least or any(_leads_to_new(part, least, seen) for part in value.values)
    if kind is tuple:
        return any(_leads_to_new(part, least, seen) for part in value)
    if kind is Delegate:
        return any(_leads_to_new(part, least, seen) for part in value.parts())
    return False
