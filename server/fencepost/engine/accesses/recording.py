"""The history of one run: a schedule is replayed, and all that its threads do to variables is written down."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.accesses.clocks import Clocks, Instant, is_before
from fencepost.engine.accesses.dataflow import Activity, Tokens, Traced, ValueFlow
from fencepost.engine.accesses.guards import Guards, guarded_fields
from fencepost.engine.accesses.rounds import LoopRound, Rounds
from fencepost.engine.accesses.sameness import are_alike
from fencepost.engine.accesses.seeing import SeenView
from fencepost.engine.accesses.ways import CollectionCall, is_on, key_of_object, own_call, way_of
from fencepost.library.collections import Collection
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.running.entering import ENTERS
from fencepost.machine.running.starting import STARTS
from fencepost.machine.state.code_places import CodePlace, place_at, places
from fencepost.machine.state.frames import Frame
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.addresses import Address
from fencepost.machine.values.exact import exact
from fencepost.machine.values.values import Published, Ref, Value
from fencepost.model.history import Act, ActKind, Offence, WaitingLoop
from fencepost.search.space import Space, StateView


class RecordedAct(NamedTuple):
    """An act with what reports need of it: the thread, where it was, and when; the value that it wrote or read, and
    the operations that have made that value and done the act; the member of a collection that was called; the lock that
    was missing."""

    act: Act
    slot: int
    places: tuple[CodePlace, ...]
    moment: Instant
    value: Value = None
    made: int = -1
    at: int = 0
    member: str = ""
    lacks: str = ""


Remade = tuple[Hashable, Hashable]
"""A thread at a place of the code, and the value that it has read before it writes there."""


class RecordedHistory:
    """The history of one run, as rules ask about it (`model.history.History`)."""

    def __init__(
        self, done: list[RecordedAct], flow: ValueFlow, doings: list[tuple[Hashable, int, frozenset[int]]]
    ) -> None:
        self.done = done
        self._flow, self._doings = flow, doings
        self.collections: dict[Hashable, Collection] = {}
        self.locked: set[Hashable] = set()
        self.compared: set[Hashable] = set()
        self.remade: dict[Remade, set[Hashable]] = {}
        self.rounds: list[LoopRound] = []

    @property
    def acts(self) -> list[Act]:
        return [done.act for done in self.done]

    def ordered(self, first: Act, second: Act) -> bool:
        one, other = self.done[first.number].moment, self.done[second.number].moment
        return is_before(one, other) or is_before(other, one)

    def alike(self, first: Act, second: Act) -> bool:
        told_apart = self.locked | self.compared
        return are_alike(self.done[first.number].value, self.done[second.number].value, told_apart)

    def goes_on_with(self, write: Act) -> bool:
        done = self.done[write.number]
        if any(number > done.at for number in self._flow.used.get(done.made, ())):
            return True
        condition = write.turns_on
        if any(who == write.who and number > done.at and condition & tokens for who, number, tokens in self._doings):
            return True
        for later in self.done[write.number + 1 :]:
            act = later.act
            if act.variable == write.variable and act.writes:
                break
            if act.variable == write.variable and act.who == write.who and self._flow.used.get(later.made):
                return True
        return any(
            later.act.who == write.who and later.act.writes and condition & later.act.turns_on
            for later in self.done[write.number + 1 :]
        )

    def is_made_again(self, write: Act, lost: Act) -> bool:
        known = self.remade.get((_maker(self.done[write.number]), exact(self.done[lost.number].value)))
        return known is not None and known == {exact(self.done[write.number].value)}

    def updates(self) -> Iterator[tuple[Remade, Hashable]]:
        """What threads have written at a place of the code after they had read a value there."""
        read: dict[tuple[Hashable, Hashable], RecordedAct] = {}
        for done in self.done:
            key = (done.act.who, done.act.variable)
            if done.act.kind == "read":
                read[key] = done
            elif done.act.kind == "write" and key in read:
                yield (_maker(done), exact(read[key].value)), exact(done.value)

    def one_writer_is_fine(self, collection: Hashable) -> bool:
        known = self.collections.get(collection[1] if isinstance(collection, tuple) else collection)
        return known is not None and known.one_writer

    def hands_out(self, offence: Offence) -> bool:
        """True if one of the accesses of an offence writes a reference."""
        done = [self.done[act.number] for act in (offence.act, *offence.others)]
        return any(one.act.writes and isinstance(one.value, Ref | Published) for one in done)

    def unguarded(self, act: Act) -> str:
        return self.done[act.number].lacks

    @property
    def waits(self) -> list[WaitingLoop]:
        return [
            WaitingLoop(
                tuple([one.act for one in self.done[found.first : found.end] if one.act.kind == "read"]), found.left
            )
            for found in self.rounds
        ]


class RunRecorder:
    """Hears a replayed run (`search.replay.Recorder`; `watch` is called before every operation)."""

    def __init__(self, own: OwnCode) -> None:
        self._own = own
        self._guarded = guarded_fields(own)
        self._space: Space | None = None
        self._clear()

    def _clear(self) -> None:
        self._flow, self._clocks, self._rounds = ValueFlow(), Clocks(), Rounds()
        self._done: list[RecordedAct] = []
        self._doings: list[tuple[Hashable, int, frozenset[int]]] = []
        self._touched: tuple[str, int, Address] | None = None
        self._read: dict[int, RecordedAct] = {}
        self._exchanged: dict[int, Address] = {}
        self._entries: dict[int, list[_EntryCall]] = {}
        self._entry_numbers: dict[Hashable, int] = {}
        self._collections: dict[Hashable, Collection] = {}
        self._locked: set[Hashable] = set()
        self._compared: set[Hashable] = set()

    def history(self) -> RecordedHistory:
        found = RecordedHistory(self._done, self._flow, self._doings)
        found.collections, found.locked, found.compared = self._collections, self._locked, self._compared
        found.rounds = self._rounds.found
        return found

    # ---- what a replay tells

    def begin(self, space: Space) -> None:
        self._clear()
        self._space = space
        self._guards = Guards(space.world, self._guarded)

    def view(self, space: Space, slot: int, state: int) -> StateView:
        return _HeardView(self, space, slot, state)

    def touches(self, kind: str, slot: int, address: Address) -> None:
        """A thread reads or writes a cell, for whatever reason: if no access of the program turns out to be the reason,
        it learns of others by that, or lets them know."""
        self._settle()
        self._touched = (kind, slot, address)

    def watch(self, thread: Thread, frame: Frame, _accesses: int) -> None:
        self._settle()
        self._return(thread)
        world, method = thread.world, frame.code.method
        is_asynchronous = method.name == "MoveNext" and world.is_state_machine(method.owner)
        self._flow.before(thread, frame, is_asynchronous)
        self._rounds.before(thread, frame, len(self._done))
        op = frame.code.lowered.ops[frame.pc]
        if op.name in _IDENTITY:
            sides = [key_of_object(frame.regs[source]) for source in op.srcs]
            if all(side is not None for side in sides):
                self._compared.update(sides)

    def heard(self, thread: Thread, kind: str, address: Address, value: Value) -> None:
        if kind in ("write", "lock"):
            for call in self._entries.get(thread.slot, ()):
                call.since = len(self._done) if call.since < 0 else call.since
        if kind == STARTS:
            self._settle()
            self._flow.hands_out(thread)
            self._clocks.starts(thread.slot, int(value))
        elif kind == ENTERS:
            self._settle()
            self._enters(thread, address, value)
        elif kind in ("read", "write"):
            self._touched = None
            self._accesses(thread, kind, address, value)
        else:
            self._rounds.orders(thread.slot)
            if kind in ("lock", "wait", "woken", "timeout"):
                self._locked.add(address[0])

    def _settle(self) -> None:
        """What was touched without an access of the program orders threads."""
        if self._touched is not None:
            (kind, slot, address), self._touched = self._touched, None
            if kind == "read":
                self._clocks.acquires(slot, address)
            else:
                self._clocks.releases(slot, address)

    # ---- accesses

    def _accesses(self, thread: Thread, kind: str, address: Address, value: Value) -> None:
        slot, way = thread.slot, way_of(thread)
        if way == "own":
            self._inside(thread, kind, address)
        elif way != "plain":
            self._orders(slot, kind, address)
        if way != "plain":
            self._rounds.orders(slot)
        elif kind == "write":
            self._rounds.writes(slot, address, value)
        if kind == "read":
            is_act = way not in ("library", "own")
            made = self._flow.loads(thread, address, len(self._done) if is_act else None)
            if way == "plain":
                self._clocks.gets(slot, address, _reach(value))
            if is_act:
                self._note(thread, "read", address, value, way == "plain", made=made)
                self._read[slot] = self._done[-1]
                if way == "atomic" and thread.frames[-1].code.method.name == "Exchange":
                    self._exchanges(thread, address)
            return
        if self._exchanged.pop(slot, None) is not None:
            return
        stored = self._flow.stores(thread, address)
        contents = self._flow.hands_out(thread)
        if way == "plain" and key_of_object(value) is not None:
            self._clocks.publishes(slot, address)
        if way in ("library", "own"):
            return
        tokens = self._made_of(slot, stored.tokens | contents)
        done = self._read.pop(slot, None)
        is_update = way == "atomic" and done is not None and done.act.variable == address
        self._note(thread, "update" if is_update else "write", address, value, way == "plain", tokens, stored.made)

    def _exchanges(self, thread: Thread, address: Address) -> None:
        """An exchange writes, even what is there already. One whose result is dropped has not looked."""
        stored = self._flow.stores(thread, address)
        tokens = self._made_of(thread.slot, stored.tokens | self._flow.hands_out(thread))
        frame = thread.frames[-1]
        value = frame.regs[frame.code.lowered.ops[frame.pc].srcs[1]]
        self._exchanged[thread.slot] = address
        kind: ActKind = "write" if _drops_old(thread) else "update"
        self._note(thread, kind, address, _shared(value), False, tokens, stored.made)

    def _inside(self, thread: Thread, kind: str, address: Address) -> None:
        """The library uses what is inside of a collection, and no call of a member says so: an enumerator does, or what
        LINQ has made of it."""
        variable, slot = ("object", address[0]), thread.slot
        if address[0] not in self._collections or any(is_on(frame, address[0]) for frame in thread.frames):
            return
        act: ActKind = "look" if kind == "read" else "change"
        last = next((done for done in reversed(self._done) if done.slot == slot), None)
        if last is None or (last.act.kind, last.act.variable) != (act, variable):
            self._note(thread, act, variable, None, False)

    def _note(
        self, thread: Thread, kind: ActKind, variable: Hashable, value: Value, plain: bool,
        tokens: Tokens = frozenset(), made: int = -1, member: str = "",
        since: int = -1, called: bool = False,
    ) -> None:  # fmt: skip
        slot, number = thread.slot, len(self._done)
        turns = self._flow.turns(slot)
        named = isinstance(variable, tuple) and variable[0] in ("object", "entry")
        owner = variable[1 if named else 0] if isinstance(variable, tuple) else variable
        made_of, turns_on = self._numbers(tokens), self._numbers(turns)
        act = Act(number, self._who(slot), kind, variable, made_of, turns_on, plain, since)
        moment = self._clocks.moment(slot, owner)
        where = _in_statements(_calling(thread) if called else places(thread))
        self._rounds.acts(slot, number)
        view = thread.view
        assert isinstance(view, SeenView)  # the recorder has made it
        lacks = self._guards.missing(thread, view, variable, act.writes) if isinstance(variable, tuple) else ""
        self._done.append(RecordedAct(act, slot, where, moment, value, made, self._flow.now, member, lacks))

    def _numbers(self, tokens: Tokens) -> frozenset[int]:
        """The reads among tokens, by their numbers."""
        known = [self._entry_numbers.get(token, token) for token in tokens]
        return frozenset([token for token in known if isinstance(token, int)])

    def _made_of(self, slot: int, tokens: Tokens) -> Tokens:
        """What a value was computed from, or chosen by comparing it with."""
        known = self._flow.resolved(slot, tokens)
        return known | self._flow.chosen(slot, known)

    def _who(self, slot: int) -> Hashable:
        activity: Activity | None = self._flow.activity(slot)
        return slot if activity is None else activity

    def _orders(self, slot: int, kind: str, address: Address) -> None:
        if kind == "read":
            self._clocks.acquires(slot, address)
        else:
            self._clocks.releases(slot, address)

    # ---- calls

    def _enters(self, thread: Thread, target: Value, method: MethodInstance) -> None:
        caller = thread.frames[-1].code.method if thread.frames else None
        library = thread.world.universe.library
        if method.owner.assembly is not library:
            return
        if caller is not None and caller.owner.assembly is not library:
            turns = self._numbers(self._flow.turns(thread.slot))
            self._doings.append((self._who(thread.slot), self._flow.now, turns))
        call = own_call(thread, target, method)
        if call is None:
            return
        self._entry(thread, call)
        if call.matters:
            self._collections[call.key] = call.collection
            kind: ActKind = "change" if call.changes else "look"
            self._note(thread, kind, ("object", call.key), None, False, member=call.member, called=True)

    def _entry(self, thread: Thread, call: CollectionCall) -> None:
        """An entry of a dictionary, or an element of a list, is a variable, too."""
        kind: ActKind
        known, key, name = call.collection, call.key, call.member
        if name in known.entry_reads:
            kind = "read"
        elif name in known.entry_writes:
            kind = "write"
        elif name in known.entry_updates:
            kind = "update"
        else:
            return
        values = self._flow.arguments(thread)
        if len(values) < 2:
            return
        item, _ = values[1]
        variable = ("entry", key, exact(item) if not isinstance(item, Ref) else item.key)
        written = values[-1][1] if kind == "write" and len(values) > 2 else Traced()
        tokens = self._made_of(thread.slot, written.tokens)
        value = _shared(values[-1][0]) if kind == "write" else None
        reading = _Reading(self._flow.now)
        called = _EntryCall(len(thread.frames), kind, variable, value, tokens, written.made, reading)
        self._entries.setdefault(thread.slot, []).append(called)
        if kind == "read":
            self._flow.surround(thread, reading)

    def _return(self, thread: Thread) -> None:
        """Calls of collections have taken effect when they have returned."""
        open = self._entries.get(thread.slot)
        while open and len(thread.frames) <= open[-1].depth:
            call = open.pop()
            if call.kind == "read":
                self._entry_numbers[call.reading] = len(self._done)
            since = -1 if call.kind == "read" else call.since
            self._note(
                thread, call.kind, call.variable, call.value, False, call.tokens, call.made, since=since, called=True
            )  # fmt: skip


class _Reading(NamedTuple):
    """Stands for what a call reads, until it has returned and its act has a number."""

    call: int


@dataclass
class _EntryCall:
    """A call that uses an entry of a dictionary and has not returned: with how many calls around it. `since` is the
    number of the next act when it first changed memory, or took a lock to do so; -1 before that."""

    depth: int
    kind: ActKind
    variable: Hashable
    value: Value
    tokens: Tokens
    made: int
    reading: _Reading
    since: int = -1


class _HeardView(SeenView):
    """Memory as a thread sees it in a replay; it says what the thread looks at and writes."""

    __slots__ = ("_recorder",)

    def __init__(self, recorder: RunRecorder, space: Space, slot: int, state: int) -> None:
        super().__init__(space, slot, state)
        self._recorder = recorder

    def read(self, address: Address, default: Value) -> Value:
        self._recorder.touches("read", self._slot, address)
        return super().read(address, default)

    def write(self, address: Address, value: Value, default: Value) -> None:
        self._recorder.touches("write", self._slot, address)
        super().write(address, value, default)

    def create(self, address: Address, value: Value, default: Value) -> None:
        StateView.write(self, address, value, default)


_IDENTITY = {"ceq_o", "b_eq_o", "b_ne_un_o"}


def _reach(value: Value) -> set[Hashable]:
    """The objects to which a value leads, by fields that never change."""
    found: set[Hashable] = set()
    open = [value]
    while open:
        one = open.pop()
        if isinstance(one, Published):
            one = one.ref
        if isinstance(one, Ref) and one.key not in found:
            found.add(one.key)
            open.extend(one.values)
        elif one.__class__ is tuple:
            open.extend(one)
    return found


_MADE_BY_COMPILER = "System.Runtime.CompilerServices.CompilerGeneratedAttribute"


def _in_statements(where: tuple[CodePlace, ...]) -> tuple[CodePlace, ...]:
    """The places of a thread without the accessors of a property that is only a field: who uses the property uses the
    field."""
    while len(where) > 1 and where[-1].method.name.startswith(("get_", "set_")):
        if all(attribute.type != _MADE_BY_COMPILER for attribute in where[-1].method.definition.attributes):
            break
        where = where[:-1]
    return where


def _maker(done: RecordedAct) -> Hashable:
    return done.slot, done.places


def _shared(value: Value) -> Value:
    return value.ref if isinstance(value, Published) else value


def _calling(thread: Thread) -> tuple[CodePlace, ...]:
    """The places of a thread that is about to make a call, or has just made one: it already knows where it goes on."""
    frame = thread.frames[-1]
    return (*places(thread)[:-1], place_at(frame.code, frame.pc - 1))


def _drops_old(thread: Thread) -> bool:
    """True if an exchange gives back what was there, and the program drops it."""
    if len(thread.frames) < 2:
        return False
    caller, result = thread.frames[-2], thread.frames[-1].dst
    return result < 0 or result not in caller.code.live_at(caller.pc)
