"""Memory in the middle of a step, as a look that the step does not notice; and what leads to an object in it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Set

from fencepost.machine.state.frames import Frame
from fencepost.machine.state.local_state import LocalState, Running
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.values import CELL, Delegate, ItemPointer, Obj, Published, Ref, Value
from fencepost.search.space import Cell, Space, StateView

_TASK = "System.Runtime.CompilerServices.AsyncTask`2"
_CONTINUATIONS = "continuations"


class SeenView(StateView):
    """Memory as a thread sees it in one state. A look at it adds nothing to what the step depends on."""

    __slots__ = ("slot", "space", "state")

    def __init__(self, space: Space, slot: int, state: int) -> None:
        super().__init__(space, slot, state)
        self.space, self.slot, self.state = space, slot, state

    def now(self, address: Address, default: Value = None) -> Value:
        """The value of a variable, with what the step has written so far."""
        found = self.space.cells.get(address)
        return default if found is None else self.content(found)

    def content(self, cell: Cell) -> Value:
        return self.written[cell] if cell in self.written else cell.values[self.space.get(cell, self.state)]

    def item(self, target: Value, number: int, default: Value = None) -> Value:
        """A field of an object, whoever can reach that."""
        if isinstance(target, Published):
            target = target.ref
        if isinstance(target, Obj):
            return target.values[number]
        value = target.values[number] if isinstance(target, Ref) else default
        return self.now((target.key, number), default) if value is CELL else value

    def field(self, target: Value, name: str, default: Value = None) -> Value:
        """A field of an object by its name; of several, that of the most derived class."""
        for slot in reversed(self.space.world.universe.fields(target.klass)):
            if slot.name == name:
                return self.item(target, slot.index, default)
        return default


def has_company(thread: Thread, view: SeenView) -> bool:
    """True if there is another thread that has been started and has not ended."""
    return next(_others(thread, view), None) is not None


def is_reached(thread: Thread, view: SeenView, key: Hashable) -> bool:
    """True if another thread that has not ended can get at an object: by a static field, or by what it goes on with.

    What only the asynchronous methods keep that this thread runs, and those that await them, counts as the thread's
    own: none of them goes on before this one has left it.
    """
    others = list(_others(thread, view))
    if not others:
        return False
    by_owner: dict[Hashable, list[Cell]] = {}
    for cell in view.space.cells.values():
        by_owner.setdefault(cell.address[0], []).append(cell)
    seen = set(_machines(thread, view, by_owner))
    if key in seen:
        return False
    open = [value for state in others for value in _roots(state)]
    open += [view.content(cell) for cell in by_owner.get("static", ())]
    while open:
        for ref in _refs(open.pop()):
            if ref.key == key:
                return True
            if ref.key not in seen:
                seen.add(ref.key)
                open.extend(value for value in ref.values if value is not CELL)
                open.extend(view.content(cell) for cell in by_owner.get(ref.key, ()))
    return False


def _others(thread: Thread, view: SeenView) -> Iterator[Running]:
    """The other threads that have not ended, with those that this step has started."""
    known: dict[int, LocalState | None] = {
        field.slot: view.space.local_of(view.state, field.slot) for field in view.space.threads
    }
    known |= dict(thread.record.started)
    for slot, state in known.items():
        if slot != thread.slot and isinstance(state, Running):
            yield state


def _roots(state: Running) -> Iterator[Value]:
    """All values that a thread may go on with."""
    for frame in state.frames:
        yield from (value for _, value in frame.registers)
        yield frame.pending
        yield frame.partial
        yield frame.lock
    yield from (value for kept in state.heap for value in kept.values)
    yield from (value for _, value in state.own_statics)
    yield state.this


def _refs(value: Value) -> Iterator[Ref]:
    """The shared objects that a value names."""
    open = [value]
    while open:
        one = open.pop()
        if isinstance(one, Published):
            one = one.ref
        if isinstance(one, Ref):
            yield one
        elif isinstance(one, Delegate):
            open.extend(one.parts())
        elif isinstance(one, tuple):
            open.extend(one)


def _machines(thread: Thread, view: SeenView, by_owner: dict[Hashable, list[Cell]]) -> Set[Hashable]:
    """The objects of the asynchronous methods that a thread runs, and of those that await these."""
    found: dict[Hashable, None] = {}
    open = [ref for frame in thread.frames for ref in _machine_of(thread, frame)]
    while open:
        ref = open.pop()
        if ref.key in found:
            continue
        found[ref.key] = None
        if ref.klass.generic == _TASK:
            waiting = _refs(view.field(ref, _CONTINUATIONS))
            open.extend(other for other in _unpacked(waiting, view, by_owner) if other.klass.generic == _TASK)
    return found.keys()


def _unpacked(refs: Iterable[Ref], view: SeenView, by_owner: dict[Hashable, list[Cell]]) -> Iterator[Ref]:
    """Objects, with those that arrays among them hold."""
    for ref in refs:
        yield ref
        if ref.klass.is_array:
            for value in [*ref.values, *[view.content(cell) for cell in by_owner.get(ref.key, ())]]:
                yield from _refs(value)


def _machine_of(thread: Thread, frame: Frame) -> Iterator[Ref]:
    """The object of an asynchronous method that a frame is of: its state machine, or its task with that in it."""
    owner = frame.code.method.owner
    if frame.code.method.static or not (thread.world.is_state_machine(owner) or owner.generic == _TASK):
        return
    this = frame.regs[0]
    yield from _refs(this.target if isinstance(this, ItemPointer) else this)
