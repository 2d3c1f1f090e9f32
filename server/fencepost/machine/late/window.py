"""Operations that a thread has issued and that have not taken effect: its window, in program order.

A write is issued without a step, and takes effect by a step of its own, when the model lets it. A read takes effect
when it is issued, or is left pending with a guess: one of the values that its variable ever has. It takes effect later,
in a state in which the variable has that value. If there is no such state, the run is not one of the program.

A guess that equals the present value is not followed: the read may as well take effect at once, which delays no other
operation (`memory-model` tables only ever hold later operations back). The machine knows which values depend on a guess
(`taints`), and they wait as the model says, so no value comes from nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from fencepost.machine.late.ghosts import haunt, hear_ghosts, here, lay_ghosts, without
from fencepost.machine.late.origins import passed
from fencepost.machine.late.propagation import MOST_VERSIONS, Propagation
from fencepost.machine.state.local_state import LocalState, Running, window_of
from fencepost.machine.state.thread import Thread, late_of
from fencepost.machine.state.view import View
from fencepost.machine.state.world import World
from fencepost.machine.values.addresses import Address, kind_of
from fencepost.machine.values.errors import BlockedError
from fencepost.machine.values.exact import exact, kept, real
from fencepost.machine.values.halves import Half, default_of, part_of, replaced, whole
from fencepost.machine.values.order import MemoryOperation, Order, Pending, complete_at, may_read, own_value, own_write
from fencepost.machine.values.values import Delegate, Ref, Value
from fencepost.memory.model import READS, WRITES
from fencepost.model.waits import Wait

MOST_PENDING = 24

OWN = Wait("signal", "its own earlier operations to take effect")


class Completed(NamedTuple):
    """The event that a trace hears when an operation of the window takes effect: its number in the window, and the
    value."""

    number: int
    value: Any


def values_at(order: Order, window: Sequence[Pending], position: int, view: View) -> list[Value]:
    """The values that a pending read may return if it takes effect now."""
    entry = window[position]
    own = own_write(order, window[:position], entry.operation)
    if own is not None:
        return [own_value(own, entry.operation)]
    return _visible(view, entry.operation.address, entry.default)


def _visible(view: View, address: Address, default: Value) -> list[Value]:
    """The values that memory has for this thread at an address."""
    if view.__class__ is Propagation:
        return list(view.visible(address, default))
    return [part_of(address, view.read(whole(address), default_of(address, default)))]


def completions(world: World, state: LocalState | None) -> list[int]:
    """The operations in the window of a frozen local state that may take effect next."""
    if world.order is None:
        return []
    order, window = world.order, pending(window_of(state))
    return [
        position
        for position, entry in enumerate(window)
        if entry.operation.kind not in _BARRIERS and complete_at(order, window, position)
    ]


def pending(window: Iterable[Pending]) -> list[Pending]:
    """The operations of a window that have not taken effect, so no ghosts. Positions in schedules count these."""
    return [entry for entry in window if not entry.is_ghost]


def has_guesses(state: LocalState | None) -> bool:
    """True if reads are pending in a frozen local state."""
    return any(entry.operation.kind in READS and not entry.is_ghost for entry in window_of(state))


def fence(t: Thread, kind: str, address: Address | None = None, value: Value = None) -> None:
    """Holds the thread until the model lets an operation of this kind, which writes `value`, take effect."""
    late = t.late
    if late is None:
        return
    order = late.order
    if late.stamps and order.settles(kind):
        late.fences = late.full_fences = late.fences + 1
    if late.window:
        operation = MemoryOperation(kind, address, control=late.control, publishes=reached(value))
        guessed = late.uses & late.pending
        if guessed or any(order.must_wait(earlier, operation) for earlier in late.window):
            late.upcoming = operation
            raise BlockedError(OWN, interruptible=False)
        hear_ghosts(t, operation)
        if kind not in order.passing:
            lay_ghosts(t)
    if late.origins:
        passed(t, MemoryOperation(kind, address))
    if kind in _PUSHING and order.propagates:
        _push(t)


def fence_after(t: Thread) -> None:
    """Does the second half of a read-modify-write's barrier: other threads see what this thread has seen."""
    if isinstance(t.view, Propagation):
        t.view.push()


def fence_all(t: Thread) -> None:
    """A barrier of every thread: the thread waits for a state in which no thread has anything pending."""
    if t.world.order is None or t.free:
        pass
    elif not t.grant.left or not t.view.quiet():
        raise BlockedError(_OTHERS)
    else:
        t.commit()
    if isinstance(t.view, Propagation):
        t.view.push_all()


_OTHERS = Wait("signal", "operations of other threads to take effect")
_PUSHING = {"FB", "RMW"}


def _push(t: Thread) -> None:
    """Makes all threads see what this thread has seen, for a full barrier. It may be late as long as no operation
    after it takes effect: until then other threads have only seen more."""
    view = t.view
    assert isinstance(view, Propagation)
    if view.is_ahead():
        if not (t.grant.left or t.free):
            raise BlockedError(OWN, interruptible=False)
        view.push()


def read(t: Thread, address: Address, default: Value, kind: str) -> tuple[bool, Value]:
    """Does a read that other threads may interfere with, a visible operation. False if the step ends first."""
    late = late_of(t)
    known_by = late.taints.cells.get(whole(address), 0)
    operation = MemoryOperation(kind, address, late.uses | known_by, 0, late.control)
    if not (t.grant.left or t.free):
        haunt(t, operation)
        late.upcoming = operation
        return False, None
    if late.ghosts:
        hear_ghosts(t, operation)
    order = late.order
    own = own_write(order, late.window, operation)
    now = may_read(order, late.window, operation, own)
    values = [own_value(own, operation)] if own is not None else _visible(t.view, address, default)
    waits = kind in order.waiting and not t.free and (now or here(t) in t.world.guesses.guessed)
    options = _guesses(t, order, address, default, values, now) if waits else []
    if late.rereading is not None:
        # To read the same value again changes nothing.
        options = [guess for guess in options if not same(guess, late.rereading[1])]
    if t.free:
        # A schedule says which operations are late. The search that found it has decided that they may be.
        now = True
    number = t.delay(len(options), now)
    late.loaded |= known_by if own is None else own.operation.data | own.operation.uses
    t.grant.spent = True
    if late.origins and (now or number >= 0):
        passed(t, operation)
    if not t.region:
        t.grant.left = False
    if number < 0:
        if not now:
            if late.pending and kind in order.waiting and here(t) not in t.world.guesses.guessed:
                t.record.unguessed = here(t)
            raise BlockedError(OWN, interruptible=False)
        late.kind = kind
        value = values[_see(t, address, len(values))]
        if t.trace is not None:
            t.trace("read", address, value)
        return True, value
    if (issue := t.request.issue) is None:
        guess = options[number]
    else:
        guess = values[0] if issue.guess is UNKNOWN else issue.guess
    _issue_read(t, operation, guess, default)
    return True, guess


def _see(t: Thread, address: Address, count: int) -> int:
    """Chooses which of the versions that this thread may read a read returns, if it takes effect now."""
    if count == 1:
        # Only one version is left: this thread alone can see the variable, or all threads have seen the version.
        return 0
    number = t.choose(count)
    assert isinstance(t.view, Propagation)
    t.view.see(address, number)
    return number


def _guesses(t: Thread, order: Order, address: Address, default: Value, values: list[Value], now: bool) -> list[Value]:
    """The values that a read may return if it is left pending: those that other threads write until then. If the read
    cannot take effect at once, also the value in memory and those of the thread's own earlier writes, because reading
    them at once would give the same. A version that the thread has seen can be read at any time; a newer one brings
    other variables along."""
    late = late_of(t)
    known = t.view.known(whole(address), default_of(address, default))
    if t.world.guesses.renames and any(reached(value) for value in known):
        t.world.keep_names()
    guesses = list(dict.fromkeys([part_of(address, value) for value in known])) if order.tears else list(known)
    if now:
        return [guess for guess in guesses if not same(guess, values[0])]
    operation = MemoryOperation("R", address)
    writes = [entry for entry in pending(late.window) if entry.operation.address in (address, whole(address))]
    own = [own_value(entry, operation) for entry in writes]
    for guess in (*_visible(t.view, address, default), *own):
        if not any(same(guess, other) for other in guesses):
            guesses.append(guess)
    return guesses


def may_have_other(t: Thread, address: Address, default: Value, value: Value) -> bool:
    """True if a variable has another value for this thread, or gets one from another thread, as far as known."""
    known = t.view.known(whole(address), default_of(address, default))
    others = [*_visible(t.view, address, default), *[part_of(address, other) for other in known]]
    return any(not same(other, value) for other in others)


def same(a: Value, b: Value) -> bool:
    """True if two values of one variable are the same."""
    return a.__class__ is b.__class__ and bool(exact(a) == exact(b))


def note_late(t: Thread, order: Order, address: Address, writes: bool, volatile: bool) -> None:
    """Notes an access, made in order, that a model may let take effect later."""
    kinds = ("VW",) if volatile and writes else ("VR",) if volatile else ("W", "WP") if writes else ("R",)
    if not order.waiting.isdisjoint(kinds) and (not t.world.fuse or kind_of(address) in t.world.guesses.shared):
        t.record.could_be_late.append((address, writes))


def must_follow(t: Thread, address: Address, volatile: bool) -> bool:
    """True if an access to a variable of the thread alone has to be in the window: a volatile one may order others."""
    late = late_of(t)
    if any(late.order.meet(entry.operation.address, address) and not entry.is_ghost for entry in late.window):
        return True
    return volatile and (not late.order.reads_own or bool(late.taints.cells.get(address, 0) & late.pending))


def _free_number(t: Thread) -> int:
    late = late_of(t)
    taken = {entry.number for entry in late.window}
    return next(number for number in range(len(taken) + 1) if number not in taken)


def _issue_read(t: Thread, operation: MemoryOperation, guess: Value, default: Value) -> None:
    late = late_of(t)
    assert isinstance(t.begun, Running)  # so a step begins
    mark = t.world.marks.setdefault(t.begun.standing, len(t.world.marks))
    if not t.free and _is_spinning(t, mark):
        # An iteration of a loop that only reads and leads back to where the thread was can be left out of any run.
        raise BlockedError(OWN, interruptible=False)
    number = _free_number(t)
    _append(t, Pending(number, operation, guess, default, mark))
    late.pending |= 1 << number
    late.loaded |= 1 << number
    late.delayed = number
    t.record.events.append((t.record.operations, -len(pending(late.window))))
    if t.trace is not None:
        t.trace("issue", operation.address, number)


def _is_spinning(t: Thread, mark: int) -> bool:
    """True if the window has a read that was issued from where the thread is now, and no write since."""
    late = late_of(t)
    for entry in reversed(late.window):
        if entry.mark == mark:
            return True
        if entry.operation.kind in WRITES:
            return False
    return False


def _append(t: Thread, entry: Pending) -> None:
    late = late_of(t)
    if len(late.window) >= MOST_PENDING:
        t.world.full["window"] = MOST_PENDING
        raise BlockedError(OWN, interruptible=False)
    if entry.value.__class__ is float:
        entry = entry._replace(value=kept(entry.value), exact=real(entry.value))
    late.window.append(entry)


def write(t: Thread, address: Address, value: Value, default: Value, kind: str) -> None:
    """Issues a write; it takes effect by a step of its own."""
    late = late_of(t)
    data = late.data | late.published
    objects = reached(value) | frozenset(late.reached)
    operation = MemoryOperation(kind, address, late.uses, data, late.control, objects, frozenset(late.settled))
    if late.ghosts:
        hear_ghosts(t, operation)
    late.published = 0
    late.reached.clear()
    late.settled.clear()
    if late.origins:
        passed(t, operation)
    number = _free_number(t)
    _append(t, Pending(number, operation, value, default))
    # The write may take effect before the next visible operation, so that operation is no part of this step.
    t.commit()
    t.record.events.append((t.record.operations, -len(pending(late.window))))
    if t.trace is not None:
        t.trace("issue", address, number)


def mark(t: Thread, kind: str) -> None:
    """Issues a half barrier: it stays in the window until all operations have taken effect that it must wait for."""
    late = t.late
    if late is None:
        return
    if late.stamps and late.order.settles(kind):
        late.fences += 1
    if late.origins:
        passed(t, MemoryOperation(kind, None))
    if not pending(late.window):
        _raise_floor(t, kind)
    elif late.window[-1].operation.kind != kind:
        _append(t, Pending(_free_number(t), MemoryOperation(kind, None, control=late.control), None, None))
        _drop_barriers(t)


def _raise_floor(t: Thread, kind: str) -> None:
    """Lets the thread's writes bring along, from now on, what it had seen before this barrier for writes."""
    if kind == "WB" and isinstance(t.view, Propagation):
        t.view.raise_floor()


def _drop_barriers(t: Thread) -> None:
    """Removes barriers that nothing holds back any more. No thread can see when that happens, so it is no step."""
    late = late_of(t)
    order = late.order
    position = 0
    while position < len(late.window):
        kind = late.window[position].operation.kind
        if kind in _BARRIERS and complete_at(order, late.window, position):
            _raise_floor(t, kind)
            late.window = without(late.window, position)
            position = 0
        else:
            position += 1


_BARRIERS = {"RB", "WB"}


def write_kind(value: Value, volatile: bool) -> str:
    """True if a write publishes an object: numbers and null do not."""
    if volatile:
        return "VW"
    return "W" if value is None or value.__class__ in _NUMBERS else "WP"


_NUMBERS = {int, float, bool}


def reached(value: Value) -> frozenset[Any]:
    """The shared objects that a reference or delegate leads to directly."""
    if value.__class__ is Ref:
        return frozenset((value.key,))
    if value.__class__ is Delegate:
        return frozenset(target.key for target, _ in value.entries if target.__class__ is Ref)
    return frozenset()


UNKNOWN: Any = object()
"""The guess of a read that a schedule leaves pending, until the replay knows what the read returns."""


def complete(t: Thread, position: int) -> None:
    """Lets an operation of the window take effect. A pending read can do so only if its guess is right."""
    late = late_of(t)
    order = late.order
    entry = pending(late.window)[position]
    operation = entry.operation
    reads = operation.kind in READS
    if reads:
        _find(t, position)
        late.pending &= ~(1 << entry.number)
    else:
        put(t, operation, entry.value, entry.default)
        late.taints.cells.pop(operation.address, None)
    if reads or not order.forwarding:
        late.ghosts |= 1 << entry.number
        late.fresh.append(entry)
    late.window = without(late.window, late.window.index(entry))
    _drop_barriers(t)
    if t.trace is not None:
        late.kind = operation.kind
        kind = "read" if reads else "release" if operation.kind == "LR" else "write"
        t.trace(kind, operation.address, Completed(entry.number, entry.value))


def _find(t: Thread, position: int) -> None:
    """Lets a pending read take effect, if memory has the guessed value; else the thread is blocked."""
    late = late_of(t)
    order, entry = late.order, pending(late.window)[position]
    values = values_at(order, pending(late.window), position, t.view)
    if not same(values[_see(t, entry.operation.address, len(values))], entry.value):
        raise BlockedError(OWN, interruptible=False)


def put(t: Thread, operation: MemoryOperation, value: Value, default: Value) -> None:
    """Lets a write take effect."""
    view, address = t.view, operation.address
    if operation.kind == "LR" and value is not None:
        value = (t.slot, value)  # the depth to which the thread still has the lock
    if not isinstance(view, Propagation) or operation.kind == "LR":
        if address[-1].__class__ is Half:
            default = default_of(address, default)
            address, value = whole(address), replaced(address[-1], view.read(whole(address), default), value)
        view.write(address, value, default)
        return
    if view.make_room(address):
        t.world.full["versions"] = MOST_VERSIONS
    places = view.places(address)
    carried = late_of(t).order.carries(operation)
    view.put(address, value, default, t.choose(places) if places > 1 else 0, carried)


def is_useful(t: Thread) -> bool:
    """True if anything can still pass the read that this step has left pending; if not, the read need not be late."""
    late = late_of(t)
    order = late.order
    position = next(p for p, entry in enumerate(late.window) if entry.number == late.delayed)
    delayed = late.window[position]
    if any(not order.must_wait(delayed, entry.operation) for entry in late.window[position + 1 :]):
        return True
    if late.turns & 1 << delayed.number:
        return False
    following = late.upcoming
    if following is None:
        return True
    return following.kind in order.waiting or not order.must_wait(delayed, following)
