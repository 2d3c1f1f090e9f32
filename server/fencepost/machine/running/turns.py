"""Turns: a source of results is used by one at a time, and an asynchronous method is run by one thread at a time.

All code that is written with `await` and `await foreach` takes turns by itself, and three rules make its searches
small: an operation of a source (`[InTurn]` in the library) is one step; operations of an asynchronous iterator that are
`[Alone]` are no steps; the fields of a method or an iterator are not shared (`World.note_handed_over`). A program can
break the turns: by a source that one thread completes or reads while another resets it, by two turns of one iterator at
once, by an awaiter that runs a continuation twice, by a builder of its own. So uses are watched. A use that is out of
turn refutes the guess `Guesses.turns`, and the search begins again with what the code says, access by access.

Soundness. Two uses of a source conflict if one of them resets, completes or registers. Steps are: a completion, a
registration, a question and, for a source in an object of the program, every use. So of two uses that nothing orders,
both orders are explored. In one of the orders the later use is seen to be out of turn: the token is another one's; the
source is already complete, or not yet; it is reset before its result has been taken; or one consumer asks it for its
end and another one has been notified of that. For an iterator, resetting and taking are no steps; they ride on what
their consumer has done before. But between the beginning of a turn and its end there is a step, the completion, if
other threads look at it (`note_look`); a thread that begins a turn does both in two steps. So a turn, and another use
of the iterator that does not come after the end of that turn, are also explored with the other use in between: then a
turn is open, and its beginning (`MoveNextAsync`, `DisposeAsync`) and `Current` look for open turns. A use after the end
of a turn knows of that end by the continuation, or has asked: then there are two consumers, one of which is notified
and one of which asks, or one has a token of a turn that is over.

An asynchronous method is handed from one thread to the next by its continuation. The library runs each of its own
continuations once. If it hands one out to an awaiter, source or context of the program, it notes when that one has been
run (`Once`), and only the library is to call `MoveNext`. A method with a builder of the program's is not handed over at
all.
"""

from __future__ import annotations

from fencepost.lowering.klass import FieldSlot, Klass, MethodInstance
from fencepost.machine.shared.memory import note_look
from fencepost.machine.state.thread import Thread
from fencepost.machine.state.world import SOURCE, World
from fencepost.machine.values.values import CELL, ItemPointer, Published, Ref, Value

_VERSION, _COMPLETED = "version", "completed"
_RESUMES = "MoveNext"


def is_in_turn(thread: Thread, source: Value) -> bool:
    """True if an operation on a source of results is one step. Under a memory model this holds for the source of an
    iterator only, because the compiler has written all code that uses that."""
    world = thread.world
    return world.guesses.turns and (world.order is None or is_of_iterator(world, source))


def is_apart(thread: Thread, source: Value) -> bool:
    """True if a region is no step, because no other thread uses its variables while it runs."""
    world = thread.world
    apart = not thread.region and not thread.free and world.fuse and world.order is None
    return apart and is_of_iterator(world, source)


def is_of_iterator(world: World, source: Value) -> bool:
    """True if a source of results is the one by which an asynchronous iterator announces its turns."""
    if source.__class__ is not ItemPointer:
        return False
    return world.is_state_machine(source.target.klass)


def look(thread: Thread, method: MethodInstance, this: Value) -> None:
    """Looks if a method of an asynchronous method's state machine, or of an iterator, is called out of turn."""
    world, caller = thread.world, thread.frames[-1].code.method
    if not world.is_state_machine(method.owner):
        return
    if method.name != _RESUMES:
        if is_open(thread, this):
            world.out_of_turn()
    elif caller.owner.assembly is not world.universe.library:
        world.out_of_turn()


def is_open(thread: Thread, iterator: Value) -> bool:
    """True if a turn of an iterator that others can reach has begun and not ended."""
    if iterator.__class__ is Published:
        iterator = iterator.ref
    if iterator.__class__ is not Ref:
        return False
    slot = next((slot for slot in iterator.klass.fields if slot.type.generic == SOURCE), None)
    if slot is None:
        return False
    version, completed = (_part(thread, iterator, slot, name) for name in (_VERSION, _COMPLETED))
    return bool(version) and not completed


def _part(thread: Thread, ref: Ref, slot: FieldSlot, name: str) -> Value:
    number = next(part.index for part in slot.type.fields if part.name == name)
    value, address = ref.values[slot.index], (ref.key, slot.index, number)
    note_look(thread, address)
    return thread.view.read(address, 0) if value is CELL else value[number]


def is_handed_out(world: World, klass: Klass) -> bool:
    """True if a class is the program's, and no iterator: its objects may use whatever they are given in any way."""
    return klass.assembly is not world.universe.library and not world.is_state_machine(klass)
